"""The rules of a table whose game has begun: every option that still matters, each with its default."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.core.style import Style
from companion.ui.shared.context import Panel
from companion.ui.shared.options_form import OptionsForm
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.frame import sheet


def options_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Each change is an entry of its own; options of the start are past changing.

    Who may not change what is the whole table's, and everybody when the game is over, reads all of them.
    """
    words = style.words

    def change(next_of: Callable[[Options], Options]) -> None:
        before = context.state.options
        after = next_of(before)
        if after != before:
            context.submit(cmd.SetOptions(options=after))

    settles = context.runs_the_table() and state.phase != "over"
    form = OptionsForm(style, state.options, change if settles else None)
    return sheet(
        style,
        words("new-rules"),
        [
            style.text(words("new-rules-open"), LABEL, style.palette.quiet),
            *form.all(begun=settles),
        ],
        context.close,
        on_back=lambda: context.show(Panel("menu")),
    )
