"""The report of a benchmark: a measured figure beside a yardstick measured in the same run."""

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One line of `make bench`: `value` in `unit`, its `ratio` to the yardstick, and the goal for either."""

    name: str
    value: float
    unit: str
    goal: str
    met: bool
    ratio: float | None = None
    yardstick: str = ""


def timings(action: Callable[[], object], *, runs: int, warm_up: int = 1) -> list[float]:
    """Return the seconds of each of `runs` calls, after `warm_up` calls that are not counted."""
    for _ in range(warm_up):
        action()
    taken: list[float] = []
    for _ in range(runs):
        begun = time.perf_counter()
        action()
        taken.append(time.perf_counter() - begun)
    return taken


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which `share` (0-1) of the values lie, by nearest rank."""
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def median(values: Sequence[float]) -> float:
    return statistics.median(values)
