"""The die and its re-roll window, the same for a battle, a resistance test and a gene chosen by a die.

The window has a large die, a re-roll button for each player with fate, and one wide button to accept. While
the die tumbles only the die itself can be pressed.
"""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.game.rolls import DiceRoll
from companion.ui.shared.phones.actions import acting_bar, waits_for, window_actions
from companion.ui.widgets.dice import Tumble, face_buttons, small_dice, tumbling_die, use_tumble

SIGN: Final = re.compile(" ([=+−]) ")
"""Matches an operator of a sum and the spaces around it, at which lines must not break."""
PIECE = 28
"""The size of a player's piece on the button for a re-roll."""
DIE_SIZE = 120
"""Width of a die: a digit on four faces is 48 pixels high."""
SMALL_DIE = 72
"""Width of a die on small phones and wide pages, so that the percentages and their words are visible."""
LARGE_TEXT_DIE = 48
"""Width of a die with large text, which leaves even less room."""
SMALLEST_PAGE = 340
"""On pages narrower than this the die and its outcome come first, since such phones are also low."""


@dataclass(frozen=True)
class RollStage:
    """A roll as one device shows it.

    Attributes:
        tumble: The animation of the die, which tells whether the face can be read yet.
        by_hand: Whether the players roll on the table and enter the face, instead of letting the app roll.
    """

    tumble: Tumble
    by_hand: bool
    switch: kit.Press


def use_roll(context: AnyContext, roll: DiceRoll | None) -> RollStage:
    """Return this device's state of the current roll. It is a hook, so call it even without a roll."""
    other_way, set_other_way = kit.use_state(False)
    by_hand = (context.client.dice == "hand") != other_way
    tumble = use_tumble(roll.thrown if roll is not None else None)
    return RollStage(tumble, by_hand, lambda: set_other_way(not other_way))


def under_way(context: AnyContext) -> DiceRoll | None:
    return context.ui.roll(context.state)


def throw(context: AnyContext, face: int | None = None, drawn: DiceRoll | None = None) -> bool:
    """Throw the die that is due, unless another device was faster.

    Args:
        drawn: The roll that the pressed control shows; it tells which of several dice to throw.
    """
    roll = under_way(context)
    if roll is None or roll.face is not None:
        return False
    due = drawn if drawn is not None and drawn.which == roll.which else roll
    return context.submit(due.throw(face))


def let_stand(
    context: AnyContext,
    roll: DiceRoll | None,
    stage: RollStage,
    *,
    go_on: bool = False,
    then: Sequence[Any] = (),
) -> bool:
    """Accept the face on screen; return whether it was accepted.

    Args:
        go_on: Whether the same press also makes the app roll the next die.
        then: Further commands to submit with the same press.
    """
    if roll is None or told_moved_on(context, roll):
        return False
    given = [roll.let_stand]
    after = context.after(roll.let_stand) if go_on and not stage.by_hand else None
    due = context.ui.roll(after) if after is not None else None
    if due is not None and due.face is None and context.acts_for(due.roller):
        given.append(due.throw(None))
    return context.submit(*given, *then)


def told_moved_on(context: AnyContext, roll: DiceRoll) -> bool:
    """Return whether the current roll differs from the drawn one; if so, report it.

    A press must then do nothing. The rules refuse a press for an earlier throw of the same roll, but cannot
    distinguish the first throws of two rolls.
    """
    now = under_way(context)
    moved_on = now is None or now.which != roll.which
    if moved_on:
        context.client.tell(context.words("tap-too-late"))
    return moved_on


def meaning_of(roll: DiceRoll) -> tuple[object, int]:
    """Return the roll and throw that a button was drawn for: its meaning for the tap guard."""
    return roll.which, roll.throws


def is_tight(style: kit.Style) -> bool:
    """Return whether the page has so little room that the die and its outcome come first."""
    return not style.room_for_two(SMALLEST_PAGE)


def rerolls_scroll(style: kit.Style) -> bool:
    """Return whether re-roll buttons scroll: with large text a phone cannot show them below the advice."""
    return not (style.room_for_two(large=kit.READING) or style.actions_beside)


