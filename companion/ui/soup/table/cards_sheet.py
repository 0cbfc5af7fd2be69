"""The environment cards: the one that lies, those that are left, those that have been turned."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.state import State
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.soup.cards import card_grid, said_card
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import card_drawing
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.layout import column


def cards_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "cards"."""
    words = style.words
    parts: list[ft.Control] = []
    if state.card is not None:
        said = said_card(style, state.card)
        parts.append(
            ft.Row([card_drawing(style, state.card), style.text(said, BODY, expand=True)], spacing=GAP_WIDE)
        )
    left = words("count-cards-left", count=state.cards_left)
    if state.options.cards == "eleven" and state.deck:
        parts.append(_titled(style, left, card_grid(style, state.deck, None)))
    else:
        parts.append(style.text(left, LABEL, style.palette.quiet))
    if state.turned:
        parts.append(_titled(style, words("cards-turned"), card_grid(style, state.turned, None)))
    return sheet(style, words("cards-title"), parts, context.close)


def _titled(style: Style, title: str, content: ft.Control) -> ft.Control:
    return column([style.text(title, LABEL, style.palette.quiet, heading=True), content], GAP, stretch=True)
