"""The effect of a drawn token is prefilled as far as it follows from known facts, and asked for otherwise."""

from itertools import product

import pytest

from companion.rules.carnomorphs.bag import (
    AddMetagorger,
    BagChanged,
    DrawToken,
    added_metagorger,
    tokens_back,
)
from companion.rules.carnomorphs.characters import GoTo, SetFate
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import MOST_ON_TOKEN, TOKENS, TOKENS_IN_BOX, TokenKind, Tokens
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import CorrectFigures, FiguresChanged, KillIntruder, PlaceIntruder
from companion.rules.carnomorphs.mutation import AddMarker
from companion.rules.carnomorphs.odds import after_event
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest, MarkRoom
from companion.rules.carnomorphs.tokens import ResolveToken, preset, red_token_rooms
from companion.rules.kernel import NONE
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, table

NO_CORPSE = ChangeObjects(room="Hibernatorium", object="blue-corpse", delta=-1)


def red(play: Play) -> int | None:
    """Return how many Metagorgers a red token is presumed to bring besides those of listed rooms."""
    return preset(play.drawn("red").state).placed


# quick detail: a number that follows from the facts, or none --------------------------------------------


def test_the_blue_corpse_and_the_nest_are_rooms_that_are_known() -> None:
    assert red(table("Ola")) == 1
    assert red(table("Ola").do(MarkNest(mark="found"))) == 2
    assert red(table("Ola").do(NO_CORPSE)) == 0
    assert red(table("Ola").do(MarkRoom(room="Gniazdo", mark="nest", value=True))) == 2


def test_a_figure_or_an_object_of_no_known_room_leaves_the_number_to_be_said() -> None:
    """The piece may be alone in a room, or in one with other pieces."""
    one = CorrectFigures(intruder="metagorger", delta=1)
    assert red(table("Ola").do(one)) is None
    assert red(table("Ola").do(KillIntruder(intruder="metagorger"))) is None, "a carcass"
    assert red(table("Ola", "Jan").do(SetFate(seat=OLA, fate="dead"))) is None, "a corpse"
    assert red(table("Ola").do(NO_CORPSE, one)) == 1, "wherever it is, it is in one room"
    assert red(table("Ola").do(NO_CORPSE, one, one)) is None, "two of them may be in one room"


def test_a_number_that_was_not_said_is_refused() -> None:
    play = table("Ola").do(CorrectFigures(intruder="metagorger", delta=1)).drawn("red")
    assert play.refuses(preset(play.state)) == "metagorgers-unsaid"


def test_carcasses_and_corpses_of_quick_detail_count_until_they_are_eaten() -> None:
    play = table("Ola", "Jan").do(KillIntruder(intruder="shambler"), SetFate(seat=OLA, fate="dead"))
    assert (play.state.unnoted.carcasses, play.state.unnoted.red_corpses) == (1, 1)
    play.do(CorrectFigures(intruder="metagorger", delta=1))
    play.do(Feed(contents=Contents(feeders=(Feeder(kind="metagorger"),), red_corpses=1)))
    assert (play.state.unnoted.carcasses, play.state.unnoted.red_corpses) == (1, 0)


# full detail ---------------------------------------------------------------------------------------------


def test_in_full_detail_rooms_are_named_and_others_asked_for_where_some_figure_has_no_room() -> None:
    play = table("Ola", "Jan", detail="full").do(PlaceIntruder(intruder="metagorger", room="Kantyna"))
    play.given(OLA, chosen=True).given(JAN, chosen=True).drawn("red")
    assert preset(play.state) == ResolveToken(rooms=red_token_rooms(play.state), placed=0)
    play.happens(FiguresChanged(intruder="metagorger", delta=1))
    assert preset(play.state).placed is None


def test_a_nest_is_not_named_and_unexplored_at_once() -> None:
    """A red token puts a Metagorger into the Nest if it was explored (rulebook, Event phase, step 5)."""
    play = table("Ola", "Jan", detail="full").do(MarkRoom(room="Gniazdo", mark="nest", value=True))
    play.do(MarkNest(mark="found", value=False))
    assert not any(room.nest for room in play.state.rooms)
    assert [play.state.rooms[0].id] == list(red_token_rooms(play.state)), "the Hibernatorium alone"
    old = table("Ola", detail="full").do(MarkRoom(room="Gniazdo", mark="nest", value=True))
    assert len(red_token_rooms(old.where(nest_found=False).state)) == 1


