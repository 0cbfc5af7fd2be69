"""A table: one game being played. The one authority over its journal."""

import logging
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from threading import RLock
from typing import Any, Final, Generic, Literal, Protocol

from companion.rules.kernel import Command, Event, Game, Rejection, State
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
from companion.table.roller import Roller, fair_roll

Now = Callable[[], datetime]
Denial = Callable[[], Rejection | None]
"""The reason why who asks has no right to it in the present state, whatever the rules say; None: has it."""

Kind = Literal["undo", "redo"]

NOTHING: Final[dict[Kind, str]] = {"undo": "nothing-to-undo", "redo": "nothing-to-redo"}
"""Refusals of a step where nothing is there to step over."""

log = logging.getLogger("companion.table")


class Rows(Protocol):
    """The append-only rows of a journal, and the header above them."""

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Every row so far, in order."""
        ...

    def append(self, row: Mapping[str, Any], **header: Any) -> object:
        """Keep one more row, and what the header says from now on; they are safe when this returns."""
        ...


def utc_now() -> datetime:
    return datetime.now(UTC)


def allowed() -> Rejection | None:
    """Return None: everybody may."""
    return None


class Table(Generic[State]):
    """One game at a table, which takes commands, judges them, stores the events, and notifies listeners.

    Args:
        game: Its rules.
        rows: Its journal so far.
        roller: The source of chance.
        now: The clock.

    Raises:
        JournalError: the stored rows are no journal of this game.
    """

    def __init__(
        self, game: Game[State], rows: Rows, *, roller: Roller = fair_roll, now: Now = utc_now
    ) -> None:
        self.game = game
        self._rows = rows
        self._roller = roller
        self._now = now
        self._lock: AbstractContextManager[object] = RLock()
        self._timeline: Timeline = Timeline()
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
        return self._states[-1]

    @property
    def version(self) -> int:
        """The sequence number of the last row; it grows with every change."""
        return self._timeline.last_seq

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that count, oldest first."""
        return tuple(self._timeline.done)

    @property
    def count(self) -> int:
        """The number of entries that count."""
        return len(self._timeline.done)

    @property
    def length(self) -> int:
        """The number of entries, including undone ones that a redo would bring back."""
        return len(self._timeline.done) + len(self._timeline.undone)

    def entry(self, at: int) -> Entry:
        """Return the entry at this place, from 0 to `length` - 1: first the done ones, then the undone ones.

        An entry that is taken back, or brought back, stays in its place.
        """
        done, undone = self._timeline.done, self._timeline.undone
        return done[at] if at < len(done) else undone[len(done) - at - 1]

    @property
    def latest(self) -> Entry | Step | None:
        """The last entry, an undo or redo included; None at the beginning."""
        return self._timeline.latest

    def to_undo(self, steps: int = 1) -> tuple[Entry, ...]:
        """Return the entries that an undo of `steps` would take back, oldest first.

        Empty where there are too few.
        """
        return tuple(self._timeline.done[-steps:]) if 0 < steps < len(self._timeline.done) else ()

    def to_redo(self, steps: int = 1) -> tuple[Entry, ...]:
        """Return the entries that a redo of `steps` would bring back, the next last.

        Empty where there are too few.
        """
        return tuple(self._timeline.undone[-steps:]) if 0 < steps <= len(self._timeline.undone) else ()

    @property
    def is_watched(self) -> bool:
        """Whether anybody listens."""
        return bool(self._listeners)

    @property
    def undone(self) -> tuple[Entry, ...]:
        """The entries taken back that a redo would bring back, the next one first."""
        return tuple(reversed(self._timeline.undone))

    @property
    def states(self) -> tuple[State, ...]:
        """The state after each entry that counts; one more than `entries`, the empty one first."""
        return tuple(self._states)

    @property
    def before(self) -> State:
        """The state before the latest entry, undo or redo took effect."""
        latest = self.latest
        if latest is None or isinstance(latest, Entry):
            return self._states[max(0, self.count - 1)]
        if latest.redo:
            return self._states[-1 - latest.redo]
        return self._brought_back(latest.undo)[-1]

    def state_after(self, count: int) -> State:
        """Return the state after the first `count` done entries."""
        return self._states[count]

    def submit(
        self,
        command: Command,
        by: int | None = None,
        id: str | None = None,
        denial: Denial = allowed,
    ) -> Entry | Rejection:
        """Judge a command against the present state; what follows from it is stored before it is shown.

        Args:
            command: What somebody asks for.
            by: The seat of who asks, if known.
            id: What they call this command. One that was applied before, even before a restart and even if it
                was taken back since, is answered with its entry and not applied again.
            denial: Why who asks may not do so.

        Raises:
            StoreError: it could not be stored; nothing has changed.
        """
        with self._telling():
            return self._judged(command, by, id, denial, self._roller)

    def _judged(
        self, command: Command, by: int | None, id: str | None, denial: Denial, roller: Roller
    ) -> Entry | Rejection:
        """Judge a command under the lock, and store what follows."""
        if id is not None and (applied := self._timeline.by_id.get(id)) is not None:
            return applied
        if (refused := denial()) is not None:
            return refused
        command = self.game.throw(self.state, command, roller)
        verdict = self.game.decide(self.state, command)
        if isinstance(verdict, Rejection):
            return verdict
        entry = Entry(
            seq=self.version + 1,
            at=in_our_time(self._now()),
            by=by,
            id=id,
            label=self.game.label(self.state, command),
            events=verdict,
        )
        after = self._after(self.state, verdict)
        self._store(entry_row(entry, [self.game.dump(event) for event in verdict]), after)
        self._timeline.take(entry)
        self._states.append(after)
        return entry

    def _store(self, row: Mapping[str, Any], after: State) -> None:
        """Store a row for good, which leads to the state `after`."""
        self._rows.append(row, **self.game.header(after))

    def undo(
        self, steps: int = 1, by: int | None = None, id: str | None = None, denial: Denial = allowed
    ) -> Step | Rejection:
        """Take back the last `steps` entries; the first one, which starts the game, stays.

        What is asked with an id is done once, as in `submit`, and raises the same.
        """
        return self._step("undo", steps, by, id, denial)

    def redo(
        self, steps: int = 1, by: int | None = None, id: str | None = None, denial: Denial = allowed
    ) -> Step | Rejection:
        """Bring back the last `steps` entries taken back."""
        return self._step("redo", steps, by, id, denial)

    def _step(
        self, kind: Kind, steps: int, by: int | None, id: str | None, denial: Denial
    ) -> Step | Rejection:
        with self._telling():
            return self._stepped(kind, steps, by, id, denial)

    def _stepped(
        self, kind: Kind, steps: int, by: int | None, id: str | None, denial: Denial
    ) -> Step | Rejection:
        """Step under the lock, and store it."""
        if (applied := self._step_of(id)) is not None:
            return applied
        refused = denial() if self._to_step(kind, steps) else Rejection(code=NOTHING[kind])
        if refused is not None:
            return refused
        named = {"undo": steps} if kind == "undo" else {"redo": steps}
        step = Step(seq=self.version + 1, at=in_our_time(self._now()), by=by, id=id, **named)
        after = self._states[-1 - steps] if kind == "undo" else self._brought_back(steps)[-1]
        self._store(step_row(step), after)
        self._follow(step)
        return step

    def _to_step(self, kind: Kind, steps: int) -> tuple[Entry, ...]:
        return self.to_undo(steps) if kind == "undo" else self.to_redo(steps)

    def _step_of(self, id: str | None) -> Step | None:
        """Return the step that was taken under this id."""
        return self._timeline.steps_by_id.get(id) if id is not None else None

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

    def _follow(self, item: Entry | Step) -> None:
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

    def _read(self, state: State, entry: Entry) -> State:
        """Return the state after a stored entry, or raise `JournalError` where its events do not follow."""
        try:
            return self._after(state, entry.events)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise JournalError(entry.seq, f"its events do not follow: {error!r}") from error

    def _after(self, state: State, events: Sequence[Event]) -> State:
        for event in events:
            state = self.game.evolve(state, event)
        return state
