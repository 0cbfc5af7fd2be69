"""All tests still to come on the screen: the chance to survive them of each player in danger."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.advice.phase import PhaseSituation
from companion.rules.chromosome.state import State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.advice import Opened
from companion.ui.chromosome.player.worth import worth_row
from companion.ui.chromosome.radiation.prospect import prospect_head, prospect_row, prospect_sums
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR
from companion.ui.widgets.layout import column


def outlook_parts(
    style: Style, context: GameContext, state: State, situation: PhaseSituation | None, opened: Opened
) -> list[ft.Control]:
    """Draw a row for each player whom the tests to come can eliminate.

    Who has one test left is not listed while the screen is about that test: its figures stand there already.
    """
    if situation is None:
        return []
    radiation = state.radiation
    tests = radiation.tests if radiation is not None else ()
    seats = [
        seat
        for seat in situation.tested
        if context.sees_odds(seat)
        and situation.prospect(seat).survives < 1
        and (situation.tests(seat) > 1 or (tests and tests[0].seat != seat))
    ]
    if not seats:
        return []
    head = ft.Container(prospect_head(style), padding=ft.Padding.only(top=GAP_WIDE, right=GAP))
    rows = [row for seat in seats for row in _row(style, state, situation, seat, opened)]
    return [
        ft.Container(
            column([head, *rows], GAP_SMALL, stretch=True),
            border=ft.Border.only(top=ft.BorderSide(HAIR, style.palette.hairline)),
        )
    ]


def _row(
    style: Style, state: State, situation: PhaseSituation, seat: int, opened: Opened
) -> list[ft.Control]:
    words, player = style.words, state.players[seat]
    what = f"prospect-{seat}"
    open_ = opened.what == what
    row = prospect_row(
        style,
        player.name,
        species(player.species, style.palette.players[player.colour], 32),
        situation.prospect(seat),
        opened.toggle(what),
        hint=words("prospect-close" if open_ else "prospect-open"),
    )
    if not open_:
        return [row]
    goes_on = [] if state.options.finish_tests else [words("prospect-goes-on")]
    return [row, prospect_sums(style, situation, seat, *goes_on), worth_row(style, opened.worth)]
