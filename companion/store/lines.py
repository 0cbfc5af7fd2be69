"""Lines of JSON that begin with a checksum: what files of games and the files of a browser consist of.

A checksum is the CRC-32 of its line without `"check":"........",` and the line end, counted on from `before`.
"""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from typing import Any, Final

from companion.store.codec import encode

MARK: Final = b'{"check":"'
BODY_AT: Final = len(MARK) + 10
"""Offset of the checksummed body after its opening brace: behind checksum, quotation mark and comma."""


def line_of(body: Mapping[str, Any], before: int = 0) -> tuple[bytes, int]:
    """Return a line, and its checksum."""
    text = encode(body)
    check = zlib.crc32(text, before)
    return b'%s%08x",%s\n' % (MARK, check, text[1:]), check


def check_of(line: bytes, before: int = 0) -> int | None:
    """Return the checksum of a line; None where it differs from the line's own."""
    check = zlib.crc32(line[BODY_AT:-1], zlib.crc32(b"{", before))
    return check if line.startswith(b'%s%08x",' % (MARK, check)) else None
