"""The house: every game on this device, the open ones as tables, and what the device remembers.

It is where the store and the tables meet; the screens and the commands talk to it alone.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from threading import RLock
from typing import TYPE_CHECKING, Any

from companion.later import Later
from companion.store.library import Library
from companion.table.roller import Roller, fair_roll

if TYPE_CHECKING:
    from companion import seating as seatings
    from companion.rules.chromosome.commands import StartGame
    from companion.rules.kernel import Rejection
    from companion.seating import Seating
else:
    seatings = Later("companion.seating")


class House:
    """All games of one library.

    Args:
        library: Where they live; closed with the house.
        roller: The source of chance.
        clock: Seconds that only grow.
    """

    def __init__(
        self, library: Library, *, roller: Roller = fair_roll, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.library = library
        self._roller = roller
        self._clock = clock
        self._seatings: dict[str, Seating] = {}
        self._visited: dict[str, float] = {}
        self._lock = RLock()

    def open(self, game_id: str) -> Seating:
        """The game with this id, opened if it is not open yet.

        Raises:
            StoreError: there is no such game, or it cannot be read.
            JournalError: its rows are no journal of this game.
        """
        with self._lock:
            seating = self._seatings.get(game_id)
            if seating is None:
                seating = self._seatings[game_id] = seatings.Seating(self.library.open(game_id), self._roller)
            self._visited[game_id] = self._clock()
            return seating

    @property
    def open_games(self) -> tuple[str, ...]:
        """The ids of the games that are open now."""
        return tuple(self._seatings)

    def rest(self, idle: float) -> tuple[str, ...]:
        """Close the games that nobody watches and that were last asked for `idle` seconds ago or earlier.

        They are on disk as they are in memory; `open` brings one back.

        Returns:
            The ids of the games that were closed.
        """
        before = self._clock() - idle
        with self._lock:
            tired = tuple(
                game_id
                for game_id, seating in self._seatings.items()
                if not seating.table.is_watched and self._visited[game_id] <= before
            )
            for game_id in tired:
                self._visited.pop(game_id)
                self._seatings.pop(game_id).file.close()
        return tired

    def begin(self, command: StartGame) -> Seating | Rejection:
        """A new game, if the rules let it start; otherwise nothing is stored.

        Raises:
            StoreError: it could not be stored.
        """
        answer = seatings.begin(self.library, command, self._roller)
        if not isinstance(answer, seatings.Seating):
            return answer
        with self._lock:
            self._seatings[answer.id] = answer
            self._visited[answer.id] = self._clock()
        return answer

    def delete(self, game_id: str) -> None:
        """Take a game off the list; a copy stays among the backups.

        Raises:
            StoreError: there is no such game, or it cannot be deleted.
        """
        with self._lock:
            self._seatings.pop(game_id, None)
            self._visited.pop(game_id, None)
            self.library.delete(game_id)

    def remembered(self, key: str, default: Any = None) -> Any:
        """What the device remembers under this key."""
        return self.library.preferences.get(key, default)

    def remember(self, key: str, value: object) -> None:
        """Have the device remember something.

        Raises:
            StoreError: it could not be stored.
        """
        self.library.preferences.set(key, value)

    def people(self) -> Sequence[str]:
        """Names of people who have played here, the latest first."""
        names: list[str] = self.remembered("people", [])
        return tuple(str(name) for name in names)

    def remember_people(self, names: Sequence[str]) -> None:
        """Put these people first among those remembered; the thirty latest are kept."""
        rest = [name for name in self.people() if name not in names]
        self.set_people([*names, *rest])

    def set_people(self, names: Sequence[str]) -> None:
        """Remember these people and nobody else, the latest first; the thirty latest are kept."""
        self.remember("people", list(names)[:30])

    def close(self) -> None:
        """Close every game and the library."""
        self._seatings.clear()
        self._visited.clear()
        self.library.close()
