"""Choosing: one of a few, a number in steps, yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import flet as ft

from companion.ui.art import Glyph, art
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, RADIUS_FIELD, TARGET
from companion.ui.theme.typography import BODY, CAPTION, COUNT, LABEL, LABEL_STRONG
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, glyph_button, merged, named, pressed

T = TypeVar("T")


def option(
    style: Style,
    words: str,
    chosen: bool,
    on_press: Press | None,
    *,
    picture: ft.Control | None = None,
    colour: str | None = None,
    expand: bool | int | None = None,
    label: str | None = None,
    width: float | None = None,
) -> ft.Control:
    """One of several options; the chosen one is filled and says so when spoken."""
    p = style.palette
    ink = p.on_accent if chosen else (p.text if on_press else p.quiet)
    parts: list[ft.Control] = []
    if picture is not None:
        parts.append(picture)
    if words:
        parts.append(
            ft.Container(
                style.text(words, LABEL_STRONG, ink, lines=2, align=ft.TextAlign.CENTER),
                expand=True,
                expand_loose=True,
            )
        )
    content = ft.Row(parts, spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    button = ft.Semantics(
        content=ft.TextButton(
            content=named(content, label or words),
            on_click=pressed(on_press),
            disabled=on_press is None,
            height=None if style.scale > 1.25 else TARGET,
            width=width,
            style=button_style(
                ink,
                fill=(colour or p.accent) if chosen else p.ground,
                off_fill=p.ground,
                edge=(colour or p.accent) if chosen else p.outline,
                focus=p.text,
                radius=RADIUS_FIELD,
                padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP_SMALL),
            ),
        ),
        selected=chosen,
        disabled=on_press is None,
    )
    return merged(button, expand)


def options_row(
    style: Style,
    items: Sequence[tuple[T, str]],
    chosen: T,
    on_choose: Callable[[T], Any],
    *,
    expand: bool = True,
    wrap: bool = False,
) -> ft.Control:
    """Several options side by side, one of them chosen; they wrap where text is large."""
    buttons = [
        option(
            style,
            words,
            value == chosen,
            lambda value=value: on_choose(value),
            expand=None if wrap or style.scale > 1.25 else (True if expand else None),
        )
        for value, words in items
    ]
    return ft.Row(buttons, spacing=GAP, run_spacing=GAP, wrap=wrap or style.scale > 1.25)


def stepper(
    style: Style,
    title: str,
    value: int | str,
    *,
    on_less: Press | None,
    on_more: Press | None,
    less: str,
    more: str,
    glyph: Glyph | None = None,
    colour: str | None = None,
    note: str | None = None,
) -> ft.Control:
    """A number with one button for less and one for more; the number never moves.

    Args:
        style: The style.
        title: What the number is.
        value: The number now.
        on_less: Takes one away; None where nothing can be taken.
        on_more: Adds one; None where nothing can be added.
        less: Spoken name of the button for less.
        more: Spoken name of the button for more.
        glyph: A drawing before the title.
        colour: Of the number and the drawing.
        note: A quiet line below the title.
    """
    p = style.palette
    titles: list[ft.Control] = [style.text(title, BODY, lines=2)]
    if note:
        titles.append(style.text(note, CAPTION, p.quiet, lines=2))
    parts: list[ft.Control] = []
    if glyph is not None:
        parts.append(art(glyph, colour or p.quiet, 26))
    parts += [
        column(titles, expand=True),
        glyph_button(style, "minus", less, on_less, edge=p.outline if on_less else p.hairline),
        ft.Container(
            style.text(str(value), COUNT, colour, align=ft.TextAlign.CENTER),
            width=44 * max(1.0, style.scale * 0.8),
        ),
        glyph_button(style, "plus", more, on_more, edge=p.outline if on_more else p.hairline),
    ]
    return ft.Row(parts, spacing=GAP)


def switch_row(
    style: Style, title: str, on: bool, on_change: Callable[[bool], Any], *, note: str | None = None
) -> ft.Control:
    """A yes-or-no setting with its title."""
    p = style.palette
    on_off = ft.ControlState.SELECTED, ft.ControlState.DEFAULT

    def changed(event: ft.Event[ft.Switch]) -> Any:
        return on_change(bool(event.control.value))

    titles: list[ft.Control] = [style.text(title, BODY, lines=3)]
    if note:
        titles.append(style.text(note, LABEL, p.quiet))
    return ft.Container(
        ft.MergeSemantics(
            ft.Row(
                [
                    column(titles, expand=True),
                    ft.Switch(
                        value=on,
                        on_change=changed,
                        width=64,
                        height=TARGET,
                        thumb_color=dict(zip(on_off, (p.on_accent, p.quiet), strict=True)),
                        track_color=dict(zip(on_off, (p.accent, p.ground), strict=True)),
                        track_outline_color=dict(zip(on_off, (p.accent, p.outline), strict=True)),
                    ),
                ],
                spacing=GAP_WIDE,
            )
        ),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
        padding=ft.Padding.symmetric(vertical=GAP),
    )
