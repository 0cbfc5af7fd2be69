"""A part that fails to draw says so, with undo beside it, and is drawn again as soon as it can be."""

from typing import Any

import flet as ft
import pytest

from companion.rules.chromosome.fate import SpendFate
from companion.ui.chromosome import ui as chromosome
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.services import at

APOLOGY = "This part could not be drawn. Go back and try again."


@pytest.fixture(params=["next_action", "stage"])
def stumbling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Make a part of the screen raise while Magda has spent fate."""
    name: str = request.param
    drawing = getattr(type(chromosome.CHROMOSOME), name)

    def raising(*args: Any) -> Any:
        state = args[0] if name == "stage" else args[0].state
        if state.players[0].fate < 4:
            raise ValueError("Magda")
        return drawing(*args)

    monkeypatch.setattr(type(chromosome.CHROMOSOME), name, staticmethod(raising))
    return name


@pytest.mark.parametrize("opened_before", [True, False])
@asynchronous
async def test_undo_stands_beside_a_part_that_fails_and_brings_it_back(
    stumbling: str, opened_before: bool
) -> None:
    home, game = table(*(() if opened_before else (SpendFate(seat=0),)))
    async with at(home, game) as app:
        if opened_before:
            game.submit(SpendFate(seat=0))
            await app.settle()
        assert app.sees(APOLOGY)
        app.errors.clear()
        await app.tap(app.controls(ft.OutlinedButton, text="Undo")[0])
        assert game.table.state.players[0].fate == 4
        assert not app.sees(APOLOGY)
        assert app.sees("Table menu")