def is_small(style: kit.Style) -> bool:
    """Return whether the page is so small that remarks on the die are placed beside the die."""
    return style.low or style.narrow


def die_on_table(
    here: AnyHere,
    roll: DiceRoll | None,
    stage: RollStage,
    total: str = "",
    below: ft.Control | None = None,
) -> ft.Control:
    """Draw the die in the roller's colour, with the re-rolled faces beside it.

    Args:
        total: The sum that includes the die, in words; empty while the die tumbles.
    """
    style, words = here.style, here.words
    if roll is None:
        return ft.Container()
    roller = here.context.seats[roll.roller]
    colour = here.palette.players[roller.colour]
    spoken = (
        words("dice-due-spoken", player=roller.name)
        if roll.face is None
        else words("dice-lies-spoken", player=roller.name, face=roll.face)
    )
    size = SMALL_DIE if is_small(style) or style.wide else DIE_SIZE
    size = size if style.scale <= kit.LARGE_TEXT else LARGE_TEXT_DIE
    thrown = tumbling_die(style, roll.faces, roll.face, colour, stage.tumble, size=size, label=spoken)
    earlier: ft.Control | None = None
    if roll.earlier:
        faces = here.words.list([str(face) for face in roll.earlier])
        said = words("dice-earlier-spoken", faces=faces)
        earlier = small_dice(style, roll.faces, roll.earlier, words("dice-earlier"), said)
    beside = [sum_line(style, SIGN.sub("\u00a0\\1\u00a0", total), sum_room(style, size))] if total else []
    if beside and below is not None:
        beside.append(below)
    right = [*beside, *([earlier] if earlier is not None else [])]
    # Build the same tree for every throw: a die that moves within the tree does not animate.
    return ft.Row(
        [
            ft.Container(expand=1 if right and not beside else None),
            ft.Container(thrown, expand=None if beside else 1),
            ft.Container(kit.column(right, kit.GAP_SMALL, stretch=True), expand=1 if right else None),
        ],
        spacing=0,
    )


def sum_room(style: kit.Style, size: float) -> float:
    """Return the width of the part beside a die of this size, in logical pixels."""
    return min(style.width, kit.READING) - 2 * kit.MARGIN - size


def sum_line(style: kit.Style, sentence: str, room: float | None = None) -> ft.Control:
    role = kit.NAME if is_small(style) else kit.HEADING
    return style.text(sentence, role, align=ft.TextAlign.CENTER, lines=3, room=room)


def waiting_line(here: AnyHere, roll: DiceRoll | None) -> ft.Control:
    """Draw a line that names the roller until the die rests; screen readers read the name with the die."""
    name = here.context.seats[roll.roller].name if roll is not None else ""
    return kit.silent(sum_line(here.style, here.words("dice-throws", player=name)))


def reroll_buttons(
    here: AnyHere, roll: DiceRoll, stage: RollStage, advised: Collection[int] = ()
) -> list[ft.Control]:
    """Draw the players who are asked about a re-roll, two in a line, in seat order.

    A player's cell is a button if this device may pay for the re-roll.

    Args:
        advised: The seats that are advised to re-roll; they come first, and their buttons are filled.
    """
    style, context = here.style, here.context
    order = sorted(roll.asked, key=lambda seat: (seat not in advised, seat))
    cells = [_reroll_button(here, roll, stage, seat, advised=seat in advised) for seat in order]
    names = [context.seats[seat].name for seat in roll.asked]
    beside = style.room_for_two(large=kit.READING, words=names, beside=PIECE + kit.GAP)
    across = 2 if beside or style.actions_beside else 1
    if len(cells) % across:
        cells.append(ft.Container(expand=True))
    title = style.text(here.words("dice-rerolls"), kit.CAPTION, here.palette.quiet, lines=2, heading=True)
    own = any(roll.points[seat] and context.acts_for(seat) for seat in roll.asked)
    return [
        *([title] if own else []),
        *(ft.Row(cells[at : at + across], spacing=kit.GAP) for at in range(0, len(cells), across)),
    ]


