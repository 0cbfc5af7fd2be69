"""A tap on a button that is not ready yet is always acknowledged, on any screen of any game."""

import asyncio

import flet as ft
import pytest

from companion.rules.chromosome.turns import EndTurn
from tests.browser.screens import SCREENS
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Harness, held_time
from tests.ui.services import at, opened, service

BUTTONS = (ft.FilledButton, ft.OutlinedButton, ft.TextButton)
UNDER_WAY = [name for name, case in SCREENS.items() if case.game is not None and case.path == "game/{id}"]
READY = 1.2
"""Seconds after which every button responds to taps."""


def off(app: Harness, inside: ft.Control | None = None) -> dict[str, ft.Control]:
    """Return the buttons that cannot be pressed, by their words."""
    return {
        " ".join(app.texts(each)): each
        for kind in BUTTONS
        for each in app.controls(kind, inside=inside)
        if each.disabled
    }


def grounds(app: Harness) -> list[ft.GestureDetector]:
    """Return the controls that catch taps on buttons that are not ready; a refused button says why itself."""
    return app.controls(
        ft.GestureDetector,
        where=lambda each: each.on_tap is not None and isinstance(each.content, ft.Container),
    )


def answered(app: Harness, tapped: str) -> bool:
    """Return whether an edge around these words shows that a tap was noticed."""
    edges = app.controls(ft.Container, where=lambda box: box.foreground_decoration is not None)
    return any(" ".join(app.texts(edge)) == tapped for edge in edges)


@pytest.mark.parametrize("name", UNDER_WAY)
@asynchronous
async def test_a_tap_on_a_button_that_is_not_ready_yet_is_answered(name: str) -> None:
    home = service()
    make = SCREENS[name].game
    assert make is not None
    game = make(home)
    with held_time():
        async with opened(home, f"/game/{game.id}") as app:
            early = off(app)
            answers = {words: ground for ground in grounds(app) for words in off(app, ground)}
            entries = game.table.length
            for ground in {id(each): each for each in answers.values()}.values():
                said = " ".join(app.texts(ground))
                await app.fire(ground, "tap")
                assert answered(app, said), said
            await asyncio.sleep(READY)
            await app.settle()
            assert game.table.length == entries, "what came too early did something"
            late = early.keys() - off(app).keys() - answers.keys()
            assert late == set(), "buttons that became ready, on which a tap was lost before"


@asynchronous
async def test_a_tap_on_the_wide_button_while_something_is_missing_is_seen_to_be_felt() -> None:
    home, game = table(EndTurn(seat=0))
    async with at(home, game) as app:
        await app.tap("Spark")
        (ground,) = [each for each in grounds(app) if "Choose the defender" in app.texts(each)]
        with held_time():
            await app.fire(ground, "tap")
            assert answered(app, "Choose the defender")
