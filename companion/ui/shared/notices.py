"""What everybody at the table has to know now: a line above whatever takes place, spoken when it changes."""

from __future__ import annotations

import flet as ft

from companion.rules.kernel import Label
from companion.ui.art import art
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.shared.context import AnyContext
from companion.ui.theme.measure import GAP, GAP_SMALL, MARGIN
from companion.ui.theme.typography import LABEL_STRONG


@memo
def Notices(style: Style, context: AnyContext) -> ft.Control:
    """All notices in a row, below the bar of the screen; nothing where there is none."""
    p = style.palette
    labels = use_slice(context.changes, lambda: context.open_game.game.notices(context.state))
    said = " ".join(notice_words(style, label) for label in labels)
    row = ft.Row(
        [
            art("info", p.accent, 20),
            ft.Container(style.text(said, LABEL_STRONG, p.text, lines=4), expand=True),
        ],
        spacing=GAP,
    )
    content = ft.Container(
        row if said else None,
        bgcolor=p.surface,
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP if said else 0),
        margin=ft.Margin.only(bottom=GAP_SMALL if said else 0),
    )
    # The node stays while nothing is said: a screen reader hears changes of a region that it knows.
    return ft.Semantics(content=content, label=said, live_region=True, container=True, exclude_semantics=True)


def notice_words(style: Style, label: Label) -> str:
    """A notice as a sentence."""
    return style.words(label.key, **label.params)


def new_notices(context: AnyContext, at: int) -> tuple[Label, ...]:
    """What everybody was told when the entry in this place happened; nothing of one that was taken back."""
    open_game = context.open_game
    table, game = open_game.table, open_game.game
    if at >= table.count:
        return ()
    before = game.notices(table.state_after(at))
    return tuple(label for label in game.notices(table.state_after(at + 1)) if label not in before)
