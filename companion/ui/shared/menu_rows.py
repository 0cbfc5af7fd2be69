"""Menu rows of most games: a row that leads to a sheet, and a row that ends something."""

from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.here import AnyHere


def see_row(here: AnyHere, glyph: kit.Glyph, title: str, panel: str, note: str = "") -> ft.Control:
    """Draw a row that leads to the sheet of a panel; `title` is the key of its words."""
    return kit.link_row(
        here.style, glyph, here.words(title), lambda: here.context.show(Panel(panel)), note=note, inset=0
    )


def end_row(here: AnyHere, glyph: kit.Glyph, title: str, note: str, command: Any) -> ft.Control:
    """Draw a row that gives a command and closes the menu."""
    press = here.context.press(command, leaves=True)
    return kit.link_row(here.style, glyph, title, press, note=note, leads=False, inset=0)
