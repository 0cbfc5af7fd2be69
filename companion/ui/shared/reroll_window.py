"""The die and its re-roll window, the same for a battle, a resistance test and a gene left to the die.

A calm question: the die lies large, each player who has fate may force a re-roll, one wide button lets it
stand. While the die tumbles nothing can be pressed but the die itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.ui.art import art, die
from companion.ui.core.component import use_state
from companion.ui.core.style import Style
from companion.ui.shared.context import AnyContext
from companion.ui.shared.phones.actions import waits_for, window_actions
from companion.ui.shared.rolls import DiceRoll
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, LARGE_TEXT, TARGET, TARGET_PRIMARY
from companion.ui.theme.typography import BODY_STRONG, CAPTION, HEADING, LABEL
from companion.ui.widgets.dice import Tumble, face_buttons, small_dice, tumbling_die, use_tumble
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.marks import fate_cells
from companion.ui.widgets.press import Press, button_style, named, pressed, primary, secondary

DIE_SIZE = 120
SMALL_PAGE = 380
"""Below this page width the die is smaller, for such phones are short too."""
DUE_SIZE = 88
"""Of a die that is still to be thrown."""


@dataclass(frozen=True)
class RollStage:
    """A roll as one device shows it.

    Attributes:
        tumble: Whether the die can be read yet.
        by_hand: Whether this device asks for the face of a die on the table instead of throwing one.
        switch: Changes to the other way.
    """

    tumble: Tumble
    by_hand: bool
    switch: Press


def use_roll(context: AnyContext, roll: DiceRoll | None) -> RollStage:
    """What this device keeps of the roll under way; to be called whether there is one or not."""
    lies = roll is not None and roll.face is not None
    throw = f"{roll.which} {roll.throws} {roll.face}" if roll is not None and lies else None
    other_way, set_other_way = use_state(False)
    by_hand = (context.client.dice == "hand") != other_way
    tumble = use_tumble(throw)
    return RollStage(tumble, by_hand, lambda: set_other_way(not other_way))


def under_way(context: AnyContext) -> DiceRoll | None:
    """The roll that is under way now."""
    return context.ui.roll(context.state)


def throw(context: AnyContext, face: int | None = None) -> bool:
    """Throw the die that is due, unless somebody was faster."""
    roll = under_way(context)
    if roll is None or roll.face is not None:
        return False
    return context.submit(roll.throw(face))


def let_stand(context: AnyContext, roll: DiceRoll | None, stage: RollStage, *, go_on: bool = False) -> None:
    """Let the face that was seen stand; with `go_on` the app throws the next die at once."""
    if roll is None or moved_on(context, roll):
        return
    if not context.submit(roll.let_stand):
        return
    due = under_way(context)
    if go_on and not stage.by_hand and due is not None and context.acts_for(due.roller):
        throw(context)


def moved_on(context: AnyContext, roll: DiceRoll) -> bool:
    """Whether another roll is under way than the one that was drawn: a press meant for that one does nothing.

    The rules refuse a press on an earlier throw of the same roll; they cannot tell the first throw of one
    roll from the first throw of the next.
    """
    now = under_way(context)
    return now is None or now.which != roll.which


def die_on_table(style: Style, context: AnyContext, roll: DiceRoll | None, stage: RollStage) -> ft.Control:
    """The die in the roller's colour, and below it the faces that were re-rolled."""
    words = style.words
    if roll is None:
        return ft.Container()
    roller = context.seats[roll.roller]
    colour = style.palette.players[roller.colour]
    spoken = (
        words("dice-due-spoken", player=roller.name)
        if roll.face is None
        else words("dice-lies-spoken", player=roller.name, face=roll.face)
    )
    size = DUE_SIZE if roll.face is None or style.width < SMALL_PAGE else DIE_SIZE
    parts: list[ft.Control] = [
        tumbling_die(style, roll.faces, roll.face, colour, stage.tumble, size=size, label=spoken)
    ]
    if roll.earlier:
        faces = style.words.list([str(face) for face in roll.earlier])
        said = words("dice-earlier-spoken", faces=faces)
        parts.append(small_dice(style, roll.faces, roll.earlier, words("dice-earlier"), said))
    return ft.Column(parts, spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)


def sum_line(style: Style, sentence: str) -> ft.Control:
    """The sentence below the die."""
    return style.text(sentence, HEADING, align=ft.TextAlign.CENTER, lines=3)


def waiting_line(style: Style, context: AnyContext, roll: DiceRoll | None) -> ft.Control:
    """Who throws, while the die tumbles or is still in somebody's hand."""
    name = context.seats[roll.roller].name if roll is not None else ""
    return sum_line(style, style.words("dice-throws", player=name))


