"""A journal in memory, and a clock and dice that a test can foresee."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any


class MemoryRows:
    """Rows as a disk would give them back: each goes through JSON."""

    def __init__(self, rows: Iterable[Mapping[str, Any]] = ()) -> None:
        self._rows = [json.dumps(row) for row in rows]
        self.broken = False

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Every row so far."""
        return tuple(json.loads(row) for row in self._rows)

    def append(self, row: Mapping[str, Any]) -> None:
        """Keep one more row, unless the disk is broken."""
        if self.broken:
            raise OSError("the disk is full")
        self._rows.append(json.dumps(row))


def ticking(step: timedelta = timedelta(seconds=1)) -> Callable[[], datetime]:
    """A clock that goes on by `step` at every look, from an evening in November."""
    moments = [datetime(2026, 11, 21, 19, 0, tzinfo=UTC)]

    def now() -> datetime:
        moments.append(moments[-1] + step)
        return moments[-1]

    return now


def loaded(*faces: int) -> Callable[[int], int]:
    """Dice that fall as given, over and over."""
    fallen = 0

    def roll(sides: int) -> int:
        nonlocal fallen
        face = faces[fallen % len(faces)]
        fallen += 1
        assert 1 <= face <= sides
        return face

    return roll
