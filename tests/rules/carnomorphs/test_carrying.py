"""Heavy Objects in the hands of characters go where the characters go."""

import pytest

from companion.rules.carnomorphs.carrying import LeaveObject, TakeObject
from companion.rules.carnomorphs.characters import GoTo, SetFate
from companion.rules.carnomorphs.data import HIBERNATORIUM, HeavyObject
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.pods import EnterPod
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkRoom
from companion.rules.carnomorphs.state import Adaptation, State
from companion.rules.carnomorphs.table import SetDetail
from companion.rules.carnomorphs.tokens import red_token_rooms
from companion.rules.kernel import Command
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, table

LAB = "Laboratorium"
CORPSE = TakeObject(seat=OLA, object="blue-corpse")


def lies(state: State, thing: HeavyObject) -> dict[str, int]:
    """Where how many of an object are, in hands or not."""
    return {room.name: room.count(thing) for room in state.rooms if room.count(thing)}


def carrier() -> Play:
    """Ola has taken the blue corpse in the Hibernatorium, where Jan stands too."""
    play = table("Ola", "Jan", detail="full")
    for seat in (OLA, JAN):
        play.given(seat, chosen=True)
    return play.do(CORPSE)


def test_a_carried_corpse_goes_with_its_bearer_and_draws_a_metagorger_there() -> None:
    """A6: Ola walks on with the corpse; a red token names her new room, and the old one no more."""
    play = carrier().do(GoTo(seat=OLA, room=LAB))
    assert lies(play.state, "blue-corpse") == {LAB: 1}
    assert red_token_rooms(play.state) == tuple(room.id for room in play.state.rooms if room.name == LAB)


def test_what_is_left_stays_where_it_is() -> None:
    play = carrier().do(GoTo(seat=OLA, room=LAB), LeaveObject(seat=OLA, object="blue-corpse"))
    play.do(GoTo(seat=OLA, room="Kantyna"))
    assert (play[OLA].carries, lies(play.state, "blue-corpse")) == ((), {LAB: 1})


def test_an_egg_is_taken_out_of_the_nest_at_one_press() -> None:
    """A5: it was two commands on two sheets."""
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
