"""Movement and fights without a game: the directions that the dice allow, and the chances to win."""

from functools import partial

import flet as ft

from companion.rules.soup.questions import ChancesQuestion
from companion.ui import kit
from companion.ui.calculators.form import Draft, asked_draft, chips_part, fields, toggle
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.core.client import Client
from companion.ui.soup.art import DRIFT
from companion.ui.soup.calculators.parts import titled
from companion.ui.widgets.bars import NamedChance, share_rows
from companion.words.fields import field_name


@kit.component
def ChancesCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chances, and below them the inputs: dice, directions and genes."""
    asked = asked_draft(client, ChancesQuestion)
    question = kit.use_slice(asked, lambda: asked.now)
    return sums(style, _results(style, question), [fields(inputs_style(style), asked, {"wanted": Ways})])


def _results(style: kit.Style, question: ChancesQuestion) -> ft.Control:
    words, p = style.words, style.palette
    return kit.column(
        [
            titled(
                style,
                words("calc-chances-movement"),
                share_rows(style, [NamedChance(words("odds-figure-there"), question.there, p.accent)]),
            ),
            titled(
                style,
                words("calc-chances-fight"),
                share_rows(
                    style,
                    [
                        NamedChance(words("odds-figure-attacker-wins"), question.wins, p.danger),
                        NamedChance(words("odds-figure-defender-wins"), 1 - question.wins, p.accent),
                    ],
                ),
            ),
        ],
        kit.GAP_WIDE,
        stretch=True,
    )


@kit.memo
def Ways(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw a chip for each direction."""
    words, p = style.words, style.palette
    wanted = kit.use_slice(asked, lambda: asked.now.wanted)
    chips = [
        kit.option(
            style,
            words("direction", direction=direction),
            direction in wanted,
            partial(toggle, asked, "wanted", direction),
            picture=kit.art(DRIFT[direction], p.on_accent if direction in wanted else p.quiet, 22),
        )
        for direction in asked.now.asked("wanted").choices
    ]
    return chips_part(style, field_name(words, "wanted"), chips)
