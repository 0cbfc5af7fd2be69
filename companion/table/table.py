"""A table: one game being played. The one authority over its journal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, Final, Generic, Literal, Protocol

from companion.rules.kernel import Command, Event, Game, Rejection, State
from companion.store.patience import PatientLock
from companion.table.journal import (
    Entry,
    JournalError,
    Step,
    Timeline,
    entry_row,
    in_our_time,
    parse_row,
    step_row,
)
from companion.table.roller import Remembered, Roller, fair_roll
from companion.table.shared_rows import SharedRows, nobody

Now = Callable[[], datetime]
Keep = Callable[[Mapping[str, Any], State], object]
"""Stores a row for good, told the state that it leads to."""

Refusal = Callable[[], Rejection | None]
"""The reason why something is refused in the present state, whatever the rules say; None for no refusal."""

Kind = Literal["undo", "redo"]

NOTHING: Final[dict[Kind, str]] = {"undo": "nothing-to-undo", "redo": "nothing-to-redo"}
OTHERS_FIRST: Final[dict[Kind, str]] = {"undo": "undo-others-first", "redo": "redo-others-first"}
"""Refusals of a step: nothing is there to step over; it is not what whoever asked was shown."""

log = logging.getLogger("companion.table")


class Rows(Protocol):
    """The append-only rows of a journal. `append` returns when the row is safe."""

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Every row so far, in order."""
        ...

    def append(self, row: Mapping[str, Any]) -> object:
        """Keep one more row for good."""
        ...


def utc_now() -> datetime:
    return datetime.now(UTC)


def allowed() -> Rejection | None:
    """Return None: everybody may."""
    return None


