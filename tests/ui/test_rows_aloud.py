"""A player's row says aloud every number and every word that it shows, and each number of it has a name."""

import re
from collections import Counter
from collections.abc import Callable

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.game_service import GameService
from companion.open_game import OpenGame
from companion.rules.chromosome.corrections import Correct, Mark
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import Harness, upwards
from tests.ui.services import opened, service


def everything_charged(home: GameService) -> OpenGame:
    """Chromosome in full detail: fate has stood for a gene, and two tokens are discharged."""
    return give(
        seeds.midway(home, "full"),
        Correct(seat=0, what="charged", delta=-1),
        Mark(seat=1, what="fate-token", set=False),
    )


TABLES: dict[str, Callable[[GameService], OpenGame]] = {
    "chromosome": seeds.midway,
    "chromosome in full": everything_charged,
    "carnomorphs": lambda home: carnomorph_seeds.midway(home, "quick"),
    "carnomorphs in full": carnomorph_seeds.midway,
    "soup": soup_seeds.midway_quick,
    "soup in full": soup_seeds.midway,
}

ALOUD = {
    "chromosome": "Tomek, 8 points, 2 fate points, irradiation 4, 5 tokens, 3 trophies, turn",
    "chromosome in full": "Tomek, 8 points, 2 fate points, irradiation 4, 5 tokens, 3 trophies, "
    "action gene: 2 of 2 active, telepathy gene: 1 of 1 active, combat gene: 2 of 2 active, "
    "2 charged tokens, fate as gene: used, turn",
    "carnomorphs": "Tomek, Pilot · no. 2, passed, no Mutation marker, first player",
    "carnomorphs in full": "Tomek, Pilot · no. 2 · Kantyna, passed, no Mutation marker, 3 cards in hand, "
    "2 Light Wounds, 1 Serious Wound, in combat, first player",
    "soup": "Tomek, 14 biological points, space 8 of the ladder, 5 amoebas, Movement I, Tentacle, "
    "Division Rate, Ray Protection, 9 mutation points",
    "soup in full": "Tomek, 14 biological points, space 8 of the ladder, 5 amoebas: 1, 2, 3, 4 and 5, "
    "amoeba 1: 1 damage point, Movement I, Tentacle, Division Rate, Ray Protection, 9 mutation points",
}
"""The second player's row as a screen reader says it."""


def heads(app: Harness, name: str) -> list[ft.Semantics]:
    """The buttons that open a player's sheet; their label says the row."""
    return app.controls(ft.Semantics, where=lambda node: f"{node.label}".startswith(f"{name}, "))


def rows(app: Harness, names: list[str]) -> dict[str, BaseControl]:
    """The row of each player, with whatever stands beside its button."""
    above = {name: list(upwards(heads(app, name)[0])) for name in names}
    shared = Counter(id(control) for controls in above.values() for control in controls)
    return {
        name: next(each for each in reversed(controls) if shared[id(each)] == 1)
        for name, controls in above.items()
    }


def numbers(texts: list[str]) -> Counter[int]:
    return Counter(int(each) for text in texts for each in re.findall(r"\d+", text))


@pytest.mark.parametrize("table", TABLES)
@asynchronous
async def test_a_row_says_what_it_shows(table: str) -> None:
    home = service()
    game = TABLES[table](home)
    async with opened(home, f"/game/{game.id}") as app:
        if "soup" in table:
            await app.tap("See the table")
        names = [player.name for player in game.table.state.players]
        told: list[str] = []
        for name, row in rows(app, names).items():
            (head,) = heads(app, name)
            told.append(str(head.label).replace("\u00a0", " "))
            assert not numbers(app.texts(row)) - numbers([told[-1]])
            assert [text for text in app.texts(head) if text.isalpha() and text not in told[-1]] == []
        assert told[1] == ALOUD[table]
