"""Movement and fights without a game: where the dice lead, and who wins."""

from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.rules.soup.data import DIRECTIONS, Direction
from companion.rules.soup.odds import attacker_wins, direction_chance
from companion.ui import kit
from companion.ui.calculators.inputs import choice, inputs_column, inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.soup.art import DRIFT
from companion.ui.soup.calculators.parts import chips_part, titled
from companion.ui.widgets.bars import NamedChance, share_rows


@dataclass(frozen=True)
class ChancesInput:
    """The inputs of the calculator."""

    dice: int = 1
    wanted: frozenset[Direction] = frozenset({"north"})
    attacker_retries: bool = False
    defender_retries: bool = False


@kit.component
def ChancesCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chances above, dice, directions and genes below."""
    asked = kit.kept_draft(client, ChancesInput)
    question = kit.use_slice(asked, lambda: asked.now)
    return sums(style, _results(style, question), [_inputs(inputs_style(style), question, asked.change)])


def _results(style: kit.Style, question: ChancesInput) -> ft.Control:
    words, p = style.words, style.palette
    there = direction_chance(question.wanted, question.dice)
    wins = attacker_wins(
        attacker_retries=question.attacker_retries, defender_retries=question.defender_retries
    )
    return kit.column(
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
                ),
            ),
        ],
        kit.GAP_WIDE,
        stretch=True,
    )


def _inputs(style: kit.Style, question: ChancesInput, change: kit.Change[ChancesInput]) -> ft.Control:
    words, p = style.words, style.palette

    def turn(direction: Direction) -> None:
        change(lambda now: replace(now, wanted=now.wanted ^ {direction}))

    ways = [
        kit.option(
            style,
            words("direction", direction=direction),
            direction in question.wanted,
            partial(turn, direction),
            picture=kit.art(DRIFT[direction], p.on_accent if direction in question.wanted else p.quiet, 22),
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
            kit.switch_row(
                style,
                words("calc-chances-attacker-retries"),
                question.attacker_retries,
                lambda on: change(lambda now: replace(now, attacker_retries=on)),
            ),
            kit.switch_row(
                style,
                words("calc-chances-defender-retries"),
                question.defender_retries,
                lambda on: change(lambda now: replace(now, defender_retries=on)),
            ),
        ]
    )
