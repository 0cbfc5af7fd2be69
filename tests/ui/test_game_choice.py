"""The choice of games takes one row or two on every phone, in any language, with each name whole."""

from typing import Final

import flet as ft
import pytest

from companion.ui import kit
from companion.ui.games import in_game, keys
from companion.ui.shared.game_choice import SETTING, game_choice_row
from companion.words import LANGUAGES, Language, Words
from tests.games import facts_of
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.room import broken, least_height, lines, row_of
from tests.ui.services import opened, service

PHONES: Final = (320, 344, 360, 375, 390, 412, 600)
"""Widths of phones, the last one turned to its side."""


def choice(width: int, language: Language, scale: float = 1) -> ft.Control:
    chosen = game_choice_row(
        kit.Style(Words(language), width=width, scale=scale), keys()[0], lambda key: None
    )
    assert chosen is not None
    return chosen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", PHONES)
def test_the_games_stand_in_one_row_or_in_two(width: int, language: Language) -> None:
    drawn = choice(width, language)
    assert lines(row_of(drawn, len(keys())), width - 2 * kit.MARGIN) <= 2
    assert broken(drawn, width) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_of_a_game_fits_on_two_lines(language: Language) -> None:
    names = [in_game(kit.Style(Words(language)), key).words("name") for key in keys()]
    assert all(len(name.split(" ")) <= 2 for name in names)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", PHONES)
def test_no_name_of_a_game_is_broken_in_large_text(width: int, language: Language) -> None:
    for scale in (1.25, 1.5, 2):
        assert broken(choice(width, language, scale), width) == []


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("route", ["/new", "/games", "/score"])
@asynchronous
async def test_a_row_that_scrolls_begins_with_the_chosen_game_and_keeps_its_order(
    route: str, key: str
) -> None:
    home = service()
    home.remember("setting.scale", 2.0)
    home.remember(f"setting.{SETTING}", key)
    facts_of(key).finished(home)
    names = {each: Words("en").of(each)("name") for each in keys()}

    def shown(app: Harness) -> list[str]:
        rows = app.controls(ft.Row, where=lambda row: row.scroll is not None)
        return next(found for row in rows if set(found := app.texts(row)) >= set(names.values()))

    async with opened(home, route, size=(390, 844)) as app:
        if route == "/games":
            await app.tap("Statistics")
        order = shown(app)
        assert order[0] == names[key]
        await app.tap(order[-1])
        assert shown(app) == order, "no button moves under a finger"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(320, 640), (360, 640), (390, 844), (844, 390), (1280, 800)])
@asynchronous
async def test_what_chooses_a_calculator_leaves_it_more_than_half_of_the_page(
    size: tuple[int, int], scale: float
) -> None:
    width, height = size
    home = service(language="fr")
    home.remember("setting.scale", scale)
    words = Words("fr")
    for key in keys():
        home.remember(f"setting.{SETTING}", key)
        async with opened(home, "/calculators", size=(float(width), float(height))) as app:
            both = {words("home-odds"), words("calc-dice")}
            heads = app.controls(ft.Column, where=lambda each, both=both: both <= set(app.texts(each)))
            assert least_height(heads[-1]) < height / 2
