"""Validation and normalisation of rows and header changes before storing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from companion.store.checksums import CHECK
from companion.store.document import as_stored
from companion.store.seam import HeaderChanges
from companion.store.stored_game import SEQ, Header, header_of


def changed(header: Header, changes: HeaderChanges) -> Header:
    """Return the header with these changes; the same object where they change nothing.

    Raises:
        Unstorable: A value cannot be stored.
    """
    given: dict[str, object] = dict(changes)
    if "players" in changes:
        given["players"] = tuple(changes["players"])
    if "summary" in changes:
        given["summary"] = as_stored(changes["summary"])
    if not given:
        return header
    other = header_of(**{**header.__dict__, **given})
    return header if other == header else other


def numbered(row: Mapping[str, object], seq: int) -> dict[str, Any]:
    """Return the row as it is stored, with its number.

    Raises:
        Unstorable: JSON cannot hold it.
        ValueError: It brings another number, or a checksum.
    """
    if row.get(SEQ, seq) != seq:
        raise ValueError(f"row {seq} says it is number {row[SEQ]!r}")
    if CHECK in row:
        raise ValueError(f"row {seq} brings a checksum of its own: {row[CHECK]!r}")
    return as_stored({SEQ: seq, **row})
