"""The sheet: the next number, the sums, the winners, and refusals."""

import pytest

from companion.rules.kernel import Label
from companion.rules.tally.data import MOST_ROUNDS, MOST_ROWS
from companion.rules.tally.game import TALLY
from companion.rules.tally.next_step import NextStep, next_step
from companion.rules.tally.options import Options
from companion.rules.tally.sheet import AddRow, Begin, EndGame, NameGame, SetOptions, SetOrder, Write
from companion.rules.tally.state import Player, State
from companion.words import Words
from tests.rules.tally import NAMES, after, begin, lines, people, refusal


@pytest.mark.parametrize("count", range(2, 9))
def test_two_to_eight_sit_each_in_a_colour_of_their_own(count: int) -> None:
    state = after(begin(count))
    assert [player.name for player in state.players] == list(NAMES[:count])


def test_one_alone_or_nine_are_refused() -> None:
    nine = (*people(8), Player(name="Max", colour=0))
    assert refusal(TALLY.empty, begin(1)) == "player-count"
    assert refusal(TALLY.empty, Begin(players=nine)) == "player-count"


def test_the_sheet_grows_by_a_round_when_the_last_one_is_full() -> None:
    state = after(begin(), *lines((1, 2)))
    assert (state.round, state.next_seat, len(state.sheet)) == (1, 2, 1)
    state = after(Write(seat=2, line=0, points=3), state=state)
    assert (state.round, state.next_seat, len(state.sheet)) == (2, 0, 2)
    assert refusal(state, Write(seat=0, line=2, points=1)) == "line-later"


def test_sums_are_there_at_once_and_a_missing_number_counts_nothing() -> None:
    state = after(begin(), *lines((10, -4, 7), (5,)))
    assert state.totals == (15, -4, 7)
    assert (state.leaders, state.lead) == ((0,), 8)


def test_a_number_is_corrected_where_it_stands_in_any_earlier_round() -> None:
    state = after(begin(2), *lines((10, 20), (1, 2)), Write(seat=1, line=0, points=2))
    assert state.totals == (11, 4)
    assert refusal(state, Write(seat=1, line=0, points=2)) == "points-already"


def test_named_rows_are_written_in_any_order() -> None:
    state = after(begin(2, rows=("Roads", "Farms")), Write(seat=1, line=1, points=9))
    assert (state.full, state.current, state.rounds) == (0, 0, 2)
    state = after(*(Write(seat=s, line=at, points=3) for s, at in ((0, 0), (1, 0), (0, 1))), state=state)
    assert (state.totals, state.is_complete) == ((6, 12), True)


def test_a_row_is_added_only_where_there_are_rows_and_only_under_a_new_name() -> None:
    state = after(begin(2, rows=("Roads",)), AddRow(row=" Farms "))
    assert state.rows == ("Roads", "Farms")
    assert refusal(state, AddRow(row="FARMS")) == "row-named-already"
    assert refusal(state, AddRow(row="  ")) == "row-empty"
    assert refusal(state, AddRow(row="x" * 41)) == "row-too-long"
    assert refusal(after(begin(2)), AddRow(row="Farms")) == "rows-none"
    assert refusal(TALLY.empty, begin(2, rows=("A", "a"))) == "row-named-already"
    whole = after(begin(2, rows=tuple(map(str, range(MOST_ROWS)))))
    assert refusal(whole, AddRow(row="more")) == "rows-too-many"


def test_fewest_points_win_where_the_table_says_so() -> None:
    state = after(begin(fewest_win=True), *lines((13, 0, 5)), EndGame())
    outcome = TALLY.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.fewest_win) == ((1,), (13, 0, 5), True)
    assert state.lead == 5
    turned = TALLY.outcome(after(SetOrder(fewest_win=False), state=state))
    assert turned is not None
    assert (turned.winners, turned.fewest_win) == ((0,), False)


