"""Intruders on the board, their carcasses and eggs, rooms and their objects, and the results of feeding."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.carnomorphs.combat import EngageIntruder, intruder_fights
from companion.rules.carnomorphs.contents import Contents, Feeder, Feeding
from companion.rules.carnomorphs.data import (
    CARCASSES,
    EGGS,
    FIGURES_IN_BOX,
    HEAVY_OBJECTS,
    INTRUDERS,
    OBJECT_COUNTS,
    Figures,
    IntruderKind,
)
from companion.rules.carnomorphs.feeding import Feed, RoomFed, feeding_plan
from companion.rules.carnomorphs.intruders import (
    CheckDeath,
    CorrectFigures,
    InjureIntruder,
    KillIntruder,
    MoveIntruder,
    PlaceIntruder,
    RemoveIntruder,
)
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest, MarkRoom, ObjectsChanged, RenameRoom
from companion.rules.carnomorphs.setup import GameStarted, Seated
from companion.rules.carnomorphs.state import EMPTY, Detail, Intruder, Phase, Room
from companion.rules.carnomorphs.turns import EventPhaseBegan
from companion.rules.kernel import Command, applied
from companion.words import LANGUAGES, Language, Words
from tests.rules.carnomorphs.tables_flow import Play

M, S, F, B = INTRUDERS


class Board(Play):
    """A game whose board is under test."""

    def room(self, name: str) -> Room:
        return next(each for each in self.state.rooms if each.name == name)

    def here(self, name: str) -> tuple[IntruderKind, ...]:
        return tuple(each.kind for each in self.state.in_room(self.room(name).id))


def game(detail: Detail = "full", phase: Phase = "players", **changes: Any) -> Board:
    """Two players; nothing is on the board."""
    started = GameStarted(
        players=(Seated(name="Ola", colour=0), Seated(name="Jan", colour=1)),
        numbers=(1, 2),
        pods=(1, 2),
        options=Options(),
        detail=detail,
        carried_apart=True,
    )
    return Board(applied(EMPTY, started).replace(phase=phase, **changes))


def quick(phase: Phase = "players", **changes: Any) -> Board:
    return game("quick", phase, **changes)


def place(kind: IntruderKind, room: str = "Kitchen", in_combat: bool = False) -> PlaceIntruder:
    return PlaceIntruder(intruder=kind, room=room, in_combat=in_combat)


def objects(thing: Any, delta: int = 1, room: str = "Kitchen") -> ChangeObjects:
    return ChangeObjects(room=room, object=thing, delta=delta)


def entered(*kinds: IntruderKind, **more: Any) -> Feed:
    return Feed(contents=Contents(feeders=tuple(Feeder(kind=kind) for kind in kinds), **more))


# placing, moving, fighting ---------------------------------------------------------------------


def test_a_figure_is_listed_in_its_room_in_full_detail() -> None:
    state = game().do(place(S, "Kitchen", in_combat=True)).state
    assert state.intruders == (Intruder(id=1, kind=S, room=1, combat_mark=True),)
    assert state.available == Figures(8, 7, 3, 1)


def test_a_figure_is_only_counted_in_quick_detail() -> None:
    state = quick().do(place(S)).state
    assert (state.intruders, state.rooms, state.loose) == ((), (), Figures(shambler=1))


def test_the_first_of_a_kind_reveals_its_adaptation_and_is_the_first_encounter() -> None:
    state = game().do(place(F)).state
    assert [each.kind for each in state.adaptations if each.revealed] == [F]
    assert state.first_encounter


def test_the_box_has_no_second_butcher() -> None:
    assert game().do(place(B)).refuses(place(B)) == "no-figure-left"


def test_a_killed_butcher_does_not_come_back() -> None:
    table = game().do(place(B), KillIntruder(id=1))
    assert table.refuses(place(B)) == "butcher-dead"
    assert table.refuses(CorrectFigures(intruder=B, delta=1)) == "butcher-dead"
    assert table.refuses(KillIntruder(intruder=B)) == "butcher-dead"


def test_a_figure_moves_to_a_room_by_name_and_leaves_its_combat() -> None:
    table = game().do(place(M, "Kitchen", in_combat=True), MoveIntruder(id=1, room="Cockpit"))
    assert table.here("Cockpit") == (M,)
    assert not intruder_fights(table.state, table.state.intruders[0])
    assert table.refuses(MoveIntruder(id=1, room=" cockpit")) == "board-unchanged"
    assert table.refuses(MoveIntruder(id=1, room="  ")) == "name-empty"


def test_a_figure_engages_and_disengages() -> None:
    table = game().do(place(M), EngageIntruder(id=1, in_combat=True))
    assert intruder_fights(table.state, table.state.intruders[0])
    assert table.refuses(EngageIntruder(id=1, in_combat=True)) == "board-unchanged"


def test_injuries_come_and_go_but_not_below_zero() -> None:
    table = game().do(place(M), InjureIntruder(id=1, delta=3), InjureIntruder(id=1, delta=-1))
    assert table.state.intruders[0].injuries == 2
    assert table.refuses(InjureIntruder(id=1, delta=-3)) == "injuries-out-of-range"
    assert table.refuses(InjureIntruder(id=1, delta=39)) == "injuries-out-of-range"
    assert table.refuses(InjureIntruder(id=1, delta=0)) == "delta-zero"


@pytest.mark.parametrize(("number", "dies"), [(2, True), (3, True), (4, False)])
def test_an_intruder_dies_if_the_number_is_at_most_its_injuries(number: int, dies: bool) -> None:
    table = game().do(place(S), InjureIntruder(id=1, delta=3), CheckDeath(id=1, number=number))
    assert (table.state.intruders == ()) == dies
    assert table.room("Kitchen").carcasses == int(dies)


def test_without_injuries_there_is_no_check() -> None:
    assert game().do(place(S)).refuses(CheckDeath(id=1, number=0)) == "not-injured"


def test_a_removed_figure_leaves_nothing() -> None:
    table = game().do(place(F), RemoveIntruder(id=1))
    assert (table.here("Kitchen"), table.room("Kitchen").carcasses) == ((), 0)
    assert table.refuses(RemoveIntruder(id=1)) == "no-such-intruder"


@pytest.mark.parametrize(
    "command",
    [
        place(M),
        MoveIntruder(id=1, room="Kitchen"),
        KillIntruder(id=1),
        CorrectFigures(intruder=M, delta=1),
        objects("egg"),
        entered(M, M),
    ],
)
def test_the_board_rests_once_the_last_check_has_begun(command: Command) -> None:
    assert game(phase="check").refuses(command) == "not-now"


# death -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "figures", "carcasses"), [(M, (), 1), (S, (), 1), (F, (S,), 1), (B, (S, S), 0)]
)
def test_each_kind_leaves_what_the_rulebook_says_and_the_bag_stays(
    kind: IntruderKind, figures: tuple[IntruderKind, ...], carcasses: int
) -> None:
    table = game().do(place(kind, in_combat=True))
    bag = table.state.bag
    table.do(KillIntruder(id=1))
    assert table.here("Kitchen") == figures
    assert all(intruder_fights(table.state, each) for each in table.state.intruders)
    assert table.room("Kitchen").carcasses == carcasses
    assert bool(table.happened(ObjectsChanged)) == bool(carcasses)
    assert table.state.bag == bag
    assert table.state.butcher_dead == (kind == B)


@pytest.mark.parametrize(("kind", "left"), [(M, 0), (S, 0), (F, 1), (B, 2)])
def test_an_unlisted_figure_leaves_its_figures_too(kind: IntruderKind, left: int) -> None:
    table = quick(loose=Figures(1, 1, 1, 1)).do(KillIntruder(intruder=kind))
    assert table.state.loose == Figures(1, 1, 1, 1).plus(kind, -1).plus(S, left)


def test_a_figure_that_was_never_entered_dies_all_the_same_in_quick_detail() -> None:
    state = quick().do(KillIntruder(intruder=F)).state
    assert state.loose == Figures(shambler=1)
    assert state.first_encounter
    assert [each.kind for each in state.adaptations if each.revealed] == [S, F]


def test_in_full_detail_an_unlisted_figure_must_be_on_the_board() -> None:
    table = game(loose=Figures(metagorger=1))
    assert table.refuses(KillIntruder(intruder=S)) == "no-figure-on-board"
    assert table.refuses(KillIntruder()) == "intruder-unnamed"
    assert table.refuses(KillIntruder(id=1)) == "no-such-intruder"
    assert table.do(KillIntruder(intruder=M)).state.loose == Figures()


@pytest.mark.parametrize(("kind", "shamblers", "placed"), [(F, 8, 0), (B, 8, 0), (B, 7, 1), (S, 7, 0)])
def test_nothing_is_placed_where_no_figure_is_left(kind: IntruderKind, shamblers: int, placed: int) -> None:
    table = game(loose=Figures(shambler=shamblers)).do(place(kind), KillIntruder(id=1))
    assert table.here("Kitchen") == (S,) * placed


def test_there_are_twelve_carcasses_and_no_more() -> None:
    table = game().do(objects("carcass", 11, "Cockpit"), place(M), place(M))
    table.do(KillIntruder(id=1), KillIntruder(id=2))
    assert (table.room("Kitchen").carcasses, table.room("Cockpit").carcasses) == (1, 11)


def test_a_fifth_carcass_can_be() -> None:
    """Four carcass tokens are the expansion's; the base box has eight more."""
    table = game().do(*(place(S, f"R{number}") for number in range(5)))
    table.do(*(KillIntruder(id=number) for number in range(1, 6)))
    assert [room.carcasses for room in table.state.rooms] == [1, 1, 1, 1, 1]
    assert table.do(objects("carcass", 1, "R4")).room("R4").carcasses == 2


