"""Hints before an amoeba moves: the drift, Holding, Tentacle."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.data import COLOURS
from companion.rules.soup.state import Player, State
from companion.ui.core.style import Style
from companion.ui.soup.cards import said_card
from companion.ui.soup.look import drift_drawing
from companion.ui.theme.measure import GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG

CARRIED = {3: 2, COLOURS: 3}
"""Cubes that Tentacle carries, by the number of players (L75)."""


def drift_line(style: Style, state: State) -> ft.Control:
    """Draw the drift of this round."""
    card = state.card
    assert card is not None, "a card lies since the set-up"
    drawn = drift_drawing(card.direction, style.palette.accent, 36)
    return ft.Row([drawn, style.text(said_card(style, card), BODY_STRONG, expand=True)], spacing=GAP_WIDE)


def hints(style: Style, state: State, player: Player) -> list[str]:
    """Return what must be decided before the direction is known: who follows, which cubes go along."""
    words = style.words
    told: list[str] = []
    followers = [each.name for each in state.players if each.has("holding")]
    if followers:
        when = state.options.following
        told.append(words("movement-holding", players=words.list(followers), when=when))
    if player.has("tentacle"):
        told.append(words("movement-tentacle", count=CARRIED[len(state.players)]))
    return told
