"""A tap that comes twice acts once: where a button comes to mean something else under the finger."""

from __future__ import annotations

import asyncio

import flet as ft
import pytest

from companion.rules.chromosome import commands as cmd
from tests.loops import asynchronous
from tests.ui.fights import at, can_press, table
from tests.ui.harness import Harness, held_time


async def tap_twice_within(app: Harness, name: str, seconds: float) -> None:
    """Tap the wide button of that name and the same place once more, so many seconds later."""
    with held_time():
        await app.tap(name)
        await asyncio.sleep(seconds)
        await app.settle()
        for button in app.controls(ft.FilledButton):
            await app.fire(button, "click")


@asynchronous
async def test_who_is_next_tapped_twice_skips_nobody() -> None:
    home, game = table()
    async with at(home, game) as app:
        await app.tap_twice("Next: Tomek")
        assert game.table.state.active == 1


@pytest.mark.parametrize("seconds", [0.05, 0.39])
@asynchronous
async def test_a_second_tap_on_what_stands_there_now_skips_nobody(seconds: float) -> None:
    home, game = table()
    async with at(home, game) as app:
        await tap_twice_within(app, "Next: Tomek", seconds)
        assert game.table.state.active == 1
        assert not app.controls(ft.SnackBar)


@asynchronous
async def test_a_button_that_has_changed_looks_so_until_it_hears_again() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            await app.tap("Next: Tomek")
            assert not can_press(app, "Next: Przemo")
            await asyncio.sleep(0.41)
            await app.settle()
        await app.tap("Next: Przemo")
        assert game.table.state.active == 2


@asynchronous
async def test_pass_tapped_twice_passes_one_player() -> None:
    home, game = table()
    async with at(home, game) as app:
        await app.tap_twice("Pass")
        assert [player.passed for player in game.table.state.players] == [True, False, False, False]


@asynchronous
async def test_a_button_that_somebody_else_changes_is_deaf_for_longer() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            game.submit(cmd.EndTurn(seat=0))
            await app.settle()
            await asyncio.sleep(0.5)
            await app.settle()
            assert not can_press(app, "Next: Przemo")
            await asyncio.sleep(0.21)
            await app.settle()
            assert can_press(app, "Next: Przemo")
