"""The ozone to come at a table: the deck, where its cards are known."""

from __future__ import annotations

from companion.rules.soup.odds import OddsError, OzoneDeck
from companion.rules.soup.odds.ozone import LEAST_MUTATION_POINTS, MOST_MUTATION_POINTS
from companion.rules.soup.state import State


def known_deck(state: State) -> OzoneDeck | None:
    """The cards that may come; None where they are not known, or none is left."""
    if state.options.cards == "any" or not state.cards_left:
        return None
    try:
        return OzoneDeck(tuple(card.ozone for card in state.turned))
    except OddsError:  # a card that is none of the eleven was turned before the table settled on those
        return None


def counted(mutation_points: int) -> int:
    """Mutation points as the odds take them; a correction may have led beyond what genes can have."""
    return max(LEAST_MUTATION_POINTS, min(MOST_MUTATION_POINTS, mutation_points))
