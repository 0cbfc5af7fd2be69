"""A table: one game being played. The one authority over its journal."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from threading import RLock
from typing import Any, Generic, Protocol

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
Keep = Callable[[Mapping[str, Any], State], object]
"""Stores a row for good, told the state that it leads to."""

log = logging.getLogger("companion.table")


class Rows(Protocol):
    """Where a journal lives: rows that only grow. `append` returns when the row is safe."""

    @property
    def rows(self) -> Sequence[Mapping[str, Any]]:
        """Every row so far, in order."""
        ...

    def append(self, row: Mapping[str, Any]) -> object:
        """Keep one more row for good."""
        ...


def utc_now() -> datetime:
    """This moment, in UTC."""
    return datetime.now(UTC)


class Table(Generic[State, Command, Event]):
    """One game at a table: takes commands, judges them, stores what follows, tells who listens.

    Args:
        game: Its rules.
        rows: Its journal so far.
        roller: The source of chance.
        now: The clock.
        keep: Stores each new row, for whom the state after it matters; the rows' own `append` otherwise.

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
    ) -> None:
        self.game = game
        self._keep: Keep[State] = keep or (lambda row, after: rows.append(row))
        self._roller = roller
        self._now = now
        self._lock = RLock()
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
        """The entry at this place, from 0 to `length` - 1: those that count, then those taken back.

        An entry that is taken back, or brought back, stays in its place.
        """
        done, undone = self._timeline.done, self._timeline.undone
        return done[at] if at < len(done) else undone[len(done) - at - 1]

    @property
    def latest(self) -> Entry[Event] | Step | None:
        """What happened last, an undo or redo included; None before anything did."""
        return self._timeline.latest

    def to_undo(self, steps: int = 1) -> tuple[Entry[Event], ...]:
        """What an undo of so many entries would take back, oldest first; empty where there are too few."""
        return tuple(self._timeline.done[-steps:]) if 0 < steps < len(self._timeline.done) else ()

    def to_redo(self, steps: int = 1) -> tuple[Entry[Event], ...]:
        """What a redo of so many entries would bring back, the next last; empty where there are too few."""
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
        """The state after the first `count` entries that count."""
        return self._states[count]

    def submit(
        self, command: Command, by: int | None = None, id: str | None = None
    ) -> Entry[Event] | Rejection:
        """Judge a command against the present state; what follows from it is stored before it is shown.

        Args:
            command: What somebody asks for.
            by: The seat of who asks, if known.
            id: What they call this command. One that was applied before, even before a restart, even if it
                was taken back since, is answered with its entry and not applied again.
        """
        with self._lock:
            if id is not None and (applied := self._timeline.by_id.get(id)) is not None:
                return applied
            whole = self.game.throw(self.state, command, self._roller)
            verdict = self.game.decide(self.state, whole)
            if isinstance(verdict, Rejection):
                return verdict
            entry = Entry[Any](
                seq=self.version + 1,
                at=in_our_time(self._now()),
                by=by,
                id=id,
                label=self.game.label(self.state, whole),
                events=verdict,
            )
            after = self._after(self.state, verdict)
            self._keep(entry_row(entry, [self.game.dump(event) for event in verdict]), after)
            self._timeline.take(entry)
            self._states.append(after)
        self.tell()
        return entry

    def undo(self, steps: int = 1, by: int | None = None) -> Step | Rejection:
        """Take back the last `steps` entries; the first one, which starts the game, stays."""
        with self._lock:
            if not 0 < steps < len(self._timeline.done):
                return Rejection(code="nothing-to-undo")
            step = Step(seq=self.version + 1, at=in_our_time(self._now()), by=by, undo=steps)
            self._keep(step_row(step), self._states[-1 - steps])
            self._timeline.take(step)
            del self._states[-steps:]
        self.tell()
        return step

    def redo(self, steps: int = 1, by: int | None = None) -> Step | Rejection:
        """Bring back the last `steps` entries that were taken back."""
        with self._lock:
            if not 0 < steps <= len(self._timeline.undone):
                return Rejection(code="nothing-to-redo")
            step = Step(seq=self.version + 1, at=in_our_time(self._now()), by=by, redo=steps)
            states = [self.state]
            for entry in reversed(self.to_redo(steps)):
                states.append(self._after(states[-1], entry.events))
            self._keep(step_row(step), states[-1])
            self._timeline.take(step)
            self._states += states[1:]
        self.tell()
        return step

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
        """The state after an entry that was stored once; one whose events make no sense here is damaged."""
        try:
            return self._after(state, entry.events)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise JournalError(entry.seq, f"its events do not follow: {error!r}") from error

    def _after(self, state: State, events: Sequence[Event]) -> State:
        for event in events:
            state = self.game.evolve(state, event)
        return state
