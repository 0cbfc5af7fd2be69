"""The law of parts: the screen equals a fresh drawing of the same state, and presses act on that state.

A part is redrawn when what it selects of the table changes. A part that reads more than that goes stale. So
the whole screen is redrawn after every command of random games, and nothing may change. Controls that were
drawn before the last commands are pressed as well: a live one gives what the table accepts now.
"""

# Fresh drawings need Flet's own component classes.
# pyright: reportPrivateUsage=false, reportUnknownMemberType=false

import ast
import asyncio
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import flet as ft
import pytest
from flet.components.component import Component

import companion.ui
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.party.shared_access import HostAccess
from companion.rules.chromosome.fate import SpendFate
from companion.ui import kit
from companion.ui.chromosome import ui as chromosome
from companion.ui.core.session import in_session
from companion.ui.core.style import Style
from companion.ui.game.context import GameContext, Panel
from companion.ui.game.here import AnyHere, Here
from companion.ui.game.part import part
from companion.ui.shared.game import has_sheet
from companion.words import Words
from tests.host.tree import Control
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import Harness, _packed
from tests.ui.pressing import Pressed, press_all, sheets
from tests.ui.services import at, service
from tests.ui.test_ends import PEOPLE, begun, moments
from tests.ui.test_rights import phone, sit

PHONE, TABLET, THREE_COLUMNS, ON_ITS_SIDE = (390.0, 844.0), (1024.0, 768.0), (1400.0, 900.0), (844.0, 390.0)

OWN: Final = frozenset(("_i", "_internals", "key"))
"""Properties of a control that a player cannot see."""

COUNTING: Final = 60.0
"""Seconds after which the points have been counted at the end."""

COMPONENT: Final = "C"

PLAYED_ONCE: Final = "Shimmer"
"""The sign beside a number that has just changed, which the client plays once."""


def shown(app: Harness) -> Counter[str]:
    """Return the controls that the client was sent, each with its own properties."""
    page = _packed(app.page)
    return Counter(_controls([page.get("views"), page.get("_dialogs")]))


def _controls(value: Any) -> Iterator[str]:
    if isinstance(value, list):
        for each in cast("list[Any]", value):
            yield from _controls(each)
    elif isinstance(value, dict):
        control = cast("Control", value)
        kind = control.get("_c", "")
        if kind == PLAYED_ONCE:
            return
        said = {name: each for name, each in sorted(control.items()) if name not in OWN}
        if kind and kind != COMPONENT:
            own = {name: each for name, each in said.items() if not isinstance(each, dict | list)}
            yield f"{kind} {own}"
        for each in said.values():
            yield from _controls(each)


@contextmanager
def nothing_kept() -> Generator[None]:
    """Rebuild cached controls."""
    kept = kit.Cache.__call__

    def make_anew(self: kit.Cache, name: str, made_of: object, make: Callable[[], ft.Control]) -> ft.Control:
        return make()

    kit.Cache.__call__ = make_anew
    try:
        yield
    finally:
        kit.Cache.__call__ = kept


async def draw_anew(app: Harness) -> None:
    """Redraw every component of the screen, whatever it has selected or was given."""
    with nothing_kept():
        components = app.controls(Component)
        for each in components:
            each._state.last_b = None
        in_session(app.page, components[0]._schedule_update)
        await app.settle()


async def stale(app: Harness) -> set[str]:
    """Return the differences from a fresh drawing: the old part and the new one."""
    await app.settle()
    before = shown(app)
    await draw_anew(app)
    after = shown(app)
    return {f"gone: {each}" for each in before - after} | {f"new: {each}" for each in after - before}


def opened(game: OpenGame, context: GameContext[Any], chance: Random) -> Panel | None:
    """Return a sheet to keep open for some commands, a player's in half of the cases; None for no sheet."""
    if chance.random() < 0.5:
        return Panel("player", chance.randrange(len(PEOPLE)))
    style = context.client.style.in_game(game.game.key)
    named = [panel for panel in sheets(game) if panel.page or panel.kind != "ship-room"]
    return chance.choice(
        [None, *(panel for panel in named if has_sheet(Here(style, context, context.state), panel))]
    )


async def nothing_goes_stale(
    key: str, seed: int, size: tuple[float, float], every: int, contexts: list[GameContext[Any]]
) -> None:
    """Play a random game, watched on the host's device or on a guest's with a sheet open now and then."""
    home, chance, found = service(knows_games=seed % 2 == 0), Random(seed), set[str]()
    game = begun(home, key, "full" if seed % 2 else "quick")
    party = Party(home)
    party.offer(game.id)
    party.set_rights(game.id, "strict")
    access = sit(party, game, 1) if seed % 3 == 2 else HostAccess(party)
    style = Style(Words("en")).in_game(key)
    async with phone(party, game, access, size=size) as app:
        context, panel = contexts[-1], None
        for count, _ in enumerate(moments(key, game, chance, style, every)):
            if count % 4 == 0:
                panel = opened(game, context, chance)
                in_session(app.page, partial(context.set_panel, panel))
            if game.game.outcome(game.table.state) is not None:
                await asyncio.sleep(COUNTING)
            found |= {f"{panel} {each}" for each in await stale(app)}
    assert not found