def scrolled_rerolls(
    here: AnyHere, roll: DiceRoll | None, stage: RollStage, advised: Collection[int] = ()
) -> list[ft.Control]:
    """Draw the re-roll buttons for the scrolling part; an empty list if they fit among the actions."""
    if roll is None or roll.face is None or not rerolls_scroll(here.style):
        return []
    return [kit.column(reroll_buttons(here, roll, stage, advised), kit.GAP, stretch=True)]


def _reroll_button(
    here: AnyHere, roll: DiceRoll, stage: RollStage, seat: int, *, advised: bool
) -> ft.Control:
    style, context = here.style, here.context
    p, words, player, points = here.palette, here.words, context.seats[seat], roll.points[seat]
    able = points > 0
    colour = p.players[player.colour] if able else p.quiet_players[player.colour]
    pays = able and context.acts_for(seat)
    filled = pays and advised
    ink = p.on_players[player.colour] if filled else p.text if able else p.passed
    drawn = ink if filled else colour
    name = style.text(player.name, kit.LABEL_STRONG, ink, lines=1)
    head: list[ft.Control] = [ft.Container(name, expand=True)]
    if seat in roll.accepted:
        head.append(
            kit.art(
                "check", ink if filled else p.quiet, 20, words("dice-accepted-spoken", player=player.name)
            )
        )
    left = words("dice-fate-left", fate=points) if able else words("dice-no-fate")
    lines = 1 if style.scale <= kit.LARGE_TEXT else 3
    below = [style.text(left, kit.CAPTION, ink, lines=lines, expand=True)]
    if able and not style.narrow and not style.actions_beside:
        below.insert(0, kit.fate_cells(style, 1, 1, drawn, size=12))
    told = [ft.Row(head, spacing=kit.GAP_SMALL), ft.Row(below, spacing=kit.GAP_SMALL)]
    content = ft.Row(
        [context.ui.piece(player.shape, drawn, PIECE), kit.column(told, stretch=True, expand=True)],
        spacing=kit.GAP,
    )
    inset = ft.Padding.symmetric(horizontal=kit.GAP, vertical=kit.GAP_SMALL)
    # On a low page all advice is above the buttons.
    close = style.narrow or style.actions_beside
    height = style.fixed(kit.TARGET if close else kit.TARGET_BUTTON)
    if not pays:
        return ft.Container(content, padding=inset, height=height, expand=True)
    ready = roll.face is not None and not stage.tumble.rolling
    return kit.row_button(
        style,
        content,
        (lambda: force(context, roll, seat, stage)) if ready else None,
        edge=colour,
        fill=colour if filled else None,
        padding=inset,
        height=height,
        expand=True,
        label=words("dice-reroll-spoken", player=player.name, fate=points),
    )


def force(context: AnyContext, roll: DiceRoll, seat: int, stage: RollStage) -> Any:
    """Pay for a re-roll of the face on screen."""
    if told_moved_on(context, roll):
        return False
    # If the roller has a device of their own, the die is thrown there.
    mine = context.acts_for(roll.roller)
    return context.submit(roll.reroll(seat, mine and not stage.by_hand))


