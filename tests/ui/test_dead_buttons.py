"""Every button with a dead press handler is disabled, and a tap on it says why."""

from collections.abc import Callable
from typing import cast

import flet as ft
import pytest

from companion.ui import kit
from companion.ui.core.component import component
from companion.ui.shared.colours import colour_choices, square
from companion.ui.widgets.tile import short_tile, tile
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.harness import Harness

STYLE = kit.Style(Words("en"))
TITLE = "Energy"
BUTTON_KINDS = (ft.TextButton, ft.FilledButton, ft.OutlinedButton)

BUTTONS: dict[str, Callable[[kit.Press], ft.Control]] = {
    "primary": lambda press: kit.primary(STYLE, TITLE, press),
    "secondary": lambda press: kit.secondary(STYLE, TITLE, press),
    "option": lambda press: kit.option(STYLE, TITLE, False, press),
    "row": lambda press: kit.row_button(STYLE, STYLE.text(TITLE, kit.LABEL), press),
    "tile": lambda press: tile(STYLE, TITLE, press, glyph="plus"),
    "tile with another button": lambda press: tile(STYLE, TITLE, press, glyph="plus", aside=ft.Container()),
    "short tile": lambda press: short_tile(STYLE, TITLE, press),
    "square": lambda press: square(STYLE, STYLE.text("1", kit.LABEL), TITLE, False, press),
    "colour": lambda press: colour_choices(STYLE, [0], 1, lambda colour: colour, lambda _: press),
}


@pytest.mark.parametrize("drawn", BUTTONS.values(), ids=BUTTONS)
@asynchronous
async def test_a_dead_button_looks_dead_and_says_why(drawn: Callable[[kit.Press], ft.Control]) -> None:
    said: list[str] = []

    @component
    def Page() -> ft.Control:
        return kit.page_view(STYLE, "/", None, drawn(kit.Dead(lambda: said.append("why"))))

    async with Harness.views(Page) as screen:
        (button,) = screen.controls(where=lambda each: isinstance(each, BUTTON_KINDS))
        assert cast("ft.TextButton", button).disabled
        (answer,) = screen.controls(ft.GestureDetector)
        await screen.fire(answer, "tap")
    assert said == ["why"]
