"""Figures of intruders: their arrival, injuries, deaths, and remains."""

from typing import Final, Self

from companion.rules.carnomorphs.adaptations import meet
from companion.rules.carnomorphs.data import CARCASSES, REMAINS, IntruderKind, Remains
from companion.rules.carnomorphs.play import (
    Count,
    Decision,
    Delta,
    Id,
    MeetingsChanged,
    Name,
    player_of,
    require_change,
    running,
)
from companion.rules.carnomorphs.rooms import MarkSet, lie_down, named_room, room_name, room_named
from companion.rules.carnomorphs.state import Intruder, Room, Seat, State
from companion.rules.kernel import ACTIVE, NONE, Command, Event, Value, lacks, refuse, signed, typed, yes

MOST_INJURIES: Final = 40
"""Maximum number of injuries that players can enter; an intruder dies long before."""


class PlaceIntruder(Command, owner=ACTIVE):
    """Put a figure on the board; the first figure of a kind reveals the kind's adaptation.

    A killed Butcher does not come back (Injuries and death).
    """

    intruder: IntruderKind
    room: Name = ""
    in_combat: bool = False

    def decide(self, decision: Decision) -> None:
        running(decision)
        _butcher_may_live(decision, self.intruder)
        room = room_named(decision, self.room) if decision.state.detail == "full" else None
        put_figure(decision, self.intruder, room, marked=self.in_combat)

    def params(self, state: State) -> dict[str, Value]:
        return {"intruder": self.intruder, "room": typed(self.room)}


class MoveIntruder(Command, owner=ACTIVE):
    """Move a listed figure to a room, by the room's name.

    It is in combat with the characters of its new room, and with nobody else.
    """

    id: Id
    room: Name

    def decide(self, decision: Decision) -> None:
        running(decision)
        intruder = intruder_of(decision, self.id)
        room = named_room(decision, self.room)
        if intruder.room == room.id:
            raise refuse("board-unchanged")
        change_intruder(decision, intruder.replace(room=room.id, combat_mark=False))

    def params(self, state: State) -> dict[str, Value]:
        return {**figure_params(state, self.id), "room": typed(self.room)}


class InjureIntruder(Command, owner=ACTIVE):
    """Give injuries to a listed figure, or take them back; only an attack card kills it, see `CheckDeath`."""

    id: Id
    delta: Delta

    def decide(self, decision: Decision) -> None:
        running(decision)
        intruder = intruder_of(decision, self.id)
        require_change(self.delta)
        injuries = intruder.injuries + self.delta
        if not 0 <= injuries <= max(MOST_INJURIES, intruder.injuries):
            raise refuse("injuries-out-of-range", most=MOST_INJURIES)
        change_intruder(decision, intruder.replace(injuries=injuries))

    def params(self, state: State) -> dict[str, Value]:
        return {**figure_params(state, self.id), "delta": signed(self.delta)}


class CheckDeath(Command, owner=ACTIVE):
    """Kill a listed, injured figure if the attack card's number does not exceed its injuries.

    A figure that survives is recorded unchanged, so that the history shows the card.
    """

    id: Id
    number: Count

    def decide(self, decision: Decision) -> None:
        running(decision)
        intruder = intruder_of(decision, self.id)
        if intruder.injuries == 0:
            raise refuse("not-injured")
        if self.number > intruder.injuries:
            change_intruder(decision, intruder)
            return
        _kill_listed(decision, self.id)

    def params(self, state: State) -> dict[str, Value]:
        found = state.intruder(self.id)
        dies = found is not None and self.number <= found.injuries
        return {**figure_params(state, self.id), "number": self.number, "dies": yes(dies)}


class KillIntruder(Command, owner=ACTIVE):
    """Kill a figure, which leaves the remains of its kind; if `id` is None, the figure is unlisted.

    In quick detail, a killed figure was evidently on the board, so a count of zero is raised to one first.
    """

    id: Id | None = None
    intruder: IntruderKind | None = None
    """The kind of an unlisted figure."""

    opponent: Seat | None = None
    """The seat whose character an unlisted figure fought; None if it fought nobody, or if that is unknown."""

    def decide(self, decision: Decision) -> None:
        running(decision)
        if self.id is not None:
            _kill_listed(decision, self.id)
            return
        kind = self.intruder
        if kind is None:
            raise lacks("intruder-unnamed")
        _butcher_may_live(decision, kind)
        if decision.state.loose.of(kind) == 0:
            if decision.state.detail == "full":
                raise refuse("no-figure-on-board", intruder=kind)
            put_figure(decision, kind)
        decision.add(FiguresChanged(intruder=kind, delta=-1))
        shamblers = remains_of(decision.state, kind).shamblers
        _leave_remains(decision, kind)
        if self.opponent is not None and player_of(decision, self.opponent).combat_mark and shamblers != 1:
            decision.add(MeetingsChanged(seat=self.opponent, delta=shamblers - 1))

    def params(self, state: State) -> dict[str, Value]:
        return figure_params(state, self.id, self.intruder)


class RemoveIntruder(Command, owner=ACTIVE):
    """Take a listed figure off the board without leaving remains, after an event or as a correction."""

    id: Id

    def decide(self, decision: Decision) -> None:
        running(decision)
        decision.add(IntruderRemoved(id=intruder_of(decision, self.id).id))

    def params(self, state: State) -> dict[str, Value]:
        return figure_params(state, self.id)


