"""Reports of the processes over one store: each publishes its own report, and can show those of all."""

import os
import socket
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Annotated, Any, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion import __version__
from companion.activity import ACTIVITY
from companion.host.phones import PHONES
from companion.party.shared_value import change_value, items_of
from companion.store.seam import GameLibrary
from companion.store.transient import REPORTS
from companion.table.table import utc_now

SECONDS_BETWEEN: Final = 15.0
"""The interval of a process's reports."""

AWAY: Final = timedelta(seconds=50)
"""The age of a report at which its process counts as dead."""

FORGOTTEN: Final = timedelta(minutes=10)
"""The age at which a report is dropped."""

Count = Annotated[int, Field(ge=0)]


class Report(BaseModel):
    """The numbers of one process at one moment."""

    model_config = ConfigDict(frozen=True)

    name: Annotated[str, Field(max_length=200)]
    """The process's computer and port."""

    at: datetime
    since: datetime
    version: Annotated[str, Field(max_length=40)]
    moving: bool = False
    tables: Count = 0
    phones: Count = 0
    taps_a_minute: Count = 0
    commands: Count = 0
    rejections: Count = 0
    sessions: Count = 0
    reconnects: Count = 0
    turned_away: Count = 0
    append_95: float | None = None
    """Seconds within which 95 % of entries were stored.

    None if there were no entries, or if the time is longer than the histogram's last bound.
    """

    def is_away(self, now: datetime) -> bool:
        """Return whether the process has failed to report for too long."""
        return now - self.at > AWAY


class Processes:
    """The processes over one store, among them this one.

    Args:
        library: The store.
        port: The port of this process.
        tables: Returns this process's number of tables in memory.
        activity: Its counters.
        phones: Its connected phones.
        now: The clock.
    """

    def __init__(
        self,
        library: GameLibrary,
        port: int,
        tables: Callable[[], int],
        *,
        now: Callable[[], datetime] = utc_now,
    ) -> None:
        self._library = library
        self._tables = tables
        self._now = now
        self._since = now()
        self.name: Final = f"{socket.gethostname()}:{port}"
        self._key = f"{self.name}/{os.getpid()}"

    def own(self) -> Report:
        """Return the current numbers of this process."""
        activity = ACTIVITY
        slowest = activity.slowest()
        return Report(
            name=self.name,
            at=self._now(),
            since=self._since,
            version=__version__,
            moving=PHONES.moving,
            tables=self._tables(),
            phones=len(PHONES),
            taps_a_minute=activity.taps_a_minute,
            commands=activity.commands,
            rejections=activity.rejections,
            sessions=activity.sessions,
            reconnects=activity.reconnects,
            turned_away=activity.turned_away,
            append_95=None if slowest in (None, float("inf")) else slowest,
        )

    def tell(self) -> None:
        """Publish this process's figures; do nothing if the store allows no other processes.

        Raises:
            StoreError: They could not be stored.
        """
        self._write(self.own())

    def leave(self) -> None:
        """Tell the other processes that this one has ended.

        Raises:
            StoreError: It could not be stored.
        """
        self._write(None)

    def all(self) -> tuple[Report, ...]:
        """Return the numbers of all processes by name; the numbers of this process are current."""
        if not self._library.is_shared:
            return (self.own(),)
        held = self._lately(self._library.preferences.get(REPORTS))
        held[self._key] = self.own()
        return tuple(sorted(held.values(), key=lambda each: each.name))

    def _write(self, own: Report | None) -> None:
        if not self._library.is_shared:
            return

        def written(stands: object) -> dict[str, Any] | None:
            held = self._lately(stands)
            held.pop(self._key, None)
            if own is not None:
                held[self._key] = own
            return {key: each.model_dump(mode="json") for key, each in held.items()} or None

        change_value(self._library.preferences, REPORTS, written, about=None)

    def _lately(self, stored: object) -> dict[str, Report]:
        """Return the recent reports of processes; skip invalid ones."""
        found: dict[str, Report] = {}
        for key, value in items_of(stored):
            with suppress(ValidationError):
                report = Report.model_validate(value)
                if self._now() - report.at < FORGOTTEN:
                    found[key] = report
        return found
