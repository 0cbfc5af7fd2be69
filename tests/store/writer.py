"""Processes that write to a data folder and are killed while they do.

They are forked from a server that has already imported everything, so that many can die in little time. If
the system cannot fork, they are started from scratch.
"""

import itertools
import multiprocessing
import os
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from companion.device.game_service import GameService
from companion.rules.chromosome.house_rules import Rename
from companion.store.errors import StoreError
from companion.store.folder import open_folder
from tests.rules.build import start as start_command
from tests.store.samples import row

Job = Callable[..., None]

START = "spawn" if sys.platform == "win32" else "forkserver"
CONTEXT: Any = multiprocessing.get_context(START)
if START == "forkserver":
    # Each child process imports the main module, which is pytest.
    CONTEXT.set_forkserver_preload(
        [
            "pytest",
            "companion.device.verification",
            "companion.device.open_game",
            "companion.store.folder",
            "tests.store.samples",
        ]
    )


def start(job: Job, *arguments: object) -> tuple[BaseProcess, Connection]:
    """Run `job(acknowledgements, *arguments)` in a separate process."""
    ours, theirs = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=job, args=(theirs, *arguments))
    process.start()
    theirs.close()
    return process, ours


def received(acknowledgements: Connection) -> list[Any]:
    """Return everything that the process sent before it ended."""
    said: list[Any] = []
    try:
        while True:
            said.append(acknowledgements.recv())
    except (EOFError, OSError):
        return said


def append_for_ever(acknowledgements: Connection, folder: Path, game_id: str) -> None:
    """Append rows without end, and acknowledge each by its number."""
    with open_folder(folder) as library:
        game = library.open(game_id)
        acknowledgements.send(len(game))
        while True:
            acknowledgements.send(game.append(row(len(game))))


def die_at_step(acknowledgements: Connection, folder: Path, game_id: str, step: int) -> None:
    """Append one row, but die just before or just after one of its steps on the disk."""
    with open_folder(folder) as library:
        game = library.open(game_id)
        _die_at(step)
        acknowledgements.send(game.append(row(len(game))))
    os._exit(0)


def fill_up(acknowledgements: Connection, folder: Path, game_id: str) -> None:
    """Append rows until the system refuses to lengthen the file; lift the limit and append one more."""
    import resource

    with open_folder(folder) as library:
        game = library.open(game_id)
        size = (folder / f"{game_id}.petri.jsonl").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + 2_000, resource.RLIM_INFINITY))
        try:
            while True:
                acknowledgements.send(game.append(row(len(game))))
        except StoreError as error:
            acknowledgements.send((error.code, len(game)))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        acknowledgements.send(game.append(row(len(game))))


def try_to_open(acknowledgements: Connection, folder: Path) -> None:
    """Send the result of opening the folder."""
    try:
        with open_folder(folder):
            acknowledgements.send("opened")
    except StoreError as error:
        acknowledgements.send((error.code, dict(error.params)))


def _die_at(step: int) -> None:
    """Make the process end at moment `step`, counting one before and one after each system call."""
    moments = itertools.count()

    def moment() -> None:
        if next(moments) == step:
            os._exit(9)

    def around(call: Callable[..., Any]) -> Callable[..., Any]:
        def watched(*arguments: Any, **options: Any) -> Any:
            moment()
            result = call(*arguments, **options)
            moment()
            return result

        return watched

    def half(descriptor: int, data: memoryview) -> int:
        """Write only half of the data, as a full disk might."""
        return write(descriptor, data[: (len(data) + 1) // 2])

    write = os.write
    os.write = half
    for name in ("open", "write", "fsync", "ftruncate", "unlink", "link", "replace", "rename", "mkdir"):
        setattr(os, name, around(getattr(os, name)))


def die_playing(acknowledgements: Connection, folder: Path, doing: str, game_id: str, step: int) -> None:
    """Begin, delete or play a game, but die just before or just after one of the steps on the disk."""
    with open_folder(folder) as library:
        service = GameService(library)
        open_game = service.open(game_id)
        _die_at(step)
        match doing:
            case "begin":
                service.begin("chromosome", start_command())
            case "delete":
                service.delete(game_id)
            case "submit":
                open_game.submit(Rename(seat=0, name="Aleksandra"))
            case "undo":
                open_game.undo()
            case _:
                raise AssertionError(doing)
    os._exit(0)
