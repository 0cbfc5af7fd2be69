"""The append-only journal of a game; undo and redo are entries too.

A row on disk is one of

    {"seq": 7, "at": "2026-11-21T19:03:11.204Z", "by": 2, "id": "k3Jx…", "label": {...}, "events": [...]}
    {"seq": 8, "at": ..., "by": null, "undo": 1}
    {"seq": 9, "at": ..., "by": null, "redo": 1}

and nothing is ever removed from it. A row has an `id` if the request had one, and `then` if one tap gave
several commands: the labels of all but the first. A row with `after` follows the row of that number; the rows
in between were set aside and do not count.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from companion.rules.kernel import Event, Game, Label, Model

YEARS: Final = range(1970, 2201)
"""Valid years of an entry, in UTC; a device whose clock was never set reports 1970."""

EARLIEST: Final = datetime(YEARS[0], 1, 1, tzinfo=UTC)
LATEST: Final = datetime(YEARS[-1], 12, 31, 23, 59, 59, 999_000, tzinfo=UTC)

SEATS: Final = range(8)
"""The valid seats of an entry."""

LONGEST_ID: Final = 200
"""Maximum length of a command's id and of a label's key, in characters."""


class JournalError(ValueError):
    """A row that is not an entry of this game's journal; `seq` is its number."""

    def __init__(self, seq: int, what: str) -> None:
        super().__init__(f"journal row {seq}: {what}")
        self.seq = seq


class Entry(Model):
    """One action at the table: its seat, time, label, and events."""

    seq: int
    at: datetime
    by: int | None = None
    id: str | None = None
    """The idempotency key of the command: a command with an id is applied once."""

    label: Label
    then: tuple[Label, ...] = ()
    """The labels of the tap's further commands, after the first one."""

    events: tuple[Event, ...]
    after: int | None = None
    """The number of the row that this row follows, unless that is the previous row."""

    @property
    def labels(self) -> tuple[Label, ...]:
        """The label of each command that the tap gave."""
        return (self.label, *self.then)


class Step(Model):
    """Entries taken back (`undo`) or brought back (`redo`), the latest first."""

    seq: int
    at: datetime
    by: int | None = None
    id: str | None = None
    """The idempotency key of the step: a step with an id is applied once."""

    undo: int = 0
    redo: int = 0
    after: int | None = None
    """The number of the row that this row follows, unless that is the previous row."""


def in_our_time(moment: datetime) -> datetime:
    """Clamp the moment of a new entry to `YEARS`, in case the device's clock is wrong."""
    return min(max(moment, EARLIEST), LATEST)


