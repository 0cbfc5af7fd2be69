"""Primordial Soup for the kernel: its rule modules, the order of its seats, and its outcome."""

from typing import Any, Final

from companion.rules import clocks, colours, notes, seating
from companion.rules.kernel import Game, Outcome, SeatInfo
from companion.rules.soup import (
    KEY,
    company,
    corrections,
    deaths,
    division,
    fights,
    genes,
    house_rules,
    meals,
    movement,
    ozone,
    payments,
    play,
    scoring,
    setup,
    turns,
)
from companion.rules.soup.final_scores import SoupScores
from companion.rules.soup.next_step import following, next_step
from companion.rules.soup.notices import notices
from companion.rules.soup.soundness import flaw
from companion.rules.soup.state import EMPTY, State

FIRST_BADGE: Final = 4
"""The index of the first of the five player badges; see `SeatInfo.shape`."""


class Soup(Game[State]):
    """Primordial Soup as a `Game` of the kernel.

    Re-rolls that a gene allows are a command of their own.
    """

    key = KEY
    empty = EMPTY
    final_scores = SoupScores

    notices = staticmethod(notices)
    flaw = staticmethod(flaw)

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Return the players. Each colour has a shape of its own, for colour-blind players."""
        return tuple(
            SeatInfo(name=player.name, colour=state.hue(player.colour), shape=FIRST_BADGE + player.colour)
            for player in state.players
        )

    def starter(self, state: State) -> int | None:
        """Return the first seat in the order of phase 1, even if all players act simultaneously."""
        return state.order[0] if state.phase == "movement" else None

    def waited_for(self, state: State) -> int | None:
        return next_step(state).seat

    def phase(self, state: State) -> str:
        return state.phase

    def order(self, state: State) -> tuple[int, ...]:
        """Return the seats in the order of the phase; seats that have no part in the phase come last."""
        return (*state.order, *(each.seat for each in state.players if each.seat not in state.order))

    def following(self, state: State) -> int | None:
        return following(state)

    def outcome(self, state: State) -> Outcome | None:
        """Return the leaders on the ladder as winners, and the ending; a score is the marker's space."""
        if state.phase != "over":
            return None
        places = tuple(player.place for player in state.players)
        return Outcome(winners=state.winners, scores=places, ending=state.ending or "")

    def summary(self, state: State) -> dict[str, Any]:
        """Return the round and the number of rounds; at the end also each player's amoebas and genes."""
        told = super().summary(state)
        if state.phase == "over" and not self.is_entered(state):
            told["amoebas"] = [len(player.amoebas) for player in state.players]
            told["genes"] = [len(player.genes) for player in state.players]
        return told


SOUP: Final = Soup(
    clocks,
    colours,
    notes,
    seating,
    setup,
    movement,
    company,
    meals,
    fights,
    ozone,
    payments,
    genes,
    division,
    deaths,
    scoring,
    turns,
    corrections,
    house_rules,
    play,
)
