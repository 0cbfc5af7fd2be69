"""A player's row speaks every number and word that it shows, and each number has a name."""

import re
from collections import Counter

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.device.games import GAMES
from tests.loops import asynchronous
from tests.ui.games import shown
from tests.ui.harness import Harness, upwards
from tests.ui.services import opened, service

TABLES = [(key, name) for key in GAMES for name in shown(key).rows]


def heads(app: Harness, name: str) -> list[ft.Semantics]:
    """Return the buttons that open a player's sheet; their label speaks the row."""
    return app.controls(ft.Semantics, where=lambda node: f"{node.label}".startswith(f"{name}, "))


def rows(app: Harness, names: list[str]) -> dict[str, BaseControl]:
    """Return each player's row, with the parts beside its button."""
    above = {name: list(upwards(heads(app, name)[0])) for name in names}
    shared = Counter(id(control) for controls in above.values() for control in controls)
    return {
        name: next(each for each in reversed(controls) if shared[id(each)] == 1)
        for name, controls in above.items()
    }


def numbers(texts: list[str]) -> Counter[int]:
    return Counter(int(each) for text in texts for each in re.findall(r"\d+", text))


@pytest.mark.parametrize(("key", "name"), TABLES)
@asynchronous
async def test_a_row_says_what_it_shows(key: str, name: str) -> None:
    home = service()
    seed, said = shown(key).rows[name]
    game = seed(home)
    async with opened(home, f"/game/{game.id}") as app:
        if shown(key).peeks:
            await app.tap("See the table")
        names = [player.name for player in game.table.state.players]
        told: list[str] = []
        for name, row in rows(app, names).items():
            (head,) = heads(app, name)
            told.append(str(head.label).replace("\u00a0", " "))
            # The acting player's card also holds the tiles of the actions, which speak their own prices.
            tiles = [label for label in app.labels(row) if label != head.label]
            assert not numbers(app.texts(row)) - numbers([told[-1], *tiles])
            assert [text for text in app.texts(head) if text.isalpha() and text not in told[-1]] == []
        assert told[1] == said
