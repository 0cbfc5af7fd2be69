"""Heavy Objects in the hands of characters go where the characters go."""

from itertools import product

import pytest

from companion.rules.carnomorphs.carrying import LeaveObject, TakeObject
from companion.rules.carnomorphs.characters import GoTo, SetFate
from companion.rules.carnomorphs.data import EGGS, HIBERNATORIUM, HeavyObject
from companion.rules.carnomorphs.feeding import Feed, contents_of
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.intruders import IntruderPlaced, PlaceIntruder
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.play import CarriedChanged, PodEntered, WentTo
from companion.rules.carnomorphs.pods import ChangePod, EnterPod
from companion.rules.carnomorphs.rooms import (
    ChangeObjects,
    HandsSetApart,
    MarkRoom,
    ObjectsChanged,
    RoomListed,
    present,
)
from companion.rules.carnomorphs.setup import GameStarted, PlayBegan
from companion.rules.carnomorphs.state import Adaptation, State
from companion.rules.carnomorphs.tokens import red_token_rooms
from companion.rules.carnomorphs.tracks import CorrectTrack
from companion.rules.kernel import Command
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, seated, table

LAB = "Laboratorium"
CORPSE = TakeObject(seat=OLA, object="blue-corpse")


def lies(state: State, thing: HeavyObject) -> dict[str, int]:
    """Return how many of an object lie in each room, carried ones included."""
    counts = {room.name: present(state, room, thing) for room in state.rooms}
    return {name: count for name, count in counts.items() if count}


def carrier() -> Play:
    """Ola has taken the blue corpse in the Hibernatorium, where Jan is too."""
    play = table("Ola", "Jan", detail="full")
    for seat in (OLA, JAN):
        play.given(seat, chosen=True)
    return play.do(CORPSE)


def test_a_carried_corpse_goes_with_its_bearer_and_draws_a_metagorger_there() -> None:
    """Ola walks on with the corpse (A6): a red token names her new room and no longer the old one."""
    play = carrier().do(GoTo(seat=OLA, room=LAB))
    assert lies(play.state, "blue-corpse") == {LAB: 1}
    assert red_token_rooms(play.state) == tuple(room.id for room in play.state.rooms if room.name == LAB)


def test_what_is_left_stays_where_it_is() -> None:
    play = carrier().do(GoTo(seat=OLA, room=LAB), LeaveObject(seat=OLA, object="blue-corpse"))
    play.do(GoTo(seat=OLA, room="Kantyna"))
    assert (play[OLA].carries, lies(play.state, "blue-corpse")) == ((), {LAB: 1})


def test_an_egg_is_taken_out_of_the_nest_at_one_press() -> None:
    """Fault A5: it used to take two commands on two sheets."""
    play = carrier().do(GoTo(seat=JAN, room="Gniazdo"), MarkRoom(room="Gniazdo", mark="nest", value=True))
    play.do(TakeObject(seat=JAN, object="egg"))
    assert (play.state.eggs, lies(play.state, "egg"), play[JAN].carries) == (7, {"Gniazdo": 1}, ("egg",))


@pytest.mark.parametrize(
    "leaves", [EnterPod(seat=OLA, pod=1), SetFate(seat=OLA, fate="hibernated"), GoTo(seat=OLA, room="")]
)
def test_an_object_leaves_the_board_with_its_bearer(leaves: Command) -> None:
    play = carrier().do(leaves)
    assert (play[OLA].carries, lies(play.state, "blue-corpse")) == (("blue-corpse",), {})


def test_it_comes_back_out_of_the_pod() -> None:
    play = carrier().do(EnterPod(seat=OLA, pod=1), EnterPod(seat=OLA, pod=None))
    assert lies(play.state, "blue-corpse") == {HIBERNATORIUM: 1}


def test_the_dead_leave_what_they_carried_beside_their_own_corpse() -> None:
    play = carrier().do(GoTo(seat=OLA, room=LAB), SetFate(seat=OLA, fate="dead"))
    assert play[OLA].carries == ()
    assert (lies(play.state, "blue-corpse"), lies(play.state, "red-corpse")) == ({LAB: 1}, {LAB: 1})


