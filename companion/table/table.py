"""A table: one game being played. The one authority over its journal."""

import logging
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from threading import RLock
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, TypeAlias

from companion.listeners import Listeners
from companion.rules.kernel import Command, Event, Game, Label, Rejection, Roller, State
from companion.table.acceptance import Unsound, accept
from companion.table.journal import Entry, JournalError, Step, entry_row, in_our_time, step_row
from companion.table.reading import SetAside, followed, read_journal
from companion.table.roller import fair_roll

Now = Callable[[], datetime]
Denial = Callable[[], Rejection | None]
"""Returns why the sender has no right to undo or redo; None if allowed."""

Right = Callable[[Any, Command], Rejection | None]
"""Returns why the sender has no right to give a command in a state; None if allowed."""

Kind = Literal["undo", "redo"]

NOTHING: Final[dict[Kind, str]] = {"undo": "nothing-to-undo", "redo": "nothing-to-redo"}
"""The keys of the refusals when nothing is left to undo or redo."""

OTHERS_FIRST: Final[dict[Kind, str]] = {"undo": "undo-others-first", "redo": "redo-others-first"}
"""The keys of the refusals when an undo or redo would affect entries that the sender was not offered."""

UNSOUND: Final = "unsound"
"""The key of the refusal of a state that no screen could show."""

log = logging.getLogger("companion.table")


