"""In landscape a sheet's form stays in sight beside or above its pinned buttons."""

import re
from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.intruders import InjureIntruder
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.browser.app import App
from tests.browser.layout import Box, Resized, cut_or_overlapping
from tests.browser.servers import petri

pytestmark = pytest.mark.browser

SIZES = ((844, 390), (740, 360))
ROWS = 2
"""Minimum number of a form's rows that are wholly in sight."""


def full(service: GameService) -> OpenGame:
    """Return a game in full detail, in the middle of a turn."""
    return seeds.midway(service, "full")


def hurt(service: GameService) -> OpenGame:
    """Give every listed intruder two injuries."""
    game = carnomorph_seeds.midway(service)
    for intruder in game.table.state.intruders:
        game.submit(InjureIntruder(id=intruder.id, delta=2))
    return game


class Case(NamedTuple):
    """A sheet with pinned buttons."""

    game: Callable[[GameService], OpenGame]
    taps: Sequence[str]
    """Regular expressions of the buttons that open the sheet, in order."""
    form: str
    """Regular expression of the names of its form's buttons."""
    confirm: str
    """Regular expression of the beginning of its confirm button's name."""


FIGHT = ("Spark", "Special action", "Tomek: .*", "Charged", "Discharged")
CHOSEN = ("Battle", "Tomek: 2 tokens", "Magda: 2 tokens")
SHEETS = {
    "attack": Case(full, CHOSEN[:1], "|".join(FIGHT), "Choose the defender"),
    "attack with its odds": Case(full, CHOSEN, "|".join(FIGHT), "Fight"),
    "attack with its rules": Case(full, (*CHOSEN, "Rules: Spark"), "|".join(FIGHT), "Fight"),
    "takeover": Case(
        full,
        ("Action: Tomek", "Actions of other species", "Takeover"),
        r"New tokens: .*, (less|more)|.* gene: \d|Energy: \d",
        "Takeover: Przemo",
    ),
    "areas": Case(
        full, ("Table menu", "Radioactive spaces"), r"New radioactive space: .*|Room \d+", "Add a radioactive"
    ),
    "debt": Case(soup_seeds.owing, ("Ola settles",), r"\d+ biological points .*", "Pay"),
    "place": Case(hurt, ("5 intruders", "Place an intruder"), r".* · \d+|Laboratorium|Kantyna", "Place the"),
    "attack of a Metagorger": Case(
        carnomorph_seeds.midway,
        ("Magda, ", "Metagorger attack$"),
        ".*(Surprise Attack|Laboratorium|Kantyna).*",
        "Carry out",
    ),
    "intruder": Case(hurt, ("5 intruders", "Shambler Lab"), r".*(less|more|Injur).*", "Enter the"),
}


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Generator[tuple[str, dict[str, str]]]:
    """Petri with a game for each sheet: its address, and the games' ids."""
    data = tmp_path_factory.mktemp("forms") / "data"
    with seeds.service_in(data) as service:
        ids = {name: case.game(service).id for name, case in SHEETS.items()}
    server = petri(data).start()
    yield server.url, ids
    server.close()


@pytest.fixture(scope="module")
def resized(browser: Browser) -> Generator[Resized]:
    """One tab for all sheets."""
    profile = browser.new_context(viewport={"width": 844, "height": 390}, locale="en")
    yield Resized(profile.new_page())
    profile.close()


@pytest.mark.parametrize("name", SHEETS)
def test_a_form_keeps_two_rows_in_sight_whatever_is_pinned_to_it(
    games: tuple[str, dict[str, str]], resized: Resized, name: str
) -> None:
    case = SHEETS[name]
    app = App(resized.page, games[0]).open(f"game/{games[1][name]}")
    for tap in case.taps:
        app.tap(app.page.get_by_role("button", name=re.compile(f"^{tap}")).first)
    app.shows(re.compile(f"^({case.confirm})"))
    found = {size: wrong(resized, case, size) for size in SIZES}
    assert {size: faults for size, faults in found.items() if faults} == {}


def wrong(resized: Resized, case: Case, size: tuple[int, int]) -> list[object]:
    """Return the sheet's faults on a page of that size."""
    return resized.faults(size, lambda boxes: [*cut_or_overlapping(size, boxes), *hidden(boxes, case, size)])


def hidden(boxes: Sequence[Box], case: Case, size: tuple[int, int]) -> list[str]:
    """Return the confirm button unless it is wholly in sight, and the form if too few of its rows are."""
    in_sight = [box for box in boxes if box.pressed and box.whole and box.bottom <= size[1]]
    confirms = any(re.match(case.confirm, box.name) for box in in_sight)
    rows = {round(box.top) for box in in_sight if re.fullmatch(case.form, box.name)}
    missing = [] if confirms else [case.confirm]
    return missing if len(rows) >= ROWS else [*missing, f"{len(rows)} rows of the form"]