def test_under_voracious_an_intruder_in_combat_eats_out_of_hands() -> None:
    play = carrier().do(GoTo(seat=OLA, room=LAB), PlaceIntruder(intruder="shambler", room=LAB))
    lab = next(room.id for room in play.state.rooms if room.name == LAB)
    hungry = Adaptation(kind="shambler", revealed=True, voracious=True)
    play.where(adaptations=(hungry, *play.state.adaptations[1:])).at("feeding").do(Feed(room=lab))
    assert (play[OLA].carries, lies(play.state, "blue-corpse")) == ((), {})
    assert [each.kind for each in play.state.intruders] == ["fleshbeast"]


def test_what_is_corrected_away_nobody_carries() -> None:
    play = carrier().do(ChangeObjects(room=HIBERNATORIUM, object="blue-corpse", delta=-1))
    assert play[OLA].carries == ()
    assert carrier().do(SetDetail(detail="quick"))[OLA].carries == ()


def test_two_hands_and_no_object_twice() -> None:
    play = carrier()
    assert play.refuses(TakeObject(seat=JAN, object="blue-corpse")) == "nothing-to-take"
    assert play.refuses(LeaveObject(seat=JAN, object="blue-corpse")) == "carries-none"
    play.do(ChangeObjects(room=HIBERNATORIUM, object="carcass", delta=3))
    play.do(TakeObject(seat=OLA, object="carcass"))
    assert play.refuses(TakeObject(seat=OLA, object="carcass")) == "carries-enough"
    play.do(GoTo(seat=JAN, room=""))
    assert play.refuses(TakeObject(seat=JAN, object="carcass")) == "carries-nowhere"


PLACES: tuple[Command, ...] = (
    GoTo(seat=OLA, room=HIBERNATORIUM),
    GoTo(seat=OLA, room=LAB),
    GoTo(seat=OLA, room=""),
    EnterPod(seat=OLA, pod=1),
    EnterPod(seat=OLA, pod=None),
    SetFate(seat=OLA, fate="hibernated"),
    SetFate(seat=OLA, fate="aboard"),
    PlaceIntruder(intruder="shambler", room=LAB),
    ChangePod(pod=1, change="leave"),
    ChangePod(pod=1, change="return"),
)
"""Every command that moves a character, removes it from the board, returns it, or lists its room."""


@pytest.mark.parametrize(
    "way", tuple(product(PLACES, repeat=3)), ids=lambda way: " ".join(e.kind for e in way)
)
def test_wherever_a_bearer_goes_the_object_is_where_the_bearer_is(way: tuple[Command, ...]) -> None:
    """The object is nowhere else, its room is listed, and the state is valid and has a next step."""
    play = carrier()
    for command in way:
        play.tries(command)
        ola = play[OLA]
        where = {ola.room: 1} if ola.on_board and ola.room else {}
        assert (ola.carries, lies(play.state, "blue-corpse")) == (("blue-corpse",), where)
        named = [room.name for room in play.state.rooms if room.id in red_token_rooms(play.state)]
        assert named == list(where)
        assert CARNOMORPHS.flaw(play.state) is None
        assert next_step(play.state)
    if play.tries(LeaveObject(seat=OLA, object="blue-corpse")):
        ola = play[OLA]
        left = {ola.room: 1} if ola.on_board and ola.room else {}
        assert (ola.carries, lies(play.state, "blue-corpse")) == ((), left)


def test_an_egg_carried_off_is_not_on_the_board_again() -> None:
    play = carrier().do(GoTo(seat=JAN, room="Gniazdo"), MarkRoom(room="Gniazdo", mark="nest", value=True))
    play.do(TakeObject(seat=JAN, object="egg"), EnterPod(seat=JAN, pod=1), ChangePod(pod=1, change="leave"))
    assert (play.state.eggs, play[JAN].carries) == (EGGS - 1, ("egg",))
    assert play.refuses(CorrectTrack(track="eggs", delta=1)) == "eggs-out-of-range"
    assert play.refuses(ChangeObjects(room=LAB, object="egg", delta=1)) == "objects-out-of-range"


