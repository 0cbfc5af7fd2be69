"""On a folded phone, 280 pixels wide, names are whole; with 160 pixels above a keyboard, bars make way."""

from collections.abc import Callable

import flet as ft
import pytest
from flet.components.component import Component, Renderer

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.ui.core.style import Style
from companion.ui.widgets.frame import page_view
from companion.words import LANGUAGES, Language, Words
from tests.games import each_midway
from tests.loops import asynchronous
from tests.ui.harness import Harness
from tests.ui.room import cut
from tests.ui.services import on_top, opened, service
from tests.ui.test_turned import turn

FOLDED = (280.0, 653.0)
NAMES = ("Magda", "Tomek", "Przemo", "Ola")


def cut_names(app: Harness) -> list[str]:
    """Return the names of players that end in an ellipsis."""
    return [text for text in cut(on_top(app), FOLDED[0]) if text.split(" (")[0] in NAMES]


@pytest.mark.in_turn
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clocks", [False, True])
@each_midway
@asynchronous
async def test_every_name_at_a_table_is_whole_on_a_folded_phone(
    seed: Callable[[GameService], OpenGame], language: Language, clocks: bool
) -> None:
    home = service(language=language)
    game = seed(home)
    if clocks:
        home.remember("setting.clock", clocks)
    async with opened(home, f"/game/{game.id}") as app:
        await turn(app, FOLDED)
        assert cut_names(app) == []


@pytest.mark.parametrize("cramped", [False, True])
def test_above_a_keyboard_the_bars_make_way_and_the_controls_stay_the_same(cramped: bool) -> None:
    top, body, bottom = ft.Text("top"), ft.Text("body"), ft.Text("bottom")
    with Renderer().with_context():
        view = page_view(Style(Words("en"), cramped=cramped), "/", top, body, bottom=bottom)
    safe = view.controls[0]
    assert isinstance(safe, ft.SafeArea)
    below_pad = safe.content
    assert isinstance(below_pad, Component)
    column = below_pad.args[1]
    assert isinstance(column, ft.Column)
    held = [(each.content, each.height) for each in column.controls if isinstance(each, ft.Container)]
    height = 0 if cramped else None
    assert held == [(top, height), (body, None), (bottom, height)]
