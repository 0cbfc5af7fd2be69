"""Any date can be put into words, even one from a broken file or clock."""

from datetime import UTC, date, datetime, timedelta, timezone

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.ui.game_card import when
from companion.words import LANGUAGES, Words
from tests.sizes import examples

ZONES = st.integers(-1439, 1439).map(lambda minutes: timezone(timedelta(minutes=minutes)))
MOMENTS = st.datetimes(timezones=st.none() | ZONES)
FIRST, LAST = datetime.min, datetime.max
EAST, WEST = timezone(timedelta(hours=14)), timezone(timedelta(hours=-12))


@settings(max_examples=examples(60), deadline=None)
@given(MOMENTS, MOMENTS)
@example(FIRST, FIRST)
@example(LAST, FIRST)
@example(FIRST.replace(tzinfo=EAST), LAST.replace(tzinfo=WEST))
@example(LAST.replace(tzinfo=WEST), FIRST.replace(tzinfo=EAST))
def test_any_moment_can_be_said(moment: datetime, now: datetime) -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True)
        for said in (
            words.date(moment),
            words.time(moment),
            words.date(moment.date()),
            when(words, moment, now),
        ):
            assert said.strip()


@pytest.mark.parametrize("day", [date.min, date.max])
def test_the_first_and_the_last_day_can_be_said(day: date) -> None:
    for language in LANGUAGES:
        assert str(day.year) in Words(language, strict=True).date(day)


def test_a_moment_that_the_readers_zone_has_no_date_for_is_said_in_its_own() -> None:
    words = Words("en", strict=True)
    assert words.date(FIRST.replace(tzinfo=EAST)).endswith("January 1")
    assert words.local(datetime(2026, 11, 21, tzinfo=UTC)) == datetime(2026, 11, 21, tzinfo=UTC)
