"""A journal in memory, and a predictable clock and dice."""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

from companion.store.errors import Behind, Unreachable


class MemoryRows:
    """Rows as a disk would return them: each passes through JSON."""

    def __init__(self, rows: Iterable[Mapping[str, Any]] = ()) -> None:
        self._rows = [json.dumps(row) for row in rows]
        self.headers: list[dict[str, Any]] = []
        """The header after each appended row."""
        self.broken = False

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        return tuple(json.loads(row) for row in self._rows)

    @property
    def last(self) -> str:
        """The last row as stored."""
        return self._rows[-1]

    def append_many(self, rows: Sequence[Mapping[str, Any]], **header: Any) -> None:
        """Append rows, unless the disk is broken."""
        if self.broken:
            raise OSError("the disk is full")
        self._rows += map(json.dumps, rows)
        self.headers.append(header)


def ticking(step: timedelta = timedelta(seconds=1)) -> Callable[[], datetime]:
    """Return a clock that advances by `step` each time it is read, starting on an evening in November."""
    moments = [datetime(2026, 11, 21, 19, 0, tzinfo=UTC)]

    def now() -> datetime:
        moments.append(moments[-1] + step)
        return moments[-1]

    return now


def loaded(*faces: int) -> Callable[[int], int]:
    """Return dice that show the given faces in turn, again and again."""
    fallen = 0

    def roll(sides: int) -> int:
        nonlocal fallen
        face = faces[fallen % len(faces)]
        fallen += 1
        assert 1 <= face <= sides
        return face

    return roll


Fault = Literal["away", "lost before", "lost after", "late"]
"""Faults of an append.

Either the store is away; or the answer is lost, and the row is not stored, is stored, or is stored a while
later, unless another writer takes its number first.
"""


class Database:
    """A journal to which several processes append; each row number can be taken only once."""

    def __init__(self) -> None:
        self.rows: list[str] = []
        self.late: list[str] = []
        """Rows still on their way, from processes that no longer wait for them."""

    def insert(self, rows: Sequence[Mapping[str, Any]]) -> None:
        """Store rows, after waiting for delayed ones with the same numbers, as a database does."""
        self.arrive()
        if rows[0]["seq"] != len(self.rows) + 1:
            raise Behind("store-behind")
        self.rows += map(json.dumps, rows)

    def arrive(self) -> None:
        """Store the delayed rows whose numbers are still free."""
        late, self.late = self.late, []
        for row in late:
            if json.loads(row)["seq"] == len(self.rows) + 1:
                self.rows.append(row)


class ProcessRows:
    """A process's copy of a shared journal.

    Args:
        database: The shared journal.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._held = list(database.rows)
        self.faults: list[Fault] = []
        """Faults of the coming appends, the next one last."""

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Return the rows known to this process."""
        return tuple(json.loads(row) for row in self._held)

    def append_many(self, rows: Sequence[Mapping[str, Any]], **header: Any) -> None:
        """Append rows permanently, all or none, or with the next fault."""
        fault = self.faults.pop() if self.faults else None
        if rows[0]["seq"] != len(self._held) + 1:
            raise Behind("store-behind")
        match fault:
            case None:
                self._database.insert(rows)
                self._held += map(json.dumps, rows)
            case "away":
                raise Unreachable("store-away")
            case "lost before":
                raise Unreachable("store-away", unknown=True)
            case "lost after":
                self._database.insert(rows)
                raise Unreachable("store-away", unknown=True)
            case "late":
                self._database.late += map(json.dumps, rows)
                raise Unreachable("store-away", unknown=True)

    def catch_up(self) -> Sequence[Mapping[str, Any]]:
        """Take over the rows that this process does not know yet, and return them."""
        new = self._database.rows[len(self._held) :]
        self._held += new
        return tuple(json.loads(row) for row in new)
