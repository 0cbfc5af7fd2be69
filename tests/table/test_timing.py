"""Time at the table: how long it is between two entries, and whose clock it counts for."""

from datetime import UTC, datetime, timedelta

from companion.rules.kernel import Label
from companion.table.journal import Entry
from companion.table.timing import LONGEST_THOUGHT, clocked, played, thought

BEGUN = datetime(2026, 11, 21, 19, 0, tzinfo=UTC)


def minutes(count: float) -> timedelta:
    return timedelta(minutes=count)


def entries(*at: float) -> list[Entry]:
    """Return entries made this many minutes after the beginning."""
    return [
        Entry(seq=seq, at=BEGUN + minutes(each), label=Label(key="x"), events=())
        for seq, each in enumerate(at, 1)
    ]


def test_a_thought_is_the_time_between_two_entries() -> None:
    assert thought(BEGUN, BEGUN + minutes(3)) == minutes(3)


def test_a_break_counts_as_the_longest_thought() -> None:
    assert minutes(15) == LONGEST_THOUGHT
    assert thought(BEGUN, BEGUN + minutes(15)) == minutes(15)
    assert thought(BEGUN, BEGUN + minutes(600)) == minutes(15)


def test_a_clock_that_was_put_back_takes_no_time_away() -> None:
    assert thought(BEGUN, BEGUN - minutes(60)) == timedelta()


def test_a_game_takes_the_sum_of_its_thoughts() -> None:
    assert played(entries(0, 2, 5, 605)) == minutes(2 + 3 + 15)


def test_a_game_of_one_entry_or_none_took_no_time() -> None:
    assert played(entries()) == played(entries(4)) == timedelta()


def test_a_thought_is_added_to_the_seat_whose_clock_ran() -> None:
    spent = (minutes(1), minutes(2), minutes(3))
    assert clocked(spent, 1, minutes(5)) == (minutes(1), minutes(7), minutes(3))
    assert clocked(spent, 2, minutes(5)) == (minutes(1), minutes(2), minutes(8))
    assert clocked(spent, None, minutes(5)) == spent
