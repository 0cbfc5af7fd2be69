"""The store given on the command line: a folder, or a database by its address."""

from pathlib import Path
from typing import TYPE_CHECKING

from companion.store.errors import DatabaseUnusable
from companion.store.folder import open_folder, open_to_read

if TYPE_CHECKING:
    from companion.store.library import Library
    from companion.store.postgres.library import PostgresLibrary


def open_library(
    data: Path | None = None, store: str | None = None, *, to_read: bool = False
) -> "Library | PostgresLibrary":
    """Open the library in the given database, or else in a folder.

    Args:
        data: The folder; None for the default one.
        store: The address of a database.
        to_read: Whether games are only listed and exported, for which a read-only folder is enough.

    Raises:
        DatabaseUnusable: There is no such database, or the driver for it is not installed.
        StoreError: The folder cannot be used.
    """
    if store is None:
        return open_to_read(data) if to_read else open_folder(data)
    check_driver()
    from companion.store.postgres.library import PostgresLibrary

    return PostgresLibrary(store)


def check_driver() -> None:
    """Check that the database driver is installed.

    Raises:
        DatabaseUnusable: Petri was installed without the extra `club`.
    """
    try:
        import psycopg
        import psycopg_pool
    except ImportError:
        raise DatabaseUnusable("store-database-driver") from None
    del psycopg, psycopg_pool
