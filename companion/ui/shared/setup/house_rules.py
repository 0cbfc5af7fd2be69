"""The options of a table before the game begins: how many are changed, and a form with all of them."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.game.game_setup import GameSetup
from companion.ui.game.options_form import OptionsForm
from companion.ui.widgets.fold import folded_part


def rules_part(
    game: GameSetup[Any],
    style: kit.Style,
    options: Any,
    settle: kit.Change[Any],
    unfolded: bool,
    unfold: Callable[[bool], None],
    before: Callable[[], Sequence[ft.Control]] = tuple,
    form: Callable[[kit.Style, Any, kit.Change[Any]], OptionsForm[Any]] | None = None,
) -> ft.Control:
    """Draw the options of a table, folded or as a form.

    Args:
        before: Returns further choices to draw above the options.
        form: Makes the form for the options; by default the game's own.
    """
    words, others = style.words, options.differing()
    inside: list[ft.Control] = []
    if unfolded:
        inside = [
            *before(),
            style.text(words("new-rules-open"), kit.LABEL, style.palette.quiet),
            *(form or game.options_form)(style, options, settle).all(),
        ]
        if others:
            inside.append(
                kit.plain(style, words("new-rules-usual"), lambda: settle(game.usual), glyph="refresh")
            )
    return folded_part(
        style,
        words("new-rules"),
        words("new-rules-changed", count=others) if others else words("new-rules-default"),
        unfolded,
        lambda: unfold(not unfolded),
        inside,
    )
