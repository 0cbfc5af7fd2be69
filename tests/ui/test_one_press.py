"""One press is one step of undo, and undo takes back the entry that its control named, or none."""

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path

import flet as ft
import pytest

import companion.ui
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.state import State
from companion.table.journal import Step
from tests.games import Seed, facts_of
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.games import PAGES, of_each
from tests.ui.harness import Harness
from tests.ui.services import at, opened, service
from tests.ui.test_journal import entry_buttons
from tests.ui.test_shortcuts import LINUX, strike
from tests.ui.test_turn_sheet import open_turn

GIVES = {"submit", "submit_and_close", "give", "let_stand"}
"""Names of functions and methods that submit a command."""

UI = Path(companion.ui.__file__).parent


def own_nodes(function: ast.AST) -> Iterator[ast.AST]:
    """Yield every node of a function except those of functions inside it."""
    for node in ast.iter_child_nodes(function):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield node
            yield from own_nodes(node)


def gives(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in {*GIVES, "throw"}
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in GIVES
        case _:
            return False


def paths(statements: list[ast.stmt]) -> int:
    """Return the maximum number of separate commands that one path through the statements submits."""
    return sum(map(most, statements))


def most(node: ast.AST) -> int:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda | ast.ClassDef):
        return 0
    if isinstance(node, ast.If):
        return most(node.test) + max(paths(node.body), paths(node.orelse))
    if isinstance(node, ast.IfExp):
        return most(node.test) + max(most(node.body), most(node.orelse))
    inner = sum(map(most, ast.iter_child_nodes(node)))
    if isinstance(node, ast.For | ast.While) and inner:
        return 2
    return inner + gives(node)


def test_no_handler_gives_commands_one_after_the_other() -> None:
    """One press calls `submit` once, which makes one entry."""
    wrong = [
        f"{path.relative_to(UI)}:{function.lineno} {function.name}"
        for path in sorted(UI.rglob("*.py"))
        if path.name != "sample.py"  # which plays a recorded evening
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and paths(function.body) > 1
    ]
    assert wrong == []


STATES: dict[str, Seed] = {
    **{key: facts_of(key).midway for key in GAMES},
    **{page: PAGES[page] for page in of_each("undone")},
}


def buttons(app: Harness) -> list[ft.BaseControl]:
    return app.controls(
        ft.BaseControl,
        where=lambda each: (
            getattr(each, "on_click", None) is not None and not getattr(each, "disabled", False)
        ),
    )


@pytest.mark.parametrize("state", STATES)
@asynchronous
async def test_after_any_press_one_undo_leads_back_to_the_state_before_it(state: str) -> None:
    home = service()
    game = STATES[state](home)
    before, place, places = game.table.state, 0, 1
    while place < places:
        async with at(home, game) as app:
            found = buttons(app)
            places, version = len(found), game.table.version
            await app.fire(found[place], "click")
            place += 1
            if game.table.version == version:
                continue
            assert game.table.version == version + 1
            latest = game.table.latest
            back = isinstance(latest, Step) and bool(latest.undo)
            assert isinstance(game.redo() if back else game.undo(), Step)
        assert game.table.state == before
    assert places > 1


@asynchronous
async def test_an_act_that_hands_the_turn_on_is_taken_back_with_it() -> None:
    home, game = table(SpendFate(seat=2))
    before = game.table.state
    async with at(home, game) as app:
        await open_turn(app, "Growth")
        await app.tap("Growth: 1\xa0token, Magda is done")
        assert game.table.state.active == 1
        await app.tap("Undo: Magda: Growth, 1 token · Magda ends the turn")
        assert game.table.state == before


# undo means what was drawn ---------------------------------------------------------------------------------


def fate(game: OpenGame) -> tuple[int, ...]:
    state: State = game.table.state
    return tuple(player.fate for player in state.players)


@asynchronous
async def test_undo_pressed_as_another_tap_comes_takes_nothing_back_and_says_so() -> None:
    home, game = table(SpendFate(seat=0))
    async with at(home, game) as app:
        (undo,) = [label for label in app.labels() if label.startswith("Undo: ")]
        pressed = app.tappable(undo)
        game.submit(SpendFate(seat=1))
        before = fate(game)
        await app.fire(pressed, "click")
        assert fate(game) == before
        assert any("changed" in text for text in app.texts())


@asynchronous
async def test_undo_that_a_slow_phone_still_shows_takes_nothing_back_and_says_so() -> None:
    home, game = table(SpendFate(seat=0))
    async with at(home, game) as app:
        (undo,) = [label for label in app.labels() if label.startswith("Undo: ")]
        pressed = app.tappable(undo)
        await asyncio.to_thread(game.submit, SpendFate(seat=1))  # as another device does
        await app.settle()
        before = fate(game)
        assert not any("changed" in text for text in app.texts())
        await app.fire(pressed, "click")
        assert fate(game) == before
        assert any("changed" in text for text in app.texts())


@asynchronous
async def test_what_the_device_itself_has_undone_leaves_the_button_where_it_was() -> None:
    home, game = table(SpendFate(seat=0), SpendFate(seat=1))
    async with at(home, game) as app:
        for seat in (1, 0):
            (undo,) = [label for label in app.labels() if label.startswith("Undo: ")]
            pressed = app.tappable(undo)
            await app.tap(pressed)
            assert fate(game)[seat] == 4
            (after,) = [label for label in app.labels() if label.startswith("Undo: ")]
            assert app.tappable(after).key == pressed.key


@asynchronous
async def test_several_steps_of_the_history_are_those_that_were_asked_about() -> None:
    home, game = table(SpendFate(seat=0), SpendFate(seat=1))
    async with at(home, game) as app:
        await app.go(f"/game/{game.id}/journal")
        await app.tap(entry_buttons(app)[1])
        assert app.sees("Undo 2 steps?")
        await asyncio.to_thread(game.submit, SpendFate(seat=2))
        await app.settle()
        before = fate(game)
        await app.tap(app.tappable("Undo", ft.FilledButton))
        assert fate(game) == before
        assert any("changed" in text for text in app.texts())


@asynchronous
async def test_a_key_undoes_what_the_screen_names_or_nothing() -> None:
    home, game = table(SpendFate(seat=0))
    async with opened(home, f"/game/{game.id}", page=LINUX) as app:
        game.submit(SpendFate(seat=1))
        before = fate(game)
        await strike(app, "U")
        assert fate(game) == before
        await strike(app, "U")
        assert fate(game)[1] == 4
