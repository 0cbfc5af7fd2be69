"""No word of a title is broken: not in a bar, a heading or a sheet, in any language, on any phone."""

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any, cast

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.turns import EndPhase
from companion.rules.kernel import SeatInfo
from companion.ui.core.style import SMALLEST, Style
from companion.ui.games import ui_of
from companion.ui.shared.player_table import table_head
from companion.ui.shared.side_by_side import BUTTONS
from companion.ui.shared.turn_band import band
from companion.ui.theme.letters import longest_word, width_of
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, MARGIN, TARGET
from companion.ui.theme.typography import HEADING, LABEL, LABEL_STRONG, TITLE
from companion.ui.widgets.counter import CAPSULE, PICTURE, number_row
from companion.ui.widgets.frame import bar, headline, sheet_head, words_fit
from companion.ui.widgets.odds import OddsShare, odds_bar
from companion.ui.widgets.press import primary
from companion.words import LANGUAGES, Language, Words
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.loops import asynchronous
from tests.ui.games import shown
from tests.ui.harness import Harness
from tests.ui.room import cut
from tests.ui.services import opened, service
from tests.words.catalogue import catalogue

WIDTHS = (320, 360, 390)
SCALES = (1.0, 1.25, 1.5, 2.0)
STAGES = {key: shown(key).titles for key in GAMES}
"""Titles that share a bar with a question mark, "See the table", undo and the menu."""
SCREENS = (
    "home-rules",
    "home-new-game",
    "home-odds",
    "home-settings",
    "games-title",
    "table-journal",
    "chart-title",
)
"""Titles that share a bar only with the way back."""


def texts_of(control: object) -> Iterator[ft.Text]:
    """Yield every text below a control, before it is on a page."""
    if isinstance(control, ft.Text):
        yield control
    for name in ("content", "controls"):
        below: object = getattr(control, name, None)
        for each in cast("list[object]", below) if isinstance(below, list) else [below]:
            if isinstance(each, ft.Control):
                yield from texts_of(each)


def width_of_longest(text: ft.Text) -> float:
    """Return the width of a text's longest word, in logical pixels."""
    assert isinstance(text.style, ft.TextStyle)
    assert text.style.size is not None
    return longest_word(text.value) * text.style.size


@pytest.mark.parametrize(("language", "width"), tuple(product(LANGUAGES, WIDTHS)))
def test_no_word_of_a_bars_title_breaks_beside_its_buttons(language: Language, width: int) -> None:
    words, wrong = Words(language), list[str]()
    for scale in SCALES:
        style = Style(words, width=width, scale=scale)
        for game, keys in STAGES.items():
            for title in (words.of(game)(key) for key in keys):
                buttons = BUTTONS + 1 - (not words_fit(style, title, BUTTONS + 1))
                top = bar(style, title, on_back=print, actions=[ft.Container()] * (buttons - 1))
                (text,) = texts_of(top)
                if width_of_longest(text) > width - 2 * GAP_SMALL - TARGET * buttons + 0.01:
                    wrong.append(f"{title} at {scale}")
        for title in (words(key) for key in SCREENS):
            (text,) = texts_of(bar(style, title, on_back=print))
            if width_of_longest(text) > width - 2 * GAP_SMALL - TARGET + 0.01:
                wrong.append(f"{title} at {scale}")
    assert wrong == []


@pytest.mark.parametrize(("language", "width"), tuple(product(LANGUAGES, (360, 390))))
def test_the_titles_of_all_bars_have_one_size(language: Language, width: int) -> None:
    words = Words(language)
    titles = {words.of(game)(key) for game, keys in STAGES.items() for key in keys}
    small = dict[str, float]()
    for title in titles:
        style = Style(words, width=width)
        buttons = BUTTONS + 1 - (not words_fit(style, title, BUTTONS + 1))
        top = bar(style, title, on_back=print, actions=[ft.Container()] * (buttons - 1))
        (text,) = texts_of(top)
        if size(text) != TITLE.size:
            small[title] = size(text)
    assert small == {}


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bars_title_grows_with_the_text_until_its_two_lines_are_full(
    language: Language, scale: float
) -> None:
    words, small = Words(language), list[str]()
    style = Style(words, width=390, scale=scale)
    titles = (words.of(game)(key) for game, keys in STAGES.items() for key in keys)
    for title in (*(words(key) for key in SCREENS), *titles):
        top = bar(style, title, on_back=print)
        (text,) = texts_of(top)
        assert isinstance(top, ft.Container)
        assert isinstance(text.style, ft.TextStyle)
        lines = 2 * size(text) * float(text.style.height or 0)
        assert lines <= float(top.height or 0), title
        room = 390 - 2 * GAP_SMALL - TARGET
        larger = TITLE.size_at(scale) if size(text) < TITLE.size_at(scale) else 0
        if larger and longest_word(title) * (size(text) + 1) < room and width_of(title) * size(text) < room:
            small.append(f"{title}: {size(text)}")
    assert small == []


