"""What is paid in biological points."""

from __future__ import annotations

from companion.rules.soup.command_fields import Purpose
from companion.rules.soup.data import AMOEBA_PRICE, CHEAP_AMOEBA_PRICE, FIGHT_PRICE, HOST_PRICE
from companion.rules.soup.options import Options
from companion.rules.soup.state import Player


def amoeba_price(player: Player, options: Options) -> int:
    """Of a new amoeba: 6, with Division Rate 4; by option nothing for the first of who has none (U4)."""
    if not player.amoebas and options.first_amoeba_free:
        return 0
    return CHEAP_AMOEBA_PRICE if player.has("division-rate") else AMOEBA_PRICE


def price_of(player: Player, purpose: Purpose) -> int:
    """Of a step of a fight, or of being a host; an escape is free with Streamlining (L74)."""
    if purpose == "escape" and player.has("streamlining"):
        return 0
    return HOST_PRICE if purpose == "host" else FIGHT_PRICE
