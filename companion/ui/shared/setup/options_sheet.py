"""The rules of a table whose game has begun: every option that still matters, each with its default."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import flet as ft

from companion.rules.kernel import Model, TableOptions
from companion.ui import kit
from companion.ui.game.context import AnyContext, Panel
from companion.ui.game.options_form import OptionsForm
from companion.ui.shared.explained import ExplainedSheet

O = TypeVar("O", bound=TableOptions)  # noqa: E741 (it stands for options)


def options_sheet(
    style: kit.Style,
    context: AnyContext,
    state: Any,
    form: Callable[[kit.Style, O, kit.Change[O] | None], OptionsForm[O]],
    command: Callable[[O], Model],
    *,
    first: Callable[[OptionsForm[O]], Sequence[ft.Control]] | None = None,
    changed: Callable[[O, O], Any] | None = None,
    chapter: str = "",
) -> ft.Control:
    """Draw the options of a begun game. Each change is an entry; options of the start are fixed.

    Who may not change what is the whole table's, and everybody when the game is over, reads all of them.

    Args:
        state: It, with its `options`.
        form: The rows of options, to settle or, without a change, to read.
        command: Settles other options.
        first: Rows above the groups.
        changed: Told the options before and after a change.
        chapter: Of the quick rules, which a "?" opens.
    """
    words = style.words

    def change(next_of: Callable[[O], O]) -> None:
        before: O = context.state.options
        after = next_of(before)
        if after != before and context.submit(command(after)) and changed is not None:
            changed(before, after)

    over = context.open_game.game.outcome(state) is not None
    settles = context.runs_the_table() and not over
    rows = form(style, state.options, change if settles else None)
    title, on_back = words("new-rules"), lambda: context.show(Panel("menu"))
    parts = [
        style.text(words("new-rules-open"), kit.LABEL, style.palette.quiet),
        *(first(rows) if first is not None else ()),
        *rows.all(begun=settles),
    ]
    if chapter:
        return ExplainedSheet(style, context.ui, chapter, title, parts, context.close, on_back=on_back)
    return kit.sheet(style, title, parts, context.close, on_back=on_back)