def test_a_figure_without_a_room_leaves_its_carcass_nowhere() -> None:
    table = game().do(place(F, ""), KillIntruder(id=1))
    assert table.state.intruders == (Intruder(id=2, kind=S),)
    assert table.state.rooms == ()


# figures that are not listed -------------------------------------------------------------------


def test_unlisted_figures_are_corrected_within_the_box() -> None:
    table = quick().do(CorrectFigures(intruder=F, delta=3), CorrectFigures(intruder=F, delta=-1))
    assert table.state.loose == Figures(fleshbeast=2)
    assert table.refuses(CorrectFigures(intruder=F, delta=2)) == "figures-out-of-range"
    assert table.refuses(CorrectFigures(intruder=F, delta=-3)) == "figures-out-of-range"
    assert table.refuses(CorrectFigures(intruder=F, delta=0)) == "delta-zero"


def test_a_figure_that_is_corrected_onto_the_board_has_left_its_card() -> None:
    state = quick().do(CorrectFigures(intruder=S, delta=1)).state
    assert [each.kind for each in state.adaptations if each.revealed] == [S]


# rooms -----------------------------------------------------------------------------------------


def test_objects_come_and_go_as_far_as_there_are_any() -> None:
    table = game().do(objects("blue-corpse"), objects("carcass", 12), objects("carcass", -10))
    assert table.room("Kitchen") == Room(id=1, name="Kitchen", blue_corpses=1, carcasses=2)
    assert table.refuses(objects("blue-corpse", room="Cockpit")) == "objects-out-of-range"
    assert table.refuses(objects("carcass", 11, "Cockpit")) == "objects-out-of-range"
    assert table.refuses(objects("carcass", -3)) == "objects-out-of-range"
    assert table.refuses(objects("carcass", 0)) == "delta-zero"
    assert table.refuses(objects("carcass", room="")) == "name-empty"


