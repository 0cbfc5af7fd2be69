"""The course of a game: figures on the board, feedings and markers by round."""

from collections.abc import Sequence
from typing import NamedTuple

from companion.rules.carnomorphs.data import Figures
from companion.rules.carnomorphs.state import State


class RoundEnd(NamedTuple):
    """The numbers at the end of a round."""

    round: int
    figures: Figures
    """Figures on the board."""

    fed: int
    """The number of figures that fed in the round."""

    markers: tuple[int, ...]
    """Mutation markers, by seat."""


def by_round(states: Sequence[State]) -> tuple[RoundEnd, ...]:
    """Return the numbers at the end of each finished round, and the present numbers of the current round.

    The event phase belongs to the round of the player phase before it. The state after the phase's last step
    counts for that round too, although the state's round number is already that of the next round.

    Args:
        states: The states of the game in order, as the table keeps them.
    """
    last: dict[int, State] = {}
    for state in states:
        if state.players and state.phase != "setup":
            if state.round not in last and state.round - 1 in last:
                last[state.round - 1] = state
            last[state.round] = state
    rounds: list[RoundEnd] = []
    fed = 0
    for number, state in sorted(last.items()):
        rounds.append(
            RoundEnd(
                number,
                state.on_board,
                state.feedings - fed,
                tuple(player.markers for player in state.players),
            )
        )
        fed = state.feedings
    return tuple(rounds)
