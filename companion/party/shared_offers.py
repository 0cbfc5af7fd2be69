"""The tables on offer where several processes serve them: offers and codes stand in the store for all.

An offer stands under a key of its own. The codes of all tables stand together, so that no two are the same:

    {"20261121-190311-x7": {"code": "BCDFGH", "made": 1763751791.2, "misses": 12, "guessed": false,
                            "before": [["KMNPRS", 1763751700.0]]}}

`made` and the moments of the codes before are seconds since 1970, `misses` is how many wrong codes there had
been in all when the code was made. See `companion.party.rotation` for what they mean.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from threading import RLock
from typing import Any, Final, cast

from pydantic import Field, ValidationError

from companion.game_service import GameService
from companion.party.codes import find, same
from companion.party.offer import Offer
from companion.party.rotation import CHOOSING, GRACE, LEAST_AGE, MISSES
from companion.party.shared_value import change_value
from companion.rules.kernel import Model, Rejection
from companion.store.errors import StoreError

CODES: Final = "party.codes"
MISSED: Final = "party.missed"
"""Under this key: how many wrong codes there have been in all."""

NEWS: Final = "party/"
"""What the other processes are told begins with it: the id of a game follows, or nothing for all codes."""

log = logging.getLogger("companion.party")


class Code(Model):
    """The code of a table, how worn it is, and the codes before it that were replaced by themselves."""

    code: str
    made: float
    misses: int = 0
    guessed: bool = False
    before: tuple[tuple[str, float], ...] = Field(default=())


def offer_key(game_id: str) -> str:
    """Under which key the offer of a table stands."""
    return f"party.offer.{game_id}"


class SharedOffers:
    """The offers of a service by game, as all its processes have them.

    Args:
        service: Where the games are.
        new_code: Makes a code that no table has, given those of all tables.
        now: This moment, in UTC.
    """

    def __init__(
        self,
        service: GameService,
        new_code: Callable[[frozenset[str]], str],
        now: Callable[[], datetime],
    ) -> None:
        self._values = service.library.preferences
        self._new_code = new_code
        self._now = now
        self._lock = RLock()
        self._offers: dict[str, Offer | None] = {}
        self._codes: dict[str, Code] = {}
        self._made: dict[str, tuple[Offer, Code, Offer]] = {}
        """The offer that was last given of a table, after what it is made of: screens ask a hundred times."""
        self.read_codes()

    def __iter__(self) -> Iterator[str]:
        return iter(tuple(self._codes))

    def get(self, game_id: str) -> Offer | None:
        """The offer of a table as it is known here; None where it has none."""
        if game_id not in self._offers:
            self.read(game_id)
        offer, code = self._offers.get(game_id), self._codes.get(game_id)
        if offer is None or code is None:
            self._made.pop(game_id, None)
            return None
        made = self._made.get(game_id)
        if made is None or made[0] is not offer or made[1] is not code:
            made = self._made[game_id] = (offer, code, offer.replace(code=code.code, guessed=code.guessed))
        return made[2]

    def add(self, game_id: str) -> Offer:
        """Offer a table; one that is on offer stays as it is.

        Raises:
            StoreError: it could not be stored.
        """

        def coded(codes: dict[str, Code]) -> None:
            if game_id not in codes:
                codes[game_id] = self._fresh(codes)

        known = game_id in self._codes
        fresh = Offer().model_dump(mode="json")  # what was left behind of an offer before counts no more
        self._change(game_id, lambda stands: stands if known and stands is not None else fresh)
        self._change_codes(coded)
        offer = self.get(game_id)
        assert offer is not None
        return offer

    def drop(self, game_id: str) -> None:
        """Forget an offer: a table without a code has none, whatever else is left of it.

        Raises:
            StoreError: it could not be stored; the offer stands.
        """
        self._change_codes(lambda codes: codes.pop(game_id, None))
        try:
            self._change(game_id, lambda _: None)
        except StoreError as error:
            log.warning("seats of a table that is on offer no more were not removed: %s", error.code)

    def change(self, game_id: str, make: Callable[[Offer], Offer | Rejection]) -> Offer | Rejection | None:
        """Change an offer as it stands now, whoever has changed it meanwhile; None where there is none.

        Raises:
            StoreError: it could not be stored; the offer is as before.
        """
        answer: list[Offer | Rejection | None] = [None]

        def changed(stands: Any) -> Any:
            offer, code = _offer(stands), self._codes.get(game_id)
            if offer is None or code is None:
                answer[0] = None
                return stands
            answer[0] = made = make(offer.replace(code=code.code, guessed=code.guessed))
            return stands if isinstance(made, Rejection) else made.model_dump(mode="json")

        self._change(game_id, changed)
        return answer[0]

    def recode(self, game_id: str) -> Offer:
        """Give a table a new code; the one before is worth nothing any more.

        Raises:
            StoreError: it could not be stored.
        """

        def coded(codes: dict[str, Code]) -> None:
            codes[game_id] = self._fresh(codes)

        self._change_codes(coded)
        offer = self.get(game_id)
        assert offer is not None
        return offer

    def opened_by(self, code: str, games: Iterable[str] | None = None) -> str | None:
        """The table that a code opens, or one of these tables."""
        self.read_codes()
        now, codes = self._now().timestamp(), self._codes
        present: dict[str, str] = {}
        still_open: dict[str, str] = {}
        for game_id in codes if games is None else games:
            if (has := codes.get(game_id)) is None:
                continue
            present[game_id] = has.code
            if has.before and now - has.before[-1][1] <= GRACE:
                still_open[game_id] = has.before[-1][0]
        before = find(still_open, code)
        found = find(present, code) or before
        return found if found is not None and self.get(found) is not None else None

    def may_choose(self, game_id: str, code: str) -> bool:
        """Whether somebody who was let in with this code may choose a seat."""
        has, now = self._codes.get(game_id), self._now().timestamp()
        if has is None:
            return False
        fits = [same(has.code, code)]
        fits += [same(old, code) for old, at in has.before if now - at <= CHOOSING]
        return any(fits)

    def miss(self) -> tuple[str, ...]:
        """A code fitted no table; the tables whose codes were replaced because of that.

        Raises:
            StoreError: it could not be stored.
        """
        missed = change_value(self._values, MISSED, lambda stands: _number(stands) + 1, about=None)
        if not any(self._is_worn(code, missed) for code in self._codes.values()):
            return ()
        replaced: list[str] = []

        def coded(codes: dict[str, Code]) -> None:
            replaced.clear()
            now = self._now().timestamp()
            for game_id, code in codes.items():
                if self._is_worn(code, missed):
                    kept = tuple((old, at) for old, at in code.before if now - at <= CHOOSING)
                    codes[game_id] = self._fresh(codes).replace(
                        guessed=True, before=(*kept, (code.code, now)), misses=missed
                    )
                    replaced.append(game_id)

        self._change_codes(coded)
        return tuple(replaced)

    def read(self, game_id: str) -> None:
        """Look again how a table is offered."""
        with self._lock:
            self._offers[game_id] = _offer(self._values.get(offer_key(game_id)))

    def read_codes(self) -> None:
        """Look again which codes the tables have."""
        with self._lock:
            self._codes = _codes(self._values.get(CODES))

    def forget(self, game_id: str) -> None:
        """Look again how a table is offered, when it is next asked for."""
        with self._lock:  # after who is just reading what it was
            self._offers.pop(game_id, None)

    def read_all(self, watched: Iterable[str]) -> None:
        """Look again at the codes and at these tables, and at all others when they are next asked for."""
        self.read_codes()
        with self._lock:
            self._offers.clear()
        for game_id in watched:
            self.read(game_id)

    def _fresh(self, codes: dict[str, Code]) -> Code:
        taken = frozenset(code.code for code in codes.values())
        missed = _number(self._values.get(MISSED))
        return Code(code=self._new_code(taken), made=self._now().timestamp(), misses=missed)

    def _is_worn(self, code: Code, missed: int) -> bool:
        return missed - code.misses >= MISSES and self._now().timestamp() - code.made >= LEAST_AGE

    def _change(self, game_id: str, make: Callable[[Any], Any]) -> None:
        with self._lock:
            kept = change_value(self._values, offer_key(game_id), make, about=NEWS + game_id)
            self._offers[game_id] = _offer(kept)

    def _change_codes(self, make: Callable[[dict[str, Code]], object]) -> None:
        def changed(stands: Any) -> Any:
            codes = _codes(stands)
            make(codes)
            return {game_id: code.model_dump(mode="json") for game_id, code in codes.items()}

        with self._lock:
            self._codes = _codes(change_value(self._values, CODES, changed, about=NEWS))


def _offer(kept: object) -> Offer | None:
    if kept is None:
        return None
    try:
        return Offer.model_validate(kept)
    except ValidationError:
        log.warning("the offer of a table is not read: it is not open to phones")
        return None


def _codes(kept: object) -> dict[str, Code]:
    found: dict[str, Code] = {}
    for game_id, code in cast("dict[str, object]", kept).items() if isinstance(kept, dict) else ():
        try:
            found[game_id] = Code.model_validate(code)
        except ValidationError:
            log.warning("the code of a table is not read: nobody comes in by it")
    return found


def _number(kept: object) -> int:
    return kept if type(kept) is int else 0
