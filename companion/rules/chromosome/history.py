"""The course of a game: the numbers at the end of each round, and the finished tests."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.rules.chromosome.areas import AreaMoved, RadiationBegan
from companion.rules.chromosome.play import IrradiationChanged
from companion.rules.chromosome.radiation import AreaFaced, ResistanceTested
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import State
from companion.rules.kernel import Event

Groups = tuple[int, ...]
"""The number of each player's groups adjacent to an area, by seat."""


class RoundEnd(NamedTuple):
    """The last numbers of a round, by seat."""

    round: int
    scores: tuple[int, ...]
    irradiation: tuple[int, ...]


def by_round(states: Sequence[State]) -> tuple[RoundEnd, ...]:
    """Return the last state of each round that was played, including the current one."""
    last: dict[int, State] = {}
    for state in states:
        if state.players:
            last[state.round] = state
    return tuple(
        RoundEnd(
            number,
            tuple(score(player).total for player in state.players),
            tuple(player.irradiation for player in state.players),
        )
        for number, state in sorted(last.items())
    )


def last_groups(state: State, latest_first: Iterable[Event], area: int) -> Groups:
    """Return the groups next to this area when it was last faced.

    None where it never was, or has moved since.
    """
    for event in latest_first:
        if isinstance(event, AreaMoved) and event.area == area:
            break
        if isinstance(event, AreaFaced) and event.area == area:
            found = {test.seat: test.groups for test in event.tests}
            return tuple(min(found.get(player.seat, 0), player.on_board) for player in state.players)
    return (0,) * len(state.players)


def doses(events: Iterable[Event]) -> dict[int, int]:
    """Return the irradiation from the finished tests of the area faced last, by seat."""
    order: list[int] = []
    found: dict[int, int] = {}
    for event in events:
        match event:
            case AreaFaced():
                order = [test.seat for test in event.tests]
                found = {}
            case RadiationBegan():
                order, found = [], {}
            case ResistanceTested() if order:
                found[order.pop(0)] = 0
            case IrradiationChanged(reason="test"):
                found[event.seat] = event.delta
            case _:
                pass
    return found