def test_eggs_in_rooms_and_on_the_board_are_eight_together() -> None:
    assert game().refuses(objects("egg")) == "objects-out-of-range"
    assert game(eggs=6).do(objects("egg", 2)).room("Kitchen").eggs == 2


def test_the_blue_corpse_is_laid_in_the_set_up() -> None:
    assert game(phase="setup").do(objects("blue-corpse", room="Hibernatorium")).state.rooms[0].blue_corpses


def test_there_is_one_nest_and_whoever_names_it_has_found_it() -> None:
    def nest(room: str) -> MarkRoom:
        return MarkRoom(room=room, mark="nest", value=True)

    table = game().do(nest("Kitchen"), nest("Cockpit"))
    assert [room.name for room in table.state.rooms if room.nest] == ["Cockpit"]
    assert table.state.nest_found
    assert table.refuses(nest("Cockpit")) == "board-unchanged"


def test_a_room_burns_until_it_does_not() -> None:
    table = game().do(MarkRoom(room="Kitchen", mark="burning", value=True))
    assert table.room("Kitchen").burning
    table.do(MarkRoom(room="Kitchen", mark="burning", value=False))
    assert not table.room("Kitchen").burning


def test_a_renamed_room_keeps_its_characters_and_no_name_is_given_twice() -> None:
    table = game().do(objects("red-corpse"), objects("red-corpse", room="Cockpit"))
    ola, jan = table.state.players
    table = Board(table.state.replace(players=(ola.replace(room="kitchen"), jan)))
    assert table.refuses(RenameRoom(id=1, name="COCKPIT")) == "room-name-taken"
    assert table.refuses(RenameRoom(id=1, name="Kitchen")) == "board-unchanged"
    assert table.refuses(RenameRoom(id=1, name="")) == "name-empty"
    assert table.refuses(RenameRoom(id=3, name="Canteen")) == "no-such-room"
    table.do(RenameRoom(id=1, name="Canteen"))
    assert [room.name for room in table.state.rooms] == ["Canteen", "Cockpit"]
    assert [player.room for player in table.state.players] == ["Canteen", ""]
    assert table.do(RenameRoom(id=1, name="CANTEEN")).state.rooms[0].name == "CANTEEN"


