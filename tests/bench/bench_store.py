"""Time to store a row durably, to open a long game and to list many games, against plain TinyDB.

In Pyodide, under Node, starts and taps alternate with those of an earlier revision.
"""

import io
import json
import pathlib
import subprocess
import tarfile
import tempfile
import time
from collections.abc import Callable
from typing import Any, cast

from tinydb import TinyDB

from companion.store.document import tables_of
from companion.store.folder import open_folder
from companion.store.game_file import file_of_lines
from companion.store.repository import file_of
from tests.bench.figures import Figure, median, percentile
from tests.pack.inside import ROOT, run_inside

SHORT = 10
LONG = 10_000
APPENDS = 60
PLAIN = 1_000
"""Number of rows in plain TinyDB's game; more would take minutes."""
GAMES = 1_000
OPENINGS = 5
BROWSERS = 3
BEFORE = "4e49e9f"
"""The revision that stored a game as one JSON text, and used a log format of its own in browsers."""

BROWSER = """
import json, sys, time
if arguments[0]:
    sys.path.insert(0, arguments[0])
from importlib import import_module
from statistics import median

class Memory:
    def __init__(self): self.data = bytearray()
    def size(self): return len(self.data)
    def read(self, at, length): return bytes(self.data[at:at + length])
    def write(self, at, data): self.data[at:at + len(data)] = data
    def truncate(self, size): self.data[size:] = bytes(max(0, size - len(self.data)))
    def flush(self): pass
    def close(self): pass

begun = time.perf_counter()
from companion.store.library import Library
module = import_module(f"companion.store.{arguments[1]}")
kind = getattr(module, "LogBlobStore" if arguments[1] == "log" else "FilePairBlobStore")
files = Memory(), Memory()
library = Library(kind(*files))
library.games()
started = time.perf_counter() - begun
game = library.create("chromosome")
def row(seq):
    label = {"key": "fate-spent", "params": {"count": seq}}
    return {"at": "2026-11-21T20:14:05Z", "by": 1, "label": label, "events": []}
game.append_many(row(seq) for seq in range(int(arguments[3])))
taken = []
for seq in range(int(arguments[2])):
    begun = time.perf_counter()
    game.append(row(seq))
    taken.append(time.perf_counter() - begun)
print(json.dumps([started, median(taken)]))
code = 0
"""


def run() -> list[Figure]:
    """Measure appends to a short game, a long one and plain TinyDB by turns; then openings and listings."""
    with tempfile.TemporaryDirectory(prefix="petri-bench-") as name:
        folder = pathlib.Path(name)
        return [
            *_appended(folder / "taps"),
            _opened(folder / "taps"),
            _listed(folder / "many"),
            _first_moves(folder / "new"),
            *_in_a_browser(),
        ]


def _appended(folder: pathlib.Path) -> list[Figure]:
    with open_folder(folder) as library:
        short, middle, long = (library.create("chromosome", title="Piątek") for _ in range(3))
        for game, rows in ((short, SHORT), (middle, PLAIN), (long, LONG)):
            game.append_many(row(seq) for seq in range(1, rows + 1))
        copy = folder / "plain.json"
        copy.write_text(json.dumps(tables_of(middle.document())), encoding="utf-8")
        database = TinyDB(copy)
        plain = cast("Any", database).table("journal")
        shorts: list[float] = []
        longs: list[float] = []
        theirs: list[float] = []
        for number in range(1, APPENDS + 1):
            ours = [(shorts, short, SHORT), (longs, long, LONG)]
            for taken, game, rows in ours if number % 2 else ours[::-1]:  # the first finds the disk busy
                taken.append(seconds(lambda game=game, seq=rows + number: game.append(row(seq))))
            theirs.append(seconds(lambda n=number: plain.insert(row(PLAIN + n))))
        database.close()
    growth = median(longs) / median(shorts)
    return [
        Figure(
            f"one row appended durably to a game of {LONG:,}, median",
            median(longs) * 1e3,
            "ms",
            "at most 1.2 x",
            growth <= 1.2,
            growth,
            f"a game of {SHORT} ({median(shorts) * 1e3:.2f} ms)",
        ),
        beside(f"the same, beside a game of {PLAIN:,} in TinyDB", median(longs), median(theirs), goal=1.5),
        beside("the same, 95th percentile", percentile(longs, 0.95), percentile(theirs, 0.95), goal=1.5),
    ]


