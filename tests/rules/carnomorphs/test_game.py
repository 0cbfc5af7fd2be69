"""The parts of the game that the kernel calls: chance, journal rows, seats, clocks and the end."""

import json
from collections import Counter
from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.data import PLAYERS, starting_bag
from companion.rules.carnomorphs.game import CARNOMORPHS
from companion.rules.carnomorphs.house_rules import OptionsSet
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.play import MutationTaken
from companion.rules.carnomorphs.setup import StartGame
from companion.rules.carnomorphs.state import EMPTY, State
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase, EndTurn
from companion.rules.clocks import PauseClock, SetClocks
from companion.rules.kernel import Model, Outcome, SeatInfo
from tests.rules.carnomorphs.anything import EVENTS, event_of
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, seated, sitting, start, table

# chance ------------------------------------------------------------------------------------------


def test_the_app_draws_each_token_of_the_bag_as_likely() -> None:
    """Five players: one blank, two blue, seven red; each number drawn stands for one token."""
    state = State(phase="events", bag=starting_bag(5))
    asked: list[int] = []

    def drawn(face: int) -> Any:
        def roll(faces: int) -> int:
            asked.append(faces)
            return face

        return CARNOMORPHS.throw(state, DrawToken(), roll)

    found = [drawn(face) for face in range(1, 11)]
    assert asked == [10] * 10
    assert Counter(each.token for each in found) == {"blank": 1, "blue": 2, "red": 7}
    assert all(each.by_app for each in found)


def test_a_token_that_was_drawn_by_hand_stays() -> None:
    state = State(phase="events", bag=starting_bag(5))
    command = DrawToken(token="blank")
    assert CARNOMORPHS.throw(state, command, lambda faces: 1) is command


