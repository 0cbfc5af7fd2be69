"""How a game went: the numbers of every player at the end of each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import State


class RoundEnd(NamedTuple):
    """The last numbers of a round, by seat."""

    round: int
    scores: tuple[int, ...]
    irradiation: tuple[int, ...]
    tokens: tuple[int, ...]


def by_round(states: Sequence[State]) -> tuple[RoundEnd, ...]:
    """The last state of each round that was played, the present one included.

    Args:
        states: The states of the game in order, as the table keeps them.
    """
    last: dict[int, State] = {}
    for state in states:
        if state.players:
            last[state.round] = state
    return tuple(
        RoundEnd(
            number,
            tuple(score(player).total for player in state.players),
            tuple(player.irradiation for player in state.players),
            tuple(player.on_board for player in state.players),
        )
        for number, state in sorted(last.items())
    )
