"""Checksums of rows and headers, each counting in the one before it: a missing or moved row shows, too."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

CHECK: Final = "check"
"""The field of a row, and of the header, that its checksum stands in: eight hexadecimal digits."""


_canonical: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def chained(fields: Mapping[str, Any], before: int) -> int:
    """Return the checksum of a JSON object without its own checksum, whatever the order of its fields.

    Args:
        fields: A row or a header.
        before: The checksum of the row before it; 0 before the first. A header comes after the last row.
    """
    counted = {key: value for key, value in fields.items() if key != CHECK}
    return zlib.crc32(_canonical(counted).encode("ascii"), before)


def written(check: int) -> str:
    """Format a checksum as it stands in a file."""
    return f"{check:08x}"


def signed(fields: Mapping[str, Any], check: int) -> dict[str, Any]:
    """Return the row or header with its checksum."""
    return {**fields, CHECK: written(check)}
