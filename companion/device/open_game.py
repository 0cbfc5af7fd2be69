"""An open game: its table and the file behind it; beginning a game; cached values derived from entries."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from functools import cached_property
from threading import RLock
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeAlias, TypeVar

from companion.device.games import AnyGame, game_for, game_of
from companion.rules.kernel import Rejection, Roller, SeatInfo
from companion.rules.reminders import Reminder
from companion.store.errors import StoreError
from companion.store.seam import GameLibrary
from companion.table.journal import Entry, Step
from companion.table.table import Denial, Right, Table, allowed
from companion.table.timing import clocked, played, runs_for, thought

if TYPE_CHECKING:
    from companion.store.game_rows import GameRows

T = TypeVar("T")

log = logging.getLogger(__name__)


class EntryFold(Generic[T]):
    """A cached fold with a value after each entry that counts; only new entries are folded.

    Thread-safe.

    Args:
        table: The table to follow.
        start: The value before the first entry.
        step: Returns the value after an entry, given the value before it and the entry's index from 0.
    """

    def __init__(self, table: Table[Any], start: T, step: Callable[[T, int], T]) -> None:
        self._table = table
        self._step = step
        self._seen: list[Entry] = []
        self._values: list[T] = [start]
        self._lock = RLock()

    @property
    def values(self) -> Sequence[T]:
        """The values after 0, 1, 2 … entries; the last one is the current one.

        The caller must not keep the list.
        """
        table = self._table
        with self._lock:
            count = table.count
            while self._seen and not self._still_counts(len(self._seen) - 1, count):
                self._seen.pop()
                self._values.pop()
            for at in range(len(self._seen), count):
                self._values.append(self._step(self._values[-1], at))
                self._seen.append(table.entry(at))
            return self._values

    @property
    def value(self) -> T:
        return self.values[-1]

    def _still_counts(self, at: int, count: int) -> bool:
        """Return whether the entry seen at this index still counts; if it does, so do all earlier entries."""
        return at < count and self._table.entry(at) is self._seen[at]


AnyTable: TypeAlias = Table[Any]


class OpenGame:
    """An open game: its table and the file behind it.

    Args:
        file: Its journal.
        roller: The source of chance.

    Raises:
        UnknownGame: The game of that file is unknown.
        JournalError: Its rows are not a journal of that game.
    """

    table_class: ClassVar[type[AnyTable]] = Table

    def __init__(self, file: GameRows, roller: Roller) -> None:
        self.file = file
        self.game: AnyGame = game_for(file.header)
        self.table = self.table_class(self.game, file, roller=roller)
        if self.table.set_aside is not None:
            self._correct_header()
        self._seats: tuple[object, tuple[SeatInfo, ...]] = (None, ())
        self.reminders: tuple[str, tuple[Reminder, ...]] | None = None
        """Cached reminders and the phase they were read in; None when stale."""

    def submit(
        self,
        command: Any,
        by: int | None = None,
        id: str | None = None,
        denial: Right = allowed,
        then: Sequence[Any] = (),
        further: Sequence[Any] = (),
    ) -> Entry | Rejection:
        """Give a command to the table, see `Table.submit`."""
        return self.table.submit(command, by, id, denial, then, further)

    def undo(
        self,
        steps: int = 1,
        by: int | None = None,
        id: str | None = None,
        denial: Denial = allowed,
        meant: int | None = None,
    ) -> Step | Rejection:
        """Undo the last entries, see `Table.undo`."""
        return self.table.undo(steps, by, id, denial, meant)

    def redo(
        self,
        steps: int = 1,
        by: int | None = None,
        id: str | None = None,
        denial: Denial = allowed,
        meant: int | None = None,
    ) -> Step | Rejection:
        """Redo undone entries, see `Table.redo`."""
        return self.table.redo(steps, by, id, denial, meant)

    @property
    def id(self) -> str:
        return self.file.id

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The players, in the order of the seats."""
        state, seats = self._seats
        if state is not self.table.state:
            state = self.table.state
            seats = self.game.seats(state)
            self._seats = (state, seats)
        return seats

    def _correct_header(self) -> None:
        """Update the file's header if taps at its end were set aside.

        Otherwise a list might show a game as finished although the entry that ended it was set aside.
        """
        header: Any = self.game.header(self.table.state)
        try:
            self.file.append_many((), **header)
        except StoreError as error:  # The game opens anyway.
            log.warning("the header of a game with taps set aside was not stored: %s", error.code)

    @property
    def played(self) -> timedelta:
        """How long the game was played; zero if its result was entered afterwards."""
        if self.game.is_entered(self.table.state):
            return timedelta()
        return played(self.table.entries)

    def view(self, seat: int | None) -> Any:
        """Return the state as this seat may see it; `seat` is None for a device without a seat."""
        return self.game.player_view(self.table.state, seat)

    def get_ready(self) -> None:
        """Precompute the values that a screen asks for first."""
        self._clocks.value  # noqa: B018 (it is kept)
        self.round_begins.value  # noqa: B018

    @cached_property
    def round_begins(self) -> EntryFold[int]:
        """For each number of entries, the index at which the round in progress after them began."""
        table, round_of = self.table, self.game.round

        def step(begin: int, at: int) -> int:
            same = at and round_of(table.state_after(at)) == round_of(table.state_after(at + 1))
            return begin if same else at

        return EntryFold(table, 0, step)

    def clock_times(self, until: datetime) -> tuple[timedelta, ...]:
        """Return each player's time so far, including the running clock up to this moment."""
        table, spent = self.table, self._clocks.value
        if not table.count:
            return spent
        return clocked(
            spent, self._clock_runs_for(table.count), thought(table.entry(table.count - 1).at, until)
        )

    @cached_property
    def _clocks(self) -> EntryFold[tuple[timedelta, ...]]:
        """For each number of entries, each player's time up to the last of these entries."""
        table = self.table

        def step(spent: tuple[timedelta, ...], at: int) -> tuple[timedelta, ...]:
            if at == 0:
                return (timedelta(),) * len(self.game.seats(table.state_after(1)))
            seat = self._clock_runs_for(at)
            if seat is None:
                return spent
            return clocked(spent, seat, thought(table.entry(at - 1).at, table.entry(at).at))

        return EntryFold(table, (), step)

    def _clock_runs_for(self, count: int) -> int | None:
        """Return the seat whose clock runs after this many entries."""
        return runs_for(self.game, self.table.state_after(count))