def test_an_empty_bag_asks_no_chance() -> None:
    command = DrawToken()
    assert CARNOMORPHS.throw(State(phase="events"), command, lambda faces: 1 // 0) is command


@pytest.mark.parametrize("players", range(1, 6))
def test_every_order_of_the_help_cards_is_as_likely(players: int) -> None:
    """Set-up, step 14: everybody gets one of the cards 1 to the number of players, at random."""
    names = ("Ola", "Jan", "Ewa", "Adam", "Iga")[:players]
    dealt: Counter[tuple[int, ...]] = Counter()
    for falls in product(*(range(1, left + 1) for left in range(players, 0, -1))):
        lots = iter(falls)
        command = CARNOMORPHS.throw(EMPTY, start(*names), lambda faces, lots=lots: next(lots))
        assert isinstance(command, StartGame)
        dealt[command.numbers] += 1
    assert dealt == dict.fromkeys(permutations(range(1, players + 1)), 1)


def test_help_cards_that_were_dealt_by_hand_stay() -> None:
    command = start("Ola", "Jan", numbers=(2, 1))
    assert CARNOMORPHS.throw(EMPTY, command, lambda faces: 1 // 0) is command


def test_too_many_players_are_dealt_nothing() -> None:
    command = StartGame(players=seated(*"abcdef"))
    assert CARNOMORPHS.throw(EMPTY, command, lambda faces: 1) is command


def test_only_the_draw_of_a_token_is_a_throw() -> None:
    assert CARNOMORPHS.is_throw(DrawToken(token="red"))
    assert not CARNOMORPHS.is_throw(ResolveToken())
    assert CARNOMORPHS.could_reroll(table("Ola", "Jan").state) == frozenset()


# the journal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
@settings(max_examples=20)
@given(st.data())
def test_every_event_survives_json(kind: type[Model], data: st.DataObject) -> None:
    event = data.draw(event_of(kind))
    assert CARNOMORPHS.parse(json.loads(json.dumps(CARNOMORPHS.dump(event)))) == event


@pytest.mark.parametrize(
    "row",
    [
        None,
        "turn-began",
        {},
        {"kind": "teleported"},
        {"kind": "turn-began"},
        {"kind": "first-set", "seat": 5},
        {"kind": "first-set", "seat": -1},
        {"kind": "bag-changed", "token": "green", "delta": 1},
        {"kind": "token-resolved", "token": "red"},
    ],
    ids=str,
)
def test_what_is_no_event_is_refused(row: object) -> None:
    with pytest.raises(ValueError):
        CARNOMORPHS.parse(row)


def test_defaults_are_left_out_of_a_row_but_those_of_options_stand_in_it() -> None:
    assert CARNOMORPHS.dump(MutationTaken(seat=1)) == {"kind": "mutation-taken", "seat": 1}
    (started, *_) = sitting("Ola").last
    assert set(CARNOMORPHS.dump(started)["options"]) == set(Options.model_fields)
    assert set(CARNOMORPHS.dump(OptionsSet(options=Options()))["options"]) == set(Options.model_fields)


# players, summaries and results ------------------------------------------------------------------


def test_one_to_five_may_play() -> None:
    assert list(PLAYERS) == [1, 2, 3, 4, 5]
    assert CARNOMORPHS.seats(EMPTY) == ()


def test_whoever_is_dead_is_out_and_whoever_has_got_away_is_not() -> None:
    play = table("Ola", "Jan", "Ewa").given(JAN, fate="dead").given(EWA, fate="hibernated")
    assert CARNOMORPHS.seats(play.state) == (
        SeatInfo(name="Ola", colour=0, shape=4),
        SeatInfo(name="Jan", colour=1, shape=5, out=True),
        SeatInfo(name="Ewa", colour=2, shape=6),
    )


def test_the_clock_is_that_of_whose_turn_it_is_where_clocks_are_kept() -> None:
    play = table("Ola", "Jan")
    assert CARNOMORPHS.clock(play.state) is None
    assert not CARNOMORPHS.has_clocks(play.state)
    play.do(SetClocks(running=True))
    assert (CARNOMORPHS.has_clocks(play.state), CARNOMORPHS.clock(play.state)) == (True, OLA)
    play.do(EndTurn(seat=OLA), PauseClock(seat=JAN, paused=True))
    assert (CARNOMORPHS.clock(play.state), CARNOMORPHS.paused_clocks(play.state)) == (JAN, (JAN,))
    assert CARNOMORPHS.clock(play.do(EndPlayerPhase()).state) is None


def test_a_list_of_games_shows_the_round_and_the_time_track() -> None:
    play = table("Ola", "Jan", time_track=9)
    assert CARNOMORPHS.summary(play.state) == {"round": 1, "rounds": 9}
    play.drawn("shambler" if play.state.bag.shambler else "red").do(ResolveToken())
    assert CARNOMORPHS.summary(play.state) == {"round": 2, "rounds": 9}
    assert CARNOMORPHS.round(play.state) == 2


def test_a_finished_journey_tells_who_survived_what_was_drawn_and_how_many_fed() -> None:
    play = table("Ola", "Jan", "Ewa", time_track=9).given(OLA, fate="hibernated").given(EWA, fate="escaped")
    play.where(drawn=("red", "blank", "red"), feedings=3).do(BeginCheck(ending="time"))
    assert "survivors" not in CARNOMORPHS.summary(play.state)
    told = CARNOMORPHS.summary(play.where(phase="over").state)
    assert told == {
        "round": 1,
        "rounds": 9,
        "survivors": [OLA, EWA],
        "drawn": {"red": 2, "blank": 1},
        "feedings": 3,
    }


def test_the_survivors_who_have_fulfilled_their_objectives_win_and_there_are_no_points() -> None:
    play = table("Ola", "Jan", "Ewa").given(OLA, fate="hibernated").given(JAN, fate="escaped")
    play.do(BeginCheck(ending="time"))
    assert CARNOMORPHS.outcome(play.state) is None
    for seat, fulfilled in ((OLA, True), (JAN, False)):
        play.do(
            ScanDeck(seat=seat, infected=False),
            DrawFour(seat=seat, contaminated=0),
            AnswerObjective(seat=seat, fulfilled=fulfilled),
        )
    play.do(EndGame())
    assert CARNOMORPHS.outcome(play.state) == Outcome(winners=(OLA,), ending="time")


def test_a_game_that_is_given_up_has_no_winner() -> None:
    play = table("Ola", "Jan").do(EndGame())
    assert CARNOMORPHS.outcome(play.state) == Outcome(ending="agreement")
