"""The sheets of every game by panel; all others are the game's own."""

from __future__ import annotations

from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext, Panel
from companion.ui.shared.menu import menu_sheet
from companion.ui.shared.phones.invite import invite_sheet
from companion.ui.shared.reminders import may_remind, reminders_sheet
from companion.ui.shared.rename_sheet import renamable, rename_sheet
from companion.ui.shared.shortcuts import shortcuts_sheet


def has_sheet(style: kit.Style, context: AnyContext, panel: Panel) -> bool:
    """Return whether a panel has anything to show on this device, which may change while it is open."""
    match panel.kind:
        case "menu" | "keys":
            return True
        case "rename":
            return bool(renamable(style, context, context.state))
        case "reminders":
            return may_remind(context)
        case "invite":
            return context.client.access.is_host
        case _:
            return context.ui.has_panel(context, panel)


def panel_sheet(style: kit.Style, context: AnyContext, state: Any, panel: Panel) -> ft.Control | None:
    """Draw the sheet of a panel."""
    match panel.kind:
        case "menu":
            return menu_sheet(style, context, state, panel)
        case "keys":
            return shortcuts_sheet(style, context)
        case "rename":
            return rename_sheet(style, context, state, panel)
        case "reminders":
            return reminders_sheet(style, context)
        case "invite":
            return invite_sheet(style, context)
        case _:
            return context.ui.panel(style, context, state, panel)