@pytest.mark.parametrize(("scale", "width"), tuple(product(SCALES, WIDTHS)))
def test_a_heading_has_smaller_letters_rather_than_a_broken_word(scale: float, width: int) -> None:
    style = Style(Words("pl"), width=width, scale=scale)
    for said in ("Promieniowanie", "Sprawdzanie skażenia", "Konstantynopolitańczykowianeczka"):
        (text,) = texts_of(headline(style, said))
        assert width_of_longest(text) <= width - 2 * MARGIN
    (text,) = texts_of(headline(style, "Koniec gry"))
    assert text.style == HEADING.style(style.palette.text, scale)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_title_of_a_sheet_is_whole_beside_all_its_buttons(width: int) -> None:
    style = Style(Words("pl"), width=width)
    title, actions = "Promieniowanie i odporność", [ft.Container()]
    drawn = sheet_head(style, title, "", ft.Container(), print, print, actions)
    (text,) = texts_of(drawn)
    assert width_of_longest(text) <= width - 4 * TARGET


def test_the_width_of_a_word_counts_slim_and_broad_letters_and_keeps_a_number_with_its_noun() -> None:
    assert width_of("ill") < width_of("cos") < width_of("mmm")
    assert width_of("Ż") == width_of("Z")
    assert longest_word("2\u00a0groups of") == width_of("2\u00a0groups")


def in_radiation(home: GameService) -> OpenGame:
    """Full detail, two areas, the radiation phase."""
    game = seeds.midway(home, "full")
    return seeds.give(game, AddArea(cubes=2, room="12"), AddArea(cubes=2, room="7"), EndPhase())


TABLES: dict[str, Callable[[GameService], OpenGame]] = {
    "radiation": in_radiation,
    "crew": carnomorph_seeds.midway,
    "crew-check": carnomorph_seeds.in_check,
    "soup": soup_seeds.midway,
}


@pytest.mark.in_turn
@pytest.mark.parametrize(("name", "language"), tuple(product(TABLES, LANGUAGES)))
@asynchronous
async def test_no_word_of_a_tables_headings_is_wider_than_the_page(name: str, language: Language) -> None:
    home = service(language=language)
    game = TABLES[name](home)
    for width in WIDTHS:
        async with opened(home, f"/game/{game.id}", size=(float(width), 640.0)) as app:
            peek = Words(language)("table-peek")
            if any(peek == label for label in app.labels()):
                await app.tap(peek)
            found = headings(app)
            assert found, "a page has headings"
            for text in found:
                assert width_of_longest(text) <= width - 2 * MARGIN, text.value


@pytest.mark.parametrize(("game", "language"), tuple(product(GAMES, LANGUAGES)))
def test_the_words_above_the_columns_of_a_table_are_whole(game: str, language: Language) -> None:
    keys = catalogue(language).scope(game)
    ends = [key.removeprefix("column-") for key in keys if key.startswith("column-")]
    if not ends:
        pytest.skip("its table has no columns of numbers under words")
    for width, scale in product(WIDTHS, (1.0, 1.25)):
        style = Style(Words(language).of(game), width=width, scale=scale)
        drawn = table_head(style, tuple(ends))
        assert [text.value for text in texts_of(drawn)] == [style.words(f"column-{each}") for each in ends]
        assert cut(drawn, width) == []


def here_in(game: str, style: Style) -> Any:
    """Return as much of a game's table as the band needs."""
    context = SimpleNamespace(ui=ui_of(game))
    return SimpleNamespace(style=style, palette=style.palette, words=style.words, context=context)


