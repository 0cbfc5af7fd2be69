"""The odds of feeding in an event phase, against every order of the rooms, played one by one."""

from collections import Counter
from fractions import Fraction
from itertools import permutations
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import FIGURES_IN_BOX, INTRUDERS, Figures, IntruderKind
from companion.rules.carnomorphs.feeding import contents_of, resolve
from companion.rules.carnomorphs.odds import ChainEnd, feeding_chain, ship_of
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.questions import FeedingQuestion
from companion.rules.carnomorphs.state import Intruder, Room, State
from tests.sizes import examples

M, S, F, B = INTRUDERS


def ship(*rooms: tuple[IntruderKind, ...], loose: Figures | None = None, **more: Any) -> State:
    """A ship with these figures in its rooms; each room has a carcass for every figure."""
    return State(
        phase="events",
        rooms=tuple(
            Room(id=place, name=str(place), carcasses=len(kinds)) for place, kinds in enumerate(rooms, 1)
        ),
        intruders=tuple(
            Intruder(id=10 * place + number, kind=kind, room=place)
            for place, kinds in enumerate(rooms, 1)
            for number, kind in enumerate(kinds)
        ),
        loose=loose or Figures(),
        **more,
    )


def with_nest(state: State) -> State:
    first, *others = state.rooms
    return state.replace(rooms=(first.replace(nest=True, carcasses=0), *others), nest_found=True)


def played(state: State) -> dict[ChainEnd, Fraction]:
    """Resolve the rooms in every order, one by one; return each result with its probability."""
    ends: Counter[ChainEnd] = Counter()
    for order in permutations(state.rooms):
        available, eggs = state.available, state.eggs
        for room in order:
            feeding = resolve(
                contents_of(state, room),
                available=available,
                board_eggs=eggs,
                voracious=state.voracious,
                options=state.options,
            )
            available, eggs = feeding.available, feeding.board_eggs
        box = FIGURES_IN_BOX._replace(butcher=0 if state.butcher_dead else 1)
        on_board = Figures(*(all_ - left for all_, left in zip(box, available, strict=True)))
        ends[ChainEnd(on_board, eggs)] += 1
    return {end: Fraction(count, ends.total()) for end, count in ends.items()}


def test_rooms_with_figures_enough_end_alike_in_every_order() -> None:
    chain = feeding_chain(ship((M,), (M, M), (S,)))
    assert dict(chain.ends) == {ChainEnd(Figures(shambler=3, fleshbeast=1), 8): 1}
    assert not chain.order_matters


def test_of_two_fleshbeasts_that_feed_one_becomes_the_only_butcher() -> None:
    chain = feeding_chain(ship((F,), (F,)))
    assert dict(chain.ends) == {ChainEnd(Figures(fleshbeast=1, butcher=1), 8): 1}
    assert [each.feeding.steps[0].evolved for each in chain.rooms] == [B, None]


def test_a_shambler_evolves_only_after_a_fleshbeast_has_left_its_figure() -> None:
    """All three Fleshbeasts are on the board until one of them becomes the Butcher."""
    chain = feeding_chain(ship((S,), (F,), loose=Figures(fleshbeast=2)))
    assert dict(chain.ends) == {
        ChainEnd(Figures(shambler=1, fleshbeast=2, butcher=1), 8): Fraction(1, 2),
        ChainEnd(Figures(fleshbeast=3, butcher=1), 8): Fraction(1, 2),
    }
    assert chain.order_matters


def test_rooms_that_hold_the_same_count_each() -> None:
    """Only a Shambler fed after the Fleshbeast can evolve, so the Fleshbeast's room must not be the last."""
    chain = feeding_chain(ship((S,), (S,), (F,), loose=Figures(fleshbeast=2)))
    assert dict(chain.ends) == {
        ChainEnd(Figures(shambler=2, fleshbeast=2, butcher=1), 8): Fraction(1, 3),
        ChainEnd(Figures(shambler=1, fleshbeast=3, butcher=1), 8): Fraction(2, 3),
    }


def test_a_dead_butcher_is_no_figure_to_evolve_into() -> None:
    chain = feeding_chain(ship((F,), butcher_dead=True))
    assert dict(chain.ends) == {ChainEnd(Figures(fleshbeast=1), 8): 1}


def test_whoever_is_in_the_nest_eats_the_eggs_of_the_board() -> None:
    chain = feeding_chain(with_nest(ship((F, M), (M,), eggs=6)))
    assert dict(chain.ends) == {ChainEnd(Figures(shambler=2, butcher=1), 4): 1}


def test_a_room_that_has_fed_in_this_event_phase_does_not_feed_again() -> None:
    state = ship((M,), (S,), fed=(1,))
    assert [each.room for each in feeding_chain(state).rooms] == [2]
    assert [each.room for each in feeding_chain(state.replace(phase="players")).rooms] == [1, 2]


def test_what_a_character_carries_is_no_food_without_voracious() -> None:
    contents = Contents(feeders=(Feeder(kind=S),), carcasses=1, carried=("carcass",))
    for voracious in (False, True):
        state = ship_of([contents], elsewhere=Figures(), eggs=8, voracious=voracious, options=Options())
        chain = feeding_chain(state, {1: contents.carried})
        assert bool(chain.rooms) is voracious
        assert feeding_chain(state).rooms


def test_where_nobody_feeds_everything_stays() -> None:
    state = ship((M,)).replace(rooms=(Room(id=1, name="1"),))
    chain = feeding_chain(state)
    assert chain.rooms == ()
    assert dict(chain.ends) == {ChainEnd(Figures(metagorger=1), 8): 1}


@st.composite
def ships(draw: st.DrawFn) -> State:
    """Ships of up to four rooms, with other figures elsewhere, within the number of figures in the box."""
    kinds = st.lists(st.sampled_from((M, S, F)), min_size=1, max_size=2).map(tuple)
    rooms = draw(st.lists(kinds, max_size=4))
    loose = Figures(0, draw(st.integers(0, 8)), draw(st.integers(0, 3)))
    state = ship(*rooms, loose=loose, butcher_dead=draw(st.booleans()))
    assume(all(left >= 0 for left in state.available))
    return state


@settings(max_examples=examples(80))
@given(ships(), st.booleans(), st.integers(0, 3))
def test_the_ends_are_those_of_all_orders(state: State, nest: bool, eggs: int) -> None:
    state = state.replace(eggs=eggs)
    if nest and state.rooms:
        state = with_nest(state)
    assert dict(feeding_chain(state).ends) == played(state)


@given(ships())
def test_no_end_has_more_figures_than_the_box(state: State) -> None:
    for end, _ in feeding_chain(state).ends:
        assert all(0 <= figures <= most for figures, most in zip(end.on_board, FIGURES_IN_BOX, strict=True))


@settings(max_examples=examples(150))
@given(ships(), st.booleans(), st.integers(0, 3))
def test_a_feeding_asked_about_from_a_table_ends_as_it_does_at_the_table(
    state: State, nest: bool, eggs: int
) -> None:
    state = state.replace(eggs=eggs)
    if nest and state.rooms:
        state = with_nest(state)
    asked, at_table = FeedingQuestion.at(state, {}), feeding_chain(state)
    if not at_table.rooms:
        assert asked is None, "nothing is left to ask about"
        return
    assert asked is not None
    assert asked.check() == asked
    assert [each.feeding.after.figures for each in asked.chain.rooms] == [
        each.feeding.after.figures for each in at_table.rooms
    ]
    assert dict(asked.chain.ends) == dict(at_table.ends)
