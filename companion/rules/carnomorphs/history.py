"""The course of a game: figures on the board, the bag, tokens drawn and feedings by round."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from companion.rules.carnomorphs.data import TOKENS, Figures, TokenKind, Tokens
from companion.rules.carnomorphs.state import State


class RoundEnd(NamedTuple):
    """The last numbers of a round."""

    round: int
    figures: Figures
    """Figures on the board."""

    bag: Tokens
    """Tokens in the bag."""

    drawn: tuple[TokenKind, ...]
    """Tokens drawn in the round, the first one first."""

    fed: int
    """The number of figures that fed in the round."""

    markers: tuple[int, ...]
    """Mutation markers, by seat."""

    living: int
    """Characters that lived."""


def by_round(states: Sequence[State]) -> tuple[RoundEnd, ...]:
    """Return the table at the end of each round that was played, and in the current one.

    The event phase belongs to the round whose players' phase it ends; what its last step brings comes with
    the beginning of the next round.

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
    drawn = fed = 0
    for number, state in sorted(last.items()):
        rounds.append(
            RoundEnd(
                number,
                state.on_board,
                state.bag,
                state.drawn[drawn:],
                state.feedings - fed,
                tuple(player.markers for player in state.players),
                sum(player.living for player in state.players),
            )
        )
        drawn, fed = len(state.drawn), state.feedings
    return tuple(rounds)


def tally(drawn: Iterable[TokenKind]) -> Tokens:
    """Count how often each kind of token was drawn."""
    counts = Counter(drawn)
    return Tokens(*(counts[kind] for kind in TOKENS))
