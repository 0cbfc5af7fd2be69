"""Who may do what at a table with several devices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, assert_never

from companion.rules.kernel import WHOLE_TABLE, Game, Rejection
from companion.table.journal import Entry

Rights = Literal["friends", "strict"]
"""`friends`: whoever has a seat may do anything; `strict`: own seat only, and the host everything."""

Standing = Literal["host", "player", "watcher"]
"""What a device is at a table: its host, one who sits at it, one who looks on."""


def may(
    rights: Rights, standing: Standing, seat: int | None, game: Game[Any, Any, Any], state: Any, command: Any
) -> Rejection | None:
    """Why a device may not give `command`; None when it may.

    Args:
        rights: What the table has settled.
        standing: What the device is.
        seat: Its seat, if it has one.
        game: What is played.
        state: The state now.
        command: What it asks for; None stands for anything that is the whole table's.
    """
    match standing:
        case "host":
            return None
        case "watcher":
            return Rejection(code="party-only-watching")
        case "player":
            pass
        case _:
            assert_never(standing)
    if rights == "friends":
        return None
    owners = WHOLE_TABLE if command is None else game.owners(state, command)
    if owners.together:
        return None if owners.seats <= {seat} else Rejection(code="party-others-to-ask")
    if not owners.seats:
        return Rejection(code="party-host-only")
    if seat in owners.seats:
        return None
    seats, first = game.seats(state), min(owners.seats)
    name = seats[first].name if first < len(seats) else ""
    return Rejection(code="party-not-your-seat", params={"player": name})


def may_step(
    rights: Rights, standing: Standing, seat: int | None, entries: Sequence[Entry[Any]]
) -> Rejection | None:
    """Why a device may not take these entries back, or bring them back; None when it may."""
    match standing:
        case "host":
            return None
        case "watcher":
            return Rejection(code="party-only-watching")
        case "player":
            own = seat is not None and all(entry.by == seat for entry in entries)
            return None if rights == "friends" or own else Rejection(code="party-not-your-entry")
        case _:
            assert_never(standing)
