"""A room by a chip of those that the table has named, or typed; never a map."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.rules.carnomorphs.data import NAME_LENGTH
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.player.room_sheet import known_rooms
from companion.ui.core.style import Style
from companion.ui.shared.stage_parts import part_title
from companion.ui.theme.measure import GAP
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column, wrapped


def room_choice(
    style: Style,
    state: State,
    room: str,
    choose: Callable[[str], Any],
    *,
    title: str = "",
    on_enter: Callable[[], Any] | None = None,
) -> ft.Control:
    """Draw the choice of a room.

    Args:
        room: Its name so far; empty for none.
        choose: Told the name of another one.
        title: What stands above; what the room is for.
        on_enter: What sending a typed name with the keyboard does.
    """
    known = known_rooms(state)
    is_known = room.casefold() in (name.casefold() for name in known)
    chips: list[ft.Control] = []
    for name in known:
        chosen = name.casefold() == room.casefold()
        chips.append(option(style, name, chosen, partial(choose, "" if chosen else name)))
    typed = "" if is_known else room
    parts: list[ft.Control] = [part_title(style, title or style.words("events-room"))]
    if chips:
        parts.append(wrapped(chips))
    parts.append(
        field(
            style,
            style.words("player-room-other" if chips else "player-room-first"),
            typed,
            choose,
            longest=NAME_LENGTH,
            on_enter=on_enter,
        )
    )
    return column(parts, GAP, stretch=True)
