"""A walk over every screen: nothing is cut or overlaps, all controls have spoken names, axe finds nothing."""

import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.words import LANGUAGES, Language, Words
from tests import carnomorph_seeds, seeds
from tests.browser.app import App
from tests.browser.layout import LOOKS, Box, Resized, cut, cut_or_overlapping
from tests.browser.screens import GROWN, LONG, SCREENS, address, begin, findings
from tests.browser.servers import petri
from tests.waiting import until

pytestmark = pytest.mark.browser

BREAKPOINTS = (320, 360, 414, 600, 840, 1120, 1440)
"""Widths at which some layout changes, and widths of small phones."""
LOW = ((640, 360), (844, 390), (1024, 600))
"""Sizes of phones and small laptops in landscape."""
SIZES = (*((width, max(640, width * 4 // 3)) for width in BREAKPOINTS), *LOW)

GROWN_SIZES = ((390, 844), (360, 740), (768, 1024), (844, 390))
"""Page sizes at which large text is checked."""

WIDTHS = range(320, 1441, 40)
EVERY_SIZE = (
    *((width, max(640, width * 4 // 3)) for width in WIDTHS),
    *((width, max(360, width * 9 // 16)) for width in WIDTHS if width >= 560),
)
"""The sizes for `make check ARGS=--all-sizes`; no landscape page is narrower than 560."""

LANGUAGE = dict(zip(SCREENS, cycle(LANGUAGES)))
"""The language in which each screen is checked; `--all-sizes` checks each screen in all languages."""

PL = Words("pl")

TARGET = 48
"""Minimum width and height of a tap target, in pixels."""

ONE_LINE = 32
"""Height in pixels above which a bar's title has broken into two lines."""

CREW = carnomorph_seeds.LONG
ROW = re.compile(r"[a-z]+-[0-4]")
"""Identifiers of the parts of a player's row."""


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[str, dict[str, str]]]:
    """Petri with a game for each screen that needs one: its address, and the games' ids."""
    data = tmp_path_factory.mktemp("layout") / "data"
    ids = begin(data, SCREENS)
    server = petri(data).start()
    yield server.url, ids
    server.close()


@pytest.fixture(scope="module")
def ids(games: tuple[str, dict[str, str]]) -> dict[str, str]:
    """The id of the game of each screen that needs one."""
    return games[1]


@pytest.fixture(scope="module")
def resized(browser: Browser) -> Generator[Resized]:
    """One tab for all pages, resized for each."""
    profile = browser.new_context()
    yield Resized(profile.new_page())
    profile.close()


@pytest.fixture(scope="module")
def tab(games: tuple[str, dict[str, str]], resized: Resized) -> App:
    """Petri, open in that tab."""
    return App(resized.page, games[0])


@pytest.fixture
def app(tab: App, resized: Resized) -> App:
    """The same app; its pages are in Polish unless a test sets another language."""
    resized.read_in(PL.language)
    return tab


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_fits_every_size_and_can_be_heard(
    request: pytest.FixtureRequest, ids: dict[str, str], app: App, resized: Resized, screen: str
) -> None:
    thorough = request.config.getoption("all_sizes")
    wrong: dict[Language, object] = {}
    for language in LANGUAGES if thorough else (LANGUAGE[screen],):
        resized.read_in(language)
        app.open(address(screen, ids))
        if found := findings(app, resized, screen, EVERY_SIZE if thorough else SIZES):
            wrong[language] = found
    assert wrong == {}


@contextmanager
def in_large_text(data: Path, browser: Browser, screen: str, scale: float, path: str) -> Generator[Resized]:
    """Open a page of a screen's game in large text.

    Args:
        path: The page's path, with `{id}` for the game.
    """
    found = begin(data, [screen])
    with seeds.service_in(data) as service:
        service.remember("setting.scale", scale)
    server = petri(data).start()
    profile = browser.new_context()
    resized = Resized(profile.new_page())
    resized.read_in(LANGUAGE[screen])
    App(resized.page, server.url).open(path.format(id=found.get(screen, "")))
    yield resized
    profile.close()
    server.close()


@pytest.mark.parametrize(("screen", "scale"), [(name, each) for name in GROWN for each in GROWN[name]])
def test_nothing_is_cut_or_overlaps_in_large_text(
    tmp_path: Path, browser: Browser, screen: str, scale: float
) -> None:
    wrong: dict[tuple[int, int], object] = {}
    with in_large_text(tmp_path / "data", browser, screen, scale, SCREENS[screen].path) as resized:
        for size in GROWN_SIZES:
            wrong[size] = resized.faults(size, partial(cut_or_overlapping, size))
    assert wrong == {size: [] for size in GROWN_SIZES}


@pytest.mark.parametrize("screen", ["table", "battle", "crew-table", "tally-eight"])
def test_a_big_screen_shows_all_there_is_in_large_text(tmp_path: Path, browser: Browser, screen: str) -> None:
    sizes = ((1280, 800), (768, 1024), (844, 390))
    with in_large_text(tmp_path / "data", browser, screen, 2.0, "game/{id}/screen") as resized:
        wrong = {size: resized.faults(size, partial(out_of_place, size)) for size in sizes}
    assert wrong == {size: [] for size in sizes}


def test_a_long_title_stands_on_one_line_beside_the_buttons(
    ids: dict[str, str], app: App, resized: Resized
) -> None:
    app.open(f"game/{ids['laid-out']}")
    high: dict[int, list[float]] = {}
    for width in (320, 340, 360, 390):
        for _ in range(LOOKS):
            titles = [box for box in resized.to(width, 640) if box.name == "Przygotowanie" and box.leaf]
            high[width] = [box.height for box in titles if box.height > ONE_LINE]
            if titles and not high[width]:
                break
    assert high == {width: [] for width in high}


def test_the_numbers_of_an_answer_stand_on_one_line(ids: dict[str, str], app: App, resized: Resized) -> None:
    app.open(f"game/{ids['crew-check']}")
    for width in (320, 360, 390):
        boxes = [box for box in resized.to(width, 844) if box.pressed and box.name in set("01234")]
        assert [len(boxes), len({box.top for box in boxes})] == [5, 1], width
        assert min(box.width for box in boxes) >= TARGET, width


def test_a_phone_on_its_side_shows_the_whole_lines_of_two_players(
    ids: dict[str, str], app: App, resized: Resized
) -> None:
    app.open(f"game/{ids['table']}")

    def whole() -> int:
        boxes = resized.to(740, 360)
        return sum(
            whole_box(boxes, f"{name}, ", 360) and in_sight(boxes, f"score-{seat}", 20)
            for seat, name in enumerate(seeds.FRIENDS)
            if name != "Tomek"  # it is his turn, so he has the card
        )

    assert any(whole() >= 2 for _ in range(LOOKS))  # the page needs several frames to settle


@pytest.mark.parametrize("screen", ["table", "table-full", "table-long"])
def test_the_areas_are_in_sight_whole(ids: dict[str, str], app: App, resized: Resized, screen: str) -> None:
    app.open(f"game/{ids[screen]}")
    strongest = app.button(re.compile("pomieszczenie 7", re.IGNORECASE))

    def above_the_actions() -> bool:
        area, actions = strongest.bounding_box(), app.button("Pas").bounding_box()
        if not area or not actions or area["y"] + area["height"] > actions["y"]:
            return False
        return area["height"] >= TARGET  # of a cut part, the browser reports only the visible rest

    for size in ((390, 844), (412, 915), (430, 932)):
        resized.to(*size)
        until(above_the_actions)


@pytest.mark.parametrize("size", [(360, 640), (320, 640)])
def test_whose_turn_it_is_stays_in_sight_on_a_small_phone(
    ids: dict[str, str], app: App, resized: Resized, size: tuple[int, int]
) -> None:
    app.open(f"game/{ids['last']}")
    turn = PL("table-turn-of", player="Ola")

    def missing() -> list[str]:
        boxes = resized.to(*size)
        card = [f"{part}-3" for part in ("irradiation", "counts", "genes")]
        found = {box.identifier for box in boxes if box.whole and box.bottom <= size[1]}
        named = [name for name in (turn, "Ola, ") if not whole_box(boxes, name, size[1])]
        return [*named, *(part for part in card if part not in found)]

    assert any(not missing() for _ in range(LOOKS)), missing()  # the page scrolls to the player


@pytest.mark.parametrize(
    ("screen", "last"), [("table-full", "Ola"), ("table-long", LONG[-1]), ("crew-table-long", CREW[-1])]
)
def test_a_television_shows_every_player_whole(
    ids: dict[str, str], app: App, resized: Resized, screen: str, last: str
) -> None:
    app.open(f"game/{ids[screen]}/screen")
    for size in ((1280, 720), (1366, 768), (1920, 1080)):
        # The page is measured first and then drawn to fit.
        assert any(all_whole(resized.to(*size), last) for _ in range(LOOKS)), size
        assert not cut(resized.to(*size), size[0]), size


WATCHED = {
    "table": ((360, 640), (740, 360)),
    "battle": ((360, 640), (740, 360), (844, 390), (1280, 720)),
    "score": ((360, 640), (740, 360), (1280, 720), (1920, 1080)),
    "crew-end": ((360, 640), (740, 360), (1280, 720)),
    "tally-eight": ((320, 640), (390, 844), (844, 390), (1280, 800)),
    "tally-rows": ((320, 640), (390, 844), (844, 390), (1280, 800)),
}
"""Big screens, each with the page sizes at which all its parts are in sight."""


@pytest.mark.parametrize("screen", WATCHED)
def test_a_big_screen_shows_all_there_is_whatever_its_size(
    ids: dict[str, str], app: App, resized: Resized, screen: str
) -> None:
    app.open(f"game/{ids[screen]}/screen")
    wrong = {size: resized.faults(size, partial(out_of_place, size)) for size in WATCHED[screen]}
    assert wrong == {size: [] for size in WATCHED[screen]}


def out_of_place(size: tuple[int, int], boxes: Sequence[Box]) -> list[object]:
    """Return the parts of a big screen that are cut, overlap or are not wholly in sight."""
    return [*cut_or_overlapping(size, boxes), *hidden(boxes, size[1])]


def hidden(boxes: Sequence[Box], height: int) -> list[str]:
    """Return the texts that are not wholly visible on a page of that height."""
    told = [box for box in boxes if box.leaf and box.title]
    return [box.title for box in told if not box.whole or box.bottom > height + 0.5]


def all_whole(boxes: Sequence[Box], last: str) -> bool:
    """Return whether all players' rows are whole vertically, including the one with the last name."""
    rows = [box for box in boxes if ROW.fullmatch(box.identifier) or box.name.startswith(f"{last}, ")]
    named = any(box.name.startswith(f"{last}, ") for box in rows)
    return named and all(box.bottom - box.top > box.height - 1 for box in rows)


def whole_box(boxes: Sequence[Box], name: str, height: int) -> bool:
    """Return whether a box whose name begins with `name` is whole on a page of that height."""
    return any(box.name.startswith(name) and box.whole and box.bottom <= height + 0.5 for box in boxes)


def in_sight(boxes: Sequence[Box], identifier: str, height: float) -> bool:
    """Return whether at least this height of a part, in pixels, is on the page."""
    return any(box.identifier == identifier and box.bottom - box.top >= height for box in boxes)
