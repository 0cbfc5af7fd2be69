"""The layout of a game's parts: below each other, or side by side where there is room; a glance at the table.

One glances from the bar, or from the menu where a long title needs the room.
"""

from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui import kit
from companion.ui.game.context import AnyContext, use_state_of
from companion.ui.shared.action_bar import ActionBar
from companion.ui.shared.end import EndView
from companion.ui.shared.journal import use_journal_rows
from companion.ui.shared.stage_page import beside_actions, stage_style

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


ACTIONS = 280
"""Width of the actions beside the players on a low page: these need more of it than other content."""


@kit.memo
def TableView(style: kit.Style, context: AnyContext) -> ft.Control:
    """Draw the main screen: everybody at a glance, with the actions below, or beside on a low page."""
    if style.low:
        beside = ACTIONS
        players = context.ui.players(style.part(style.width - beside), context)
        bar = ActionBar(style.part(beside), context)
        return beside_actions(ft.Container(players, expand=True), bar, beside)
    return _column([ft.Container(context.ui.players(style, context), expand=True), ActionBar(style, context)])


@kit.component
def StageView(style: kit.Style, context: AnyContext) -> ft.Control:
    """Draw the stage, the end included; nothing once that is over, until the page shows the table."""
    state = use_state_of(context)
    stage = context.ui.stage(state)
    if stage == "table":
        return ft.Container()
    if stage == "over":
        return kit.keyed("end", EndView, style, context)
    return context.ui.stage_view(style, context, state, stage)


def body(style: kit.Style, context: AnyContext, stage: str, peek: bool) -> ft.Control:
    """Draw the stage or the table, on a page with room for one of them."""
    if stage == "table" or peek:
        table = has_players(style, "table")
        return side_by_side(style, context, "table") if table else TableView(style, context)
    return StageView(stage_style(style), context)


def side_by_side(style: kit.Style, context: AnyContext, stage: str) -> ft.Control:
    """Draw a wide page: the players, the stage, and all else there is to see.

    Where only two of them have room, the last waits until nothing takes place.
    """
    half = style.part(style.width // 2)
    if stage == "table" and style.low:
        aside = _column([ft.Container(Aside(half, context), expand=True), ActionBar(half, context)])
        return _columns(style, [context.ui.players(half, context), aside])
    if stage == "table":
        return _columns(style, [TableView(half, context), Aside(half, context)])
    if style.below(kit.COLUMNS):
        return _columns(style, [context.ui.players(half, context), StageView(half, context)])
    third = replace(style.part(style.width // 3), aside=True)
    return _columns(
        style, [context.ui.players(third, context), StageView(third, context), Aside(third, context)]
    )


def _columns(style: kit.Style, parts: list[ft.Control]) -> ft.Control:
    """Draw parts of the same width with a line between them."""
    shown: list[ft.Control] = []
    for part in parts:
        if shown:
            shown.append(ft.Container(width=kit.HAIR, bgcolor=style.palette.hairline))
        shown.append(ft.Container(part, expand=True))
    return _row(shown)


def _row(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(parts, spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _column(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=0, expand=True)


@kit.component
def Aside(style: kit.Style, context: AnyContext) -> ft.Control:
    """Draw the table's cards, the charts and the journal, beside the players."""
    rows = use_journal_rows(style, context)
    title = style.text(style.words("table-journal"), kit.LABEL, style.palette.quiet, heading=True)
    head = ft.Container(title, padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.MARGIN))
    return kit.scroll(style, [*context.ui.on_the_table(style, context), Course(style, context), head, *rows])


@kit.memo
def Course(style: kit.Style, context: AnyContext) -> ft.Control:
    """Draw the first of the game's charts, once a round is over."""
    rounds = kit.use_slice(context.changes, lambda: _rounds(context))
    kit.use_slice(context.changes, lambda: context.state)
    return ft.Column(context.ui.charts(style, context)[:1] if rounds else [], tight=True, spacing=0)


def _rounds(context: AnyContext) -> bool:
    game, table = context.open_game.game, context.open_game.table
    return game.round(table.state) > 1
