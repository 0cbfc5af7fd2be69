"""The intruder bag without a game: the next token, and the tokens of the next event phases."""

from functools import partial

import flet as ft

from companion.rules.carnomorphs.data import MOST_PLAYERS, TOKENS, starting_bag
from companion.rules.carnomorphs.odds import next_token
from companion.rules.carnomorphs.questions import BagQuestion
from companion.ui import kit
from companion.ui.calculators.form import Draft, NumberRow, Own, asked_draft, fields
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.carnomorphs.bag import phases_rows
from companion.ui.carnomorphs.look import token_drawing
from companion.ui.core.client import Client
from companion.ui.widgets.bars import NamedChance, share_rows


@kit.component
def BagCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chances, and below them the tokens."""
    asked, inputs = asked_draft(client, BagQuestion), inputs_style(style)
    question = kit.use_slice(asked, lambda: asked.now)
    own: dict[str, Own] = {
        kind: partial(NumberRow, path=kind, picture=partial(token_drawing, style, kind, 28))
        for kind in TOKENS
    }
    form = fields(inputs, asked, own, before=[_start(inputs, question, asked)])
    return sums(style, _results(style, question), [form], tall=True)


def _results(style: kit.Style, question: BagQuestion) -> ft.Control:
    words, p, bag = style.words, style.palette, question.bag
    if not bag.total:
        return style.text(words("odds-error-bag-empty"), kit.LABEL, p.danger)
    chances = next_token(bag)
    following = [
        NamedChance(words(f"token-{kind}"), chances[kind], p.accent, token_drawing(style, kind, 24))
        for kind in TOKENS
        if bag.of(kind)
    ]
    parts: list[ft.Control] = [
        style.text(words("count-bag-tokens", count=bag.total), kit.HEADING, lines=2),
        _titled(style, words("calc-bag-next"), share_rows(style, following)),
    ]
    if question.draws:
        ahead = words("calc-bag-in-phases", count=question.draws)
        parts.append(_titled(style, ahead, phases_rows(style, bag, question.draws)))
    return kit.column(parts, kit.SECTION, stretch=True)


def _titled(style: kit.Style, title: str, rows: ft.Control) -> ft.Control:
    heading = style.text(title, kit.LABEL_STRONG, style.palette.quiet, heading=True)
    return kit.column([heading, rows], kit.GAP_WIDE, stretch=True)


def _start(style: kit.Style, question: BagQuestion, asked: Draft) -> ft.Control:
    """Draw a button for each number of players; it fills the bag as at the start of such a game."""
    words, counts = style.words, range(1, MOST_PLAYERS + 1)
    begun = next((players for players in counts if starting_bag(players) == question.bag), 0)
    players = [(count, words.number(count)) for count in counts]

    def begin(count: int) -> None:
        asked.change(lambda now: now.with_bag(starting_bag(count)))

    return kit.column(
        [style.text(words("calc-bag-start"), kit.BODY_STRONG), kit.options_row(style, players, begun, begin)],
        kit.GAP,
        stretch=True,
    )
