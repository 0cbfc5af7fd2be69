"""What is the whole table's to correct: how much is kept, whose turn it is, who is first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.state import Detail, Player, State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import player_drawing
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG
from companion.ui.widgets.choose import option, options_row, switch_row
from companion.ui.widgets.layout import column


def corrections(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """How much the app keeps, and a chip for each player who could be up or be first."""
    words = style.words
    rows = [_keeping(style, context, state)]
    if state.phase == "players":
        acting = [player for player in state.players if player.acting]
        rows.append(
            _who(
                style,
                context,
                words("menu-active"),
                acting,
                state.active,
                lambda seat: cmd.TakeTurn(seat=seat),
            )
        )
    if state.phase in ("setup", "players", "events"):
        first = words("term-starter")
        rows.append(
            _who(style, context, first, state.players, state.first, lambda seat: cmd.SetFirst(seat=seat))
        )
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


def _who(
    style: Style,
    context: GameContext,
    title: str,
    players: Sequence[Player],
    now: int | None,
    command_of: Callable[[int], cmd.Command],
) -> ft.Control:
    p = style.palette
    chips: list[ft.Control] = []
    for player in players:
        chosen = player.seat == now
        ink = p.on_accent if chosen else p.players[player.colour]
        command = command_of(player.seat)
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
