"""Notices to everybody: due choices, the approaching end, and losses."""

from typing import Any

import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.event_phase import EndFeeding
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.last_check import BeginCheck, EndGame
from companion.rules.carnomorphs.notices import last_spaces, notices
from companion.rules.carnomorphs.objectives import ChooseObjective, NoteEncounter
from companion.rules.carnomorphs.pods import ChangePod
from companion.rules.carnomorphs.rooms import MarkNest
from companion.rules.carnomorphs.state import EMPTY
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.tracks import StartSelfDestruct, spaces_to_hibernation
from companion.rules.carnomorphs.turns import EndPlayerPhase, EndTurn
from companion.words import Words
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, sitting, table


def told(play: Play) -> list[str]:
    """The notices in English, most pressing first."""
    return [Words("en", strict=True, game=KEY)(label.key, **label.params) for label in notices(play.state)]


def keys(play: Play) -> list[str]:
    return [label.key for label in notices(play.state)]


def test_nothing_is_told_before_the_game_and_after_it() -> None:
    assert notices(EMPTY) == ()
    assert told(sitting("Ola", time_track=1)) == []
    play = table("Ola", "Jan", time_track=1)
    assert told(play) != []
    assert told(play.do(EndGame())) == []


def test_the_first_encounter_asks_everybody_alive_for_an_objective_until_all_have_chosen() -> None:
    play = table("Ola", "Jan", "Ewa", detail="full").given(EWA, fate="dead").do(NoteEncounter())
    assert told(play) == [
        "First Encounter: each keeps one Objective, the other leaves the game unseen. "
        "Still to choose: Ola and Jan."
    ]
    play.do(ChooseObjective(seat=OLA, kept=1))
    assert told(play) == ["First Encounter: Jan still keeps one Objective, the other leaves the game unseen."]
    assert told(play.do(ChooseObjective(seat=JAN))) == []


@pytest.mark.parametrize("kept", [None, 0, 1])
def test_which_objective_was_chosen_changes_no_notice(kept: int | None) -> None:
    play = table("Ola", "Jan", detail="full").do(NoteEncounter())
    play.do(ChooseObjective(seat=OLA, kept=kept))
    (label,) = notices(play.state)
    assert label.params == {"players": ("Jan",), "who": "single"}


def test_in_quick_detail_the_first_encounter_is_told_until_the_turn_it_came_in_is_over() -> None:
    play = table("Ola", "Jan").do(NoteEncounter())
    assert keys(play) == ["notice-first-encounter"]
    assert keys(play.do(EndTurn(seat=OLA))) == []


@pytest.mark.parametrize("ends", [EndPlayerPhase(), BeginCheck(ending="agreement")])
def test_nor_is_it_told_in_a_phase_after_it(ends: EndPlayerPhase | BeginCheck) -> None:
    play = table("Ola", "Jan").do(NoteEncounter(), ends)
    assert "notice-first-encounter" not in keys(play)


def test_nor_in_a_game_that_ends_at_once_and_such_a_game_is_sound() -> None:
    play = table("Ola", "Jan").do(NoteEncounter(), EndGame())
    assert keys(play) == []
    assert CARNOMORPHS.flaw(play.state) is None


def test_a_first_encounter_in_an_event_phase_is_told_until_the_next_round() -> None:
    play = table("Ola", "Jan").at("feeding").do(NoteEncounter())
    assert keys(play) == ["notice-first-encounter"]
    assert keys(play.do(EndFeeding())) == ["notice-first-encounter"]
    assert keys(play.drawn("red").do(ResolveToken())) == []


@pytest.mark.parametrize(
    ("time", "said"),
    [
        (4, []),
        (3, ["3 rounds left, with this one."]),
        (2, ["2 rounds left, with this one."]),
        (1, ["This is the last round."]),
    ],
)
def test_the_last_three_rounds_of_the_time_track_are_told(time: int, said: list[str]) -> None:
    assert told(table("Ola", "Jan", time_track=time)) == said


def test_a_round_counts_to_its_end_though_the_marker_has_moved() -> None:
    play = table("Ola", "Jan", time_track=3).at("feeding")
    assert (play.state.time, told(play)) == (2, ["3 rounds left, with this one."])


