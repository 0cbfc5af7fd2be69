"""How files of older versions of this app become files of this one.

A migration is a pure function over the whole parsed file: it is given the tables as version *n* wrote them
and returns them as version *n + 1* would have. To change the schema, raise `CURRENT_SCHEMA` and add the step
here.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Final, TypeAlias

from companion.store.durable import Tables

Migration: TypeAlias = Callable[[Tables], Tables]

CURRENT_SCHEMA: Final = 2
"""The version of the files that this app writes."""

CHECKSUMS_SINCE: Final = 2
"""The first version whose rows and header carry checksums."""

SAME_SHAPE_SINCE: Final = 1
"""The first version whose files are read like the present one's, but for checksums."""


def _same(tables: Tables) -> Tables:
    """Version 2 brought checksums, which are put on whenever a file is written."""
    return tables


MIGRATIONS: Final[dict[int, Migration]] = {1: _same}
"""The step away from each older version."""


def can_migrate(schema: int) -> bool:
    """Whether every step from that version to the current one is known."""
    return all(step in MIGRATIONS for step in range(schema, CURRENT_SCHEMA))


def migrate(tables: Tables, schema: int) -> Tables:
    """The tables of a file of version `schema` (`can_migrate`) as the current version writes them.

    What is given stays as it is. The steps need not touch the version number in the header.
    """
    migrated = copy.deepcopy(tables)
    for step in range(schema, CURRENT_SCHEMA):
        migrated = MIGRATIONS[step](migrated)
    return migrated
