"""A game's sheets by panel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import flet as ft

from companion.ui.core.component import keyed
from companion.ui.core.style import Style
from companion.ui.game.context import AnyContext, Panel
from companion.ui.game.here import Here

View = Callable[[Any, Panel], ft.Control]
"""A component that draws a panel; it is given `here`."""

Shown = Callable[[Any, Panel], bool]
"""Tells from a game's context whether a panel has anything to show on this device."""

Function = Callable[[Style, Any, Any, Panel], ft.Control | None]
"""The older form of a sheet: draws a panel of a state; None where there is nothing to show."""


def always(context: AnyContext, panel: Panel) -> bool:
    """Have a sheet stay open as long as the game."""
    return True


class Sheet(NamedTuple):
    """One sheet of a game, and the condition for it to stay open."""

    view: View
    shown: Shown = always


class Sheets:
    """The sheets of a game.

    Args:
        sheets: By the kind of their panel.
        shown_while: The conditions for sheets in the older form to stay open.
    """

    def __init__(
        self, sheets: Mapping[str, Sheet | Function], shown_while: Mapping[str, Shown] | None = None
    ) -> None:
        self._sheets = sheets
        self._shown_while = shown_while or {}

    def has(self, context: AnyContext, panel: Panel) -> bool:
        """Return whether a panel has anything to show on this device, which may change while it is open."""
        found = self._sheets.get(panel.kind)
        if isinstance(found, Sheet):
            return found.shown(context, panel)
        return found is not None and self._shown_while.get(panel.kind, always)(context, panel)

    def sheet(self, style: Style, context: AnyContext, state: Any, panel: Panel) -> ft.Control | None:
        """Draw the sheet of a panel; None where this device has nothing to show."""
        found = self._sheets.get(panel.kind)
        if isinstance(found, Sheet):
            return keyed(
                f"{panel.kind}-{panel.seat}-{panel.page}", found.view, Here(style, context, state), panel
            )
        return found(style, context, state, panel) if found is not None else None