def begin(
    library: GameLibrary,
    key: str,
    command: Any,
    roller: Roller,
    opened: Callable[[GameRows], OpenGame],
    id: str | None = None,
    before: Callable[[str], object] = lambda _: None,
    further: Sequence[Any] = (),
) -> OpenGame | Rejection:
    """Begin a new game if the rules let it start; otherwise store nothing.

    Args:
        library: The store for it.
        key: The game's key.
        command: The command that begins it.
        roller: The source of chance.
        opened: Makes a table over a file.
        id: The command's id, for idempotent retries.
        before: Called with the new game's id before anything of it is stored; if it raises, nothing is
            stored.
        further: Later commands, see `Table.submit`: they are stored with the start, or nothing is.

    Raises:
        UnknownGame: That game is unknown.
        StoreError: It could not be stored.
    """
    game = game_of(key)
    state, filled = game.empty, list[Any]()
    for each in (command, *further):
        filled.append(game.throw(state, each, roller))
        verdict = game.decide(state, filled[-1])
        if isinstance(verdict, Rejection):
            return verdict
        state = game.fold(verdict, state)
    file = library.create(key)
    try:
        answer = opened(file)
        before(file.id)
        begun = answer.submit(filled[0], id=id, further=filled[1:])
    except StoreError:
        file.close()
        raise
    return begun if isinstance(begun, Rejection) else answer
