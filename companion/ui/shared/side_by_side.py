"""The layout of a game's parts, stacked or side by side if there is room, and the glance at the table.

The glance is opened from the bar, or from the menu if a long title needs the room.
"""

from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.game.part import everything, nothing, part, version
from companion.ui.shared.action_bar import ActionBar
from companion.ui.shared.end import EndView
from companion.ui.shared.journal import use_journal_rows
from companion.ui.shared.stage_page import beside_actions, stage_style, told_above

BUTTONS: Final = 3
"""The number of buttons in the bar: back, glance, menu. Low pages add undo, but are wide enough for it."""


def has_players(style: kit.Style, stage: str) -> bool:
    """Return whether the page shows the players beside the stage; the end screen contains them itself."""
    return style.wide and stage != "over" and not (style.low and stage != "table")


def explains(stage: str) -> bool:
    return stage not in ("table", "over")


def bar_title(here: AnyHere, stage: str) -> str:
    if stage == "table":
        return here.context.ui.table_title(here)
    return here.context.ui.stage_title(here.style, here.state, stage)


def glance_of(here: AnyHere, stage: str) -> bool:
    """Return whether a stage offers a glance at the table; a game entered afterwards has no table to show."""
    return stage != "table" and not has_players(here.style, stage) and not here.state.entered


def from_menu(here: AnyHere, stage: str) -> bool:
    """Return whether the glance is in the menu, because the bar's title would not fit beside its button."""
    style = here.style
    if not glance_of(here, stage):
        return False
    title = bar_title(here, stage)
    return not kit.words_fit(style, title, BUTTONS + explains(stage))


ACTIONS = 280
"""Width of the actions beside the players on a low page."""


@part(nothing)
def TableView(here: AnyHere, _: None) -> ft.Control:
    """Draw the main screen: all players, with the actions below them, or beside them on a low page."""
    style, ui = here.style, here.context.ui
    if style.low:
        players = ui.players(here.styled(style.part(style.width - ACTIONS)))
        beside = here.styled(replace(style.part(ACTIONS), actions_beside=ACTIONS))
        bar = told_above(beside, ActionBar(here.styled(style.part(ACTIONS))))
        return beside_actions(ft.Container(players, expand=True), bar, ACTIONS)
    return _column([ft.Container(ui.players(here), expand=True), told_above(here, ActionBar(here))])


@part(everything)
def StageView(here: AnyHere, _: object) -> ft.Control:
    """Draw the current stage or the end; draw nothing if the table is about to replace an ended stage."""
    ui = here.context.ui
    stage = ui.stage(here.state)
    if stage == "table":
        return ft.Container()
    if stage == "over":
        return kit.keyed("end", EndView, here)
    return ui.stage_view(here, stage)


def body(here: AnyHere, stage: str, peek: bool) -> ft.Control:
    """Draw the table if `peek` or if there is no stage, else the stage; for pages that do not show both."""
    if stage == "table" or peek:
        table = has_players(here.style, "table")
        return side_by_side(here, "table") if table else TableView(here)
    return StageView(here.styled(stage_style(here.style)))


def side_by_side(here: AnyHere, stage: str) -> ft.Control:
    """Draw a wide page: the players, the stage, and everything else to look at.

    With room for only two columns, the last one is left out during a stage.
    """
    style, players = here.style, here.context.ui.players
    half = here.styled(style.part(style.width // 2))
    if stage == "table" and style.low:
        aside = _column([ft.Container(Aside(half), expand=True), told_above(half, ActionBar(half))])
        return _columns(style, [players(half), aside])
    if stage == "table":
        return _columns(style, [TableView(half), Aside(half)])
    if style.below(kit.COLUMNS):
        return _columns(style, [players(half), StageView(half)])
    third = here.styled(replace(style.part(style.width // 3), aside=True))
    return _columns(
        style,
        [players(third), StageView(third), Aside(third)],
    )


def _columns(style: kit.Style, parts: list[ft.Control]) -> ft.Control:
    """Draw parts of the same width with a line between them."""
    shown: list[ft.Control] = []
    for each in parts:
        if shown:
            shown.append(ft.Container(width=kit.HAIR, bgcolor=style.palette.hairline))
        shown.append(ft.Container(each, expand=True))
    return _row(shown)


def _row(parts: list[ft.Control]) -> ft.Control:
    return ft.Row(parts, spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH)


def _column(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=0, expand=True)


@part(version)
def Aside(here: AnyHere, _: int) -> ft.Control:
    """Draw further parts of the table, the first chart and the journal, beside the players."""
    style = here.style
    rows = use_journal_rows(here)
    title = style.text(here.words("table-journal"), kit.LABEL, here.palette.quiet, heading=True)
    head = ft.Container(title, padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.MARGIN))
    return kit.scroll(style, [*here.context.ui.on_the_table(here), Course(here), head, *rows])


@part(lambda here: here.state)
def Course(here: AnyHere, state: Any) -> ft.Control:
    """Draw the first of the game's charts, once a round is over."""
    charts = here.context.ui.charts(here)[:1] if here.context.open_game.game.round(state) > 1 else []
    return ft.Column(charts, tight=True, spacing=0)
