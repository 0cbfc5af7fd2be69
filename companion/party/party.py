"""The party: which tables are open to other devices, how these get in, where they sit."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from threading import RLock
from typing import Any, Final, Literal

from pydantic import ValidationError

from companion.house import House
from companion.party.codes import find, hashed, new_code, new_secret, read_code, same
from companion.party.limits import Guesses
from companion.party.network import Network
from companion.party.offer import OddsShown, Offer, Place
from companion.party.presence import Presence
from companion.rules.kernel import Rejection
from companion.store.errors import NoSuchGame
from companion.table.rights import Rights
from companion.table.table import utc_now

LISTED: Final = "party.tables"
HOSTS: Final = "party.hosts"
MOST_HOSTS: Final = 12
LONGEST_SECRET: Final = 100


def _kept(game_id: str) -> str:
    return f"party.table.{game_id}"


@dataclass(frozen=True)
class News:
    """Something that the devices at a table are told besides what the game says."""

    kind: Literal["changed", "nudge"]
    seat: int | None = None
    """Whom a nudge is for."""

    by: str = ""
    """The name of who nudges; empty: the host."""


Listener = Callable[[News], None]


@dataclass(frozen=True)
class Admission:
    """What a device is given when it sits down: its place, and the secret by which it will be known again."""

    place: Place
    secret: str


class Party:
    """The tables of a house that several devices share.

    Offers are stored as the games are, with seat secrets only as hashes; who is connected is not stored.

    Args:
        house: Where the games are.
        guesses: The limits against guessing codes.
        now: This moment, in UTC.
        code: Makes join codes.
    """

    def __init__(
        self,
        house: House,
        *,
        guesses: Guesses | None = None,
        now: Callable[[], datetime] = utc_now,
        code: Callable[[], str] = new_code,
    ) -> None:
        self.house = house
        self.guesses = guesses or Guesses()
        self.network: Network | None = None
        """How phones reach this computer; None where it cannot let any in."""
        self._now = now
        self._code = code
        self._lock = RLock()
        self._presence: dict[str, Presence] = {}
        self._listeners: dict[str, list[Listener]] = {}
        self._steps: dict[str, tuple[str, float]] = {}
        self._offers = dict(self._stored())
        self._host_key = new_secret()

    # tables -----------------------------------------------------------------------------------

    def tables(self) -> tuple[str, ...]:
        """The ids of the tables on offer, in the order in which they were offered."""
        return tuple(self._offers)

    def offered(self, game_id: str) -> Offer | None:
        """The offer of a table; None where it is open to nobody."""
        return self._offers.get(game_id)

    def offer(self, game_id: str) -> Offer:
        """Open a table to other devices; one that is open stays as it is.

        Raises:
            StoreError: there is no such game, or the offer could not be stored.
        """
        with self._lock:
            if (offer := self._offers.get(game_id)) is not None:
                return offer
            self.house.open(game_id)
            return self._keep(game_id, Offer(code=self._free_code()))

    def withdraw(self, game_id: str) -> None:
        """Close a table to every other device; all seats are free again.

        Raises:
            StoreError: it could not be stored.
        """
        with self._lock:
            if self._offers.pop(game_id, None) is not None:
                self.house.remember(_kept(game_id), None)
                self.house.remember(LISTED, list(self._offers))
        self._tell(game_id)

    def rotate(self, game_id: str) -> Offer:
        """Give a table a new join code; the old one is worth nothing any more, seats stay."""
        return self._change(game_id, code=self._free_code())

    def lock(self, game_id: str, locked: bool) -> Offer:
        """Let no new device in, or let them in again; who has a place keeps it."""
        return self._change(game_id, locked=locked)

    def set_rights(self, game_id: str, rights: Rights) -> Offer:
        """Settle who may do what."""
        return self._change(game_id, rights=rights)

    def set_odds(self, game_id: str, odds: OddsShown) -> Offer:
        """Settle who sees odds and advice."""
        return self._change(game_id, odds=odds)

    def take_host_seat(self, game_id: str, seat: int | None) -> Offer | Rejection:
        """Say which player the host is; None: none of them."""
        with self._lock:
            offer = self._offer(game_id)
            if seat is not None and (offer.holder(seat) or not self._is_seat(game_id, seat)):
                return Rejection(code="party-seat-taken")
            return self._change(game_id, host_seat=seat)

    def free(self, game_id: str, place_id: str) -> Offer:
        """Take a device's place away; it must join again, if the table lets it."""
        with self._lock:
            return self._keep(game_id, self._offer(game_id).without_place(place_id))

    # coming in --------------------------------------------------------------------------------

    def knock(self, typed: str, address: str) -> str | Rejection:
        """The id of the table that a code opens.

        Args:
            typed: What somebody typed or scanned.
            address: Where they are, for the limits against guessing.
        """
        wait = self.guesses.wait(address)
        if wait > 0:
            self.guesses.wrong += 1
            return Rejection(code="party-wait", params={"seconds": int(wait) + 1})
        code = read_code(typed)
        if code is None:
            return Rejection(code="party-no-code")
        game_id = find({game_id: offer.code for game_id, offer in self._offers.items()}, code)
        if game_id is None or not self._exists(game_id):
            self.guesses.miss(address)
            return Rejection(code="party-no-such-code")
        return game_id

    def sit(self, game_id: str, code: str, seat: int | None) -> Admission | Rejection:
        """Give a new device a seat, or let it look on.

        Args:
            game_id: The table that its code opened.
            code: That code; it must still be the table's.
            seat: The seat; None to look on.
        """
        with self._lock:
            offer = self._offers.get(game_id)
            if offer is None or not same(offer.code, read_code(code) or ""):
                return Rejection(code="party-no-such-code")
            if offer.locked:
                return Rejection(code="party-locked")
            if seat is not None and (offer.taken(seat) or not self._is_seat(game_id, seat)):
                return Rejection(code="party-seat-taken")
            secret = new_secret()
            place = Place(id=secrets.token_hex(6), hash=hashed(secret), seat=seat)
            self._keep(game_id, offer.with_place(place))
            return Admission(place, secret)

    def move(self, game_id: str, place_id: str, seat: int | None) -> Place | Rejection:
        """Give a device another seat, or let it look on from now on."""
        with self._lock:
            offer = self._offers.get(game_id)
            place = offer.place(place_id) if offer else None
            if offer is None or place is None:
                return Rejection(code="party-seat-freed")
            if offer.locked:
                return Rejection(code="party-locked")
            if seat is not None and (offer.taken(seat) or not self._is_seat(game_id, seat)):
                return Rejection(code="party-seat-taken")
            moved = place.but(seat=seat)
            self._keep(game_id, offer.with_place(moved))
            return moved

    def recognise(self, game_id: str, secret: str) -> Place | None:
        """The place of the device that has this secret."""
        offer = self._offers.get(game_id)
        if offer is None or len(secret) > LONGEST_SECRET:
            return None
        found, told = None, hashed(secret)
        for place in offer.places:
            if same(place.hash, told):
                found = place
        return found

    # hosts ------------------------------------------------------------------------------------

    @property
    def host_key(self) -> str:
        """What makes another device a host of this house; new with each start."""
        return self._host_key

    def admit_host(self, key: str, address: str) -> str | None:
        """The secret of a new host's device, if the key is right."""
        if self.guesses.wait(address) > 0:
            return None
        if not same(hashed(key), hashed(self._host_key)):
            self.guesses.miss(address)
            return None
        secret = new_secret()
        known: list[str] = self.house.remembered(HOSTS, [])
        self.house.remember(HOSTS, [*known, hashed(secret)][-MOST_HOSTS:])
        return secret

    def is_host(self, secret: str) -> bool:
        """Whether a device with this secret was let in as a host."""
        if len(secret) > LONGEST_SECRET:
            return False
        told = hashed(secret)
        known: list[str] = self.house.remembered(HOSTS, [])
        return any(same(each, told) for each in known)

    # who is there -----------------------------------------------------------------------------

    def presence(self, game_id: str) -> Presence:
        """Who is at a table now."""
        with self._lock:
            found = self._presence.get(game_id)
            if found is None:
                found = self._presence[game_id] = Presence(self._now)
            return found

    def come(self, game_id: str, place: str) -> None:
        """A tab of this place has connected."""
        self.presence(game_id).come(place)
        self._tell(game_id)

    def go(self, game_id: str, place: str) -> None:
        """A tab of this place has gone."""
        self.presence(game_id).go(place)
        self._tell(game_id)

    def here(self, game_id: str, seat: int) -> bool:
        """Whether a device of this seat is connected."""
        offer = self._offers.get(game_id)
        holder = offer.holder(seat) if offer else None
        return holder is not None and self.presence(game_id).here(holder.id)

    def nudge(self, game_id: str, seat: int, by: str) -> None:
        """Remind the player in this seat that the table waits."""
        self._tell(game_id, News("nudge", seat, by))

    def note_step(self, game_id: str, place: str, at: float) -> None:
        """This place has taken something back, or brought it back, at this second."""
        self._steps[game_id] = (place, at)

    def stepped_just_now(self, game_id: str, place: str, since: float) -> Rejection | None:
        """The refusal of an undo that crosses with one by another device since that second."""
        by, at = self._steps.get(game_id, (place, since))
        return Rejection(code="party-just-undone") if by != place and at > since else None

    def listen(self, game_id: str, listener: Listener) -> Callable[[], None]:
        """Have `listener` called when the offer or who is there changes; the answer stops that."""
        listeners = self._listeners.setdefault(game_id, [])
        listeners.append(listener)

        def stop() -> None:
            if listener in listeners:
                listeners.remove(listener)

        return stop

    # inside -----------------------------------------------------------------------------------

    def _offer(self, game_id: str) -> Offer:
        return self._offers.get(game_id) or self.offer(game_id)

    def _change(self, game_id: str, **changes: Any) -> Offer:
        with self._lock:
            return self._keep(game_id, self._offer(game_id).but(**changes))

    def _keep(self, game_id: str, offer: Offer) -> Offer:
        """Store an offer, then let it hold and tell."""
        self.house.remember(_kept(game_id), offer.model_dump(mode="json"))
        if game_id not in self._offers:
            self.house.remember(LISTED, [*self._offers, game_id])
        self._offers[game_id] = offer
        self._tell(game_id)
        return offer

    def _stored(self) -> dict[str, Offer]:
        offers: dict[str, Offer] = {}
        there = {game.id for game in self.house.library.games()}
        listed: list[str] = self.house.remembered(LISTED, [])
        for game_id in listed:
            try:
                offer = Offer.model_validate(self.house.remembered(_kept(game_id)))
            except ValidationError:
                continue
            if game_id in there:
                offers[game_id] = offer
        return offers

    def _free_code(self) -> str:
        taken = {offer.code for offer in self._offers.values()}
        while (code := self._code()) in taken:
            pass
        return code

    def _exists(self, game_id: str) -> bool:
        """Whether the game is still there; an offer of one that was deleted is dropped."""
        try:
            self.house.open(game_id)
        except NoSuchGame:
            self.withdraw(game_id)
            return False
        return True

    def _is_seat(self, game_id: str, seat: int) -> bool:
        return 0 <= seat < len(self.house.open(game_id).table.state.players)

    def _tell(self, game_id: str, news: News | None = None) -> None:
        for listener in tuple(self._listeners.get(game_id, ())):
            listener(news or News("changed"))
