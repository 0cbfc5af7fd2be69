"""The choice of a character's room: a chip of a known room, or a new name."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.characters import GoTo
from companion.rules.carnomorphs.data import NAME_LENGTH
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.press import primary


def known_rooms(state: State) -> tuple[str, ...]:
    """Return the rooms that the table has named: those listed, then those where characters are."""
    names = [room.name for room in state.rooms] + [player.room for player in state.players]
    found: dict[str, str] = {}
    for name in names:
        if name:
            found.setdefault(name.casefold(), name)
    return tuple(found.values())


def room_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "room"."""
    return keyed(f"room-{panel.seat}", RoomSheet, style, context, state, panel.seat)


@component
def RoomSheet(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw chips of rooms, and a field for another one."""
    words, player = style.words, state.players[seat]
    typed, change = use_draft(str)

    def go(room: str) -> None:
        if context.submit(GoTo(seat=seat, room=room)):
            context.show(Panel("player", seat))

    chips: list[ft.Control] = [
        option(style, name, name == player.room, lambda name=name: go(name)) for name in known_rooms(state)
    ]
    if player.room:
        chips.append(option(style, words("player-room-none"), False, lambda: go("")))
    return ExplainedSheet(
        style,
        context.ui,
        "base",
        words("player-room-title", player=player.name),
        [
            wrapped(chips),
            field(
                style,
                words("player-room-other" if chips else "player-room-first"),
                typed,
                lambda text: change(lambda _: text),
                longest=NAME_LENGTH,
                on_enter=lambda: go(latest(change)),
            ),
        ],
        context.close,
        footer=ft.Row(
            [
                primary(
                    style,
                    words("player-room-go"),
                    (lambda: go(latest(change))) if typed.strip() else None,
                    expand=True,
                )
            ]
        ),
        on_back=lambda: context.show(Panel("player", seat)),
    )