class CorrectFigures(Command):
    """Correct the number of unlisted figures of a kind on the board, within the box's numbers."""

    intruder: IntruderKind
    delta: Delta

    def decide(self, decision: Decision) -> None:
        running(decision)
        kind, delta = self.intruder, self.delta
        require_change(delta)
        if delta > 0:
            _butcher_may_live(decision, kind)
        most = decision.state.loose.of(kind) + decision.state.available.of(kind)
        if not 0 <= decision.state.loose.of(kind) + delta <= most:
            raise refuse("figures-out-of-range", intruder=kind, most=most)
        decision.add(FiguresChanged(intruder=kind, delta=delta))
        if delta > 0:
            meet(decision, kind)


class IntruderPlaced(Event):
    """A figure was placed on the board and added to the list."""

    intruder: IntruderKind
    room: int | None = None
    in_combat: bool = False
    injuries: int = 0

    def apply(self, state: State) -> State:
        placed = _figure(state.next_intruder, self)
        return state.replace(intruders=(*state.intruders, placed), next_intruder=state.next_intruder + 1)


class IntruderChanged(Event):
    """A listed figure moved, was injured or healed, began or left combat, or evolved."""

    id: int
    intruder: IntruderKind
    room: int | None
    injuries: int
    in_combat: bool

    def apply(self, state: State) -> State:
        changed = _figure(self.id, self)
        return state.replace(
            intruders=tuple(changed if each.id == self.id else each for each in state.intruders)
        )

    @classmethod
    def to(cls, figure: Intruder) -> Self:
        """Return the event that sets the values of `figure` in the list."""
        return cls(
            id=figure.id,
            intruder=figure.kind,
            room=figure.room,
            injuries=figure.injuries,
            in_combat=figure.combat_mark,
        )


def _figure(number: int, said: IntruderPlaced | IntruderChanged) -> Intruder:
    return Intruder(
        id=number,
        kind=said.intruder,
        room=said.room,
        injuries=said.injuries,
        combat_mark=said.in_combat,
    )


class IntruderRemoved(Event):
    """A listed figure left the board."""

    id: int

    def apply(self, state: State) -> State:
        return state.replace(intruders=tuple(each for each in state.intruders if each.id != self.id))


class FiguresChanged(Event):
    """Unlisted figures were placed on the board or left it."""

    intruder: IntruderKind
    delta: int

    def apply(self, state: State) -> State:
        return state.replace(loose=state.loose.plus(self.intruder, self.delta))


def intruder_of(decision: Decision, number: int) -> Intruder:
    found = decision.state.intruder(number)
    if found is None:
        raise refuse("no-such-intruder")
    return found


def change_intruder(decision: Decision, intruder: Intruder) -> None:
    decision.add(IntruderChanged.to(intruder))


def has_figure(decision: Decision, kind: IntruderKind) -> bool:
    return decision.state.available.of(kind) > 0


def put_figure(
    decision: Decision,
    kind: IntruderKind,
    room: Room | None = None,
    *,
    marked: bool = False,
    encountered: bool = True,
) -> None:
    """Place a figure: in full detail it is listed, in quick detail it is only counted.

    The first figure of a kind reveals the kind's adaptation, and the first figure in the game is the first
    encounter (rulebook, Adaptations; First encounter); for `encountered` see `meet`. If `marked` is true, the
    figure is in combat even if no room is noted.

    Raises:
        Refused: no figure of this kind is left.
    """
    if not has_figure(decision, kind):
        raise refuse("no-figure-left", intruder=kind)
    if decision.state.detail == "full":
        decision.add(IntruderPlaced(intruder=kind, room=room.id if room else None, in_combat=marked))
    else:
        decision.add(FiguresChanged(intruder=kind, delta=1))
    meet(decision, kind, encountered=encountered)


def _butcher_may_live(decision: Decision, kind: IntruderKind) -> None:
    if kind == "butcher" and decision.state.butcher_dead:
        raise refuse("butcher-dead")


def _kill_listed(decision: Decision, number: int) -> None:
    intruder = intruder_of(decision, number)
    decision.add(IntruderRemoved(id=number))
    _leave_remains(decision, intruder.kind, decision.state.room(intruder.room), marked=intruder.combat_mark)


def _leave_remains(
    decision: Decision, kind: IntruderKind, room: Room | None = None, *, marked: bool = False
) -> None:
    """Leave the remains of a dead figure, see `remains_of`. The bag is unchanged.

    Shamblers that appear as remains continue the dead figure's combat (A). Source: rulebook, Injuries and
    death.
    """
    remains = remains_of(decision.state, kind)
    if kind == "butcher":
        decision.add(MarkSet(mark="butcher_dead", value=True))
    lie_down(decision, room, "carcass", remains.carcasses)
    for _ in range(remains.shamblers):
        put_figure(decision, "shambler", room, marked=marked, encountered=False)


def remains_of(state: State, kind: IntruderKind) -> Remains:
    """Return the remains of an intruder of this kind, limited by the supply of carcasses and Shamblers.

    Source: rulebook, Injuries and death of Carnomorphs.
    """
    remains = REMAINS[kind]
    return Remains(
        carcasses=min(remains.carcasses, carcasses_left(state)),
        shamblers=min(remains.shamblers, state.available.shambler),
    )


def carcasses_left(state: State) -> int:
    """Return the number of carcass tokens that are still in the box."""
    return max(0, CARCASSES - state.out_of_box("carcass"))


def figure_params(state: State, number: int | None, kind: IntruderKind | None = None) -> dict[str, Value]:
    """Return a figure's label parameters: kind and room if it is listed, else only `kind`."""
    found = None if number is None else state.intruder(number)
    if found is None:
        return {"intruder": kind or NONE, "room": NONE}
    return {"intruder": found.kind, "room": room_name(state, found.room)}
