"""No tap on a button that is not ready yet is lost in silence, on any screen of any game."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest

from companion.rules.chromosome.turns import EndTurn
from tests.browser.screens import SCREENS
from tests.loops import asynchronous
from tests.ui.fights import at, table
from tests.ui.harness import Harness, cover_of, held_time, is_off
from tests.ui.services import opened, service

BUTTONS = (ft.FilledButton, ft.OutlinedButton, ft.TextButton)
UNDER_WAY = [name for name, case in SCREENS.items() if case.game is not None and case.path == "game/{id}"]
READY = 1.2
"""Seconds after which every button hears."""


def off(app: Harness, inside: ft.Control | None = None) -> set[str]:
    """Return all that stands on each button that cannot be pressed."""
    buttons = [each for kind in BUTTONS for each in app.controls(kind, inside=inside)]
    return {" ".join(app.texts(each)) for each in buttons if is_off(each)}


def unready(app: Harness) -> list[ft.Stack]:
    """Return the places of buttons that do not hear yet, or lack something."""
    return app.controls(ft.Stack, where=lambda each: cover_of(each) is not None)


async def tap_on(app: Harness, place: ft.Stack) -> None:
    """Tap there: what lies over the buttons hears it."""
    cover = cover_of(place)
    assert cover is not None
    await app.fire(cover, "tap")


def answered(app: Harness, tapped: str) -> bool:
    """Whether an edge about what says that shows that a tap on it was felt."""
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
            early, entries, answers = off(app), game.table.length, set[str]()
            for place in unready(app):
                answers |= off(app, place)
                said = " ".join(app.texts(place))
                await tap_on(app, place)
                assert answered(app, said), said
            await asyncio.sleep(READY)
            await app.settle()
            assert game.table.length == entries, "what came too early did something"
            late = early - off(app) - answers
            assert late == set(), "buttons that became ready, on which a tap was lost before"


@asynchronous
async def test_a_tap_on_the_wide_button_while_something_is_missing_is_seen_to_be_felt() -> None:
    home, game = table(EndTurn(seat=0))
    async with at(home, game) as app:
        await app.tap("Battle")
        (place,) = [each for each in unready(app) if "Choose the defender" in app.texts(each)]
        with held_time():
            await tap_on(app, place)
            assert answered(app, "Choose the defender")