def test_by_fewest_points_an_unfinished_round_does_not_decide_the_end() -> None:
    state = after(begin(2, fewest_win=True), *lines((5, 7), (3,)))
    assert (state.totals, state.half_written) == ((8, 7), True)
    ended = after(EndGame(), state=state)
    outcome = TALLY.outcome(ended)
    assert outcome is not None
    assert (outcome.winners, outcome.scores, ended.lead) == ((0,), (5, 7), 2)
    assert TALLY.summary(ended)["round"] == 1
    filled = after(Write(seat=1, line=1, points=0), state=ended)
    assert (filled.totals, filled.leaders) == ((8, 7), (1,)), "once it is full, it counts"
    most = after(begin(2), *lines((5, 7), (3,)), EndGame())
    assert (most.totals, most.leaders) == ((8, 7), (0,)), "nobody gains by an empty place"


def test_a_tie_is_shared_or_broken_by_the_named_row() -> None:
    rows, numbers = ("Roads", "Farms"), lines((6, 4, 1), (4, 6, 1))
    shared = after(begin(rows=rows), *numbers)
    assert shared.leaders == (0, 1)
    assert after(begin(rows=rows, options=Options(tie_row=2)), *numbers).leaders == (1,)
    fewest = after(begin(rows=rows, fewest_win=True, options=Options(tie_row=2)), *lines((6, 4), (4, 6)))
    assert fewest.leaders == (2,), "a row without a number counts nothing"


def test_the_end_is_offered_at_the_target_and_never_forced() -> None:
    state = after(begin(2, options=Options(target=20)), *lines((12, 3), (9,)))
    assert not state.is_complete, "the round is half written"
    state = after(Write(seat=1, line=1, points=1), state=state)
    assert state.is_complete
    assert TALLY.notices(state) == (Label(key="notice-target", params={"players": ("Ola",), "target": 20}),)
    state = after(Write(seat=0, line=2, points=5), state=state)
    assert not state.over
    ended = after(EndGame(), state=state)
    assert TALLY.notices(ended) == ()
    assert refusal(ended, EndGame()) == "sheet-over"


def test_a_target_is_not_reached_while_a_row_is_half_written() -> None:
    state = after(begin(2, rows=("x", "y"), options=Options(target=50)), Write(seat=0, line=0, points=60))
    assert (state.reached, state.is_complete) == ((), False)
    state = after(Write(seat=1, line=0, points=7), state=state)
    assert (state.reached, state.is_complete) == ((0,), True)


def test_a_place_is_emptied_and_a_round_without_numbers_is_none() -> None:
    state = after(begin(2), *lines((1, 2), (3,)))
    assert TALLY.summary(state)["round"] == 2
    state = after(Write(seat=0, line=1, points=None), state=state)
    assert (state.lines, state.totals, state.round) == (((1, 2),), (1, 2), 2)
    half = after(Write(seat=1, line=0, points=None), state=state)
    assert (half.lines, half.round) == (((1, None),), 1)
    assert not after(Write(seat=0, line=0, points=None), state=half).is_begun
    rows = after(begin(2, rows=("A", "B")), *lines((1, 1)), Write(seat=0, line=0, points=None))
    assert rows.lines == ((None, 1), (None, None)), "named rows stay"
    assert TALLY.summary(after(EndGame(), state=state))["round"] == 1


def test_an_empty_place_and_one_in_an_earlier_round_are_not_emptied() -> None:
    state = after(begin(2), *lines((1, 2), (3,)))
    assert refusal(state, Write(seat=1, line=1, points=None)) == "place-empty"
    assert refusal(state, Write(seat=1, line=0, points=None)) == "round-earlier"


def test_who_deals_goes_round_and_is_the_first_to_write() -> None:
    state = after(begin(options=Options(first="deals")), *lines((1, 1, 1)))
    assert (state.first, state.next_seat) == (1, 1)
    assert TALLY.order(state) == (1, 2, 0)
    assert after(begin()).first is None
    assert after(SetOptions(options=Options()), state=state).first is None


