"""A game of Carnomorphs under way, for tests of its rounds, its bag and its table.

`table("Ola", "Jan")` begins the first round in quick detail, with Ola as player 1.
"""

from __future__ import annotations

from typing import Any

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.combat import character_fights
from companion.rules.carnomorphs.data import TOKENS, TOKENS_IN_BOX, TokenKind, Tokens
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.setup import BeginPlay, GameStarted, PlayBegan, Seated, StartGame
from companion.rules.carnomorphs.state import Detail, EventStep, Intruder, Player, Room, State
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase, Pass
from companion.rules.kernel import Command, Event, Rejection, applied
from tests.rules.playing import BasePlay

OLA, JAN, EWA, ADAM, IGA = range(5)
"""Seats, clockwise."""

NAMES = ("Ola", "Jan", "Ewa", "Adam", "Iga")


def seated(*names: str) -> tuple[Seated, ...]:
    """People with a colour of their own."""
    return tuple(Seated(name=name, colour=seat % 5) for seat, name in enumerate(names))


def start(*names: str, options: Options | None = None, **more: Any) -> StartGame:
    """The command that seats these people."""
    return StartGame(players=seated(*names), options=options or Options(), **more)


class Play(BasePlay[State]):
    """A game that is being played."""

    game = CARNOMORPHS

    # shorthands --------------------------------------------------------------------------------

    def passes(self, *seats: int) -> Play:
        return self.do(*(Pass(seat=seat) for seat in seats))

    def at(self, step: EventStep) -> Play:
        """Play on to this step of the event phase, changing nothing else."""
        if self.state.phase == "players":
            self.do(EndPlayerPhase())
        ways = (
            ("feeding", EndFeeding()),
            ("fire", BurnRooms()),
            ("card", NoteEvent()),
        )
        for before, command in ways:
            if self.state.step == before != step:
                self.do(command)
        assert self.state.step == step
        return self

    def drawn(self, token: TokenKind) -> Play:
        return self.at("bag").do(DrawToken(token=token))

    def meets(self, seat: int, token: TokenKind, **more: Any) -> Play:
        """Play an encounter, from the drawn token to its effect."""
        return self.do(DrawToken(token=token, seat=seat), ResolveToken(**more))

    def happens(self, *events: Event) -> Play:
        """Apply these events without any command."""
        for event in events:
            self.state = applied(self.state, event)
        return self

    def tries(self, command: Command) -> bool:
        """Give a command that the rules may refuse; return whether it happened."""
        answer = self.game.decide(self.state, command)
        if not isinstance(answer, Rejection):
            self.happens(*answer)
        return not isinstance(answer, Rejection)

    # situations --------------------------------------------------------------------------------

    def bag(self, **tokens: int) -> Play:
        return self.where(bag=Tokens(**tokens))

    def rooms(self, *rooms: Room) -> Play:
        return self.where(rooms=rooms, next_room=len(rooms) + 1)

    def intruders(self, *intruders: Intruder) -> Play:
        return self.where(intruders=intruders, next_intruder=len(intruders) + 1)

    # reading the state -------------------------------------------------------------------------

    def __getitem__(self, seat: int) -> Player:
        return self.state.players[seat]

    def fights(self, seat: int) -> bool:
        return character_fights(self.state, self[seat])

    @property
    def figures(self) -> tuple[tuple[str, int | None], ...]:
        """The listed figures, each with the id of its room."""
        return tuple((each.kind, each.room) for each in self.state.intruders)


def sitting(*names: str, detail: Detail = "quick", **options: Any) -> Play:
    return Play().do(start(*(names or NAMES[:2]), detail=detail, options=Options(**options)))


def table(*names: str, detail: Detail = "quick", **options: Any) -> Play:
    return sitting(*names, detail=detail, **options).do(BeginPlay())


def crew(*names: str, detail: Detail = "full", **options: Any) -> Play:
    """A crew in its first round, in full detail, with an empty board; Ola and Jan by default."""
    people = seated(*(names or NAMES[:2]))
    started = GameStarted(
        players=people,
        numbers=tuple(range(1, len(people) + 1)),
        pods=(1, 2, 3),
        options=Options(**options),
        detail=detail,
        carried_apart=True,
    )
    return Play().happens(started, PlayBegan(first=0))


def conserved(state: State) -> bool:
    """Return whether the numbers of tokens of each kind in the bag are within the box's."""
    out = [token for token in (state.token, state.interrupted) if token is not None and not token.carried_out]
    return all(
        0 <= state.bag.of(kind) <= TOKENS_IN_BOX.of(kind) - sum(token.kind == kind for token in out)
        for kind in TOKENS
    )
