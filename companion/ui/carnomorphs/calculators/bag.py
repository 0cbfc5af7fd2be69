"""The intruder bag without a game: the next token, and what the next event phases may bring."""

from dataclasses import dataclass, replace
from typing import Final

import flet as ft

from companion.rules.carnomorphs.data import (
    MOST_PLAYERS,
    TOKENS,
    TOKENS_IN_BOX,
    TokenKind,
    Tokens,
    starting_bag,
)
from companion.rules.carnomorphs.odds import next_token
from companion.ui import kit
from companion.ui.calculators.inputs import inputs_column, inputs_style, sums
from companion.ui.carnomorphs.bag import MOST_PHASES, USUAL_PHASES, phases_rows
from companion.ui.carnomorphs.look import token_drawing
from companion.ui.core.client import Client
from companion.ui.core.draft import stepped
from companion.ui.widgets.bars import NamedChance, share_rows

USUAL_BAG: Final = starting_bag(3)
"""The bag as three players begin."""


@dataclass(frozen=True)
class BagInput:
    """The inputs of the calculator."""

    bag: Tokens = USUAL_BAG
    phases: int = USUAL_PHASES

    def stepped(self, kind: TokenKind, by: int) -> "BagInput":
        """Return a copy with one token more or less, within what the box holds."""
        now = self.bag.of(kind)
        return replace(self, bag=self.bag.plus(kind, stepped(now, by, 0, TOKENS_IN_BOX.of(kind)) - now))


@kit.component
def BagCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the chances above, the tokens below."""
    asked = kit.kept_draft(client, BagInput)
    question = kit.use_slice(asked, lambda: asked.now)
    return sums(
        style, _results(style, question), [_inputs(inputs_style(style), question, asked.change)], tall=True
    )


def _results(style: kit.Style, question: BagInput) -> ft.Control:
    words, p, bag = style.words, style.palette, question.bag
    if not bag.total:
        return style.text(words("odds-error-bag-empty"), kit.LABEL, p.danger)
    chances = next_token(bag)
    following = [
        NamedChance(words(f"token-{kind}"), chances[kind], p.accent, token_drawing(style, kind, 24))
        for kind in TOKENS
        if bag.of(kind)
    ]
    return kit.column(
        [
            style.text(words("count-bag-tokens", count=bag.total), kit.HEADING, lines=2),
            _titled(style, words("calc-bag-next"), share_rows(style, following)),
            _titled(
                style,
                words("calc-bag-in-phases", count=question.phases),
                phases_rows(style, bag, question.phases),
            ),
        ],
        kit.SECTION,
        stretch=True,
    )


def _titled(style: kit.Style, title: str, rows: ft.Control) -> ft.Control:
    heading = style.text(title, kit.LABEL_STRONG, style.palette.quiet, heading=True)
    return kit.column([heading, rows], kit.GAP_WIDE, stretch=True)


def _inputs(style: kit.Style, question: BagInput, change: kit.Change[BagInput]) -> ft.Control:
    words = style.words

    def begin(players: int) -> None:
        change(lambda now: replace(now, bag=starting_bag(players)))

    def look_ahead(by: int) -> None:
        change(lambda now: replace(now, phases=stepped(now.phases, by, 1, MOST_PHASES)))

    begun = next(
        (players for players in range(1, MOST_PLAYERS + 1) if starting_bag(players) == question.bag), 0
    )
    players = [(count, words.number(count)) for count in range(1, MOST_PLAYERS + 1)]
    start = kit.column(
        [style.text(words("calc-bag-start"), kit.BODY_STRONG), kit.options_row(style, players, begun, begin)],
        kit.GAP,
        stretch=True,
    )
    ahead = kit.Stepper(
        words("calc-bag-phases"), question.phases, 1, MOST_PHASES, look_ahead, small=True
    ).row(style)
    return inputs_column([start, *(_token(style, question, change, kind) for kind in TOKENS), ahead])


def _token(style: kit.Style, question: BagInput, change: kit.Change[BagInput], kind: TokenKind) -> ft.Control:
    def step(by: int) -> None:
        change(lambda now: now.stepped(kind, by))

    return kit.Stepper(
        style.words(f"token-{kind}"), question.bag.of(kind), 0, TOKENS_IN_BOX.of(kind), step, small=True
    ).row(style, picture=token_drawing(style, kind, 28))
