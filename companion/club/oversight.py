"""A process as operators see it: health, metrics, the operator's page."""

import logging
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from starlette.routing import Route

from companion.club.metrics import Metrics, MetricsMissing, Tables
from companion.club.operator import OperatorDoor, metrics_route, operator_page
from companion.club.reports import Processes, Report
from companion.club.table_hosts import unfinished
from companion.host.health import Obstacle, readyz
from companion.store.errors import StoreError

if TYPE_CHECKING:
    from companion.device.game_service import GameService

log = logging.getLogger("companion.host")


class Oversight:
    """One process's routes for operators, and the figures that it publishes.

    Args:
        service: The games; None while they are being opened.
        port: The port that the process listens on.
        token: The secret of the operator's page; None for no page.
        most_unfinished: The limit on unfinished games; None for no limit.
    """

    def __init__(
        self,
        service: "Callable[[], GameService | None]",
        port: int,
        token: str | None,
        most_unfinished: int | None = None,
    ) -> None:
        self._service = service
        self._port = port
        self._token = token
        self._most_unfinished = most_unfinished
        self._processes: Processes | None = None

    @property
    def routes(self) -> Sequence[Route]:
        """The operator's routes, mounted beside the app's."""
        door = OperatorDoor(self._token) if self._token is not None else None
        routes = [readyz(self._obstacle)]
        try:
            routes.append(metrics_route(Metrics(self._tables), door))
        except MetricsMissing:
            log.debug("no figures: prometheus-client is not installed")
        if door is not None:
            routes.append(operator_page(door, self._reports, lambda: self._tables().stored))
        return routes

    def tell(self) -> None:
        """Publish this process's figures to the other processes, if the store is available."""
        processes = self._among()
        if processes is not None:
            self._try(processes.tell)

    def leave(self) -> None:
        """Tell the other processes that this one is ending."""
        if self._processes is not None:
            self._try(self._processes.leave)

    def _among(self) -> Processes | None:
        service = self._service()
        if self._processes is None and service is not None:
            self._processes = Processes(service.library, self._port, lambda: len(service.open_games))
        return self._processes

    def _reports(self) -> tuple[Report, ...]:
        processes = self._among()
        if processes is None:
            return ()
        self._try(processes.tell)  # Publishes our own figures, and fetches those of the other processes.
        return processes.all()

    def _obstacle(self) -> Obstacle:
        service = self._service()
        if service is None:
            return "starting"
        library = service.library
        return "" if library.reachable and not library.is_refusing else "database"

    def _tables(self) -> Tables:
        service = self._service()
        if service is None:
            return Tables()
        library = service.library
        return Tables(
            open=len(service.open_games),
            stored=len(library.games()),
            reachable=library.reachable,
            failures=library.failures,
            unfinished=unfinished(library),
            most_unfinished=self._most_unfinished,
            database=library.database_use(),
        )

    @staticmethod
    def _try(act: Callable[[], None]) -> None:
        try:
            act()
        except StoreError as error:
            log.warning("the numbers of this process could not be told: %s", error.code)
