"""On pages from a small phone to a desktop, upright or on their side, nothing is cut and nothing overlaps."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from companion.game_service import GameService
from companion.open_game import OpenGame
from companion.rules.carnomorphs.commands import StartGame
from companion.rules.carnomorphs.events import Seated
from companion.rules.chromosome import commands as cmd
from companion.ui.sample import SMALLEST
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut, lost, overlapping
from tests.browser.servers import petri
from tests.waiting import until

pytestmark = pytest.mark.browser

WIDTHS = range(320, 1441, 40)
UPRIGHT = [(width, max(640, width * 4 // 3)) for width in WIDTHS]
ON_ITS_SIDE = [(width, max(360, width * 9 // 16)) for width in WIDTHS if width >= 560]
"""No screen that lies on its side is narrower."""

ROOMY = (1440, 1000)
PARTS = ("score", "counts", "clock")
"""Parts of a player's row by identifier, of which nothing may be lost."""
LOOKS = 20
"""How often a page is looked at until it is right: it may take several pictures from size to size."""

TARGET = 48
"""Whatever is tapped is at least so wide."""

ONE_LINE = 32
"""A title of a bar that is higher than this has broken into two lines."""

CREW = carnomorph_seeds.LONG
ROW = re.compile(r"[a-z]+-[0-4]")
"""Parts of the row of a player."""

LONG = ("Wierzchosława z Nowego Miasta nad Pilicą", "Maksymilian", "Konstantynopolitańczykowianeczka", "Żółć")


class Case(NamedTuple):
    """A screen with a game in it."""

    game: Callable[[GameService], OpenGame] | None
    path: str
    step: int = 5
    """Each how many-th page is looked at."""
    smallest: float = 1.0
    """To what parts of a player's row are drawn smaller at most than where there is room for all."""


def full(service: GameService) -> OpenGame:
    """Full detail."""
    return seeds.midway(service, "full")


def long_names(service: GameService) -> OpenGame:
    """Names that are hard to place."""
    return seeds.midway(service, "full", LONG)


def clocks(service: GameService) -> OpenGame:
    """Names that are hard to place, each with a clock beside it."""
    return seeds.with_clocks(service, LONG)


def two(service: GameService) -> OpenGame:
    """Two players, as they begin."""
    return seeds.begin(service, seeds.FRIENDS[:2])


def last(service: GameService) -> OpenGame:
    """The last player's turn."""
    return seeds.play(full(service), cmd.Mark(what="active", value=3))


def laid_out(service: GameService) -> OpenGame:
    """A board that is laid out step by step."""
    crew = tuple(Seated(name=name, colour=seat) for seat, name in enumerate(seeds.FRIENDS))
    game = service.begin("carnomorphs", StartGame(players=crew))
    assert isinstance(game, OpenGame), game
    return game


def crew_quick(service: GameService) -> OpenGame:
    """Carnomorphs in quick detail."""
    return carnomorph_seeds.midway(service, "quick")


def crew_long(service: GameService) -> OpenGame:
    """Five players of Carnomorphs whose names are hard to place."""
    return carnomorph_seeds.midway(service, "full", carnomorph_seeds.LONG)


def crew_feeding(service: GameService) -> OpenGame:
    """The feeding of a room that is entered."""
    return carnomorph_seeds.in_feeding(service, "quick")


FEW = 9
"""Each how many-th page is looked at where a game has many screens of the same make."""

CARNOMORPHS = {
    "crew-setup": carnomorph_seeds.setting_up,
    "crew-table": carnomorph_seeds.midway,
    "crew-table-quick": crew_quick,
    "crew-table-long": crew_long,
    "crew-feeding": crew_feeding,
    "crew-feeding-full": carnomorph_seeds.in_feeding,
    "crew-fire": carnomorph_seeds.in_fire,
    "crew-bag": carnomorph_seeds.before_the_bag,
    "crew-token": carnomorph_seeds.token_drawn,
    "crew-encounter": carnomorph_seeds.in_encounter,
    "crew-objectives": carnomorph_seeds.first_encounter,
    "crew-check": carnomorph_seeds.in_check,
    "crew-end": carnomorph_seeds.finished,
}

