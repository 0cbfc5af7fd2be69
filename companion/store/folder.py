"""The data folder of this computer's user and the library in it, for one process at a time."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from companion.store.blob_store import DiskBlobStore
from companion.store.errors import DataFolderBusy, FolderUnusable, StorageError, printable
from companion.store.library import Library
from companion.store.private import PRIVATE_FILE, PRIVATE_FOLDER

APP: Final = "petri"
LOCK: Final = ".petri-lock"
QUIET: Final = 20.0
"""Seconds without a tap until the catalogue is updated."""
NO_LOCKS: Final = frozenset({errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP})
"""Errors of file systems without locks, such as some network shares."""


def default_folder() -> Path:
    """Return the platform's folder for its user's app data."""
    return user_data_path(APP, appauthor=False)


def open_folder(folder: Path | None = None) -> Library:
    """Open the library in `folder` (None: the default one), exclusively for this process until it is closed.

    Raises:
        DataFolderBusy: Another process works with this folder.
        FolderUnusable: It cannot be made or written to.
    """
    place = _place(folder)
    release = hold(place)
    try:
        return Library(DiskBlobStore(place), on_close=release, quiet_seconds=QUIET)
    except BaseException as error:
        release()
        if isinstance(error, StorageError):
            raise _unusable(place) from error
        raise


def open_to_read(folder: Path | None = None) -> Library:
    """Open the library in `folder` for listing and exporting; a read-only folder is not changed.

    Raises:
        DataFolderBusy: Another process works with this folder.
        FolderUnusable: It does not exist, or cannot be read.
    """
    try:
        return open_folder(folder)
    except FolderUnusable:
        place = _place(folder)
        try:
            with os.scandir(place):
                return Library(DiskBlobStore(place, read_only=True), read_only=True)
        except OSError:
            pass
        raise


def hold(folder: Path) -> Callable[[], None]:
    """Lock the folder for this process; return a function that unlocks it.

    The end of the process unlocks it too.

    Raises:
        DataFolderBusy: Another process has locked it.
        FolderUnusable: It cannot be created or written to, or its file system has no locks.
    """
    try:
        folder.mkdir(PRIVATE_FOLDER, parents=True, exist_ok=True)
        # One lock object for all threads, since another thread may release the folder.
        lock = FileLock(folder / LOCK, mode=PRIVATE_FILE, blocking=False, thread_local=False)
        lock.acquire()
    except Timeout as error:
        raise DataFolderBusy("store-busy", folder=printable(str(folder))) from error
    except (OSError, NotImplementedError) as error:
        lockless = isinstance(error, NotImplementedError) or error.errno in NO_LOCKS
        raise _unusable(folder, "store-no-locks" if lockless else "store-folder") from error
    return lock.release


def _place(folder: Path | None) -> Path:
    try:
        return (folder or default_folder()).expanduser().absolute()
    except (OSError, RuntimeError) as error:  # There is no such user, or the working directory is gone.
        raise _unusable(folder or Path("~")) from error


def _unusable(folder: Path, code: str = "store-folder") -> FolderUnusable:
    return FolderUnusable(code, folder=printable(str(folder)))