class Table(Generic[State, Command, Event]):
    """One game at a table, which takes commands, judges them, stores the events, and notifies listeners.

    Other processes may have the same game as a table of theirs. Each appends the next row; where another one
    was first, its rows are taken in, and what was asked for is judged again.

    Args:
        game: Its rules.
        rows: Its journal so far.
        roller: The source of chance.
        now: The clock.
        keep: Stores each new row, for whom the state after it matters; the rows' own `append` otherwise.
        others: The rows that other processes have appended since it was last asked.

    Raises:
        JournalError: the stored rows are no journal of this game.
    """

    def __init__(
        self,
        game: Game[State, Command, Event],
        rows: Rows,
        *,
        roller: Roller = fair_roll,
        now: Now = utc_now,
        keep: Keep[State] | None = None,
        others: Callable[[], Iterable[Mapping[str, Any]]] = nobody,
    ) -> None:
        self.game = game
        self._rows = SharedRows(keep or (lambda row, after: rows.append(row)), others)
        self._roller = roller
        self._now = now
        self._lock = PatientLock()
        self._timeline: Timeline[Event] = Timeline()
        self._timeline.take_all(parse_row(row, game.parse) for row in rows.rows)
        self._states: list[State] = [game.empty]
        for entry in self._timeline.done:
            self._states.append(self._read(self._states[-1], entry))
        undone = self.state
        for entry in self.undone:
            undone = self._read(undone, entry)
        self._listeners: list[Callable[[], None]] = []

    @property
    def state(self) -> State:
        """The state now."""
        return self._states[-1]

    @property
    def version(self) -> int:
        """The sequence number of the last row; it grows with every change."""
        return self._timeline.last_seq

    @property
    def entries(self) -> tuple[Entry[Event], ...]:
        """The entries that count, oldest first."""
        return tuple(self._timeline.done)

    @property
    def count(self) -> int:
        """How many entries count."""
        return len(self._timeline.done)

    @property
    def length(self) -> int:
        """How many entries there are, those taken back included that a redo would bring back."""
        return len(self._timeline.done) + len(self._timeline.undone)

    def entry(self, at: int) -> Entry[Event]:
        """Return the entry at this place, from 0 to `length` - 1: first the done ones, then the undone ones.

        An entry that is taken back, or brought back, stays in its place.
        """
        done, undone = self._timeline.done, self._timeline.undone
        return done[at] if at < len(done) else undone[len(done) - at - 1]

    @property
    def latest(self) -> Entry[Event] | Step | None:
        """What happened last, an undo or redo included; None before anything did."""
        return self._timeline.latest

    def to_undo(self, steps: int = 1) -> tuple[Entry[Event], ...]:
        """Return the entries that an undo of `steps` would take back, oldest first.

        Empty where there are too few.
        """
        return tuple(self._timeline.done[-steps:]) if 0 < steps < len(self._timeline.done) else ()

    def to_redo(self, steps: int = 1) -> tuple[Entry[Event], ...]:
        """Return the entries that a redo of `steps` would bring back, the next last.

        Empty where there are too few.
        """
        return tuple(self._timeline.undone[-steps:]) if 0 < steps <= len(self._timeline.undone) else ()

    @property
    def is_watched(self) -> bool:
        """Whether anybody listens."""
        return bool(self._listeners)

    @property
    def undone(self) -> tuple[Entry[Event], ...]:
        """The entries taken back that a redo would bring back, the next one first."""
        return tuple(reversed(self._timeline.undone))

    @property
    def states(self) -> tuple[State, ...]:
        """The state after each entry that counts; one more than `entries`, the empty one first."""
        return tuple(self._states)

    def state_after(self, count: int) -> State:
        """Return the state after the first `count` done entries."""
        return self._states[count]

    def submit(
        self,
        command: Command,
        by: int | None = None,
        id: str | None = None,
        refusal: Refusal = allowed,
    ) -> Entry[Event] | Rejection:
        """Judge a command against the present state; what follows from it is stored before it is shown.

        Args:
            command: What somebody asks for.
            by: The seat of who asks, if known.
            id: What they call this command. One that was applied before, even before a restart or by another
                process, even if it was taken back since, is answered with its entry and not applied again.
            refusal: Why who asks may not do so; asked of every state that the command is judged against.

        Raises:
            StoreError: it could not be stored, or where others may have been first, nobody could ask; nothing
                has changed, unless the error says that nobody knows.
        """
        asked, throw = command, Remembered(self._roller)
        with self._telling():
            while True:
                self._take_fetched()
                if id is not None and (applied := self._timeline.by_id.get(id)) is not None:
                    return applied
                verdict = refusal()
                if verdict is None:
                    throw.again()
                    command = self.game.throw(self.state, asked, throw)
                    verdict = self.game.decide(self.state, command)
                if isinstance(verdict, Rejection):
                    if self._rows.fetch():  # what others have done may have made it legal
                        continue
                    return verdict
                entry = Entry[Any](
                    seq=self.version + 1,
                    at=in_our_time(self._now()),
                    by=by,
                    id=id,
                    label=self.game.label(self.state, command),
                    events=verdict,
                )
                after = self._after(self.state, verdict)
                row = entry_row(entry, [self.game.dump(event) for event in verdict])
                if self._rows.store(row, after):
                    self._timeline.take(entry)
                    self._states.append(after)
                    return entry

    def undo(
        self, steps: int = 1, by: int | None = None, id: str | None = None, refusal: Refusal = allowed
    ) -> Step | Rejection:
        """Take back the last `steps` entries; the first one, which starts the game, stays.

        They are those that the table shows now: where another process has changed them meanwhile, nothing is
        taken back. What is asked with an id is done once, as in `submit`, and raises the same.
        """
        return self._step(self.to_undo, steps, "undo", by, id, refusal)

    def redo(
        self, steps: int = 1, by: int | None = None, id: str | None = None, refusal: Refusal = allowed
    ) -> Step | Rejection:
        """Bring back the last `steps` entries taken back; those that the table shows now, or none."""
        return self._step(self.to_redo, steps, "redo", by, id, refusal)

    def _step(
        self,
        entries: Callable[[int], tuple[Entry[Event], ...]],
        steps: int,
        kind: Kind,
        by: int | None,
        id: str | None,
        refusal: Refusal,
    ) -> Step | Rejection:
        """Step over the entries that `entries` has now."""
        with self._telling():
            meant = entries(steps)
            while True:
                self._take_fetched()
                if id is not None and (applied := self._timeline.steps_by_id.get(id)) is not None:
                    return applied
                if entries(steps) != meant:
                    return Rejection(code=OTHERS_FIRST[kind])
                refused = refusal() if meant else Rejection(code=NOTHING[kind])
                if refused is not None:
                    if self._rows.fetch():
                        continue
                    return refused
                named = {"undo": steps} if kind == "undo" else {"redo": steps}
                step = Step(seq=self.version + 1, at=in_our_time(self._now()), by=by, id=id, **named)
                after = self._states[-1 - steps] if kind == "undo" else self._brought_back(steps)[-1]
                if self._rows.store(step_row(step), after):
                    self._follow(step)
                    return step

    def fetch(self) -> bool:
        """Ask the store, in any thread, for the rows of other processes; nothing shows before `take_in`.

        Returns:
            Whether any are there.

        Raises:
            StoreError: the store could not be asked, or the game is gone.
        """
        with self._lock:
            return self._rows.fetch()

    def take_in(self) -> None:
        """Let the rows of other processes that were fetched take effect, and tell who listens.

        Raises:
            JournalError: one of them is no entry of this game; the table takes nothing any more.
        """
        with self._telling():
            self._take_fetched()

    @contextmanager
    def _telling(self) -> Generator[None]:
        """Keep others from the table meanwhile, and tell who listens where it has changed."""
        before = self.version
        try:
            with self._lock:
                yield
        finally:
            if self.version != before:
                self.tell()

    def _take_fetched(self) -> None:
        fetched = self._rows.fetched
        while fetched:
            self._follow(parse_row(fetched[0], self.game.parse))
            fetched.popleft()

    def _follow(self, item: Entry[Event] | Step) -> None:
        """Let an entry or a step that is stored take effect."""
        if isinstance(item, Entry):
            after = self._read(self.state, item)
            self._timeline.take(item)
            self._states.append(after)
        elif item.undo:
            self._timeline.take(item)
            del self._states[-item.undo :]
        else:
            states = self._brought_back(item.redo)
            self._timeline.take(item)
            self._states += states

    def _brought_back(self, steps: int) -> list[State]:
        """Return the states after each entry that a redo brings back.

        The present one where there are none.
        """
        states: list[State] = []
        for entry in reversed(self.to_redo(steps)):
            states.append(self._after(states[-1] if states else self.state, entry.events))
        return states or [self.state]

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Have `listener` called after every change; the answer stops that."""
        self._listeners.append(listener)

        def stop() -> None:
            if listener in self._listeners:
                self._listeners.remove(listener)

        return stop

    def tell(self) -> None:
        """Have everybody who listens look again; who fails at it keeps it from nobody else."""
        for listener in tuple(self._listeners):
            try:
                listener()
            except Exception:  # what is stored has happened, whoever could not be told
                log.exception("somebody at the table could not be told")

    def _read(self, state: State, entry: Entry[Event]) -> State:
        """Return the state after a stored entry, or raise `JournalError` where its events do not follow."""
        try:
            return self._after(state, entry.events)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise JournalError(entry.seq, f"its events do not follow: {error!r}") from error

    def _after(self, state: State, events: Sequence[Event]) -> State:
        for event in events:
            state = self.game.evolve(state, event)
        return state
