"""A double tap acts once, even if the button under the finger has changed its meaning between the taps."""

import asyncio
from types import SimpleNamespace

import flet as ft
import pytest

from companion.rules.chromosome.turns import EndTurn
from companion.ui.core import tap_guard
from companion.ui.core.tap_guard import STALL
from tests.loops import asynchronous
from tests.ui.fights import can_press, table
from tests.ui.harness import Harness, held_time
from tests.ui.services import at


async def tap_twice_within(app: Harness, name: str, seconds: float) -> None:
    """Tap the wide button of that name, and its place again this many seconds later."""
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
        await app.tap_twice("Magda is done")
        assert game.table.state.active == 1


@pytest.mark.parametrize("seconds", [0.05, 0.39])
@asynchronous
async def test_a_second_tap_on_what_stands_there_now_skips_nobody(seconds: float) -> None:
    home, game = table()
    async with at(home, game) as app:
        await tap_twice_within(app, "Magda is done", seconds)
        assert game.table.state.active == 1
        assert not app.controls(ft.SnackBar)


@asynchronous
async def test_a_button_that_has_changed_looks_so_until_it_hears_again() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            await app.tap("Magda is done")
            assert not can_press(app, "Tomek is done")
            await asyncio.sleep(0.41)
            await app.settle()
        await app.tap("Tomek is done")
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
            game.submit(EndTurn(seat=0))
            await app.settle()
            await asyncio.sleep(0.5)
            await app.settle()
            assert not can_press(app, "Tomek is done")
            await asyncio.sleep(0.21)
            await app.settle()
            assert can_press(app, "Tomek is done")


@asynchronous
async def test_a_button_opens_though_no_timer_is_ever_on_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(seconds: float) -> None:
        await asyncio.sleep(seconds + 2 * STALL)

    home, game = table()
    async with at(home, game) as app:
        await asyncio.sleep(1)
        monkeypatch.setattr(tap_guard, "asyncio", SimpleNamespace(sleep=late))
        with held_time():
            await app.tap("Magda is done")
            await asyncio.sleep(3)
            await app.settle()
            assert can_press(app, "Tomek is done")


SORRY = "The table has just changed: look, then tap again."


def marked(app: Harness) -> bool:
    """Return whether an edge shows that a button was tapped too early."""
    return bool(app.controls(ft.Container, where=lambda box: box.foreground_decoration is not None))


async def tap_early(app: Harness, button: str) -> None:
    """Tap a button that cannot be pressed yet: the control around it gets the tap."""
    await app.fire(ground(app, button), "tap")


def ground(app: Harness, button: str) -> ft.GestureDetector:
    """Return the control around that button."""
    found = app.controls(
        ft.GestureDetector, where=lambda each: each.on_tap is not None and button in app.texts(each)
    )
    assert len(found) == 1
    return found[0]


@asynchronous
async def test_a_tap_that_comes_too_early_is_seen_to_be_felt_and_does_nothing() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            await app.tap("Magda is done")
            assert not marked(app)
            await asyncio.sleep(0.2)
            await tap_early(app, "Tomek is done")
            assert marked(app)
            await asyncio.sleep(0.41)
            await app.settle()
            assert not marked(app)
        assert game.table.state.active == 1
        assert not app.controls(ft.SnackBar)


@asynchronous
async def test_a_tap_whose_time_has_come_counts_though_the_button_does_not_look_so_yet() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            await app.tap("Magda is done")
            around = ground(app, "Action: Tomek")
            await asyncio.sleep(0.61)
            await app.fire(around, "tap")
            assert not marked(app)
        assert app.labels().count("Close") == 1


@asynchronous
async def test_the_second_of_two_taps_that_the_wire_held_up_skips_nobody() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            await app.tap("Magda is done")
            around = ground(app, "Tomek is done")
            await asyncio.sleep(0.5)
            await app.fire(around, "tap")
            assert marked(app)
        assert game.table.state.active == 1


@asynchronous
async def test_a_tap_on_what_somebody_else_has_just_changed_is_told_so() -> None:
    home, game = table()
    async with at(home, game) as app:
        with held_time():
            game.submit(EndTurn(seat=0))
            await app.settle()
            await asyncio.sleep(0.5)
            await tap_early(app, "Tomek is done")
        assert game.table.state.active == 1
        assert app.texts(app.one(ft.SnackBar)) == [SORRY]


@asynchronous
async def test_a_tap_on_something_that_has_gone_is_told_so_unless_it_is_the_second_of_two() -> None:
    home, game = table()
    async with at(home, game) as app:
        gone = 10**6
        with held_time():
            await app.tap("Magda is done")
            await app.session.dispatch_event(gone, "click", None)
            await app.settle()
            assert not app.controls(ft.SnackBar)
            await asyncio.sleep(0.41)
            await app.session.dispatch_event(gone, "click", None)
            await app.settle()
        assert app.texts(app.one(ft.SnackBar)) == [SORRY]
        assert game.table.state.active == 1