def _opened(folder: pathlib.Path) -> Figure:
    """Time the opening of the long game, beside parsing the game as one JSON text."""
    taken: list[float] = []
    texts: list[float] = []
    for _ in range(OPENINGS):
        with open_folder(folder) as library:
            game_id = max(library.games(), key=lambda game: game.rows).id
            taken.append(seconds(lambda id=game_id, library=library: library.read(id)))
            text = json.dumps(tables_of(library.read(game_id)))
            texts.append(seconds(lambda text=text: json.loads(text)))
    ratio = median(taken) / median(texts)
    name = f"a game of {LONG:,} rows read and checked"
    yardstick = f"json.loads of its text ({median(texts) * 1e3:.0f} ms)"
    return Figure(name, median(taken) * 1e3, "ms", "at most 3 x", ratio <= 3, ratio, yardstick)


def _listed(folder: pathlib.Path) -> Figure:
    """Time the listing of many games from the stored catalogue, beside parsing that file as JSON."""
    with open_folder(folder) as library:
        game = library.create("chromosome", title="Piątek", players=("Ola", "Jan", "Ewa", "Łucja"))
        game.append(row(1))
        document = game.document()
    for number in range(GAMES):
        header = document.header.model_copy(update={"id": f"2026-11-21-{number:06x}"})
        one = type(document)(header, document.rows)
        (folder / file_of(header.id)).write_bytes(file_of_lines(one)[0])
    with open_folder(folder) as library:
        library.games()
    taken: list[float] = []
    for _ in range(OPENINGS):
        with open_folder(folder) as library:
            taken.append(seconds(library.games))
    text = (folder / "catalogue.json").read_text(encoding="utf-8")
    yardstick = median([seconds(lambda: json.loads(text)) for _ in range(OPENINGS)])
    ratio = median(taken) / yardstick
    shown = f"json.loads of the catalogue ({yardstick * 1e3:.1f} ms)"
    return Figure(
        f"{GAMES:,} games listed at a start", median(taken) * 1e3, "ms", "no goal", True, ratio, shown
    )


def _first_moves(folder: pathlib.Path) -> Figure:
    """Time the first row of many new games: the last hundred beside the first hundred."""
    taken: list[float] = []
    with open_folder(folder) as library:
        for _ in range(GAMES):
            taken.append(seconds(lambda: library.create("chromosome", title="Piątek").append(row(1))))
    first, last = median(taken[:100]), median(taken[-100:])
    ratio = last / first
    name = f"first row of a new game beside {GAMES:,} others"
    yardstick = f"beside none ({first * 1e3:.2f} ms)"
    return Figure(name, last * 1e3, "ms", "at most 1.2 x", ratio <= 1.2, ratio, yardstick)


def _in_a_browser() -> list[Figure]:
    """Time a start and a tap over a browser's two files, beside those of the earlier revision."""
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".bench-") as name:
        archive = subprocess.run(
            ("git", "archive", BEFORE, "companion"), check=False, cwd=ROOT, capture_output=True
        )
        if archive.returncode:
            return []  # a copy without its history
        with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
            files.extractall(name, filter="data")
        taken: dict[str, list[list[float]]] = {"log": [], "file_pair": []}
        for _ in range(BROWSERS):
            for module, times in taken.items():
                place = "" if module == "file_pair" else f"/project/{pathlib.Path(name).name}"
                done = run_inside(BROWSER, place, module, str(APPENDS), str(PLAIN))
                assert done.returncode == 0, done.stderr[-2000:]
                times.append(json.loads(done.stdout.strip().splitlines()[-1]))
    names = ("first start over a browser's files", f"a tap there in a game of {PLAIN:,}")
    figures: list[Figure] = []
    for number, figure in enumerate(names):
        ours, theirs = (median([times[number] for times in taken[key]]) for key in ("file_pair", "log"))
        ratio = ours / theirs
        yardstick = f"{BEFORE} ({theirs * 1e3:.2f} ms)"
        figures.append(Figure(figure, ours * 1e3, "ms", "at most 1.05 x", ratio <= 1.05, ratio, yardstick))
    return figures


def beside(name: str, ours: float, theirs: float, *, goal: float) -> Figure:
    """Compare one time with that of plain TinyDB."""
    ratio = ours / theirs
    yardstick = f"plain TinyDB ({theirs * 1e3:.2f} ms)"
    return Figure(name, ours * 1e3, "ms", f"at most {goal} x", ratio <= goal, ratio, yardstick)


def seconds(action: Callable[[], object]) -> float:
    """Time a call, in seconds."""
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