def test_an_active_self_destruction_says_how_long_the_ship_still_stands() -> None:
    play = table("Ola", "Jan", self_destruct_track=2, self_destruct_yellow=0).do(StartSelfDestruct())
    assert told(play) == ["Self-destruct: 2 spaces left."]
    assert told(play.at("feeding")) == ["Self-destruct: 1 space left."]
    assert told(play.do(StartSelfDestruct(running=False))) == []


def test_the_yellow_space_says_that_nothing_stops_self_destruction_and_that_the_pods_unlock() -> None:
    play = table("Ola", "Jan", self_destruct_track=4).do(StartSelfDestruct()).at("feeding")
    assert told(play) == [
        "Self-destruct: 3 spaces left.",
        "Self-destruct cannot be stopped any more. All Pods are unlocked.",
    ]
    play.drawn("red").do(ResolveToken()).at("feeding")
    assert told(play)[:1] == ["Self-destruct: 2 spaces left."]
    assert "notice-self-destruct-final" not in keys(play)


def test_the_blue_space_opens_hibernation() -> None:
    play = table("Ola", "Jan", time_track=9)
    assert told(play) == []
    assert told(play.at("feeding")) == ["The time marker is on blue: hibernation is open."]
    play.drawn("red").do(ResolveToken()).at("feeding")
    assert "notice-hibernation-opens" not in keys(play)


def test_hibernation_opens_on_the_space_that_the_table_has_settled() -> None:
    play = table("Ola", hibernation_opens=3)
    assert spaces_to_hibernation(play.state) == play.state.options.time_track - 3
    play.where(time=3)
    assert spaces_to_hibernation(play.state) == 0
    assert "notice-hibernation-opens" in keys(play)
    assert "notice-hibernation-opens" not in keys(play.where(time=8))


def test_whoever_has_three_markers_is_told_to_all_while_alive() -> None:
    play = table("Ola", "Jan", "Ewa").given(OLA, markers=3).given(EWA, markers=2)
    assert told(play) == ["Ola has three Mutation markers: the next one kills."]
    play.given(EWA, markers=3)
    assert told(play) == ["Ola and Ewa have three Mutation markers: the next one kills."]
    play.given(EWA, fate="dead").given(OLA, fate="dead")
    assert "notice-third-marker" not in keys(play)


def test_a_destroyed_nest_and_pods_that_left_are_told() -> None:
    play = table("Ola", "Jan", "Ewa").do(MarkNest(mark="destroyed"), ChangePod(pod=2, change="leave"))
    assert told(play) == ["Pod 2 has left.", "The Nest is destroyed."]
    play.do(ChangePod(pod=3, change="leave"))
    assert told(play)[0] == "Pods 2 and 3 have left."


def test_of_time_that_runs_out_and_an_explosion_far_off_the_time_is_told_first() -> None:
    play = table("Ola", "Jan", time_track=1, self_destruct_track=6).do(StartSelfDestruct())
    assert told(play) == ["This is the last round.", "Self-destruct: 6 spaces left."]


def test_the_most_pressing_comes_first() -> None:
    play = table("Ola", "Jan", detail="full", time_track=2, self_destruct_track=3)
    play.given(JAN, markers=3).do(
        MarkNest(mark="destroyed"),
        ChangePod(pod=1, change="leave"),
        StartSelfDestruct(),
        NoteEncounter(),
    )
    assert keys(play) == [
        "notice-self-destruct",
        "notice-self-destruct-final",
        "notice-rounds-left",
        "notice-choose-objective",
        "notice-third-marker",
        "notice-pods-left",
        "notice-nest-destroyed",
    ]


@pytest.mark.parametrize(
    ("tracks", "last"),
    [
        ({"time": 4}, False),
        ({"time": 3}, True),
        ({"self_destruct": 4}, False),
        ({"self_destruct": 3}, True),
        ({"time": 1, "phase": "check", "active": None, "ending": "time"}, False),
    ],
)
def test_the_last_three_spaces_of_both_tracks_are_an_alarm(tracks: dict[str, Any], last: bool) -> None:
    assert last_spaces(table("Ola", "Jan").where(**tracks).state) is last


def test_the_last_check_is_told_and_the_tracks_are_not_any_more() -> None:
    play = table("Ola", "Jan", time_track=1).given(OLA, fate="hibernated").do(BeginCheck(ending="time"))
    assert keys(play) == ["notice-check"]


def test_the_kernel_is_told_the_same() -> None:
    play = table("Ola", "Jan", time_track=1)
    assert CARNOMORPHS.notices(play.state) == notices(play.state) != ()
