"""The feeding of a whole event phase: the results in all listed rooms, one after the other.

Rooms share the figures of the box: an evolving intruder returns a figure of its old level and takes one of
the next level. The table chooses the order of the rooms (A). If figures run short, the result depends on the
order, and all orders count as equally likely. Intruders eat only objects in their own room.

Source: rulebook, Event phase, step 2; RULES.md B, Feeding.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from companion.rules.carnomorphs.contents import Contents, Feeding
from companion.rules.carnomorphs.data import Figures, HeavyObject
from companion.rules.carnomorphs.feeding import contents_of, resolve
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.rooms import eggs_in_nest
from companion.rules.carnomorphs.state import Adaptation, Intruder, Room, State
from companion.rules.dice import Distribution

Waiting: TypeAlias = tuple[int, ...]
"""For each distinct room content, the number of rooms with this content that have not fed yet."""


Carried: TypeAlias = Mapping[int, tuple[HeavyObject, ...]]
"""The objects that characters carry, by the id of the characters' room."""

NOTHING: Final[Carried] = MappingProxyType({})
"""Nobody carries anything."""


class ChainEnd(NamedTuple):
    """The board when all rooms have fed."""

    on_board: Figures
    """Figures on the whole board, including those that did not feed."""

    eggs: int
    """Eggs left on the Carnomorph board."""


class RoomFeeding(NamedTuple):
    """The feeding of one room."""

    room: int
    """The id of the room."""

    feeding: Feeding


class _Supply(NamedTuple):
    """The supply that rooms share."""

    available: Figures
    eggs: int


@dataclass(frozen=True)
class FeedingChain:
    """The feeding of an event phase.

    Attributes:
        rooms: The feeding of each room in which an intruder feeds, in the order of the list.
        ends: The distribution of the results if all orders of these rooms are equally likely.
    """

    rooms: tuple[RoomFeeding, ...]
    ends: Distribution[ChainEnd]

    @property
    def order_matters(self) -> bool:
        """Whether the table's choice of the order affects the resulting figures."""
        return len(self.ends.weights) > 1


def feeding_chain(state: State, carried: Carried = NOTHING) -> FeedingChain:
    """Return the feeding of the listed rooms, except those already fed in this event phase.

    Args:
        carried: The objects that characters carry; for rooms without an entry, those in the state count.
    """
    supply = _Supply(state.available, eggs_in_nest(state))
    rooms: list[RoomFeeding] = []
    for room in state.rooms:
        if state.phase == "events" and room.id in state.fed:
            continue
        contents = contents_of(state, room)
        contents = contents.replace(carried=carried.get(room.id) or contents.carried)
        feeding = _resolve(state, contents, supply)
        if feeding.steps:
            rooms.append(RoomFeeding(room.id, feeding))
            supply = _Supply(feeding.available, feeding.board_eggs)
    return FeedingChain(tuple(rooms), _ends(state, [each.feeding.before for each in rooms]))


def ship_of(
    rooms: Sequence[Contents],
    *,
    elsewhere: Figures,
    eggs: int,
    butcher_dead: bool = False,
    voracious: bool,
    options: Options,
) -> State:
    """Return a minimal state for feeding; its rooms are numbered from 1.

    It has no players, so every combat mark counts.

    Args:
        rooms: The content of each room; pass the carried objects to `feeding_chain`.
        elsewhere: Figures in other places, which cannot be placed again.
        eggs: Eggs on the Carnomorph board.
        butcher_dead: Whether the Butcher was killed.
        voracious: Whether *Voracious* is revealed.
        options: The table's options.
    """
    figures = [(each, number) for number, room in enumerate(rooms, 1) for each in room.feeders]
    return State(
        options=options,
        eggs=eggs,
        loose=elsewhere,
        butcher_dead=butcher_dead,
        rooms=tuple(
            Room(
                id=number,
                name=str(number),
                nest=room.nest,
                red_corpses=room.red_corpses,
                blue_corpses=room.blue_corpses,
                eggs=room.eggs,
                carcasses=room.carcasses,
            )
            for number, room in enumerate(rooms, 1)
        ),
        intruders=tuple(
            Intruder(id=at, kind=each.kind, room=number, injuries=each.injuries, combat_mark=each.in_combat)
            for at, (each, number) in enumerate(figures, 1)
        ),
        adaptations=(Adaptation(kind="butcher", revealed=True, voracious=True),) if voracious else (),
    )


def _resolve(state: State, contents: Contents, supply: _Supply) -> Feeding:
    return resolve(
        contents,
        available=supply.available,
        board_eggs=supply.eggs,
        voracious=state.voracious,
        options=state.options,
    )


def _ends(state: State, rooms: list[Contents]) -> Distribution[ChainEnd]:
    """Return the distribution of results over all orders; rooms with equal contents are interchangeable."""
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
