"""When a table's join code is replaced by itself, and how long the one before still opens the table.

A code that was guessed at `MISSES` times is replaced, so that what a guesser has ruled out, or has seen over
somebody's shoulder, does not add up. The chance of one blind guess stays one in all codes, whichever is the
right one; how many are looked at is bounded by `companion.party.limits`.

Replacing must not keep people out either, who read the code from the screen and type it meanwhile: a code
stands for `LEAST_AGE` at least, and the one before opens the table for `GRACE` more. The one is longer than
the other, so no table has more than two codes at a time. Who has been let in with a code may take a seat with
it for `CHOOSING` after it was replaced. A code that the host replaces is worth nothing at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from companion.party.codes import same

MISSES: Final = 200
"""Wrong codes after which the codes of all tables are replaced."""

LEAST_AGE: Final = 120.0
"""Seconds that a code stands at least: a screen that changes all the time could not be read."""

GRACE: Final = 90.0
"""Seconds in which a code that was replaced by itself still opens its table."""

CHOOSING: Final = 600.0
"""Seconds in which somebody who was let in with such a code may still choose a seat."""


@dataclass
class _Wear:
    made: float
    misses: int = 0
    before: list[tuple[str, float]] = field(default_factory=list[tuple[str, float]])
    """Codes that were replaced by themselves, and when; the latest last."""


class Rotation:
    """How worn the codes of the tables are.

    Args:
        clock: Seconds that only grow.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._tables: dict[str, _Wear] = {}

    def begin(self, game_id: str) -> None:
        """A table has a code that nobody has guessed at; what it had before is worth nothing."""
        self._tables[game_id] = _Wear(self._clock())

    def end(self, game_id: str) -> None:
        """A table has no code any more."""
        self._tables.pop(game_id, None)

    def miss(self) -> tuple[str, ...]:
        """A code fitted none of the tables: those whose own is to be replaced now."""
        now = self._clock()
        due: list[str] = []
        for game_id, wear in self._tables.items():
            wear.misses += 1
            if wear.misses >= MISSES and now - wear.made >= LEAST_AGE:
                due.append(game_id)
        return tuple(due)

    def replaced(self, game_id: str, old: str) -> None:
        """The code of a table was replaced by itself."""
        now = self._clock()
        wear = self._tables[game_id]
        wear.made, wear.misses = now, 0
        wear.before = [*((code, at) for code, at in wear.before if now - at <= CHOOSING), (old, now)]

    def still_open(self, game_ids: Iterable[str]) -> dict[str, str]:
        """The codes before the present ones that still open their tables, by table."""
        now = self._clock()
        found: dict[str, str] = {}
        for game_id in game_ids:
            wear = self._tables.get(game_id)
            if wear is not None and wear.before and now - wear.before[-1][1] <= GRACE:
                found[game_id] = wear.before[-1][0]
        return found

    def may_choose(self, game_id: str, code: str) -> bool:
        """Whether somebody who was let in with this code before it was replaced may still choose a seat."""
        now = self._clock()
        wear = self._tables.get(game_id)
        fits = [same(old, code) for old, at in wear.before if now - at <= CHOOSING] if wear else []
        return any(fits)
