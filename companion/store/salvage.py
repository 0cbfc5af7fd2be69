"""Recovery of lines of games from bytes that belong to no known blob.

The first line of a game names it. Any other line belongs to the game whose last checksum it continues.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any, Final

from companion.store.codec import MARK, check_of, decode
from companion.store.repository import file_of, game_of
from companion.store.stored_game import FORMAT

DIGITS: Final = slice(len(MARK), len(MARK) + 8)


def lines_of_games(data: bytes, blobs: Mapping[str, bytes]) -> Iterator[tuple[str, bytes]]:
    """Yield the names of blobs, each with the lines to append to the blob.

    Args:
        data: The bytes to search.
        blobs: All blobs; the caller must append the lines to them before it continues.
    """
    at = data.find(MARK)
    while at >= 0:
        end = at
        line = data[at : data.find(b"\n", at) + 1]
        if (owner := _owner(line, blobs)) is not None:
            name, last = owner
            while (check := check_of(line, last)) is not None:
                end, last = end + len(line), check
                line = data[end : data.find(b"\n", end) + 1]
            yield name, data[at:end]
        at = data.find(MARK, max(end, at + 1))


def _owner(line: bytes, blobs: Mapping[str, bytes]) -> tuple[str, int] | None:
    """Return the file of the game that a line begins or continues, and the checksum before the line."""
    if check_of(line) is not None:
        name = _begun_by(line)
        return (name, 0) if name and name not in blobs else None
    for name, blob in blobs.items():
        if name == file_of(game_of(name)) and "/" not in name:
            last = _last(blob)
            if last is not None and check_of(line, last) is not None:
                return name, last
    return None


def _begun_by(line: bytes) -> str:
    """Return the name of the file that begins with this line; empty if the line is not a game's header."""
    with suppress(ValueError, AttributeError):
        fields: Any = decode(line)
        if fields.get("format") == FORMAT:
            return file_of(str(fields["id"]))
    return ""


def _last(blob: bytes) -> int | None:
    """Return the checksum in the last line of a game."""
    line = bytes(blob[blob.rfind(b"\n", 0, len(blob) - 1) + 1 :])
    with suppress(ValueError):
        return int(line[DIGITS], 16)
    return None
