"""Chromosome as the kernel wants it: one object with `decide`, `evolve` and what goes with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from companion.rules.chromosome import KEY
from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.data import ROUNDS_BY_PLAYERS
from companion.rules.chromosome.decide import decide
from companion.rules.chromosome.events import Event, GameStarted, OptionsSet
from companion.rules.chromosome.evolve import evolve
from companion.rules.chromosome.labels import label
from companion.rules.chromosome.notices import notices
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.rights import could_reroll, owners
from companion.rules.chromosome.soundness import flaw
from companion.rules.chromosome.state import EMPTY, State
from companion.rules.kernel import Label, Outcome, Owners, Rejection, SeatInfo

_EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


class Chromosome:
    """The game Chromosome."""

    key = KEY
    empty = EMPTY
    player_counts = range(min(ROUNDS_BY_PLAYERS), max(ROUNDS_BY_PLAYERS) + 1)
    begin = cmd.StartGame
    options = Options

    def decide(self, state: State, command: cmd.Command) -> tuple[Event, ...] | Rejection:
        """The events that `command` causes in `state`, or the reason why it may not be."""
        return decide(state, command)

    def evolve(self, state: State, event: Event) -> State:
        """The state after `event`."""
        return evolve(state, event)

    def throw(self, state: State, command: cmd.Command, roll: Callable[[int], int]) -> cmd.Command:
        """Fill in the die, or the lot for the first starter, that the command leaves to the app."""
        match command:
            case cmd.ThrowDie(face=None):
                return command.replace(face=roll(state.options.die), by_app=True)
            case cmd.ForceReroll(throw=True, face=None):
                return command.replace(face=roll(state.options.die))
            case cmd.StartGame(starter=None) if command.players:
                return command.replace(starter=roll(len(command.players)) - 1)
            case _:
                return command

    def label(self, state: State, command: cmd.Command) -> Label:
        """The short name of what `command` does."""
        return label(state, command)

    def notices(self, state: State) -> tuple[Label, ...]:
        """Who is out, who has a last turn, whose last tokens are at stake …"""
        return notices(state)

    def dump(self, event: Event) -> dict[str, Any]:
        """The event as a JSON object, defaults left out, but for options: theirs may change some day."""
        if isinstance(event, GameStarted | OptionsSet):
            return event.model_dump(mode="json")
        return {"kind": event.kind, **event.model_dump(mode="json", exclude_defaults=True)}

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Who plays, each with the species for a shape."""
        return tuple(
            SeatInfo(name=player.name, colour=player.colour, shape=player.species, out=player.eliminated)
            for player in state.players
        )

    def round(self, state: State) -> int:
        """Which round it is."""
        return state.round

    def clock(self, state: State) -> int | None:
        """Whose clock it is: that of the player whose turn it is."""
        return state.active if state.clocks else None

    def paused_clocks(self, state: State) -> tuple[int, ...]:
        """The seats whose clocks are paused one by one."""
        return state.paused_clocks

    def has_clocks(self, state: State) -> bool:
        """Whether the table keeps the players' time."""
        return state.clocks

    def outcome(self, state: State) -> Outcome | None:
        """The winners and everybody's score."""
        if state.outcome is None:
            return None
        scores = tuple(line.total for line in state.outcome.lines)
        return Outcome(winners=state.outcome.winners, scores=scores, ending=state.outcome.termination)

    def summary(self, state: State) -> dict[str, Any]:
        """The round."""
        return {"round": state.round, "rounds": state.rounds}

    def owners(self, state: State, command: cmd.Command) -> Owners:
        """Whose `command` is."""
        return owners(state, command)

    def could_reroll(self, state: State) -> frozenset[int]:
        """Seats with fate left that have not accepted the face that lies."""
        return could_reroll(state)

    def player_view(self, state: State, seat: int | None) -> State:
        """The state: nothing in this game is hidden."""
        return state

    def label_for(self, label: Label, seat: int | None) -> Label:
        """The label: nothing in this game is hidden."""
        return label

    def is_throw(self, command: cmd.Command) -> bool:
        """Whether dice fall by this command."""
        return isinstance(command, cmd.ThrowDie) or (isinstance(command, cmd.ForceReroll) and command.throw)

    def flaw(self, state: State) -> str | None:
        """What no game that was played by the rules can have come to."""
        return flaw(state)

    def parse(self, row: object) -> Event:
        """The event of a JSON object.

        Raises:
            ValueError: the object is not an event of this game.
        """
        return _EVENT.validate_python(row)


CHROMOSOME = Chromosome()
