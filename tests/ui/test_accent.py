"""Each game has its accent on its own screens, the app has its own everywhere else."""

from typing import Any

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.rules.chromosome.actions import Impulse
from companion.rules.kernel import Command
from companion.ui.theme import PALETTES
from tests.loops import asynchronous
from tests.seeds import give
from tests.toy import people, registered
from tests.toy.petri_lanterns.rules import LANTERNS, Begin
from tests.ui.harness import PHONE, Harness
from tests.ui.services import opened, play, service

OF_THE_APP = {palette.accent for palette in PALETTES}
LIME = {palette.lime.ink for palette in PALETTES}


def fills(app: Harness) -> set[Any]:
    """Return the fill colours of the wide buttons."""
    found: set[Any] = set()
    for button in app.controls(ft.FilledButton):
        assert isinstance(button.style, ft.ButtonStyle)
        assert isinstance(button.style.bgcolor, dict)
        found.add(button.style.bgcolor[ft.ControlState.DEFAULT])
    return found


@asynchronous
async def test_a_game_shows_its_accent_at_its_table_and_nowhere_else() -> None:
    with registered():
        home = service()
        game = home.begin(LANTERNS.key, Begin(players=people("Ola", "Jan")))
        assert isinstance(game, OpenGame)
        async with opened(home, f"/game/{game.id}") as app:
            assert fills(app)
            assert fills(app) <= LIME
            await app.go("/")
            assert fills(app)
            assert fills(app) <= OF_THE_APP


@pytest.mark.parametrize(("size", "before"), [((740.0, 360.0), ()), (PHONE, (Impulse(seat=0),))])
@asynchronous
async def test_another_game_keeps_the_apps_accent(
    size: tuple[float, float], before: tuple[Command, ...]
) -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    give(game, *before)  # on an upright page the wide button is filled once the action is taken
    async with opened(home, f"/game/{game.id}", size=size) as app:
        assert fills(app)
        assert fills(app) <= OF_THE_APP


def of_the_chosen(app: Harness) -> Any:
    """Return the fill colour of the chosen option in the row of games."""
    chosen = [each.content for each in app.controls(ft.Semantics) if each.selected]
    fills = [
        button.style.bgcolor[ft.ControlState.DEFAULT]
        for button in chosen
        if isinstance(button, ft.TextButton)
        and isinstance(button.style, ft.ButtonStyle)
        and isinstance(button.style.bgcolor, dict)
    ]
    return fills[0]


@pytest.mark.parametrize("page", ["/new", "/calculators"])
@asynchronous
async def test_where_a_game_is_chosen_the_chosen_one_shows_its_own_accent(page: str) -> None:
    home = service()
    with registered():
        for key, accents in ((LANTERNS.key, LIME), ("chromosome", OF_THE_APP)):
            home.remember("setting.game", key)
            async with opened(home, page) as app:
                assert of_the_chosen(app) in accents


@asynchronous
async def test_what_is_chosen_and_the_signs_of_actions_are_not_in_the_accent_of_the_wide_button() -> None:
    home = service()
    game = play(home, "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}", size=PHONE) as app:
        await app.tap("Table menu")
        assert of_the_chosen(app) not in OF_THE_APP
        await app.tap("Close")
        for control in app.controls(ft.TextButton, where=lambda each: isinstance(each.style, ft.ButtonStyle)):
            assert isinstance(control.style, ft.ButtonStyle)
            colours = control.style.bgcolor
            assert not isinstance(colours, dict) or not OF_THE_APP & set(map(str, colours.values()))
