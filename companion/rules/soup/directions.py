"""Where an amoeba may go, with how many dice, and what a movement of its own costs (phase 1)."""

from __future__ import annotations

from companion.rules.soup.data import CHOICE_FACE, DIRECTIONS, Direction
from companion.rules.soup.options import Options
from companion.rules.soup.state import Amoeba, Player


def directions(dice: tuple[int, ...]) -> tuple[Direction, ...]:
    """Where the movement dice let an amoeba go: all directions without a die, or with a 6."""
    if not dice or CHOICE_FACE in dice:
        return DIRECTIONS
    return tuple(DIRECTIONS[face - 1] for face in sorted(set(dice)))


def movement_dice(player: Player) -> int:
    """How many dice this player's amoebas throw for a movement of their own; none with Movement II."""
    if player.has("movement-2"):
        return 0
    return 2 if player.has("movement-1") else 1


def move_price(player: Player, options: Options) -> int:
    """Biological points for a movement of an amoeba of this player; none with Streamlining (L74)."""
    return 0 if player.has("streamlining") else options.move_price


def may_leave(player: Player, amoeba: Amoeba) -> bool:
    """Whether an amoeba may still drift or move by its own means, apart from what that costs."""
    return not amoeba.moves or (amoeba.moves == 1 and not amoeba.drifted and player.has("speed"))
