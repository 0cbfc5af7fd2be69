"""The ozone to come: the deck of a table, if its cards are known, and a genome's debts."""

import flet as ft

from companion.rules.soup.odds import (
    LEAST_MUTATION_POINTS,
    MOST_MUTATION_POINTS,
    OddsError,
    OzoneDeck,
    next_debt,
    total_debt,
)
from companion.rules.soup.settlement import debt
from companion.rules.soup.state import Player, State
from companion.ui import kit
from companion.ui.soup.calculators.parts import titled
from companion.ui.widgets.bars import NamedChance, share_rows


def known_deck(state: State) -> OzoneDeck | None:
    """Return the deck of the remaining cards; None if they are unknown, or if no card is left."""
    if state.options.cards == "any" or not state.cards_left:
        return None
    try:
        return OzoneDeck(tuple(card.ozone for card in state.turned))
    except OddsError:  # A turned card is not among the eleven: an option allowed any card when it was turned.
        return None


def owed_now(state: State, player: Player) -> tuple[int, bool]:
    """Return the player's debt to the ozone layer, and whether it is due now.

    Outside phase 2 it is the debt that the current card would demand for the present genes; it is not due.
    """
    if state.phase == "environment" and state.debts:
        return state.debts[player.seat], state.debts[player.seat] > 0
    if state.card is None or state.phase == "over":
        return 0, False
    return debt(player.mutation_points, state.card.ozone), False


def counted(mutation_points: int) -> int:
    """Clamp mutation points to the range that the odds accept, since corrections may have exceeded it."""
    return max(LEAST_MUTATION_POINTS, min(MOST_MUTATION_POINTS, mutation_points))


def debts_to_come(style: kit.Style, deck: OzoneDeck, mutation_points: int) -> list[ft.Control]:
    """Draw the chance of each debt at the next card, and the total cost of the remaining cards.

    Args:
        deck: A deck of at least one card.
        mutation_points: The genes' points, -2 to 100.
    """
    words, p = style.words, style.palette
    debts = next_debt(deck, mutation_points)
    rows = [NamedChance(_owes(style, owed), chance, p.danger if owed else p.accent) for owed, chance in debts]
    owes = _figure(style, words("environment-chance"), words.percent(debts.chance(bool)))
    return [
        titled(style, words("calc-ozone-next"), share_rows(style, rows)),
        owes,
        _figure(style, words("calc-ozone-average"), words.number(debts.mean(int), decimals=1)),
        _figure(style, words("calc-ozone-to-the-end"), words.number(total_debt(deck, mutation_points))),
        style.text(words("calc-ozone-supposed"), kit.LABEL, p.quiet),
    ]


def _owes(style: kit.Style, owed: int) -> str:
    return style.words("calc-ozone-owes", count=owed) if owed else style.words("calc-ozone-owes-nothing")


def _figure(style: kit.Style, title: str, figure: str) -> ft.Control:
    row = ft.Row(
        [ft.Container(style.text(title, kit.BODY, lines=2), expand=True), style.text(figure, kit.COUNT)],
        spacing=kit.GAP,
    )
    return kit.labelled(row, style.words("pair", what=title, value=figure))
