"""Primordial Soup as the kernel wants it: one object with `decide`, `evolve` and what goes with them."""

from __future__ import annotations

from typing import Any, Final

from companion.rules.kernel import Game, Outcome, SeatInfo
from companion.rules.soup import KEY
from companion.rules.soup.commands import Command
from companion.rules.soup.data import CARDS
from companion.rules.soup.decide import decide
from companion.rules.soup.events import Event, GameStarted, OptionsSet
from companion.rules.soup.evolve import evolve
from companion.rules.soup.labels import label
from companion.rules.soup.notices import notices
from companion.rules.soup.rights import owners
from companion.rules.soup.soundness import flaw
from companion.rules.soup.state import EMPTY, State
from companion.rules.soup.throws import is_throw, thrown

FIRST_BADGE: Final = 4
"""The first of the five drawings that stand for people; see `SeatInfo.shape`."""


class Soup(Game[State, Command, Event]):
    """Primordial Soup, as the rest of the app asks for it.

    Whoever may throw again by a gene does so by a command of its own.
    """

    key = KEY
    empty = EMPTY

    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    throw = staticmethod(thrown)
    is_throw = staticmethod(is_throw)
    label = staticmethod(label)
    notices = staticmethod(notices)
    flaw = staticmethod(flaw)
    owners = staticmethod(owners)

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Who plays. Each colour has a shape of its own, for colour-blind eyes."""
        return tuple(
            SeatInfo(name=player.name, colour=state.hue(player.colour), shape=FIRST_BADGE + player.colour)
            for player in state.players
        )

    def outcome(self, state: State) -> Outcome | None:
        """Who is first on the ladder, and what ended the game; the score is the space of the marker."""
        if state.phase != "over":
            return None
        places = tuple(player.place for player in state.players)
        return Outcome(winners=state.winners, scores=places, ending=state.ending or "")

    def summary(self, state: State) -> dict[str, Any]:
        """The round, and how many the environment cards allow; at the end what each had."""
        told: dict[str, Any] = {"round": state.round, "rounds": len(CARDS) - 1}
        if state.phase == "over":
            told["amoebas"] = [len(player.amoebas) for player in state.players]
            told["genes"] = [len(player.genes) for player in state.players]
        return told


SOUP: Final = Soup(Event, whole=(GameStarted, OptionsSet))
