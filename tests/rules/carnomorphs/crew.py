"""A crew under way in a test: the state of a game, and people who do things in it.

`crew("Ola", "Jan")` sits them down clockwise in the first round, Ola first, in full detail.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any, TypeVar

import pytest

from companion.rules.carnomorphs.combat import character_fights
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.play import Draft
from companion.rules.carnomorphs.setup import GameStarted, PlayBegan, Seated
from companion.rules.carnomorphs.state import EMPTY, Detail, Player, State
from companion.rules.command import Command, Event
from companion.rules.command import applied as evolve
from companion.rules.kernel import Refused, Rejection
from tests.rules.sentences import said

OLA, JAN, EWA = range(3)
"""Seats, clockwise."""

Kind = TypeVar("Kind", bound=Event)


class Crew:
    """A game that is being played; `last` holds the events of the last command."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.last: tuple[Event, ...] = ()

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def fights(self, seat: int) -> bool:
        """Whether a character is in combat."""
        return character_fights(self.state, self[seat])

    def happens(self, *events: Event) -> Crew:
        """These happen, whoever has caused them."""
        for event in events:
            self.state = evolve(self.state, event)
        return self

    def given(self, seat: int, **fields: Any) -> Crew:
        """A player's fields are these; what is not named stays."""
        players = list(self.state.players)
        players[seat] = players[seat].replace(**fields)
        self.state = self.state.replace(players=tuple(players))
        return self

    def do(self, *commands: Command) -> Crew:
        """Somebody does something that the rules allow."""
        for command in commands:
            draft = Draft(self.state, evolve)
            command.decide(draft)
            self.state, self.last = draft.state, tuple(draft.events)
        return self

    def tries(self, command: Command) -> None:
        """Somebody asks for something; what the rules refuse changes nothing."""
        with suppress(Refused):
            self.do(command)

    def refusal(self, command: Command) -> Rejection:
        """Why something may not be done; both languages have a sentence for it."""
        with pytest.raises(Refused) as refused:
            command.decide(Draft(self.state, evolve))
        return said(refused.value.rejection, "carnomorphs")

    def refuses(self, command: Command) -> str:
        """The code of the refusal."""
        return self.refusal(command).code

    def happened(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """What the last command caused, of one kind."""
        return tuple(event for event in self.last if isinstance(event, kind))


def crew(*names: str, detail: Detail = "full", **options: Any) -> Crew:
    """People in the first round's player phase; help cards go clockwise from the first."""
    seated = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(names or ("Ola", "Jan")))
    started = GameStarted(
        players=seated,
        numbers=tuple(range(1, len(seated) + 1)),
        pods=(1, 2, 3),
        options=Options(**options),
        detail=detail,
    )
    return Crew(EMPTY).happens(started, PlayBegan(first=0))
