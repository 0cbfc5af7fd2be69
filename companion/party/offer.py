"""The stored record of a shared table, beside the games."""

from typing import Annotated, Literal

from pydantic import Field

from companion.rules.kernel import Model
from companion.table.rights import Rights

OddsShown = Literal["own", "nobody"]
"""Who sees odds and advice: each player for their own side only, or nobody."""

MOST_PLACES = 64
"""Maximum number of devices that a table remembers; the oldest watching device is forgotten first."""


class Place(Model):
    """A device at a table, known by the hash of its secret."""

    id: str
    """The internal id; no secret."""

    hash: str
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """Its seat; None if it only watches."""


class Offer(Model):
    """A table that is open to devices."""

    code: str = Field(default="", exclude=True)
    """The code that lets a new device in; stored apart from the offer, or not at all."""

    locked: bool = False
    """Whether new devices are refused."""

    rights: Rights = "friends"
    odds: OddsShown = "own"
    host_seat: Annotated[int, Field(ge=0, le=7)] | None = None
    """The seat that the host has chosen."""

    host_plays: bool = True
    """False once the host has said that they are not playing."""

    places: tuple[Place, ...] = ()
    claims: tuple[Place, ...] = ()
    """Devices that claim another device's seat and wait for the host's consent; at most one for each seat."""

    absent: frozenset[Annotated[int, Field(ge=0, le=7)]] = frozenset()
    """The seats whose players are away from the table for a while; others act for them."""

    def place(self, place_id: str) -> Place | None:
        return next((place for place in self.places if place.id == place_id), None)

    def holder(self, seat: int) -> Place | None:
        return next((place for place in self.places if place.seat == seat), None)

    def claim(self, seat: int) -> Place | None:
        return next((claim for claim in self.claims if claim.seat == seat), None)

    def seat_of_host(self, seats: int) -> int | None:
        """Return the host's seat: the chosen one, else the only seat that has no device.

        Without a choice, that seat stays open to another phone. Return None if there is no such seat, if no
        other device has a seat yet, or if the host does not play.

        Args:
            seats: The number of seats at the table.
        """
        taken = self.taken_seats
        if self.host_seat is not None or not self.host_plays or not taken:
            return self.host_seat
        left = [seat for seat in range(seats) if seat not in taken]
        return left[0] if len(left) == 1 else None

    def taken(self, seat: int) -> bool:
        """Return whether a device, or the host, has this seat."""
        return seat in self.taken_seats

    @property
    def taken_seats(self) -> frozenset[int]:
        """The seats that have a device of their own, the host's included."""
        return frozenset(
            seat for seat in (self.host_seat, *(place.seat for place in self.places)) if seat is not None
        )

    def with_place(self, place: Place) -> "Offer":
        """Return a copy with this place added, or replacing the place with the same id.

        Its player counts as present.
        """
        kept = tuple(each for each in self.places if each.id != place.id)
        if len(kept) >= MOST_PLACES:
            first = next((each for each in kept if each.seat is None), kept[0])
            kept = tuple(each for each in kept if each is not first)
        return self.replace(places=(*kept, place), absent=self.absent - {place.seat})

    def without_place(self, place_id: str) -> "Offer":
        return self.replace(places=tuple(place for place in self.places if place.id != place_id))

    def with_claim(self, claim: Place) -> "Offer":
        """Return a copy with this claim, which replaces other claims to the seat or by the device."""
        others = (each for each in self.claims if each.seat != claim.seat and each.id != claim.id)
        return self.replace(claims=(*others, claim))

    def without_claim(self, seat: int) -> "Offer":
        return self.replace(claims=tuple(each for each in self.claims if each.seat != seat))

    def taken_over(self, claim: Place) -> "Offer":
        """Return a copy in which the claiming device has the seat, and its former device has no place."""
        holder = None if claim.seat is None else self.holder(claim.seat)
        freed = self if holder is None or holder.id == claim.id else self.without_place(holder.id)
        return (freed if claim.seat is None else freed.without_claim(claim.seat)).with_place(claim)
