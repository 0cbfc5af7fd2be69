"""Feeding: the intruders of one room in step 2 of the event phase.

Source: rulebook, Event phase, step 2 (Feeding), its three examples, and the summary on the last page. Open
questions of the rulebook are options, see `Options`. The rulebook does not state which of several Metagorgers
is eaten: here it is the last of those that have not fed yet (A).
"""

from collections.abc import Iterator
from typing import Annotated, NamedTuple

from pydantic import Field

from companion.rules.carnomorphs.adaptations import meet
from companion.rules.carnomorphs.combat import fights
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
from companion.rules.carnomorphs.intruders import (
    FiguresChanged,
    IntruderRemoved,
    change_intruder,
    intruder_of,
)
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.play import Decision, Id, running
from companion.rules.carnomorphs.rooms import (
    blue_corpse_room,
    carried_in,
    change_objects,
    eggs_in_nest,
    find_nest,
    lie_down,
    most_objects,
    present,
    room_name,
)
from companion.rules.carnomorphs.state import Room, State
from companion.rules.carnomorphs.tracks import TrackMoved
from companion.rules.kernel import Command, Event, Refused, Rejection, Value, lacks, refuse, yes


class Feed(Command):
    """Resolve the feeding of one room: the listed `room`, or the `contents` that the table entered.

    A listed room's figures and objects are changed in the list. Entered contents change the number of
    unlisted figures (all entered figures are assumed to be on the board), the eggs on the Carnomorph board,
    and the objects in unknown rooms.
    """

    contents: Contents = Contents()
    room: Id | None = None

    def decide(self, decision: Decision) -> None:
        running(decision)
        feeding = feeding_plan(decision.state, self)
        if isinstance(feeding, Rejection):
            raise Refused(feeding)
        _enter_figures(decision, feeding.before)
        for step in feeding.steps:
            _take_step(decision, self.room, feeding.before, step)
        decision.add(
            RoomFed(
                room=self.room,
                feeders=len(feeding.steps),
                contents=self.contents,
                figures=tuple(_listed_feeders(feeding)),
                loose=feeding.after.replace(
                    feeders=tuple(each for each in feeding.after.feeders if each.id is None)
                ).figures,
            )
        )

    def params(self, state: State) -> dict[str, Value]:
        plan = feeding_plan(state, self)
        steps = () if isinstance(plan, Rejection) else plan.steps
        became = tuple(step.evolved for step in steps if step.evolved is not None)
        return {
            "room": room_name(state, self.room),
            "fed": len(steps),
            "feeds": yes(bool(steps)),
            "became": became,
            "ate": tuple(step.ate for step in steps),
        }


class RoomFed(Event):
    """The feeding of a room was resolved."""

    room: int | None = None
    """The id of the listed room; None for a room whose contents the table entered."""

    feeders: Annotated[int, Field(ge=0)] = 0
    """The number of intruders that fed."""

    contents: Contents = Contents()
    """A copy of `Feed.contents`, so that every device can show the feeding again."""

    figures: tuple[int, ...] = ()
    """Ids of the listed figures that fed."""

    loose: Figures = Figures()
    """The unlisted figures in the room after the feeding."""

    def apply(self, state: State) -> State:
        fed = state.fed if self.room is None else (*state.fed, self.room)
        state = state.replace(fed=fed, feedings=state.feedings + self.feeders)
        if state.phase != "events":
            return state
        loose = Figures(*(was + more for was, more in zip(state.fed_loose, self.loose, strict=True)))
        return state.replace(fed_figures=(*state.fed_figures, *self.figures), fed_loose=loose)


def _listed_feeders(feeding: Feeding) -> Iterator[int]:
    for step in feeding.steps:
        listed = feeding.before.feeders[step.feeder].id
        if listed is not None:
            yield listed


def _enter_figures(decision: Decision, contents: Contents) -> None:
    new = newly_entered(decision.state, contents)
    for kind, count in zip(INTRUDERS, new, strict=True):
        if count:
            decision.add(FiguresChanged(intruder=kind, delta=count))
            meet(decision, kind)
    if contents.nest:
        find_nest(decision)


