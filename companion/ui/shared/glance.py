"""The glance at the table: from the bar, or from the menu where a long title needs the room."""

from typing import Final

from companion.ui import kit
from companion.ui.game.context import AnyContext

BUTTONS: Final = 4
"""Those of the bar: back, the glance, undo, the menu."""


def has_players(style: kit.Style, stage: str) -> bool:
    """Return whether the page has room for the players beside the stage; the end shows them itself."""
    return style.wide and stage != "over" and not (style.low and stage != "table")


def explains(stage: str) -> bool:
    return stage not in ("table", "over")


def bar_title(style: kit.Style, context: AnyContext, stage: str) -> str:
    return style.words("name") if stage == "table" else context.ui.stage_title(style, context.state, stage)


def from_menu(style: kit.Style, context: AnyContext, stage: str) -> bool:
    """Return whether a word of the title would break if the bar had all its buttons."""
    if stage == "table" or has_players(style, stage):
        return False
    title = bar_title(style, context, stage)
    return not kit.words_fit(style, title, BUTTONS + explains(stage))
