"""The starting player: drawn out of the dish if the lot decides, and not shown otherwise."""

import asyncio

import flet as ft

from companion.ui.core.tap_guard import HOLD
from tests.loops import asynchronous
from tests.ui.harness import held_time
from tests.ui.services import FOUR, opened, service_with


@asynchronous
async def test_who_starts_is_drawn_out_of_the_dish() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        with held_time():
            await app.tap("Start")
            assert app.sees("Who starts?")
        await app.until(lambda: not app.sees("Who starts?"))
        assert app.sees("Tomek starts")
        await app.until(lambda: not app.sees("To the table"))
        assert app.sees("Action: ")


@asynchronous
async def test_a_press_goes_from_the_lot_to_the_table() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        with held_time():
            await app.tap("Start")
            await asyncio.sleep(HOLD)
            await app.tap_twice("To the table")
        assert not app.sees("Who starts?")
        await app.until(lambda: not app.sees("To the table"))


@asynchronous
async def test_nothing_is_drawn_where_the_table_has_chosen_or_wants_less_motion() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        await app.tap("Rules of this table")
        *_, starter = app.controls(ft.TextButton, where=lambda each: "Przemo" in app.texts(each))
        await app.tap(starter)
        await app.tap("Start")
        assert not app.sees("Who starts?")
    home.remember("setting.less-motion", True)
    async with opened(home, "/new") as app:
        await app.tap("Start")
        assert not app.sees("Who starts?")
