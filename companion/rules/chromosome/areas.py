"""Radioactive areas on the board: cubes on rooms, and the areas still to be faced."""

from typing import Annotated, Final

from pydantic import Field

from companion.rules.chromosome.data import ROOM_LENGTH
from companion.rules.chromosome.play import Decision, Delta, require_game, with_tests
from companion.rules.chromosome.state import Area, EventCard, Radiation, State
from companion.rules.kernel import Command, Event, Label, Value, clean_text, lacks, refuse, signed

Room = Annotated[str, Field(max_length=ROOM_LENGTH)]

MOST_CUBES: Final = 30
"""Maximum number of cubes that a correction may give an area; the box holds fewer."""


class AddArea(Command):
    """Put cubes on a room; during the radiation phase a new area must be faced like the others."""

    cubes: Annotated[int, Field(ge=1, le=30)] = 2
    room: Room = ""

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        put_cubes(decision, self.cubes, self.room)

    def label(self, state: State) -> Label:
        grown = area_in(state, clean_text(self.room))
        if grown is None:
            return super().label(state)
        return Label(key="label-change-area", params={**area_told(grown), "delta": signed(self.cubes)})

    def params(self, state: State) -> dict[str, Value]:
        return {"room": clean_text(self.room), "power": self.cubes}


class ChangeArea(Command):
    """Correct the cubes of an area; an area without cubes is removed."""

    area: int
    delta: Delta

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        area = known_area(decision, self.area)
        if self.delta == 0:
            raise lacks("nothing-chosen")
        change_cubes(decision, area, self.delta)

    def params(self, state: State) -> dict[str, Value]:
        return {**area_told(state.area(self.area)), "delta": signed(self.delta)}


class AreaAdded(Event):
    """A radioactive area came into being."""

    cubes: int
    room: str

    def apply(self, state: State) -> State:
        area = Area(id=state.next_area, cubes=self.cubes, room=self.room)
        radiation = state.radiation
        if radiation is not None and not radiation.wave:
            radiation = radiation.replace(remaining=(*radiation.remaining, area.id))
        areas = (*state.areas, area)
        return state.replace(areas=areas, next_area=state.next_area + 1, radiation=radiation)


class AreaChanged(Event):
    """An area gained or lost cubes; an area without cubes is removed."""

    area: int
    delta: int

    def apply(self, state: State) -> State:
        areas = (
            area.replace(cubes=area.cubes + self.delta) if area.id == self.area else area
            for area in state.areas
        )
        return with_tests(_with_areas(state, tuple(areas)), area=self.area, power=self.delta)


class AreaMoved(Event):
    """An area was moved to another room; the room's name is empty if unknown."""

    area: int
    room: str

    def apply(self, state: State) -> State:
        moved = (area.replace(room=self.room) if area.id == self.area else area for area in state.areas)
        return state.replace(areas=tuple(moved))


class AreasDecayed(Event):
    """Every area lost one cube; the event of the round is over."""

    def apply(self, state: State) -> State:
        faded = tuple(area.replace(cubes=area.cubes - 1) for area in state.areas)
        return _with_areas(state, faded).replace(event=EventCard())


class RadiationBegan(Event):
    """The radiation phase or a Wave's test began; these areas are to be faced."""

    areas: tuple[int, ...]
    wave: bool = False

    def apply(self, state: State) -> State:
        radiation = Radiation(remaining=self.areas, wave=self.wave)
        if self.wave:
            return state.replace(radiation=radiation)
        return state.replace(phase="radiation", active=None, radiation=radiation)


def _with_areas(state: State, areas: tuple[Area, ...]) -> State:
    alive = tuple(area for area in areas if area.cubes > 0)
    radiation = state.radiation
    if radiation is not None:
        here = {area.id for area in alive}
        remaining = tuple(number for number in radiation.remaining if number in here)
        radiation = radiation.replace(remaining=remaining)
    return state.replace(areas=alive, radiation=radiation)


def known_area(decision: Decision, number: int | None) -> Area:
    area = None if number is None else decision.state.area(number)
    if area is None:
        raise refuse("no-such-area")
    return area


def area_in(state: State, room: str) -> Area | None:
    same = (area for area in state.areas if room and area.room.casefold() == room.casefold())
    return next(same, None)


def put_cubes(decision: Decision, cubes: int, room: str) -> None:
    """Put cubes on a room: add a new area, or strengthen the area that is already there (Impulse, 1)."""
    shown = clean_text(room)
    there = area_in(decision.state, shown)
    if there is None:
        decision.add(AreaAdded(cubes=cubes, room=shown))
    else:
        decision.add(AreaChanged(area=there.id, delta=cubes))


def change_cubes(decision: Decision, area: Area, delta: int) -> None:
    """Change the cubes of an area; a number outside the range may always move towards it."""
    if not 0 <= area.cubes + delta <= max(MOST_CUBES, area.cubes):
        raise refuse("cubes-out-of-range", most=MOST_CUBES)
    decision.add(AreaChanged(area=area.id, delta=delta))


def area_told(area: Area | None) -> dict[str, Value]:
    """Return the parameters that name an area in a label."""
    return {"room": area.room if area else "", "power": area.cubes if area else 0}
