"""Feeding of one room: the rulebook's examples, their consequences, and invariants."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.carnomorphs.characters import GoTo, SetFate
from companion.rules.carnomorphs.contents import Contents, Feeder, Feeding
from companion.rules.carnomorphs.data import (
    FIGURES_IN_BOX,
    FOOD,
    HEAVY_OBJECTS,
    INTRUDERS,
    Figures,
    Food,
    HeavyObject,
    IntruderKind,
)
from companion.rules.carnomorphs.event_phase import EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import (
    Feed,
    RoomFed,
    contents_of,
    feeding_of,
    feeding_order,
    feeding_plan,
    left_to_feed,
    next_level,
    resolve,
)
from companion.rules.carnomorphs.intruders import CorrectFigures, MoveIntruder, PlaceIntruder
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.state import Adaptation, Intruder, Room, State
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.kernel import Rejection
from tests.rules.carnomorphs import tables_flow
from tests.rules.carnomorphs.tables_flow import Play

M, S, F, B = INTRUDERS
MANY = FIGURES_IN_BOX


def room(*kinds: IntruderKind, **more: Any) -> Contents:
    """A room with these figures, none of them in combat."""
    return Contents(feeders=tuple(Feeder(kind=kind) for kind in kinds), **more)


def fight(*kinds: IntruderKind, **more: Any) -> Contents:
    """A room with these figures, all of them in combat."""
    return Contents(feeders=tuple(Feeder(kind=kind, in_combat=True) for kind in kinds), **more)


def fed(
    contents: Contents,
    *,
    available: Figures = MANY,
    eggs: int = 8,
    voracious: bool = False,
    options: Options | None = None,
) -> Feeding:
    return resolve(
        contents,
        available=available,
        board_eggs=eggs,
        voracious=voracious,
        options=options or Options(),
    )


def kinds(contents: Contents) -> tuple[IntruderKind, ...]:
    """The figures of a room, the highest level first."""
    return tuple(sorted((each.kind for each in contents.feeders), key=INTRUDERS.index, reverse=True))


def meals(feeding: Feeding) -> tuple[tuple[IntruderKind, Food], ...]:
    return tuple((step.kind, step.ate) for step in feeding.steps)


def food_left(contents: Contents) -> int:
    return sum(contents.count(thing) for thing in HEAVY_OBJECTS)


# the rulebook's examples -----------------------------------------------------------------------


def test_example_1_two_metagorgers_become_a_shambler() -> None:
    feeding = fed(room(M, M))
    assert kinds(feeding.after) == (S,)
    assert meals(feeding) == ((M, "metagorger"),)
    assert feeding.steps[0].evolved == S


def test_example_2_a_fleshbeast_and_a_metagorger_feed_on_eggs_of_the_nest() -> None:
    feeding = fed(room(F, M, nest=True), eggs=6)
    assert kinds(feeding.after) == (B, S)
    assert feeding.board_eggs == 4
    assert [(step.kind, step.evolved, step.ate, step.from_board) for step in feeding.steps] == [
        (F, B, "egg", True),
        (M, S, "egg", True),
    ]
    assert not feeding.nest_destroyed


def test_example_3_a_shambler_and_a_metagorger_share_a_corpse_and_a_carcass() -> None:
    feeding = fed(room(S, M, carcasses=1, red_corpses=1))
    assert kinds(feeding.after) == (F, S)
    assert meals(feeding) == ((S, "red-corpse"), (M, "carcass"))
    assert food_left(feeding.after) == 0


# derived cases ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((M,), (M,)),
        ((M, M, M), (S, M)),
        ((M, M, M, M), (S, S)),
        ((S, M), (F,)),
        ((S, M, M), (F, M)),
        ((B, M), (B,)),
        ((B, F), (B, F)),
        ((S, S), (S, S)),
    ],
)
def test_metagorgers_are_eaten_and_higher_levels_never_are(
    before: tuple[IntruderKind, ...], after: tuple[IntruderKind, ...]
) -> None:
    assert kinds(fed(room(*before)).after) == after


def test_the_highest_level_feeds_first_whatever_the_order_of_entry() -> None:
    feeding = fed(room(M, S, B, F, red_corpses=4))
    assert [step.kind for step in feeding.steps] == [B, F, S, M]


def test_food_is_eaten_in_the_order_of_the_rulebook() -> None:
    feeding = fed(room(B, F, S, S, M, M, red_corpses=1, eggs=1, carcasses=1, blue_corpses=1))
    assert meals(feeding) == (
        (B, "red-corpse"),
        (F, "egg"),
        (S, "carcass"),
        (S, "metagorger"),
        (M, "blue-corpse"),
    )


def test_a_feeder_is_healed_and_others_are_not() -> None:
    contents = Contents(feeders=(Feeder(kind=S, injuries=3), Feeder(kind=S, injuries=2)), red_corpses=1)
    feeding = fed(contents)
    assert [(step.feeder, step.healed) for step in feeding.steps] == [(0, 3)]
    assert [each.injuries for each in feeding.after.feeders] == [0, 2]


def test_without_a_figure_of_the_next_level_it_heals_and_eats_only() -> None:
    feeding = fed(room(S, carcasses=1), available=MANY._replace(fleshbeast=0))
    (step,) = feeding.steps
    assert (step.evolved, step.blocked, step.ate) == (None, True, "carcass")
    assert kinds(feeding.after) == (S,)


def test_a_fleshbeast_does_not_evolve_once_the_butcher_is_gone_but_eats() -> None:
    feeding = fed(room(F, red_corpses=1), available=MANY._replace(butcher=0))
    assert kinds(feeding.after) == (F,)
    assert feeding.steps[0].blocked
    assert feeding.after.red_corpses == 0


def test_the_butcher_never_evolves_and_nothing_hinders_it() -> None:
    (step,) = fed(room(B, red_corpses=1), available=Figures()).steps
    assert (step.evolved, step.blocked) == (None, False)


def test_a_figure_that_was_given_up_can_be_placed_again() -> None:
    feeding = fed(room(F, S, red_corpses=2), available=Figures(butcher=1))
    assert kinds(feeding.after) == (B, F)
    assert feeding.available == Figures(shambler=1)


def test_who_evolved_does_not_feed_again() -> None:
    feeding = fed(room(M, red_corpses=3))
    assert kinds(feeding.after) == (S,)
    assert feeding.after.red_corpses == 2


def test_a_metagorger_that_could_not_evolve_may_be_eaten_after_it_fed() -> None:
    feeding = fed(room(M, M, M), available=Figures())
    assert kinds(feeding.after) == (M,)
    assert [(step.feeder, step.eaten) for step in feeding.steps] == [(0, 2), (1, 0)]


def test_who_still_has_to_feed_is_eaten_first() -> None:
    feeding = fed(room(M, M, M, M), available=Figures())
    assert [(step.feeder, step.eaten) for step in feeding.steps] == [(0, 3), (1, 2)]


# combat ----------------------------------------------------------------------------------------


def test_nobody_in_combat_feeds() -> None:
    assert fed(fight(S, M, red_corpses=1)).steps == ()


def test_voracious_intruders_in_combat_feed() -> None:
    assert kinds(fed(fight(S, M, red_corpses=1), voracious=True).after) == (F, M)


@pytest.mark.parametrize(
    ("voracious", "carried_food", "eats"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_a_carried_object_is_food_under_voracious_as_the_table_settled(
    voracious: bool, carried_food: bool, eats: bool
) -> None:
    contents = fight(S, carcasses=1, carried=("carcass",))
    feeding = fed(contents, voracious=voracious, options=Options(carried_food=carried_food))
    assert bool(feeding.steps) == eats
    assert feeding.after.carried == (() if eats else ("carcass",))


def test_without_voracious_a_carried_object_is_no_food_out_of_combat_either() -> None:
    assert fed(room(S, carcasses=1, carried=("carcass",))).steps == ()


def test_what_lies_is_eaten_before_what_is_carried() -> None:
    after = fed(fight(S, eggs=2, carried=("egg",)), voracious=True).after
    assert (after.eggs, after.carried) == (1, ("egg",))


# the Nest --------------------------------------------------------------------------------------


def test_the_nest_is_destroyed_with_its_last_egg_and_the_next_feeder_eats_something_else() -> None:
    feeding = fed(room(S, S, nest=True, red_corpses=1), eggs=1)
    assert meals(feeding) == ((S, "egg"), (S, "red-corpse"))
    assert (feeding.board_eggs, feeding.nest_destroyed) == (0, True)


def test_a_nest_without_eggs_is_not_destroyed_again() -> None:
    assert not fed(room(S, nest=True, red_corpses=1), eggs=0).nest_destroyed


@pytest.mark.parametrize(("first", "meal"), [("egg", "egg"), ("corpse", "red-corpse")])
def test_the_table_settles_what_is_eaten_first_in_the_nest(first: str, meal: Food) -> None:
    options = Options.model_validate({"nest_food": first})
    feeding = fed(room(S, nest=True, red_corpses=1), options=options)
    assert meals(feeding) == ((S, meal),)


def test_an_egg_of_the_board_goes_before_one_that_lies_in_the_nest() -> None:
    feeding = fed(room(S, nest=True, eggs=1), eggs=2, options=Options(nest_food="corpse"))
    assert (feeding.board_eggs, feeding.after.eggs) == (1, 1)


@pytest.mark.parametrize("allowed", [True, False])
def test_the_table_settles_whether_intruders_in_combat_eat_eggs_of_the_nest(allowed: bool) -> None:
    options = Options(nest_in_combat=allowed)
    feeding = fed(fight(S, M, nest=True, red_corpses=1), eggs=1, options=options)
    assert meals(feeding) == (((S, "egg"),) if allowed else ())


def test_eggs_of_the_board_are_no_food_elsewhere() -> None:
    assert fed(room(S, M), eggs=8).board_eggs == 8


# invariants ------------------------------------------------------------------------------------

FEEDERS = st.lists(
    st.builds(Feeder, kind=st.sampled_from(INTRUDERS), injuries=st.integers(0, 6), in_combat=st.booleans()),
    max_size=9,
)


@st.composite
def contents(draw: st.DrawFn) -> Contents:
    counts: dict[HeavyObject, int] = {thing: draw(st.integers(0, 3)) for thing in HEAVY_OBJECTS}
    carried: list[HeavyObject] = []
    for thing, count in counts.items():
        carried.extend(thing for _ in range(draw(st.integers(0, count))))
    return Contents(
        feeders=tuple(draw(FEEDERS)),
        red_corpses=counts["red-corpse"],
        blue_corpses=counts["blue-corpse"],
        eggs=counts["egg"],
        carcasses=counts["carcass"],
        carried=tuple(carried),
        nest=draw(st.booleans()),
    )


FEEDINGS = st.builds(
    fed,
    contents(),
    available=st.builds(Figures, *(st.integers(0, most) for most in FIGURES_IN_BOX)),
    eggs=st.integers(0, 8),
    voracious=st.booleans(),
    options=st.builds(
        Options,
        nest_food=st.sampled_from(("egg", "corpse")),
        nest_in_combat=st.booleans(),
        carried_food=st.booleans(),
    ),
)


def together(one: Figures, other: Figures) -> Figures:
    return Figures(*(a + b for a, b in zip(one, other, strict=True)))


@given(
    contents(), st.builds(Figures, *(st.integers(0, 3) for _ in INTRUDERS)), st.integers(0, 8), st.booleans()
)
def test_figures_eggs_and_objects_are_conserved(
    before: Contents, available: Figures, eggs: int, voracious: bool
) -> None:
    feeding = fed(before, available=available, eggs=eggs, voracious=voracious)
    assert together(feeding.after.figures, feeding.available) == together(before.figures, available)
    eaten = Counter(step.ate for step in feeding.steps if not step.from_board)
    for thing in HEAVY_OBJECTS:
        assert before.count(thing) - feeding.after.count(thing) == eaten[thing]
    assert len(before.feeders) - len(feeding.after.feeders) == eaten["metagorger"]
    assert eggs - feeding.board_eggs == sum(step.from_board for step in feeding.steps)


@given(FEEDINGS)
def test_nothing_falls_below_zero(feeding: Feeding) -> None:
    assert min(*feeding.available, feeding.board_eggs) >= 0
    for thing in HEAVY_OBJECTS:
        assert 0 <= feeding.after.carried.count(thing) <= feeding.after.count(thing)


@given(FEEDINGS)
def test_nobody_feeds_twice_or_after_being_eaten_or_on_itself(feeding: Feeding) -> None:
    gone: set[int] = set()
    fed_already: set[int] = set()
    for step in feeding.steps:
        assert step.feeder not in fed_already | gone
        assert step.eaten != step.feeder
        assert step.eaten not in gone
        fed_already.add(step.feeder)
        if step.eaten is not None:
            assert feeding.before.feeders[step.eaten].kind == M
            gone.add(step.eaten)


@given(FEEDINGS)
def test_feeders_feed_in_order_one_level_up_at_most(feeding: Feeding) -> None:
    order = feeding_order(feeding.before.feeders)
    places = [order.index(step.feeder) for step in feeding.steps]
    assert places == sorted(places)
    for step in feeding.steps:
        assert step.kind == feeding.before.feeders[step.feeder].kind
        assert step.evolved in (None, next_level(step.kind))
        assert step.blocked == (step.evolved is None and step.kind != B)


@given(FEEDINGS)
def test_who_does_not_feed_stays_as_it_was(feeding: Feeding) -> None:
    changed = {step.feeder for step in feeding.steps} | {step.eaten for step in feeding.steps}
    same = [each for place, each in enumerate(feeding.before.feeders) if place not in changed]
    after = Counter(feeding.after.feeders)
    assert not Counter(same) - after


@given(FEEDINGS)
def test_outside_the_nest_each_feeder_eats_the_first_that_is_left(feeding: Feeding) -> None:
    if feeding.before.nest or feeding.before.carried:
        return
    left = {thing: feeding.before.count(thing) for thing in HEAVY_OBJECTS}
    for step in feeding.steps:
        better = FOOD[: FOOD.index(step.ate)]
        assert not any(left[food] for food in better if food != "metagorger")
        if step.ate != "metagorger":
            left[step.ate] -= 1


# listed rooms, and rooms entered by hand -------------------------------------------------------

VORACIOUS = Adaptation(kind=F, revealed=True, name="Voracious", voracious=True)


def table(**more: Any) -> State:
    return State(phase="events", step="feeding", **more)


def answer(state: State, entered: Contents) -> Rejection:
    refused = feeding_plan(state, Feed(contents=entered))
    assert isinstance(refused, Rejection)
    return refused


def test_a_listed_room_is_read_from_the_list() -> None:
    kitchen = Room(id=1, name="Kitchen", red_corpses=1, nest=True)
    state = table(
        rooms=(kitchen,),
        intruders=(
            Intruder(id=3, kind=M, room=1),
            Intruder(id=5, kind=S, room=1, injuries=2, combat_mark=True),
            Intruder(id=6, kind=S, room=2),
        ),
    )
    assert contents_of(state, kitchen) == Contents(
        feeders=(Feeder(kind=S, injuries=2, in_combat=True, id=5), Feeder(kind=M, id=3)),
        red_corpses=1,
        nest=True,
    )
    assert not contents_of(state.replace(nest_marked_destroyed=True), kitchen).nest


def test_entered_figures_are_on_the_board_and_cannot_be_placed() -> None:
    plan = feeding_plan(table(), Feed(contents=room(S, F, F, F, red_corpses=1)))
    assert isinstance(plan, Feeding)
    assert plan.available == Figures(8, 7, 1, 0)
    assert kinds(plan.after) == (B, F, F, S)


def test_figures_that_were_known_are_not_counted_twice() -> None:
    plan = feeding_plan(table(loose=Figures(shambler=8)), Feed(contents=room(M, M)))
    assert isinstance(plan, Feeding)
    assert plan.steps[0].blocked


@pytest.mark.parametrize("adaptation", [VORACIOUS, VORACIOUS.replace(discarded=True)])
def test_voracious_counts_while_it_is_in_force(adaptation: Adaptation) -> None:
    plan = feeding_plan(table(adaptations=(adaptation,)), Feed(contents=fight(S, red_corpses=1)))
    assert isinstance(plan, Feeding) == adaptation.in_force


@pytest.mark.parametrize(
    ("state", "entered", "code"),
    [
        (table(), Contents(red_corpses=1), "nobody-in-room"),
        (table(), room(M), "nobody-feeds"),
        (table(), fight(M, M), "nobody-feeds"),
        (table(), room(M, M, M, M, M, M, M, M, M), "figures-out-of-range"),
        (table(), room(B, B), "figures-out-of-range"),
        (table(intruders=(Intruder(id=1, kind=B),)), room(B, eggs=0, carcasses=1), "figures-out-of-range"),
        (table(butcher_dead=True), room(B, carcasses=1), "butcher-dead"),
        (table(), room(M, carcasses=13), "objects-out-of-range"),
        (table(), room(M, blue_corpses=2), "objects-out-of-range"),
        (table(eggs=7), room(M, eggs=2), "objects-out-of-range"),
        (table(nest_marked_destroyed=True), room(M, nest=True, carcasses=1), "nest-destroyed"),
        (table(), fight(M, carcasses=1, carried=("carcass", "carcass")), "carried-beyond-room"),
    ],
)
def test_an_impossible_room_is_refused(state: State, entered: Contents, code: str) -> None:
    assert answer(state, entered).code == code


def test_the_refusal_says_how_many_figures_there_can_be() -> None:
    refused = answer(table(intruders=(Intruder(id=1, kind=F),)), room(F, F, F, carcasses=1))
    assert refused.params == {"intruder": F, "most": 2}


@pytest.mark.parametrize(("eggs", "possible"), [(7, True), (6, True), (8, False)])
def test_no_more_than_eight_eggs_are_anywhere(eggs: int, possible: bool) -> None:
    plan = feeding_plan(table(eggs=eggs), Feed(contents=room(M, eggs=1)))
    assert isinstance(plan, Feeding) == possible


def test_a_room_that_is_not_listed_or_has_fed_is_refused() -> None:
    state = table(
        rooms=(Room(id=1, name="Kitchen", carcasses=1),), intruders=(Intruder(id=1, kind=M, room=1),)
    )
    assert isinstance(feeding_plan(state, Feed(room=1)), Feeding)
    assert feeding_plan(state, Feed(room=2)) == Rejection(code="no-such-room")
    refused = Rejection(code="room-fed-already", params={"room": "Kitchen"})
    assert feeding_plan(state.replace(fed=(1,)), Feed(room=1)) == refused


def test_a_room_that_fed_in_the_event_phase_may_feed_again_in_the_next_player_phase() -> None:
    """For example by a card; "once" applies only to the feeding step of the event phase."""
    state = table(
        rooms=(Room(id=1, name="Kitchen", carcasses=1),), intruders=(Intruder(id=1, kind=M, room=1),)
    )
    later = state.replace(phase="players", step=None, fed=(1,))
    assert isinstance(feeding_plan(later, Feed(room=1)), Feeding)


def test_a_feeding_is_told_again_from_the_state_before_it_and_what_its_event_says() -> None:
    state, contents = table(), room(S, M, carcasses=1, red_corpses=1)
    plan = feeding_plan(state, Feed(contents=contents))
    assert feeding_of(state, RoomFed(feeders=2, contents=contents)) == plan


def test_a_feeding_that_does_not_follow_from_the_state_before_it_is_not_told() -> None:
    """For example in a journal that omits an entered room, or one that a stranger wrote."""
    assert feeding_of(table(), RoomFed(feeders=2)) is None
    assert feeding_of(table(), RoomFed(room=7, feeders=1)) is None


# each feeds once -----------------------------------------------------------------------------------------


def feeds(play: Play, *kinds: IntruderKind, **things: int) -> Figures:
    """Feed a room with these figures; return the board afterwards."""
    return play.do(Feed(contents=room(*kinds, **things))).state.on_board


def test_a_newborn_figure_does_not_feed_in_the_same_phase_where_figures_are_counted() -> None:
    """A Shambler is born in each of the first two rooms; the Shambler of the third room is another figure."""
    play = tables_flow.table("Ola").at("feeding")
    assert feeds(play, M, blue_corpses=1) == Figures(shambler=1)
    assert feeds(play, M, M) == Figures(shambler=2)
    assert left_to_feed(play.state) == Figures()
    assert feeds(play, S, carcasses=1) == Figures(shambler=2, fleshbeast=1)
    play.do(EndFeeding(), NoteEvent()).drawn("red").do(ResolveToken()).at("feeding")
    assert left_to_feed(play.state) == play.state.loose, "a new phase"


def test_figures_that_stood_in_a_room_that_fed_are_not_in_another_one() -> None:
    play = tables_flow.table("Ola").do(
        CorrectFigures(intruder=M, delta=3), CorrectFigures(intruder=F, delta=1)
    )
    play.at("feeding").do(
        Feed(contents=Contents(feeders=(Feeder(kind=F, in_combat=True), Feeder(kind=M)), carcasses=1))
    )
    assert left_to_feed(play.state) == Figures(metagorger=2)


def test_a_listed_figure_that_fed_feeds_no_second_time_in_another_room() -> None:
    play = tables_flow.table("Ola", detail="full").do(GoTo(seat=0, room="Mostek"))
    play.do(PlaceIntruder(intruder=S, room="Lab"), ChangeObjects(room="Lab", object="carcass", delta=1))
    play.do(ChangeObjects(room="Kantyna", object="carcass", delta=1)).given(0, chosen=True).at("feeding")
    play.do(Feed(room=2), MoveIntruder(id=1, room="Kantyna"))
    assert [each.kind for each in play.state.intruders] == [F]
    assert next_step(play.state).step == "end-feeding"


def test_an_intruder_that_killed_in_its_attack_may_feed_in_the_same_step() -> None:
    """The rulebook can be read either way; that the intruder may feed is a stated assumption."""
    play = tables_flow.table("Ola", "Jan", detail="full").do(
        GoTo(seat=0, room="Lab"), GoTo(seat=1, room="Mostek")
    )
    play.do(PlaceIntruder(intruder=S, room="Lab")).given(0, chosen=True).given(1, chosen=True).at("feeding")
    assert next_step(play.state).step == "end-feeding"
    assert next_step(play.do(SetFate(seat=0, fate="dead")).state).step == "feed"
