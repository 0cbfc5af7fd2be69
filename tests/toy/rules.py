"""The rules of Lanterns: its state and options, its commands and what they decide, its events."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from companion.rules import kernel
from companion.rules.kernel import (
    OWN_SEAT,
    Command,
    Event,
    Model,
    OptionGroup,
    Roll,
    TableOptions,
    TableState,
    in_seat,
    refuse,
)
from companion.rules.names import clean_names

PLAYERS = range(2, 5)


class Options(TableOptions):
    """The options of a table."""

    rounds: Annotated[int, Field(ge=1, le=5), OptionGroup("lanterns")] = 2
    faces: Annotated[Literal[4, 6], OptionGroup("lanterns")] = 6


class Player(Model):
    """A player; the hidden number is None while there is none, or where it may not be seen."""

    name: str
    hidden: int | None = None
    has_hidden: bool = False
    score: int = 0


class State(TableState):
    """A game of Lanterns."""

    players: tuple[Player, ...] = ()
    options: Options = Options()
    round: int = 1
    over: bool = False

    @property
    def active(self) -> int | None:
        """The first one who has still to hide a number; None where the die may be thrown."""
        return next((seat for seat, player in enumerate(self.players) if not player.has_hidden), None)


Draft = kernel.Draft[State]


class Begin(Command, begins=True):
    """Sit down and begin."""

    names: tuple[str, ...]
    options: Options = Options()
    clocks: bool = False

    def decide(self, draft: Draft) -> None:
        if draft.state.players:
            raise refuse("already-started")
        if len(self.names) not in PLAYERS:
            raise refuse("too-few-or-many")
        draft.add(Begun(names=clean_names(self.names), options=self.options, clocks=self.clocks))


class Hide(Command, owner=OWN_SEAT, secret=True):
    """Hide a number."""

    seat: int
    number: int

    def decide(self, draft: Draft) -> None:
        _goes_on(draft)
        if not 1 <= self.number <= draft.state.options.faces:
            raise refuse("not-on-the-die", faces=draft.state.options.faces)
        if in_seat(draft.state.players, self.seat).has_hidden:
            raise refuse("hidden-already")
        draft.add(Hidden(seat=self.seat, number=self.number))


class Throw(Command, is_throw=True):
    """Throw the die; the face where a die was thrown on the table. The last round ends the game."""

    face: int | None = None

    def thrown(self, state: State, roll: Roll) -> Throw:
        return self if self.face is not None else self.replace(face=roll(state.options.faces))

    def decide(self, draft: Draft) -> None:
        _goes_on(draft)
        if draft.state.active is not None:
            raise refuse("not-all-hidden")
        assert self.face is not None
        last = draft.state.round == draft.state.options.rounds
        draft.add(Thrown(face=self.face), *((Ended(),) if last else ()))


class EndGame(Command):
    """End the game here."""

    def decide(self, draft: Draft) -> None:
        _goes_on(draft)
        draft.add(Ended())


class Begun(Event, whole=True):
    """Everybody sits."""

    names: tuple[str, ...]
    options: Options
    clocks: bool = False

    def apply(self, state: State) -> State:
        players = tuple(Player(name=name) for name in self.names)
        return State(players=players, options=self.options, clocks=self.clocks)


class Hidden(Event):
    """A number was hidden."""

    seat: int
    number: int

    def apply(self, state: State) -> State:
        return state.with_player(self.seat, hidden=self.number, has_hidden=True)


class Thrown(Event):
    """The die fell, the round is scored."""

    face: int

    def apply(self, state: State) -> State:
        faces = state.options.faces
        players = (
            Player(name=each.name, score=each.score + faces - abs(self.face - (each.hidden or 0)))
            for each in state.players
        )
        return state.replace(players=tuple(players), round=state.round + 1)


class Ended(Event):
    """The game is over."""

    def apply(self, state: State) -> State:
        return state.replace(over=True, clocks=False)


def _goes_on(draft: Draft) -> None:
    if draft.state.over:
        raise refuse("is-over")
