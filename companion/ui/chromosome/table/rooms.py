"""The number of a room by a tap: one chip for each room of the box."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.rules.chromosome.data import ROOMS
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column, wrapped


def room_chips(style: Style, title: str, room: str, on_room: Callable[[str], Any]) -> ft.Control:
    """Draw a chip for each room; the chosen one, tapped again, chooses none.

    Args:
        title: What is chosen.
        room: The chosen number, or nothing.
        on_room: Told which one is chosen now.
    """
    chips = [_chip(style, str(number), str(number) == room, on_room) for number in range(1, ROOMS + 1)]
    heading = style.text(title, LABEL, style.palette.quiet)
    return column([heading, wrapped(chips)], GAP)


def _chip(style: Style, number: str, chosen: bool, on_room: Callable[[str], Any]) -> ft.Control:
    said = style.words("areas-in-room", room=number)
    return option(style, number, chosen, lambda: on_room("" if chosen else number), label=said)
