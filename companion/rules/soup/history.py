"""The course of a game: everybody's numbers at the end of each round, and the round's debts."""

from collections.abc import Sequence
from typing import NamedTuple

from companion.rules.kernel import Event
from companion.rules.soup.data import Card
from companion.rules.soup.ozone import DebtsFixed
from companion.rules.soup.state import Player, State


class RoundEnd(NamedTuple):
    """The state of the table at the end of a round."""

    round: int
    card: Card | None
    """The environment card in effect."""

    players: tuple[Player, ...]
    """All players, by seat."""

    debts: tuple[int, ...]
    """The players' debts to the ozone layer in this round, by seat."""


def by_round(states: Sequence[State], happened: Sequence[Sequence[Event]] = ()) -> tuple[RoundEnd, ...]:
    """Return the table's state at the end of each finished round, and its present state in the current round.

    Args:
        states: The states of the game in order, as the table keeps them.
        happened: The events between each state and the next one; they contain the debts.
    """
    last: dict[int, State] = {}
    for state in states:
        if state.players and state.phase != "setup":
            last[state.round] = state
    debts: dict[int, tuple[int, ...]] = {}
    for state, events in zip(states, happened, strict=False):
        fixed = next((event.debts for event in events if isinstance(event, DebtsFixed)), None)
        if fixed is not None:
            debts[state.round] = fixed
    return tuple(
        RoundEnd(number, state.card, state.players, debts.get(number, (0,) * len(state.players)))
        for number, state in sorted(last.items())
    )
