"""Who is at a table with a device, as a value to draw from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.party.visitor import Visitor
from companion.seating import Seating

Seated = Literal["free", "here", "away"]
"""A seat: without a device, with one that is connected, with one that is not."""


@dataclass(frozen=True)
class Company:
    """The devices at a table."""

    shared: bool = False
    """Whether the table is open to other devices."""

    own: int | None = None
    """The seat of this device."""

    hosting: bool = True
    """Whether this device hosts the table, or is alone."""

    watching: bool = False
    """Whether this device only looks on."""

    seats: tuple[Seated, ...] = ()
    """Each seat."""

    watchers: int = 0
    """Connected devices that only look on."""

    strict: bool = False
    odds: bool = True
    """Whether the table shows odds to anybody."""


ALONE = Company()


def company(visitor: Visitor, seating: Seating) -> Company:
    """Who is at a table with a device."""
    game_id, party = seating.id, visitor.party
    offer = party.offered(game_id) if party else None
    if party is None or offer is None:
        return ALONE
    presence = party.presence(game_id)

    def seated(seat: int) -> Seated:
        holder = offer.holder(seat)
        if holder is not None:
            return "here" if presence.here(holder.id) else "away"
        return "here" if offer.host_seat == seat else "free"

    return Company(
        shared=True,
        own=visitor.seat(game_id),
        hosting=visitor.is_host,
        watching=visitor.standing(game_id) == "watcher",
        seats=tuple(seated(player.seat) for player in seating.table.state.players),
        watchers=sum(1 for place in offer.places if place.seat is None and presence.here(place.id)),
        strict=offer.rights == "strict",
        odds=offer.odds == "own",
    )
