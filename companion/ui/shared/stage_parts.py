"""Building blocks of stage pages: titles, manual-step hints, the primary button."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.ui.art import Glyph, art
from companion.ui.core.style import Style
from companion.ui.game.context import AnyContext
from companion.ui.shared.phones.actions import waiting_row
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import BODY, LABEL, LABEL_STRONG
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press


def part_title(style: Style, said: str) -> ft.Control:
    """Draw the title of a part of the page."""
    return style.text(said, LABEL_STRONG, style.palette.quiet, heading=True)


def marked_lines(
    style: Style,
    lines: Sequence[str],
    *,
    title: str = "",
    sign: Glyph = "arrow-right",
    quiet: bool = False,
) -> ft.Control:
    """Draw a few sentences below a title, each behind the same small sign."""
    p = style.palette
    rows: list[ft.Control] = [part_title(style, title)] if title else []
    for line in lines:
        rows.append(
            ft.Row(
                [
                    ft.Container(art(sign, p.accent, 18), padding=ft.Padding.only(top=2)),
                    style.text(line, LABEL if quiet else BODY, p.quiet if quiet else p.text, expand=True),
                ],
                spacing=GAP,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        )
    return column(rows, GAP_SMALL, stretch=True)


def action(
    style: Style,
    context: AnyContext,
    command: Any,
    meaning: object,
    said: str,
    press: Press | None,
    *,
    note: str = "",
    seat: int | None = None,
    sign: Glyph | None = None,
    above: Sequence[ft.Control] = (),
) -> ft.Control:
    """Draw the lower third: the primary button, or whom the table waits for.

    Args:
        style: Of the stage.
        context: The open game on this device.
        command: What a press asks for, for the right to do so.
        meaning: As for `guarded`.
        said: What the button says.
        press: What it does; None while something is missing.
        note: What it will do, below that.
        seat: Whose it is; None: the whole table's.
        sign: A drawing before the words.
        above: What else can be done, above it.
    """
    if not context.may(command):
        return bottom_bar(style, [ft.Container(waiting_row(style, context, seat), expand=True)])
    button = guarded(style, meaning, said, press, note=note, glyph=sign)
    if not above:
        return bottom_bar(style, [button])
    return bottom_bar(style, [column([*above, ft.Row([button])], GAP, stretch=True, expand=True)])
