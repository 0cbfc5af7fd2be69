"""The focus of a keyboard or a screen reader stays where it was pressed, on every screen of every game.

Flutter keeps the focus of a button while it is the same element: of the same key, in the same place of the
same elements, and not disabled meanwhile. What has gone hands its focus to the wide button that follows.
"""

from __future__ import annotations

import asyncio

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.game_service import GameService
from companion.open_game import OpenGame
from companion.rules.chromosome.turns import EndTurn
from companion.ui.core.tap_guard import GuardKey
from tests.browser.screens import SCREENS
from tests.loops import asynchronous
from tests.ui.fights import at, table
from tests.ui.harness import Harness, held_time, is_off
from tests.ui.services import service

UNPLAYABLE = ("table-clocks",)
"""Games whose journal is not their table's, for their looks alone."""

UNDER_WAY = [
    name
    for name, case in SCREENS.items()
    if case.game is not None and case.path == "game/{id}" and name not in UNPLAYABLE
]


def begun(name: str) -> tuple[GameService, OpenGame]:
    """Return the game of a screen."""
    home, make = service(), SCREENS[name].game
    assert make is not None
    return home, make(home)


def guarded(app: Harness) -> list[BaseControl]:
    """Return the buttons that have a key of their guard."""
    return app.controls(where=lambda each: isinstance(each.key, GuardKey))


def element(control: BaseControl | None) -> tuple[object, ...]:
    """Return what the client knows a control by: its key, or else its number, and those that it lies in."""
    if control is None:
        return ()
    key = str(control.key) if control.key is not None else control._i  # pyright: ignore[reportPrivateUsage]
    return (type(control).__name__, key, *element(control.parent))


def takes_focus(app: Harness) -> bool:
    """Return whether something takes the focus where nothing has it."""
    return bool(app.controls(where=lambda each: bool(getattr(each, "autofocus", False))))


def said(app: Harness, control: BaseControl) -> str:
    return " ".join((*app.texts(control), *app.labels(control)))


@pytest.mark.parametrize("name", UNDER_WAY)
@asynchronous
async def test_the_focus_stays_on_a_pressed_button_or_goes_to_the_next_wide_one(name: str) -> None:
    home, game = begun(name)
    async with at(home, game) as app:
        places = len([each for each in guarded(app) if not is_off(each)])
    for place in range(places):
        home, game = begun(name)
        async with at(home, game) as app:
            button = [each for each in guarded(app) if not is_off(each)][place]
            words, before = said(app, button), element(button)
            with held_time():
                await app.tap(button)
                now = {element(each): each for each in guarded(app)}
                if before in now:
                    assert not getattr(now[before], "disabled", False), f"{words} loses the focus"
                elif now and (
                    str(button.key) == "wide" or words in {said(app, each) for each in now.values()}
                ):
                    assert takes_focus(app), f"after {words} nothing has the focus"


@asynchronous
async def test_a_button_that_does_not_hear_yet_keeps_the_focus() -> None:
    home, game = table()
    async with at(home, game) as app:
        before = element(app.one(ft.FilledButton))
        with held_time():
            await app.tap("Next: Tomek")
            button = app.one(ft.FilledButton)
            assert is_off(button)
            assert not button.disabled
            assert element(button) == before
            await asyncio.sleep(0.41)
            await app.settle()
            assert not is_off(app.one(ft.FilledButton))
            assert element(app.one(ft.FilledButton)) == before


@asynchronous
async def test_a_press_on_what_a_slow_phone_still_shows_reaches_nothing() -> None:
    home, game = table()
    async with at(home, game) as app:
        shown = app.one(ft.FilledButton)
        game.submit(EndTurn(seat=0))
        await app.settle()
        assert app.one(ft.FilledButton)._i != shown._i  # pyright: ignore[reportPrivateUsage]
        await app.fire(shown, "click")
        assert game.table.state.active == 1


@asynchronous
async def test_a_second_press_of_the_enter_key_does_no_second_thing() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            await app.tap("Next: Tomek")
            await asyncio.sleep(0.2)
            await app.fire(app.one(ft.FilledButton), "click")
        assert game.table.state.active == 1