def test_after_the_end_a_number_is_still_corrected_and_no_round_begins() -> None:
    state = after(begin(2), *lines((3, 2)), EndGame(), Write(seat=1, line=0, points=9))
    assert state.leaders == (1,)
    assert refusal(state, Write(seat=0, line=1, points=1)) == "line-later"
    assert refusal(after(begin(2, rows=("A",)), EndGame()), AddRow(row="B")) == "sheet-over"


def test_the_game_has_the_name_that_its_players_give_it() -> None:
    state = after(begin(title="  Hearts "))
    assert TALLY.header(state)["title"] == "Hearts"
    state = after(NameGame(title=""), state=state)
    assert TALLY.header(state)["title"] == ""
    assert refusal(state, NameGame(title=" ")) == "title-already"
    assert refusal(state, NameGame(title="x" * 41)) == "title-too-long"
    assert refusal(after(begin()), SetOrder(fewest_win=False)) == "order-already"


def test_a_list_shows_the_round_or_how_many_rows_are_full() -> None:
    assert TALLY.summary(after(begin(2), *lines((1, 1)))) == {"round": 2, "rounds": 0, "turn": 0}
    rows = after(begin(2, rows=("A", "B")), *lines((1, 1)))
    assert TALLY.summary(rows) == {"round": 1, "rounds": 2, "turn": 0}
    assert TALLY.summary(after(EndGame(), state=rows)) == {"round": 0, "rounds": 2}


def test_a_sheet_ends_at_the_last_round_that_it_has_room_for() -> None:
    state = after(begin(2), *lines(*((1, 0) for _ in range(MOST_ROUNDS))))
    assert (state.current, state.is_complete, state.totals) == (None, True, (MOST_ROUNDS, 0))


@pytest.mark.parametrize(
    "broken",
    [
        {"lines": ((1,),)},
        {"lines": ((None, 1), (1, 1))},
        {"lines": ((10_000, 1),)},
        {"rows": ("A", "B")},
        {"rows": ("A", "a"), "lines": ((1, 1), (1, 1))},
        {"title": "a\nb"},
        {"players": people(1)},
        {"players": (Player(name="Ola", colour=0), Player(name="Jan", colour=0))},
        {"players": (Player(name="Ola", colour=0), Player(name="ola", colour=1))},
        {"options": Options().replace(target=-1)},
        {"paused_clocks": (2,)},
    ],
    ids=repr,
)
def test_a_sheet_that_cannot_be_is_told_from_a_sound_one(broken: dict[str, object]) -> None:
    sound: State = after(begin(2), *lines((1, 2)))
    assert TALLY.flaw(sound) is None
    assert TALLY.flaw(sound.replace(**broken)) is not None


def test_the_label_names_the_line_and_what_it_replaces() -> None:
    state = after(begin(2, rows=("Roads",)), Write(seat=0, line=0, points=4))
    assert Write(seat=0, line=0, points=7).params(state) == {
        "player": "Ola",
        "points": 7,
        "before": 4,
        "row": "Roads",
        "round": 1,
    }
    assert Write(seat=1, line=0, points=7).params(after(begin(2)))["before"] is None
    emptied = Write(seat=0, line=0, points=None).params(state)
    assert Words("en").of("tally")("label-write", **emptied) == "Roads, Ola: empty instead of 4"


def test_the_next_step_is_the_next_number_and_then_the_end() -> None:
    state = after(begin(2, options=Options(target=9)), *lines((8,)))
    assert next_step(state) == NextStep("write", 1, 0)
    state = after(Write(seat=1, line=0, points=1), Write(seat=0, line=0, points=9), state=state)
    assert next_step(state) == NextStep("end")
    assert next_step(after(EndGame(), state=state)) == NextStep("over")
