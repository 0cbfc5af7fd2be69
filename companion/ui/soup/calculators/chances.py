"""Movement and fights without a game: where the dice lead, and who wins."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.rules.soup.data import DIRECTIONS, Direction
from companion.rules.soup.odds import attacker_wins, direction_chance
from companion.ui.art import art
from companion.ui.calculators.inputs import choice, inputs_column, sums
from companion.ui.core.client import Client
from companion.ui.core.component import component, use_slice
from companion.ui.core.draft import Change, kept_draft
from companion.ui.core.style import Style
from companion.ui.soup.art.__init__ import DRIFT
from companion.ui.soup.calculators.parts import chips_part, titled
from companion.ui.theme.measure import GAP_WIDE
from companion.ui.widgets.choose import option, switch_row
from companion.ui.widgets.layout import column
from companion.ui.widgets.shares import NamedChance, share_rows


@dataclass(frozen=True)
class ChancesInput:
    """The inputs of the calculator."""

    dice: int = 1
    wanted: frozenset[Direction] = frozenset({"north"})
    attacker_retries: bool = False
    defender_retries: bool = False


@component
def ChancesCalculator(client: Client, style: Style) -> ft.Control:
    """Draw the chances above, dice, directions and genes below."""
    asked = kept_draft(client, ChancesInput)
    question = use_slice(asked, lambda: asked.now)
    return sums(style, _results(style, question), [_inputs(style, question, asked.change)])


def _results(style: Style, question: ChancesInput) -> ft.Control:
    words, p = style.words, style.palette
    there = direction_chance(question.wanted, question.dice)
    wins = attacker_wins(
        attacker_retries=question.attacker_retries, defender_retries=question.defender_retries
    )
    return column(
        [
            titled(
                style,
                words("calc-chances-movement"),
                share_rows(style, [NamedChance(words("calc-chances-there"), there, p.accent)]),
            ),
            titled(
                style,
                words("calc-chances-fight"),
                share_rows(
                    style,
                    [
                        NamedChance(words("calc-chances-attacker"), wins, p.danger),
                        NamedChance(words("calc-chances-defender"), 1 - wins, p.accent),
                    ],
                    whole=True,
                ),
            ),
        ],
        GAP_WIDE,
        stretch=True,
    )


def _inputs(style: Style, question: ChancesInput, change: Change[ChancesInput]) -> ft.Control:
    words, p = style.words, style.palette

    def turn(direction: Direction) -> None:
        change(lambda now: replace(now, wanted=now.wanted ^ {direction}))

    ways = [
        option(
            style,
            words("direction", direction=direction),
            direction in question.wanted,
            partial(turn, direction),
            picture=art(DRIFT[direction], p.on_accent if direction in question.wanted else p.quiet, 22),
        )
        for direction in DIRECTIONS
    ]
    dice = [
        (1, words("calc-chances-one-die")),
        (2, words("calc-chances-two-dice")),
        (0, words("calc-chances-free")),
    ]
    return inputs_column(
        [
            choice(
                style,
                words("calc-chances-thrown"),
                dice,
                question.dice,
                lambda count: change(lambda now: replace(now, dice=count)),
            ),
            chips_part(style, words("calc-chances-wanted"), ways),
            switch_row(
                style,
                words("calc-chances-attacker-retries"),
                question.attacker_retries,
                lambda on: change(lambda now: replace(now, attacker_retries=on)),
            ),
            switch_row(
                style,
                words("calc-chances-defender-retries"),
                question.defender_retries,
                lambda on: change(lambda now: replace(now, defender_retries=on)),
            ),
        ]
    )
