"""CPU time and memory for saving a device's games to one file and restoring them on an empty device."""

import json
import subprocess
import sys
import tempfile
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

from companion.store.game_file import file_of_lines
from companion.store.repository import file_of
from tests.bench.figures import Figure
from tests.long_games import with_entries
from tests.pack.inside import run_inside

GAMES = 1_000
IN_A_BROWSER = 300
ENTRIES = 400
SECONDS = 60.0
MEGABYTES = 50.0

ON_A_COMPUTER = """
import json, sys, time
from pathlib import Path
from companion.device.backup import restored, saved
from companion.device.verification import verify
from companion.store.folder import open_folder

def peak():
    # The kernel's own: that of getrusage begins with the parent's.
    (line,) = [each for each in open("/proc/self/status") if each.startswith("VmHWM")]
    return int(line.split()[1]) / 1024

def read(file):
    with file.open("rb") as source:
        while chunk := source.read(65536):
            yield chunk

folder, target, file, games, step = (*map(Path, sys.argv[1:4]), int(sys.argv[4]), sys.argv[5])
with open_folder(folder if step == "save" else target) as library:
    library.games()
    library.verify = verify
    if step == "read":
        from companion.device.games import GAMES
        GAMES["chromosome"]()
    before, begun = peak(), time.process_time()
    if step == "save":
        with file.open("wb") as out:
            out.writelines(saved(library))
    else:
        for tally in restored(library.preferences, library.merge, read(file)):
            pass
        assert tally.merged["added"] == games and not tally.problems, tally
    print(json.dumps([time.process_time() - begun, peak() - before]))
"""

INSIDE = """
import json
from js import process
from companion.device.backup import restored, saved
from companion.device.game_service import GameService
from companion.store.file_pair import FilePairBlobStore
from companion.store.library import Library

class Memory:
    def __init__(self): self.data = bytearray()
    def size(self): return len(self.data)
    def read(self, at, length): return bytes(self.data[at:at + length])
    def write(self, at, data): self.data[at:at + len(data)] = data
    def truncate(self, size): self.data[size:] = bytes(max(0, size - len(self.data)))
    def flush(self): pass
    def close(self): pass

def seconds():
    return process.cpuUsage().user / 1e6

content = open(arguments[0], "rb").read()
home = GameService(Library(FilePairBlobStore(Memory(), Memory())))
begun = seconds()
for tally in restored(home.library.preferences, home.merge, [content]):
    pass
read = seconds() - begun
assert tally.merged["added"] == int(arguments[1]) and not tally.problems, tally
begun = seconds()
assert b"".join(saved(home.library)) == content
print(json.dumps([read, seconds() - begun]))
code = 0
"""


def run() -> list[Figure]:
    """Save many long games and restore them, on a disk and over a browser's files in Pyodide."""
    with tempfile.TemporaryDirectory(prefix="petri-bench-") as name:
        folder = Path(name)
        return [*_on_a_computer(folder), *_in_a_browser(folder)]


def stored(folder: Path, count: int) -> None:
    """Write this many games of `ENTRIES` entries into a data folder."""
    service, game_id = with_entries(ENTRIES)
    document = service.library.read(game_id)
    folder.mkdir()
    for number in range(count):
        header = document.header.model_copy(
            update={
                "id": f"2026-11-21-{number:06x}",
                "created": document.header.created + timedelta(minutes=number),
            }
        )
        (folder / file_of(header.id)).write_bytes(file_of_lines(replace(document, header=header))[0])


def _on_a_computer(folder: Path) -> list[Figure]:
    stored(folder / "here", GAMES)
    figures: list[Figure] = []
    for step, name in (("save", "saved in one file"), ("read", "read back from it")):
        where = (folder / "here", folder / "there", folder / "one", str(GAMES), step)
        done = subprocess.run(
            (sys.executable, "-c", ON_A_COMPUTER, *where), check=True, capture_output=True, text=True
        )
        taken, grown = json.loads(done.stdout)
        what = f"{GAMES:,} games of {ENTRIES} entries {name}"
        figures.append(_figure(what, taken, "s", SECONDS))
        figures.append(_figure(f"{what}: memory", grown, "MB", MEGABYTES))
    return figures


def _in_a_browser(folder: Path) -> list[Figure]:
    from companion.device.backup import saved
    from companion.store.folder import open_folder

    stored(folder / "phone", IN_A_BROWSER)
    with open_folder(folder / "phone") as library:
        content = b"".join(saved(library))
    with tempfile.NamedTemporaryFile(dir=Path.cwd(), prefix=".bench-") as file:
        file.write(content)
        file.flush()
        done = run_inside(INSIDE, f"/project/{Path(file.name).name}", str(IN_A_BROWSER))
    assert done.returncode == 0, done.stderr[-2000:]
    read, saving = json.loads(done.stdout.strip().splitlines()[-1])
    what = f"{IN_A_BROWSER} games of {ENTRIES} entries in the browser's Python"
    return [
        _figure(f"{what}, read back", read, "s", SECONDS),
        _figure(f"{what}, saved", saving, "s", SECONDS),
    ]


def _figure(name: str, value: float, unit: str, most: float) -> Figure:
    return Figure(name, value, unit, f"at most {most:.0f} {unit}", value <= most)
