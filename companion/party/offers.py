"""The tables on offer, stored beside the games: what is held is what is stored, but for the codes.

Where several processes serve the tables it is `companion.party.shared_offers` that has them, codes included.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import Final, Protocol, cast

from pydantic import ValidationError

from companion.game_service import GameService
from companion.party.codes import find, same
from companion.party.offer import Offer
from companion.party.rotation import Rotation
from companion.rules.kernel import Rejection
from companion.store.errors import NoSuchGame, StoreError

OFFERS: Final = "party.offers"
"""Under this key the service remembers all offers by game, in the order in which they were made."""

LISTED: Final = "party.tables"
"""Under this key and one more for each table they were remembered before, with their codes."""

log = logging.getLogger("companion.party")


def _kept(game_id: str) -> str:
    return f"party.table.{game_id}"


class OfferedTables(Protocol):
    """The offers of a service by game, wherever they are held.

    Whatever raises `StoreError` has changed nothing.
    """

    def __iter__(self) -> Iterator[str]:
        """The ids of the tables on offer."""
        ...

    def get(self, game_id: str) -> Offer | None:
        """The offer of a table; None where it has none."""
        ...

    def add(self, game_id: str) -> Offer:
        """Offer a table; one that is on offer stays as it is."""
        ...

    def drop(self, game_id: str) -> None:
        """Forget an offer."""
        ...

    def change(self, game_id: str, make: Callable[[Offer], Offer | Rejection]) -> Offer | Rejection | None:
        """Change an offer as it stands now, or not where `make` refuses; None where there is none."""
        ...

    def recode(self, game_id: str) -> Offer:
        """Give a table a new code; the one before is worth nothing any more."""
        ...

    def opened_by(self, code: str, games: Iterable[str] | None = None) -> str | None:
        """The table that a code opens, or one of these tables."""
        ...

    def may_choose(self, game_id: str, code: str) -> bool:
        """Whether somebody who was let in with this code may choose a seat."""
        ...

    def miss(self) -> tuple[str, ...]:
        """A code fitted no table; the tables whose codes were replaced because of that."""
        ...


class Offers:
    """The offers of a service by game. A code is held in memory alone: each start makes new ones.

    Args:
        service: Where the games are; an offer of one that is not there is passed over.
        new_code: Makes a code that no table has, given those of all tables.
        clock: Seconds that only grow.
    """

    def __init__(
        self,
        service: GameService,
        new_code: Callable[[frozenset[str]], str],
        clock: Callable[[], float],
    ) -> None:
        self._service = service
        self._new_code = new_code
        self._held: dict[str, Offer] = {}
        self._former: tuple[str, ...] = ()
        self._unheld: dict[str, object] = {}
        """What is stored of offers that cannot be held now, and perhaps after the next start."""

        self._rotation = Rotation(clock)
        for game_id, offer in self._stored():
            self._held[game_id] = offer.replace(code=self._free_code())
            self._rotation.begin(game_id)

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._held))

    def get(self, game_id: str) -> Offer | None:
        """The offer of a table; None where it has none."""
        return self._held.get(game_id)

    def add(self, game_id: str) -> Offer:
        """Offer a table; one that is on offer stays as it is.

        Raises:
            StoreError: it could not be stored; everything is as before.
        """
        if (offer := self._held.get(game_id)) is None:
            offer = self._put(game_id, Offer(code=self._free_code()))
            self._rotation.begin(game_id)
        return offer

    def change(self, game_id: str, make: Callable[[Offer], Offer | Rejection]) -> Offer | Rejection | None:
        """Change an offer; None where there is none.

        Raises:
            StoreError: it could not be stored; everything is as before.
        """
        offer = self._held.get(game_id)
        made = make(offer) if offer is not None else None
        return self._put(game_id, made) if isinstance(made, Offer) else made

    def _put(self, game_id: str, offer: Offer) -> Offer:
        self._store({**self._held, game_id: offer}, without=game_id)
        return offer

    def _free_code(self) -> str:
        """A code that no table has."""
        return self._new_code(frozenset(offer.code for offer in self._held.values()))

    def drop(self, game_id: str) -> None:
        """Forget an offer.

        Raises:
            StoreError: it could not be stored; the offer stands.
        """
        if game_id in self._held or game_id in self._unheld:
            held = {other: offer for other, offer in self._held.items() if other != game_id}
            self._store(held, without=game_id)
        self._rotation.end(game_id)

    def recode(self, game_id: str) -> Offer:
        """Give an offer a new code, because its host wishes it; nothing of it is stored."""
        offer = self._recode(game_id, guessed=False)
        self._rotation.begin(game_id)
        return offer

    def opened_by(self, code: str, games: Iterable[str] | None = None) -> str | None:
        """The table that a code opens, or one of these tables."""
        among = self._held if games is None else games
        held = {game_id: self._held[game_id] for game_id in among if game_id in self._held}
        before = find(self._rotation.still_open(held), code)
        return find({game_id: offer.code for game_id, offer in held.items()}, code) or before

    def may_choose(self, game_id: str, code: str) -> bool:
        """Whether somebody who was let in with this code may choose a seat."""
        offer = self._held.get(game_id)
        return offer is not None and (same(offer.code, code) or self._rotation.may_choose(game_id, code))

    def miss(self) -> tuple[str, ...]:
        """A code fitted no table; the tables whose codes were replaced because of that."""
        due = self._rotation.miss()
        for game_id in due:
            self._rotation.replaced(game_id, self._held[game_id].code)
            self._recode(game_id, guessed=True)
        return due

    def _recode(self, game_id: str, *, guessed: bool) -> Offer:
        offer = self._held[game_id].replace(code=self._free_code(), guessed=guessed)
        self._held[game_id] = offer
        return offer

    def _store(self, offers: dict[str, Offer], without: str) -> None:
        """Store offers and what is kept of others, but for what is kept of that game."""
        dumped = {game_id: offer.model_dump(mode="json") for game_id, offer in offers.items()}
        unheld = {game_id: kept for game_id, kept in self._unheld.items() if game_id != without}
        self._service.remember(OFFERS, {**unheld, **dumped})
        self._held, self._unheld = offers, unheld
        former, self._former = self._former, ()
        with suppress(StoreError):  # they count no more, whether they are still there or not
            for key in former:
                self._service.remember(key, None)

    def _stored(self) -> Iterator[tuple[str, Offer]]:
        for game_id, kept in self._remembered().items():
            try:
                offer = Offer.model_validate(kept)
            except ValidationError:
                log.warning("the offer of a table is not read: it is not open to phones")
                offer = None
            if offer is not None and self._service.library.listed(game_id) is not None:
                yield game_id, offer
            elif self._may_be_there(game_id):
                self._unheld[game_id] = kept

    def _may_be_there(self, game_id: str) -> bool:
        """Whether there is such a game, or nobody can tell now."""
        try:
            self._service.library.read(game_id)
        except NoSuchGame:
            return False
        except StoreError:
            return True
        return True

    def _remembered(self) -> dict[str, object]:
        """The offers as they are stored, in today's form or in the one before."""
        found: object = self._service.remembered(OFFERS)
        if isinstance(found, dict):
            return cast("dict[str, object]", found)
        listed: object = self._service.remembered(LISTED)
        games = [str(each) for each in cast("list[object]", listed)] if isinstance(listed, list) else []
        self._former = (*map(_kept, games), LISTED) if games else ()
        return {game_id: self._service.remembered(_kept(game_id)) for game_id in games}
