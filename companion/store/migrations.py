"""Migrations of files from older versions of this app.

A migration is a pure function over the whole parsed file: it is given the tables as version *n* wrote them
and returns them as version *n + 1* would have. To change the schema, raise `CURRENT_SCHEMA` and add the step
here.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias, cast

from companion.store import bounds
from companion.store.durable import Tables

Migration: TypeAlias = Callable[[Tables], Tables]

CURRENT_SCHEMA: Final = 2
"""The version of the files that this app writes."""

CHECKSUMS_SINCE: Final = 2
"""The first version whose rows and header carry checksums."""

SAME_SHAPE_SINCE: Final = 1
"""The first version whose files are read like the present one's, but for checksums and bounds."""


def fitted(header: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of a header of version 1, cut to the bounds that came with version 2.

    What is no header at all stays as it is.
    """
    fit = dict(header)
    for name, longest in (("title", bounds.LONGEST_TITLE), ("app", bounds.LONGEST_VERSION)):
        if isinstance(text := fit.get(name), str):
            fit[name] = bounds.one_line(text, longest)
    if isinstance(players := fit.get("players"), list):
        fit["players"] = [
            bounds.one_line(name, bounds.LONGEST_NAME) if isinstance(name, str) else name
            for name in cast("list[object]", players)[: bounds.MOST_PLAYERS]
        ]
    if isinstance(summary := fit.get("summary"), dict):
        fields = cast("dict[str, object]", summary).items()
        within = [(key, value) for key, value in fields if bounds.within(key) and bounds.within(value)]
        fit["summary"] = dict(within[: bounds.MOST_MEMBERS])
    if isinstance(created := fit.get("created"), str):
        with suppress(ValueError, TypeError):  # one without a zone cannot be compared
            moment = datetime.fromisoformat(created)
            fit["created"] = min(max(moment, bounds.EARLIEST), bounds.LATEST).astimezone(UTC).isoformat()
    return fit


def _same(tables: Tables) -> Tables:
    """Return the tables: version 2 brought checksums, added at every write, and bounds, see `fitted`."""
    return tables


MIGRATIONS: Final[dict[int, Migration]] = {1: _same}
"""The step away from each older version."""


def can_migrate(schema: int) -> bool:
    """Return whether every step from that version to the current one is known."""
    return all(step in MIGRATIONS for step in range(schema, CURRENT_SCHEMA))


def migrate(tables: Tables, schema: int) -> Tables:
    """Return the tables of a file of version `schema` (`can_migrate`) as the current version writes them.

    What is given stays as it is. The steps need not touch the version number in the header.
    """
    migrated = copy.deepcopy(tables)
    for step in range(schema, CURRENT_SCHEMA):
        migrated = MIGRATIONS[step](migrated)
    return migrated
