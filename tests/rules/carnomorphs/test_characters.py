"""Characters changed by hand: numbers and marks, rooms, fates, and the escape pods."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from companion.rules.carnomorphs.characters import Correct, Flag, GoTo, Mark, Quantity, SetFate
from companion.rules.carnomorphs.last_check import CheckBegan
from companion.rules.carnomorphs.play import NumberChanged, PodChanged, PodEntered
from companion.rules.carnomorphs.pods import ChangePod, EnterPod
from companion.rules.carnomorphs.rooms import RoomListed
from companion.rules.carnomorphs.state import Fate
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import DrawHands
from companion.rules.kernel import Command
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, crew, table

# numbers and marks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "field"),
    [
        ("hand", "hand"),
        ("light-wounds", "light_wounds"),
        ("serious-wounds", "serious_wounds"),
        ("markers", "markers"),
        ("contamination", "contamination"),
    ],
)
def test_a_number_is_corrected_by_what_is_said_and_never_below_zero(number: Quantity, field: str) -> None:
    play = crew().do(Correct(seat=JAN, number=number, delta=3))
    play.do(Correct(seat=JAN, number=number, delta=-1))
    assert getattr(play[JAN], field) == 2
    assert getattr(play[OLA], field) == (None if field == "hand" else 0), "a hand is unknown"
    refused = play.refusal(Correct(seat=JAN, number=number, delta=-3))
    assert (refused.code, refused.params["has"]) == ("number-below-zero", 2)


def test_a_correction_of_nothing_or_beyond_all_bounds_is_refused() -> None:
    play = crew()
    assert play.refuses(Correct(seat=OLA, number="contamination", delta=0)) == "number-unchanged"
    play.do(Correct(seat=OLA, number="hand", delta=40))
    assert play.refuses(Correct(seat=OLA, number="hand", delta=1)) == "number-too-high"


def test_an_unknown_number_can_be_said_to_be_the_least_that_it_can_be() -> None:
    play = crew(detail="quick").do(Correct(seat=OLA, number="hand", delta=0))
    assert play[OLA].hand == 0
    for least in (0, 2):
        play = crew(detail="quick").given(OLA, contamination_least=least)
        assert play.do(Correct(seat=OLA, number="contamination", delta=0))[OLA].contamination == least
        play.do(Correct(seat=OLA, number="contamination", delta=1))
        assert play[OLA].contamination == least + 1


def test_a_correction_gives_nobody_alive_the_fourth_marker() -> None:
    play = crew().do(Correct(seat=OLA, number="markers", delta=3))
    assert play.refuses(Correct(seat=OLA, number="markers", delta=1)) == "marker-would-kill"


def test_the_dead_have_at_most_the_markers_that_the_last_check_can_leave() -> None:
    play = crew().given(OLA, fate="dead", markers=4)
    play.do(Correct(seat=OLA, number="markers", delta=3))
    assert play[OLA].markers == 7
    assert play.refuses(Correct(seat=OLA, number="markers", delta=1)) == "number-too-high"
    assert play.refuses(Correct(seat=OLA, number="markers", delta=-8)) == "number-below-zero"


@pytest.mark.parametrize(
    ("flag", "field"),
    [("slime", "slime"), ("signal", "signal"), ("in-combat", "combat_mark"), ("mutation", "has_mutation")],
)
def test_a_mark_is_set_and_taken_back_and_not_twice(flag: Flag, field: str) -> None:
    play = crew()
    for value in (True, False):
        play.do(Mark(seat=OLA, flag=flag, value=value))
        assert getattr(play[OLA], field) is value
        assert play.refuses(Mark(seat=OLA, flag=flag, value=value)) == "mark-unchanged"


def test_the_dead_can_have_sent_a_signal_but_are_neither_slimed_nor_in_combat_nor_mutated() -> None:
    play = crew().given(OLA, fate="dead")
    play.do(Mark(seat=OLA, flag="signal", value=True))
    assert play[OLA].signal
    assert play.refuses(Mark(seat=OLA, flag="slime", value=True)) == "not-aboard"
    assert play.refuses(Mark(seat=OLA, flag="in-combat", value=True)) == "not-aboard"
    assert play.refuses(Mark(seat=OLA, flag="mutation", value=True)) == "character-dead"


# rooms --------------------------------------------------------------------------------------------------


def test_a_character_goes_to_a_room_called_as_in_the_list_and_is_in_no_pod_any_more() -> None:
    play = crew().happens(RoomListed(name="Laboratory"), PodEntered(seat=OLA, pod=1))
    play.do(GoTo(seat=OLA, room="  laboratory "))
    assert (play[OLA].room, play[OLA].pod) == ("Laboratory", None)
    play.do(GoTo(seat=OLA, room="Surgery"))
    assert play[OLA].room == "Surgery"
    assert [room.name for room in play.state.rooms] == ["Laboratory"]


def test_the_name_of_a_room_has_an_end_and_the_dead_go_nowhere() -> None:
    play = crew().given(JAN, fate="dead")
    assert play.refuses(GoTo(seat=OLA, room="x" * 41)) == "name-too-long"
    assert play.refuses(GoTo(seat=JAN, room="Nest")) == "not-aboard"


# fates --------------------------------------------------------------------------------------------------


def test_who_dies_aboard_leaves_a_red_corpse_in_the_room_and_no_shambler() -> None:
    play = crew().do(GoTo(seat=JAN, room="Canteen"))
    play.do(SetFate(seat=JAN, fate="dead"))
    assert not play[JAN].living
    assert [(room.name, room.red_corpses) for room in play.state.rooms] == [("Canteen", 1)]
    assert not any(play.state.on_board)


def test_who_dies_in_a_pod_leaves_the_corpse_in_the_room_that_was_left_for_it() -> None:
    play = crew().do(
        GoTo(seat=OLA, room="Canteen"), EnterPod(seat=OLA, pod=1), SetFate(seat=OLA, fate="dead")
    )
    assert [(room.name, room.red_corpses) for room in play.state.rooms] == [("Canteen", 1)]
    assert play[OLA].pod is None


def test_who_dies_after_leaving_leaves_no_corpse() -> None:
    play = crew().do(GoTo(seat=JAN, room="Hibernatorium"))
    play.do(SetFate(seat=JAN, fate="hibernated"), SetFate(seat=JAN, fate="dead"))
    assert play.state.rooms == ()


def test_who_is_out_of_the_game_is_in_no_combat_and_hibernates_in_no_pod() -> None:
    for fate in ("dead", "hibernated"):
        play = crew().given(JAN, meetings=1, pod=1)
        play.do(SetFate(seat=JAN, fate=fate))
        assert (play.fights(JAN), play[JAN].pod) == (False, None)


def test_a_fate_that_is_so_already_is_refused() -> None:
    fates: tuple[Fate, ...] = ("aboard", "dead", "hibernated", "escaped")
    for fate in fates:
        play = crew().given(JAN, fate=fate)
        assert play.refuses(SetFate(seat=JAN, fate=fate)) == "fate-unchanged"


@pytest.mark.parametrize("fate", ["aboard", "hibernated", "escaped"])
def test_nobody_lives_with_four_markers(fate: Fate) -> None:
    play = crew().given(JAN, fate="dead", markers=4)
    refused = play.refusal(SetFate(seat=JAN, fate=fate))
    assert (refused.code, refused.params["markers"]) == ("markers-are-fatal", 4)
    play.do(Correct(seat=JAN, number="markers", delta=-1))
    assert play.do(SetFate(seat=JAN, fate="aboard"))[JAN].acting


def test_in_the_last_check_nobody_is_aboard() -> None:
    play = crew().given(JAN, fate="hibernated").happens(CheckBegan(ending="time"))
    assert play.refuses(SetFate(seat=JAN, fate="aboard")) == "nobody-aboard-now"


# the turn of a character who leaves the game ------------------------------------------------------------


def test_who_leaves_the_game_in_the_own_turn_hands_it_to_the_next_who_has_not_passed() -> None:
    play = crew("Ola", "Jan", "Ewa").given(JAN, passed=True)
    play.do(SetFate(seat=OLA, fate="dead"))
    assert (play.state.phase, play.state.active) == ("players", EWA)


def test_the_turn_of_another_goes_on_when_somebody_dies() -> None:
    play = crew("Ola", "Jan", "Ewa").do(SetFate(seat=JAN, fate="dead"))
    assert play.state.active == OLA


def test_the_event_phase_begins_when_the_last_who_has_not_passed_hibernates() -> None:
    play = crew().given(JAN, passed=True).do(SetFate(seat=OLA, fate="hibernated"))
    assert (play.state.phase, play.state.active) == ("events", None)


def test_it_is_nobodys_turn_when_nobody_is_left() -> None:
    play = crew().given(JAN, fate="dead").do(SetFate(seat=OLA, fate="dead"))
    assert (play.state.phase, play.state.active) == ("players", None)


# escape pods --------------------------------------------------------------------------------------------


def pod(play: Play, number: int) -> tuple[bool, bool]:
    """Return whether a pod is locked, and whether it has left."""
    found = next(each for each in play.state.pods if each.number == number)
    return found.locked, found.left


@pytest.mark.parametrize("fate", ["aboard", "hibernated"])
def test_the_first_death_of_all_unlocks_the_pods_wherever_it_is(fate: Fate) -> None:
    play = crew("Ola", "Jan", "Ewa")
    if fate != "aboard":
        play.do(SetFate(seat=OLA, fate=fate))
    play.do(SetFate(seat=OLA, fate="dead"))
    assert not any(pod.locked for pod in play.state.pods)
    play.do(ChangePod(pod=1, change="lock"), SetFate(seat=JAN, fate="dead"))
    assert play.state.pods[0].locked, "the first alone"


def test_a_pod_is_unlocked_and_locked_and_not_twice() -> None:
    play = crew()
    assert pod(play, 2) == (True, False)
    assert play.refuses(ChangePod(pod=2, change="lock")) == "pod-locked-already"
    play.do(ChangePod(pod=2, change="unlock"))
    assert pod(play, 2) == (False, False)
    assert play.refuses(ChangePod(pod=2, change="unlock")) == "pod-unlocked-already"
    assert play.refuses(ChangePod(pod=9, change="unlock")) == "no-such-pod"


def test_a_pod_takes_everybody_in_it_along_and_brings_them_back() -> None:
    play = crew("Ola", "Jan", "Ewa")
    play.do(EnterPod(seat=OLA, pod=2), EnterPod(seat=EWA, pod=2))
    play.do(ChangePod(pod=2, change="leave"))
    assert [player.fate for player in play.state.players] == ["escaped", "aboard", "escaped"]
    assert (pod(play, 2), play.state.active) == ((False, True), JAN)
    assert play.refuses(ChangePod(pod=2, change="leave")) == "pod-has-left"
    assert play.refuses(ChangePod(pod=2, change="lock")) == "pod-has-left"
    assert play.refuses(EnterPod(seat=JAN, pod=2)) == "pod-has-left"
    play.do(ChangePod(pod=2, change="return"))
    assert [player.fate for player in play.state.players] == ["aboard"] * 3
    assert play.refuses(ChangePod(pod=2, change="return")) == "pod-still-here"


def test_who_escapes_takes_the_pod_and_whoever_sits_in_it() -> None:
    play = crew("Ola", "Jan", "Ewa").do(EnterPod(seat=EWA, pod=1))
    play.do(SetFate(seat=OLA, fate="escaped", pod=1))
    assert [(player.fate, player.pod) for player in play.state.players] == [
        ("escaped", 1),
        ("aboard", None),
        ("escaped", 1),
    ]
    assert pod(play, 1) == (False, True)


def test_who_escapes_from_the_pod_in_which_they_sit_needs_not_say_which() -> None:
    play = crew().do(EnterPod(seat=OLA, pod=3))
    play.do(SetFate(seat=OLA, fate="escaped"))
    assert pod(play, 3) == (False, True)
    play.do(SetFate(seat=JAN, fate="escaped"))
    assert (play[JAN].fate, play[JAN].pod) == ("escaped", None)
    play.do(SetFate(seat=JAN, fate="escaped", pod=3))
    assert play[JAN].pod == 3
    assert play.happened(PodChanged) == ()


def test_who_did_not_escape_after_all_is_in_no_pod() -> None:
    play = crew().do(SetFate(seat=OLA, fate="escaped", pod=1))
    play.do(SetFate(seat=OLA, fate="aboard"))
    assert (play[OLA].fate, play[OLA].pod) == ("aboard", None)


def test_a_pod_is_for_who_escapes_and_exists() -> None:
    play = crew()
    assert play.refuses(SetFate(seat=OLA, fate="dead", pod=1)) == "pod-only-to-escape"
    assert play.refuses(SetFate(seat=OLA, fate="escaped", pod=7)) == "no-such-pod"


def test_a_character_gets_in_and_out_and_not_twice() -> None:
    play = crew()
    assert play.refuses(EnterPod(seat=OLA, pod=None)) == "in-no-pod"
    play.do(EnterPod(seat=OLA, pod=1))
    assert play.refuses(EnterPod(seat=OLA, pod=1)) == "in-pod-already"
    play.do(EnterPod(seat=OLA, pod=2), EnterPod(seat=OLA, pod=None))
    assert play[OLA].pod is None


# any command --------------------------------------------------------------------------------------------

ASKED = some.one_of(
    some.builds(
        SetFate,
        seat=some.integers(0, 2),
        fate=some.sampled_from(("aboard", "hibernated", "escaped", "dead")),
        pod=some.none() | some.integers(1, 4),
    ),
    some.builds(EnterPod, seat=some.integers(0, 2), pod=some.none() | some.integers(1, 4)),
    some.builds(
        ChangePod,
        pod=some.integers(1, 4),
        change=some.sampled_from(("unlock", "lock", "leave", "return")),
    ),
    some.builds(
        Mark,
        seat=some.integers(0, 2),
        flag=some.sampled_from(("in-combat", "slime")),
        value=some.booleans(),
    ),
)


@given(some.lists(ASKED, max_size=12))
def test_whatever_is_asked_fates_pods_and_the_turn_agree(asked: list[Command]) -> None:
    play = crew("Ola", "Jan", "Ewa")
    for command in asked:
        play.tries(command)
    left = {each.number for each in play.state.pods if each.left}
    for player in play.state.players:
        if player.acting:
            assert player.pod not in left
        else:
            assert not player.combat_mark
            assert play.state.active != player.seat
        if player.fate == "escaped" and player.pod is not None:
            assert player.pod in left
        if player.fate in ("dead", "hibernated"):
            assert player.pod is None


# hands --------------------------------------------------------------------------------------------------


def test_a_hand_is_unknown_until_it_is_entered() -> None:
    play = crew("Ola", "Jan")
    assert (play[OLA].hand, play[JAN].hand) == (None, None)
    play.do(Correct(seat=OLA, number="hand", delta=3))
    assert (play[OLA].hand, play[JAN].hand) == (3, None)


def test_everybody_draws_up_to_five_in_one_tap() -> None:
    play = crew("Ola", "Jan", "Ewa", "Adam")
    play.given(OLA, hand=2).given(JAN, hand=7).given(EWA, fate="dead").do(DrawHands())
    assert [player.hand for player in play.state.players] == [5, 7, None, 5]
    assert play.refuses(DrawHands()) == "hands-full"


def test_the_size_of_a_hand_is_an_option() -> None:
    assert crew("Ola", hand_size=4).do(DrawHands())[OLA].hand == 4


def test_hands_are_forgotten_when_a_round_begins() -> None:
    play = table("Ola", "Jan", detail="full").do(DrawHands()).drawn("blank").do(ResolveToken())
    assert play.state.phase == "players"
    assert [player.hand for player in play.state.players] == [None, None]


def test_hands_of_an_earlier_versions_journal_are_counted_from_nothing() -> None:
    counted = NumberChanged(seat=OLA, number="hand", delta=2)
    assert crew("Ola").happens(counted, counted, counted.replace(delta=-1))[OLA].hand == 3
