"""Choosing one of a few options, or yes or no."""

from collections.abc import Callable, Mapping, Sequence
from math import ceil
from typing import Any, Final, TypeVar

import flet as ft

from companion.ui.core.presses import Dead
from companion.ui.core.style import Style
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    RADIUS_FIELD,
    TARGET,
)
from companion.ui.theme.typography import BODY, LABEL, LABEL_STRONG, TypeRole
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import (
    Press,
    answered,
    button_height,
    choosable,
    merged,
    named,
    pressed,
    target_padding,
)

T = TypeVar("T")

EVERY_ONE_LIVES: Final[Mapping[Any, Dead]] = {}

SWITCH = 60
"""Width of a switch on any device, including the space around it."""
LINES = 2
"""Maximum number of lines for the words of an option."""
STACKED = 84
"""Height of an option with two lines below a picture."""


def already() -> None:
    """Do nothing. With this handler a chosen option stays enabled and keeps the keyboard focus."""


def option(
    style: Style,
    words: str,
    chosen: bool | None,
    on_press: Press | None,
    *,
    picture: ft.Control | None = None,
    colour: str | None = None,
    expand: bool | int | None = None,
    label: str | None = None,
    width: float | None = None,
    close: bool = False,
    stacked: bool = False,
    role: TypeRole = LABEL_STRONG,
) -> ft.Control:
    """Draw one of several options; the chosen one is filled and says so when spoken.

    Args:
        chosen: Whether the option is chosen; None if a press does not choose it but opens something.
        on_press: The handler; None or `Dead` if the option cannot be chosen.
        colour: The colour of the chosen option, instead of the text colour.
        label: The spoken name, if the words alone are unclear.
        close: Whether the border is close to the words.
        stacked: Whether the words are below the picture.
    """
    p = style.palette
    # A chosen option without a handler looks as usual; one with a `Dead` handler looks disabled.
    filled = bool(chosen) and not isinstance(on_press, Dead)
    ink = p.on_accent if filled else (p.text if on_press else p.quiet)
    parts: list[ft.Control] = []
    if picture is not None:
        parts.append(picture)
    if words:
        parts.append(
            ft.Container(
                style.text(words, role, ink, lines=LINES, align=ft.TextAlign.CENTER),
                expand=True,
                expand_loose=True,
            )
        )
    content: ft.Control = ft.Row(parts, spacing=GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    if stacked:
        content = column(parts, GAP_SMALL)
        content.horizontal_alignment = ft.CrossAxisAlignment.CENTER
        content.alignment = ft.MainAxisAlignment.CENTER
    height = style.fixed(STACKED) if stacked else button_height(style, role, TARGET, LINES)
    button = ft.TextButton(
        content=named(content, label or words),
        on_click=pressed(on_press),
        disabled=not on_press,
        height=height,
        width=width,
        style=button_style(
            ink,
            fill=(colour or p.text) if chosen else p.ground,
            off_fill=(colour or p.text) if filled else p.ground,
            edge=(colour or p.text) if chosen else p.outline,
            focus=p.text,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(
                horizontal=GAP_SMALL if stacked else GAP if close else GAP_WIDE,
                vertical=target_padding(style, role, GAP_SMALL, height=height - 2 * HAIR if height else None),
            ),
        ),
    )
    if chosen is None:
        return merged(answered(button, on_press), expand)
    return choosable(button, chosen, on_press, expand)


def options_row(
    style: Style,
    items: Sequence[tuple[T, str]],
    chosen: T,
    on_choose: Callable[[T], Any],
    *,
    wrap: bool = False,
    dead: Mapping[T, Dead] = EVERY_ONE_LIVES,
) -> ft.Control:
    """Draw several options side by side, one of them chosen.

    They share the row evenly unless a word would break; then each is as wide as its words.
    With large text they wrap.

    Args:
        dead: The handlers of the options that would be refused.
    """
    breaks = not wrap and style.breaks([words for _, words in items])
    wrap = wrap or breaks or style.scale > LARGE_TEXT
    buttons = [
        option(
            style,
            words,
            value == chosen,
            dead.get(value, lambda value=value: on_choose(value)),
            expand=None if wrap else True,
            close=breaks,
        )
        for value, words in items
    ]
    return ft.Row(buttons, spacing=GAP, run_spacing=GAP, wrap=wrap)


def even_rows(style: Style, options: Sequence[str]) -> int:
    """Return how many options share a row without breaking a word, in rows that are as even as possible."""
    counts = (ceil(len(options) / rows) for rows in range(1, len(options) + 1))
    return next((count for count in counts if not style.breaks(options, count)), 1)


def switch_row(
    style: Style, title: str, on: bool, on_change: Callable[[bool], Any] | Dead, *, note: str | None = None
) -> ft.Control:
    """Draw a yes-or-no setting with its title; if `on_change` is `Dead`, it cannot be changed."""
    p = style.palette
    on_off = ft.ControlState.SELECTED, ft.ControlState.DEFAULT

    dead = isinstance(on_change, Dead)

    def turn(value: bool) -> Any:
        return on_change() if isinstance(on_change, Dead) else on_change(value)

    def changed(event: ft.Event[ft.Switch]) -> Any:
        return turn(bool(event.control.value))

    room = style.width - 2 * MARGIN - GAP_WIDE - SWITCH
    titles: list[ft.Control] = [style.text(title, BODY, p.quiet if dead else None, lines=3, room=room)]
    if note:
        titles.append(style.text(note, LABEL, p.quiet, room=room))
    # Set no size: Flet stretches a switch to the set size, and its natural size differs between devices.
    switch = ft.Switch(
        value=on,
        on_change=changed,
        disabled=dead,
        thumb_color=dict(zip(on_off, (p.on_accent, p.quiet), strict=True)),
        track_color=dict(zip(on_off, (p.text, p.ground), strict=True)),
        track_outline_color=dict(zip(on_off, (p.text, p.outline), strict=True)),
    )
    row = ft.Row(
        [column(titles, expand=True), ft.Container(switch, height=TARGET, alignment=ft.Alignment.CENTER)],
        spacing=GAP_WIDE,
    )
    toggled = ft.GestureDetector(row, on_tap=lambda _: turn(not on), exclude_from_semantics=True)
    return ft.Container(
        ft.MergeSemantics(toggled),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
        padding=ft.Padding.symmetric(vertical=GAP),
    )
