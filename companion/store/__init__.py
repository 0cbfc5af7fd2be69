"""Where journals live: one durable file a game.

A `Library` keeps the games of one `Medium`; `companion.store.folder.open_folder` opens the one on this
computer's disk. Whatever goes wrong is a `StoreError` or a `Problem`, whose code is a message key.
"""

from companion.store.document import Header, Row
from companion.store.errors import (
    DataFolderBusy,
    FolderUnusable,
    GameClosed,
    GameUnreadable,
    ImportRefused,
    NewerSchema,
    NoSuchGame,
    Params,
    Problem,
    StorageError,
    StorageFull,
    StoreError,
    Unstorable,
)
from companion.store.game_file import GameFile
from companion.store.library import Library
from companion.store.medium import DiskMedium, Medium, MemoryMedium
from companion.store.preferences import Preferences
from companion.store.summaries import GameSummary

__all__ = [
    "DataFolderBusy",
    "DiskMedium",
    "FolderUnusable",
    "GameClosed",
    "GameFile",
    "GameSummary",
    "GameUnreadable",
    "Header",
    "ImportRefused",
    "Library",
    "Medium",
    "MemoryMedium",
    "NewerSchema",
    "NoSuchGame",
    "Params",
    "Preferences",
    "Problem",
    "Row",
    "StorageError",
    "StorageFull",
    "StoreError",
    "Unstorable",
]
