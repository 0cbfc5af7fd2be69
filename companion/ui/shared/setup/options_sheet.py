"""The options of a table whose game has begun: every option that still matters, each with its default."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

import flet as ft

from companion.rules.kernel import TableOptions
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.here import Here
from companion.ui.game.options_form import OptionsForm
from companion.ui.shared.explained import ExplainedSheet

O = TypeVar("O", bound=TableOptions)  # noqa: E741 (it stands for options)


def options_sheet(
    here: Here[Any],
    form: Callable[[kit.Style, O, kit.Change[O] | None], OptionsForm[O]] = OptionsForm[Any],
    *,
    first: Callable[[OptionsForm[O]], Sequence[ft.Control]] | None = None,
    changed: Callable[[O, O], Any] | None = None,
    chapter: str = "",
) -> ft.Control:
    """Draw the options of a game that has begun; each change is an entry in the journal.

    While options can be changed, options fixed at the start are left out. The sheet is read-only for
    devices without the right to change the table, and after the end.

    Args:
        form: Makes the rows of options, editable or read-only.
        first: Returns rows above the groups.
        changed: Called with the options before and after a change.
        chapter: The chapter of the quick rules that the "?" opens.
    """
    style, words, context, state = here.style, here.words, here.context, here.state
    game = context.open_game.game
    command: Any = game.commands["set-options"]

    def change(next_of: Callable[[O], O]) -> None:
        before: O = context.state.options
        after = next_of(before)
        if after != before and context.submit(command(options=after)) and changed is not None:
            changed(before, after)

    def dead(next_of: Callable[[O], O]) -> kit.Dead | None:
        after = next_of(state.options)
        press = None if after == state.options else context.press(command(options=after))
        return press if isinstance(press, kit.Dead) else None

    over = game.outcome(state) is not None
    settles = context.runs_the_table() and not over
    rows = replace(form(style, state.options, change if settles else None), dead=dead)
    title, on_back = words("new-rules"), lambda: context.show(Panel("menu"))
    parts = [
        style.text(words("new-rules-open"), kit.LABEL, style.palette.quiet),
        *(first(rows) if first is not None else ()),
        *rows.all(begun=settles),
    ]
    if chapter:
        return ExplainedSheet(style, context.ui, chapter, title, parts, context.close, on_back=on_back)
    return kit.sheet(style, title, parts, context.close, on_back=on_back)