def _take_step(decision: Decision, room: int | None, contents: Contents, step: FeedingStep) -> None:
    listed = contents.feeders[step.feeder].id
    if listed is not None:
        intruder = intruder_of(decision, listed)
        change_intruder(decision, intruder.replace(kind=step.evolved or step.kind, injuries=0))
    elif step.evolved:
        decision.add(FiguresChanged(intruder=step.kind, delta=-1))
        decision.add(FiguresChanged(intruder=step.evolved, delta=1))
    if step.evolved:
        meet(decision, step.evolved, encountered=False)
    _eat(decision, room, contents, step)


def _eat(decision: Decision, room: int | None, contents: Contents, step: FeedingStep) -> None:
    if step.ate == "metagorger":
        prey = None if step.eaten is None else contents.feeders[step.eaten].id
        if prey is None:
            decision.add(FiguresChanged(intruder="metagorger", delta=-1))
        else:
            decision.add(IntruderRemoved(id=prey))
    elif step.from_board:
        decision.add(TrackMoved(track="eggs", delta=-1))
    elif room is not None:
        change_objects(decision, room, step.ate, -1)
    elif decision.state.unnoted.count(step.ate):
        lie_down(decision, None, step.ate, -1)
    elif step.ate == "blue-corpse":
        _eat_blue_corpse(decision)


def _eat_blue_corpse(decision: Decision) -> None:
    """Remove the set-up's blue corpse in quick detail, because a blue corpse was eaten in an entered room.

    If the fourth mutation marker leaves blue corpses too, nobody knows which corpse was eaten, so nothing is
    removed.
    """
    state = decision.state
    room = blue_corpse_room(state)
    if room is not None and state.detail == "quick" and state.options.mutant_corpse == "red":
        change_objects(decision, room.id, "blue-corpse", -1)


# the preview, shared by the screen and `decide` -------------------------------------------------


def feeding_plan(state: State, command: Feed) -> Feeding | Rejection:
    """Return the feeding that `command` would resolve, or the command's refusal.

    Entered figures are assumed to be on the board, so they cannot be placed again. The intruders of a listed
    room feed once in an event phase.
    """
    try:
        return _plan(state, command)
    except Refused as refused:
        return refused.rejection


def feeding_of(before: State, event: RoomFed) -> Feeding | None:
    """Recompute a past feeding from the state before it; None if the current rules refuse it."""
    plan = feeding_plan(before, Feed(room=event.room, contents=event.contents))
    return None if isinstance(plan, Rejection) else plan


def newly_entered(state: State, contents: Contents) -> Figures:
    """Return the figures entered in `contents` that are not counted on the board yet.

    Figures that have fed in this phase are assumed to be in other rooms, since each figure feeds once, even
    if it has just evolved (A).
    """
    unlisted = contents.replace(feeders=tuple(each for each in contents.feeders if each.id is None))
    left = left_to_feed(state)
    return Figures(*(max(0, here - known) for here, known in zip(unlisted.figures, left, strict=True)))


def left_to_feed(state: State) -> Figures:
    """Return the unlisted figures outside the rooms that have fed in this event phase."""
    if state.phase != "events":
        return state.loose
    return Figures(*(max(0, there - fed) for there, fed in zip(state.loose, state.fed_loose, strict=True)))


def _plan(state: State, command: Feed) -> Feeding:
    contents = _entered(state, command) if command.room is None else _listed(state, command)
    if not contents.feeders:
        raise lacks("nobody-in-room") if command.room is None else refuse("nobody-in-room")
    if any(contents.carried.count(thing) > contents.count(thing) for thing in HEAVY_OBJECTS):
        raise refuse("carried-beyond-room")
    new = newly_entered(state, contents)
    feeding = resolve(
        contents,
        available=Figures(*(left - more for left, more in zip(state.available, new, strict=True))),
        board_eggs=eggs_in_nest(state),
        voracious=state.voracious,
        options=state.options,
    )
    if not feeding.steps and (command.room is None or state.phase != "events"):
        raise lacks("nobody-feeds") if command.room is None else refuse("nobody-feeds")
    return feeding


def _listed(state: State, command: Feed) -> Contents:
    room = state.room(command.room)
    if room is None:
        raise refuse("no-such-room")
    if state.phase == "events" and room.id in state.fed:
        raise refuse("room-fed-already", room=room.name)
    contents = contents_of(state, room)
    return contents.replace(carried=command.contents.carried or contents.carried)


