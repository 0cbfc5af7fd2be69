"""Dice for movements and attacks: large rolled dice, and the input of dice thrown on the table."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.rules.soup.fights import RetryFight, RollFight
from companion.rules.soup.play import FACES
from companion.ui import kit
from companion.ui.soup.context import Here
from companion.ui.soup.phase import titled
from companion.ui.widgets.dice import face_buttons, tumbling_die, use_tumble

SIZE = 72
"""Width of a rolled die."""
SMALL = 36
"""Width of an entered die while the next one is entered."""


@kit.component
def LyingDice(style: kit.Style, dice: tuple[int, ...], colours: tuple[str, ...], throw: str) -> ft.Control:
    """Draw rolled dice, large enough for everybody to see.

    Args:
        throw: Identifies this throw, so that only a new throw tumbles.
    """
    tumble = use_tumble(throw)
    drawn: list[ft.Control] = [
        tumbling_die(
            style,
            FACES,
            face,
            colour,
            tumble,
            size=SIZE,
            label=style.words("movement-die", face=face),
        )
        for face, colour in zip(dice, colours, strict=True)
    ]
    return ft.Row(drawn, spacing=kit.GAP_WIDE, alignment=ft.MainAxisAlignment.CENTER)


@kit.component
def EnteredDice(
    here: Here, count: int, colour: str, give: Callable[[tuple[int, ...]], Any], *, what: str = ""
) -> ft.Control:
    """Draw the input of dice thrown on the table, one after the other; the last one submits them all.

    Args:
        count: The number of dice.
        give: Submits the faces.
        what: The words of the chip that opens the input.
    """
    style, words = here.style, here.words
    opened, set_opened = kit.use_state(False)
    faces, set_faces = kit.use_state(tuple[int, ...]())
    if not opened:
        said = what or words("movement-own-dice")
        return ft.Row([kit.chip_button(style, said, lambda: set_opened(True), glyph="edit")])

    def press(face: int) -> Callable[[], Any]:
        def enter() -> None:
            now = (*faces, face)
            if len(now) < count:
                set_faces(now)
                return
            set_faces(())
            set_opened(False)
            give(now)

        return enter

    parts: list[ft.Control] = []
    if faces:
        parts.append(ft.Row([kit.die(FACES, face, colour, SMALL) for face in faces], spacing=kit.GAP))
    buttons = face_buttons(style, FACES, colour, press, lambda face: words("movement-die", face=face))
    parts.append(ft.Row([buttons]))
    title = words("movement-enter-die", number=len(faces) + 1, count=count)
    return titled(here, title, kit.column(parts, kit.GAP, stretch=True))


@kit.component
def FightDice(here: Here, retries: int | None) -> ft.Control:
    """Draw the input of a fight's dice, first the attacker's die; after a tie both are entered again.

    Args:
        retries: The seat that uses the second attempt of Persistence; None for the first throw.
    """
    words = here.words
    tie, set_tie = kit.use_state(False)

    def give(faces: tuple[int, ...]) -> None:
        attacker, defender = faces
        set_tie(attacker == defender)
        if attacker == defender:
            return
        dice = ((attacker, defender),)
        throw = RollFight(dice=dice) if retries is None else RetryFight(seat=retries, dice=dice)
        here.context.submit(throw)

    what = words("fight-own-dice")
    entered = kit.keyed("faces", EnteredDice, here, 2, here.palette.text, give, what=what)
    told: list[ft.Control] = [here.style.text(words("fight-tie"), kit.BODY_STRONG)] if tie else []
    return kit.column([*told, entered], kit.GAP, stretch=True)
