"""Where an amoeba may go, with how many dice, and what a movement of its own costs (phase 1)."""

from __future__ import annotations

from companion.rules.soup.data import CHOICE_FACE, DIRECTIONS, Direction
from companion.rules.soup.options import Options
from companion.rules.soup.state import Amoeba, Player, State


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
    """Return whether an amoeba may still drift or move by its own means, apart from what that costs.

    An attack belongs to the food check, which comes after all movement (L22, L79).
    """
    if amoeba.attacks:
        return False
    return not amoeba.moves or (amoeba.moves == 1 and not amoeba.drifted and player.has("speed"))


def may_flee(state: State) -> bool:
    """Whether an attacked amoeba that escapes has a movement left: one, or two with Speed (L68, L70)."""
    fight = state.fight
    if fight is None or fight.answer != "escape" or fight.result:
        return False
    return fight.moves < (2 if state.players[fight.victim].has("speed") else 1)


def drifts_first(state: State, amoeba: Amoeba) -> bool:
    """Return whether an amoeba that eats, starves or attacks now drifts to another space before that."""
    unmoved = state.phase == "movement" and not amoeba.moves
    return unmoved and state.card is not None and state.card.direction != "stay"


def may_get_away(state: State) -> bool:
    """Return whether the attacked amoeba that escapes can have reached another space.

    It cannot where every throw so far says that it stays.
    """
    fight = state.fight
    if fight is None or fight.answer != "escape" or fight.result:
        return False
    return fight.left or not fight.moves


def leading_seat(state: State) -> int | None:
    """Whose amoeba others may follow: the one that escapes an attack, or else of whose turn it is."""
    fight = state.fight
    return fight.victim if fight is not None and fight.answer == "escape" else state.active
