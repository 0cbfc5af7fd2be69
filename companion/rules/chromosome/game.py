"""Chromosome for the kernel: one object with `decide`, `evolve` and what goes with them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.rules.chromosome import KEY
from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.decide import decide
from companion.rules.chromosome.events import Event, GameStarted, OptionsSet
from companion.rules.chromosome.evolve import evolve
from companion.rules.chromosome.labels import label
from companion.rules.chromosome.notices import notices
from companion.rules.chromosome.rights import could_reroll, owners
from companion.rules.chromosome.soundness import flaw
from companion.rules.chromosome.state import EMPTY, State
from companion.rules.kernel import Game, Outcome, SeatInfo


class Chromosome(Game[State, cmd.Command, Event]):
    """Chromosome, as the rest of the app asks for it."""

    key = KEY
    empty = EMPTY

    decide = staticmethod(decide)
    evolve = staticmethod(evolve)
    label = staticmethod(label)
    notices = staticmethod(notices)
    flaw = staticmethod(flaw)
    owners = staticmethod(owners)
    could_reroll = staticmethod(could_reroll)

    @staticmethod
    def throw(state: State, command: cmd.Command, roll: Callable[[int], int]) -> cmd.Command:
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

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Return the players, each with the species for a shape."""
        return tuple(
            SeatInfo(name=player.name, colour=player.colour, shape=player.species, out=player.eliminated)
            for player in state.players
        )

    def outcome(self, state: State) -> Outcome | None:
        """Return the winners and everybody's score."""
        if state.outcome is None:
            return None
        scores = tuple(line.total for line in state.outcome.lines)
        return Outcome(winners=state.outcome.winners, scores=scores, ending=state.outcome.termination)

    def wording(self, state: State) -> str:
        """Return the wording that the table has settled."""
        return "" if state.options.wording == "ours" else state.options.wording

    def summary(self, state: State) -> dict[str, Any]:
        return {"round": state.round, "rounds": state.rounds}

    @staticmethod
    def is_throw(command: cmd.Command) -> bool:
        """Return whether this command rolls a die."""
        return isinstance(command, cmd.ThrowDie) or (isinstance(command, cmd.ForceReroll) and command.throw)


CHROMOSOME = Chromosome(Event, whole=(GameStarted, OptionsSet))
