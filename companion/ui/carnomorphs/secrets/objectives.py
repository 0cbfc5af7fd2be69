"""The first encounter, where everybody chooses an objective, and what of it each device may show.

Others are told nothing but who has not chosen yet. An objective shows only while its player holds, also on
the own phone, which lies on the table. The two cards lie in a chance order: the place of the finger tells
nothing.
"""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.data import CLARIFIED_OBJECTIVES
from companion.rules.carnomorphs.objectives import undecided
from companion.rules.carnomorphs.state import Player, State
from companion.ui.art import art
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.core.component import component, keyed, memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.phones.actions import waiting_row, waits_for
from companion.ui.shared.reveal import HoldToReveal
from companion.ui.shared.stage_page import stage_page
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR
from companion.ui.theme.typography import BODY_STRONG, LABEL, NAME
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import row_button
from companion.words import Words


def objective_words(words: Words, name: str) -> str:
    """Return an objective's name: of a clarified one in this language, of any other as it was typed."""
    return words(f"objective-{name}") if name in CLARIFIED_OBJECTIVES else name


def card_words(words: Words, player: Player, place: int) -> str:
    """Return one of the two objectives, with its kind; `player` is as its own seat sees it."""
    name = player.objectives[place].name if place < len(player.objectives) else ""
    shown = objective_words(words, name)
    kind = "personal" if place else "corporate"
    return words(f"objectives-{kind}-named", name=shown) if shown else words(f"objectives-{kind}")


def held_words(words: Words, player: Player) -> str:
    """Return a player's objectives in a sentence; `player` is as its own seat sees it."""
    if player.chosen:
        return (
            card_words(words, player, player.kept) if player.kept is not None else words("objectives-in-hand")
        )
    return " · ".join(card_words(words, player, place) for place in range(2))


def awaits_choice(state: State) -> bool:
    """Return whether everybody chooses an objective now: at once, but after the token of the encounter."""
    return state.phase in ("players", "events") and state.token is None and bool(undecided(state))


# the stage ----------------------------------------------------------------------------------------------


@component
def ObjectivesView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw who has chosen an objective, and the link to one's own two cards."""
    words, p = style.words, style.palette
    waiting = undecided(state)
    mine = sorted(
        (player for player in waiting if context.acts_for(player.seat)),
        key=lambda player: player.seat != context.own_seat,
    )
    living = [state.players[seat] for seat in state.turn_order if state.players[seat].living]
    rows = [_row(style, context, player, waits=player in waiting) for player in living]
    parts: list[ft.Control] = [
        column(rows, stretch=True),
        style.text(words("objectives-stage-note"), LABEL, p.quiet),
    ]
    if not mine:
        first = waiting[0].seat if waiting else None
        rest = None if first is None else waits_for(style, context, first)
        return stage_page(style, parts, rest or bottom_bar(style, [waiting_row(style, context, first)]))
    seat, name = mine[0].seat, mine[0].name
    own = context.own_seat == seat
    said = words("objectives-choose-own") if own else words("objectives-choose", player=name)
    go = guarded(style, ("choose", seat), said, lambda: context.show(Panel("choose-objective", seat)))
    return stage_page(style, parts, bottom_bar(style, [go]))


def _row(style: Style, context: GameContext, player: Player, *, waits: bool) -> ft.Control:
    """Draw a player who has chosen, or whom this device can help to choose."""
    words, p = style.words, style.palette
    said = words("objectives-waits" if waits else "objectives-chosen")
    may = waits and context.acts_for(player.seat)
    lines: list[ft.Control] = [
        style.text(player.name, NAME, lines=1),
        style.text(said, LABEL, p.text if waits else p.quiet),
    ]
    parts: list[ft.Control] = [
        player_drawing(player.colour, p.players[player.colour], 40),
        column(lines, expand=True),
    ]
    if may:
        parts.append(art("chevron-right", p.outline, 20))
    elif not waits:
        parts.append(art("check", p.accent, 24))
    content = ft.Container(
        ft.Row(parts, spacing=GAP_WIDE),
        padding=ft.Padding.symmetric(vertical=GAP_WIDE),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )
    spoken = f"{player.name}: {said}"
    if not may:
        return ft.Semantics(content=content, label=spoken, exclude_semantics=True, container=True)
    show = lambda: context.show(Panel("choose-objective", player.seat))  # noqa: E731
    return row_button(style, content, show, label=spoken, radius=0)


# the character's sheet ----------------------------------------------------------------------------------


@memo
def ObjectivesPart(style: Style, context: GameContext, seat: int) -> ft.Control:
    """Draw the objectives of a sheet, held to be revealed on a device that may show them."""
    player = use_slice(context.changes, lambda: context.state.players[seat])
    facts = use_slice(context.changes, lambda: (context.state.phase, context.state.first_encounter))
    words, p = style.words, style.palette
    phase, met = facts
    said = words("objectives-chosen" if player.chosen else "objectives-undecided")
    head = ft.Row(
        [
            art(glyph("objective"), p.quiet, 28),
            column(
                [style.text(words("objectives-title"), BODY_STRONG), style.text(said, LABEL, p.quiet)],
                expand=True,
            ),
        ],
        spacing=GAP_WIDE,
    )
    rows: list[ft.Control] = [head]
    if not context.sees_secrets(seat):
        return head
    rows.append(keyed("hold", HoldToReveal, style, player.name, lambda: _held(style, context, seat)))
    links: list[ft.Control] = []
    if phase in ("setup", "players", "events", "check") and not player.chosen:
        note = lambda: context.show(Panel("name-objectives", seat))  # noqa: E731
        links.append(chip_button(style, words("objectives-enter"), note, glyph="edit"))
    if met and not player.chosen and player.living and phase in ("players", "events", "check"):
        choose = lambda: context.show(Panel("choose-objective", seat))  # noqa: E731
        links.append(chip_button(style, words("objectives-choose-own"), choose, glyph="check"))
    if links:
        rows.append(wrapped(links))
    return column(rows, GAP, stretch=True)


def _held(style: Style, context: GameContext, seat: int) -> str:
    """Return the objectives of a seat, read only while they are held to be revealed."""
    return held_words(style.words, context.secrets_of(seat).players[seat])


def player_picture(style: Style, player: Player) -> ft.Control:
    """Draw the piece of a player for the head of a sheet."""
    return player_drawing(player.colour, style.palette.players[player.colour], 36)
