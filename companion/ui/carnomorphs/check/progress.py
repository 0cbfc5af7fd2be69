"""Everybody's progress in the last check: a line for each player."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.last_check import check_step
from companion.rules.carnomorphs.state import Player, State
from companion.ui.art import Glyph, art
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.carnomorphs.table.player_row import marker_cells
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, LARGE_TEXT
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.layout import column


def progress_words(style: Style, state: State, player: Player) -> tuple[Glyph, str]:
    """Return a player's progress in the last check, with its glyph."""
    words = style.words
    if not player.saved:
        return "out", words("player-dead")
    match check_step(state, player):
        case "scan":
            return "fate-spent", words("check-waits-scan")
        case "draw":
            return "fate-spent", words("check-waits-draw")
        case None:
            pass
    if player.fulfilled is None:
        return "check", words("check-survived")
    return "check", words("check-fulfilled" if player.fulfilled else "check-failed")


def progress_rows(style: Style, state: State, active: int | None = None) -> ft.Control:
    """Draw everybody in turn order, the checked player in the foreground."""
    p = style.palette
    rows: list[ft.Control] = []
    for seat in state.turn_order:
        player = state.players[seat]
        mark, said = progress_words(style, state, player)
        ink = p.danger if not player.saved else (p.accent if mark == "check" else p.outline)
        colour = p.players[player.colour] if player.saved else p.quiet_players[player.colour]
        name = style.text(player.name, BODY_STRONG, p.text if player.saved else p.passed, lines=1)
        told = style.text(said, LABEL, p.quiet, lines=1)
        cells = marker_cells(style, player.markers, height=14)
        if style.scale > LARGE_TEXT:  # beside all the rest nothing would be left of the name
            parts: list[ft.Control] = [column([name, told], expand=True), cells]
        else:
            beside = ft.Container(told, padding=ft.Padding.only(left=GAP_SMALL))
            parts = [ft.Container(name, expand=True), cells, beside]
        drawing = player_drawing(player.colour, colour, 28)
        row = ft.Row([drawing, *parts, art(mark, ink, 20)], spacing=GAP)
        spoken = ", ".join((player.name, said, style.words("count-markers", count=player.markers)))
        rows.append(
            ft.Semantics(
                content=ft.Container(
                    row,
                    padding=ft.Padding.symmetric(vertical=GAP_SMALL, horizontal=GAP),
                    bgcolor=p.raised if seat == active else None,
                    border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
                ),
                label=spoken,
                exclude_semantics=True,
                container=True,
            )
        )
    return ft.Container(column(rows, stretch=True), padding=ft.Padding.symmetric(vertical=GAP_WIDE))
