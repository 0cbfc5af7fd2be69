"""Short pages, such as phones in landscape, and large text: a stage's main part keeps its place."""

from dataclasses import replace
from textwrap import wrap
from typing import Any, cast

import flet as ft
import pytest

from companion.ui.chromosome.radiation_prospect import SHARE_WIDTH
from companion.ui.core.slot import slot_height, writing
from companion.ui.core.style import Style
from companion.ui.game.here import AnyHere, Here
from companion.ui.shared.side_by_side import has_players
from companion.ui.shared.stage_page import stage_page, stage_style
from companion.ui.theme import TypeRole
from companion.ui.theme.measure import LARGE_TEXT
from companion.ui.theme.typography import BODY, HEADING, LABEL, LABEL_STRONG, MESSAGE
from companion.ui.widgets.frame import bottom_bar, words_fit
from companion.ui.widgets.pair import IN_ROW, writing_in_row
from companion.ui.widgets.press import face, plain
from companion.words import LANGUAGES, Language, Words

WORDS = Words("en")
LOW = Style(WORDS, width=844, low=True)


def text_of(control: ft.Control) -> ft.Text:
    assert isinstance(control, ft.Text)
    return control


@pytest.fixture(autouse=True)
def _no_message(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw nothing above the actions: outside a session no component can be drawn."""

    def nothing(_: object) -> ft.Control:
        return ft.Container()

    monkeypatch.setattr("companion.ui.shared.stage_page.Messages", nothing)


def page_of(style: Style) -> ft.Control:
    """Draw a stage with nothing but a button."""
    here: AnyHere = Here(stage_style(style), cast("Any", None), None)
    return stage_page(here, [], bottom_bar(here.style, [ft.Container()]))


@pytest.mark.parametrize("width", [560, 740, 844, 932])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_on_a_low_page_actions_stand_beside_what_they_are_about(width: int, scale: float) -> None:
    style = Style(WORDS, width=width, low=True, scale=scale)
    drawn = page_of(style)
    assert isinstance(drawn, ft.Row)
    beside = drawn.controls[1]
    assert isinstance(beside, ft.Container)
    assert beside.width == width - stage_style(style).width
    assert stage_style(style).width >= width / 2


@pytest.mark.parametrize("style", [Style(WORDS), Style(WORDS, width=740), Style(WORDS, width=1280)])
def test_on_a_higher_page_actions_stand_below(style: Style) -> None:
    assert isinstance(page_of(style), ft.Column)
    assert stage_style(style) == style


def test_on_a_low_page_the_stage_has_the_page_and_the_players_are_a_glance_away() -> None:
    assert not has_players(LOW, "battle")
    assert has_players(LOW, "table")
    assert has_players(Style(WORDS, width=844), "battle")


@pytest.mark.parametrize(
    ("title", "buttons", "fits"),
    [
        ("Division des cellules", 5, False),
        ("Division des cellules", 4, True),
        ("Déplacement et nourriture", 5, False),
        ("Environnement", 4, True),
        ("Mise en place", 5, True),
    ],
)
def test_a_bar_on_a_small_phone_has_no_more_buttons_than_leave_its_title_whole(
    title: str, buttons: int, fits: bool
) -> None:
    assert words_fit(Style(Words("fr"), width=320), title, buttons) is fits


@pytest.mark.parametrize("lines", [2, 3])
def test_large_text_that_may_break_is_never_cut(lines: int) -> None:
    said = "2 manches · fin à la dernière carte"
    assert text_of(Style(WORDS, scale=2.0).text(said, BODY, lines=lines)).max_lines is None
    assert text_of(Style(WORDS, scale=LARGE_TEXT).text(said, BODY, lines=lines)).max_lines == lines
    assert text_of(Style(WORDS, scale=2.0).text(said, BODY, lines=1)).max_lines == 1


def test_the_note_of_a_button_gives_way_to_its_words_in_large_text() -> None:
    style = Style(WORDS, scale=2.0)
    drawn = face(style, "Feed", style.palette.text, note="1 carcass is left")
    assert isinstance(drawn, ft.Column)
    words, note = (text_of(each).style for each in drawn.controls)
    assert words is not None
    assert note == LABEL.style(style.palette.text, LARGE_TEXT)


ROOM = 322
"""Width of a line in the message slot of a phone, beside a drawing."""
SPACES = "Self-destruct: 5 spaces left. "


@pytest.mark.parametrize(
    ("said", "role", "lines", "whole"),
    [
        (SPACES, LABEL_STRONG, 2, True),
        (SPACES * 2, LABEL_STRONG, 2, True),
        (SPACES * 4, MESSAGE, 3, True),
        (SPACES * 9, MESSAGE, 3, False),
    ],
)
def test_a_message_is_set_as_large_as_the_slot_has_room(
    said: str, role: TypeRole, lines: int, whole: bool
) -> None:
    assert writing(Style(WORDS), said, ROOM) == (role, lines, whole, 1.0)


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("times", range(1, 10))
@pytest.mark.parametrize("low", [False, True])
def test_every_way_to_set_a_message_is_as_high_as_the_slot_has_room(
    times: int, scale: float, *, low: bool
) -> None:
    style = Style(WORDS, scale=scale, low=low)
    set_as = writing(style, SPACES * times, ROOM)
    assert set_as.lines * set_as.role.height * set_as.role.size_at(set_as.scale) <= slot_height(style)


@pytest.mark.parametrize("scale", [1.25, 1.5, 2.0])
@pytest.mark.parametrize("times", range(1, 5))
def test_a_message_grows_with_the_text_and_its_slot_with_it_as_long_as_it_stays_whole(
    times: int, scale: float
) -> None:
    usual, large = Style(WORDS), Style(WORDS, scale=scale)
    assert slot_height(large) == scale * slot_height(usual)
    before, set_as = writing(usual, SPACES * times, ROOM), writing(large, SPACES * times, ROOM)
    assert set_as.whole
    assert set_as.role.size_at(set_as.scale) >= before.role.size_at(1)
    alike = writing(large, SPACES * times, ROOM * scale)
    assert (alike.role, alike.scale) == (before.role, scale), "in a place that has grown as well"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_narrow_button_are_whole_on_two_lines_of_a_small_phone(language: Language) -> None:
    words = Words(language)
    assert len(wrap(words("party-close-window"), 14)) <= 2
    assert len(wrap(words.of("soup")("movement-starves", drifts="yes"), 8)) <= 2
    assert len(wrap(words.of("soup")("movement-stay"), 10)) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_survival_that_is_certain_is_written_out(language: Language) -> None:
    certain = Words(language).percent(1)
    assert len(certain) * HEADING.size * 0.7 <= SHARE_WIDTH, certain


PAIR = ("Growth: 1\u00a0token, keep the turn", "Growth: 1\u00a0token, Przemo is done")
LONG_PAIR = (PAIR[0], "Growth: 1\u00a0token, Konstantynopolitańczykowianeczka is done")


def test_on_a_low_page_two_buttons_of_a_sheet_share_a_row_where_all_of_their_words_are_seen() -> None:
    assert writing_in_row(LOW, PAIR) == IN_ROW[0]
    assert writing_in_row(LOW, LONG_PAIR) is None


@pytest.mark.parametrize("style", [Style(WORDS), Style(WORDS, width=1280), replace(LOW, scale=2.0)])
def test_on_a_higher_page_and_in_large_text_they_stand_below_each_other(style: Style) -> None:
    assert writing_in_row(style, PAIR) is None


def test_two_lines_of_a_button_without_an_edge_are_whole_in_its_height() -> None:
    button = plain(Style(WORDS), "Redo: Konstantynopolitańczykowianeczka: building genes +1", print)
    assert isinstance(button, ft.TextButton)
    assert isinstance(button.style, ft.ButtonStyle)
    padding, height = button.style.padding, button.height
    assert isinstance(padding, ft.Padding)
    assert isinstance(height, int | float)
    assert height - padding.top - padding.bottom >= 2 * LABEL_STRONG.size * LABEL_STRONG.height
