"""A walk through every screen with the ears of a screen reader: nothing that can be operated is nameless."""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from companion.words import Words
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.browser.app import App
from tests.browser.servers import Server, petri

WORDS = Words("pl").of("chromosome")


class Evening:
    """A server with a game in every situation, by name."""

    def __init__(self, server: Server, games: dict[str, str]) -> None:
        self.server = server
        self.games = games


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Generator[Evening]:
    """One house with many games."""
    data: Path = tmp_path_factory.mktemp("spoken")
    with seeds.service_in(data) as service:
        games = {
            "table": seeds.midway(service, "full").id,
            "battle": seeds.in_battle(service).id,
            "radiation": seeds.in_radiation(service).id,
            "test": seeds.in_test(service).id,
            "preparation": seeds.in_preparation(service).id,
            "score": seeds.finished(service).id,
            **{name: game(service).id for name, game in OTHERS.items()},
        }
    server = petri(data).start()
    yield Evening(server, games)
    server.close()


@pytest.fixture(scope="module")
def app(evening: Evening, browser: Browser) -> Generator[App]:
    """One tab for all pages, of which none may err or ask anybody else."""
    profile = browser.new_context(viewport={"width": 390, "height": 844}, locale="pl-PL", color_scheme="dark")
    app = App(profile.new_page(), evening.server.url)
    yield app
    profile.close()
    assert (app.errors, app.leaks) == ([], [])


PAGES = ("", "new", "games", "rules", "calculators", "settings", "nowhere")
OTHERS = {
    "crew-setup": carnomorph_seeds.setting_up,
    "crew-table": carnomorph_seeds.midway,
    "crew-feeding": carnomorph_seeds.in_feeding,
    "crew-token": carnomorph_seeds.token_drawn,
    "crew-encounter": carnomorph_seeds.in_encounter,
    "crew-objectives": carnomorph_seeds.first_encounter,
    "crew-check": carnomorph_seeds.in_check,
    "crew-end": carnomorph_seeds.finished,
    **soup_seeds.SCREENS,
}
"""The other games at the moments that have a screen of their own."""

STAGES = ("table", "battle", "radiation", "test", "preparation", "score", *OTHERS)
SHEETS = ("term-battle", "table-action", "table-menu")


def speaks(app: App) -> None:
    """Everything here has a name, and there is something here."""
    assert app.nameless() == []
    assert len(app.page.get_by_role("button").all()) > 0


@pytest.mark.parametrize("page", PAGES)
def test_every_control_of_a_page_has_a_spoken_name(app: App, page: str) -> None:
    speaks(app.open(page))


@pytest.mark.parametrize("stage", STAGES)
def test_every_control_of_a_stage_of_a_game_has_a_spoken_name(evening: Evening, app: App, stage: str) -> None:
    app.open(f"game/{evening.games[stage]}")
    app.shows(WORDS("table-menu"))
    speaks(app)


@pytest.mark.parametrize("page", ["journal", "charts"])
def test_every_control_of_a_record_has_a_spoken_name(evening: Evening, app: App, page: str) -> None:
    app.open(f"game/{evening.games['score']}/{page}")
    app.shows(WORDS("action-back"))
    speaks(app)


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_control_of_a_sheet_has_a_spoken_name(evening: Evening, app: App, sheet: str) -> None:
    app.open(f"game/{evening.games['table']}")
    app.tap(WORDS(sheet))
    app.shows(WORDS("action-close"))
    speaks(app)


def test_the_page_tells_its_language_to_the_voice_of_a_screen_reader(app: App) -> None:
    app.open()
    assert app.page.evaluate("document.documentElement.lang").startswith("pl")


def test_the_table_can_be_worked_with_the_keyboard(evening: Evening, app: App) -> None:
    app.open(f"game/{evening.games['table']}")
    menu = app.button(WORDS("table-menu"))
    menu.focus()
    app.page.keyboard.press("Enter")
    app.shows(WORDS("action-close"))
