"""The intruders as they lie beside the players of a wide table."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.data import INTRUDERS
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.intruders.list_sheet import intruder_row
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.widgets.frame import section


@memo
def IntrudersRow(style: Style, context: GameContext) -> ft.Control:
    """Draw the listed intruders, the highest level first; nothing where none is listed."""
    listed = use_slice(context.changes, lambda: context.state.intruders)
    state = context.state
    use_slice(context.changes, lambda: context.state.rooms)
    if not listed:
        return ft.Container()
    ordered = sorted(listed, key=lambda each: (-INTRUDERS.index(each.kind), each.id))
    rows = [intruder_row(style, context, state, each) for each in ordered]
    return section(style, style.words("intruders-title"), rows)
