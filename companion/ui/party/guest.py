"""The client of a guest's phone: it has settings of its own, and access to a single table."""

from collections.abc import Callable
from typing import Any, Final

import flet as ft

from companion.party.arrival import connection
from companion.party.guest_door import GuestDoor
from companion.party.offer import Offer, Place
from companion.party.party import Admission, Party, recognised_among
from companion.party.shared_access import GuestAccess
from companion.rules.kernel import Rejection
from companion.ui.core.attendance import attend
from companion.ui.core.client import Client
from companion.ui.game_card import ListedGame, ListedPlayer
from companion.ui.game_summary import listed_game
from companion.ui.party.browser_storage import BrowserStorage

FROM_TABLE: Final = frozenset({"odds-rerolls", "fate-worth", "elimination-cost"})
"""Settings about odds that default to the host's until this phone has chosen."""


class GuestClient(Client):
    """The client of a guest's phone: its settings are stored in its browser, its service is a single table.

    Args:
        address: The phone's network address, for the limits against guessing codes.
    """

    def __init__(
        self, page: ft.Page, room: GuestDoor, party: Party, storage: BrowserStorage, address: str
    ) -> None:
        for key, value in storage.settings.items():
            room.remember(f"setting.{key}", value)
        super().__init__(page, room, NoAccess(party))
        self.room = room
        self.party = party
        self.storage = storage
        self.address = address
        self._knocked: set[str] = set()
        self._go: Callable[[], None] = lambda: None

    def setting(self, key: str, default: Any) -> Any:
        if key in FROM_TABLE:
            default = self.party.service.remembered(f"setting.{key}", default)
        return super().setting(key, default)

    def set_setting(self, key: str, value: object) -> None:
        """Change a setting of this phone and store it in its browser."""
        super().set_setting(key, value)

        async def keep() -> None:
            await self.storage.keep_setting(key, value)

        self.page.run_task(keep)

    # joining ----------------------------------------------------------------------------------

    def known_tables(self) -> tuple[str, ...]:
        """Return the tables at which this phone has a place, the latest first."""
        return tuple(
            game_id
            for game_id, secret in reversed(self.storage.places.items())
            if self.party.recognise(game_id, secret) is not None
        )

    def come_back(self, game_id: str) -> bool:
        """Enter a table again if this phone has a place there; return whether it has."""
        place = self.own_place(game_id)
        if place is None:
            return False
        self._enter(game_id, place)
        return True

    async def know_places(self) -> None:
        """Ask the browser again for the secrets of its places, if it did not answer before."""
        if not self.storage.answered:
            await self.storage.load()

    def knock(self, code: str) -> str | Rejection:
        """Return the id of the table that a code opens, or the refusal.

        The limits against guessing do not apply to tables at which this phone has a place.
        """
        own = self.party.opened_by(code, self.known_tables())
        answer = own or self.party.knock(code, self.address)
        if isinstance(answer, str):
            self._knocked.add(answer)
        return answer

    def own_place(self, game_id: str) -> Place | None:
        return self.party.recognise(game_id, self.storage.places.get(game_id, ""))

    def players(self, game_id: str) -> tuple[ListedPlayer, ...]:
        """Return the players by seat; none if this phone has neither the table's code nor a place there."""
        game = self._listed(game_id)
        return () if game is None else game.players

    def game_at(self, game_id: str) -> str:
        """Return the key of the game at a table; empty if this phone may not know."""
        game = self._listed(game_id)
        return "" if game is None else game.game

    def _listed(self, game_id: str) -> ListedGame | None:
        if game_id not in self._knocked and self.own_place(game_id) is None:
            return None
        game = self.party.service.listed(game_id)
        return None if game is None else listed_game(game)

    async def sit(self, game_id: str, code: str, seat: int | None) -> Rejection | None:
        """Take a seat, or only watch if `seat` is None; return the refusal, if any."""
        own = self.own_place(game_id)
        if own is not None:
            moved = self.party.move(game_id, own.id, seat) if own.seat != seat else own
            if isinstance(moved, Rejection):
                return moved
            self._enter(game_id, moved)
            return None
        answer = self.party.sit(game_id, code, seat)
        match answer:
            case Rejection():
                return answer
            case Admission(place=place, secret=secret):
                await self.storage.keep_place(game_id, secret)
                self._enter(game_id, place)
                return None

    async def claim(self, game_id: str, code: str, seat: int) -> Rejection | None:
        """Claim a seat whose phone is away; `waits_for` tells whether the host must still agree."""
        own = self.own_place(game_id)
        answer = self.party.claim(game_id, code, seat, own)
        if isinstance(answer, Rejection):
            return answer
        if answer.secret:
            await self.storage.keep_place(game_id, answer.secret)
        if not answer.waits:
            self._enter(game_id, answer.place)
        return None

    def waits_for(self, game_id: str) -> int | None:
        """Return the seat that this phone claims until the host has decided; None without such a claim."""
        claims = (self.party.offered(game_id) or Offer()).claims
        claim = recognised_among(claims, self.storage.places.get(game_id, ""))
        return claim.seat if claim is not None else None

    def leave_seat(self) -> None:
        """Stop being present at the table; the phone keeps its place there."""
        self._go()
        self._go = lambda: None

    def _enter(self, game_id: str, place: Place) -> None:
        """Become present at a table, until this phone enters another table, leaves, or its session ends."""
        access = self.access
        if not (isinstance(access, GuestAccess) and (access.game_id, access.place_id) == (game_id, place.id)):
            self._go()
            self.access = GuestAccess(self.party, game_id, place)
            self._go = attend(self.page, self._connection, self.party, game_id, place.id)
        self.room.game_id = game_id
        came = connection()
        came.role, came.invited = "guest", place.seat is not None
        came.seat = f"{game_id} {place.id}" if came.invited else ""


class NoAccess(GuestAccess):
    """The rights of a phone that has not entered a table: none."""

    def __init__(self, party: Party) -> None:
        super().__init__(party, "", Place(id="", hash=""))
