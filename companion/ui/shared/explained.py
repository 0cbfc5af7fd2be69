"""The "?" beside an action, which opens the action's chapter of the quick rules in place."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Final

import flet as ft

from companion.ui import kit
from companion.ui.game.game_ui import GameUI
from companion.ui.shared.chapter import chapter_lines
from companion.ui.widgets.fitted import Fitted
from companion.ui.widgets.tile import tiles
from companion.words.reference import Chapter, chapters

MOST_OF_PAGE: Final = 0.4
"""Maximum share of the page's height for an open chapter."""
USUAL_HEIGHT: Final = 844
"""The height assumed for a page that has not reported its size."""

MARK = 28
"""Width of the disc behind the question mark of an open chapter."""


def with_rules(style: kit.Style, ui: GameUI, rows: Iterable[tuple[str, ft.Control]]) -> list[ft.Control]:
    """Draw rows, each with a "?" that opens its chapter below it; `rows` are pairs of chapter and row."""
    return [
        kit.keyed(f"rules-{name}-{at}", Explained, style, ui, name, row)
        for at, (name, row) in enumerate(rows)
    ]


@kit.component
def Explained(style: kit.Style, ui: GameUI, name: str, row: ft.Control) -> ft.Control:
    """Draw a row, its question mark, and the chapter while it is open."""
    opened, set_opened = kit.use_state(False)
    chapter = chapter_of(ui, name)
    mark = question_mark(style, chapter, opened, lambda: set_opened(not opened))
    line = ft.Row([ft.Container(row, expand=True), mark], spacing=0)
    return kit.column([line, paragraph(style, chapter)] if opened else [line], stretch=True)


@kit.component
def ExplainedTiles(
    style: kit.Style, ui: GameUI, drawn: Sequence[tuple[str, Callable[[ft.Control], ft.Control]]]
) -> ft.Control:
    """Draw tiles, each with a question mark, and the open chapter, if any, below the row of its tile.

    Args:
        drawn: Each chapter's name, and a function that draws its tile around the given question mark.
    """
    opened, set_opened = kit.use_state("")
    cells: list[ft.Control] = []
    below: dict[int, ft.Control] = {}
    for at, (name, draw) in enumerate(drawn):
        chapter, shown = chapter_of(ui, name), opened == name
        then = "" if shown else name
        cells.append(draw(question_mark(style, chapter, shown, lambda then=then: set_opened(then))))
        if shown:
            below[at] = paragraph(style, chapter)
    return tiles(style, cells, below)


@kit.component
def ExplainedSheet(
    style: kit.Style,
    ui: GameUI,
    name: str,
    title: str,
    controls: Sequence[ft.Control],
    on_close: kit.Press,
    *,
    footer: ft.Control | None = None,
    pinned: Sequence[ft.Control] | None = None,
    picture: ft.Control | None = None,
    note: str = "",
    on_back: kit.Press | None = None,
) -> ft.Control:
    """Draw the sheet of an action, with a "?" in its head that opens its chapter of the quick rules.

    Args:
        title: As for `kit.sheet`, like the other arguments without a description.
        pinned: Parts that stay visible: above the footer, or on a low page beside the content.
    """
    opened, set_opened = kit.use_state(False)
    chapter = chapter_of(ui, name)
    return kit.sheet(
        style,
        title,
        controls,
        on_close,
        footer=footer,
        pinned=pinned,
        picture=picture,
        note=note,
        on_back=on_back,
        actions=[question_mark(style, chapter, opened, lambda: set_opened(not opened))],
        above=read_in_place(style, chapter) if opened else None,
    )


def read_in_place(style: kit.Style, chapter: Chapter, of_page: float = MOST_OF_PAGE) -> ft.Control:
    """Draw a scrolling chapter at the top of a page, at most `of_page` of the page's height."""
    most = (ft.context.page.height or USUAL_HEIGHT) * of_page
    return kit.keyed(f"read-{chapter.name}", Fitted, style, [paragraph(style, chapter)], 0, most)


def chapter_of(ui: GameUI, name: str) -> Chapter:
    return next(chapter for chapter in chapters(ui.chapters) if chapter.name == name)


def question_mark(style: kit.Style, chapter: Chapter, opened: bool, on_press: kit.Press) -> ft.Control:
    """Draw the "?" that opens or closes a chapter."""
    p, words = style.palette, style.words
    # The mark is as large as a drawing, but less prominent than the row that it explains.
    ring = ft.Container(
        replace(style, scale=1.0).text("?", kit.LABEL_STRONG, p.on_accent if opened else p.quiet),
        width=MARK,
        height=MARK,
        bgcolor=p.accent if opened else None,
        border_radius=kit.RADIUS_ROUND,
        alignment=ft.Alignment.CENTER,
    )
    button = ft.TextButton(
        content=kit.named(ring, words("rules-about", title=words(chapter.title))),
        on_click=kit.pressed(on_press),
        width=kit.TARGET,
        height=kit.TARGET,
        style=kit.button_style(p.text, focus=p.accent, radius=kit.RADIUS_FIELD),
    )
    return kit.foldable(button, opened)


def paragraph(style: kit.Style, chapter: Chapter) -> ft.Control:
    """Draw an open chapter among other content."""
    return ft.Container(
        kit.column(chapter_lines(style, chapter, kit.BODY, inset=kit.PADDING), stretch=True),
        bgcolor=style.palette.raised,
        border_radius=kit.RADIUS_FIELD,
    )
