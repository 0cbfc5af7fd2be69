"""What is the whole table's to correct: the round, whose turn it is, who started."""

from __future__ import annotations

from typing import Literal

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper


def corrections(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """The round with its steppers; a chip for each player who could be up or have started."""
    rows = [_round(style, context, state)]
    if state.phase == "turns":
        playing = [player for player in state.players if not player.eliminated]
        rows.append(_who(style, context, style.words("menu-active"), "active", playing, state.active))
    rows.append(
        _who(style, context, style.words("term-starter"), "starter", list(state.players), state.starter)
    )
    return rows


def _round(style: Style, context: GameContext, state: State) -> ft.Control:
    words = style.words

    def turn(by: int) -> bool:
        now = context.state
        # The marker on the clock counts down while rounds count up.
        return 1 <= now.round + by <= now.rounds and context.submit(cmd.Mark(what="clock", value=-by))

    return Stepper(
        words("term-round"),
        state.round,
        1,
        state.rounds,
        turn,
        spoken=words("table-round", round=state.round, rounds=state.rounds),
        small=True,
    ).row(style, note=words("menu-clock", clock=state.clock, rounds=state.rounds))


def _who(
    style: Style,
    context: GameContext,
    title: str,
    what: Literal["active", "starter"],
    players: list[Player],
    now: int | None,
) -> ft.Control:
    p = style.palette
    chips: list[ft.Control] = []
    for player in players:
        chosen = player.seat == now
        command = cmd.Mark(what=what, value=player.seat)
        chips.append(
            option(
                style,
                player.name,
                chosen,
                (lambda: None) if chosen else (lambda command=command: context.submit(command)),
                picture=species(player.species, p.on_accent if chosen else p.players[player.colour], 24),
                label=f"{title}: {player.name}",
            )
        )
    return column(
        [style.text(title, BODY_STRONG), ft.Row(chips, spacing=GAP, run_spacing=GAP, wrap=True)], GAP
    )