SCREENS = {
    "table": Case(seeds.midway, "game/{id}"),
    "table-full": Case(full, "game/{id}"),
    "table-long": Case(long_names, "game/{id}", 1),
    "table-clocks": Case(clocks, "game/{id}", 2),
    "table-two": Case(two, "game/{id}"),
    "battle": Case(seeds.in_battle, "game/{id}"),
    "radiation": Case(seeds.in_radiation, "game/{id}"),
    "preparation": Case(seeds.in_preparation, "game/{id}"),
    "laid-out": Case(laid_out, "game/{id}"),
    "score": Case(seeds.finished, "game/{id}"),
    "last": Case(last, "game/{id}"),
    "home": Case(seeds.midway, ""),
    "new-game": Case(None, "new"),
    "calculators": Case(None, "calculators"),
    "rules": Case(None, "rules"),
    "sample": Case(None, "sample", FEW, SMALLEST),
    "journal": Case(seeds.finished, "game/{id}/journal", FEW),
    "charts": Case(seeds.finished, "game/{id}/charts", FEW),
    "past-games": Case(seeds.finished, "games", FEW),
    "settings": Case(None, "settings"),
    **{name: Case(game, "game/{id}", FEW) for name, game in (CARNOMORPHS | soup_seeds.SCREENS).items()},
}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[str, dict[str, str]]]:
    """Petri with a game for each screen that needs one: its address, and each game's id."""
    data = tmp_path_factory.mktemp("layout") / "data"
    with seeds.service_in(data) as service:
        ids = {name: case.game(service).id for name, case in SCREENS.items() if case.game is not None}
    server = petri(data).start()
    yield server.url, ids
    server.close()


@pytest.fixture(scope="module")
def ids(games: tuple[str, dict[str, str]]) -> dict[str, str]:
    """The game of each screen that needs one."""
    return games[1]


@pytest.fixture(scope="module")
def resized(browser: Browser) -> Generator[Resized]:
    """One tab for all pages, of a size for each."""
    profile = browser.new_context(locale="pl-PL")
    yield Resized(profile.new_page())
    profile.close()


@pytest.fixture(scope="module")
def app(games: tuple[str, dict[str, str]], resized: Resized) -> App:
    """Petri in that tab."""
    return App(resized.page, games[0])


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_and_nothing_overlaps_on_any_page(
    ids: dict[str, str], app: App, resized: Resized, screen: str
) -> None:
    app.open(SCREENS[screen].path.format(id=ids.get(screen, "")))
    roomy = resized.to(*ROOMY)
    wrong: dict[tuple[int, int], tuple[object, ...]] = {}
    for width, height in (*UPRIGHT, *ON_ITS_SIDE)[:: SCREENS[screen].step]:
        for _ in range(LOOKS):
            boxes = resized.to(width, height)
            narrower = lost(boxes, roomy, PARTS, SCREENS[screen].smallest)
            found = (cut(boxes, width), overlapping(boxes), narrower)
            wrong[width, height] = found
            if not any(found):
                break
    assert {size: found for size, found in wrong.items() if any(found)} == {}


@pytest.mark.parametrize("width", [320, 340, 360, 390])
def test_a_long_title_stands_on_one_line_beside_the_buttons(
    ids: dict[str, str], app: App, width: int
) -> None:
    app.page.set_viewport_size({"width": width, "height": 640})
    app.open(f"game/{ids['laid-out']}")
    title = app.page.get_by_role("heading", name="Przygotowanie", exact=True)
    title.wait_for(state="attached")
    box = title.bounding_box()
    assert box is not None
    assert box["height"] <= ONE_LINE


@pytest.mark.parametrize("width", [320, 360, 390])
def test_the_numbers_of_an_answer_stand_on_one_line(ids: dict[str, str], app: App, width: int) -> None:
    app.page.set_viewport_size({"width": width, "height": 844})
    app.open(f"game/{ids['crew-check']}")
    boxes = [app.button(str(number)).bounding_box() for number in range(5)]
    assert len({box["y"] for box in boxes if box is not None}) == 1
    assert min(box["width"] for box in boxes if box is not None) >= TARGET


