"""The rights of a device in a party: of a host, or of a guest at one table."""

import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from companion.device.access import HOST
from companion.device.open_game import OpenGame
from companion.party.devices import PartyAccess
from companion.party.limits import Allowance, Bucket
from companion.party.offer import Offer, Place
from companion.party.party import Party
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.table.journal import Entry, Step
from companion.table.rights import Standing, may, may_redo, may_undo

JUST_NOW: Final = 1.0
"""Seconds after a device's undo during which another device's undo would undo more than was meant."""

PACE: Final = Allowance(burst=200, seconds=0.02)
"""The rate of commands from one device: nobody taps faster, and a hostile phone cannot fill the disk."""


def new_id() -> str:
    """Return a new idempotency key for a command or a step; retries are recognised by it."""
    return secrets.token_urlsafe(9)


class _SharedAccess(PartyAccess):
    """The rights of a host's or a guest's device.

    Args:
        party: The party that the device belongs to.
        place_id: The id of the device's place.
        clock: A monotonic clock in seconds.
    """

    def __init__(self, party: Party, place_id: str, clock: Callable[[], float]) -> None:
        super().__init__(party)
        self.place_id = place_id
        self._clock = clock
        self._pace = Bucket(PACE, clock)

    def _offer(self, game_id: str) -> Offer | None:
        return self.party.offered(game_id)

    def submit(
        self, open_game: OpenGame, command: Any, *then: Any, id: str | None = None
    ) -> Entry | Rejection:
        """Give the commands of one tap for the device's own seat, if the device may give them."""
        if refused := self._too_fast():
            return refused
        by, id = self.seat(open_game.id), id or new_id()
        return open_game.table.submit(
            command, by, id, lambda state, given: self.denial(open_game, given, state), then
        )

    def denial(self, open_game: OpenGame, command: Any, state: Any = None) -> Rejection | None:
        """Return why the table's rights forbid this device to give the command; None if they allow it."""
        if refused := self._seat_denial(open_game.id):
            return refused
        offer = self._offer(open_game.id)
        rights, taken = offer.rights if offer else "friends", self._taken(open_game)
        standing, seat = self.standing(open_game.id), self.seat(open_game.id)
        state = open_game.table.state if state is None else state
        return may(rights, standing, seat, open_game.game, state, command, taken)

    def step_denial(self, open_game: OpenGame, steps: int = 1, *, back: bool) -> Rejection | None:
        """Return why the table's rights forbid this device to undo or redo these entries, or None."""
        if refused := self._seat_denial(open_game.id):
            return refused
        offer, table = self._offer(open_game.id), open_game.table
        rights, taken = offer.rights if offer else "friends", self._taken(open_game)
        standing, seat = self.standing(open_game.id), self.seat(open_game.id)
        if back:
            return may_undo(rights, standing, seat, table.to_undo(steps))
        entries = table.to_redo(steps)
        return may_redo(rights, standing, seat, open_game.game, table.state, entries, taken)

    def _step(self, open_game: OpenGame, steps: int, meant: int | None, *, back: bool) -> Step | Rejection:
        """Undo or redo the last entries, unless another device has just done so."""
        since = self._clock() - JUST_NOW
        refused = (
            self._too_fast()
            or self.step_denial(open_game, steps, back=back)
            or self.party.stepped_just_now(open_game, self.place_id, since)
        )
        if refused:
            return refused
        step = open_game.table.undo if back else open_game.table.redo
        answer = step(
            steps,
            self.seat(open_game.id),
            new_id(),
            lambda: self.step_denial(open_game, steps, back=back),
            meant,
        )
        if isinstance(answer, Step):
            self.party.note_step(open_game.id, self.place_id, self._clock())
        return answer

    def _taken(self, open_game: OpenGame) -> frozenset[int]:
        """Return the seats with a device of their own; empty for a game without secrets, which needs none."""
        return self.party.taken_seats(open_game.id) if open_game.game.has_secrets else frozenset()

    def _seat_denial(self, game_id: str) -> Rejection | None:
        """Return why this device may not act at that table; None if it may."""
        return None

    def _too_fast(self) -> Rejection | None:
        if self._pace.wait() > 0:
            return Rejection(code="party-too-fast")
        self._pace.take()
        return None


