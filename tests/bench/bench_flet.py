"""The gain of each shortcut inside Flet: a phone's work without that shortcut, beside its work with all."""

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Final

from tests.bench.figures import Figure, median

ROUNDS: Final = 3
EARNED: Final = 1.10
"""The smallest ratio at which a shortcut is kept."""

MADE_FOR: Final = {
    "configuring": ("opening", "a table and a player's numbers, opened", "ms"),
    "construction": ("told", "a change, told to a table of four phones", "ms"),
    "messages": ("opening", "a table and a player's numbers, opened", "ms"),
    "removal": ("leaving", "a table, left for the home page", "ms"),
    "validation": ("memory", "a phone's memory", "bytes"),
}
"""For each shortcut, the figure it was made to reduce, the figure's description, and its unit."""


def run() -> Iterator[Figure]:
    """Measure by turns, each variant in a process of its own."""
    taken: dict[str, list[dict[str, float]]] = {name: [] for name in ("", *MADE_FOR)}
    for turn in range(ROUNDS):
        for name in taken if turn % 2 else reversed(taken):
            taken[name].append(_work(name))
    for name, (figure, what, unit) in MADE_FOR.items():
        value = median([each[figure] for each in taken[name]])
        beside = median([each[figure] for each in taken[""]])
        ratio = value / beside
        yield Figure(
            f"{what}, without {name}",
            value,
            unit,
            f">= {EARNED} x",
            ratio >= EARNED,
            ratio,
            f"with it ({beside:.1f})",
        )


def _work(name: str) -> dict[str, float]:
    command = (sys.executable, "-m", "tests.bench.flet_work", name)
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found
