"""Which amoebas die of their damage points (phase 5)."""

from __future__ import annotations

from companion.rules.soup.state import Amoeba, Player


def dying(player: Player) -> tuple[Amoeba, ...]:
    """A player's amoebas that have the fatal number of damage points, 2, or 3 with Longevity."""
    return tuple(amoeba for amoeba in player.amoebas if amoeba.wounds >= player.fatal_wounds)
