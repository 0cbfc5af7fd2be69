"""The data folder of this computer's user, and the library in it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from companion.store.blob_store import DiskBlobStore, ReadOnlyDisk
from companion.store.errors import FolderUnusable, StorageError, printable
from companion.store.library import Library
from companion.store.lock import hold

APP: Final = "petri"
QUIET: Final = 20.0
"""Seconds without a tap after which the catalogue follows."""


def default_folder() -> Path:
    """Return the platform's folder for its user's app data."""
    return user_data_path(APP, appauthor=False)


def open_folder(folder: Path | None = None) -> Library:
    """Open the library in `folder` (the default one when None), exclusively for this process until closed.

    Raises:
        DataFolderBusy: Another process works with this folder.
        FolderUnusable: It cannot be made or written to.
    """
    place = _place(folder)
    release = hold(place)
    try:
        return Library(DiskBlobStore(place), on_close=release, quiet_seconds=QUIET)
    except StorageError as error:
        release()
        raise FolderUnusable("store-folder", folder=printable(str(place))) from error
    except BaseException:
        release()
        raise


def open_to_read(folder: Path | None = None) -> Library:
    """Open the library in `folder` for listing and exporting; a read-only one stays as it is.

    Raises:
        DataFolderBusy: Another process works with this folder.
        FolderUnusable: There is none, or it cannot be read.
    """
    try:
        return open_folder(folder)
    except FolderUnusable:
        place = _place(folder)
        try:
            with os.scandir(place):
                return Library(ReadOnlyDisk(place), read_only=True)
        except OSError:
            pass
        raise


def _place(folder: Path | None) -> Path:
    try:
        return (folder or default_folder()).expanduser().absolute()
    except (OSError, RuntimeError) as error:  # there is no such user, or no working directory any more
        raise FolderUnusable("store-folder", folder=printable(str(folder or "~"))) from error
