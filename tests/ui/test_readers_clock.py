"""Times are shown by the reader's clock, wherever the server is."""

import ast
import time
from collections.abc import Generator, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

import companion.ui
from companion.party.arrival import Connection, Look, current
from companion.ui.game_card import when
from companion.ui.shared.phones.away import since
from companion.words import LANGUAGES, Words
from tests.loops import asynchronous
from tests.ui.services import finish, opened, play, service

MOMENT = datetime(2026, 11, 28, 18, 37, tzinfo=UTC)
ZONES = {"Pacific/Auckland": (29, "07:37"), "Europe/Warsaw": (28, "19:37"), "America/New_York": (28, "13:37")}


@pytest.fixture(autouse=True)
def in_utc(monkeypatch: pytest.MonkeyPatch) -> Generator[None]:
    """Set the server's time zone to UTC, as in a container."""
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_away_since_another_day_says_which(language: str) -> None:
    words = Words(language, zone="Europe/Warsaw")
    now = datetime.now(UTC)
    today, yesterday, before = (now - timedelta(days=days) for days in range(3))
    hour = words.time(now)
    assert since(words, today) == hour
    assert since(words, yesterday) == words("when-yesterday", time=hour)
    assert since(words, before).endswith(words.date(before))


@pytest.mark.parametrize("language", LANGUAGES)
def test_yesterday_begins_at_the_midnight_of_the_reader(language: str) -> None:
    """18:37 UTC is the next morning in Auckland, where it is still the same day ten hours later."""
    later = MOMENT + timedelta(hours=10)
    days = {
        zone: when(Words(language, zone=zone), MOMENT, later) == Words(language)("when-today", time=hour)
        for zone, (_, hour) in ZONES.items()
    }
    assert days == {"Pacific/Auckland": True, "Europe/Warsaw": False, "America/New_York": True}


@asynchronous
@pytest.mark.parametrize("zone", ZONES)
async def test_home_and_past_games_tell_the_day_of_the_phone(zone: str) -> None:
    home = service()
    finished, begun = finish(play(home, "Magda", "Tomek"), 1), play(home, "Ola", "Karol")
    words = Words("en", zone=zone)
    current.set(Connection(look=Look(zone=zone)))
    try:
        async with opened(home) as app:
            assert app.sees(words.date(begun.file.header.created))
        async with opened(home, "/games") as app:
            assert app.sees(words.date(finished.file.header.created))
    finally:
        current.set(None)


PARTS_OF_A_DAY = ("year", "month", "day", "hour", "minute")
ZONED_BY_HAND = ("astimezone", "fromtimestamp", "strftime", "isoformat", "today", "utcnow")


def functions() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Yield every function of the screens, with its place."""
    root = Path(companion.ui.__path__[0])
    for path in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                yield f"{path.relative_to(root)}: {node.name}", node


def is_part_of_a_day(node: ast.AST) -> bool:
    """Return whether a node reads a moment's day or hour; the `date` of `Words` has an argument."""
    if isinstance(node, ast.Call) and not node.args:
        return isinstance(node.func, ast.Attribute) and node.func.attr == "date"
    return isinstance(node, ast.Attribute) and node.attr in PARTS_OF_A_DAY


def test_no_screen_makes_a_day_or_an_hour_of_a_moment_but_by_the_clock_of_the_reader() -> None:
    """Days and hours come only from `words.local`, `words.date` and `words.time`."""
    own: list[str] = []
    for place, function in functions():
        nodes = list(ast.walk(function))
        names = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        by_hand = any(is_part_of_a_day(node) for node in nodes) and "local" not in names
        if by_hand or names.intersection(ZONED_BY_HAND):
            own.append(place)
    assert own == []
