"""A table whose journal other processes append to as well: conflict detection, retry after lost answers."""

import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol, TypeVar

from companion.club.counting import TimedTable
from companion.rules.kernel import Command, Game, Rejection, Roller, State
from companion.store.errors import Behind, Unreachable
from companion.store.patience import PatientLock, patience
from companion.table.journal import Entry, Step, parse_row
from companion.table.roller import fair_roll
from companion.table.table import OTHERS_FIRST, Denial, Kind, Now, Right, Rows, allowed, taps_of, utc_now

PAUSE: Final = 0.05
"""Seconds between two attempts to find out whether a row was stored."""

MOST_EMPTY: Final = 20
"""Maximum number of successive conflicts that a store may report without returning a new row."""


Answer = TypeVar("Answer")


class OthersFirst(Exception):
    """Another process has stored the next row; the command has to be decided again."""


class Remembered:
    """A roller that replays its throws.

    After `again` it returns the same faces for the same dice. So a command that is decided again keeps its
    throws as long as it throws the same dice.

    Args:
        roll: The source of chance.
    """

    def __init__(self, roll: Roller) -> None:
        self._roll = roll
        self._fallen: list[tuple[int, int]] = []
        self._next = 0

    def again(self) -> None:
        """Restart with the first recorded die."""
        self._next = 0

    def __call__(self, faces: int) -> int:
        """Return the next recorded face, or roll if there is none.

        If the next recorded die has a different number of faces, forget it and all after it, and roll.
        """
        at = self._next
        self._next += 1
        if at < len(self._fallen) and self._fallen[at][0] == faces:
            return self._fallen[at][1]
        del self._fallen[at:]
        self._fallen.append((faces, self._roll(faces)))
        return self._fallen[at][1]


class ClubRows(Rows, Protocol):
    """The rows of a journal that other processes append to as well."""

    def catch_up(self) -> Iterable[Mapping[str, Any]]:
        """Return the rows that other processes have appended since the last call."""
        ...


class ClubTable(TimedTable[State]):
    """A table that several processes share. Each may append the next row.

    If another process was first, its rows are applied, and the command is decided again.

    Args:
        game: Its rules.
        rows: Its journal so far.
        roller: The source of chance.
        now: The clock.

    Raises:
        JournalError: The stored rows are not a journal of this game.
    """

    def __init__(
        self, game: Game[State], rows: ClubRows, *, roller: Roller = fair_roll, now: Now = utc_now
    ) -> None:
        super().__init__(game, rows, roller=roller, now=now)
        self._lock = PatientLock()
        self._catch_up = rows.catch_up
        self._fetched: deque[Mapping[str, Any]] = deque()
        """Fetched rows of other processes that are not applied yet."""

    def submit(
        self,
        command: Command,
        by: int | None = None,
        id: str | None = None,
        denial: Right = allowed,
        then: Sequence[Command] = (),
        further: Sequence[Command] = (),
    ) -> Entry | Rejection:
        """Submit a command as `Table.submit` does; decide it again whenever another process was first.

        Raises:
            StoreError: It could not be stored, or the store did not tell whether another process was first.
                Nothing has changed, unless the error's `unknown` is true.
        """
        throw = Remembered(self._roller)

        def judged() -> Entry | Rejection:
            throw.again()
            return self._judged(taps_of(command, then, further), by, id, denial, throw)

        with self._telling():
            return self._until_ours(judged)

    def _step(
        self, kind: Kind, steps: int, by: int | None, id: str | None, denial: Denial, meant: int | None
    ) -> Step | Rejection:
        """Undo or redo only the entries that this table shows; reject if another process changed them."""
        with self._telling():
            shown = self.newest(kind, steps) if meant is None else meant

            def stepped() -> Step | Rejection:
                if shown is None and self.newest(kind, steps) is not None and self._step_of(id) is None:
                    return Rejection(code=OTHERS_FIRST[kind])
                return self._stepped(kind, steps, by, id, denial, shown)

            return self._until_ours(stepped)

    def _until_ours(self, act: Callable[[], Answer]) -> Answer:
        """Return the answer of `act` once no rows of other processes are pending."""
        while True:
            self._take_fetched()
            with suppress(OthersFirst):
                answer = act()
                # Rows of other processes may have made the command legal: try again.
                if not (isinstance(answer, Rejection) and self._fetch()):
                    return answer

    def _store(self, rows: Sequence[Mapping[str, Any]], header: Mapping[str, Any]) -> None:
        """Store the next rows.

        If the outcome is unknown, the rows are looked up, and stored again if they are missing. Since a
        number can be used only once, they are never stored twice, and never after other rows have taken
        their numbers.

        Raises:
            OthersFirst: Another process has stored a row with this number. After a lost answer, the fetched
                rows may contain these rows themselves.
            StoreError: The rows are not stored; but after an `Unreachable` whose `unknown` is true, they may
                be.
        """
        lost: Unreachable | None = None
        until, empty, first = time.monotonic() + patience(), 0, True
        while True:
            try:
                if not first and self._fetch():
                    raise OthersFirst
                first = False
                super()._store(rows, header)
                return
            except Behind:
                empty += 1
                if empty > MOST_EMPTY:
                    raise
            except Unreachable as error:
                if lost is None:
                    if not error.unknown:
                        raise
                    lost = error
                if time.monotonic() >= until:
                    raise lost from error
                time.sleep(PAUSE)

    def fetch(self) -> bool:
        """Ask the store, in any thread, for rows of other processes; they are shown only by `take_in`.

        Returns:
            Whether there are any.

        Raises:
            StoreError: The store is unreachable, or the game is gone.
        """
        with self._lock:
            return self._fetch()

    def take_in(self) -> None:
        """Apply fetched rows of other processes, and notify the listeners.

        Raises:
            JournalError: One of them is not an entry of this game; from now on the table refuses everything.
        """
        with self._telling():
            self._take_fetched()

    def _fetch(self) -> bool:
        self._fetched.extend(self._catch_up())
        return bool(self._fetched)

    def _take_fetched(self) -> None:
        while self._fetched:
            self._follow(parse_row(self._fetched[0], self.game))
            self._fetched.popleft()
