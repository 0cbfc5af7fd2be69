"""The consequences of a death, for the labels of commands that may kill."""

from typing import Any

from companion.rules import kernel
from companion.rules.carnomorphs.intruders import FiguresChanged, IntruderPlaced
from companion.rules.carnomorphs.play import FateSet, PodChanged
from companion.rules.carnomorphs.rooms import ObjectsChanged
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import NONE, Command, Event, Rejection, Value, yes


def decided(state: State, command: Command) -> tuple[Event, ...]:
    """Return the events of a command; none where it is refused."""
    events: Any = kernel.decide(state, command)
    return () if isinstance(events, Rejection) else events


def death_params(state: State, command: Command) -> dict[str, Value]:
    """Return whether a command kills a character aboard, and what that death brings.

    Returns:
        `dies` and `shambler` (yes or no), `corpse` (red, blue, or none), and `pods`, the numbers of the
        escape pods that are unlocked by it.
    """
    events = decided(state, command)
    dead = [each.seat for each in events if isinstance(each, FateSet) and each.fate == "dead"]
    dies = any(state.players[seat].acting for seat in dead)
    after = events[next((at for at, each in enumerate(events) if isinstance(each, FateSet)), len(events)) :]
    left = [each.object for each in after if isinstance(each, ObjectsChanged) and each.delta > 0]
    corpses = [CORPSES[thing] for thing in left if thing in CORPSES]
    shambler = any(
        isinstance(each, IntruderPlaced | FiguresChanged) and each.intruder == "shambler" for each in after
    )
    unlocked = [each.pod for each in after if isinstance(each, PodChanged) and not (each.locked or each.left)]
    return {
        "dies": yes(dies),
        "corpse": corpses[-1] if dies and corpses else NONE,
        "shambler": yes(dies and shambler),
        "pods": tuple(str(pod) for pod in unlocked) if dies else (),
    }


CORPSES = {"red-corpse": "red", "blue-corpse": "blue"}
"""The colour of each corpse, as sentences select by it."""
