"""In large text the pages of Carnomorphs lose nothing, in fresh games and with the longest notices."""

from collections.abc import Callable, Generator
from functools import partial
from itertools import cycle

import pytest
from playwright.sync_api import Browser

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.objectives import NoteEncounter
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.tracks import StartSelfDestruct
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.words import LANGUAGES
from tests import carnomorph_seeds, seeds
from tests.browser.app import App
from tests.browser.layout import Resized, cut_or_overlapping
from tests.browser.servers import petri
from tests.seeds import give

pytestmark = pytest.mark.browser

SCALES = (1.5, 2.0)
SIZES = ((390, 844), (360, 740), (360, 640))


def fresh(service: GameService) -> OpenGame:
    """Begin a game in quick detail."""
    return give(carnomorph_seeds.begun(service, detail="quick"), BeginPlay())


def counting_down(service: GameService) -> OpenGame:
    """Begin a game with long names, self-destruction started and the first Encounter noted."""
    game = give(carnomorph_seeds.begun(service, carnomorph_seeds.LONG, "quick"), BeginPlay())
    return give(game, StartSelfDestruct(), NoteEncounter())


def dead(service: GameService) -> OpenGame:
    """Let a character die, which leaves a corpse and opens all Pods."""
    return give(fresh(service), SetFate(seat=1, fate="dead"))


def feeding(service: GameService) -> OpenGame:
    """End the player phase in quick detail, so that a room's feeding is entered."""
    return give(fresh(service), EndPlayerPhase())


PAGES: dict[str, Callable[[GameService], OpenGame]] = {
    "fresh": fresh,
    "fresh in full": lambda service: give(carnomorph_seeds.begun(service), BeginPlay()),
    "set-up": carnomorph_seeds.setting_up,
    "counting down": counting_down,
    "dead": dead,
    "feeding": feeding,
    "feeding in full": carnomorph_seeds.in_feeding,
    "fire": carnomorph_seeds.in_fire,
    "bag": carnomorph_seeds.before_the_bag,
    "token": carnomorph_seeds.token_drawn,
    "encounter": carnomorph_seeds.in_encounter,
    "objectives": carnomorph_seeds.first_encounter,
    "check": carnomorph_seeds.in_check,
    "end": carnomorph_seeds.finished,
}


@pytest.fixture(scope="module", params=SCALES)
def table(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Generator[tuple[str, dict[str, str]]]:
    """The address of the app with text of the given size, and the id of each page's game."""
    data = tmp_path_factory.mktemp("large") / "data"
    with seeds.service_in(data) as service:
        service.remember("setting.scale", request.param)
        ids = {name: game(service).id for name, game in PAGES.items()}
    server = petri(data).start()
    yield server.url, ids
    server.close()


@pytest.fixture(scope="module")
def tabs(browser: Browser) -> Generator[dict[str, Resized]]:
    """A tab for each language."""
    profiles = [
        browser.new_context(viewport={"width": 390, "height": 844}, locale=language) for language in LANGUAGES
    ]
    yield {
        language: Resized(profile.new_page()) for language, profile in zip(LANGUAGES, profiles, strict=True)
    }
    for profile in profiles:
        profile.close()


@pytest.mark.parametrize(("name", "language"), list(zip(PAGES, cycle(LANGUAGES), strict=False)), ids=str)
def test_in_large_text_a_page_of_carnomorphs_loses_nothing(
    table: tuple[str, dict[str, str]], tabs: dict[str, Resized], name: str, language: str
) -> None:
    url, ids = table
    resized = tabs[language]
    App(resized.page, url).open(f"game/{ids[name]}")
    wrong = {size: resized.faults(size, partial(cut_or_overlapping, size)) for size in SIZES}
    assert wrong == {size: [] for size in SIZES}
