"""The tables on offer. A change is stored before it takes effect in memory.

Each offer has a key of its own. The codes of all tables are under one key, so that no two are equal:

    "party.offer.20261121-190311-x7": {"locked": false, "places": […], …}
    "party.codes": {"20261121-190311-x7": "BCDFGH", …}

The codes are kept in memory, and are made anew whenever the server starts; a club keeps them in its store.
"""

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from threading import RLock
from typing import Any, Final

from pydantic import ValidationError

from companion.party.codes import find
from companion.party.offer import Offer
from companion.party.shared_value import change_value, items_of
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.store.seam import GameLibrary, RememberedValues

CODES: Final = "party.codes"
OFFER: Final = "party.offer."
"""The prefix of an offer's key; the id of the game follows."""

FORMER: Final = "party.offers"
"""The key under which earlier versions for a single process kept all offers by game."""

NEWS: Final = "party/"
"""The prefix of news to other processes; the id of a game follows, or nothing if it is about all codes."""

log = logging.getLogger("companion.party")


class Offers:
    """The offers of a service by game.

    A method that raises `StoreError` has changed nothing.

    Args:
        values: The store of the offers.
        code_values: The store of the codes.
        new_code: Makes an unused code, given the codes of all tables.
    """

    def __init__(
        self,
        values: RememberedValues,
        code_values: RememberedValues,
        new_code: Callable[[frozenset[str]], str],
    ) -> None:
        self._values = values
        self._code_values = code_values
        self._new_code = new_code
        self._lock = RLock()
        self._offers: dict[str, Offer] = {}
        self._codes: dict[str, str] = {}
        self._made: dict[str, tuple[Offer, Offer]] = {}
        """A cache, by table, of the stored offer and its copy with the code; screens read it very often."""
        self.read_codes()

    def __iter__(self) -> Iterator[str]:
        """Iterate over the ids of the offered tables."""
        return iter([game_id for game_id in tuple(self._codes) if self.get(game_id) is not None])

    def get(self, game_id: str) -> Offer | None:
        """Return the offer of a table as known to this process; None if there is none."""
        code = self._codes.get(game_id)
        if code is not None and game_id not in self._offers:
            self.read(game_id)
        offer = self._offers.get(game_id)
        if offer is None or code is None:
            self._made.pop(game_id, None)
            return None
        stored, made = self._made.get(game_id, (None, offer))
        if stored is not offer or made.code != code:
            _, made = self._made[game_id] = (offer, offer.replace(code=code))
        return made

    def add(self, game_id: str, fresh: Offer | None = None) -> Offer:
        """Offer a table; an existing offer is unchanged.

        Args:
            game_id: The table.
            fresh: The offer to use if there is none yet; a default one if omitted.

        Raises:
            StoreError: It could not be stored.
        """
        known = game_id in self._codes
        made = _stored(fresh or Offer())  # leftovers of an earlier offer are ignored
        # The code is stored first: without an offer it opens nothing. An offer whose code is lost gets a new
        # code when the app starts again.
        self._change_codes(lambda codes: game_id in codes or codes.update({game_id: self._fresh(codes)}))
        self._change(game_id, lambda stands: stands if known and stands is not None else made)
        return self._present(game_id)

    def drop(self, game_id: str) -> None:
        """Forget an offer. Without the offer nobody can join, even if its code remains.

        Raises:
            StoreError: It could not be stored; the offer remains.
        """
        self._change(game_id, lambda _: None)
        with suppress(StoreError):
            self._change_codes(lambda codes: codes.pop(game_id, None))

    def change(self, game_id: str, make: Callable[[Offer], Offer | Rejection]) -> Offer | Rejection | None:
        """Change an offer based on its current value, unless `make` refuses.

        Return None if there is no offer.

        Raises:
            StoreError: It could not be stored; the offer is unchanged.
        """
        answer: Offer | Rejection | None = None

        def changed(stands: Any) -> Any:
            nonlocal answer
            offer, code = _offer(stands), self._codes.get(game_id)
            answer = make(offer.replace(code=code)) if offer is not None and code is not None else None
            return _stored(answer) if isinstance(answer, Offer) else stands

        self._change(game_id, changed)
        return answer

    def recode(self, game_id: str) -> Offer:
        """Give a table a new code, which invalidates the old one.

        Raises:
            StoreError: It could not be stored.
        """
        self._change_codes(lambda codes: codes.update({game_id: self._fresh(codes)}))
        return self._present(game_id)

    def opened_by(self, code: str, games: Iterable[str] | None = None) -> str | None:
        """Return the table that a code opens; None if there is none, or if it is not among `games`."""
        self.read_codes()
        among = set(self._codes if games is None else games)
        found = find({game_id: has for game_id, has in self._codes.items() if game_id in among}, code)
        return found if found is not None and self.get(found) is not None else None

    def read(self, game_id: str) -> None:
        """Reread the offer of a table."""
        with self._lock:
            self._hold(game_id, self._values.get(OFFER + game_id))

    def read_codes(self) -> None:
        """Reread the codes of the tables."""
        with self._lock:
            self._codes = _codes(self._code_values.get(CODES))

    def forget(self, game_id: str) -> None:
        """Drop the cached offer of a table, so that it is reread when next asked for."""
        with self._lock:  # Wait for threads that are reading the old value.
            self._offers.pop(game_id, None)

    def read_all(self, watched: Iterable[str]) -> None:
        """Reread the codes and these tables' offers; all other offers are reread when next asked for."""
        self.read_codes()
        with self._lock:
            self._offers.clear()
        for game_id in watched:
            self.read(game_id)

    def _take_over(self) -> None:
        """Migrate the offers of earlier versions."""
        try:
            for game_id, kept in items_of(self._values.get(FORMER)):
                self._values.replace(OFFER + game_id, None, kept)
            self._values.replace(FORMER, self._values.get(FORMER), None)
        except StoreError as error:  # retried when the app starts again
            log.warning("open tables of an earlier version could not be taken over: %s", error.code)

    def take_up(self, library: GameLibrary) -> None:
        """Give new codes to the offers from before this start; drop offers of permanently deleted games."""
        self._take_over()
        for key in self._values.keys():  # noqa: SIM118
            game_id = key.removeprefix(OFFER)
            if not key.startswith(OFFER):
                continue
            if library.listed(game_id) is not None:
                if _offer(self._values.get(key)) is not None:
                    self._change_codes(lambda codes, at=game_id: codes.update({at: self._fresh(codes)}))
                continue
            with suppress(StoreError):  # If the store fails, this is retried when the app starts again.
                if not library.is_known(game_id):
                    self._values.replace(key, self._values.get(key), None)

    def _present(self, game_id: str) -> Offer:
        offer = self.get(game_id)
        assert offer is not None
        return offer

    def _fresh(self, codes: dict[str, str]) -> str:
        return self._new_code(frozenset(codes.values()))

    def _change(self, game_id: str, make: Callable[[Any], Any]) -> None:
        with self._lock:
            kept = change_value(self._values, OFFER + game_id, make, about=NEWS + game_id)
            self._hold(game_id, kept)

    def _hold(self, game_id: str, kept: object) -> None:
        offer = _offer(kept)
        if offer is None:
            self._offers.pop(game_id, None)
        else:
            self._offers[game_id] = offer

    def _change_codes(self, make: Callable[[dict[str, str]], object]) -> None:
        def changed(stands: Any) -> Any:
            codes = _codes(stands)
            make(codes)
            return codes

        with self._lock:
            self._codes = _codes(change_value(self._code_values, CODES, changed, about=NEWS))


def _stored(offer: Offer) -> dict[str, Any]:
    """Return an offer in its stored form.

    Empty claims are left out, since the previous version does not support claims.
    """
    kept = offer.model_dump(mode="json")
    if not offer.claims:
        del kept["claims"]
    return kept


def _offer(kept: object) -> Offer | None:
    if kept is None:
        return None
    try:
        return Offer.model_validate(kept)
    except ValidationError:
        log.warning("the offer of a table is not read: it is not open to phones")
        return None


def _codes(kept: object) -> dict[str, str]:
    found: dict[str, str] = {}
    for game_id, each in items_of(kept):
        match each:
            case str(code) | {"code": str(code)}:  # earlier versions stored more fields
                found[game_id] = code
            case _:
                pass
    return found
