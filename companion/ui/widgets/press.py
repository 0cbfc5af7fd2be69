"""Buttons of every kind, each with a spoken name and a large target."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from math import ceil
from typing import Any, TypeAlias

import flet as ft

from companion.ui.art import Glyph, art, die
from companion.ui.core.presses import Dead, Press, pressed
from companion.ui.core.style import Style
from companion.ui.theme import TypeRole, veil
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    LARGE_TEXT,
    MARGIN,
    RADIUS_FIELD,
    TARGET,
    TARGET_BUTTON,
    TARGET_PRIMARY,
)
from companion.ui.theme.typography import BUTTON, BUTTON_LARGE, LABEL, LABEL_STRONG
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import glyph_drawing

Sign: TypeAlias = Glyph | int
"""A drawing on a button: a glyph, or the number of faces of a blank die."""


def sign(drawn: Sign, ink: str, size: float) -> ft.Control:
    return die(drawn, None, ink, size) if isinstance(drawn, int) else art(drawn, ink, size)


def face(
    style: Style,
    words: str,
    ink: str,
    role: TypeRole = BUTTON,
    *,
    glyph: Sign | ft.Control | None = None,
    size: float = 24,
    lines: int | None = 2,
    note: str = "",
    spoken: str | None = None,
    width: float | None = None,
) -> ft.Control:
    """Draw the content of a button: a glyph and words, and a smaller line below the words.

    Args:
        glyph: The glyph, or another drawing that is `size` wide.
        lines: Maximum number of lines for the words. Unless it is 1, letters shrink rather than break a word.
        width: Width of the button; by default the width of the page.
    """
    centre = ft.TextAlign.CENTER
    room = (width or style.width - 2 * MARGIN) - 2 * GAP_WIDE - (size + GAP if glyph is not None else 0)
    room = max(1.0, room)
    text: ft.Control = style.text(words, role, ink, align=centre, lines=lines, spoken=spoken, room=room)
    if note:
        # In large text the words of a button matter more than its note.
        lines_below = replace(style, scale=min(style.scale, LARGE_TEXT)).text(
            note, LABEL, ink, align=centre, room=room
        )
        sides = ft.CrossAxisAlignment.CENTER
        text = ft.Column([text, lines_below], spacing=2, tight=True, horizontal_alignment=sides)
    if glyph is None:
        return text
    return ft.Row(
        [
            glyph if isinstance(glyph, ft.Control) else sign(glyph, ink, size),
            ft.Container(text, expand=True, expand_loose=True),
        ],
        spacing=GAP,
        alignment=ft.MainAxisAlignment.CENTER,
        tight=True,
    )


def button_height(style: Style, role: TypeRole, least: float, lines: int = 2) -> float | None:
    """Return the height of a button: `least`, or more if its lines need it; None with large text.

    With large text the content determines the height.
    """
    return style.fixed(max(least, ceil(lines * role.size_at(style.scale) * role.height)))


def target_padding(
    style: Style, role: TypeRole, least: float = 0, *, height: float | None = None, lines: int = 2
) -> float:
    """Return the padding above and below the words of a button.

    With large text, it makes a button of one line tall enough to tap.

    Args:
        least: The usual padding with normal text.
        height: The button's fixed height with normal text; the padding leaves room for `lines` lines.
    """
    line = role.size_at(style.scale) * role.height
    if style.scale <= LARGE_TEXT:
        return least if height is None else max(0.0, min(least, (height - lines * line) / 2))
    return max(least, (TARGET - line) / 2)


def primary(
    style: Style,
    words: str,
    on_press: Press | None,
    *,
    note: str | None = None,
    glyph: Sign | ft.Control | None = None,
    expand: bool | int | None = None,
    fill: str | None = None,
    ink: str | None = None,
    key: str | None = None,
    role: TypeRole = BUTTON_LARGE,
    lines: int = 2,
    width: float | None = None,
    ask: Callable[[Press], Any] | None = None,
    quiet: bool = False,
) -> ft.Control:
    """Draw the primary button: the next thing to do. Disabled without `on_press`.

    Args:
        quiet: Whether the button is only outlined (in `ink`, if given), as something else comes first.
        ask: For another player's button, which is quiet and must be held to act. A tap, which is also what a
            keyboard or a screen reader sends, calls `ask` with the action.
        note: A smaller line below the words, such as the payment. Pass an empty one if it may come and go:
            the button then stays the same control, and a finger on it does not lose its tap.
        key: Identifies the button among its neighbours; another key makes it another button.
        width: Width of the button, if something is beside it.
    """
    p = style.palette
    held, deed = ask is not None, on_press
    edge = (ink if quiet and ink else p.outline) if held or quiet else None
    if ask is not None and deed:
        on_press = partial(ask, deed)
        fill, ink = p.surface, fill or p.text
    elif quiet:
        fill, ink = p.ground, ink or p.text
    colour = (ink or p.on_accent) if on_press else p.quiet
    shown = face(style, words, colour, role, glyph=glyph, size=28, lines=lines, note=note or "", width=width)
    height = button_height(style, role, TARGET_PRIMARY, lines) if note is None else None
    button = ft.FilledButton(
        key=key,
        content=shown if note is None else _growing(style, shown, TARGET_PRIMARY - 2 * GAP_SMALL, note),
        on_click=pressed(on_press),
        on_long_press=pressed(deed) if held else None,
        disabled=not on_press,
        height=height,
        expand=expand,
        style=button_style(
            p.on_accent,
            fill=fill or p.accent,
            edge=edge,
            off_fill=p.track_empty,
            focus=p.text,
            padding=ft.Padding.symmetric(
                horizontal=GAP_WIDE,
                vertical=GAP if note else target_padding(style, role, GAP_SMALL, height=height, lines=lines),
            ),
        ),
    )
    return answered(button, on_press)


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
    note: str | None = None,
    key: str | None = None,
    spoken: str | None = None,
    role: TypeRole = BUTTON,
    lines: int = 2,
    width: float | None = None,
) -> ft.Control:
    """Draw an outlined button, beside or below the primary one; its arguments are those of `primary`.

    A screen reader says `label` instead of everything on the button, or `spoken` instead of only its words.
    """
    p = style.palette
    colour = (ink or p.text) if on_press else p.quiet
    told = note or ""
    shown = face(style, words, colour, role, glyph=glyph, lines=lines, note=told, spoken=spoken, width=width)
    if note is not None:
        shown = _growing(style, shown, height - 2 * GAP, note)
    high = button_height(style, role, height, lines) if note is None else None
    button = ft.OutlinedButton(
        key=key,
        content=named(shown, label) if label else shown,
        on_click=pressed(on_press),
        disabled=not on_press,
        height=high,
        expand=None if label else expand,
        style=button_style(
            colour,
            edge=edge or (p.outline if on_press else p.hairline),
            focus=p.accent,
            padding=ft.Padding.symmetric(
                horizontal=GAP_WIDE, vertical=target_padding(style, role, GAP, height=high, lines=lines)
            ),
        ),
    )
    told = answered(button, on_press)
    return merged(told, expand) if label else told


def _growing(style: Style, shown: ft.Control, height: float, note: str) -> ft.Control:
    """Draw the content of a button that is taller while it has a note.

    The height comes from the content: setting or removing the button's own height would make it another
    control for the client.
    """
    middle = ft.MainAxisAlignment.CENTER
    return ft.Column(
        [shown],
        height=None if note or style.scale > LARGE_TEXT else height,
        alignment=middle,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )


def plain(
    style: Style,
    words: str,
    on_press: Press | None,
    *,
    glyph: Sign | None = None,
    ink: str | None = None,
    expand: bool | int | None = None,
    spoken: str | None = None,
) -> ft.Control:
    """Draw a button without a border, for less important actions.

    A screen reader says `spoken` instead of the button's words.
    """
    p = style.palette
    colour = (ink or p.accent) if on_press else p.quiet
    height = button_height(style, LABEL_STRONG, TARGET)
    button = ft.TextButton(
        content=face(style, words, colour, LABEL_STRONG, glyph=glyph, size=20, spoken=spoken),
        on_click=pressed(on_press),
        disabled=not on_press,
        height=height,
        expand=expand,
        style=button_style(
            colour,
            focus=p.accent,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(
                horizontal=GAP_WIDE, vertical=target_padding(style, LABEL_STRONG, GAP, height=height)
            ),
        ),
    )
    return answered(button, on_press)


def answered(button: ft.Control, on_press: Press | None) -> ft.Control:
    """Make a tap on a dead button say why it is dead."""
    if not isinstance(on_press, Dead):
        return button
    # A disabled button passes taps to this parent; hide the parent from screen readers.
    return ft.GestureDetector(
        button, on_tap=lambda _: on_press(), exclude_from_semantics=True, expand=button.expand
    )


def named(content: ft.Control, label: str) -> ft.Control:
    """Give the content a spoken name that replaces its own texts."""
    return ft.Semantics(content=content, label=label, exclude_semantics=True)


def labelled(content: ft.Control, label: str) -> ft.Control:
    """Make the content one node for screen readers, with this label."""
    return ft.Semantics(content=content, label=label, exclude_semantics=True, container=True)


def silent(content: ft.Control) -> ft.Control:
    """Hide the content from screen readers, which find it elsewhere."""
    return ft.Semantics(content=content, exclude_semantics=True)


def announced(content: ft.Control, said: str, *, heading: bool = False) -> ft.Control:
    """Announce the content to screen readers when it appears or changes.

    Args:
        heading: Whether screen readers can jump to the content as a heading.
    """
    return ft.Semantics(
        content=content,
        label=said,
        header=heading or None,
        live_region=True,
        container=True,
        exclude_semantics=True,
    )


def merged(button: ft.Control, expand: bool | int | None = None) -> ft.Control:
    """Merge a button and its spoken name into one node for screen readers."""
    return ft.MergeSemantics(content=button, expand=expand)


def choosable(
    button: ft.Control, chosen: bool, on_press: Press | None, expand: bool | int | None = None
) -> ft.Control:
    """Let screen readers say whether a button is chosen; the web page around the app announces changes.

    Args:
        on_press: The button's handler.
    """
    # Without `disabled`, screen readers would announce a dead button as enabled.
    said = ft.Semantics(content=button, selected=chosen, disabled=not on_press)
    return merged(answered(said, on_press), expand)


def checkable(
    button: ft.Control, checked: bool, on_press: Press | None, expand: bool | int | None = None
) -> ft.Control:
    """Let screen readers say whether a button is ticked; see `choosable`."""
    said = ft.Semantics(content=button, checked=checked, disabled=not on_press)
    return merged(answered(said, on_press), expand)


def foldable(button: ft.Control, opened: bool) -> ft.Control:
    """Let screen readers say whether the part that a button unfolds is open, and announce changes."""
    return merged(ft.Semantics(content=button, expanded=opened))


def glyph_button(
    style: Style,
    glyph: Glyph,
    label: str,
    on_press: Press | None,
    *,
    ink: str | None = None,
    edge: str | None = None,
    fill: str | None = None,
    target: float = TARGET,
    ripple: bool = True,
    identifier: str = "",
) -> ft.Control:
    """Draw a square button that shows a glyph and speaks its name.

    Args:
        label: The spoken name, on wide pages also a tooltip.
        on_press: The handler; None or `Dead` keeps the button disabled.
        target: Width and height of the button.
        ripple: Whether a tap shows a ripple. Without one, a change beside the button is painted sooner. The
            keyboard focus works all the same.
        identifier: The id by which the web page around the app finds the button.
    """
    p = style.palette
    colour = (ink or p.text) if on_press else p.outline
    act = pressed(on_press)
    button: ft.Control = ft.TextButton(
        content=named(glyph_drawing(style, glyph, colour, 24), label),
        on_click=act,
        disabled=not on_press,
        width=target,
        height=target,
        tooltip=ft.Tooltip(message=label, exclude_from_semantics=True) if style.wide else None,
        style=button_style(colour, edge=edge, fill=fill, focus=p.accent, radius=RADIUS_FIELD),
    )
    if identifier:
        button = ft.Semantics(content=button, identifier=identifier)
    if ripple or style.wide or isinstance(on_press, Dead):
        return merged(answered(button, on_press))
    # Taps reach the control behind the button; the keyboard reaches the button itself.
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
    align: ft.Alignment | None = None,
) -> ft.Control:
    """Draw a row, or any shape, as one button; its content is left-aligned by default."""
    p = style.palette
    button = ft.TextButton(
        content=named(content, label) if label else content,
        on_click=pressed(on_press),
        disabled=not on_press,
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
            align=align or ft.Alignment.CENTER_LEFT,
        ),
    )
    return merged(answered(button, on_press), expand)
