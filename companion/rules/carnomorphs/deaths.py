"""The consequences of a death, for the labels of commands that may kill."""

from typing import Any, Final

from companion.rules import kernel
from companion.rules.carnomorphs.play import FateSet, PodChanged
from companion.rules.carnomorphs.state import State
from companion.rules.kernel import NONE, Command, Event, Rejection, Value, yes

TELL_DEATHS: Final = frozenset(
    f"label-{command}"
    for command in (
        *("set-fate", "wound", "add-marker", "metagorger-attack"),
        *("mutation-action", "scan", "resolve-token", "intruder-attack"),
    )
)
"""Keys of the labels that use the parameters of `death_params`."""

NO_DEATH: Final[dict[str, Value]] = {"dies": "no", "pods": NONE}
"""The parameters of `death_params` for labels of earlier versions, which did not report deaths."""


def decided(state: State, command: Command) -> tuple[Event, ...]:
    """Return the events of a command; empty if it is refused."""
    events: Any = kernel.decide(state, command)
    return () if isinstance(events, Rejection) else events


def death_params(state: State, command: Command) -> dict[str, Value]:
    """Return whether a command kills a character aboard, and the escape pods that this death unlocks.

    Returns:
        `dies` (yes or no), and `pods`, the numbers of the pods; None if it unlocks none.
    """
    events = decided(state, command)
    dies = any(
        isinstance(each, FateSet) and each.fate == "dead" and state.players[each.seat].acting
        for each in events
    )
    unlocked = [
        each.pod for each in events if isinstance(each, PodChanged) and not (each.locked or each.left)
    ]
    return {"dies": yes(dies), "pods": tuple(str(pod) for pod in unlocked) if dies and unlocked else NONE}
