"""Face-up objectives of the whole crew: the base game's solo and fully co-operative modes.

A single player draws two and keeps one after the first encounter; a crew draws one for each player, fulfils
all of them, and wins together if anybody survives. Source: base game, Game modes (N7).
"""

from companion.rules.carnomorphs.data import (
    ASK_FOR_SIGNAL,
    FIELD_BIOLOGY,
    OBJECTIVES_EACH,
    SHARED_OBJECTIVES,
    SharedObjective,
)
from companion.rules.carnomorphs.play import Decision, in_phase
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import EVERYBODY, NONE, Command, Event, Roller, Value, lacks, refuse, yes


class LayObjective(Command, owner=EVERYBODY, is_throw=True):
    """Lay an objective face up for the whole crew, or take it off the table."""

    objective: SharedObjective | None = None
    """The objective; if None, the app draws one that is not face up yet."""

    open: bool = True

    def thrown(self, state: State, roll: Roller) -> "LayObjective":
        left = [each for each in SHARED_OBJECTIVES if each not in state.shared]
        if self.objective is not None or not self.open or not left:
            return self
        return self.replace(objective=left[roll(len(left)) - 1])

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "setup", "players", "events", "check")
        state, most = decision.state, most_shared(decision.state)
        if not plays_together(state):
            raise refuse("objectives-are-own")
        if self.objective is not None and self.open == (self.objective in state.shared):
            raise refuse("board-unchanged")
        if self.open and len(state.shared) >= most:
            raise refuse("objectives-enough", most=most)
        if self.objective is None:
            raise lacks("nothing-chosen")
        decision.add(ObjectiveLaid(objective=self.objective, open=self.open))

    def params(self, state: State) -> dict[str, Value]:
        return {"objective": self.objective or NONE, "open": yes(self.open)}


class ObjectiveLaid(Event):
    """An objective was laid face up for the whole crew, or taken off the table."""

    objective: SharedObjective
    open: bool

    def apply(self, state: State) -> State:
        others = tuple(each for each in state.shared if each != self.objective)
        return state.replace(shared=(*others, self.objective) if self.open else others)


def plays_together(state: State) -> bool:
    return state.options.objectives == "shared"


def most_shared(state: State) -> int:
    """Return how many objectives the crew draws: two for a single player, else one for each player."""
    return max(OBJECTIVES_EACH, len(state.players))


def chooses_alone(state: State) -> bool:
    """Return whether a single player must still choose an objective to keep, after the first encounter."""
    alone = plays_together(state) and len(state.players) == 1
    return alone and state.first_encounter and len(state.shared) > 1


def shared_noted(state: State, objective: SharedObjective) -> bool | None:
    """Return whether the tracked facts fulfil a shared objective; None if they do not decide it.

    If several objectives need a signal, each needs one from a different character.
    """
    asked = sum(each in ASK_FOR_SIGNAL for each in state.shared)
    signals = sum(player.signal for player in state.players) >= max(1, asked)
    exploded = state.ending == "explosion"
    match objective:
        case "adaptations":
            return sum(each.discarded for each in state.adaptations) >= FIELD_BIOLOGY
        case "butcher":
            return signals and (state.butcher_dead or exploded)
        case "nest":
            return signals and (state.nest_destroyed or exploded)
        case "egg":
            carried = any(player.saved and "egg" in player.carries for player in state.players)
            return carried if carried or state.detail == "full" else None
        case "explored":
            return None if signals else False
        case "earth":
            return False if exploded else None
        case "autopsy":
            return None
