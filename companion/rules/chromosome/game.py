"""Chromosome as the kernel wants it: one object with `decide`, `evolve` and what goes with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from companion.rules.chromosome import KEY
from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.decide import decide
from companion.rules.chromosome.events import Event, GameStarted, OptionsSet
from companion.rules.chromosome.evolve import evolve
from companion.rules.chromosome.labels import label
from companion.rules.chromosome.soundness import flaw
from companion.rules.chromosome.state import EMPTY, State
from companion.rules.kernel import Label, Rejection

_EVENT: TypeAdapter[Event] = TypeAdapter(Annotated[Event, Field(discriminator="kind")])


class Chromosome:
    """The game Chromosome."""

    key = KEY
    empty = EMPTY

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

    def dump(self, event: Event) -> dict[str, Any]:
        """The event as a JSON object, defaults left out, but for options: theirs may change some day."""
        if isinstance(event, GameStarted | OptionsSet):
            return event.model_dump(mode="json")
        return {"kind": event.kind, **event.model_dump(mode="json", exclude_defaults=True)}

    def seats(self, state: State) -> int:
        """How many people play."""
        return len(state.players)

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
