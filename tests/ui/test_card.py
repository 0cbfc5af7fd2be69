"""Whoever has the band of the turn has the card below it, and everybody else has a line with a name."""

import re

import flet as ft
import pytest

from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.ui.games import ui_of
from tests.loops import asynchronous
from tests.ui.harness import DESKTOP
from tests.ui.services import opened, service

BANDS = re.compile(r"\w+’s turn(, then \w+)?")


@pytest.mark.parametrize("key", GAMES)
@asynchronous
async def test_after_every_entry_the_band_names_the_card_and_each_line_its_player(
    key: str,
) -> None:
    home = service()
    begin, *others = ui_of(key).sample
    game = home.begin(key, begin)
    assert isinstance(game, OpenGame)
    nameless: list[str] = []
    async with opened(home, f"/game/{game.id}", size=DESKTOP) as app:
        for command in others:
            game.submit(command)
            await app.settle()
            if game.game.outcome(game.table.state) is not None:
                break
            bands = [label for label in app.labels() if BANDS.fullmatch(label)]
            for place, seat in enumerate(game.seats):
                rows = app.controls(ft.BaseControl, where=lambda row, at=place: row.key == f"player-row-{at}")
                has_card = any(label.startswith(f"{seat.name}’s turn") for label in bands)
                if len(rows) != 1 or has_card is (seat.name in app.texts(rows[0])):
                    nameless.append(f"{game.table.count}: {seat.name}")
    assert nameless == []
