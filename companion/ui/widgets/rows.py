"""Rows of a list: their content and their touch targets."""

from collections.abc import Sequence

import flet as ft

from companion.ui.art import Glyph
from companion.ui.core.presses import Dead
from companion.ui.core.style import Style
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    PADDING,
    TARGET_BUTTON,
)
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import column, glyph_drawing
from companion.ui.widgets.press import Press, answered, pressed


def link_row(
    style: Style,
    glyph: Glyph | None,
    title: str,
    on_press: Press | None = None,
    *,
    note: str = "",
    action: ft.ClientAction | None = None,
    leads: bool = True,
    last: bool = False,
    inset: float = MARGIN,
) -> ft.Control:
    """Draw a row of a list that leads somewhere: glyph, title, a quiet note below it, a chevron.

    Args:
        on_press: The handler; a row with a `Dead` handler looks disabled.
        action: An action that the browser itself performs at a press.
        last: Whether the row is the last of its list and thus has no line below.
        inset: The row's distance from the edges of the page.
    """
    p = style.palette
    dead = isinstance(on_press, Dead)
    lines: list[ft.Control] = [style.text(title, BODY_STRONG, p.quiet if dead else None, lines=2)]
    if note:
        lines.append(style.text(note, LABEL, p.quiet, lines=3))
    parts: list[ft.Control] = []
    if glyph is not None:
        parts.append(glyph_drawing(style, glyph, p.outline if dead else p.text, 26))
    parts.append(column(lines, expand=True))
    if leads:
        parts.append(glyph_drawing(style, "chevron-right", p.outline, 18))
    return row_frame(style, parts, on_press, action=action, last=last, inset=inset, grows=bool(note))


def row_frame(
    style: Style,
    parts: Sequence[ft.Control],
    on_press: Press | None = None,
    *,
    action: ft.ClientAction | None = None,
    last: bool = False,
    inset: float = MARGIN,
    grows: bool = False,
) -> ft.Control:
    """Draw a row that can be pressed as a whole, with a hairline below it unless it is the last.

    Args:
        action: An action that the browser itself performs at a press.
        last: Whether the row is the last of its list.
        inset: The row's distance from the edges of the page.
        grows: Whether the row's content takes several lines.
    """
    p = style.palette
    grows = grows or style.scale > LARGE_TEXT
    button = ft.TextButton(
        content=ft.Container(
            ft.Row(list(parts), spacing=PADDING),
            padding=ft.Padding.symmetric(vertical=GAP if grows else GAP_SMALL),
            alignment=ft.Alignment.CENTER_LEFT,
            height=None if grows else TARGET_BUTTON,
        ),
        on_click=pressed(on_press),
        disabled=isinstance(on_press, Dead),
        action=action,
        style=button_style(
            p.text,
            focus=p.accent,
            radius=0,
            padding=ft.Padding.symmetric(horizontal=inset, vertical=GAP_SMALL),
            align=ft.Alignment.CENTER_LEFT,
        ),
    )
    return ft.Container(
        answered(button, on_press),
        border=None if last else ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )


def note_row(style: Style, glyph: Glyph, words: str, *, colour: str | None = None) -> ft.Control:
    """Draw a calm sentence after a glyph: something that the players should know."""
    p = style.palette
    return ft.Container(
        ft.Row(
            [
                glyph_drawing(style, glyph, colour or p.quiet, 22),
                style.text(words, LABEL, p.text, expand=True),
            ],
            spacing=GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        ),
        padding=ft.Padding.symmetric(horizontal=MARGIN, vertical=GAP_WIDE),
    )
