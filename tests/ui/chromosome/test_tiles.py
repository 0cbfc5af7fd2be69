"""The actions of a turn are tiles on the table if a page has room; otherwise the wide button opens them."""

import flet as ft
import pytest

from companion.rules.chromosome.actions import Impulse
from companion.ui.chromosome.table.player_line import FEW, columns
from companion.ui.core.style import Style
from companion.ui.shared.player_table import has_table, name_room
from companion.ui.theme.letters import width_of
from companion.ui.theme.typography import MESSAGE
from companion.words import LANGUAGES, Language, Words
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Harness
from tests.ui.room import broken, cut, shortened
from tests.ui.services import at, on_top
from tests.ui.test_rights import TOMEK, phone, sit, strict

ACTIONS = ("growth", "evolution", "spark", "impulse")
TILES = {"Growth", "Evolution", "Spark", "Impulse"}
WIDE_BUTTON = "Action: Magda"
PALETTE = Style(Words("en")).palette


def names(app: Harness) -> list[str]:
    """Return the first text of every text button."""
    return [texts[0] for button in app.controls(ft.TextButton) if (texts := app.texts(button))]


def look_of(app: Harness, words: str) -> tuple[str, str]:
    """Return the fill and the edge of the wide button with these words."""
    button = app.tappable(words, ft.FilledButton)
    assert isinstance(button.style, ft.ButtonStyle)
    assert isinstance(button.style.bgcolor, dict)
    assert isinstance(button.style.side, dict)
    default = ft.ControlState.DEFAULT
    return str(button.style.bgcolor[default]), str(button.style.side[default].color)


@pytest.mark.parametrize(
    ("size", "scale", "tiles"),
    [
        ((390, 844), 1.0, True),
        ((390, 844), 1.25, True),
        ((390, 844), 1.5, False),
        ((360, 640), 1.0, True),
        ((360, 640), 1.25, True),
        ((340, 640), 1.0, False),
        ((320, 640), 1.0, False),
        ((740, 360), 1.0, False),
        ((844, 390), 1.0, False),
        ((768, 1024), 1.0, True),
        ((1280, 800), 1.0, True),
        ((1280, 800), 1.5, False),
    ],
)
@asynchronous
async def test_a_page_has_either_the_tiles_and_an_outlined_button_or_the_battle_and_a_full_one(
    size: tuple[float, float], scale: float, tiles: bool
) -> None:
    home, game = table(settings={"scale": scale})
    async with at(home, game, size=size) as app:
        found = names(app)
        assert TILES & set(found) == (TILES if tiles else set())
        assert [found.count(name) for name in ("Spark", "Battle")] == ([1, 0] if tiles else [0, 1])
        fill, edge = look_of(app, WIDE_BUTTON)
        assert fill == (PALETTE.ground if tiles else PALETTE.accent)
        assert (edge == PALETTE.outline) is tiles


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.25])
@asynchronous
async def test_the_words_of_the_tiles_are_whole_on_a_small_phone(scale: float, language: Language) -> None:
    home, game = table(settings={"scale": scale, "language": language})
    titles = {Words(language).of("chromosome")(f"action-{key}") for key in ACTIONS}
    for width in (360, 390):
        async with at(home, game, size=(width, 740)) as app:
            drawn = app.controls(ft.TextButton, where=lambda each: bool(titles & set(app.texts(each))))
            assert len(drawn) == len(titles)
            page = on_top(app)
            said = tuple(text for each in drawn for text in app.texts(each) if not text.isdigit())
            wrong = [*cut(page, width), *broken(page, width), *shortened(page, width)]
            assert [each for each in wrong if each.startswith(said)] == []


@asynchronous
async def test_once_the_action_is_taken_the_tiles_are_gone_and_the_button_that_ends_the_turn_is_full() -> (
    None
):
    home, game = table(Impulse(seat=0))
    async with at(home, game) as app:
        assert not TILES & set(names(app))
        assert look_of(app, "Magda is done")[0] == PALETTE.accent


@asynchronous
async def test_the_wide_button_carries_the_sign_of_who_taps_it_and_names_who_follows_below() -> None:
    home, game = table(Impulse(seat=0))
    async with at(home, game) as app:
        button = app.tappable("Magda is done", ft.FilledButton)
        assert app.texts(button) == ["Magda is done", "next: Tomek"]
        discs = app.controls(ft.Container, inside=button, where=lambda each: each.border_radius is not None)
        assert [disc.bgcolor for disc in discs] == [PALETTE.players[game.seats[0].colour]]


@asynchronous
async def test_a_guest_has_no_tiles_for_the_turn_of_another() -> None:
    party, game = strict()
    async with phone(party, game, sit(party, game, TOMEK)) as app:
        assert not {*TILES, "Battle"} & set(names(app))


@pytest.mark.parametrize(
    ("width", "scale", "table"),
    [(390, 1.25, True), (390, 1.5, False), (1280, 1.5, False), (320, 1.0, True), (319, 1.0, False)],
)
def test_a_table_needs_the_width_of_a_small_phone_and_text_that_is_not_large(
    width: int, scale: float, table: bool
) -> None:
    assert has_table(Style(Words("en").of("chromosome"), width=width, scale=scale), FEW) is table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.25])
@pytest.mark.parametrize("width", [320, 360, 390, 430])
def test_the_columns_leave_a_name_its_place(width: int, scale: float, language: Language) -> None:
    style = Style(Words(language).of("chromosome"), width=width, scale=scale)
    found, least = columns(style, timed=False), width_of("Magda") * MESSAGE.size_at(scale)
    assert has_table(style, found) is ((width, scale) != (320, 1.25)), "there each player has a row"
    if has_table(style, found):
        assert min(name_room(style, found), name_room(style, columns(style, timed=True))) >= least
