"""The presence at a table, as a value that screens draw."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from companion.device.access import HOST, Access
from companion.device.open_game import OpenGame
from companion.party.devices import party_of

Seated = Literal["free", "here", "away"]
"""The state of a seat: no device; a connected device; a device that is away, or an absent player."""


@dataclass(frozen=True)
class Presence:
    """The devices at a table."""

    shared: bool = False
    """Whether the table is open to other devices."""

    own: int | None = None
    """The seat of this device."""

    host: int | None = None
    """The host's seat, if the host plays."""

    hosting: bool = True
    """Whether this device hosts the table, or is the only device."""

    watching: bool = False
    """Whether this device only watches."""

    seats: tuple[Seated, ...] = ()
    """The state of each seat."""

    away_since: tuple[datetime | None, ...] = ()
    """When each seat's device was last seen; None if it is connected or unknown, or there is no device."""

    absent: frozenset[int] = frozenset()
    """The seats whose players are absent for a while, with or without a connected device."""

    watchers: int = 0
    """The number of connected devices that only watch."""

    strict: bool = False
    """Whether each player may change only their own seat."""

    odds: bool = True
    """Whether the table shows odds to anybody."""

    def is_away(self, seat: int | None) -> bool:
        """Return whether this seat's device is disconnected, or its player absent."""
        return seat is not None and seat < len(self.seats) and self.seats[seat] == "away"


ALONE = Presence()


def presence_of(access: Access, open_game: OpenGame) -> Presence:
    """Return the presence at a table, as a value that screens draw."""
    game_id, party = open_game.id, party_of(access)
    offer = party.offered(game_id) if party else None
    if party is None or offer is None:
        return ALONE
    devices, host = party.devices(game_id), party.host_seat(game_id)

    def place_id_of(seat: int) -> str | None:
        holder = offer.holder(seat)
        if holder is not None:
            return holder.id
        return HOST if host == seat else None

    def seated(seat: int) -> Seated:
        place_id = place_id_of(seat)
        if place_id is None:
            return "free"
        if seat in offer.absent and place_id != HOST:
            return "away"
        # The host's device draws before its presence is recorded.
        return "here" if devices.here(place_id) or place_id == access.place_id == HOST else "away"

    def since(seat: int) -> datetime | None:
        place_id = place_id_of(seat)
        return devices.last_seen(place_id) if place_id is not None and seats[seat] == "away" else None

    seats: tuple[Seated, ...] = tuple(seated(seat) for seat in range(len(open_game.seats)))
    return Presence(
        shared=True,
        own=access.seat(game_id),
        host=host,
        hosting=access.is_host,
        watching=access.standing(game_id) == "watcher",
        seats=seats,
        away_since=tuple(since(seat) for seat in range(len(seats))),
        absent=offer.absent,
        watchers=sum(1 for place in offer.places if place.seat is None and devices.here(place.id)),
        strict=offer.rights == "strict",
        odds=offer.odds == "own",
    )