def roll_actions(
    here: AnyHere,
    roll: DiceRoll | None,
    stage: RollStage,
    *,
    stand: str = "",
    on_stand: Callable[[], Any] | None = None,
    before: Callable[[], Sequence[Any]] | None = None,
    note: str | Callable[[], str] = "",
    out: str = "",
    rerolls: bool = True,
    advised: Collection[int] = (),
    quiet: bool = False,
) -> ft.Control:
    """Draw the actions on a roll: roll, or enter the face; then force a re-roll, or accept.

    Args:
        roll: The current roll, or the roll that follows the commands of `before`.
        stand: The words of the accept button.
        before: Returns commands that the same press submits before the roll.
        note: The price or the consequence, see `guarded`.
        out: Names the players whom the face eliminates, if any; the button is then red and shows them.
        rerolls: Whether the re-roll buttons are among the actions, instead of on the page.
        advised: As for `reroll_buttons`.
        quiet: Whether something else on the page comes first, so that the accept button is only outlined.
    """
    style, context = here.style, here.context
    if roll is None:
        return ft.Container()
    if roll.face is not None:
        press = None if stage.tumble.rolling else on_stand
        buttons = reroll_buttons(here, roll, stage, advised) if rerolls and not rerolls_scroll(style) else []
        shared = window_actions(here, roll, press, buttons)
        out, meaning = "" if stage.tumble.rolling else out, ("stand", *meaning_of(roll))
        told = out or (note if isinstance(note, str) else "")
        lets = kit.guarded(style, meaning, stand, press, note=told or None, grave=bool(out), quiet=quiet)
        stands = ft.Row([lets])
        actions = [kit.column([*buttons, stands], kit.GAP, stretch=True, expand=True)]
        return shared or acting_bar(here, roll.asked, actions)
    if waiting := waits_for(here, roll.roller):
        return waiting

    def cast(face: int | None = None) -> None:
        given = before() if before is not None else ()
        if given:
            context.submit(*given, roll.throw(face))
        else:
            throw(context, face, roll)

    if stage.by_hand:
        throws = _faces(here, roll, cast, note)
    else:
        own, name = context.own_seat == roll.roller, context.seats[roll.roller].name
        said = here.words("dice-throw-own") if own else here.words("dice-throws", player=name)
        meaning, ask = ("throw", *meaning_of(roll)), context.asker(roll.roller)
        throws = kit.guarded(style, meaning, said, cast, note=note, glyph=roll.faces, ask=ask)
    # Before the roll exists, the message slot names the roller.
    told = [roll.roller] if before is None else []
    controls = [throws, other_way(style, roll.faces, stage, cast)]
    # On a low page the odds need the height, so two buttons share a row, but the faces need a whole row.
    if style.scale <= kit.LARGE_TEXT and stage.by_hand != (style.actions_beside > 0):
        low = ft.CrossAxisAlignment.END  # Align to the bottom, since a price may be shown above the faces.
        controls = [ft.Row(controls, spacing=kit.GAP_WIDE, vertical_alignment=low, expand=True)]
    return acting_bar(here, told, controls)


def _faces(
    here: AnyHere,
    roll: DiceRoll,
    cast: Callable[[int], Any],
    note: str | Callable[[], str],
) -> ft.Control:
    """Draw one button for each face of the table's die, below a price that is paid first."""
    style = here.style
    colour = here.palette.players[here.context.seats[roll.roller].colour]

    def draw(guard: kit.TapGuard) -> ft.Control:
        costs = note() if callable(note) else note
        faces = face_buttons(
            style,
            roll.faces,
            colour,
            lambda face: guard(lambda: cast(face)),
            lambda face: here.words("dice-fell", face=face),
        )
        above = [style.text(costs, kit.LABEL, here.palette.quiet, lines=3)] if costs else []
        return kit.column([*above, faces], kit.GAP_SMALL, stretch=True)

    return kit.under_guard(("faces", *meaning_of(roll)), draw, expand=True)


def other_way(
    style: kit.Style, faces: int, stage: RollStage, cast: kit.Press, before: kit.Press | None = None
) -> ft.Control:
    """Draw the narrow button that switches to entering the table's die, or lets the app roll instead.

    Args:
        cast: Lets the app roll.
        before: Called when entering by hand is chosen, to prepare for it.
    """
    p, words = style.palette, style.words

    def by_app() -> None:
        stage.switch()
        cast()

    def by_hand() -> None:
        stage.switch()
        if before is not None:
            before()

    die_drawn = kit.art("phone", p.quiet, 26) if stage.by_hand else kit.die(faces, None, p.quiet, 26)
    said = words("dice-app" if stage.by_hand else "dice-hand")
    content = ft.Column(
        [die_drawn, style.text(said, kit.CAPTION, p.quiet, align=ft.TextAlign.CENTER, lines=1)],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    button = ft.OutlinedButton(
        content=kit.named(content, words("dice-by-app" if stage.by_hand else "dice-by-hand")),
        on_click=kit.pressed(by_app if stage.by_hand else by_hand),
        height=style.fixed(kit.TARGET_PRIMARY),
        width=72 * max(1.0, style.scale * 0.8),
        style=kit.button_style(p.text, edge=p.outline, focus=p.accent, padding=kit.GAP_SMALL),
    )
    return kit.merged(button)