def _entered(state: State, command: Feed) -> Contents:
    contents = command.contents
    contents = contents.replace(feeders=tuple(each.replace(id=None) for each in contents.feeders))
    if contents.figures.butcher and state.butcher_dead:
        raise refuse("butcher-dead")
    for kind in INTRUDERS:
        most = left_to_feed(state).of(kind) + state.available.of(kind)
        if contents.figures.of(kind) > most:
            raise refuse("figures-out-of-range", intruder=kind, most=most)
    for thing in HEAVY_OBJECTS:
        most = most_objects(state, thing)
        if contents.count(thing) > most:
            raise refuse("objects-out-of-range", object=thing, most=most)
    if contents.nest and state.nest_destroyed:
        raise refuse("nest-destroyed")
    return contents


# the resolver: a pure function ------------------------------------------------------------------


def resolve(
    contents: Contents, *, available: Figures, board_eggs: int, voracious: bool, options: Options
) -> Feeding:
    """Resolve all of a room's feeding, intruder by intruder.

    Args:
        contents: The content of the room; not checked here, since `feeding_plan` checks it.
        available: Figures that can still be placed, without those in the room.
        board_eggs: Eggs on the Carnomorph board, which are food in the Nest.
        voracious: Whether *Voracious* is in force, so that intruders in combat feed too.
        options: The table's options about food in the Nest and about carried objects.

    Intruders feed once each, the highest level first. Each heals, evolves one level if a figure of the next
    level is left, and eats one thing. An intruder with nothing to eat except itself does not feed.

    Source: rulebook, Feeding.
    """
    meal_time = _MealTime(contents, available, board_eggs, voracious, options)
    for place in feeding_order(contents.feeders):
        feeder = meal_time.feeders.get(place)
        if feeder is not None and not feeder.fed and (meal := meal_time.meal_of(place)):
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
    """Return the indices of the feeders in feeding order: Butcher, Fleshbeast, Shambler, Metagorger."""
    return tuple(
        sorted(range(len(feeders)), key=lambda place: (-INTRUDERS.index(feeders[place].kind), place))
    )


def next_level(kind: IntruderKind) -> IntruderKind | None:
    """Return the kind that a kind evolves into; None for the Butcher."""
    level = INTRUDERS.index(kind) + 1
    return INTRUDERS[level] if level < len(INTRUDERS) else None


def contents_of(state: State, room: Room) -> Contents:
    """Return the contents of a listed room before its feeding. A destroyed Nest is a room like any other."""
    fighting = {fight.figure for fight in fights(state)}
    return Contents(
        feeders=tuple(
            Feeder(
                kind=each.kind,
                injuries=each.injuries,
                in_combat=each.id in fighting,
                id=each.id,
                fed=state.phase == "events" and each.id in state.fed_figures,
            )
            for each in state.in_room(room.id)
        ),
        **{OBJECT_COUNTS[thing]: present(state, room, thing) for thing in HEAVY_OBJECTS},
        carried=carried_in(state, room),
        nest=room.nest and not state.nest_destroyed,
    )


class _Meal(NamedTuple):
    """An intruder's next meal."""

    food: Food
    from_board: bool = False
    prey: int | None = None
    """The index in `feeders` of the Metagorger that is eaten."""


class _MealTime:
    """The changing state of a room while its intruders feed."""

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
        """Return what the intruder at this index of `feeders` would eat now; None if it does not feed."""
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
        fed = {step.feeder for step in self.steps} | {at for at, each in self.feeders.items() if each.fed}
        others = [
            other for other, feeder in self.feeders.items() if feeder.kind == "metagorger" and other != place
        ]
        return max(others, key=lambda other: (other not in fed, other), default=None)

    def feed(self, place: int, meal: _Meal) -> None:
        """Carry out the three steps of feeding: heal, evolve and eat."""
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
        """The current contents of the room; objects on the floor are eaten before carried ones."""
        carried: list[HeavyObject] = []
        for thing in self.before.carried:
            if carried.count(thing) < self.objects[thing]:
                carried.append(thing)
        counts = {OBJECT_COUNTS[thing]: count for thing, count in self.objects.items()}
        return self.before.replace(feeders=tuple(self.feeders.values()), carried=tuple(carried), **counts)
