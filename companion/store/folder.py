"""The data folder of this computer's user, and the library in it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from companion.store.errors import FolderUnusable, StorageError, shown
from companion.store.library import Library
from companion.store.lock import hold
from companion.store.medium import DiskMedium

APP: Final = "petri"


def default_folder() -> Path:
    """Where this platform keeps the data of its user's apps."""
    return user_data_path(APP, appauthor=False)


def open_folder(folder: Path | None = None) -> Library:
    """The library in `folder` (the default one when None), for this process alone until it is closed.

    Raises:
        DataFolderBusy: Another process works with this folder.
        FolderUnusable: It cannot be made or written to.
    """
    place = (folder or default_folder()).expanduser().absolute()
    release = hold(place)
    try:
        return Library(DiskMedium(place), on_close=release)
    except StorageError as error:
        release()
        raise FolderUnusable("store-folder", folder=shown(str(place))) from error
    except BaseException:
        release()
        raise