def reroll_rows(
    style: Style, context: AnyContext, roll: DiceRoll | None, stage: RollStage, first: Sequence[int]
) -> ft.Control:
    """A row for each player: what is left to pay with, and the button that pays for a re-roll.

    Args:
        style: The style.
        context: The game on this device.
        roll: The roll under way.
        stage: The same on this device.
        first: The seats that are asked before all others.
    """
    rows: list[ft.Control] = []
    if roll is not None:
        asked = [*first, *(seat for seat in roll.asked if seat not in first)]
        # Who can do nothing stands last and small.
        ordered = sorted(
            (seat for seat in asked if seat in roll.asked), key=lambda seat: not roll.points[seat]
        )
        rows = [_reroll_row(style, context, roll, stage, seat) for seat in ordered]
    return ft.Container(
        ft.Column(rows, spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
        border=ft.Border.only(top=ft.BorderSide(HAIR, style.palette.hairline)),
    )


def _reroll_row(style: Style, context: AnyContext, roll: DiceRoll, stage: RollStage, seat: int) -> ft.Control:
    p, words, player, points = style.palette, style.words, context.seats[seat], roll.points[seat]
    able = points > 0
    colour = p.players[player.colour] if able else p.quiet_players[player.colour]
    cells = fate_cells(style, points, max(roll.most_points, points), colour, size=16)
    name = style.text(player.name, BODY_STRONG if able else LABEL, p.text if able else p.passed, lines=1)
    parts: list[ft.Control] = [context.ui.piece(player.shape, colour, 32 if able else 24)]
    if able:
        lines = ft.Column([name, cells], spacing=GAP_SMALL, tight=True, expand=True)
        parts.append(lines)
    else:
        parts.append(ft.Container(name, expand=True))
    if seat in roll.accepted:
        parts.append(art("check", p.quiet, 20, words("dice-accepted-spoken", player=player.name)))
    if able and context.acts_for(seat):
        ready = roll.face is not None and not stage.tumble.rolling
        parts.append(
            secondary(
                style,
                words("term-reroll"),
                (lambda: force(context, roll, seat, stage)) if ready else None,
                ink=colour,
                edge=colour,
                height=TARGET,
                label=words("dice-reroll-spoken", player=player.name, fate=points),
            )
        )
    elif not able:
        parts.append(style.text(words("dice-no-fate"), LABEL, p.passed))
    return ft.Container(
        ft.Row(parts, spacing=GAP_WIDE, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.symmetric(vertical=GAP_SMALL),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def force(context: AnyContext, roll: DiceRoll, seat: int, stage: RollStage) -> Any:
    """Pay so that the face that was seen is thrown again."""
    if moved_on(context, roll):
        return False
    # Where its owner is on another device, the die is thrown there.
    mine = context.acts_for(roll.roller)
    return context.submit(roll.reroll(seat, mine and not stage.by_hand))


def roll_actions(
    style: Style,
    context: AnyContext,
    roll: DiceRoll | None,
    stage: RollStage,
    *,
    stand: str,
    on_stand: Press,
    thrower: int = 0,
    before: Press | None = None,
    disabled: bool = False,
) -> ft.Control:
    """The wide button of a roll: throw, say what fell, or let it stand.

    Args:
        style: The style.
        context: The game on this device.
        roll: The roll under way.
        stage: The same on this device.
        stand: Words of the button that lets the face stand.
        on_stand: What it does.
        thrower: Who will throw, where no roll is due yet.
        before: What has to be done before the die can be thrown; instead of a roll that is due.
        disabled: Whether nothing can be thrown yet.
    """
    words = style.words
    if roll is not None and roll.face is not None:
        press = None if stage.tumble.rolling else on_stand
        shared = window_actions(style, context, roll, press)
        return shared or bottom_bar(style, [primary(style, stand, press, expand=True)])
    seat = roll.roller if roll is not None else thrower
    if waiting := waits_for(style, context, seat):
        return waiting
    if before is None and stage.by_hand and roll is not None:
        return hand_bar(style, context, roll, stage)
    said = words("dice-throws", player=context.seats[seat].name)
    press = before or (lambda: throw(context))
    other = [_other_way(style, roll.faces, stage)] if before is None and roll is not None else []
    throws = primary(style, said, None if disabled else press, glyph="dice", expand=True)
    return bottom_bar(style, [throws, *other])


def hand_bar(style: Style, context: AnyContext, roll: DiceRoll, stage: RollStage) -> ft.Control:
    """One button for each face of the die on the table."""
    buttons = face_buttons(
        style,
        roll.faces,
        style.palette.players[context.seats[roll.roller].colour],
        lambda face: throw(context, face),
        lambda face: style.words("dice-fell", face=face),
    )
    return bottom_bar(style, [buttons, _other_way(style, roll.faces, stage)])


def _other_way(style: Style, faces: int, stage: RollStage) -> ft.Control:
    """The narrow button that changes between the app's die and the one on the table."""
    p, words = style.palette, style.words
    die_drawn = art("phone", p.quiet, 26) if stage.by_hand else die(faces, None, p.quiet, 26)
    said = words("dice-app" if stage.by_hand else "dice-hand")
    content = ft.Column(
        [die_drawn, style.text(said, CAPTION, p.quiet, align=ft.TextAlign.CENTER, lines=1)],
        spacing=0,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.OutlinedButton(
        content=named(content, words("dice-by-app" if stage.by_hand else "dice-by-hand")),
        on_click=pressed(stage.switch),
        height=None if style.scale > LARGE_TEXT else TARGET_PRIMARY,
        width=72 * max(1.0, style.scale * 0.8),
        style=button_style(p.text, edge=p.outline, focus=p.accent, padding=GAP_SMALL),
    )
