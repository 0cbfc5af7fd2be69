"""Every button is as high as a finger in large text too, when heights follow from the words."""

import re

import pytest

from companion.device.games import GAMES
from companion.ui import kit
from tests.loops import asynchronous
from tests.ui.games import PAGES, shown
from tests.ui.harness import Harness
from tests.ui.room import BUTTONS, least_height
from tests.ui.services import opened, service

ROW = re.compile(r"^\w+, (?:\d|rank)")
"""The spoken name of a player's row."""
TABLES = tuple(f"{key}-{shown(key).table}" for key in GAMES)
"""Games whose bars, rows and headings are checked."""


def low_buttons(app: Harness) -> list[str]:
    """Return the words of the buttons that are lower than a touch target, except players' rows."""
    return [
        ", ".join(app.labels(button) or app.texts(button))
        for kind in BUTTONS
        for button in app.controls(kind)
        if round(least_height(button)) < kit.TARGET and not ROW.search(", ".join(app.labels(button)))
    ]


@pytest.mark.parametrize("scale", [1.5, 2.0])
@pytest.mark.parametrize("name", TABLES)
@asynchronous
async def test_every_button_of_a_table_is_as_high_as_a_finger(name: str, scale: float) -> None:
    home = service()
    home.remember("setting.scale", scale)
    game = PAGES[name](home)
    async with opened(home, f"/game/{game.id}", size=(390.0, 844.0)) as app:
        assert low_buttons(app) == []
