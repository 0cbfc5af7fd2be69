"""The offer of an action: its price, whether it can be paid, and a tile that says both."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.chromosome.prices import Price, cheapest, lack
from companion.rules.chromosome.state import Player, State
from companion.ui.art import Glyph
from companion.ui.chromosome.names import lack_words, price_words
from companion.ui.chromosome.price_marks import fate_mark, price_marks
from companion.ui.core.style import Style
from companion.ui.widgets.press import Press
from companion.ui.widgets.tile import tile


class Offer(NamedTuple):
    """An action as a player can take it now."""

    price: Price | None = None
    """None where nobody knows it."""

    note: str = ""
    """A note on the price, or the reason why the action cannot be taken."""

    able: bool = True
    fate: str = ""
    """The player's colour where only a fate point can stand for a gene of the price."""


def offered(style: Style, state: State, player: Player, price: Price, note: str = "") -> Offer:
    """Return the offer at a price; `note` says what the price is for."""
    missing = lack(state, player.seat, price)
    if missing is not None:
        return Offer(price, lack_words(style, missing), able=False)
    if state.detail == "full" and cheapest(state, player.seat, price).fate_gene is not None:
        told = " · ".join(filter(None, (note, style.words("turn-with-fate"))))
        return Offer(price, told, fate=style.palette.players[player.colour])
    return Offer(price, note)


def offer_tile(
    style: Style, title: str, glyph: Glyph, offer: Offer, on_press: Press, aside: ft.Control | None = None
) -> ft.Control:
    """Draw an offer as a tile; a screen reader says its price in words."""
    marks, cost = [], ""
    if offer.price is not None:
        marks, cost = price_marks(style, offer.price), price_words(style, offer.price)
    if offer.fate:
        marks.append(fate_mark(style, offer.fate))
    return tile(
        style,
        title,
        on_press if offer.able else None,
        glyph=glyph,
        price=marks,
        note=offer.note,
        label=", ".join(filter(None, (title, cost, offer.note))),
        aside=aside,
    )
