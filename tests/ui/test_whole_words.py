"""No word is broken in the middle, whatever the size of the page, in any language."""

from collections.abc import Callable
from typing import Final

import pytest

from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.ui.core.client import WIDTH_STEP
from companion.ui.games import keys, ui_of
from companion.ui.shared.game_choice import SETTING
from companion.words import LANGUAGES, Language, Words
from tests import seeds
from tests.games import each_midway, facts_of
from tests.loops import asynchronous
from tests.ui.games import PAGES
from tests.ui.harness import Harness
from tests.ui.room import broken, crowded, cut, overflowing, shortened
from tests.ui.services import on_top, opened, service
from tests.ui.test_turned import turn

SIZES: Final = ((320, 640), (360, 640), (640, 360), (844, 390), (1024, 600), (1280, 800))
"""Width and height of phones, upright and on their side, and of laptops."""


async def broken_words(app: Harness) -> dict[tuple[int, int], list[str]]:
    """Return the texts of a screen in which a word is broken, by the size of the page."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        await turn(app, (float(width), float(height)))
        if texts := broken(on_top(app), width):
            found[width, height] = texts
    return found


CALCULATORS: Final = [(key, each.key) for key in keys() for each in ui_of(key).calculators]


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "calculator"), CALCULATORS)
@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
@asynchronous
async def test_every_row_and_word_of_a_calculator_has_the_room_it_needs(
    game: str, calculator: str, language: Language, scale: float
) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    home.remember(f"setting.{SETTING}", game)
    home.remember("setting.calculator", calculator)
    found: dict[int, list[str]] = {}
    async with opened(home, "/calculators") as app:
        for width, height in SIZES:
            await turn(app, (float(width), float(height)))
            page = on_top(app)
            if rows := [
                *crowded(page, width),
                *broken(page, width),
                *cut(page, width),
                *shortened(page, width),
            ]:
                found[width] = rows
        assert found == {}


@pytest.mark.parametrize("language", LANGUAGES)
@asynchronous
async def test_no_word_of_the_games_played_is_broken(language: Language) -> None:
    home = service(language=language)
    for key in GAMES:
        facts_of(key).finished(home)
    async with opened(home, "/games") as app:
        assert await broken_words(app) == {}


@pytest.mark.in_turn
@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("route", ["/", "/games", "/calculators", "/settings", "/new", "/score"])
@asynchronous
async def test_no_word_of_a_page_without_a_table_is_broken(
    route: str, language: Language, scale: float
) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    seeds.finished(home)
    async with opened(home, route) as app:
        assert await broken_words(app) == {}


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_every_row_and_word_of_a_score_sheet_has_room_at_large_text(
    key: str, language: Language
) -> None:
    home = service(language=language)
    home.remember("setting.scale", 2.0)
    home.remember(f"setting.{SETTING}", key)
    found: dict[int, list[str]] = {}
    async with opened(home, "/score") as app:
        for width, height in SIZES:
            wide = round(width / WIDTH_STEP) * WIDTH_STEP
            await turn(app, (float(wide), float(height)))
            if rows := [*crowded(on_top(app), wide), *broken(on_top(app), wide)]:
                found[width] = rows
        assert found == {}


@pytest.mark.in_turn
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[:3])
@asynchronous
async def test_no_word_of_the_sample_is_broken(
    size: tuple[int, int], language: Language, scale: float
) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    async with opened(home, "/sample", size=size) as app:
        assert broken(on_top(app), size[0]) == []


@pytest.mark.in_turn
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_no_word_of_a_result_is_broken(key: str, language: Language, scale: float) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    game = facts_of(key).finished(home)
    async with opened(home, f"/game/{game.id}") as app:
        assert await broken_words(app) == {}


@pytest.mark.in_turn
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@asynchronous
async def test_no_word_of_a_person_s_results_is_broken(language: Language, scale: float) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    seeds.finished(home)
    async with opened(home, "/games") as app:
        await app.tap(Words(language)("games-statistics"))
        await app.tap(next(label for label in app.labels() if label.startswith("Magda,")))
        assert app.sees(Words(language)("person-rivals"))
        assert await broken_words(app) == {}


@pytest.mark.parametrize("scale", [1.0, 2.0])
@asynchronous
async def test_no_name_of_usual_length_is_broken_on_a_table(scale: float) -> None:
    home = service(language="pl")
    home.remember("setting.scale", scale)
    game = seeds.midway(home, "full", ("Magda", "Maksymilian", "Wierzchosława", "Ola"))
    async with opened(home, f"/game/{game.id}") as app:
        found = await broken_words(app)
        assert app.sees("Akcja: Maksymilian")
        assert not [text for texts in found.values() for text in texts if "Maksymilian (" in text]


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@each_midway
@asynchronous
async def test_no_word_of_a_phase_that_is_chosen_in_a_sheet_is_broken(
    seed: Callable[[GameService], OpenGame], language: Language
) -> None:
    home = service(language=language)
    game = seed(home)
    if not ui_of(game.game.key).phases:
        pytest.skip("its rounds have no phases")
    words = Words(language)
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap(words("table-menu"))
        await app.tap(words("reminders-title"))
        assert app.sees(words("reminders-phase"))
        assert await broken_words(app) == {}


@pytest.mark.thorough
@pytest.mark.parametrize("name", PAGES)
@asynchronous
async def test_no_word_of_a_stage_is_broken_in_the_longest_words(name: str) -> None:
    home = service(language="fr")
    game = PAGES[name](home)
    async with opened(home, f"/game/{game.id}") as app:
        assert await broken_words(app) == {}


@pytest.mark.parametrize("name", PAGES)
@asynchronous
async def test_no_button_of_a_stage_is_wider_than_its_page_in_the_longest_words(name: str) -> None:
    home = service(language="fr")
    game = PAGES[name](home)
    found: dict[int, list[str]] = {}
    async with opened(home, f"/game/{game.id}") as app:
        for width in (320, 360, 390):
            await turn(app, (float(width), 844.0))
            if buttons := overflowing(on_top(app), width):
                found[width] = buttons
    assert found == {}
