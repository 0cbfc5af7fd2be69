"""Chromosome for the kernel: the parts of its rulebook, and how it ends."""

from typing import Final

from companion.rules import clocks, colours, notes
from companion.rules.chromosome import (
    KEY,
    actions,
    areas,
    battle,
    corrections,
    elimination,
    fate,
    house_rules,
    play,
    preparation,
    radiation,
    rolls,
    scoring,
    setup,
    special,
    turns,
)
from companion.rules.chromosome.final_scores import ChromosomeScores
from companion.rules.chromosome.next_step import following, waited_for
from companion.rules.chromosome.notices import notices
from companion.rules.chromosome.rolls import ForceReroll, could_reroll
from companion.rules.chromosome.soundness import flaw
from companion.rules.chromosome.state import EMPTY, State
from companion.rules.kernel import Command, Game, Outcome, SeatInfo


class Chromosome(Game[State]):
    """Chromosome as a `Game` of the kernel."""

    key = KEY
    empty = EMPTY
    final_scores = ChromosomeScores
    has_rerolls = True

    notices = staticmethod(notices)
    flaw = staticmethod(flaw)
    could_reroll = staticmethod(could_reroll)

    @staticmethod
    def is_throw(command: Command) -> bool:
        """Return whether this command throws a die; a forced re-roll may leave the throw for later."""
        return command.throw if isinstance(command, ForceReroll) else command.is_throw

    def seats(self, state: State) -> tuple[SeatInfo, ...]:
        """Return the seated players; a player's species determines the shape."""
        return tuple(
            SeatInfo(name=player.name, colour=player.colour, shape=player.species, out=player.eliminated)
            for player in state.players
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.outcome is None:
            return None
        scores = tuple(line.total for line in state.outcome.lines)
        return Outcome(winners=state.outcome.winners, scores=scores, ending=state.outcome.termination)

    def clock(self, state: State) -> int | None:
        return waited_for(state) if state.clocks else None

    def waited_for(self, state: State) -> int | None:
        return waited_for(state)

    def phase(self, state: State) -> str:
        return state.phase

    def following(self, state: State) -> int | None:
        seat = following(state)
        return seat if seat != state.active else None

    def wording(self, state: State) -> str:
        return "" if state.options.wording == "ours" else state.options.wording


CHROMOSOME: Final = Chromosome(
    clocks,
    colours,
    notes,
    setup,
    preparation,
    turns,
    actions,
    special,
    battle,
    rolls,
    areas,
    radiation,
    fate,
    elimination,
    scoring,
    corrections,
    house_rules,
    play,
)
