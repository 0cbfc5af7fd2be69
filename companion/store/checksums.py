"""Checksums of JSON objects, each counting on from the one before it: a missing or moved one shows, too.

Rows of a whole game as one text (`companion.store.document`) and of a database carry theirs as a field, over
the object whatever the order of its fields. A line of a file begins with its own, over the line without
`"check":"........",` and the line end.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from typing import Any, Final

from companion.store.codec import encode

CHECK: Final = "check"
"""The field of a checksum: eight hexadecimal digits."""
MARK: Final = b'{"check":"'
BODY_AT: Final = len(MARK) + 10
"""Offset of the checksummed body after its opening brace: behind checksum, quotation mark and comma."""

_canonical: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode


def chained(fields: Mapping[str, Any], before: int) -> int:
    """Return the checksum of an object without its own, after the one `before`; 0 before the first."""
    counted = {key: value for key, value in fields.items() if key != CHECK}
    return zlib.crc32(_canonical(counted).encode("ascii"), before)


def written(check: int) -> str:
    """Format a checksum as it stands in a file."""
    return f"{check:08x}"


def signed(fields: Mapping[str, Any], check: int) -> dict[str, Any]:
    """Return the object with its checksum."""
    return {**fields, CHECK: written(check)}


def line_of(body: Mapping[str, Any], before: int = 0) -> tuple[bytes, int]:
    """Return a line, and its checksum."""
    text = encode(body)
    check = zlib.crc32(text, before)
    return b'%s%08x",%s\n' % (MARK, check, text[1:]), check


def check_of(line: bytes, before: int = 0) -> int | None:
    """Return the checksum of a line; None where it differs from the line's own."""
    check = zlib.crc32(line[BODY_AT:-1], zlib.crc32(b"{", before))
    return check if line.startswith(b'%s%08x",' % (MARK, check)) else None
