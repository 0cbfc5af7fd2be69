"""The chance to survive the last check on the screen, and the numbers that it is worked out from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.odds import CheckOdds, check_odds
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Player
from companion.ui.carnomorphs.check.deck import UNKNOWN, Deck, Decks
from companion.ui.carnomorphs.context import GameContext
from companion.ui.core.component import component, use_slice, use_state
from companion.ui.core.draft import kept_draft
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.odds import OddsShare, odds_bar, share_line
from companion.ui.widgets.stepper import Stepper
from companion.words import Words

UNTOLD: str = "?"
"""Stands for a number that nobody knows."""

Turn = Callable[[str, int], Any]
"""Told which number changes by how much."""


@component
def Chance(style: Style, context: GameContext, player: Player, options: Options) -> ft.Control:
    """Draw the chance of one character; a press shows the inputs, which can be changed."""
    words, game = style.words, context.open_game.id
    decks = kept_draft(context.client, Decks)
    deck = use_slice(decks, lambda: decks.now.of(game, player.seat))
    opened, open_ = use_state(False)
    odds = check_odds(deck.check(player, options))

    def turn(name: str, by: int) -> None:
        decks.change(lambda now: now.turned(game, player, name, by))

    summary = words("check-deck", cards=deck.cards(player), contaminated=deck.contaminated(player))
    parts: list[ft.Control] = [
        survival_bar(style, odds, on_press=lambda: open_(not opened), label=words("check-chance-open")),
        style.text(summary, LABEL, style.palette.quiet),
    ]
    if opened:
        parts += deck_rows(style, deck, player, turn)
    return column(parts, GAP, stretch=True)


def survival_bar(
    style: Style, odds: CheckOdds, *, on_press: Callable[[], Any] | None = None, label: str = ""
) -> ft.Control:
    """Draw the chances to survive or die, as one bar."""
    words, p = style.words, style.palette
    lives = odds.survives
    parts = (
        OddsShare(lives, words("check-survives"), p.accent, p.accent),
        OddsShare(1 - lives, words("check-dies"), p.danger, p.danger),
    )
    return odds_bar(style, parts, on_press=on_press, label=label)


def deck_rows(style: Style, deck: Deck, player: Player, turn: Turn) -> list[ft.Control]:
    """Draw the cards in all, the Contamination cards, and those known to be infected."""
    words, contaminated = style.words, deck.contaminated(player)
    return [
        _row(style, words("check-cards"), deck.cards(player), (max(1, contaminated), 100), "action", turn),
        _row(style, words("term-contamination"), contaminated, (0, 100), "contaminated", turn),
        infected_row(style, deck.infected, contaminated, lambda by: turn("infected", by)),
    ]


def infected_row(style: Style, infected: int, contaminated: int, step: Callable[[int], Any]) -> ft.Control:
    """Draw how many of the Contamination cards are known to be infected."""
    words = style.words
    value = min(infected, contaminated)
    title = words("check-infected")
    shown = UNTOLD if value == UNKNOWN else words.number(value)
    spoken = words("check-infected-unknown") if value == UNKNOWN else f"{title}: {shown}"
    row = Stepper(title, value, UNKNOWN, contaminated, step, shown=shown, spoken=spoken, small=True)
    return row.row(style, note=words("check-infected-note"))


def _row(style: Style, title: str, value: int, bounds: tuple[int, int], name: str, turn: Turn) -> ft.Control:
    low, high = bounds
    return Stepper(title, value, low, high, lambda by: turn(name, by), small=True).row(style)


def marker_spread(style: Style, odds: CheckOdds) -> ft.Control:
    """Draw the chance of each number of markers after the check; fatal numbers are red."""
    p, words = style.palette, style.words
    shares = sorted(odds.markers.items())
    percents = words.percents([share for _, share in shares])
    rows: list[ft.Control] = []
    for (markers, share), percent in zip(shares, percents, strict=True):
        ink = p.danger if markers >= FATAL_MARKERS else p.accent
        rows.append(
            ft.Row(
                [
                    ft.Container(style.text(words("count-markers", count=markers), LABEL), expand=5),
                    ft.Container(share_line(style, share, ink), expand=4),
                    ft.Container(
                        style.text(percent, LABEL, p.text if share else p.quiet, align=ft.TextAlign.END),
                        expand=2,
                    ),
                ],
                spacing=GAP_WIDE,
            )
        )
    return column(rows, GAP, stretch=True)


def check_notes(words: Words, odds: CheckOdds, *, mutation: bool) -> str:
    """Describe what step A does, as far as the numbers tell."""
    if not odds.draws:
        return words("odds-table-nothing-drawn")
    if mutation:
        return words("odds-table-card-held")
    return words("odds-table-card-taken" if odds.takes_card else "odds-table-card-none")
