""" "?" beside what can be done: its chapter of the quick rules opens in place, and nothing is left for it."""

from __future__ import annotations

from collections.abc import Iterable

import flet as ft

from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.games import GameUI
from companion.ui.shared.chapter import chapter_lines
from companion.ui.theme.measure import HAIR, PADDING, RADIUS_FIELD, RADIUS_ROUND, TARGET
from companion.ui.theme.typography import BODY, LABEL_STRONG
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, merged, named, pressed
from companion.words.reference import Chapter, chapters

MARK = 28
"""Width of the ring around the question mark."""


def with_rules(style: Style, ui: GameUI, rows: Iterable[tuple[str, ft.Control]]) -> list[ft.Control]:
    """Rows with the names of their chapters, each with a "?" that opens its chapter below it."""
    return [
        keyed(f"rules-{name}-{at}", Explained, style, ui, name, row) for at, (name, row) in enumerate(rows)
    ]


@component
def Explained(style: Style, ui: GameUI, name: str, row: ft.Control) -> ft.Control:
    """A row, its question mark, and the chapter while it is open."""
    opened, set_opened = use_state(False)
    chapter = chapter_of(ui, name)
    mark = question_mark(style, chapter, opened, lambda: set_opened(not opened))
    line = ft.Row([ft.Container(row, expand=True), mark], spacing=0)
    return column([line, paragraph(style, chapter)] if opened else [line], stretch=True)


def chapter_of(ui: GameUI, name: str) -> Chapter:
    """The chapter of that name.

    Raises:
        StopIteration: the game has none.
    """
    return next(chapter for chapter in chapters(ui.chapters) if chapter.name == name)


def question_mark(style: Style, chapter: Chapter, opened: bool, on_press: Press) -> ft.Control:
    """The "?" that opens a chapter, or closes it again."""
    p, words = style.palette, style.words
    ring = ft.Container(
        style.text("?", LABEL_STRONG, p.on_accent if opened else p.accent),
        width=MARK,
        height=MARK,
        bgcolor=p.accent if opened else None,
        border=ft.Border.all(HAIR, p.accent),
        border_radius=RADIUS_ROUND,
        alignment=ft.Alignment.CENTER,
    )
    button = ft.TextButton(
        content=named(ring, words("rules-about", title=words(chapter.title))),
        on_click=pressed(on_press),
        width=TARGET,
        height=TARGET,
        style=button_style(p.text, focus=p.accent, radius=RADIUS_FIELD),
    )
    return merged(ft.Semantics(content=button, expanded=opened))


def paragraph(style: Style, chapter: Chapter) -> ft.Control:
    """A chapter that lies open among other things."""
    return ft.Container(
        column(chapter_lines(style, chapter, BODY, inset=PADDING), stretch=True),
        bgcolor=style.palette.raised,
        border_radius=RADIUS_FIELD,
    )