def stamp(moment: datetime) -> str:
    """Format a moment for a row: UTC, milliseconds."""
    return moment.astimezone(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def moment(text: str) -> datetime:
    """Parse the moment of a row, in UTC.

    Raises:
        ValueError: It is not an ISO 8601 date and time with its zone, or the year is invalid.
    """
    found = datetime.fromisoformat(text)
    if found.tzinfo is UTC and found.year in YEARS:
        return found
    # An offset may move the first and the last representable moment out of range.
    if found.tzinfo is None or found.year not in YEARS or found.astimezone(UTC).year not in YEARS:
        raise ValueError(f"no moment of our time: {text!r}")
    return found.astimezone(UTC)


def entry_row(entry: Entry, events: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the row of an entry whose events are already JSON objects."""
    return {
        "seq": entry.seq,
        "at": stamp(entry.at),
        "by": entry.by,
        **_given(entry),
        "label": entry.label.model_dump(mode="json"),
        **({"then": [label.model_dump(mode="json") for label in entry.then]} if entry.then else {}),
        "events": list(events),
    }


def step_row(step: Step) -> dict[str, Any]:
    """Return the row of an undo or a redo."""
    kind, count = ("undo", step.undo) if step.undo else ("redo", step.redo)
    return {"seq": step.seq, "at": stamp(step.at), "by": step.by, **_given(step), kind: count}


def _given(item: Entry | Step) -> dict[str, Any]:
    """Return the optional fields of a row that are present."""
    given = {"id": item.id, "after": item.after}
    return {name: value for name, value in given.items() if value is not None}


def in_force(rows: Sequence[Mapping[str, Any]]) -> Sequence[Mapping[str, Any]]:
    """Return the rows that no later row has set aside, oldest first."""
    if not any("after" in row for row in rows):
        return rows
    found: list[Mapping[str, Any]] = []
    at = len(rows)
    while at:
        row = rows[at - 1]
        found.append(row)
        after = row.get("after")
        at = after if type(after) is int and 0 < after < at else at - 1
    return found[::-1]


def parse_row(row: Mapping[str, Any], game: Game[Any]) -> Entry | Step:
    """Parse a row into an entry or a step.

    Raises:
        JournalError: The row is neither, or one of its events is not of this game.
    """
    seq = row.get("seq")
    if type(seq) is not int:
        raise JournalError(0, f"no sequence number in {row!r}")
    try:
        at, by = moment(row["at"]), _seat(row.get("by"))
        if "events" not in row:
            undo, redo = _count(row, "undo"), _count(row, "redo")
            return Step.trusted(
                seq=seq, at=at, by=by, id=_id(row.get("id")), undo=undo, redo=redo, after=_after(row, seq)
            )
        return Entry.trusted(
            seq=seq,
            at=at,
            by=by,
            id=_id(row.get("id")),
            label=game.parse_label(row["label"]),
            then=tuple(map(game.parse_label, row.get("then", ()))),
            events=tuple(map(game.parse, row["events"])),
            after=_after(row, seq),
        )
    except (KeyError, TypeError, ArithmeticError, ValueError) as error:
        raise JournalError(seq, str(error)) from error


def _seat(by: object) -> int | None:
    if by is None or (type(by) is int and by in SEATS):
        return by
    raise ValueError(f"no seat: {by!r}")


def _id(given: object) -> str | None:
    if given is None or (isinstance(given, str) and len(given) <= LONGEST_ID):
        return given
    raise ValueError(f"no id of a command: {given!r}")


def _after(row: Mapping[str, Any], seq: int) -> int | None:
    after = row.get("after")
    if after is None or (type(after) is int and 0 < after < seq):
        return after
    raise ValueError(f"no row that it could follow: {after!r}")


def _count(row: Mapping[str, Any], kind: str) -> int:
    count = row.get(kind, 0)
    if type(count) is int:
        return count
    raise ValueError(f"no number of entries: {count!r}")


class Timeline:
    """The entries that count now (`done`), and undone entries (`undone`, the last is redone first)."""

    def __init__(self) -> None:
        self.done: list[Entry] = []
        self.undone: list[Entry] = []
        self.latest: Entry | Step | None = None
        self.last_seq = 0
        self.by_id: dict[str, Entry] = {}
        """Every entry with an id, undone ones included."""
        self.steps_by_id: dict[str, Step] = {}
        """Every undo and redo with an id."""

    def take(self, item: Entry | Step) -> None:
        """Apply an entry or a step of the journal.

        Raises:
            JournalError: An undo or redo of more entries than there are, or a sequence number out of order.
        """
        if (item.seq - 1 if item.after is None else item.after) != self.last_seq:
            raise JournalError(item.seq, f"expected sequence number {self.last_seq + 1}")
        if isinstance(item, Entry):
            self.done.append(item)
            self.undone.clear()
            if item.id is not None:
                self.by_id[item.id] = item
        else:
            source, target, count = (
                (self.done, self.undone, item.undo) if item.undo else (self.undone, self.done, item.redo)
            )
            first = 1 if item.undo else 0  # the entry that starts the game stays
            if (item.undo and item.redo) or not 0 < count <= len(source) - first:
                raise JournalError(item.seq, f"cannot step over {count} of {len(source)} entries")
            for _ in range(count):
                target.append(source.pop())
            if item.id is not None:
                self.steps_by_id[item.id] = item
        self.latest = item
        self.last_seq = item.seq

    def take_all(self, items: Iterable[Entry | Step]) -> None:
        """Apply many entries and steps, in order."""
        for item in items:
            self.take(item)
