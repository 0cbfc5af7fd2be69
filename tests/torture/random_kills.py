"""Processes that play, undo, delete, restore and import, and are killed at any moment."""

import random
import tempfile
import time
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Final, cast

from companion.device.game_service import GameService
from companion.store.folder import open_folder
from tests.torture.actor import Actor
from tests.torture.ledger import Ledger, check
from tests.torture.processes import hear_rest, start
from tests.torture.tally import Tally, Until

LIVES: Final = 40
"""Number of processes that die in one folder before another folder is begun."""


def play_for_ever(said: Connection, folder: Path, seed: str, deleted: list[str]) -> None:
    """Perform one random operation after another; runs in a separate process."""
    actor = Actor(GameService(open_folder(folder)), random.Random(seed), cast("Any", said.send))
    actor.deleted = list(deleted)
    while True:
        actor.act()


def run(seed: int, until: Until, only: str | None = None) -> Tally:
    """Kill one process after another; a trial is a folder with the processes killed in it."""
    tally = Tally("kills")
    number = int(only or 0)
    while not until.over:
        with tempfile.TemporaryDirectory(prefix="petri-torture-") as folder:
            lives(Path(folder), seed, number, until, tally)
        number += 1
        if only is not None:
            break
    return tally


def lives(folder: Path, seed: int, number: int, until: Until, tally: Tally) -> None:
    """Start and kill processes in one folder until a fault is found there."""
    chance = random.Random(f"{seed}/kills/{number}")
    ledger = Ledger()
    for life in range(LIVES):
        if until.over:
            return
        where = f"{number} (life {life})"
        process, said = start(play_for_ever, folder, f"{seed}/{number}/{life}", list(ledger.deleted))
        first = said.recv() if said.poll(60) else None
        if first is not None:
            ledger.hear(first)
            time.sleep(chance.choice((0.0, 0.002, 0.02, 0.1)) * chance.random() * 2)
        alive = process.is_alive()
        process.kill()
        process.join()
        hear_rest(ledger, said)
        tally.tried += 1
        if first is None or not alive:
            tally.find("crashed", where, f"the process ended by itself: {process.exitcode}")
            return
        found = check(folder, ledger, where, tally)
        if found is None:
            return
        ledger = found
