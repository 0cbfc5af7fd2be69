"""`GET /metrics`: metrics of one process in Prometheus' format, without names or codes."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from companion import __version__
from companion.activity import ACTIVITY, BOUNDS, Activity
from companion.host.phones import PHONES, Phones
from companion.store.seam import DatabaseUse

if TYPE_CHECKING:
    from prometheus_client import Metric

ROLES: Final = ("anonymous", "guest", "host")


@dataclass(frozen=True)
class Tables:
    """The tables of a process."""

    open: int = 0
    """The number of tables in memory."""

    stored: int = 0
    """The number of games in the store."""

    reachable: bool = True
    """Whether the store is available."""

    failures: Mapping[str, int] = field(default_factory=dict[str, int])
    """The store's failures by error code."""

    unfinished: int = 0
    """The number of unfinished games in the store."""

    most_unfinished: int | None = None
    """The limit on unfinished games; None for no limit."""

    database: DatabaseUse | None = None
    """The load of the database; None if the games are in a folder."""


class MetricsMissing(Exception):
    """The package `prometheus-client` is not installed."""


class Metrics:
    """The metrics for Prometheus.

    Args:
        tables: Returns the current figures of this process's tables.
        activity: The process's counters.
        phones: The process's phones.

    Raises:
        MetricsMissing: `prometheus-client` is not installed.
    """

    def __init__(
        self, tables: Callable[[], Tables], activity: Activity = ACTIVITY, phones: Phones = PHONES
    ) -> None:
        try:
            from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, generate_latest
        except ImportError as error:
            raise MetricsMissing from error
        self._tables, self._activity, self._phones = tables, activity, phones
        self._registry = CollectorRegistry()
        self._registry.register(self)
        self._text = generate_latest
        self.content_type = CONTENT_TYPE_LATEST

    def text(self) -> bytes:
        """Render the current numbers in Prometheus' format."""
        return self._text(self._registry)

    def collect(self) -> "Iterator[Metric]":
        """Yield the metric families; called by Prometheus' registry."""
        from prometheus_client.core import (
            CounterMetricFamily,
            GaugeMetricFamily,
            HistogramMetricFamily,
            InfoMetricFamily,
        )

        activity, tables = self._activity, self._tables()
        yield InfoMetricFamily("petri", "The program", {"version": __version__})
        counted: tuple[tuple[str, str, float], ...] = (
            ("petri_taps", "Taps and other inputs from phones", activity.taps),
            ("petri_commands", "Commands, undos and redos that tables answered", activity.commands),
            ("petri_rejections", "Those that were answered with a no", activity.rejections),
            ("petri_sessions", "Sessions that phones began", activity.sessions),
            ("petri_reconnects", "Sessions of phones that had one before", activity.reconnects),
            ("petri_turned_away", "Connections that were refused or cut off", activity.turned_away),
        )
        for name, said, value in counted:
            yield CounterMetricFamily(name, said, value)
        failures = CounterMetricFamily("petri_store_errors", "Requests that failed", labels=["code"])
        for code, count in tables.failures.items():
            failures.add_metric([code], count)
        yield failures
        phones = GaugeMetricFamily("petri_phones", "Connected phones by what they are", labels=["role"])
        by_role: Any = self._phones.by_role()
        for role in ROLES:
            phones.add_metric([role], by_role[role])
        yield phones
        measured: list[tuple[str, str, float | None]] = [
            ("petri_tables", "Tables in this process's memory", tables.open),
            ("petri_games", "Games in the store", tables.stored),
            ("petri_games_unfinished", "Games in the store that are not over", tables.unfinished),
            ("petri_games_unfinished_limit", "How many may be unfinished", tables.most_unfinished),
            ("petri_store_reachable", "Whether the store answers", tables.reachable),
            ("petri_moving", "Whether phones are being told to move", self._phones.moving),
        ]
        if (use := tables.database) is not None:
            measured += [
                ("petri_database_bytes", "Size of the database on its disk", use.size),
                ("petri_database_connections", "Open connections of this process's pool", use.connections),
                ("petri_database_connections_busy", "Those that run a statement", use.busy),
                ("petri_database_connections_limit", "The most that the pool opens", use.most),
                ("petri_database_waiting", "Statements that wait for a connection", use.waiting),
            ]
        for name, said, value in measured:
            if value is not None:
                yield GaugeMetricFamily(name, said, value)
        yield HistogramMetricFamily(
            "petri_append_seconds",
            "How long entries took to be stored",
            buckets=self._buckets(),
            sum_value=activity.append_seconds,
        )

    def _buckets(self) -> list[tuple[str, float]]:
        """Return the histogram of storing times as Prometheus' cumulative buckets."""
        counts, seen = tuple(self._activity.appends), 0
        buckets: list[tuple[str, float]] = []
        for bound, count in zip((*BOUNDS, float("inf")), counts, strict=True):
            seen += count
            buckets.append(("+Inf" if bound == float("inf") else str(bound), seen))
        return buckets
