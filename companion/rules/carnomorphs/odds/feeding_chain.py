"""The feeding of a whole event phase: what it makes of all listed rooms, one after the other.

Rooms share the figures of the box: a figure that evolves leaves one of its old level to the others, and takes
one of the next. The order of the rooms is the table's choice (A), so where figures are short the end depends
on it; then every order counts alike. What lies in a room is no other room's food.

Source: rulebook, Event phase, step 2; RULES.md B, Feeding.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple, TypeAlias

from companion.rules.carnomorphs.contents import Contents, Feeding
from companion.rules.carnomorphs.data import Figures
from companion.rules.carnomorphs.feeding import contents_of, resolve
from companion.rules.carnomorphs.feeding_plan import eggs_in_nest
from companion.rules.carnomorphs.state import State
from companion.rules.dice import Distribution

Waiting: TypeAlias = tuple[int, ...]
"""How many rooms of each kind of contents have not fed yet."""


class ChainEnd(NamedTuple):
    """What is there when all rooms have fed."""

    on_board: Figures
    """Figures on the whole board, those that did not feed included."""

    eggs: int
    """Eggs left on the Carnomorph board."""


class RoomFeeding(NamedTuple):
    """One room's part."""

    room: int
    """The id of the room."""

    feeding: Feeding


class _Supply(NamedTuple):
    """What rooms share."""

    available: Figures
    eggs: int


@dataclass(frozen=True)
class FeedingChain:
    """The feeding of an event phase.

    Attributes:
        rooms: The feeding of each room in which somebody feeds, in the order of the list.
        ends: What is there afterwards, every order of these rooms alike.
    """

    rooms: tuple[RoomFeeding, ...]
    ends: Distribution[ChainEnd]

    @property
    def order_matters(self) -> bool:
        """Whether the table's choice of the order changes which figures there are."""
        return len(self.ends.weights) > 1


def feeding_chain(state: State) -> FeedingChain:
    """What feeding makes of the listed rooms; those that have fed in this event phase are left out."""
    supply = _Supply(state.available, eggs_in_nest(state))
    rooms: list[RoomFeeding] = []
    for room in state.rooms:
        if state.phase == "events" and room.id in state.fed:
            continue
        feeding = _resolve(state, contents_of(state, room), supply)
        if feeding.steps:
            rooms.append(RoomFeeding(room.id, feeding))
            supply = _Supply(feeding.available, feeding.board_eggs)
    return FeedingChain(tuple(rooms), _ends(state, [each.feeding.before for each in rooms]))


def _resolve(state: State, contents: Contents, supply: _Supply) -> Feeding:
    return resolve(
        contents,
        available=supply.available,
        board_eggs=supply.eggs,
        voracious=state.voracious,
        options=state.options,
    )


def _ends(state: State, rooms: list[Contents]) -> Distribution[ChainEnd]:
    """The ends of all orders, of which those that only swap rooms with the same contents count as one."""
    alike = Counter(
        each.replace(feeders=tuple(feeder.replace(id=None) for feeder in each.feeders)) for each in rooms
    )
    kinds = tuple(alike)

    @cache
    def after(kind: int, supply: _Supply) -> _Supply:
        feeding = _resolve(state, kinds[kind], supply)
        return _Supply(feeding.available, feeding.board_eggs)

    start = _Supply(state.available, eggs_in_nest(state))
    ways: dict[tuple[Waiting, _Supply], int] = {(tuple(alike.values()), start): 1}
    for _ in rooms:
        following: defaultdict[tuple[Waiting, _Supply], int] = defaultdict(int)
        for (waiting, supply), orders in ways.items():
            for kind, count in enumerate(waiting):
                if count:
                    left = (*waiting[:kind], count - 1, *waiting[kind + 1 :])
                    following[left, after(kind, supply)] += orders
        ways = dict(following)
    ends: defaultdict[ChainEnd, int] = defaultdict(int)
    for (_, supply), orders in ways.items():
        figures = zip(state.on_board, start.available, supply.available, strict=True)
        ends[ChainEnd(Figures(*(there + had - has for there, had, has in figures)), supply.eggs)] += orders
    return Distribution.of(ends)
