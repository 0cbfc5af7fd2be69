"""What is told of times is told by the clock of whoever reads, wherever the server stands."""

import time
from collections.abc import Generator
from datetime import UTC, datetime

import pytest

from companion.party.arrival import Connection, Look, current
from companion.words import LANGUAGES, Words
from tests.loops import asynchronous
from tests.ui.services import opened, play, service

MOMENT = datetime(2026, 11, 28, 18, 37, tzinfo=UTC)
ZONES = {"Pacific/Auckland": (29, "07:37"), "Europe/Warsaw": (28, "19:37"), "America/New_York": (28, "13:37")}


@pytest.fixture(autouse=True)
def in_utc(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """A server as containers have it."""
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zone", ZONES)
def test_dates_and_times_are_those_of_the_reader(zone: str, language: str) -> None:
    day, hour = ZONES[zone]
    words = Words(language, zone=zone)
    for said in (words, words.of("chromosome"), words.worded(""), words.ruled({})):
        assert said.time(MOMENT) == hour
        assert said.date(MOMENT).startswith(str(day))
        assert said.local(MOMENT).day == day
    assert words != Words(language)


@pytest.mark.parametrize("zone", ["", "Mars/Olympus", "Europe"])
def test_a_zone_that_is_none_counts_as_that_of_this_computer(zone: str) -> None:
    assert Words("en", zone=zone).time(MOMENT) == "18:37"


@asynchronous
async def test_the_history_is_told_by_the_clock_of_the_phone() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    began = game.table.entries[0].at
    for zone in ZONES:
        current.set(Connection(look=Look(zone=zone)))
        try:
            async with opened(home, f"/game/{game.id}/journal") as app:
                assert app.sees(Words("en", zone=zone).time(began))
        finally:
            current.set(None)
