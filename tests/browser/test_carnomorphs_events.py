"""The event phase of Carnomorphs in a browser: it takes few taps, and nothing runs off the page."""

import re
from collections.abc import Generator
from pathlib import Path

import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.intruders import CorrectFigures, PlaceIntruder
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.state import Detail
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command
from companion.words import Words
from tests import carnomorph_seeds, seeds
from tests.browser.app import App
from tests.browser.conftest import OpenApp, Viewport
from tests.browser.servers import Server, petri
from tests.seeds import give

WORDS = Words("pl").of(KEY)
NAMES = ("Magda", "Tomek", "Przemo", "Ola")
ROOM = 6
"""Maximum number of taps for a room's feeding, beyond those that enter what is in the room."""

TO_FEEDING = (EndPlayerPhase(),)
ON_BOARD = (
    CorrectFigures(intruder="fleshbeast", delta=1),
    CorrectFigures(intruder="shambler", delta=1),
    CorrectFigures(intruder="metagorger", delta=2),
)
"""The figures in the room that feeds."""

LISTED = (
    PlaceIntruder(intruder="shambler", room="Laboratorium"),
    PlaceIntruder(intruder="metagorger", room="Laboratorium"),
    ChangeObjects(room="Laboratorium", object="red-corpse", delta=1),
    PlaceIntruder(intruder="metagorger", room="Kantyna"),
    PlaceIntruder(intruder="metagorger", room="Kantyna"),
    *(ChooseObjective(seat=seat) for seat in range(len(NAMES))),
)
GAMES: dict[str, tuple[Detail, tuple[Command, ...]]] = {
    "feeding": ("quick", (*ON_BOARD, *TO_FEEDING)),
    "listed": ("full", (*LISTED, *TO_FEEDING)),
}


@pytest.fixture
def evening(tmp_path: Path) -> Generator[tuple[Server, dict[str, str]]]:
    """A server with a game at each of these stages."""
    games: dict[str, str] = {}
    with seeds.service_in(tmp_path) as service:
        for name, (detail, commands) in GAMES.items():
            game = carnomorph_seeds.begun(service, NAMES, detail)
            games[name] = give(game, BeginPlay(), *commands).id
    server = petri(tmp_path).start()
    yield server, games
    server.close()


class Taps:
    """A tap counter; each tap waits until its button is there and enabled."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.count = 0

    def on(self, *starts: str) -> "Taps":
        """Tap these buttons by the beginnings of their names, and count the taps."""
        for start in starts:
            self.app.tap(re.compile("^" + re.escape(start)))
            self.count += 1
        return self


def test_a_full_room_is_fed_with_six_taps_beyond_what_stands_there(
    evening: tuple[Server, dict[str, str]], open_app: OpenApp
) -> None:
    server, games = evening
    app = open_app(f"{server.url}game/{games['feeding']}")
    standing = [
        *("intruder-fleshbeast", "intruder-shambler", "intruder-metagorger", "intruder-metagorger"),
        *("food-red-corpse", "food-carcass", "food-blue-corpse"),
    ]
    entered, taps = Taps(app), Taps(app)
    for thing in standing:
        entered.on(WORDS("step-more", what=WORDS(thing)))
    taps.on(WORDS("events-feed-number", number=1))
    app.sees(WORDS("events-room-number", number=2))
    assert entered.count == len(standing)
    assert taps.count <= ROOM


@pytest.mark.parametrize("viewport", [(320, 640), (390, 844), (844, 390), (1280, 800)])
def test_every_button_of_the_feeding_step_has_a_name_and_stands_on_the_page(
    evening: tuple[Server, dict[str, str]], open_app: OpenApp, viewport: Viewport
) -> None:
    server, games = evening
    app = open_app(f"{server.url}game/{games['listed']}")
    app.sees(WORDS("events-feeding"))
    assert app.nameless() == []
    wide = app.page.get_by_role(
        "button", name=re.compile("^" + WORDS("events-feed-room", room="Laboratorium"))
    )
    box = wide.last.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= viewport[0]
    assert box["y"] + box["height"] <= viewport[1]