@pytest.mark.parametrize("mark", ["found", "destroyed"])
def test_the_nest_is_found_and_destroyed_and_back(mark: Any) -> None:
    table = game().do(MarkNest(mark=mark))
    assert getattr(table.state, f"nest_{mark}")
    assert table.refuses(MarkNest(mark=mark)) == "board-unchanged"
    table.do(MarkNest(mark=mark, value=False))
    assert not getattr(table.state, f"nest_{mark}")


# feeding ---------------------------------------------------------------------------------------


def test_a_listed_room_feeds_in_the_list() -> None:
    table = game(phase="events").do(
        place(S),
        place(M),
        InjureIntruder(id=1, delta=2),
        objects("carcass"),
        objects("red-corpse"),
        Feed(room=1),
    )
    assert table.here("Kitchen") == (F, S)
    assert table.room("Kitchen") == Room(id=1, name="Kitchen")
    assert [each.injuries for each in table.state.intruders] == [0, 0]
    assert table.happened(RoomFed) == (RoomFed(room=1, feeders=2, figures=(1, 2)),)
    assert table.state.loose == Figures()


def test_a_listed_metagorger_that_is_eaten_leaves_the_list() -> None:
    table = game(phase="events").do(place(M), place(M), Feed(room=1))
    assert table.state.intruders == (Intruder(id=1, kind=S, room=1),)


def test_a_room_feeds_once_in_an_event_phase() -> None:
    table = game(phase="events").do(place(M), objects("red-corpse", 2), Feed(room=1))
    assert table.refuses(Feed(room=1)) == "room-fed-already"
    table.state = applied(table.state, EventPhaseBegan())
    assert table.do(Feed(room=1)).here("Kitchen") == (F,)


