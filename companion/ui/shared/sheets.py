"""A game's stages by name, and its sheets by panel."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext, Panel
from companion.ui.game.here import AnyHere

View = Callable[[Any, Panel], ft.Control]
"""A component that draws a panel, given `here`."""

Shown = Callable[[Any, Panel], bool]
"""Returns, given a game's context, whether a panel has anything to show on this device."""


class Stage(NamedTuple):
    """A stage of the game's own; its title is the sentence `stage-<name>`."""

    view: Callable[[Any], ft.Control]
    """A component, given `here`."""

    chapter: str = ""
    """The chapter of the quick rules about the stage; empty if it depends on the step."""


def always(context: AnyContext, panel: Panel) -> bool:
    """Let a sheet stay open for as long as the game is open."""
    return True


class Sheet(NamedTuple):
    """One sheet of a game, and the condition for it to stay open."""

    view: View
    shown: Shown = always


class Sheets:
    """The sheets of a game.

    Args:
        sheets: The sheets by the kind of their panel.
    """

    def __init__(self, sheets: Mapping[str, Sheet]) -> None:
        self._sheets = sheets

    def has(self, context: AnyContext, panel: Panel) -> bool:
        """Return whether a panel has anything to show on this device, which may change while it is open."""
        found = self._sheets.get(panel.kind)
        return found is not None and found.shown(context, panel)

    def sheet(self, here: AnyHere, panel: Panel) -> ft.Control | None:
        """Draw the sheet of a panel; None if it has nothing left to show, which makes the page close it."""
        found = self._sheets.get(panel.kind)
        if found is None or not found.shown(here.context, panel):
            return None
        return kit.keyed(f"{panel.kind}-{panel.seat}-{panel.page}", found.view, here, panel)
