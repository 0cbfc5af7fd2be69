"""Foodstuff cubes that go from the board to the supply and back; counted in full detail."""

from __future__ import annotations

from collections.abc import Sequence

from companion.rules.soup.data import CUBES_IN_BOX
from companion.rules.soup.decide.common import Draft
from companion.rules.soup.events import SupplyChanged


def to_supply(draft: Draft, cubes: Sequence[int]) -> None:
    """Cubes are eaten, by the seat of their colour; the supply never holds more than the box."""
    _change(draft, cubes)


def to_board(draft: Draft, cubes: Sequence[int]) -> None:
    """Cubes are placed on the board, by the seat of their colour, as far as the supply has them.

    Those of which it is short are neither placed nor replaced by others (U1, U4).
    """
    _change(draft, [-count for count in cubes])


def of_each_colour(draft: Draft, count: int) -> list[int]:
    """So many cubes of each colour in play."""
    return [count] * len(draft.state.players)


def of_colour(draft: Draft, seat: int, count: int) -> list[int]:
    """So many cubes of one player's colour."""
    return [count if player.seat == seat else 0 for player in draft.state.players]


def _change(draft: Draft, wanted: Sequence[int]) -> None:
    state = draft.state
    if state.detail != "full":
        return
    least = 0 if state.options.cube_supply else -CUBES_IN_BOX
    deltas = tuple(
        min(max(held + delta, least), CUBES_IN_BOX) - held
        for held, delta in zip(state.supply, wanted, strict=True)
    )
    if any(deltas):
        draft.add(SupplyChanged(deltas=deltas))
