"""What is the whole table's to correct: how much is kept, and whose turn it is."""

from __future__ import annotations

import flet as ft

from companion.rules.soup import commands as cmd
from companion.rules.soup.state import Detail, State
from companion.ui.core.style import Style
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import player_drawing
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG
from companion.ui.widgets.choose import option, options_row, switch_row
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper


def corrections(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """How much the app keeps, whose turn it is, and in full detail the cubes off the board."""
    rows = [_keeping(style, context, state)]
    if state.active is not None:
        rows.append(_turn(style, context, state))
    if state.detail == "full" and state.supply:
        rows.append(_supply(style, context, state))
    return rows


def _keeping(style: Style, context: GameContext, state: State) -> ft.Control:
    words = style.words
    details: list[tuple[Detail, str]] = [
        ("quick", words("new-detail-quick")),
        ("full", words("new-detail-full")),
    ]

    def keep(detail: Detail) -> None:
        if detail != context.state.detail:
            context.submit(cmd.SetDetail(detail=detail))

    return column(
        [
            style.text(words("new-detail"), BODY_STRONG),
            options_row(style, details, state.detail, keep),
            switch_row(
                style,
                words("new-clocks"),
                state.clocks,
                lambda running: context.submit(cmd.SetClocks(running=running)),
            ),
        ],
        GAP,
        stretch=True,
    )


def _turn(style: Style, context: GameContext, state: State) -> ft.Control:
    """A chip for each player, in the order of the phase."""
    p, title = style.palette, style.words("menu-active")
    chips: list[ft.Control] = []
    for seat in state.order:
        player, chosen = state.players[seat], seat == state.active
        ink = p.on_accent if chosen else p.players[player.colour]
        command = cmd.TakeTurn(seat=seat)
        chips.append(
            option(
                style,
                player.name,
                chosen,
                (lambda: None) if chosen else (lambda command=command: context.submit(command)),
                picture=player_drawing(player.colour, ink, 24),
                label=f"{title}: {player.name}",
            )
        )
    row = ft.Row(chips, spacing=GAP, run_spacing=GAP, wrap=True)
    return column([style.text(title, BODY_STRONG), row], GAP)


def _supply(style: Style, context: GameContext, state: State) -> ft.Control:
    """Cubes of each colour off the board."""
    words, p = style.words, style.palette
    rows: list[ft.Control] = [style.text(words("menu-supply"), BODY_STRONG)]
    for player in state.players:
        colour = words(f"new-colour-{player.colour}")

        def step(by: int, seat: int = player.seat) -> bool:
            return context.submit(cmd.CorrectSupply(seat=seat, delta=by))

        rows.append(
            Stepper(colour, state.supply[player.seat], 0, 99, step).row(
                style, picture=player_drawing(player.colour, p.players[player.colour], 24)
            )
        )
    return column(rows, GAP, stretch=True)
