"""Keyboard shortcuts of a table on a computer, the sheet that lists them, and text fields without them."""

from collections.abc import Callable

import flet as ft

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.fate import SpendFate
from tests import seeds, soup_seeds
from tests.games import each_midway
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import opened, service

LINUX = {"platform": "linux"}


async def strike(app: Harness, key: str, **held: bool) -> None:
    """Press a key of the keyboard, with modifier keys held."""
    told = {"key": key, "shift": False, "ctrl": False, "alt": False, "meta": False, **held}
    await app.fire(app.page, "keyboard_event", told)


def spent(game: OpenGame) -> int:
    """The fate that the first player has."""
    return game.table.state.players[0].fate


@asynchronous
async def test_keys_undo_and_redo_as_the_buttons_do() -> None:
    home, game = table()
    game.submit(SpendFate(seat=0))
    before = spent(game)
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        for key, ctrl, left in (("U", False, 1), ("Y", False, 0), ("Z", True, 1), ("Y", True, 0)):
            await strike(app, key, ctrl=ctrl)
            assert spent(game) == before + left, key
        await strike(app, "U")
        await strike(app, "Z", ctrl=True, shift=True)
        assert spent(game) == before


@asynchronous
async def test_n_presses_the_wide_button_of_the_table_and_of_a_sheet() -> None:
    home = service()
    game = seeds.midway(home, "quick")
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        await strike(app, "N")
        assert app.sees("Turn: Tomek")
        await app.tap("Close")
        await app.tap("Table menu")
        await app.tap("End the game now")
        await strike(app, "N")
        assert game.game.outcome(game.table.state) is not None


@each_midway
@asynchronous
async def test_a_digit_shows_a_players_numbers_in_each_game(seed: Callable[[GameService], OpenGame]) -> None:
    home = service()
    game = seed(home)
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        for seat, key in enumerate(("1", "é", "Numpad 3")):
            await strike(app, key)
            assert game.seats[seat].name in app.texts(app.controls(ft.View)[-1])
            assert app.sees("Close")
        await strike(app, "9")


@asynchronous
async def test_keys_open_history_calculators_rules_and_menu_and_lead_back() -> None:
    home, game = table()
    address = f"/game/{game.id}"
    async with opened(home, address, page=LINUX) as app:
        for key, where in (("H", "journal"), ("C", "calculators"), ("R", "rules")):
            await strike(app, key)
            assert app.page.route == f"{address}/{where}"
            await strike(app, "U")  # a screen below another one ignores keys
            await strike(app, "B")
            assert app.page.route == address
        await strike(app, "M")
        assert app.sees("End the game")
        await strike(app, "B")  # the sheet covers the way back
        assert app.page.route == address


@asynchronous
async def test_calculators_opened_at_a_table_are_those_of_its_game() -> None:
    home = service()
    game = soup_seeds.midway(home)
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        await strike(app, "C")
        assert app.sees("Ozone")


@asynchronous
async def test_a_question_mark_lists_every_shortcut_and_the_menu_leads_there() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        await strike(app, "?")
        listed = [label for label in app.labels() if ": " in label]
        for said in ("Undo: U or Ctrl+Z", "A player’s numbers: 1–4", "History: H", "Close: Esc"):
            assert said in listed
        await app.tap("Close")
        await app.tap("Table menu")
        await app.tap("Keyboard shortcuts")
        assert app.sees("Undo: U or Ctrl+Z")


@asynchronous
async def test_no_key_does_anything_while_a_text_is_typed() -> None:
    home, game = table()
    game.submit(SpendFate(seat=0))
    before = game.table.count
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        await app.tap("Table menu")
        await app.tap("Names, species and colours")
        field = app.controls(ft.TextField)[0]
        await app.fire(field, "focus")
        for key in "UNHC?1B":
            await strike(app, key)
        assert (game.table.count, app.page.route) == (before, f"/game/{game.id}")
        assert app.controls(ft.TextField)
        await app.fire(field, "blur")
        await strike(app, "U")
        assert game.table.count < before


@asynchronous
async def test_a_field_that_closes_while_it_has_the_focus_leaves_keys_free() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        await app.tap("Table menu")
        await app.tap("Names, species and colours")
        await app.fire(app.controls(ft.TextField)[0], "focus")
        await app.tap("Close")
        await strike(app, "?")
        assert app.sees("Undo: U or Ctrl+Z")


@asynchronous
async def test_letters_typed_with_alt_or_switched_off_keys_do_nothing() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        await strike(app, "M", alt=True)
        assert not app.sees("End the game")
        await strike(app, "?")
        await app.change(app.one(ft.Switch), False)
        await app.tap("Close")
        await strike(app, "M")
        assert not app.sees("End the game")


@asynchronous
async def test_a_window_of_its_own_closes_a_sheet_with_escape() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}", page={**LINUX, "web": False}, size=DESKTOP) as app:
        await strike(app, "M")
        assert app.sees("End the game")
        await strike(app, "Escape")
        assert not app.sees("End the game")


@asynchronous
async def test_a_phone_has_no_keys_and_its_menu_names_none() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}", page={"platform": "android"}) as app:
        assert app.page.on_keyboard_event is None
        await app.tap("Table menu")
        assert not app.sees("Keyboard shortcuts")
