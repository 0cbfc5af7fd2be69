"""The player in the turn band has the card below it, and everybody else has a line with a name."""

import re
from typing import Any

import flet as ft
import pytest

from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.rules.chromosome.turns import EndTurn
from companion.ui.games import ui_of
from tests.loops import asynchronous
from tests.ui.harness import DESKTOP
from tests.ui.services import opened, play, service

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


@pytest.mark.parametrize(("place", "travels"), [(300.0, [0]), (900.0, [])])
@asynchronous
async def test_the_next_card_is_scrolled_into_sight_where_the_table_is_longer_than_its_place(
    place: float, travels: list[float]
) -> None:
    home = service()
    game = play(home, "Magda", "Tomek", "Przemo", "Ola")
    offsets: list[float] = []

    def scrolled(given: dict[str, Any]) -> None:
        offsets.append(given["offset"])

    async with opened(home, f"/game/{game.id}", answers={"Column.scroll_to": scrolled}) as app:
        sized = app.controls(
            ft.Container, where=lambda each: each.on_size_change is not None and "Przemo" in app.texts(each)
        )
        for part, high in zip(sized, (place, 700.0), strict=True):
            await app.fire(part, "size_change", {"w": 390.0, "h": high})
        game.submit(EndTurn(seat=0))
        await app.settle()
        assert offsets == travels
