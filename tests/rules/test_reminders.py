"""Reminders are read from any header: unreadable ones are left out, the newest are kept."""

import pytest

from companion.rules.reminders import LONGEST, MOST, Reminder, reminders_in


def test_a_reminder_is_a_phase_and_a_text_without_blanks_around() -> None:
    assert reminders_in([["turns", "  pizza\n "]]) == (Reminder("turns", "pizza"),)


def test_a_text_is_cut_where_it_is_too_long_and_dropped_where_nothing_is_left() -> None:
    assert reminders_in([["turns", "a" * (LONGEST + 1)]]) == (Reminder("turns", "a" * LONGEST),)
    assert reminders_in([["turns", " "], ["turns", "\u202e"]]) == ()


def test_a_table_has_each_reminder_once_and_the_newest_of_too_many() -> None:
    rows = [["turns", str(number)] for number in range(MOST + 1)]
    assert reminders_in([*rows, rows[1]]) == tuple(Reminder("turns", text) for _, text in rows[1:])


@pytest.mark.parametrize("stored", [None, {}, "turns", 7, [7], [["turns"]], [["turns", 1]], [[None, "x"]]])
def test_what_is_no_reminder_is_none(stored: object) -> None:
    assert reminders_in(stored) == ()