def test_a_hand_below_the_tokens_lowest_number_is_surprised_and_a_full_one_is_not() -> None:
    """Base game, Surprise Attack: the hand is compared with the number on the token."""
    for hand, surprise in ((0, True), (MOST_ON_TOKEN, False), (None, None)):
        play = table("Ola", "Jan", detail="full").given(OLA, chosen=True, hand=hand, room="Bar")
        play.do(DrawToken(token="red", seat=OLA))
        assert preset(play.state) == ResolveToken(room="Bar", surprise=surprise)


def test_a_corpse_that_hands_find_in_a_room_is_one_that_quick_detail_knew_of() -> None:
    """It counts as one of those outside the noted rooms, so that the red token does not count it twice."""
    play = table("Ola", "Jan").do(MarkRoom(room="Bar", mark="burning", value=True))
    play.do(KillIntruder(intruder="shambler"), KillIntruder(intruder="shambler"))
    play.do(ChangeObjects(room="Bar", object="carcass", delta=1))
    assert {room.name: room.carcasses for room in play.state.rooms}["Bar"] == 1
    assert play.state.unnoted.carcasses == 1


# the bag -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("red_left", "blue_left"), tuple(product(range(2), range(3))))
def test_red_comes_before_blue_wherever_a_metagorger_is_added(red_left: int, blue_left: int) -> None:
    """The command, its label, an encounter's last blank, and the effect of a token agree."""
    bag = Tokens(blank=1, red=TOKENS_IN_BOX.red - red_left, blue=TOKENS_IN_BOX.blue - blue_left)
    expected = "red" if red_left else "blue" if blue_left else None
    play = table("Ola").where(bag=bag)
    assert added_metagorger(play.state.spare) == expected
    assert AddMetagorger().params(play.state)["token"] == expected
    if expected is None:
        assert play.refuses(AddMetagorger()) == "no-metagorger-left"
    else:
        assert play.do(AddMetagorger()).happened(BagChanged) == (BagChanged(token=expected, delta=1),)
    spare = table("Ola").where(bag=bag).state.spare
    assert tokens_back("blank", spare) == (("blank",) if expected is None else ("blank", expected))


@pytest.mark.parametrize("token", TOKENS)
def test_the_odds_expect_of_a_token_what_the_table_does_with_it(token: TokenKind) -> None:
    for blue, reds in product((1, 2), (1, 7, 8)):
        bag = Tokens(1, blue, reds, 2, 1, 1)
        play = table("Ola").where(bag=bag).at("bag").do(DrawToken(token=token))
        said = preset(play.state)
        done = play.do(said.replace(placed=said.placed or 0, removed=0))
        assert done.state.bag == after_event(bag, token)


def test_shamblers_that_a_blank_removes_were_on_the_board_and_the_count_follows() -> None:
    play = table("Ola").do(CorrectFigures(intruder="shambler", delta=1)).drawn("blank")
    play.do(ResolveToken(removed=3))
    assert (play.state.loose.shambler, play.state.bag.shambler) == (0, 3)
    beyond = ResolveToken(removed=9)
    assert table("Ola").drawn("blank").refuses(beyond) == "too-few-shamblers", "the box holds eight"


# labels --------------------------------------------------------------------------------------------------


def test_a_red_token_says_how_many_came_and_where() -> None:
    play = table("Ola", "Jan", detail="full").do(PlaceIntruder(intruder="metagorger", room="Kantyna"))
    play.given(OLA, chosen=True).given(JAN, chosen=True).do(GoTo(seat=OLA, room="Mostek")).drawn("red")
    params = ResolveToken().params(play.state)
    assert (params["count"], params["rooms"]) == (2, ("Hibernatorium", "Kantyna"))
    params = ResolveToken(rooms=(), placed=3).params(play.state)
    assert (params["count"], params["rooms"]) == (3, ())
    quick = table("Ola").drawn("red")
    assert ResolveToken(placed=2).params(quick.state)["count"] == 2


def test_a_death_says_that_pods_open() -> None:
    dead = SetFate(seat=OLA, fate="dead")
    play = table("Ola", "Jan", "Ewa", detail="full")
    told = {name: dead.params(play.state)[name] for name in ("dies", "pods")}
    assert told == {"dies": "yes", "pods": ("1", "2", "3")}
    play.do(dead)
    assert SetFate(seat=JAN, fate="dead").params(play.state)["pods"] is NONE, "the first death alone"
    play.given(JAN, has_mutation=True, markers=3)
    assert AddMarker(seat=JAN).params(play.state)["dies"] == "yes"
    play.given(JAN, markers=1)
    assert AddMarker(seat=JAN).params(play.state)["dies"] == "no"
