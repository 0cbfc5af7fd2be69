"""The last feeding, read from the journal on every device."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.carnomorphs.contents import Feeding
from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.feeding import RoomFed, feeding_of
from companion.rules.carnomorphs.rooms import eggs_in_nest
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.events.contents import feeding_block, left_words, revealed_by
from companion.ui.core.style import Style
from companion.ui.shared.stage_parts import part_title
from companion.ui.theme.measure import GAP
from companion.ui.widgets.layout import column


class Fed(NamedTuple):
    """A feeding that was resolved, to be done on the board."""

    name: str
    """Of the room; empty for one that was entered."""

    feeding: Feeding
    board_eggs: int
    """On the Carnomorph board before it."""

    reveals: tuple[IntruderKind, ...]


def fed_last(style: Style, fed: Fed) -> ft.Control:
    """Draw a feeding and its outcome; a screen reader announces what is left as soon as it happened."""
    title = style.words("events-fed-room", room=fed.name) if fed.name else style.words("events-fed-last")
    heading = ft.Semantics(
        content=part_title(style, title),
        label=f"{title}. {left_words(style, fed.feeding)}",
        header=True,
        live_region=True,
        container=True,
        exclude_semantics=True,
    )
    return column([heading, feeding_block(style, *fed[1:])], GAP, stretch=True)


def latest_feeding(context: GameContext) -> Fed | None:
    """Return the last feeding of the current step, from the journal."""
    table, game = context.open_game.table, context.open_game.game
    for at in reversed(range(table.count)):
        before = game.player_view(table.state_after(at), None)
        if before.phase != "events" or before.step != "feeding":
            return None
        event = next((each for each in table.entry(at).events if isinstance(each, RoomFed)), None)
        feeding = None if event is None else feeding_of(before, event)
        if event is not None and feeding is not None and feeding.steps:
            room = before.room(event.room)
            name = "" if room is None else room.name
            return Fed(name, feeding, eggs_in_nest(before), revealed_by(before, feeding))
    return None
