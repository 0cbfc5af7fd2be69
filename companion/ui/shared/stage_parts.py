"""Building blocks of stage pages: titles, manual-step hints, the primary button."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.shared.phones.actions import waiting_row


def part_title(style: kit.Style, said: str) -> ft.Control:
    return style.text(said, kit.LABEL_STRONG, style.palette.quiet, heading=True)


def below_title(style: kit.Style, title: str, content: ft.Control) -> ft.Control:
    """Draw a part of a sheet below its quiet title."""
    said = style.text(title, kit.LABEL, style.palette.quiet, heading=True)
    return kit.column([said, content], kit.GAP, stretch=True)


def marked_lines(
    style: kit.Style,
    lines: Sequence[str],
    *,
    title: str = "",
    sign: kit.Glyph = "arrow-right",
    quiet: bool = False,
) -> ft.Control:
    """Draw a few sentences below a title, each after the same small sign."""
    p = style.palette
    rows: list[ft.Control] = [part_title(style, title)] if title else []
    for line in lines:
        rows.append(
            ft.Row(
                [
                    ft.Container(kit.art(sign, p.accent, 18), padding=ft.Padding.only(top=2)),
                    style.text(
                        line, kit.LABEL if quiet else kit.BODY, p.quiet if quiet else p.text, expand=True
                    ),
                ],
                spacing=kit.GAP,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
        )
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def action(
    here: AnyHere,
    command: Any,
    meaning: object,
    said: str,
    press: kit.Press | None,
    *,
    note: str = "",
    seat: int | None = None,
    above: Sequence[ft.Control] = (),
    quiet: bool = False,
) -> ft.Control:
    """Draw the lower third: the primary button, or the player for whom the table waits.

    Args:
        command: The command that a press submits; without the right to it there is no button.
        meaning: As for `guarded`.
        press: The handler; None while something is missing.
        seat: The player's seat; None for the whole table.
        above: Other actions, above the button.
        quiet: Whether the button is only outlined, because something else on the page comes first.
    """
    style, context = here.style, here.context
    if not context.may(command):
        return kit.bottom_bar(style, [ft.Container(waiting_row(here, seat), expand=True)])
    ask = context.asker_of(command)
    button = kit.guarded(style, meaning, said, press, note=note, ask=ask, quiet=quiet)
    if not above:
        return kit.bottom_bar(style, [button])
    return kit.bottom_bar(style, [kit.column([*above, ft.Row([button])], kit.GAP, stretch=True, expand=True)])
