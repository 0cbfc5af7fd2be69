"""Calling off a battle or a test."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.corrections import CallOff
from companion.ui.chromosome.context import GameContext
from companion.ui.core.style import Style
from companion.ui.widgets.press import plain


def call_off(style: Style, context: GameContext, said: str) -> ft.Control:
    """Draw the quiet button that calls off the current battle or test."""
    button = plain(style, said, lambda: context.submit(CallOff()), ink=style.palette.quiet)
    return ft.Row([button], alignment=ft.MainAxisAlignment.CENTER)
