"""Evenings of other games on the score pad: Hearts on one phone and on four, Carcassonne with named rows."""

import re
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.words import Words
from tests import seeds, tally_seeds
from tests.browser.app import App
from tests.browser.phones import hosted, join

pytestmark = pytest.mark.browser

WORDS = Words("en").of("tally")
NAMES = ("Magda", "Tomek", "Przemo", "Ola")
HEARTS = ((13, 0, 5, 8), (4, 20, 2, 0), (26, 0, 0, 0))
"""Points of three rounds by seat; the fewest win, so Przemo does."""
ROWS = ("Roads", "Cities")
MOST_TAPS = 13
"""Maximum number of taps for a round of four players with two digits each."""


def begins(text: str) -> re.Pattern[str]:
    """Return a pattern of names that begin with this text; a note may follow."""
    return re.compile(rf"^{re.escape(text)}(?!\w)")


class Taps:
    """A counter of the taps of somebody who enters points."""

    def __init__(self, app: App) -> None:
        self.app, self.count = app, 0

    def tap(self, *names: str) -> None:
        for name in names:
            self.app.tap(begins(name))
            self.count += 1


def begin(app: App, names: Sequence[str], title: str, *options: str, rows: Sequence[str] = ()) -> None:
    """Begin a sheet from the first screen, as somebody who opens the app for the first time."""
    app.tap(WORDS("name")).stands(WORDS("home-new-game"), WORDS("new-played"))
    for seat, name in enumerate(names, 1):
        if seat > 1:
            app.tap(WORDS("new-chair", seat=seat, name=WORDS("new-nameless")))
        app.type(WORDS("new-name"), name)
    app.type(WORDS("new-title"), title)
    for option in options:
        app.tap(option)
    for number, row in enumerate(rows, 1):
        app.type(WORDS("new-row", number=number), row)
    app.tap(WORDS("new-start")).shows(begins(WORDS("next-write")))


def write(app: App, lines: Sequence[Sequence[int]]) -> None:
    """Enter whole lines, one player after another, and assert that each takes few taps."""
    for points in lines:
        taps = Taps(app)
        taps.tap(WORDS("next-write"))
        for seat, number in enumerate(points, 1):
            taps.tap(*str(number))
            taps.tap(WORDS("write-next", player=NAMES[seat]) if seat < len(points) else WORDS("write-done"))
        assert taps.count <= MOST_TAPS


def end(app: App) -> None:
    """End the game from the table's menu."""
    app.tap(WORDS("table-menu")).tap(WORDS("menu-end-game")).tap(WORDS("menu-end-game-yes"))


@pytest.mark.parametrize("language", ["en-GB"])
def test_hearts_on_one_phone_is_won_by_the_fewest_points(app: App, language: str) -> None:
    begin(app, NAMES, "Hearts", WORDS("new-fewest"))
    write(app, HEARTS)
    end(app)
    app.sees("Przemo wins by 1")
    app.open("games").sees("Hearts")


@pytest.mark.parametrize("language", ["en-GB"])
def test_carcassonne_is_scored_by_its_rows_and_they_are_known_the_next_time(app: App, language: str) -> None:
    begin(app, NAMES[:2], "Carcassonne", WORDS("new-rows"), rows=ROWS)
    write(app, ((12, 8), (20, 31)))
    app.tap(begins(WORDS("next-end")))
    app.sees("Tomek wins by 7")
    app.open().tap(WORDS("home-play")).shows(WORDS("new-row-off", number=len(ROWS)))


def write_on_phones(phones: Mapping[str, App], lines: Sequence[Sequence[int]]) -> None:
    """Enter whole lines, each number on its player's phone."""
    for points in lines:
        for (name, phone), number in zip(phones.items(), points, strict=True):
            phone.tap(re.compile(rf"^{name}, {WORDS('line-points')}"))
            Taps(phone).tap(*str(number), WORDS("write-done"))


def test_hearts_on_four_phones_each_writes_its_own_points(browser: Browser, tmp_path: Path) -> None:
    with seeds.service_in(tmp_path) as service:
        game = tally_seeds.begun(service, NAMES, title="Hearts", fewest_win=True)
    with hosted(tmp_path, game.id) as table:
        write_on_phones({name: join(browser, table, name) for name in NAMES}, HEARTS)
        table.server.stop()
        with seeds.service_in(tmp_path) as service:
            assert service.open(game.id).table.state.lines == HEARTS


def test_carcassonne_on_three_phones_is_scored_by_its_rows(browser: Browser, tmp_path: Path) -> None:
    names, lines = NAMES[:3], ((12, 8, 15), (20, 31, 6))
    with seeds.service_in(tmp_path) as service:
        game = tally_seeds.begun(service, names, title="Carcassonne", rows=ROWS)
    with hosted(tmp_path, game.id) as table:
        phones = {name: join(browser, table, name) for name in names}
        write_on_phones(phones, lines)
        phones[names[-1]].tap(begins(WORDS("next-end")))
        for phone in phones.values():
            phone.sees("Tomek wins by 7")
        table.server.stop()
        with seeds.service_in(tmp_path) as service:
            assert service.open(game.id).table.state.lines == lines
