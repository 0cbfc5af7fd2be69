"""The law of parts: the screen equals a fresh drawing of the same state.

A part is redrawn when what it selects of the table changes. A part that reads more than that goes stale. So
the whole screen is redrawn after every command of random games, and nothing may change.
"""

# A whole new drawing is asked of Flet's components themselves.
# pyright: reportPrivateUsage=false, reportUnknownMemberType=false

import asyncio
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import Any, Final, cast

import flet as ft
import pytest
from flet.components.component import Component

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
from tests.ui.pressing import sheets
from tests.ui.services import at, service
from tests.ui.test_ends import PEOPLE, begun, moments
from tests.ui.test_rights import phone, sit

PHONE, TABLET, THREE_COLUMNS, ON_ITS_SIDE = (390.0, 844.0), (1024.0, 768.0), (1400.0, 900.0), (844.0, 390.0)

OWN: Final = frozenset(("_i", "_internals", "key"))
"""Properties of a control that a player cannot see."""

COUNTING: Final = 60.0
"""Seconds within which the points have been counted at the end."""

COMPONENT: Final = "C"

PLAYED_ONCE: Final = "Shimmer"
"""The sign beside a number that has just moved, which the client plays once."""


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


@pytest.mark.parametrize(("seed", "size"), [(0, PHONE), (1, TABLET), (2, ON_ITS_SIDE)])
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_command_a_fresh_drawing_shows_nothing_else(
    key: str, seed: int, size: tuple[float, float], contexts: list[GameContext[Any]]
) -> None:
    await nothing_goes_stale(key, seed, size, 3, contexts)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3, 15))
@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_command_of_many_games_a_fresh_drawing_shows_nothing_else(
    key: str, seed: int, contexts: list[GameContext[Any]]
) -> None:
    sizes = (PHONE, TABLET, THREE_COLUMNS, ON_ITS_SIDE)
    await nothing_goes_stale(key, seed, sizes[seed % len(sizes)], 1, contexts)


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
