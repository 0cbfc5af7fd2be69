"""Menu rows of most games: one that leads to a sheet, one that ends something."""

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext, Panel

State = TypeVar("State")


class SeeRow(NamedTuple, Generic[State]):
    """A row that leads to a sheet.

    Attributes:
        glyph: The drawing before it.
        words: The key of its words.
        panel: The kind of the sheet's panel.
        shows: Whether it stands in the menu, as things are.
    """

    glyph: kit.Glyph
    words: str
    panel: str
    shows: Callable[[State], bool] = lambda _: True


def see_row(style: kit.Style, context: AnyContext, row: SeeRow[Any], note: str = "") -> ft.Control:
    """Draw the row, with a quiet line below its words."""
    panel = Panel(row.panel)
    said = style.words(row.words)
    return kit.link_row(style, row.glyph, said, lambda: context.show(panel), note=note, inset=0)


def end_row(
    style: kit.Style, context: AnyContext, glyph: kit.Glyph, title: str, note: str, command: Any
) -> ft.Control:
    """Draw a row that gives a command and closes the menu."""

    def press() -> bool:
        return context.submit_and_close(command)

    return kit.link_row(style, glyph, title, press, note=note, leads=False, inset=0)