def test_a_listed_room_where_nobody_feeds_is_done_in_the_event_phase_only() -> None:
    assert game().do(place(M)).refuses(Feed(room=1)) == "nobody-feeds"
    table = game(phase="events").do(place(M), Feed(room=1))
    assert table.state.fed == (1,)


def test_evolving_reveals_the_adaptation_of_the_new_kind() -> None:
    state = game(phase="events").do(place(S), objects("red-corpse"), Feed(room=1)).state
    assert [each.kind for each in state.adaptations if each.revealed] == [S, F]


def test_a_table_may_have_only_encounters_reveal_adaptations() -> None:
    table = game(phase="events", options=Options(reveal="encounter"))
    table.do(place(S), objects("red-corpse"), Feed(room=1))
    assert table.here("Kitchen") == (F,)
    assert [each.kind for each in table.state.adaptations if each.revealed] == [S]
    table.do(KillIntruder(id=1), place(F))
    assert [each.kind for each in table.state.adaptations if each.revealed] == [S, F]


def test_shamblers_that_a_dead_fleshbeast_leaves_reveal_nothing_at_such_a_table() -> None:
    table = game(options=Options(reveal="encounter")).do(place(F), KillIntruder(id=1))
    assert S in table.here("Kitchen")
    assert [each.kind for each in table.state.adaptations if each.revealed] == [F]


def test_the_last_egg_destroys_the_nest() -> None:
    table = game(phase="events", eggs=1)
    table.do(MarkRoom(room="Nest", mark="nest", value=True), place(M, "Nest"), Feed(room=1))
    assert (table.state.eggs, table.state.nest_destroyed) == (0, True)


def test_what_was_entered_stands_on_the_board_at_least() -> None:
    table = quick("events", loose=Figures(metagorger=1)).do(entered(M, S, carcasses=1))
    assert table.state.loose == Figures(metagorger=1, fleshbeast=1)
    assert [each.kind for each in table.state.adaptations if each.revealed] == [S, F]
    assert table.state.rooms == ()


def test_an_entered_nest_feeds_on_the_eggs_of_the_board_and_is_found() -> None:
    state = quick("events", eggs=6).do(entered(F, M, nest=True)).state
    assert (state.eggs, state.loose) == (4, Figures(shambler=1, butcher=1))
    assert state.nest_found
    assert not state.nest_destroyed


def test_entered_figures_stop_evolving_when_the_box_is_empty() -> None:
    table = quick("events", loose=Figures(fleshbeast=3)).do(entered(S, S, red_corpses=2))
    assert table.state.loose == Figures(shambler=2, fleshbeast=3)


def test_a_feeding_that_changes_no_number_is_told_all_the_same() -> None:
    command = entered(B, red_corpses=1)
    table = quick("events", loose=Figures(butcher=1)).do(command)
    assert table.last == (RoomFed(room=None, feeders=1, contents=command.contents, loose=Figures(butcher=1)),)


def test_entered_rooms_may_feed_again() -> None:
    table = quick("events").do(entered(M, M), entered(M, M))
    assert table.state.loose == Figures(shambler=2)


