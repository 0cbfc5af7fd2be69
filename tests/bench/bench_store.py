"""What it costs to keep a row for good, beside plain TinyDB, which keeps it less well."""

from __future__ import annotations

import json
import pathlib
import tempfile
import time
from collections.abc import Callable
from typing import Any, cast

from tinydb import TinyDB

from companion.store.document import tables_of
from companion.store.folder import open_folder
from tests.bench.figures import Figure, median, percentile

ROWS = 1_000
APPENDS = 60


def run() -> list[Figure]:
    """Appends to a game of 1,000 rows and to plain TinyDB's copy of the same file, by turns."""
    with tempfile.TemporaryDirectory(prefix="petri-bench-") as name:
        folder = pathlib.Path(name)
        with open_folder(folder) as library:
            game = library.create("chromosome", title="Piątek", players=("Ola", "Jan", "Ewa", "Łucja"))
            game.append_many(row(seq) for seq in range(1, ROWS + 1))
            copy = folder / "plain.json"
            copy.write_text(json.dumps(tables_of(game.document())), encoding="utf-8")
            database = TinyDB(copy)
            plain = cast("Any", database).table("journal")
            ours: list[float] = []
            theirs: list[float] = []
            for seq in range(ROWS + 1, ROWS + APPENDS + 1):
                ours.append(seconds(lambda seq=seq: game.append(row(seq))))
                theirs.append(seconds(lambda seq=seq: plain.insert(row(seq))))
            database.close()
    return [
        figure("one row appended durably to a game of 1,000, median", median(ours), median(theirs), goal=1.5),
        figure("the same, 95th percentile", percentile(ours, 0.95), percentile(theirs, 0.95), goal=1.5),
    ]


def figure(name: str, ours: float, theirs: float, *, goal: float) -> Figure:
    """One time beside plain TinyDB's."""
    ratio = ours / theirs
    yardstick = f"plain TinyDB ({theirs * 1e3:.2f} ms)"
    return Figure(name, ours * 1e3, "ms", f"at most {goal} x", ratio <= goal, ratio, yardstick)


def seconds(action: Callable[[], object]) -> float:
    """How long it takes."""
    begun = time.perf_counter()
    action()
    return time.perf_counter() - begun


def row(seq: int) -> dict[str, object]:
    """A row as the table writes them: about 250 bytes."""
    return {
        "seq": seq,
        "at": "2026-11-21T20:14:05.123456+00:00",
        "by": "Łucja",
        "label": {"key": "fate-spent", "params": {"who": "Łucja", "count": 1}},
        "event": {
            "kind": "fate_spent",
            "seat": 2,
            "count": 1,
            "why": "re-roll",
            "die": {"faces": 4, "value": 3},
        },
        "command": f"c-{seq:06d}",
    }
