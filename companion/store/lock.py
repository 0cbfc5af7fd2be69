"""A data folder belongs to one process at a time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from companion.store.errors import DataFolderBusy, FolderUnusable, shown

LOCK: Final = ".petri-lock"


def hold(folder: Path) -> Callable[[], None]:
    """Takes the folder for this process, and returns what gives it back; so does the end of the process.

    Raises:
        DataFolderBusy: Somebody else has it.
        FolderUnusable: It cannot be made or written to.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        # One object serves all threads: the folder may be given back by another thread than took it.
        lock = FileLock(folder / LOCK, blocking=False, thread_local=False)
        lock.acquire()
    except Timeout as error:
        raise DataFolderBusy("store-busy", folder=shown(str(folder))) from error
    except (OSError, NotImplementedError) as error:
        raise FolderUnusable("store-folder", folder=shown(str(folder))) from error
    return lock.release
