"""A game of Chromosome on one device."""

from typing import TypeAlias

from companion.rules.chromosome.state import State
from companion.rules.chromosome.turns import EndTurn
from companion.ui.game import context as shared
from companion.ui.game import here as shared_here

GameContext: TypeAlias = shared.GameContext[State]
Here: TypeAlias = shared_here.Here[State]


def may_turn(context: GameContext) -> bool:
    """Return whether this device may act in the current turn."""
    active = context.state.active
    return active is not None and context.may(EndTurn(seat=active))
