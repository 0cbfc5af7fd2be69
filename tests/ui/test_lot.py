"""The starting player: asked once everybody sits, and drawn out of the dish if the lot decides."""

import asyncio

from companion.rules.chromosome.state import State
from companion.ui.core.tap_guard import HOLD
from tests.loops import asynchronous
from tests.ui.harness import DESKTOP, held_time
from tests.ui.services import FOUR, GameService, opened, service_with


def begun(home: GameService) -> State:
    """Return the state of the only game."""
    (game,) = home.library.games()
    return home.open(game.id).table.state


@asynchronous
async def test_who_starts_is_drawn_out_of_the_dish() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        await app.tap("Start")
        with held_time():
            await app.tap("Draw lots")
            assert app.sees("To the table")
            assert app.sees("Who starts?")
        await app.until(lambda: not app.sees("Who starts?"))
        assert app.sees("Tomek starts")
        await app.until(lambda: not app.sees("To the table"))
        assert app.sees("Action: ")


@asynchronous
async def test_a_press_goes_from_the_lot_to_the_table() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        await app.tap("Start")
        with held_time():
            await app.tap("Draw lots")
            await asyncio.sleep(HOLD)
            await app.tap_twice("To the table")
        assert not app.sees("Who starts?")
        await app.until(lambda: not app.sees("To the table"))


@asynchronous
async def test_nothing_is_drawn_where_the_table_has_chosen_or_wants_less_motion() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new", size=DESKTOP) as app:
        await app.tap("Start")
        await app.tap("Przemo starts")
        assert not app.sees("Who starts?")
        assert begun(home).starter == begun(home).active == 2
    home = service_with(FOUR)
    home.remember("setting.less-motion", True)
    async with opened(home, "/new") as app:
        await app.tap("Start")
        await app.tap("Draw lots")
        assert not app.sees("Who starts?")
        assert not app.sees("To the table")


@asynchronous
async def test_undo_asks_again_who_starts() -> None:
    home = service_with(FOUR)
    async with opened(home, "/new") as app:
        await app.tap("Start")
        await app.tap("Przemo starts")
        await app.tap("Undo: Przemo starts")
        assert begun(home).phase == "setup"
        assert app.sees("Draw lots")
