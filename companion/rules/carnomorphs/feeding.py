"""Feeding: what the intruders of one room do in step 2 of the event phase, as a pure function.

Source: rulebook, Event phase, step 2 (Feeding), its three examples, and the summary on the last page. What
the rulebook leaves open is an option, see `Options`; which of several Metagorgers is eaten is not stated:
one that has not fed yet, and of those the last one (A).
"""

from __future__ import annotations

from typing import NamedTuple

from companion.rules.carnomorphs.combat import intruder_fights
from companion.rules.carnomorphs.contents import Contents, Feeder, Feeding, FeedingStep
from companion.rules.carnomorphs.data import (
    FOOD,
    HEAVY_OBJECTS,
    INTRUDERS,
    OBJECT_COUNTS,
    Figures,
    Food,
    HeavyObject,
    IntruderKind,
)
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import Room, State


def resolve(
    contents: Contents, *, available: Figures, board_eggs: int, voracious: bool, options: Options
) -> Feeding:
    """Resolve all of a room's feeding, intruder by intruder.

    Args:
        contents: What stands in the room; it is trusted, see `feeding_plan` for what is refused.
        available: Figures that can be placed, those of the room not among them.
        board_eggs: Eggs on the Carnomorph board, food for whoever is in the Nest.
        voracious: Whether *Voracious* is in force, so that intruders in combat feed too.
        options: What the table settled about food in the Nest and about carried objects.

    Source: rulebook, Feeding: the highest level first, each once; heal, evolve one level where a figure of
    the next level is left, eat one thing. Who has nothing to eat but itself does not feed.
    """
    meal_time = _MealTime(contents, available, board_eggs, voracious, options)
    for place in feeding_order(contents.feeders):
        if place in meal_time.feeders and (meal := meal_time.meal_of(place)):
            meal_time.feed(place, meal)
    return Feeding(
        steps=tuple(meal_time.steps),
        before=contents,
        after=meal_time.contents,
        board_eggs=meal_time.board_eggs,
        available=meal_time.available,
        nest_destroyed=meal_time.board_eggs < board_eggs and meal_time.board_eggs == 0,
    )


def feeding_order(feeders: tuple[Feeder, ...]) -> tuple[int, ...]:
    """Return the places of the feeders in feeding order: Butcher, Fleshbeast, Shambler, Metagorger."""
    return tuple(
        sorted(range(len(feeders)), key=lambda place: (-INTRUDERS.index(feeders[place].kind), place))
    )


def next_level(kind: IntruderKind) -> IntruderKind | None:
    """Return the kind that a kind evolves into; None for the Butcher."""
    level = INTRUDERS.index(kind) + 1
    return INTRUDERS[level] if level < len(INTRUDERS) else None


def contents_of(state: State, room: Room) -> Contents:
    """Return a listed room as feeding finds it. A destroyed Nest is a room like any other."""
    return Contents(
        feeders=tuple(
            Feeder(kind=each.kind, injuries=each.injuries, in_combat=intruder_fights(state, each), id=each.id)
            for each in state.in_room(room.id)
        ),
        red_corpses=room.red_corpses,
        blue_corpses=room.blue_corpses,
        eggs=room.eggs,
        carcasses=room.carcasses,
        nest=room.nest and not state.nest_destroyed,
    )


class _Meal(NamedTuple):
    """An intruder's next meal."""

    food: Food
    from_board: bool = False
    prey: int | None = None
    """The place of the Metagorger that is eaten."""


class _MealTime:
    """A room while its intruders feed."""

    def __init__(
        self, contents: Contents, available: Figures, board_eggs: int, voracious: bool, options: Options
    ) -> None:
        self.before = contents
        self.available = available
        self.board_eggs = board_eggs
        self.voracious = voracious
        self.options = options
        self.feeders = dict(enumerate(contents.feeders))
        self.objects: dict[HeavyObject, int] = {thing: contents.count(thing) for thing in HEAVY_OBJECTS}
        self.steps: list[FeedingStep] = []

    def meal_of(self, place: int) -> _Meal | None:
        """Return the current meal of the intruder in this place; None where it does not feed."""
        board_egg = _Meal("egg", from_board=True) if self.before.nest and self.board_eggs else None
        if self.feeders[place].in_combat and not self.voracious:
            return board_egg if self.options.nest_in_combat else None
        if board_egg and self.options.nest_food == "egg":
            return board_egg
        for food in FOOD:
            if food == "metagorger":
                prey = self._prey_of(place)
                if prey is not None:
                    return _Meal(food, prey=prey)
            elif food == "egg" and board_egg:
                return board_egg
            elif self._edible(food):
                return _Meal(food)
        return None

    def _edible(self, thing: HeavyObject) -> int:
        if self.voracious and self.options.carried_food:
            return self.objects[thing]
        return self.objects[thing] - self.before.carried.count(thing)

    def _prey_of(self, place: int) -> int | None:
        fed = {step.feeder for step in self.steps}
        others = [
            other for other, feeder in self.feeders.items() if feeder.kind == "metagorger" and other != place
        ]
        return max(others, key=lambda other: (other not in fed, other), default=None)

    def feed(self, place: int, meal: _Meal) -> None:
        """Heal, evolve, eat: the three steps of feeding."""
        feeder = self.feeders[place]
        following = next_level(feeder.kind)
        evolved = following if following and self.available.of(following) > 0 else None
        if evolved:
            self.available = self.available.plus(feeder.kind).plus(evolved, -1)
        self.feeders[place] = feeder.replace(kind=evolved or feeder.kind, injuries=0)
        self._eat(meal)
        self.steps.append(
            FeedingStep(
                feeder=place,
                kind=feeder.kind,
                healed=feeder.injuries,
                evolved=evolved,
                blocked=following is not None and evolved is None,
                ate=meal.food,
                from_board=meal.from_board,
                eaten=meal.prey,
            )
        )

    def _eat(self, meal: _Meal) -> None:
        if meal.food == "metagorger":
            assert meal.prey is not None
            del self.feeders[meal.prey]
            self.available = self.available.plus("metagorger")
        elif meal.from_board:
            self.board_eggs -= 1
        else:
            self.objects[meal.food] -= 1

    @property
    def contents(self) -> Contents:
        """The room as it is now; what lies is eaten before what is carried."""
        carried: list[HeavyObject] = []
        for thing in self.before.carried:
            if carried.count(thing) < self.objects[thing]:
                carried.append(thing)
        counts = {OBJECT_COUNTS[thing]: count for thing, count in self.objects.items()}
        return self.before.replace(feeders=tuple(self.feeders.values()), carried=tuple(carried), **counts)
