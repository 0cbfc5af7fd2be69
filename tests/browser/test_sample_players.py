"""A sample evening shows all its players whole on a phone, in portrait and landscape."""

import re
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page

from companion.device.games import GAMES
from companion.ui.sample import Sample, recorded
from companion.words import Words
from tests import seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut_or_overlapping
from tests.browser.servers import Server, petri

pytestmark = pytest.mark.browser

WORDS = Words("pl")
SIZES = ((360, 640), (844, 390))
WIDE = (1280, 800)
PART = re.compile(r"[a-z]+-\d")
"""Identifier of a part of a player's row."""
STEP = 3
"""Every how many steps one is checked; the last step is always checked."""


@pytest.fixture
def server(tmp_path: Path, request: pytest.FixtureRequest) -> Generator[Server]:
    """Petri on a device whose last chosen game is the given one."""
    with seeds.service_in(tmp_path / "data") as service:
        service.remember("setting.game", request.param)
    server = petri(tmp_path / "data").start()
    yield server
    server.close()


@pytest.fixture
def page(browser: Browser) -> Generator[Page]:
    """An empty tab."""
    profile = browser.new_context(locale="pl-PL")
    yield profile.new_page()
    profile.close()


def paused(page: Page, server: Server, size: tuple[int, int]) -> App:
    """Open the sample, paused, in a window of that size; it then advances step by step."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    app = App(page, server.url).open("sample")
    return app.tap(WORDS("sample-pause")).shows(WORDS("sample-play"))


def went_on(app: App, key: str, to: int) -> None:
    """Advance the sample to a step."""
    last = len(Sample.of(key).steps)

    def step(at: str) -> Locator:
        said = re.compile(rf"\b{at} z {last}$")
        return app.page.get_by_role("group", name=said).first

    *_, now = str(step(r"\d+").get_attribute("aria-label")).splitlines()
    for at in range(int(now.split()[0]) + 1, to + 1):
        app.tap(WORDS("sample-on"))
        step(str(at)).wait_for(state="attached")


def names_of(key: str) -> tuple[str, ...]:
    """Return the names of the players in that game's sample."""
    game = recorded(key)
    return tuple(seat.name for seat in game.game.seats(game.table.state))


def halved(boxes: Sequence[Box], names: Sequence[str], height: int) -> list[str]:
    """Return the players not wholly in sight at that height; none is missing if a die replaces all rows."""
    rows = [box for box in boxes if box.pressed and box.name.startswith(tuple(f"{name}," for name in names))]
    parts = [*rows, *(box for box in boxes if PART.fullmatch(box.identifier))]
    missing = [name for name in names if rows and not any(row.name.startswith(f"{name},") for row in rows)]
    return [*missing, *(box.title for box in parts if not box.whole or box.bottom > height)]


def looked_at(resized: Resized, size: tuple[int, int], names: Sequence[str]) -> list[object]:
    """Return the faults that remain once players are drawn to fit: those of `halved`, cuts and overlaps."""
    return resized.faults(
        size, lambda boxes: [*halved(boxes, names, size[1]), *cut_or_overlapping(size, boxes)]
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("server", "key"),
    [(key, key) for key in GAMES],
    indirect=["server"],
)
def test_every_step_of_a_sample_shows_whole_players_and_the_end_does(
    server: Server, key: str, page: Page, size: tuple[int, int]
) -> None:
    resized = Resized(page)
    app = paused(page, server, size)
    names, last = names_of(key), len(Sample.of(key).steps)
    wrong: dict[int, list[object]] = {}
    for at in (*range(2, last, STEP), last):
        went_on(app, key, at)
        wrong[at] = looked_at(resized, size, names)
    assert {at: found for at, found in wrong.items() if found} == {}


@pytest.mark.parametrize("server", ["chromosome"], indirect=True)
def test_a_wide_sample_shows_the_clock_beside_the_phase_and_around_the_dish_and_nowhere_else(
    server: Server, page: Page
) -> None:
    resized = Resized(page)
    went_on(paused(page, server, WIDE), "chromosome", 7)
    said = WORDS.of("chromosome")("table-round", round=1, rounds=5)
    rings = [box for box in resized.to(*WIDE) if box.leaf and box.name == said]
    assert len(rings) <= 2
    assert all(ring.right < WIDE[0] * 5 / 9 for ring in rings)
