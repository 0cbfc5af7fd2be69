"""Every accepted state can be drawn: the page of the table, and a sheet of it."""

from random import Random
from typing import Any

import flet as ft
import pytest

from companion.device.games import game_of
from companion.device.open_game import OpenGame
from companion.table.journal import Entry
from tests.games import facts_of
from tests.loops import asynchronous
from tests.rules.drawn import RandomPlayer
from tests.table.test_every_command import LEVELS
from tests.ui.harness import Harness
from tests.ui.services import at, service

EVERY = 10
"""One in this many entries is drawn."""


async def drawn(key: str, detail: str, seed: str, entries: int, length: int = 120) -> None:
    """Play random games, and draw a tenth of their states."""
    game = game_of(key)
    player, chance = RandomPlayer(game, f"{seed} {key} {detail}"), Random(seed)
    number = 0
    while entries > 0:
        sizes, options = facts_of(key).people, facts_of(key).box
        people = sizes[number % len(sizes)]
        number += 1
        home = service()
        begun = home.begin(key, player.start(people, detail, options if number % 2 else None))
        assert isinstance(begun, OpenGame), begun
        async with at(home, begun) as app:
            for step in range(min(length, entries)):
                entries -= 1
                command: Any = player.next(begun.table.state)
                if command is None:
                    break
                assert isinstance(begun.submit(command), Entry), command
                if step % EVERY == 0:
                    await look(app, begun, chance)
                    assert not app.errors, (begun.table.entries[-1].label, app.errors)
        entries -= 1


async def look(app: Harness, game: OpenGame, chance: Random) -> None:
    """Draw the table, and what a tap on one of its buttons opens."""
    await app.settle()
    assert app.texts()
    assert said_live(app) == []
    there = [each for each in app.controls(ft.Button) if each.on_click and not each.disabled]
    if there:
        await app.tap(chance.choice(there))
        await app.go(f"/game/{game.id}")


def said_live(app: Harness) -> list[str]:
    """Return the dead choices that a screen reader would call live: their node is not disabled."""
    choices = app.controls(ft.Semantics, where=lambda each: {each.selected, each.checked} != {None})
    return [
        " ".join(app.labels(each))
        for each in choices
        if any(button.disabled for button in app.controls(ft.TextButton, inside=each)) and not each.disabled
    ]


@pytest.mark.parametrize(("key", "detail"), LEVELS)
@asynchronous
async def test_whatever_a_table_accepts_can_be_drawn(key: str, detail: str) -> None:
    await drawn(key, detail, "some", 40)


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "detail"), LEVELS)
@asynchronous
async def test_whatever_a_table_accepts_in_many_games_can_be_drawn(key: str, detail: str) -> None:
    await drawn(key, detail, "many", 1000)
