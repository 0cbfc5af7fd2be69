"""Power cuts on a model of a disk, which decides what a program may find in its files; see `disk_model`."""

import random
import shutil
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Final

from companion.device.game_service import GameService
from companion.store.folder import open_folder
from tests.torture.actor import Actor
from tests.torture.disk_model import Disk, Left, lay_out
from tests.torture.file_calls import Call, observed
from tests.torture.ledger import Ledger, Message, check
from tests.torture.tally import Tally, Until

OPERATIONS: Final = 25
"""Number of operations on one disk."""

LIKELY: Final = 0.15
"""Probability of a power cut at each moment; the program plays on, and the remains are checked later."""


class Cuts:
    """An observer that sometimes cuts the power on a copy of the disk while calls change the disk.

    Args:
        disk: The disk.
        chance: Chooses when the power is cut, and what remains.
        where: The trial.
        tally: Counts the faults.
        until: The time of the last cut.
    """

    def __init__(self, disk: Disk, chance: random.Random, where: str, tally: Tally, until: Until) -> None:
        self.disk = disk
        self.chance = chance
        self.ledger = Ledger()
        self._where = where
        self._tally = tally
        self._until = until
        self._number = 0
        self._left: list[tuple[str, Left, Ledger]] = []

    def hear(self, message: Message) -> None:
        """Record what the program acknowledges."""
        self.ledger.hear(message)

    def before(self, call: Call) -> None:
        """Cut the power before a call, perhaps."""
        self._perhaps()

    def after(self, call: Call) -> None:
        """Apply the call, and cut the power after it, perhaps."""
        self.disk.after(call)
        self._perhaps()

    def _perhaps(self) -> None:
        self._number += 1
        if self.chance.random() < LIKELY and not self._until.over:
            where = f"{self._where} (moment {self._number})"
            self._left.append((where, self.disk.cut(self.chance), self.ledger.copy()))

    def check_all(self, folder: Path) -> None:
        """Write the remains of each cut to a new folder, and check it."""
        for where, left, ledger in self._left:
            if self._until.over and self._tally.tried:
                break
            lay_out(left, folder)
            self._tally.tried += 1
            check(folder, ledger, where, self._tally)
            shutil.rmtree(folder)


def run(seed: int, until: Until, only: str | None = None) -> Tally:
    """Play on one disk after another; a trial is a disk."""
    tally = Tally("power")
    number = int(only or 0)
    while not until.over:
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as folder:
            disk(Path(folder), f"{seed}/power/{number}", str(number), until, tally)
        number += 1
        if only is not None:
            break
    return tally


def disk(folder: Path, seed: str, where: str, until: Until, tally: Tally) -> None:
    """Play on one disk, cut its power many times, and check the remains of each cut."""
    chance = random.Random(seed)
    root = folder / "disk"
    root.mkdir()
    with closing(GameService(open_folder(root))) as service:
        cuts = Cuts(Disk(root), chance, where, tally, until)
        actor = Actor(service, random.Random(f"{seed}/actor"), cuts.hear)
        with observed(cuts):
            for _ in range(OPERATIONS):
                actor.act()
    cuts.check_all(folder / "left")
