"""The players of the table below each other, under the heading."""

from __future__ import annotations

import flet as ft

from companion.ui.core.style import Style
from companion.ui.shared.player_rows import PlayerRows
from companion.ui.soup.context import GameContext
from companion.ui.soup.table.heading import Heading
from companion.ui.soup.table.ladder import LadderBeside
from companion.ui.soup.table.player_row import PlayerRow


def players(style: Style, context: GameContext) -> ft.Control:
    """Draw the heading and a row for each player, without actions."""
    return PlayerRows(style, context, Heading, PlayerRow, LadderBeside)
