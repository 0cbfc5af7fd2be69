"""The frame of every page of the turn: who, what, and one button that does it."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.state import State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.press import Press, primary


def turn_page(
    style: Style,
    context: GameContext,
    state: State,
    seat: int,
    title: str,
    controls: Sequence[ft.Control],
    *,
    confirm: str = "",
    on_confirm: Press | None = None,
    first: bool = False,
) -> ft.Control:
    """A page of the turn sheet.

    Args:
        style: The style.
        context: The game.
        state: Its state.
        seat: Whose turn.
        title: What the page is for.
        controls: What stands on it.
        confirm: The words of the button; no button without them.
        on_confirm: What the button does; None while something is missing.
        first: Whether it is the overview, from which no page leads back.
    """
    player = state.players[seat]
    footer = ft.Row([primary(style, confirm, on_confirm, expand=True)]) if confirm else None
    back = None if first else lambda: context.show(Panel("turn", seat))
    return sheet(
        style,
        title,
        controls,
        context.close,
        footer=footer,
        picture=species(player.species, style.palette.players[player.colour], 36),
        note="" if first else player.name,
        on_back=back,
    )
