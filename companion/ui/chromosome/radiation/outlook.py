"""The whole radiation phase on the screen: each player's chance to survive what is still to come."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.odds import explain as why
from companion.rules.chromosome.state import State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.worth import Worth, worth_row
from companion.ui.chromosome.radiation.advice import Opened
from companion.ui.chromosome.radiation.forecast import Forecast, Nearby, forecasts
from companion.ui.chromosome.radiation.prospect import prospect_row
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.odds import explanation
from companion.ui.widgets.press import Press


def outlook_parts(
    style: Style, context: GameContext, state: State, nearby: Nearby, opened: Opened, worth: Worth
) -> list[ft.Control]:
    """A row for each player with tests to come; nothing where one test without fate says it all already."""
    found = [each for each in forecasts(state, nearby, worth.points) if context.sees_odds(each.seat)]
    if not _tells_more(state, found):
        return []
    p, words = style.palette, style.words
    head = ft.Row(
        [
            ft.Container(style.text(words("prospect-title"), LABEL, p.quiet, heading=True), expand=True),
            style.text(words("prospect-survives"), LABEL, p.quiet),
        ],
    )
    rows: list[ft.Control] = [ft.Container(head, padding=ft.Padding.only(top=GAP_WIDE, right=GAP))]
    for each in found:
        rows += _row(style, state, each, opened, worth)
    return [
        ft.Container(
            ft.Column(
                rows,
                spacing=GAP_SMALL,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            border=ft.Border.only(top=ft.BorderSide(HAIR, p.hairline)),
        )
    ]


def _tells_more(state: State, found: Sequence[Forecast]) -> bool:
    """Whether somebody has more than one test, or fate to re-roll the only one."""
    return any(len(_tests(each)) > 1 or state.players[each.seat].fate for each in found)


def _tests(forecast: Forecast) -> list[int]:
    return [trial.threat for trial in forecast.phase.trials if trial.player == forecast.place]


def _row(style: Style, state: State, forecast: Forecast, opened: Opened, worth: Worth) -> list[ft.Control]:
    words, player = style.words, state.players[forecast.seat]
    what = f"prospect-{forecast.seat}"
    open_ = opened.what == what
    parts: list[ft.Control] = [
        prospect_row(
            style,
            player.name,
            species(player.species, style.palette.players[player.colour], 32),
            forecast.prospect,
            _opens(opened, what),
            hint=words("prospect-close" if open_ else "prospect-open"),
        )
    ]
    if open_:
        said = [why.spell(words, each) for each in reasons(forecast)]
        if not state.options.finish_tests:
            said.append(words("prospect-goes-on"))
        parts += [explanation(style, said), worth_row(style, worth)]
    return parts


def reasons(forecast: Forecast) -> tuple[why.Explanation, ...]:
    """The sums behind a forecast."""
    phase, place = forecast.phase, forecast.place
    sums = (why.phase_tests(phase, place), why.survival(forecast.prospect))
    return (*sums, why.phase_rerolls(phase.players[place])) if phase.players[place].fate else sums


def _opens(opened: Opened, what: str) -> Press:
    return lambda: opened.open(what)