class Rows(Protocol):
    """The append-only rows of a journal, and its header."""

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Every row so far, in order."""
        ...

    def append_many(self, rows: Sequence[Mapping[str, Any]], **header: Any) -> object:
        """Store rows and new header values, all or nothing; they are durable when this returns."""
        ...


def utc_now() -> datetime:
    return datetime.now(UTC)


def allowed(*_: object) -> Rejection | None:
    """Allow everything."""
    return None


class Judged(NamedTuple, Generic[State]):
    """A decided entry that is not stored yet, the state after it, and the header for that state."""

    entry: Entry
    state: State
    header: Mapping[str, Any]


Taps: TypeAlias = Sequence[Sequence[Command]]
"""The commands of several taps; each tap becomes an entry."""


def taps_of(command: Command, then: Sequence[Command], further: Sequence[Command]) -> Taps:
    """Group the commands of a call of `Table.submit` into taps."""
    return ((command, *then), *((each,) for each in further))


class Table(Generic[State]):
    """One game at a table: accepts commands, decides them, stores the events, and notifies listeners.

    Its state is sound: commands that would violate an invariant are refused, and stored rows that violate one
    are set aside.

    Args:
        game: Its rules.
        rows: Its journal so far.
        roller: The source of chance.
        now: The clock.

    Raises:
        JournalError: Not even the first stored entry is valid.
    """

    def __init__(
        self, game: Game[State], rows: Rows, *, roller: Roller = fair_roll, now: Now = utc_now
    ) -> None:
        self.game = game
        self._rows = rows
        self._roller = roller
        self._now = now
        self._lock: AbstractContextManager[object] = RLock()
        stored = rows.rows
        reading = read_journal(game, stored)
        self._timeline, self._states = reading.timeline, reading.states
        self._version = len(stored)
        self.set_aside: SetAside | None = reading.set_aside
        """The taps that had to be set aside on opening; None after the next change."""
        if self.set_aside is not None:
            error = self.set_aside.error
            log.warning(
                "%d taps of a stored game could not be kept, from row %d", self.set_aside.taps, error.seq
            )
        self._listeners = Listeners[[]](log, "somebody at the table could not be told")

    @property
    def state(self) -> State:
        return self._states[-1]

    @property
    def version(self) -> int:
        """The sequence number of the last row; it grows with every change."""
        return self._version

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
        """The number of entries, including those that a redo would bring back."""
        return len(self._timeline.done) + len(self._timeline.undone)

    def entry(self, at: int) -> Entry:
        """Return the entry at this index, from 0 to `length` - 1: first the done ones, then the undone ones.

        Undo and redo do not change an entry's index.
        """
        done, undone = self._timeline.done, self._timeline.undone
        return done[at] if at < len(done) else undone[len(done) - at - 1]

    @property
    def latest(self) -> Entry | Step | None:
        """The last entry, undo or redo; None at the beginning."""
        return self._timeline.latest

    def to_undo(self, steps: int = 1) -> tuple[Entry, ...]:
        """Return the entries that an undo of `steps` would take back, oldest first.

        Empty if there are too few.
        """
        return tuple(self._timeline.done[-steps:]) if 0 < steps < len(self._timeline.done) else ()

    def to_redo(self, steps: int = 1) -> tuple[Entry, ...]:
        """Return the entries that a redo of `steps` would bring back; the first to come back is last.

        Empty if there are too few.
        """
        return tuple(self._timeline.undone[-steps:]) if 0 < steps <= len(self._timeline.undone) else ()

    @property
    def is_watched(self) -> bool:
        """Whether anybody listens."""
        return bool(self._listeners)

    @property
    def undone(self) -> tuple[Entry, ...]:
        """The undone entries, in the order in which redo would bring them back."""
        return tuple(reversed(self._timeline.undone))

    @property
    def states(self) -> tuple[State, ...]:
        """The empty state, then the state after each of `entries`."""
        return tuple(self._states)

    @property
    def before(self) -> State:
        """The state before the latest entry, undo or redo."""
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
        denial: Right = allowed,
        then: Sequence[Command] = (),
        further: Sequence[Command] = (),
    ) -> Entry | Rejection:
        """Decide a command in the present state, and store its events before showing them.

        Args:
            command: The command.
            by: The seat of the sender, if known.
            id: The command's id, for idempotent retries. A command that was applied before, even before a
                restart and even if undone since, is not applied again; its entry is returned.
            denial: Returns why the sender may not give the command.
            then: Further commands of the same tap. All of them form one entry, or nothing happens.
            further: Later commands, each an entry of its own. All entries are stored together, or none.

        Returns:
            The first entry.

        Raises:
            StoreError: The entry could not be stored; nothing has changed.
        """
        with self._telling():
            return self._judged(taps_of(command, then, further), by, id, denial, self._roller)

    def _judged(
        self, taps: Taps, by: int | None, id: str | None, denial: Right, roller: Roller
    ) -> Entry | Rejection:
        """Decide the commands of taps under the lock and store an entry for each; the first gets the id."""
        if id is not None and (applied := self._timeline.by_id.get(id)) is not None:
            return applied
        state, made = self.state, list[Judged[State]]()
        for commands in taps:
            judged = self._entry(
                state, commands, self._next(by, None if made else id, len(made)), denial, roller
            )
            if isinstance(judged, Rejection):
                return judged
            made.append(judged)
            state = judged.state
        rows = [
            entry_row(each.entry, [self.game.dump(event) for event in each.entry.events]) for each in made
        ]
        self._store(rows, made[-1].header)
        for each in made:
            self._take(each.entry)
            self._states.append(each.state)
        return made[0].entry

    def _entry(
        self,
        after: State,
        commands: Sequence[Command],
        row: Mapping[str, Any],
        denial: Right,
        roller: Roller,
    ) -> "Judged[State] | Rejection":
        """Decide the commands of one tap in a state.

        Args:
            row: The fields of its row that do not depend on the commands.
        """
        labels: list[Label] = []
        events: list[Event] = []
        for asked in commands:
            if (refused := denial(after, asked)) is not None:
                return refused
            command = self.game.throw(after, asked, roller)
            verdict = self.game.decide(after, command)
            if isinstance(verdict, Rejection):
                return verdict
            labels.append(self.game.label(after, command))
            events += verdict
            after = self._after(after, verdict)
        header = self._accepted(after, *labels, kind=" ".join(command.kind for command in commands))
        if isinstance(header, Rejection):
            return header
        entry = Entry(**row, label=labels[0], then=tuple(labels[1:]), events=tuple(events))
        return Judged(entry, after, header)

    def _accepted(self, after: State, *labels: Label, kind: str) -> Mapping[str, Any] | Rejection:
        """Return the header for the state `after`; refuse an unsound state.

        Args:
            kind: The kind of command, for the log.
        """
        try:
            return accept(self.game, after, *labels)
        except Unsound as error:
            # Neither text contains anything that players typed, so both can be logged.
            log.error(" ".join(("nothing was stored of", kind, "which would lead to", error.kind)))
            return Rejection(code=UNSOUND)

    def _next(self, by: int | None, id: str | None, ahead: int = 0) -> dict[str, Any]:
        """Return the fields that every new row has; if rows were set aside, `after` names its predecessor.

        Args:
            ahead: The number of rows that will be stored before it.
        """
        last = self._timeline.last_seq
        after = last if last != self.version and not ahead else None
        seq = self.version + 1 + ahead
        return {"seq": seq, "at": in_our_time(self._now()), "by": by, "id": id, "after": after}

    def _store(self, rows: Sequence[Mapping[str, Any]], header: Mapping[str, Any]) -> None:
        """Store rows and new header values durably: all or nothing."""
        self._rows.append_many(rows, **header)

    def _take(self, item: Entry | Step) -> None:
        """Apply a stored row to the timeline, and drop the rows set aside."""
        self._timeline.take(item)
        self._version = item.seq
        self.set_aside = None

    def undo(
        self,
        steps: int = 1,
        by: int | None = None,
        id: str | None = None,
        denial: Denial = allowed,
        meant: int | None = None,
    ) -> Step | Rejection:
        """Undo the last `steps` entries, except the first one, which starts the game.

        With an id it is idempotent, as `submit` is; it raises the same errors.

        Args:
            meant: The number of the newest entry that the sender's screen offered to undo. If another
                entry is now the newest, nothing is undone. None if the screen showed no entry.
        """
        return self._step("undo", steps, by, id, denial, meant)

    def redo(
        self,
        steps: int = 1,
        by: int | None = None,
        id: str | None = None,
        denial: Denial = allowed,
        meant: int | None = None,
    ) -> Step | Rejection:
        """Bring back the last `steps` undone entries; the arguments are those of `undo`."""
        return self._step("redo", steps, by, id, denial, meant)

    def _step(
        self, kind: Kind, steps: int, by: int | None, id: str | None, denial: Denial, meant: int | None
    ) -> Step | Rejection:
        with self._telling():
            return self._stepped(kind, steps, by, id, denial, meant)

    def _stepped(
        self, kind: Kind, steps: int, by: int | None, id: str | None, denial: Denial, meant: int | None
    ) -> Step | Rejection:
        """Undo or redo under the lock, and store the step."""
        if (applied := self._step_of(id)) is not None:
            return applied
        if meant is not None and self.newest(kind, steps) != meant:
            return Rejection(code=OTHERS_FIRST[kind])
        refused = denial() if self._to_step(kind, steps) else Rejection(code=NOTHING[kind])
        if refused is not None:
            return refused
        after = self._states[-1 - steps] if kind == "undo" else self._brought_back(steps)[-1]
        header = self._accepted(after, kind=kind)
        if isinstance(header, Rejection):
            return header
        undo, redo = (steps, 0) if kind == "undo" else (0, steps)
        step = Step(**self._next(by, id), undo=undo, redo=redo)
        self._store([step_row(step)], header)
        self._move(step)
        return step

    def newest(self, kind: Kind, steps: int = 1) -> int | None:
        """Return the number of the newest entry that an undo or redo of `steps` would affect, if any.

        This number and `steps` identify all affected entries, since the entries below an entry never change.
        """
        entries = self._to_step(kind, steps)
        return max(entry.seq for entry in entries) if entries else None

    def _to_step(self, kind: Kind, steps: int) -> tuple[Entry, ...]:
        return self.to_undo(steps) if kind == "undo" else self.to_redo(steps)

    def _step_of(self, id: str | None) -> Step | None:
        """Return the step that was stored with this id."""
        return self._timeline.steps_by_id.get(id) if id is not None else None

    @contextmanager
    def _telling(self) -> Generator[None]:
        """Hold the table's lock, then notify the listeners if the table has changed."""
        before = self.version
        try:
            with self._lock:
                yield
        finally:
            if self.version != before:
                self.tell()

    def _follow(self, item: Entry | Step) -> None:
        """Apply an entry or step that another process has stored.

        Raises:
            JournalError: It cannot be applied, or leads to an unsound state.
        """
        if isinstance(item, Step):
            self._move(item)
            return
        after = followed(self.game, self.state, item)
        try:
            accept(self.game, after, *item.labels)
        except Unsound as error:
            raise JournalError(item.seq, error.kind) from error
        self._take(item)
        self._states.append(after)

    def _move(self, step: Step) -> None:
        """Apply a stored step."""
        states = self._brought_back(step.redo) if step.redo else []
        self._take(step)
        if step.undo:
            del self._states[-step.undo :]
        self._states += states

    def _brought_back(self, steps: int) -> list[State]:
        """Return the state after each entry that a redo brings back.

        For no entries, return only the present state.
        """
        states: list[State] = []
        for entry in reversed(self.to_redo(steps)):
            states.append(self._after(states[-1] if states else self.state, entry.events))
        return states or [self.state]

    def listen(self, listener: Callable[[], None]) -> Callable[[], None]:
        """Call `listener` after every change; return a function that stops that."""
        return self._listeners.add(listener)

    def tell(self) -> None:
        """Notify every listener; a failing listener does not keep the others from being notified."""
        self._listeners.tell()

    def _after(self, state: State, events: Sequence[Event]) -> State:
        for event in events:
            state = self.game.evolve(state, event)
        return state
