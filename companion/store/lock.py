"""A data folder belongs to one process at a time."""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from companion.store.errors import DataFolderBusy, FolderUnusable, printable
from companion.store.private import PRIVATE_FILE, PRIVATE_FOLDER

LOCK: Final = ".petri-lock"

NO_LOCKS: Final = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})
"""Errors of file systems without locks, as some shared over a network."""


def hold(folder: Path) -> Callable[[], None]:
    """Lock the folder for this process, and return the function that unlocks it; so does the process's end.

    Raises:
        DataFolderBusy: Somebody else has it.
        FolderUnusable: It cannot be made or written to, or its file system knows no locks.
    """
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        # One object serves all threads: the folder may be given back by another thread than took it.
        lock = FileLock(folder / LOCK, mode=PRIVATE_FILE, blocking=False, thread_local=False)
        lock.acquire()
    except Timeout as error:
        raise DataFolderBusy("store-busy", folder=printable(str(folder))) from error
    except (OSError, NotImplementedError) as error:
        lockless = isinstance(error, NotImplementedError) or error.errno in NO_LOCKS
        raise FolderUnusable(
            "store-no-locks" if lockless else "store-folder", folder=printable(str(folder))
        ) from error
    return lock.release
