"""What can be pressed: buttons of every weight, each with a spoken name and a generous target."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.ui.art import Glyph, art
from companion.ui.core.component import component
from companion.ui.core.session import kept_in_session
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard, use_tap_guard
from companion.ui.theme import TypeRole, veil
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    RADIUS_BUTTON,
    RADIUS_FIELD,
    TARGET,
    TARGET_BUTTON,
    TARGET_PRIMARY,
)
from companion.ui.theme.typography import BUTTON, BUTTON_LARGE, LABEL, LABEL_STRONG
from companion.ui.widgets.drawing import glyph_drawing

STYLES: Final = "petri.styles"

Press = Callable[[], Any]
"""What a press does."""


def pressed(on_press: Press | None) -> Callable[[ft.Event[Any]], Any] | None:
    """A handler that forgets the event; None keeps a control disabled. What takes time is awaited."""
    if on_press is None:
        return None
    act = on_press

    def handler(_: ft.Event[Any]) -> Any:
        return act()

    async def patient_handler(_: ft.Event[Any]) -> Any:
        return await act()

    return patient_handler if inspect.iscoroutinefunction(act) else handler


def button_style(
    ink: str,
    *,
    fill: str | None = None,
    edge: str | None = None,
    edge_width: float = HAIR,
    focus: str | None = None,
    radius: float = RADIUS_BUTTON,
    padding: ft.PaddingValue = 0,
    off: str | None = None,
    off_fill: str | None = None,
    align: ft.Alignment | None = None,
) -> ft.ButtonStyle:
    """The style of a button in its states.

    Equal wishes share one object within a session, which Flet need not compare.
    """
    styles = kept_in_session(STYLES)
    wish = (ink, fill, edge, edge_width, focus, radius, repr(padding), off, off_fill, repr(align))
    found: ft.ButtonStyle | None = styles.get(wish)
    if found is None:
        found = styles[wish] = _style(
            ink,
            fill=fill,
            edge=edge,
            edge_width=edge_width,
            focus=focus,
            radius=radius,
            padding=padding,
            off=off,
            off_fill=off_fill,
            align=align,
        )
    return found


def _style(
    ink: str,
    *,
    fill: str | None,
    edge: str | None,
    edge_width: float,
    focus: str | None,
    radius: float,
    padding: ft.PaddingValue,
    off: str | None,
    off_fill: str | None,
    align: ft.Alignment | None,
) -> ft.ButtonStyle:
    shown = ft.BorderSide(edge_width, edge) if edge else ft.BorderSide(0, veil(ink, 0))
    sides: dict[ft.ControlState, ft.BorderSide] = {
        ft.ControlState.FOCUSED: ft.BorderSide(2, focus or ink),
        ft.ControlState.DEFAULT: shown,
    }
    fills: dict[ft.ControlState, str] | None = None
    if fill is not None:
        fills = {ft.ControlState.DISABLED: off_fill or fill, ft.ControlState.DEFAULT: fill}
    return ft.ButtonStyle(
        color={ft.ControlState.DISABLED: off or ink, ft.ControlState.DEFAULT: ink},
        bgcolor=fills,
        overlay_color={
            ft.ControlState.PRESSED: veil(ink, 0.16),
            ft.ControlState.FOCUSED: veil(ink, 0.10),
            ft.ControlState.HOVERED: veil(ink, 0.06),
        },
        elevation=0,
        padding=padding,
        side=sides,
        shape=ft.RoundedRectangleBorder(radius=radius),
        alignment=align,
    )


def face(
    style: Style,
    words: str,
    ink: str,
    role: TypeRole = BUTTON,
    *,
    glyph: Glyph | None = None,
    size: float = 24,
    align: ft.MainAxisAlignment = ft.MainAxisAlignment.CENTER,
    lines: int | None = 2,
    note: str = "",
) -> ft.Control:
    """A glyph and words, as they stand on a button, and a smaller line below the words."""
    text_align = ft.TextAlign.CENTER if align == ft.MainAxisAlignment.CENTER else ft.TextAlign.START
    text: ft.Control = style.text(words, role, ink, align=text_align, lines=lines)
    if note:
        lines_below = style.text(note, LABEL, ink, align=text_align)
        sides = ft.CrossAxisAlignment.CENTER
        text = ft.Column([text, lines_below], spacing=0, tight=True, horizontal_alignment=sides)
    if glyph is None:
        return text
    return ft.Row(
        [art(glyph, ink, size), ft.Container(text, expand=True, expand_loose=True)],
        spacing=GAP,
        alignment=align,
        tight=align == ft.MainAxisAlignment.CENTER,
    )


def primary(
    style: Style,
    words: str,
    on_press: Press | None,
    *,
    note: str = "",
    glyph: Glyph | None = None,
    expand: bool | int | None = None,
    height: float = TARGET_PRIMARY,
    fill: str | None = None,
    ink: str | None = None,
    key: str | None = None,
) -> ft.Control:
    """The one wide button: the next thing to do. Disabled without `on_press`.

    Args:
        style: The style.
        words: What it does.
        on_press: What a press does.
        note: A smaller line below the words, such as what will be paid.
        glyph: The drawing before the words.
        expand: How it shares the width of its row.
        height: Its height where text is not large; one with a note is as high as it has to be.
        fill: Of the button.
        ink: Of the words.
        key: By which it is known again among its neighbours; with another key it is another button.
    """
    p = style.palette
    colour = (ink or p.on_accent) if on_press else p.quiet
    return ft.FilledButton(
        key=key,
        content=face(style, words, colour, BUTTON_LARGE, glyph=glyph, size=28, note=note),
        on_click=pressed(on_press),
        disabled=on_press is None,
        height=None if style.scale > 1.25 or note else height,
        expand=expand,
        style=button_style(
            p.on_accent,
            fill=fill or p.accent,
            off_fill=p.track_empty,
            focus=p.text,
            padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP if note else GAP_SMALL),
        ),
    )


def guarded(
    style: Style,
    meaning: object,
    words: str,
    on_press: Press | None,
    *,
    note: str | Callable[[], str] = "",
    glyph: Glyph | None = None,
    expand: bool | int = True,
) -> ft.Control:
    """The wide button where it comes to mean something else in the same place.

    Args:
        style: The style.
        meaning: As for `under_guard`: not its words, which may change with what is chosen.
        words: As for `primary`, and so on.
        on_press: What a press does.
        note: A smaller line below the words; or a hook that says it, so that the button follows a draft.
        glyph: The drawing before the words.
        expand: How it shares the width of its row.
    """

    def draw(guard: TapGuard) -> ft.Control:
        press, below = guard(on_press), note() if callable(note) else note
        return ft.Row([primary(style, words, press, note=below, glyph=glyph, expand=True, key=guard.key)])

    return under_guard(meaning, draw, expand=expand)


def under_guard(
    meaning: object, draw: Callable[[TapGuard], ft.Control], *, expand: bool | int | None = True
) -> ft.Control:
    """Controls that come to mean something else in the same place; see `companion.ui.core.tap_guard`.

    Args:
        meaning: What they mean, compared by value.
        draw: Draws them under their guard.
        expand: How they share the width of their row.
    """
    return ft.Container(Guarded(meaning, draw), expand=expand)


@component
def Guarded(meaning: object, draw: Callable[[TapGuard], ft.Control]) -> ft.Control:
    """What is drawn under a guard of its own."""
    return draw(use_tap_guard(meaning))


def secondary(
    style: Style,
    words: str,
    on_press: Press | None,
    *,
    glyph: Glyph | None = None,
    expand: bool | int | None = None,
    ink: str | None = None,
    edge: str | None = None,
    height: float = TARGET_BUTTON,
    label: str | None = None,
    note: str = "",
    key: str | None = None,
) -> ft.Control:
    """A button with an edge, beside or below the primary one."""
    p = style.palette
    colour = (ink or p.text) if on_press else p.quiet
    shown = face(style, words, colour, BUTTON, glyph=glyph, note=note)
    button = ft.OutlinedButton(
        key=key,
        content=named(shown, label) if label else shown,
        on_click=pressed(on_press),
        disabled=on_press is None,
        height=None if style.scale > 1.25 or note else height,
        expand=None if label else expand,
        style=button_style(
            colour,
            edge=edge or (p.outline if on_press else p.hairline),
            focus=p.accent,
            padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP),
        ),
    )
    return merged(button, expand) if label else button


def plain(
    style: Style,
    words: str,
    on_press: Press | None,
    *,
    glyph: Glyph | None = None,
    ink: str | None = None,
    expand: bool | int | None = None,
) -> ft.Control:
    """A button without an edge, for what matters less."""
    p = style.palette
    colour = (ink or p.accent) if on_press else p.quiet
    return ft.TextButton(
        content=face(style, words, colour, LABEL_STRONG, glyph=glyph, size=20),
        on_click=pressed(on_press),
        disabled=on_press is None,
        height=None if style.scale > 1.25 else TARGET,
        expand=expand,
        style=button_style(
            colour,
            focus=p.accent,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP),
        ),
    )


def named(content: ft.Control, label: str) -> ft.Control:
    """The content with a spoken name instead of what it says itself."""
    return ft.Semantics(content=content, label=label, exclude_semantics=True)


def merged(button: ft.Control, expand: bool | int | None = None) -> ft.Control:
    """A button and its spoken name as one thing for a screen reader, instead of one inside the other."""
    return ft.MergeSemantics(content=button, expand=expand)


def glyph_button(
    style: Style,
    glyph: Glyph,
    label: str,
    on_press: Press | None,
    *,
    ink: str | None = None,
    edge: str | None = None,
    fill: str | None = None,
    size: float = 24,
    target: float = TARGET,
    ripple: bool = True,
) -> ft.Control:
    """A square button that shows a drawing and speaks its name.

    Args:
        style: The style.
        glyph: The drawing.
        label: The spoken name; a mouse finds it on wide pages.
        on_press: What a press does; None keeps the button disabled.
        ink: Of the drawing.
        edge: Colour of a line around the button.
        fill: Of the button.
        size: Of the drawing.
        target: Width and height of the button.
        ripple: Whether a finger leaves one. Where what the button changes stands beside it, that comes sooner
            when no picture of a ripple has to be painted first. Keys find the button all the same.
    """
    p = style.palette
    colour = (ink or p.text) if on_press else p.outline
    act = pressed(on_press)
    button = ft.TextButton(
        content=named(glyph_drawing(style, glyph, colour, size), label),
        on_click=act,
        disabled=on_press is None,
        width=target,
        height=target,
        tooltip=ft.Tooltip(message=label, exclude_from_semantics=True) if style.wide else None,
        style=button_style(colour, edge=edge, fill=fill, focus=p.accent, radius=RADIUS_FIELD),
    )
    if ripple or style.wide:
        return merged(button)
    # Fingers reach what lies behind the button, keys the button.
    under = ft.Container(
        ft.Container(button, ignore_interactions=True), bgcolor=veil(colour, 0), on_click=act
    )
    return merged(under)


def row_button(
    style: Style,
    content: ft.Control,
    on_press: Press | None,
    *,
    label: str | None = None,
    fill: str | None = None,
    edge: str | None = None,
    radius: float = RADIUS_FIELD,
    padding: ft.PaddingValue = 0,
    height: float | None = None,
    width: float | None = None,
    expand: bool | int | None = None,
) -> ft.Control:
    """A whole row, or any shape, that can be pressed."""
    p = style.palette
    button = ft.TextButton(
        content=named(content, label) if label else content,
        on_click=pressed(on_press),
        disabled=on_press is None,
        height=height,
        width=width,
        style=button_style(
            p.text,
            fill=fill,
            edge=edge,
            focus=p.accent,
            radius=radius,
            padding=padding,
            off=p.quiet,
            align=ft.Alignment.CENTER_LEFT,
        ),
    )
    return merged(button, expand)