def test_an_object_that_is_carried_is_said_with_a_listed_room() -> None:
    table = game(phase="events", options=Options(carried_food=False)).do(place(M), objects("carcass"))
    carried = Feed(room=1, contents=Contents(carried=("carcass",)))
    assert table.do(carried).here("Kitchen") == (M,)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (entered(), "nobody-in-room"),
        (entered(M), "nobody-feeds"),
        (entered(B, B, carcasses=1), "figures-out-of-range"),
        (entered(M, carcasses=13), "objects-out-of-range"),
        (entered(M, eggs=1), "objects-out-of-range"),
        (entered(M, carried=("egg",)), "carried-beyond-room"),
        (Feed(room=4), "no-such-room"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(command: Feed, code: str) -> None:
    assert quick("events").refuses(command) == code


def test_a_destroyed_nest_has_no_eggs_to_feed_on() -> None:
    table = quick("events", nest_marked_destroyed=True)
    assert table.refuses(entered(M, nest=True)) == "nest-destroyed"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", INTRUDERS)
@pytest.mark.parametrize("most", [0, 1])
def test_figures_are_refused_by_their_name(language: Language, kind: IntruderKind, most: int) -> None:
    words = Words(language, strict=True).of("carnomorphs")
    for code in ("figures-out-of-range", "no-figure-left", "no-figure-on-board"):
        params = {"most": most} if code == "figures-out-of-range" else {}
        assert words(code, intruder=kind, **params).endswith(".")


# invariants ------------------------------------------------------------------------------------

KIND = st.sampled_from(INTRUDERS)
ID = st.integers(1, 12)
NAME = st.sampled_from(("Kitchen", "Cockpit", "Nest", ""))
COMMAND = st.one_of(
    st.builds(PlaceIntruder, intruder=KIND, room=NAME, in_combat=st.booleans()),
    st.builds(MoveIntruder, id=ID, room=NAME),
    st.builds(EngageIntruder, id=ID, in_combat=st.booleans()),
    st.builds(InjureIntruder, id=ID, delta=st.integers(-2, 4)),
    st.builds(CheckDeath, id=ID, number=st.integers(0, 6)),
    st.builds(KillIntruder, id=st.none() | ID, intruder=st.none() | KIND),
    st.builds(RemoveIntruder, id=ID),
    st.builds(CorrectFigures, intruder=KIND, delta=st.integers(-9, 9)),
    st.builds(ChangeObjects, room=NAME, object=st.sampled_from(HEAVY_OBJECTS), delta=st.integers(-3, 3)),
    st.builds(MarkRoom, room=NAME, mark=st.sampled_from(("nest", "burning")), value=st.booleans()),
    st.builds(RenameRoom, id=st.integers(1, 4), name=NAME),
    st.builds(MarkNest, mark=st.sampled_from(("found", "destroyed")), value=st.booleans()),
    st.builds(Feed, room=st.integers(1, 4)),
    st.builds(
        Feed,
        contents=st.builds(
            Contents,
            feeders=st.lists(st.builds(Feeder, kind=KIND, in_combat=st.booleans()), max_size=5).map(tuple),
            red_corpses=st.integers(0, 2),
            carcasses=st.integers(0, 2),
            nest=st.booleans(),
        ),
    ),
)


@given(st.sampled_from(("quick", "full")), st.integers(0, EGGS), st.lists(COMMAND, max_size=40))
def test_figures_eggs_and_carcasses_never_exceed_the_box(
    detail: Detail, eggs: int, commands: list[Command]
) -> None:
    table = game(detail, "events", eggs=eggs)
    for command in commands:
        before, plan = table.state, None
        if isinstance(command, Feed):
            plan = feeding_plan(before, command)
        if not table.tries(command):
            assert not isinstance(plan, Feeding)
            continue
        state = table.state
        if isinstance(plan, Feeding):
            assert state.available == plan.available
        assert all(
            0 <= loose <= used <= box
            for loose, used, box in zip(state.loose, state.on_board, FIGURES_IN_BOX, strict=True)
        )
        assert min(state.available) >= 0
        assert not (state.butcher_dead and state.on_board.butcher)
        counts = [getattr(room, name) for room in state.rooms for name in OBJECT_COUNTS.values()]
        assert min(counts, default=0) >= 0
        assert sum(room.carcasses for room in state.rooms) <= CARCASSES
        assert state.eggs >= 0
        assert sum(room.eggs for room in state.rooms) <= EGGS
        assert sum(room.nest for room in state.rooms) <= 1
        assert all(intruder.injuries >= 0 for intruder in state.intruders)
        if detail == "quick":
            assert state.intruders == ()
