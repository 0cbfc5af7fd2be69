"""Rows for a choice or an action: one of several options, a step of a checklist, an action with its price."""

from collections.abc import Sequence

import flet as ft

from companion.ui.art import Glyph, art
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR, RADIUS_FIELD
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, Sign, answered, choosable, pressed, sign


def choice_row(
    style: Style,
    title: str,
    on_press: Press | None,
    *,
    chosen: bool | None = None,
    note: str = "",
    glyph: Sign | None = None,
    trailing: Glyph | None = None,
    colour: str | None = None,
) -> ft.Control:
    """Draw a row that can be pressed as a whole: a drawing, a title, a quiet note.

    The chosen row has a thicker border; a row that opens something has only a hairline below it.

    Args:
        on_press: The handler. None if the row cannot be pressed: the note then says why.
        chosen: Whether the row is chosen; None if a press does not choose it but opens something.
        colour: The colour of the drawing, instead of the text colour.
    """
    p = style.palette
    ink = p.text if on_press else p.quiet
    parts: list[ft.Control] = []
    if glyph is not None:
        parts.append(sign(glyph, (colour or p.text) if on_press else p.outline, 28))
    lines: list[ft.Control] = [style.text(title, BODY_STRONG, ink, lines=2)]
    if note:
        lines.append(style.text(note, LABEL, p.quiet, lines=6))
    parts.append(column(lines, expand=True))
    if chosen:
        parts.append(art("check", p.text, 24))
    elif trailing is not None and on_press:
        parts.append(art(trailing, p.outline, 20))
    leads = chosen is None
    edge = p.text if chosen else (p.outline if on_press else p.hairline)
    button = ft.TextButton(
        content=ft.Row(parts, spacing=GAP_WIDE),
        on_click=pressed(on_press),
        disabled=not on_press,
        style=button_style(
            p.text,
            edge=None if leads else edge,
            edge_width=2 if chosen else HAIR,
            focus=p.accent,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(horizontal=0 if leads else GAP_WIDE, vertical=GAP + 2),
            off=p.quiet,
            align=ft.Alignment.CENTER_LEFT,
        ),
    )
    if leads:
        told = answered(button, on_press)
        return ft.Container(told, border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)))
    return choosable(button, chosen, on_press)


def check_row(
    style: Style,
    title: str,
    *,
    done: bool,
    note: str = "",
    on_press: Press | None = None,
    trailing: Glyph | None = None,
    blocked: bool = False,
    below: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw a step of a checklist: an empty ring, or a check mark when done, with its details below.

    Args:
        trailing: The drawing at the end of the row while it can be pressed.
        blocked: Whether the step cannot be done now; the note says why.
    """
    p = style.palette
    ink = p.quiet if blocked else p.text
    lines: list[ft.Control] = [style.text(title, BODY_STRONG, ink, lines=2)]
    if note:
        lines.append(style.text(note, LABEL, p.quiet, lines=4))
    parts: list[ft.Control] = [
        art("check" if done else "fate-spent", p.accent if done else p.outline, 24),
        column(lines, expand=True),
    ]
    if trailing is not None and on_press is not None:
        parts.append(art(trailing, p.outline, 20))
    row: ft.Control = ft.Row(parts, spacing=GAP_WIDE)
    if on_press is not None:
        row = ft.TextButton(
            content=row,
            on_click=pressed(on_press),
            style=button_style(
                p.text,
                focus=p.accent,
                radius=RADIUS_FIELD,
                padding=ft.Padding.symmetric(vertical=GAP + 2),
                align=ft.Alignment.CENTER_LEFT,
            ),
        )
    else:
        row = ft.Container(row, padding=ft.Padding.symmetric(vertical=GAP))
    if not below:
        return row
    inset = ft.Container(
        column(list(below), GAP, stretch=True),
        padding=ft.Padding.only(left=24 + GAP_WIDE),
    )
    return ft.Column([row, inset], spacing=GAP, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
