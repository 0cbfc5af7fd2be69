"""A game's sheets by panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import flet as ft

from companion.ui.core.style import Style
from companion.ui.game.context import AnyContext, Panel

Sheet = Callable[[Style, Any, Any, Panel], ft.Control | None]
"""Draws a panel of a state; None where there is nothing to show on this device."""


class Sheets:
    """The sheets of a game.

    Args:
        sheets: By the kind of their panel.
        shown_while: What must be true for a sheet to stay open; one that is not named here stays as long as
            the game.
    """

    def __init__(
        self,
        sheets: Mapping[str, Sheet],
        shown_while: Mapping[str, Callable[[Any, Panel], bool]],
    ) -> None:
        self._sheets = sheets
        self._shown_while = shown_while

    def has(self, context: AnyContext, panel: Panel) -> bool:
        """Return whether a panel has anything to show on this device, which may change while it is open."""
        shown = self._shown_while.get(panel.kind)
        return panel.kind in self._sheets and (shown is None or shown(context, panel))

    def sheet(self, style: Style, context: AnyContext, state: Any, panel: Panel) -> ft.Control | None:
        """Draw the sheet of a panel; None where this device has nothing to show."""
        found = self._sheets.get(panel.kind)
        return found(style, context, state, panel) if found is not None else None
