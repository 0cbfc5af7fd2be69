"""The stored rows of a game, read up to the last state that can be shown.

A stored game always opens: if the state after its last row is unsound, the rows after the last sound entry
are set aside. They stay in the file. The next stored row names its predecessor (`after`), so no reader of the
file ever counts them again.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from companion.rules.kernel import Game, State
from companion.table.acceptance import Unsound, accept, require_said
from companion.table.journal import Entry, JournalError, Step, Timeline, in_force, parse_row


@dataclass(frozen=True)
class SetAside:
    """The taps at the end of a journal that had to be set aside."""

    taps: int
    error: JournalError
    """The first row that does not count, and the reason."""


@dataclass(frozen=True)
class Reading(Generic[State]):
    """The part of a journal that can be shown."""

    timeline: Timeline
    states: list[State]
    """The empty state, then the state after each entry that counts."""

    set_aside: SetAside | None


def read_journal(game: Game[State], rows: Sequence[Mapping[str, Any]]) -> Reading[State]:
    """Read rows up to the last entry after which the game can be shown.

    States are checked from the last one back to a sound one; checking all would take as long as reading.

    Raises:
        JournalError: Not even the first entry can be shown.
    """
    counted = in_force(rows)
    timeline, items, error = _taken(game, counted)
    states, wrong = _folded(game, timeline.done)
    error = wrong or error
    while len(states) > 1 and (wrong := _fault(game, states[-1], timeline.done[len(states) - 2])):
        error = wrong
        states.pop()
    sound = len(states) - 1
    if counted and not sound:
        raise error or JournalError(0, "no entry")
    lost = len(timeline.done) - sound + len(counted) - len(items)
    if sound < len(timeline.done):
        last = timeline.done[sound - 1].seq
        timeline = Timeline()
        timeline.take_all(item for item in items if item.seq <= last)
    _drop_unsound(game, timeline, states[-1])
    return Reading(timeline, states, SetAside(lost, error) if error is not None else None)


def _taken(
    game: Game[Any], rows: Sequence[Mapping[str, Any]]
) -> tuple[Timeline, list[Entry | Step], JournalError | None]:
    """Return the timeline and the items up to the first invalid row, and that row's error."""
    timeline = Timeline()
    items: list[Entry | Step] = []
    seats = 0
    for row in rows:
        try:
            item = parse_row(row, game)
            if seats and item.by is not None and item.by >= seats:
                raise JournalError(item.seq, f"a seat at which nobody sits: {item.by}")
            timeline.take(item)
            if not seats and isinstance(item, Entry):
                seats = len(game.seats(followed(game, game.empty, item)))
        except JournalError as error:
            return timeline, items, error
        items.append(item)
    return timeline, items, None


def _folded(game: Game[State], entries: Sequence[Entry]) -> tuple[list[State], JournalError | None]:
    """Return the states up to the first entry that cannot be applied, and that entry's error.

    The empty state comes first, then the state after each entry.
    """
    states: list[State] = [game.empty]
    for entry in entries:
        try:
            _require_said(entry)
            states.append(followed(game, states[-1], entry))
        except JournalError as error:
            return states, error
    return states, None


def _fault(game: Game[Any], state: Any, entry: Entry) -> JournalError | None:
    """Return why the state after an entry cannot be shown; None if it can."""
    try:
        accept(game, state)
    except Unsound as error:
        return JournalError(entry.seq, str(error))
    return None


def _drop_unsound(game: Game[Any], timeline: Timeline, state: Any) -> None:
    """Drop the undone entries that a redo could not bring back."""
    for at in range(len(timeline.undone) - 1, -1, -1):
        entry = timeline.undone[at]
        try:
            _require_said(entry)
            state = followed(game, state, entry)
            accept(game, state)
        except (JournalError, Unsound):
            del timeline.undone[: at + 1]
            return


def _require_said(entry: Entry) -> None:
    for label in entry.labels:
        try:
            require_said(label)
        except Unsound as error:
            raise JournalError(entry.seq, str(error)) from error


def followed(game: Game[State], state: State, entry: Entry) -> State:
    """Return the state after a stored entry.

    Raises:
        JournalError: Its events cannot be applied.
    """
    try:
        return game.fold(entry.events, state)
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise JournalError(entry.seq, f"its events do not follow: {error!r}") from error