@pytest.mark.parametrize(("seed", "size", "every"), [(0, PHONE, 3), (1, TABLET, 8), (2, ON_ITS_SIDE, 8)])
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_few_commands_a_fresh_drawing_shows_nothing_else(
    key: str, seed: int, size: tuple[float, float], every: int, contexts: list[GameContext[Any]]
) -> None:
    await nothing_goes_stale(key, seed, size, every, contexts)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3, 15))
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_command_of_many_games_a_fresh_drawing_shows_nothing_else(
    key: str, seed: int, contexts: list[GameContext[Any]]
) -> None:
    sizes = (PHONE, TABLET, THREE_COLUMNS, ON_ITS_SIDE)
    await nothing_goes_stale(key, seed, sizes[seed % len(sizes)], 1, contexts)


async def presses_are_of_the_state_as_it_is(
    key: str, seeds: range, every: int, contexts: list[GameContext[Any]], pressed: Pressed
) -> None:
    """Play random games, and press controls drawn before the last commands, those of a sheet included."""
    for seed in seeds:
        home, chance = service(), Random(seed)
        game = begun(home, key, "full" if seed % 2 else "quick")
        party = Party(home)
        party.offer(game.id)
        party.set_rights(game.id, "strict")
        access = sit(party, game, 1) if seed % 3 == 2 else HostAccess(party)
        style = Style(Words("en")).in_game(key)
        async with phone(party, game, access) as app:
            context, panel = contexts[-1], None
            for look, _ in enumerate(moments(key, game, chance, style, every)):
                pressed.page = f"{key} {seed} {look} {game.table.state.phase} {panel}"
                await app.settle()
                await press_all(app, pressed)
                panel = opened(game, context, chance)
                in_session(app.page, partial(context.set_panel, panel))
                await app.settle()
    assert pressed.given
    assert not pressed.wrong, "\n".join(sorted(pressed.wrong))


@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_a_press_after_commands_gives_what_the_table_accepts_now(
    key: str, contexts: list[GameContext[Any]], pressed: Pressed
) -> None:
    await presses_are_of_the_state_as_it_is(key, range(2), 16, contexts, pressed)


@asynchronous
async def test_a_press_that_is_of_an_earlier_state_is_found(
    monkeypatch: pytest.MonkeyPatch, contexts: list[GameContext[Any]], pressed: Pressed
) -> None:
    @part(lambda here: len(here.state.players))
    def Forgetful(here: AnyHere, count: int) -> ft.Control:
        return kit.chip_button(here.style, "one less", here.context.press(SpendFate(seat=0)))

    monkeypatch.setattr(type(chromosome.CHROMOSOME), "players", staticmethod(Forgetful))
    home, game = table()
    async with at(home, game) as app:
        await press_all(app, pressed)
        assert not pressed.wrong
        while game.table.state.players[0].fate:
            game.submit(SpendFate(seat=0))
        await app.settle()
        await press_all(app, pressed)
    (found,) = pressed.wrong
    assert "SpendFate" in found


@pytest.mark.thorough
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_a_press_after_commands_of_many_games_gives_what_the_table_accepts_now(
    key: str, contexts: list[GameContext[Any]], pressed: Pressed
) -> None:
    await presses_are_of_the_state_as_it_is(key, range(2, 8), 4, contexts, pressed)


WHOLE: Final = ("everything", "version")
"""Selections after which a part may read whatever the state holds."""


def parts_that_read_the_state(tree: ast.AST) -> Iterator[str]:
    """Return the parts whose body reads unselected parts of the state."""
    for body in ast.walk(tree):
        if not isinstance(body, ast.FunctionDef):
            continue
        for each in body.decorator_list:
            if isinstance(each, ast.Call) and ast.unparse(each.func) == "part":
                reads = any("here.state" in ast.unparse(statement) for statement in body.body)
                if reads and ast.unparse(each.args[0]) not in WHOLE:
                    yield body.name


def test_the_body_of_a_part_reads_nothing_of_the_state_but_what_was_selected() -> None:
    files = sorted(Path(companion.ui.__file__).parent.rglob("*.py"))
    found = [name for each in files for name in parts_that_read_the_state(ast.parse(each.read_text("utf-8")))]
    assert found == []


def test_a_part_that_reads_the_state_itself_is_found() -> None:
    read = "@part(selected)\ndef Note(here, shown):\n    return here.state.round"
    given = "@part(selected)\ndef Note(here, shown):\n    return shown"
    assert [*parts_that_read_the_state(ast.parse(f"{read}\n\n{given}"))] == ["Note"]


@asynchronous
async def test_a_part_that_forgets_what_it_reads_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    @part(lambda here: len(here.state.players))
    def Forgetful(here: AnyHere, count: int) -> ft.Control:
        return here.style.text(f"fate {here.state.players[0].fate} of {count}", kit.BODY)

    monkeypatch.setattr(type(chromosome.CHROMOSOME), "players", staticmethod(Forgetful))
    home, game = table()
    async with at(home, game) as app:
        assert not await stale(app)
        game.submit(SpendFate(seat=0))
        found = await stale(app)
        assert len(found) == 2
        assert any("fate 4 of 4" in each for each in found)
        assert any("fate 3 of 4" in each for each in found)
