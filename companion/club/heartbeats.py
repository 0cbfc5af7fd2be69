"""Heartbeats and presence across server processes: each publishes a heartbeat and its connected places.

    "party.processes":       {"k3Jx…": {"beat": 17, "host": "<hash of its host key>"}, …}
    "party.here.<game id>":  {"k3Jx…": ["<place>", "<place>"], …}

A process whose beat has not changed for `DEAD_AFTER` is dead, and its places count as away. Clocks of
different processes are never compared.
"""

import logging
import secrets
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

from companion.party.offers import NEWS
from companion.party.shared_value import change_value, items_of
from companion.store.errors import GameClosed, StoreError
from companion.store.seam import RememberedValues
from companion.store.transient import HEARTBEATS, PRESENCE

BEAT: Final = 2.0
"""Seconds between two heartbeats."""

DEAD_AFTER: Final = 7.0
"""Seconds without a heartbeat after which a process counts as dead."""

log = logging.getLogger("companion.party")


def here_key(game_id: str) -> str:
    """Return the key under which the store keeps a table's presence."""
    return f"{PRESENCE}{game_id}"


class PartyProcesses:
    """Heartbeats and presence across server processes.

    Args:
        values: The shared store.
        host: The hash of this process's host key.
        places: Returns the places of a table that are connected to this process.
        changed: Called, in a thread of its own, when the presence at a table has changed elsewhere.
    """

    def __init__(
        self,
        values: RememberedValues,
        host: str,
        places: Callable[[str], tuple[str, ...]],
        changed: Callable[[str], None],
    ) -> None:
        self.id: Final = secrets.token_urlsafe(6)
        self._values = values
        self._host = host
        self._places = places
        self._changed = changed
        self._beat = 0
        self._beaten = 0.0
        self._lives: dict[str, tuple[object, float]] = {}
        """The latest heartbeat of each other process, and when this process first saw it."""

        self._living: set[str] = set()
        """The other processes that were alive at the last heartbeat of this process."""

        self._here: dict[str, Mapping[str, tuple[str, ...]]] = {}
        """A cache of connected places, by table and process; only queried tables are in it."""

        self._own: set[str] = set()
        """The tables whose connected places this process has published."""

        self._to_tell: set[str] = set()
        self._wake = threading.Condition()
        self._lock = threading.RLock()
        threading.Thread(target=self._run, name="petri-processes", daemon=True).start()

    def elsewhere(self, game_id: str) -> frozenset[str]:
        """Return the places of a table that are connected to other processes."""
        if game_id not in self._here:
            self.read(game_id)
        found = self._here.get(game_id, {})
        return frozenset(
            place for process, places in found.items() if self._is_alive(process) for place in places
        )

    def read(self, game_id: str) -> None:
        """Refresh the presence at a table."""
        with self._lock:
            found = self._here[game_id] = _here(self._values.get(here_key(game_id)))
        if any(process not in self._lives and process != self.id for process in found):
            self._look(self._values.get(HEARTBEATS))

    def forget(self, game_id: str) -> None:
        """Discard the presence at a table, so that the next query refreshes it."""
        with self._lock:  # Wait for threads that are reading the old value.
            self._here.pop(game_id, None)

    def read_all(self, watched: Iterable[str]) -> None:
        """Refresh the presence at these tables; discard the presence at all other tables."""
        with self._lock:
            self._here.clear()
        for game_id in watched:
            self.read(game_id)

    def tell(self, game_id: str) -> None:
        """Schedule the publication of a table's connected places."""
        with self._wake:
            self._to_tell.add(game_id)
            self._wake.notify()

    def host_hashes(self) -> tuple[str, ...]:
        """Return the hashes of the host keys of all live processes."""
        told = self._look(self._values.get(HEARTBEATS))
        living = [each for process, each in told.items() if self._is_alive(process)]
        return tuple(str(each.get("host", "")) for each in living)

    def _run(self) -> None:
        while True:
            try:
                self._live()
            except GameClosed:
                return
            except StoreError:
                log.debug("the other processes cannot be told now", exc_info=True)
                self._beaten = time.monotonic()
            with self._wake:
                due = self._beaten + BEAT - time.monotonic()
                self._wake.wait_for(lambda: self._to_tell, max(0.0, due))

    def _live(self) -> None:
        """Publish the scheduled changes, and a heartbeat if it is due."""
        if time.monotonic() - self._beaten >= BEAT:
            self._give_a_sign()
        with self._wake:
            to_tell, self._to_tell = self._to_tell, set()
        while to_tell:
            game_id = next(iter(to_tell))
            try:
                self._tell(game_id)
            except StoreError:
                with self._wake:
                    self._to_tell |= to_tell
                raise
            to_tell.remove(game_id)

    def _give_a_sign(self) -> None:
        self._beat += 1
        missing = False

        def beaten(stands: object) -> dict[str, Any]:
            nonlocal missing
            told = self._look(stands)
            missing = self.id not in told
            living = {process: each for process, each in told.items() if self._is_alive(process)}
            return living | {self.id: {"beat": self._beat, "host": self._host}}

        change_value(self._values, HEARTBEATS, beaten, about=None)
        self._beaten = time.monotonic()
        if missing:  # Other processes may have dropped this process's places, so publish them again.
            with self._wake:
                self._to_tell |= self._own
        before, self._living = self._living, {each for each in self._lives if self._is_alive(each)}
        if before != self._living:
            for game_id in tuple(self._here):
                self._changed(game_id)

    def _tell(self, game_id: str) -> None:
        places = list(self._places(game_id))

        def told(stands: object) -> dict[str, Any] | None:
            others = {
                process: list(each)
                for process, each in _here(stands).items()
                if process != self.id and self._is_alive(process)
            }
            return (others | {self.id: places} if places else others) or None

        with self._lock:
            stands = change_value(self._values, here_key(game_id), told, about=NEWS + game_id)
            self._here[game_id] = _here(stands)
        (self._own.add if places else self._own.discard)(game_id)

    def _look(self, stands: object) -> Mapping[str, Mapping[str, Any]]:
        """Record the heartbeats of other processes."""
        told = _processes(stands)
        now = time.monotonic()
        for process, each in told.items():
            beat = each.get("beat")
            if process not in self._lives or self._lives[process][0] != beat:
                self._lives[process] = (beat, now)
        for process in self._lives.keys() - told.keys():
            del self._lives[process]
        return told

    def _is_alive(self, process: str) -> bool:
        if process == self.id:
            return False  # Callers ask only about other processes.
        _, seen = self._lives.get(process, (None, -DEAD_AFTER))
        return time.monotonic() - seen < DEAD_AFTER


def _processes(kept: object) -> dict[str, Mapping[str, Any]]:
    return {process: each for process, each in items_of(kept) if isinstance(each, dict)}


def _here(kept: object) -> dict[str, tuple[str, ...]]:
    found = cast("Iterable[tuple[str, list[object]]]", items_of(kept))
    return {process: tuple(map(str, places)) for process, places in found if type(places) is list}
