"""The lower third of the table: the next action, and the other actions."""

from typing import Final, NamedTuple

import flet as ft

from companion.party.presence import Presence
from companion.ui import kit
from companion.ui.game.game_ui import NextAction
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.shared.phones.actions import line, waiting_row

NARROW = 320
"""Below this width the actions take more rows."""
SMALL_PHONE = 340
"""On pages narrower than this the parts of an action are closer together."""
ROOMY = 2
"""Maximum number of side actions that a phone shows with their drawings."""


def _side_action(
    style: kit.Style,
    glyph: kit.Glyph,
    words: str,
    on_press: kit.Press | None,
    key: str,
    *,
    crowded: bool,
    alone: bool,
) -> ft.Control:
    """Draw a side action; if there are many, draw only its words, in a button as wide as they need.

    Args:
        alone: Whether it is the only side action; its button is then as wide as the wide button.
    """
    p = style.palette
    gap = kit.GAP_SMALL if style.below(SMALL_PHONE) and not alone else kit.GAP
    ink = p.text if on_press else p.quiet
    align = ft.TextAlign.CENTER if crowded else ft.TextAlign.START
    said = style.text(words, kit.LABEL_STRONG, ink, lines=2, align=align)
    picture: list[ft.Control] = [] if crowded else [kit.art(glyph, p.text if on_press else p.outline, 22)]
    content = ft.Row(
        [*picture, ft.Container(said, expand=True, expand_loose=True)],
        spacing=gap,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )
    button = ft.TextButton(
        key=key,
        content=content,
        on_click=kit.pressed(on_press),
        disabled=not on_press,
        height=kit.button_height(style, kit.LABEL_STRONG, kit.TARGET),
        expand=True if alone else None if _in_rows(style) else _letters(words) if crowded else True,
        style=kit.button_style(
            p.text,
            fill=p.surface,
            focus=p.accent,
            radius=kit.RADIUS_FIELD,
            padding=ft.Padding.symmetric(
                horizontal=gap, vertical=kit.target_padding(style, kit.LABEL_STRONG)
            ),
        ),
    )
    return kit.answered(button, on_press)


def _letters(words: str) -> int:
    """Return the width, in letters, of a button with these words on two lines, margins included."""
    return max(*map(len, words.split()), len(words) // 2 + 1) + 2


def _in_rows(style: kit.Style) -> bool:
    return not style.room_for_two(NARROW)


DISC: Final = 28
"""Width of the disc of the player who taps the wide button."""
PIECE: Final = 20
"""Width of the piece on the disc."""


class BarFacts(NamedTuple):
    """The facts that the action bar shows."""

    action: NextAction
    watching: bool
    anothers: bool
    presence: Presence | None
    """The devices at the table if this device must wait for another player, else None."""

    closed: int
    """How many sheets have been closed.

    A closing sheet uncovers the bar under a finger, so the bar then ignores taps for a moment.
    """


def bar_facts(here: AnyHere) -> BarFacts:
    context = here.context
    action, presence = context.ui.next_action(here), context.presence
    return BarFacts(
        action,
        presence.watching,
        context.is_anothers(action.seat),
        None if action.allowed else presence,
        context.closed,
    )


@part(bar_facts)
def ActionBar(here: AnyHere, shown: BarFacts) -> ft.Control:
    style, context, action, anothers = here.style, here.context, shown.action, shown.anothers
    guard = kit.use_tap_guard((action.key, shown.closed, anothers))
    if shown.watching:
        return kit.bottom_bar(style, [line(style, here.words("party-watching"), quiet=True)])
    rows: list[ft.Control] = []
    if not action.allowed:
        rows.append(waiting_row(here, action.seat))
    elif action.others:
        rows.append(_side_actions(style, action, guard))
    if action.allowed:
        wide_button = kit.answering(
            guard,
            ft.Row(
                [
                    kit.primary(
                        style,
                        action.words,
                        guard(action.press),
                        note=action.note or None,
                        glyph=None if action.seat is None else _who_taps(here, action.seat),
                        expand=True,
                        key=guard.key,
                        width=(style.actions_beside or min(style.width, kit.READING)) - 2 * kit.PADDING,
                        ask=context.asker(action.seat),
                        quiet=not action.filled,
                    )
                ]
            ),
            None if anothers else action.press,
            alone=True,
            expand=True,
        )
        rows.append(ft.Row([wide_button]))
    return kit.lower_third(style, kit.column(rows, kit.GAP, stretch=True))


def _who_taps(here: AnyHere, seat: int) -> ft.Control:
    """Draw the piece of the player who taps the wide button, on a disc in that player's colour."""
    p, player = here.palette, here.context.seats[seat]
    drawn = here.context.ui.piece(player.shape, p.on_players[player.colour], PIECE)
    return ft.Container(
        drawn,
        width=DISC,
        height=DISC,
        bgcolor=p.players[player.colour],
        border_radius=DISC / 2,
        alignment=ft.Alignment.CENTER,
    )


def _side_actions(style: kit.Style, action: NextAction, guard: kit.TapGuard) -> ft.Control:
    """Draw the other actions, each button with a key of its own."""
    crowded = len(action.others) > ROOMY and style.below(kit.READING) and not _in_rows(style)
    alone = len(action.others) == 1
    buttons = [
        _side_action(style, glyph, words, guard(press), f"{guard.key}-{place}", crowded=crowded, alone=alone)
        for place, (glyph, words, press) in enumerate(action.others)
    ]
    row = ft.Row(buttons, spacing=kit.GAP, run_spacing=kit.GAP, wrap=_in_rows(style) and not alone)
    return kit.answering(guard, row, place="side")
