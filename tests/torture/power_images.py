"""Power cuts on a real file system: an ext4 image whose file is copied while a process writes to it.

The copy has the data that reached the loop device, without the data that the system still buffers, as after a
power cut. The process is stopped during the copy, and the copy is repeated if the image changed meanwhile.
Mounting the copy replays ext4's journal; then everything acknowledged before the stop must be there.

Needs Linux, root, loop devices and mkfs.ext4; elsewhere the table says what is missing. Tools that cut at
every single write of the device (dm-log-writes, dm-flakey) are not used: few systems have them, and
`power_cuts` tests more than they can.
"""

import os
import random
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.torture.ledger import Ledger, check
from tests.torture.processes import hear_now, start
from tests.torture.random_kills import play_for_ever
from tests.torture.tally import Tally, Until

MEGABYTES: Final = 16
CUTS: Final = 40
"""Number of copies made of each disk."""

WAYS: Final = ("data=ordered", "data=writeback", "data=writeback,noauto_da_alloc", "data=journal", "commit=1")
"""Mount options, one set per disk in turn."""


class NotPossible(Exception):
    """This system lacks something needed; the message says what."""


def call(*command: str) -> None:
    """Run a tool.

    Raises:
        NotPossible: The tool is missing, or it failed.
    """
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    except FileNotFoundError as error:
        raise NotPossible(f"there is no {command[0]}") from error
    if done.returncode:
        raise NotPossible(f"{' '.join(command[:2])}: {done.stderr.strip()[:100]}")


@contextmanager
def mounted(image: Path, at: Path, options: str) -> Generator[None]:
    """Mount an image while the context lasts.

    Raises:
        NotPossible: It cannot be mounted.
    """
    at.mkdir(exist_ok=True)
    call("mount", "-o", f"loop,{options}", str(image), str(at))
    try:
        yield
    finally:
        for _ in range(20):
            if subprocess.run(("umount", str(at)), capture_output=True, check=False).returncode == 0:
                break
            time.sleep(0.1)
        else:
            call("umount", "-l", str(at))


def why_not() -> str:
    """Return why this system cannot do it, or an empty string."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        return "needs root, to mount images"
    try:
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as folder:
            image = new_image(Path(folder))
            with mounted(image, Path(folder) / "disk", WAYS[0]):
                return ""
    except NotPossible as error:
        return str(error)


def new_image(folder: Path) -> Path:
    """Create an image with an empty file system, and return its path."""
    image = folder / "image"
    with image.open("wb") as file:
        file.truncate(MEGABYTES * 1024 * 1024)
    call("mkfs.ext4", "-q", "-F", "-E", "lazy_itable_init=0,lazy_journal_init=0", str(image))
    return image


def run(seed: int, until: Until, only: str | None = None) -> Tally:
    """Test one disk after another, each with many cuts; a trial is a disk."""
    tally = Tally("images")
    if reason := why_not():
        tally.note = f"not possible here: {reason}"
        return tally
    number = int(only or 0)
    while not until.over:
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as folder:
            way = WAYS[number % len(WAYS)]
            disk(Path(folder), way, seed, number, until, tally)
        number += 1
        if only is not None:
            break
    return tally


def disk(folder: Path, way: str, seed: int, number: int, until: Until, tally: Tally) -> None:
    """Let a process play on a disk, and copy the disk many times meanwhile."""
    chance = random.Random(f"{seed}/images/{number}")
    image = new_image(folder)
    with mounted(image, folder / "disk", way):
        data = folder / "disk" / "petri"
        process, said = start(play_for_ever, data, f"{seed}/images/{number}", list[str]())
        ledger = Ledger()
        try:
            for cut in range(CUTS):
                if until.over:
                    break
                time.sleep(chance.uniform(0.001, 0.15))
                stop(process.pid or 0)
                hear_now(ledger, said)
                copied = copy(image, folder / "copy")
                os.kill(process.pid or 0, signal.SIGCONT)
                where = f"{number} (cut {cut}, {way})"
                if not process.is_alive():
                    tally.find("crashed", where, f"the process ended by itself: {process.exitcode}")
                    break
                if copied:
                    tally.tried += 1
                    look(folder, ledger.copy(), where, tally)
        finally:
            process.kill()
            process.join()


def stop(pid: int) -> None:
    """Stop a process, and wait until it is stopped or has ended."""
    os.kill(pid, signal.SIGSTOP)
    status = Path(f"/proc/{pid}/stat")
    while status.read_text().rpartition(")")[2].split()[0] not in "TtZX":
        time.sleep(0.0005)


def look(folder: Path, ledger: Ledger, where: str, tally: Tally) -> None:
    """Mount the copy, and compare it with the acknowledged operations."""
    with mounted(folder / "copy", folder / "after", "errors=continue"):
        if not ledger.games and ledger.pending is None and not (folder / "after" / "petri").exists():
            return  # the data folder had not been made yet
        check(folder / "after" / "petri", ledger, where, tally)


def copy(image: Path, to: Path, tries: int = 5) -> bool:
    """Copy the image as it is at one moment; return False if the system kept writing to it."""
    for _ in range(tries):
        shutil.copyfile(image, to)
        if same(image, to):
            return True
    return False


def same(one: Path, other: Path) -> bool:
    """Return whether two files have the same bytes."""
    pair: Sequence[bytes] = (one.read_bytes(), other.read_bytes())
    return pair[0] == pair[1]
