"""The sheet in large text and on short pages: no word is broken, no number runs into the next one."""

from typing import Final

import flet as ft
import pytest

from companion.rules.tally.options import Options
from companion.rules.tally.sheet import EndGame
from companion.ui import kit
from companion.ui.tally.table import number_role
from companion.ui.widgets.frame import PINNED
from companion.words import LANGUAGES, Language, Words
from tests import tally_seeds as seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import Harness
from tests.ui.room import broken, overflowing
from tests.ui.services import at, on_top, opened, service
from tests.ui.test_turned import turn

SIZES: Final = ((320, 640), (390, 844), (768, 1024), (844, 390), (1280, 800))


async def misfits(app: Harness, size: tuple[int, int]) -> list[str]:
    """Return the broken words, and the texts that run off the page."""
    width, height = size
    await turn(app, (float(width), float(height)))
    page = on_top(app)
    return [*broken(page, width), *overflowing(page, width)]


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("name", ["midway", "rows", "reached", "thousands"])
@asynchronous
async def test_no_word_of_the_table_is_broken(name: str, scale: float, language: Language) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    found: dict[tuple[int, int], list[str]] = {}
    async with at(home, getattr(seeds, name)(home)) as app:
        for size in SIZES:
            if texts := await misfits(app, size):
                found[size] = texts
    assert found == {}


@asynchronous
async def test_a_long_name_below_a_chart_ends_on_the_page() -> None:
    home = service()
    home.remember("setting.scale", 2.0)
    game = seeds.eight(home)
    async with opened(home, f"/game/{game.id}/charts", size=(390, 844)) as app:
        assert overflowing(on_top(app), 390) == []
        (name,) = [text for text in app.controls(ft.Text) if text.value == seeds.EIGHT[0]]
        (place,) = app.controls(ft.Container, where=lambda each: each.content is name)
        assert (place.width or 390) < 390 - 2 * kit.MARGIN


@asynchronous
async def test_on_a_low_page_the_sheet_is_beside_the_players_and_the_chart_below_it() -> None:
    home = service()
    async with at(home, seeds.reached(home), size=(844, 390)) as app:
        texts = app.texts()
        assert texts.count("Sheet") == 1
        assert texts.index("Ola") < texts.index("Sheet") < texts.index("Totals")
        columns = app.controls(ft.Column, where=lambda each: each.scroll is not None)
        with_chart = [app.texts(each) for each in columns if "Totals" in app.texts(each)]
        assert with_chart
        assert all("Sheet" in texts for texts in with_chart)
        await turn(app, (390.0, 844.0))
        assert app.texts().count("Sheet") == 1


def test_neighbouring_numbers_are_at_least_a_digit_apart() -> None:
    style = kit.Style(Words("en"), scale=2.0)
    lines = ((12, 8, 15, 9),)
    assert number_role(style, lines, kit.TARGET) is None
    assert number_role(style, lines, 2 * kit.TARGET) is kit.BODY_STRONG
    assert number_role(kit.Style(Words("en")), lines, kit.TARGET) is kit.BODY_STRONG


@asynchronous
async def test_the_round_is_in_the_bar_only_where_it_needs_no_second_line() -> None:
    for scale, said in ((1.0, "Hearts · Round 2"), (2.0, "Hearts")):
        home = service()
        home.remember("setting.scale", scale)
        async with at(home, seeds.midway(home), size=(390, 844)) as app:
            assert said in app.texts()
            assert app.sees("Round 2: Przemo first"), "the wide button names it"


@asynchronous
async def test_the_end_names_the_rows_that_make_a_total() -> None:
    home = service()
    game = seeds.written(
        seeds.begun(home, rows=tuple(seeds.FARMS), options=Options()), tuple(seeds.FARMS.values())
    )
    give(game, EndGame())
    async with at(home, game) as app:
        assert app.sees("Roads: 12 · Cities: 20 · Cloisters: 9 · Farms: 6")


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("name", ["midway", "eight", "rows"])
@asynchronous
async def test_the_pad_breaks_no_word_and_has_its_tiles_beside_or_right_above_the_digits(
    name: str, scale: float, language: Language
) -> None:
    home = service(language=language)
    home.remember("setting.scale", scale)
    found: dict[tuple[int, int], list[str]] = {}
    game = getattr(seeds, name)(home)
    people, words = len(game.table.state.players), Words(language).of("tally")
    for size in SIZES:
        async with at(home, game, size=size) as app:
            await app.tap(app.tappable(words("next-write"), topmost=True))
            (digits,) = app.controls(
                ft.Column,
                where=lambda each: any(
                    isinstance(row, ft.Row) and app.texts(row) == ["6", "7", "8", "9", "0"]
                    for row in each.controls
                ),
            )
            tiles = app.texts(digits.controls[0])
            low = size == (844, 390)
            room = PINNED - kit.MARGIN if low else kit.sheet_room(kit.Style(Words(language), width=size[0]))
            if texts := [*broken(digits, room), *overflowing(digits, room)]:
                found[size] = texts
            if low:
                assert tiles == ["1", "2", "3", "4", "5"], "the tiles have the other column"
            else:
                assert len(tiles) == people
    assert found == {}


@asynchronous
async def test_the_only_other_action_is_as_wide_as_the_wide_button() -> None:
    home = service()
    home.remember("setting.scale", 2.0)
    async with at(home, seeds.reached(home), size=(390, 844)) as app:
        other = app.tappable("Go on: Round 4", ft.TextButton)
        assert other.expand
        (row,) = app.controls(ft.Row, where=lambda each: other in each.controls)
        assert not row.wrap


@asynchronous
async def test_the_verdict_in_large_text_leaves_room_for_the_scores() -> None:
    for size, scale, before in (((320, 640), 1.0, True), ((320, 640), 2.0, False), ((844, 390), 2.0, False)):
        home = service()
        home.remember("setting.scale", scale)
        async with at(home, seeds.finished(home), size=size) as app:
            texts = app.texts()
            (note,) = [text for text in texts if "43 points reached" in text]
            assert (texts.index(note) < texts.index("Magda")) == before
            turn = texts.index("Round 2: Przemo takes the lead for good.")
            assert (turn < texts.index("Magda")) == before
