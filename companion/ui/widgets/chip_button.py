"""A small button beside a number, for an action on that number."""

import flet as ft

from companion.ui.art import Glyph
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_WIDE, RADIUS_FIELD, TARGET
from companion.ui.theme.typography import LABEL_STRONG
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.press import (
    Press,
    answered,
    button_height,
    face,
    merged,
    named,
    pressed,
    target_padding,
)


def chip_button(
    style: Style,
    words: str,
    on_press: Press | None,
    *,
    glyph: Glyph | None = None,
    picture: ft.Control | None = None,
    label: str = "",
    ink: str | None = None,
) -> ft.Control:
    """Draw a small button on a background of its own, no wider than its words.

    Args:
        on_press: The handler; if it is None or `Dead`, the button is disabled.
        picture: A picture with colours of its own, instead of a glyph.
        label: The spoken name, if the words alone are unclear.
        ink: The colour of the words, instead of the text colour.
    """
    p = style.palette
    colour = (ink or p.text) if on_press else p.quiet
    content = face(style, words, colour, LABEL_STRONG, glyph=glyph, size=20)
    if picture is not None:
        content = ft.Row([picture, content], spacing=GAP, tight=True)
    height = button_height(style, LABEL_STRONG, TARGET)
    button = ft.TextButton(
        content=named(content, label) if label else content,
        on_click=pressed(on_press),
        disabled=not on_press,
        height=height,
        style=button_style(
            p.text,
            fill=p.raised,
            focus=p.accent,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(
                horizontal=GAP_WIDE, vertical=target_padding(style, LABEL_STRONG, GAP_WIDE, height=height)
            ),
        ),
    )
    told = answered(button, on_press)
    return merged(told) if label else told