def test_a_phone_on_its_side_shows_whole_players(ids: dict[str, str], app: App, resized: Resized) -> None:
    app.open(f"game/{ids['table']}")

    def whole() -> int:
        boxes = resized.to(740, 360)
        return sum(in_sight(boxes, f"counts-{seat}", 20) for seat in range(4))

    assert any(whole() >= 2 for _ in range(LOOKS))  # it takes several pictures from size to size


@pytest.mark.parametrize("screen", ["table", "table-full", "table-long"])
@pytest.mark.parametrize("size", [(390, 844), (412, 915), (430, 932)])
def test_the_areas_are_in_sight_whole(
    ids: dict[str, str], app: App, screen: str, size: tuple[int, int]
) -> None:
    app.page.set_viewport_size({"width": size[0], "height": size[1]})
    app.open(f"game/{ids[screen]}")
    strongest = app.button(re.compile("pomieszczenie 7", re.IGNORECASE))

    def above_the_actions() -> bool:
        area, actions = strongest.bounding_box(), app.button("Walka").bounding_box()
        if not area or not actions or area["y"] + area["height"] > actions["y"]:
            return False
        return area["height"] >= TARGET  # the browser tells of what is cut only the rest

    until(above_the_actions)


def test_whose_turn_it_is_stays_in_sight_on_a_small_phone(
    ids: dict[str, str], app: App, resized: Resized
) -> None:
    app.open(f"game/{ids['last']}")
    assert any(in_sight(resized.to(360, 640), "genes-3", 15) for _ in range(LOOKS))  # it slides there


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize(
    ("screen", "last"), [("table-full", "Ola"), ("table-long", LONG[-1]), ("crew-table-long", CREW[-1])]
)
def test_a_television_shows_every_player_whole(
    ids: dict[str, str], app: App, resized: Resized, screen: str, last: str, size: tuple[int, int]
) -> None:
    app.open(f"game/{ids[screen]}/screen")
    assert any(all_whole(resized.to(*size), last) for _ in range(LOOKS))  # it is measured, then drawn to fit
    assert not cut(resized.to(*size), size[0])


WATCHED = {
    "table": ((360, 640), (740, 360)),
    "battle": ((360, 640), (740, 360), (1280, 720)),
    "score": ((360, 640), (740, 360), (1280, 720), (1920, 1080)),
    "crew-end": ((360, 640), (740, 360), (1280, 720)),
}
"""What a big screen shows, and pages on which all of it is seen."""


@pytest.mark.parametrize("screen", WATCHED)
def test_a_big_screen_shows_all_there_is_whatever_its_size(
    ids: dict[str, str], app: App, resized: Resized, screen: str
) -> None:
    app.open(f"game/{ids[screen]}/screen")
    wrong: dict[tuple[int, int], tuple[object, ...]] = {}
    for size in WATCHED[screen]:
        for _ in range(LOOKS):  # it is measured, then drawn to fit
            boxes = resized.to(*size)
            wrong[size] = (cut(boxes, size[0]), overlapping(boxes), hidden(boxes, size[1]))
            if not any(wrong[size]):
                break
    assert {size: found for size, found in wrong.items() if any(found)} == {}


def hidden(boxes: Sequence[Box], height: int) -> list[str]:
    """What is said on a page so high that is not wholly seen."""
    told = [box for box in boxes if box.leaf and box.title]
    return [box.title for box in told if not box.whole or box.bottom > height + 0.5]


def all_whole(boxes: Sequence[Box], last: str) -> bool:
    """Whether every part of a player's row is on the page as high as it is, the last player's name too."""
    rows = [box for box in boxes if ROW.fullmatch(box.identifier) or box.name.startswith(f"{last}, ")]
    named = any(box.name.startswith(f"{last}, ") for box in rows)
    return named and all(box.bottom - box.top > box.height - 1 for box in rows)


def in_sight(boxes: Sequence[Box], identifier: str, height: float) -> bool:
    """Whether at least so much of a part is on the page."""
    return any(box.identifier == identifier and box.bottom - box.top >= height for box in boxes)
