"""Elimination by the numbers (end of the game, option 2)."""

from __future__ import annotations

from companion.rules.chromosome.events import Eliminated
from companion.rules.chromosome.state import Player, State


def doomed(state: State) -> tuple[Eliminated, ...]:
    """Return the eliminations by the numbers: irradiation above the limit, or no token left on the board."""
    out: list[Eliminated] = []
    for player in state.players:
        if player.eliminated:
            continue
        if player.irradiation > state.options.irradiation_limit:
            out.append(Eliminated(seat=player.seat, cause="irradiation"))
        elif player.on_board == 0:
            out.append(Eliminated(seat=player.seat, cause="tokens"))
    return tuple(out)


def left_in(state: State) -> tuple[Player, ...]:
    """Return the players still in, neither eliminated already nor by the numbers."""
    out = {event.seat for event in doomed(state)}
    return tuple(player for player in state.players if not player.eliminated and player.seat not in out)
