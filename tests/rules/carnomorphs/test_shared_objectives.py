"""Base game, Game modes: objectives of a single player and of a crew that wins or loses together."""

from typing import Any

import pytest

from companion.rules.carnomorphs.data import SHARED_OBJECTIVES, SharedObjective
from companion.rules.carnomorphs.last_check import AnswerTogether, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.notices import notices
from companion.rules.carnomorphs.objectives import ChooseObjective, NoteEncounter, undecided
from companion.rules.carnomorphs.shared_objectives import LayObjective, shared_noted
from companion.rules.carnomorphs.soundness import flaw
from companion.rules.carnomorphs.state import Adaptation, IntruderKind
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, table

EARTH, NEST = LayObjective(objective="earth"), LayObjective(objective="nest")


def sharing(*names: str, **more: Any) -> Play:
    """A table whose objectives are shared by the whole crew."""
    return table(*(names or ("Ola", "Jan")), objectives="shared", **more)


def checked(*names: str) -> Play:
    """Such a table in the last check; its one living character has survived."""
    play = sharing(*names).do(EARTH).given(OLA, fate="hibernated").do(BeginCheck(ending="time"))
    return play.do(ScanDeck(seat=OLA, infected=False), DrawFour(seat=OLA, contaminated=0))


def test_alone_two_objectives_lie_open_and_one_stays_after_the_first_encounter() -> None:
    play = sharing("Ola").do(EARTH, NEST)
    assert play.refuses(LayObjective(objective="egg")) == "objectives-enough"
    assert notices(play.state) == ()
    play.do(NoteEncounter())
    assert [label.key for label in notices(play.state)] == ["notice-solo-objective"]
    play.do(NEST.replace(open=False))
    assert (play.state.shared, notices(play.state)) == (("earth",), ())


def test_a_crew_draws_one_objective_for_each_player_and_nobody_chooses() -> None:
    play = sharing("Ola", "Jan", "Ewa", detail="full")
    play.do(EARTH, NEST, LayObjective(objective="egg"))
    assert play.refuses(LayObjective(objective="butcher")) == "objectives-enough"
    assert play.refuses(EARTH) == play.refuses(LayObjective(objective="autopsy", open=False))
    play.do(NoteEncounter())
    assert (undecided(play.state), notices(play.state)) == ((), ())
    assert play.refuses(ChooseObjective(seat=OLA)) == "objectives-are-shared"


def test_where_everybody_has_objectives_of_their_own_none_lies_open() -> None:
    assert table("Ola").refuses(EARTH) == "objectives-are-own"
    play = table("Ola").do(BeginCheck(ending="time"))
    assert play.refuses(AnswerTogether(fulfilled=True)) == "objectives-are-own"


def test_with_all_objectives_fulfilled_and_somebody_alive_the_whole_crew_wins() -> None:
    play = checked()
    assert play.refuses(EndGame()) == "answer-together-first"
    assert next_step(play.state).step == "together"
    play.do(AnswerTogether(fulfilled=False), AnswerTogether(fulfilled=True))
    assert play.refuses(AnswerTogether(fulfilled=True)) == "board-unchanged"
    assert next_step(play.state).command == EndGame()
    play.do(EndGame())
    assert (play[JAN].living, play.state.winners, flaw(play.state)) == (False, (OLA, JAN), None)


def test_the_crew_answers_in_the_last_check_once_everybody_alive_is_through_with_it() -> None:
    play = sharing("Ola", "Jan").do(EARTH)
    play.given(OLA, fate="hibernated").do(BeginCheck(ending="time"))
    assert play.refuses(AnswerTogether(fulfilled=True)) == "check-first"
    play.do(ScanDeck(seat=OLA, infected=False), DrawFour(seat=OLA, contaminated=0))
    assert play.do(AnswerTogether(fulfilled=True)).state.shared_fulfilled is True


def test_with_one_objective_unfulfilled_or_nobody_alive_nobody_wins() -> None:
    assert checked().do(AnswerTogether(fulfilled=False), EndGame()).state.winners == ()
    play = sharing().do(EARTH, BeginCheck(ending="explosion"))
    assert next_step(play.state).step == "end"
    assert play.do(EndGame()).state.winners == ()


def test_each_objective_that_asks_for_a_signal_needs_another_characters() -> None:
    play = sharing().do(NEST, LayObjective(objective="butcher")).where(butcher_dead=True, eggs=0)
    play.given(OLA, signal=True)
    assert shared_noted(play.state, "nest") is False
    play.given(JAN, signal=True)
    assert (shared_noted(play.state, "nest"), shared_noted(play.state, "butcher")) == (True, True)


KINDS: tuple[IntruderKind, ...] = ("shambler", "fleshbeast")
TWO = tuple(Adaptation(kind=kind, revealed=True, discarded=True, research="egg") for kind in KINDS)


@pytest.mark.parametrize(
    ("objective", "where", "expected"),
    [
        ("adaptations", {"adaptations": TWO[:1]}, False),
        ("adaptations", {"adaptations": TWO}, True),
        ("butcher", {"butcher_dead": True}, True),
        ("butcher", {"ending": "explosion"}, True),
        ("butcher", {}, False),
        ("nest", {"eggs": 0}, True),
        ("nest", {"ending": "explosion"}, True),
        ("nest", {}, False),
        ("earth", {}, None),
        ("earth", {"ending": "explosion"}, False),
        ("explored", {}, None),
        ("autopsy", {}, None),
    ],
)
def test_what_is_noted_answers_for_an_objective(
    objective: SharedObjective, where: dict[str, Any], expected: bool | None
) -> None:
    state = sharing().given(OLA, signal=True).where(**where).state
    assert shared_noted(state, objective) is expected


def test_without_a_signal_no_room_counts_and_an_egg_counts_with_who_is_saved() -> None:
    play = sharing(detail="full")
    assert (shared_noted(play.state, "explored"), shared_noted(play.state, "egg")) == (False, False)
    play.given(OLA, carries=("egg",), fate="escaped")
    assert shared_noted(play.state, "egg") is True
    assert shared_noted(sharing().state, "egg") is None


@pytest.mark.parametrize("objective", SHARED_OBJECTIVES)
def test_every_objective_can_lie_open(objective: SharedObjective) -> None:
    play = sharing().do(LayObjective(objective=objective))
    assert (play.state.shared, flaw(play.state)) == ((objective,), None)
