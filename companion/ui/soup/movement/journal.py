"""The events of this phase 1 that its page shows: rolled dice, paid movements."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.rules.command import Event
from companion.rules.soup.data import Direction
from companion.rules.soup.fights import Pay
from companion.rules.soup.movement import AmoebaMoved, MoveRolled, move_price
from companion.rules.soup.play import PointsChanged
from companion.rules.soup.state import State
from companion.table.journal import Entry
from companion.ui.soup.context import GameContext


class LastMove(NamedTuple):
    """The last movement of an amoeba in this round."""

    seq: int
    """Of the entry, which tells this throw from any other."""

    dice: tuple[int, ...]
    """None where it drifted, or chose freely."""

    direction: Direction | None
    """The direction; None before it is chosen."""


def entries(context: GameContext, state: State) -> Iterator[Entry[Event]]:
    """Yield the entries of this phase of this round, the latest first."""
    table = context.open_game.table
    at = table.count
    while at:
        before = table.state_after(at - 1)
        if before.phase != state.phase or before.round != state.round:
            return
        at -= 1
        yield table.entry(at)


def last_move(context: GameContext, state: State, seat: int, number: int) -> LastMove | None:
    """Return an amoeba's last movement in this round; None where it has not moved."""
    direction: Direction | None = None
    for entry in entries(context, state):
        for event in reversed(entry.events):
            match event:
                case AmoebaMoved() if (event.seat, event.number) == (seat, number):
                    direction = direction or event.direction
                    if event.drifted:
                        return LastMove(entry.seq, (), direction)
                case MoveRolled() if (event.seat, event.number) == (seat, number):
                    return LastMove(entry.seq, event.dice, direction)
                case _:
                    pass
    return None


def times_paid(context: GameContext, state: State, command: Pay) -> int:
    """Return how often a player has paid for that in this phase (quick detail)."""
    return sum(
        entry.label.key == "label-pay"
        and entry.label.params.get("purpose") == command.purpose
        and any(isinstance(event, PointsChanged) and event.seat == command.seat for event in entry.events)
        for entry in entries(context, state)
    )


def moves_paid(context: GameContext, state: State, seat: int) -> int:
    """Return the own movements that a player has paid for in this phase (quick detail)."""
    price = move_price(state.players[seat], state.options)
    if not price:
        return 0
    paid = sum(
        -event.delta
        for entry in entries(context, state)
        if entry.label.key == "label-pay-moves"
        for event in entry.events
        if isinstance(event, PointsChanged) and event.seat == seat
    )
    return max(0, paid // price)