class HostAccess(_SharedAccess):
    """The rights of a host's device: it may do everything, and acts for seats without a connected device."""

    def __init__(self, party: Party, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(party, HOST, clock)

    def seat(self, game_id: str) -> int | None:
        return self.party.host_seat(game_id)

    def acts_for(self, game_id: str, seat: int) -> bool:
        """Return whether the seat is the host's own, has no connected device, or has an absent player."""
        offer = self._offer(game_id)
        holder = offer.holder(seat) if offer else None
        if offer is None or holder is None or seat in offer.absent:
            return True
        return not self.party.devices(game_id).here(holder.id)

    def sees_secrets(self, game_id: str, seat: int) -> bool:
        """Return whether the seat is the host's own, or has no device.

        A disconnected device's secrets stay hidden.
        """
        offer = self._offer(game_id)
        return offer is None or offer.holder(seat) is None

    def sees_odds(self, game_id: str, seat: int) -> bool:
        """Return whether the device acts for the seat and the table shows odds."""
        offer = self._offer(game_id)
        return offer is None or (offer.odds == "own" and self.acts_for(game_id, seat))

    def _too_fast(self) -> Rejection | None:
        return None


class GuestAccess(_SharedAccess):
    """The rights of a phone at one table; its place may be removed at any time.

    Args:
        game_id: The table.
        place: Its place.
        clock: A monotonic clock in seconds.
    """

    is_host = False

    def __init__(
        self, party: Party, game_id: str, place: Place, clock: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(party, place.id, clock)
        self.game_id = game_id
        self._found_in: Offer | None = None
        self._found: Place | None = None

    @property
    def holds(self) -> Place | None:
        """The device's current place at the table; None if it was removed."""
        offer = self._offer(self.game_id)
        if offer is not self._found_in:  # screens ask for this often
            self._found_in, self._found = offer, offer.place(self.place_id) if offer else None
        return self._found

    def is_at(self, game_id: str) -> bool:
        """Return whether the device has a place at that table."""
        return game_id == self.game_id and self.holds is not None

    def standing(self, game_id: str) -> Standing:
        """Return "player" for a device with a seat, else "watcher"."""
        return "player" if self.seat(game_id) is not None else "watcher"

    def seat(self, game_id: str) -> int | None:
        holds = self.holds
        return holds.seat if holds and game_id == self.game_id else None

    def acts_for(self, game_id: str, seat: int) -> bool:
        """Return whether the seat is the device's own.

        Among friends, a seat without a device or with an absent player counts too.
        """
        offer = self._offer(game_id)
        absent = offer is not None and offer.rights == "friends" and seat in offer.absent
        return self.sees_secrets(game_id, seat) or (absent and self.seat(game_id) is not None)

    def sees_secrets(self, game_id: str, seat: int) -> bool:
        """Return whether the seat is the device's own or, among friends, has no device."""
        offer, own = self._offer(game_id), self.seat(game_id)
        if offer is None or own is None:
            return False
        return seat == own or (offer.rights == "friends" and seat not in self.party.taken_seats(game_id))

    def submit(
        self, open_game: OpenGame, command: Any, *then: Any, id: str | None = None
    ) -> Entry | Rejection:
        """Give the commands of one tap, if the device may give them; an absent player counts as back."""
        answer = super().submit(open_game, command, *then, id=id)
        offer, own = self._offer(open_game.id), self.seat(open_game.id)
        if offer is not None and own in offer.absent and not isinstance(answer, Rejection):
            with suppress(StoreError):  # The command is applied even if this fails.
                self.party.set_absent(open_game.id, own, False)
        return answer

    def sees_odds(self, game_id: str, seat: int) -> bool:
        """Return whether the seat is the device's own and the table shows odds."""
        offer = self._offer(game_id)
        return offer is not None and offer.odds == "own" and seat == self.seat(game_id)

    def _seat_denial(self, game_id: str) -> Rejection | None:
        return None if self.is_at(game_id) else Rejection(code="party-seat-freed")
