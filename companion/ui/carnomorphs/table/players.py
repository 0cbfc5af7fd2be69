"""The players of the table below each other, under the heading."""

from __future__ import annotations

import flet as ft

from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.table.heading import Heading
from companion.ui.carnomorphs.table.player_row import PlayerRow
from companion.ui.core.style import Style
from companion.ui.shared.player_rows import PlayerRows


def players(style: Style, context: GameContext) -> ft.Control:
    """Draw the heading and a row for each player, without actions."""
    return PlayerRows(style, context, Heading, PlayerRow)
