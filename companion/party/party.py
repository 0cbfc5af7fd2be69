"""The party: tables open to other devices, how devices join, and their seats."""

import logging
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.listeners import Listeners
from companion.party.codes import LONGEST_SECRET, hashed, new_code, new_secret, read_code, same
from companion.party.devices import ConnectedDevices, Listener, News
from companion.party.hosts import Hosts
from companion.party.limits import Guesses
from companion.party.network import Network
from companion.party.offer import OddsShown, Offer, Place
from companion.party.offers import Offers
from companion.party.shared_value import MemoryValues
from companion.rules.kernel import Rejection
from companion.store.errors import NoSuchGame
from companion.table.rights import Rights
from companion.table.table import utc_now

log = logging.getLogger("companion.party")


@dataclass(frozen=True)
class Admission:
    """A device's place and secret, given when it sits down."""

    place: Place
    secret: str
    """Empty if the device already had a place: it keeps the secret of that place."""

    waits: bool = False
    """Whether the host must agree first."""


class Party:
    """The tables of a service that several devices share.

    Offers are stored beside the games, with seat secrets only as hashes and without their codes; presence is
    not stored. A method that raises `StoreError` has changed nothing.

    Args:
        service: The service with the games.
        guesses: The limits against guessing codes.
    """

    host_is_a_person = True
    """Whether the host may be one of the players."""

    def __init__(self, service: GameService, *, guesses: Guesses | None = None) -> None:
        self.service = service
        self.guesses = guesses or Guesses()
        self.network: Network | None = None
        """The addresses for phones; None if this computer admits no phones."""
        self.keep_days: int | None = None
        """Days for which finished games are kept; None if they stay until somebody deletes them."""
        self._devices: dict[str, ConnectedDevices] = {}
        self._listeners = defaultdict[str, Listeners[[News]]](
            lambda: Listeners(log, "a device at a table could not be told")
        )
        self._steps: dict[str, tuple[str, float]] = {}
        self._hosts = Hosts(service)
        self._offers = self._open_offers()

    # tables -----------------------------------------------------------------------------------

    def tables(self) -> tuple[str, ...]:
        """Return the ids of the tables on offer, in the order in which they were offered."""
        return tuple(self._offers)

    def offered(self, game_id: str) -> Offer | None:
        """Return the offer of a table; None if it is not on offer."""
        return self._offers.get(game_id)

    def offer(self, game_id: str) -> Offer:
        """Open a table to other devices. Idempotent.

        Raises:
            StoreError: There is no such game, or the offer could not be stored.
        """
        return self._offers.get(game_id) or self._opened(game_id, Offer())

    def _opened(self, game_id: str, fresh: Offer) -> Offer:
        """Open a table with this offer, unless another thread has opened it meanwhile."""
        self._check(game_id)
        offer = self._offers.add(game_id, fresh)
        self.tell(game_id)
        return offer

    def withdraw(self, game_id: str) -> None:
        """Close a table to every other device; all seats are free again.

        Raises:
            StoreError: It could not be stored.
        """
        self._offers.drop(game_id)
        self.tell(game_id)

    def rotate(self, game_id: str) -> Offer:
        """Give a table a new join code, which invalidates the old one; seats stay.

        Raises:
            StoreError: The new code, or the offer of a table that was not open yet, could not be stored.
        """
        if self._offers.get(game_id) is None:
            return self.offer(game_id)  # Opening the table gives it a new code.
        offer = self._offers.recode(game_id)
        self.tell(game_id)
        return offer

    def lock(self, game_id: str, locked: bool) -> Offer:
        """Lock a table against new devices, or unlock it; its devices keep their places."""
        return self._change(game_id, lambda offer: offer.replace(locked=locked))

    def set_rights(self, game_id: str, rights: Rights) -> Offer:
        return self._change(game_id, lambda offer: offer.replace(rights=rights))

    def set_odds(self, game_id: str, odds: OddsShown) -> Offer:
        """Set who sees odds and advice."""
        return self._change(game_id, lambda offer: offer.replace(odds=odds))

    def set_absent(self, game_id: str, seat: int, absent: bool) -> Offer:
        """Record that the player in a seat is absent for a while, or is back."""

        def noted(offer: Offer) -> Offer:
            others = offer.absent - {seat}
            return offer.replace(absent=others | {seat} if absent else others)

        return self._change(game_id, noted)

    def take_host_seat(self, game_id: str, seat: int | None) -> Offer | Rejection:
        """Record which seat is the host's; None if the host does not play."""

        def taken(offer: Offer) -> Offer | Rejection:
            if seat is not None and (offer.holder(seat) or not self._is_seat(game_id, seat)):
                return Rejection(code="party-seat-taken")
            return offer.replace(host_seat=seat, host_plays=seat is not None)

        if self._offers.get(game_id) is None:
            fresh = taken(Offer())
            return fresh if isinstance(fresh, Rejection) else self._opened(game_id, fresh)
        return self._made(game_id, taken) or Rejection(code="party-no-such-code")

    def host_seat(self, game_id: str) -> int | None:
        """Return the host's seat, as `Offer.seat_of_host` explains; None if there is none."""
        offer = self._offers.get(game_id)
        if offer is None:
            return None
        if not self.host_is_a_person:
            return offer.host_seat
        return offer.seat_of_host(self._seat_count(game_id))

    def taken_seats(self, game_id: str) -> frozenset[int]:
        """Return the seats with a device, including the host's seat, whether chosen or derived."""
        offer, host = self._offers.get(game_id), self.host_seat(game_id)
        devices = offer.taken_seats if offer else frozenset[int]()
        return devices if host is None else devices | {host}

    def free(self, game_id: str, place_id: str) -> Offer:
        """Remove a device from its place; it must join again, if the table allows that."""
        return self._change(game_id, lambda offer: offer.without_place(place_id))

    # joining ----------------------------------------------------------------------------------

    def knock(self, typed: str, address: str) -> str | Rejection:
        """Return the id of the table that a code opens.

        Args:
            typed: The typed or scanned code.
            address: The client's address, for the limits against guessing.
        """
        wait = self.guesses.wait(address)
        if wait > 0:
            return Rejection(code="party-wait", params={"seconds": int(wait) + 1})
        code = read_code(typed)
        if code is None:
            return Rejection(code="party-no-code")
        game_id = self._offers.opened_by(code)
        if game_id is None or not self._exists(game_id):
            self.guesses.miss(address)
            return Rejection(code="party-no-such-code")
        return game_id

    def opened_by(self, typed: str, games: Iterable[str]) -> str | None:
        """Return the table that a code opens, if it is one of these; else None.

        There is no rate limit, since the device has a place at each of these tables.

        Args:
            typed: The typed or scanned code.
            games: The ids of tables.
        """
        code, among = read_code(typed), tuple(games)
        return self._offers.opened_by(code, among) if code is not None and among else None

    def sit(self, game_id: str, code: str, seat: int | None) -> Admission | Rejection:
        """Give a new device a seat, or let it watch.

        Args:
            game_id: The table that its code opened.
            code: The code; it must still be the code of the table.
            seat: The seat; None to watch.

        Raises:
            StoreError: It could not be stored.
        """
        secret, place_id = new_secret(), secrets.token_hex(6)

        def seated(offer: Offer) -> Offer | Rejection:
            if offer.place(place_id) is not None:  # An earlier try was stored, but its answer was lost.
                return offer
            if not same(offer.code, read_code(code) or ""):
                return Rejection(code="party-no-such-code")
            if refused := self._seat_refusal(offer, game_id, seat):
                return refused
            return offer.with_place(Place(id=place_id, hash=hashed(secret), seat=seat))

        answer = self._made(game_id, seated)
        place = answer.place(place_id) if isinstance(answer, Offer) else None
        if place is not None:
            return Admission(place, secret)
        return answer if isinstance(answer, Rejection) else Rejection(code="party-no-such-code")

    def move(self, game_id: str, place_id: str, seat: int | None) -> Place | Rejection:
        """Give a device another seat, or let it only watch from now on."""

        def moved(offer: Offer) -> Offer | Rejection:
            place = offer.place(place_id)
            if place is None:
                return Rejection(code="party-seat-freed")
            if refused := self._seat_refusal(offer.without_place(place_id), game_id, seat):
                return refused
            return offer.with_place(place.replace(seat=seat))

        answer = self._made(game_id, moved)
        place = answer.place(place_id) if isinstance(answer, Offer) else None
        return place or (answer if isinstance(answer, Rejection) else Rejection(code="party-seat-freed"))

    def claim(self, game_id: str, code: str, seat: int, own: Place | None = None) -> Admission | Rejection:
        """Give a device the seat of an absent device of the same person.

        Among friends the device gets the seat immediately if the game has no secrets and the table is not
        locked. Otherwise it gets the seat when the host agrees.

        Args:
            game_id: The table that its code opened, or at which it has a place.
            code: The code; it must still be the code of the table. Ignored for a device with a place.
            seat: The seat.
            own: The device's place, if it has one.

        Raises:
            StoreError: It could not be stored.
        """
        secret = "" if own else new_secret()
        place = (
            own.replace(seat=seat) if own else Place(id=secrets.token_hex(6), hash=hashed(secret), seat=seat)
        )
        has_secrets = self.service.open(game_id).game.has_secrets

        def claimed(offer: Offer) -> Offer | Rejection:
            if place in offer.places or place in offer.claims:  # Stored earlier, but the answer was lost.
                return offer
            if own is None and not same(offer.code, read_code(code) or ""):
                return Rejection(code="party-no-such-code")
            holder = offer.holder(seat)
            if holder is None:
                refused = self._seat_refusal(offer, game_id, seat)
                return refused or offer.with_place(place)
            if self.devices(game_id).here(holder.id):
                return Rejection(code="party-seat-back")
            if offer.rights == "friends" and not (has_secrets or offer.locked):
                return offer.taken_over(place)
            return offer.with_claim(place)

        answer = self._made(game_id, claimed)
        if not isinstance(answer, Offer):
            return answer or Rejection(code="party-no-such-code")
        return Admission(place, secret, place in answer.claims)

    def grant(self, game_id: str, seat: int) -> Offer:
        """Give a seat to the device that claims it; its former device has to join again."""

        def granted(offer: Offer) -> Offer:
            claim = offer.claim(seat)
            return offer if claim is None else offer.taken_over(claim)

        return self._change(game_id, granted)

    def decline(self, game_id: str, seat: int) -> Offer:
        """Drop a device's claim to a seat."""
        return self._change(game_id, lambda offer: offer.without_claim(seat))

    def recognise(self, game_id: str, secret: str) -> Place | None:
        if not secret or len(secret) > LONGEST_SECRET:
            return None
        return recognised(self._offers.get(game_id), secret)

    # hosts ------------------------------------------------------------------------------------

    @property
    def host_key(self) -> str:
        """The key, valid for one run of the app, with which another device becomes a host of this service."""
        return self._hosts.key

    def admit_host(self, key: str, address: str) -> str | None:
        """Return a secret for a new host's device if the key is right, else None.

        A wrong key counts as a wrong code. The waits after wrong codes do not apply to keys.

        Raises:
            StoreError: It could not be stored.
        """
        if not self._hosts.fits(key):
            self.guesses.miss(address)
            return None
        return self._hosts.admit()

    def is_host(self, secret: str) -> bool:
        return self._hosts.knows(secret)

    # presence ---------------------------------------------------------------------------------

    def devices(self, game_id: str) -> ConnectedDevices:
        """Return the presence at a table."""
        if (found := self._devices.get(game_id)) is not None:
            return found
        return self._devices.setdefault(game_id, self._new_devices(game_id))

    def come(self, game_id: str, place_id: str) -> None:
        """Note that a tab of this place has connected."""
        self.devices(game_id).come(place_id)
        self._moved(game_id)

    def go(self, game_id: str, place_id: str) -> None:
        """Note that a tab of this place has disconnected."""
        self.devices(game_id).go(place_id)
        self._moved(game_id)

    def here(self, game_id: str, seat: int) -> bool:
        """Return whether a device of this seat is connected."""
        offer = self._offers.get(game_id)
        holder = offer.holder(seat) if offer else None
        return holder is not None and self.devices(game_id).here(holder.id)

    def nudge(self, game_id: str, seat: int, by: str) -> None:
        """Remind the player in this seat that the table waits."""
        self.tell(game_id, News("nudge", seat, by))

    def note_step(self, game_id: str, place_id: str, at: float) -> None:
        """Note that this place has just undone or redone something."""
        self._steps[game_id] = (place_id, at)

    def stepped_just_now(self, open_game: OpenGame, place_id: str, since: float) -> Rejection | None:
        """Refuse an undo or redo if another device has made one after `since`, a monotonic time."""
        by, at = self._steps.get(open_game.id, (place_id, since))
        return Rejection(code="party-just-undone") if by != place_id and at > since else None

    def listen(self, game_id: str, listener: Listener) -> Callable[[], None]:
        """Call `listener` when the offer or the presence changes; return a function that removes it again."""
        return self._listeners[game_id].add(listener)

    # helpers ----------------------------------------------------------------------------------

    def _open_offers(self) -> Offers:
        """Return the offers of tables; offers from before this start get new codes."""
        offers = Offers(self.service.library.preferences, MemoryValues(), self._free_code)
        offers.take_up(self.service.library)
        return offers

    def _new_devices(self, game_id: str) -> ConnectedDevices:
        return ConnectedDevices(utc_now)

    def _change(self, game_id: str, make: Callable[[Offer], Offer]) -> Offer:
        """Change an offer by a function that never refuses; create the offer first if there is none."""
        answer = self._made(game_id, make)
        return answer if isinstance(answer, Offer) else self._opened(game_id, make(Offer()))

    def _made(self, game_id: str, make: Callable[[Offer], Offer | Rejection]) -> Offer | Rejection | None:
        """Store the offer that `make` returns, and notify the devices; return None if there is no offer."""
        answer = self._offers.change(game_id, make)
        if isinstance(answer, Offer):
            self.tell(game_id)
        return answer

    def _moved(self, game_id: str) -> None:
        """Notify the devices at a table that presence has changed."""
        self.tell(game_id)

    def _free_code(self, taken: frozenset[str]) -> str:
        while (code := new_code()) in taken:
            pass
        return code

    def _exists(self, game_id: str) -> bool:
        """Return whether the game still exists. A deleted game keeps its offer, in case it is restored."""
        try:
            self._check(game_id)
        except NoSuchGame:
            return False
        return True

    def _check(self, game_id: str) -> None:
        """Raise the error of `GameService.open` if there is no such game.

        A listed game is not read from disk.
        """
        if self.service.library.listed(game_id) is None:
            self.service.open(game_id)

    def _seat_refusal(self, offer: Offer, game_id: str, seat: int | None) -> Rejection | None:
        """Return why a device may not take this seat, or may not watch; None if it may."""
        if offer.locked:
            return Rejection(code="party-locked")
        if seat is not None and (offer.taken(seat) or not self._is_seat(game_id, seat)):
            return Rejection(code="party-seat-taken")
        return None

    def _is_seat(self, game_id: str, seat: int) -> bool:
        return 0 <= seat < self._seat_count(game_id)

    def _seat_count(self, game_id: str) -> int:
        game = self.service.library.listed(game_id)
        return len(game.players if game else self.service.open(game_id).seats)

    def tell(self, game_id: str, news: News | None = None) -> None:
        """Notify every listener, even if one of them raises."""
        if listeners := self._listeners.get(game_id):
            listeners.tell(news or News("changed"))


def recognised(offer: Offer | None, secret: str) -> Place | None:
    """Return the place in an offer whose device has this secret; takes constant time."""
    return recognised_among(offer.places if offer is not None else (), secret)


def recognised_among(places: Iterable[Place], secret: str) -> Place | None:
    """Return the place among these whose device has this secret; takes constant time."""
    found, told = None, hashed(secret)
    for place in places:
        if same(place.hash, told):
            found = place
    return found
