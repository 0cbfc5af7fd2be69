"""One character's last check: step A, all cards scanned, and step B, four cards drawn."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.data import CHECKED_CARDS, FATAL_MARKERS
from companion.rules.carnomorphs.last_check import DrawFour, ScanDeck
from companion.rules.carnomorphs.state import Player, State
from companion.rules.command import Command
from companion.ui.carnomorphs.check.odds import Chance
from companion.ui.carnomorphs.check.progress import progress_rows
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.carnomorphs.secrets.page import chips, outcome, wide_button
from companion.ui.carnomorphs.secrets.scanning import result_chips
from companion.ui.carnomorphs.table.player_row import marker_cells
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.theme.measure import GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY, HEADING, LABEL, NAME
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import column


@component
def ScanStep(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw step A: whether any of the player's cards is infected."""
    words = style.words
    infected, choose = use_state(_unknown())
    command = None if infected is None else ScanDeck(seat=seat, infected=infected)
    asked = result_chips(style, words("check-scanned"), infected, choose)
    draws = infected or state.options.infected_check == "everybody"
    confirm = words("check-scan-done" if draws else "check-scan-over")
    if command is None:
        confirm = words("scan-first-result")
    said = words("check-a")
    return _step(style, context, state, seat, (said, words("check-a-note")), asked, command, confirm)


@component
def DrawStep(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw step B: how many of four drawn cards are Contamination cards."""
    words, player = style.words, state.players[seat]
    drawn, choose = use_state(_none())
    counts = [(count, words.number(count)) for count in range(CHECKED_CARDS + 1)]
    command = None if drawn is None else DrawFour(seat=seat, contaminated=drawn)
    asked = chips(style, words("check-drawn"), counts, drawn, choose, even=True)
    if drawn is None:
        confirm = words("check-draw-first")
    else:
        confirm = words("check-draw-done" if _lives(state, player, drawn) else "check-draw-dies")
    said = words("check-b")
    return _step(style, context, state, seat, (said, words("check-b-note")), asked, command, confirm)


def _lives(state: State, player: Player, contaminated: int) -> bool:
    """Return whether the character survives this many Contamination cards."""
    as_card = state.options.marker_as_card and not player.has_mutation and contaminated > 0
    return player.markers + contaminated - as_card < FATAL_MARKERS


def _step(
    style: Style,
    context: GameContext,
    state: State,
    seat: int,
    told: tuple[str, str],
    asked: ft.Control,
    command: Command | None,
    confirm: str,
) -> ft.Control:
    """Draw the checked character, the chance, the task, its outcome, and the button that does it."""
    player = state.players[seat]
    title, note = told
    asks = context.may(command or ScanDeck(seat=seat, infected=False))
    parts: list[ft.Control] = [
        *ship_lines(style, state),
        subject(style, player),
        style.text(title, HEADING, lines=2, heading=True),
    ]
    parts.append(style.text(note, BODY))
    if asks:
        parts.append(asked)
    if command is not None:
        parts.append(outcome(style, context, state, command))
    if context.sees_odds(seat):
        parts.append(keyed(f"chance-{seat}", Chance, style, context, player, state.options))
    parts.append(progress_rows(style, state, seat))
    if not asks:
        return stage_page(style, parts, bottom_bar(style, [waiting_row(style, context, seat)]))

    def give() -> None:
        if command is not None:
            context.submit(command)

    kills = isinstance(command, DrawFour) and not _lives(state, player, command.contaminated)

    def draw(guard: TapGuard) -> ft.Control:
        press = guard(give) if command is not None else None
        return ft.Row([wide_button(style, confirm, press, guard, kills=kills)])

    meaning = (seat, title, command is None, kills)
    return stage_page(style, parts, bottom_bar(style, [under_guard(meaning, draw)]))


def ship_lines(style: Style, state: State) -> list[ft.Control]:
    """Draw the fate of the ship, while somebody hibernates on it, before any check."""
    if not any(player.fate == "hibernated" for player in state.players):
        return []
    return [marked_lines(style, [style.words("check-ship")], sign="info")]


def subject(style: Style, player: Player) -> ft.Control:
    """Draw the character that is checked: markers, and whether there is a Mutation card."""
    words, p = style.words, style.palette
    held = words("check-card-held" if player.has_mutation else "check-no-card")
    lines: list[ft.Control] = [
        style.text(player.name, NAME, lines=1),
        style.text(" · ".join(part for part in (player.character, held) if part), LABEL, p.quiet),
    ]
    return ft.Row(
        [
            player_drawing(player.colour, p.players[player.colour], 44),
            column(lines, GAP_SMALL, expand=True),
            marker_cells(style, player.markers, height=28),
        ],
        spacing=GAP_WIDE,
    )


def _unknown() -> bool | None:
    """Return None: nothing has been scanned yet."""
    return None


def _none() -> int | None:
    """Return None: nothing has been drawn yet."""
    return None