@pytest.mark.parametrize(
    ("name", "scales"), [("Magda", SCALES), ("Przemo", SCALES), ("Wierzchosława", (1.0,))]
)
@pytest.mark.parametrize("game", GAMES)
def test_the_band_has_a_name_of_usual_length_whole_beside_the_next_one(
    game: str, name: str, scales: tuple[float, ...]
) -> None:
    for width, scale, language in product(WIDTHS, scales, LANGUAGES):
        style = Style(Words(language).of(game), width=width, scale=scale)
        drawn = band(here_in(game, style), SeatInfo(name=name), SeatInfo(name="Ola", colour=1, shape=1))
        assert [text.value for text in texts_of(drawn)] == [name, style.words("band-next"), "Ola"]
        # On the narrowest page the largest text has no room for the next player's name.
        next_one = (style.words("band-next"), "Ola") if (width, scale) == (320, 2.0) else ()
        found = [each for each in cut(drawn, width) if not each.startswith(next_one)]
        assert found == [], (width, scale)


def test_a_name_that_has_no_room_in_the_band_is_set_in_the_smallest_letters() -> None:
    here = here_in(next(iter(GAMES)), Style(Words("pl"), width=390))
    name, *_ = texts_of(band(here, SeatInfo(name="Konstantynopolitańczykowianeczka z Miasta"), None))
    assert size(name) == LABEL_STRONG.size


def headings(app: Harness) -> list[ft.Text]:
    """Return everything that a screen reader can jump to."""
    return [
        text
        for heading in app.controls(ft.Semantics, where=lambda node: bool(node.header))
        for text in app.controls(ft.Text, inside=heading)
    ]


@pytest.mark.parametrize(("language", "width"), tuple(product(LANGUAGES, WIDTHS)))
def test_no_word_below_a_bar_of_odds_breaks(language: Language, width: int) -> None:
    words = Words(language).of("chromosome")
    thirds = [words("battle-wins", player="Tomek"), words("battle-tie"), words("battle-wins", player="Ola")]
    for scale in SCALES:
        style = Style(words, width=width, scale=scale)
        shares = [OddsShare(Fraction(1, 3), said, "#000000", "#000000") for said in thirds]
        room = (width - 2 * MARGIN - 2 * GAP_SMALL - 2 * GAP) / 8
        drawn = [text for text in texts_of(odds_bar(style, shares, label="")) if text.value in thirds]
        assert len(drawn) == 3
        for text, units in zip(drawn, (3, 2, 3), strict=True):
            assert width_of_longest(text) <= room * units + 0.01, (text.value, scale)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", ["Wierzchosława", "Wierzchosława z Nowego Miasta", "Konstantynopolitańczyk"])
def test_no_name_is_broken_on_a_wide_button_or_beside_a_number(name: str, width: int) -> None:
    style = Style(Words("pl").of("chromosome"), width=width)
    button = primary(style, style.words("special-confirm-whom", action="Przejęcie", player=name), None)
    inner = width - 2 * MARGIN - 2 * GAP_WIDE
    widths = [longest_word(text.value) * size(text) for text in texts_of(button)]
    assert widths
    assert max(widths) <= inner
    capsule = ft.Container(width=CAPSULE)
    row = number_row(style, name, capsule, picture=ft.Container(width=PICTURE))
    beside = width - 2 * MARGIN - CAPSULE - PICTURE - 2 * GAP_WIDE
    (title,) = texts_of(row)
    assert longest_word(title.value) * size(title) <= beside or size(title) == SMALLEST


def size(text: ft.Text) -> float:
    """Return the size of a text's letters."""
    assert isinstance(text.style, ft.TextStyle)
    assert text.style.size is not None
    return float(text.style.size)


@pytest.mark.parametrize("scale", SCALES)
def test_the_head_of_a_sheet_grows_with_the_text(scale: float) -> None:
    note = "14 pkt"
    drawn = sheet_head(
        Style(Words("pl"), width=390, scale=scale), "Magda", note, None, lambda: None, None, ()
    )
    sizes = {text.value: text.style.size for text in texts_of(drawn) if text.style}
    assert sizes == {"Magda": TITLE.size_at(scale), note: LABEL.size_at(scale)}