def test_more_corpses_than_the_table_counts_by_hand_are_still_a_room_that_feeds() -> None:
    play = carrier().do(ChangeObjects(room=LAB, object="red-corpse", delta=20), GoTo(seat=JAN, room=LAB))
    play.do(PlaceIntruder(intruder="shambler", room=LAB), SetFate(seat=JAN, fate="dead")).at("feeding")
    assert lies(play.state, "red-corpse") == {LAB: 21}
    assert next_step(play.state).step == "feed"


# files of earlier versions -----------------------------------------------------------------------------


def from_before() -> Play:
    """An old file, whose rooms also count carried objects: Ola holds the blue corpse in the Hibernatorium."""
    started = GameStarted.model_validate(
        {
            "players": seated("Ola", "Jan"),
            "numbers": (1, 2),
            "pods": (1, 2),
            "options": {},
            "detail": "full",
        }
    )
    play = Play().happens(started, PlayBegan(first=0), RoomListed(name=HIBERNATORIUM))
    play.happens(ObjectsChanged(room=1, object="blue-corpse", delta=1))
    play.happens(*(WentTo(seat=seat, room=HIBERNATORIUM) for seat in (OLA, JAN)))
    return play.happens(CarriedChanged(seat=OLA, object="blue-corpse"))


def test_a_file_from_before_means_what_it_meant() -> None:
    play = from_before()
    assert lies(play.state, "blue-corpse") == {HIBERNATORIUM: 1}
    play.happens(
        WentTo(seat=OLA, room=LAB),
        ObjectsChanged(room=1, object="blue-corpse", delta=-1),
        RoomListed(name=LAB),
        ObjectsChanged(room=2, object="blue-corpse", delta=1),
    )
    assert lies(play.state, "blue-corpse") == {LAB: 1}
    assert CARNOMORPHS.flaw(play.state) is None
    play.do(GoTo(seat=OLA, room="Kantyna"))
    assert play.happened(HandsSetApart) == (HandsSetApart(),)
    assert lies(play.state, "blue-corpse") == {"Kantyna": 1}
    play.do(LeaveObject(seat=OLA, object="blue-corpse"))
    assert (play.happened(HandsSetApart), lies(play.state, "blue-corpse")) == ((), {"Kantyna": 1})


def test_a_file_from_before_that_lost_what_was_carried_opens_and_knows_it_again() -> None:
    """Ola took the corpse into a pod and out into an unlisted room, which an intruder then had listed."""
    play = from_before().happens(
        PodEntered(seat=OLA, pod=1),
        ObjectsChanged(room=1, object="blue-corpse", delta=-1),
        WentTo(seat=OLA, room=LAB),
        PodEntered(seat=OLA, pod=None),
        RoomListed(name=LAB),
        IntruderPlaced(intruder="shambler", room=2),
    )
    assert CARNOMORPHS.flaw(play.state) is None
    assert next_step(play.state)
    assert lies(play.state, "blue-corpse") == {LAB: 1}
    play.do(GoTo(seat=OLA, room=HIBERNATORIUM))
    assert lies(play.state, "blue-corpse") == {HIBERNATORIUM: 1}


def test_feeding_finds_what_hands_hold_in_a_room_among_what_is_there() -> None:
    play = table("Ola", "Jan", detail="full").do(GoTo(seat=OLA, room=LAB))
    play.do(ChangeObjects(room=LAB, object="carcass", delta=2), TakeObject(seat=OLA, object="carcass"))
    contents = contents_of(play.state, next(each for each in play.state.rooms if each.name == LAB))
    assert (contents.carcasses, contents.carried) == (2, ("carcass",))


def test_what_one_who_left_the_ship_holds_is_out_of_the_box_like_all_that_lies() -> None:
    play = table("Ola", "Jan", detail="full").do(GoTo(seat=OLA, room=LAB))
    play.do(ChangeObjects(room=LAB, object="carcass", delta=1), TakeObject(seat=OLA, object="carcass"))
    assert play.state.out_of_box("carcass") == 1
    assert play.do(SetFate(seat=OLA, fate="escaped")).state.out_of_box("carcass") == 1
