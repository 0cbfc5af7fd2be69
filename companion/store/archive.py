"""A whole library as one file: gzip members of JSON lines, first the values, then a member for each game.

    {"check":"…","format":"petri-archive","schema":1}
    {"check":"…","key":"people","value":["Ola","Jan"]}

    {"check":"…","format":"petri-game",…}
    {"check":"…","at":"…","seq":1,…}

    {"check":"…","games":1}

A game's member is its file (`companion.store.game_file`) with sorted fields; the last member counts the
games. Any gzip tool unpacks the archive, and equal libraries make equal archives. Each member starts a new
chain of checksums, so a damaged member affects no other: reading continues at the next member's header.
"""

import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeAlias

from companion.store.codec import line_of
from companion.store.document import LONGEST_IMPORT, REFUSED
from companion.store.errors import GameUnreadable, ImportRefused, NoSuchGame
from companion.store.game_file import Line, file_of_lines, sound_lines, sound_part
from companion.store.seam import GameLibrary
from companion.store.stored_game import Document, Unfit

FORMAT: Final = "petri-archive"
SCHEMA: Final = 1

HEAD: Final = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
"""The header of every member: gzip without a time, a name or a system, which differ between devices."""

TRAILER: Final = struct.Struct("<LL")
"""A member's end: the checksum of its lines, and their length."""

LONGEST: Final = 2 * LONGEST_IMPORT
"""Maximum bytes of an unpacked member: twice the longest journal that a store accepts."""

PIECE: Final = 4096
"""Bytes unpacked at a time; of the intact bytes just before a damaged spot, at most this many are lost."""

READ: Final = 65_536
"""Bytes of a file read at a time."""

MOST_DAMAGED: Final = 1_000
"""Maximum number of damaged members before reading stops: each may cost a search of the remaining file."""


@dataclass(frozen=True)
class Values:
    """The remembered values of the library, by key, up to the first damaged line."""

    values: Mapping[str, Any]
    is_whole: bool


@dataclass(frozen=True)
class Game:
    """A game, or the part of it before the first damaged line."""

    document: Document
    is_whole: bool


@dataclass(frozen=True)
class Damaged:
    """A member without any usable content."""


@dataclass(frozen=True)
class End:
    """The last member of a complete file."""

    games: int
    """The number of games in the file."""


Part: TypeAlias = "Values | Game | Damaged | End"


class Member(NamedTuple):
    """An unpacked member."""

    lines: bytes
    is_whole: bool
    """Whether its end was reached without an error."""


def pieces(library: GameLibrary, values: Mapping[str, Any]) -> Iterator[bytes]:
    """Yield the archive of a library's readable games, member by member, the oldest game first.

    Args:
        library: The games.
        values: The remembered values to include.

    Raises:
        StoreError: The store is unreachable, or failed.
    """
    lines: list[dict[str, Any]] = [{"format": FORMAT, "schema": SCHEMA}]
    lines += [{"key": key, "value": values[key]} for key in sorted(values)]
    yield _packed(_lines(lines))
    count = 0
    for game in reversed(library.games()):
        try:
            document = library.read(game.id)
        except (GameUnreadable, NoSuchGame):  # The list reports damage. A missing game was just deleted.
            continue
        count += 1
        yield _packed(file_of_lines(document, sort_keys=True)[0])
    yield _packed(_lines([{"games": count}]))


def is_archive(content: bytes) -> bool:
    """Return whether these bytes contain a member's header, as every archive does and no JSON text does."""
    return HEAD in content


def parts(chunks: Iterable[bytes]) -> Iterator[Part]:
    """Yield the parts of an archive, without checking its games against their rules.

    Raises:
        ImportRefused: The file is not ours, was written by a newer app, or is entirely damaged.
    """
    damaged, is_ours = 0, False
    for member in members(chunks):
        part = _part(member)
        if isinstance(part, Damaged):
            damaged += 1
        else:
            is_ours = True
        if damaged > MOST_DAMAGED:
            break
        yield part
    if not is_ours:
        raise ImportRefused("store-archive-unreadable")


def members(chunks: Iterable[bytes]) -> Iterator[Member]:
    """Unpack the members of a file; anything between them is skipped."""
    source = iter(chunks)
    held = bytearray()

    def more() -> bool:
        held.extend(chunk := next(source, b""))
        return bool(chunk)

    while True:
        while (at := held.find(HEAD)) < 0:
            del held[: max(0, len(held) - len(HEAD) + 1)]
            if not more():
                return
        del held[:at]
        member, end = _unpacked(held, more)
        yield member
        del held[:end]


def _unpacked(held: bytearray, more: Callable[[], bool]) -> tuple[Member, int]:
    """Unpack the member at the start of `held`; return it, and where to search for the next one.

    The end of a damaged member is unknown. The search then begins right after the header of the damaged
    member, since the bytes read so far may already include the next member.

    Args:
        held: The bytes that were read.
        more: Reads more bytes into `held`; returns False at the end of the file.
    """
    inflater = zlib.decompressobj(-zlib.MAX_WBITS)
    lines, rest, at = bytearray(), b"", len(HEAD)
    while not inflater.eof:
        if not rest and (at < len(held) or more()):
            rest = bytes(held[at : at + READ])
            at += len(rest)
        try:
            piece = inflater.decompress(rest, PIECE)
        except zlib.error:
            break
        if not piece and not rest and not inflater.eof:  # The file ends within the member.
            break
        lines += piece
        rest = inflater.unconsumed_tail
        if len(lines) > LONGEST or at > LONGEST:
            return Member(b"", False), len(HEAD)
    if not inflater.eof:
        return Member(bytes(lines), False), len(HEAD)
    end = at - len(inflater.unused_data)
    while len(held) < end + TRAILER.size and more():
        pass
    is_end = bytes(held[end : end + TRAILER.size]) == _trailer(lines)
    return Member(bytes(lines), True), end + TRAILER.size if is_end else len(HEAD)


def _trailer(lines: bytes | bytearray) -> bytes:
    """Return the trailer of a member with these lines."""
    return TRAILER.pack(zlib.crc32(lines), len(lines))


def _part(member: Member) -> Part:
    """Return the content of a member.

    Raises:
        ImportRefused: A newer app wrote it.
    """
    try:
        sound = sound_part(member.lines)
    except Unfit:
        return _other(member)
    if not sound.document.rows:
        return Damaged()
    return Game(sound.document, member.is_whole and not sound.rest)


def _other(member: Member) -> Part:
    """Return the content of a member that is not a game."""
    lines = list(sound_lines(member.lines))
    head = lines[0].fields if lines else {}
    if head.get("format") == FORMAT:
        if head.get("schema") != SCHEMA:
            raise ImportRefused(REFUSED["newer"])
        values = {line.fields["key"]: line.fields["value"] for line in lines[1:] if _is_value(line)}
        return Values(values, member.is_whole and lines[-1].end == len(member.lines))
    games = head.get("games")
    return End(games) if type(games) is int else Damaged()


def _is_value(line: Line) -> bool:
    return isinstance(line.fields.get("key"), str) and "value" in line.fields


def _lines(bodies: Iterable[Mapping[str, Any]]) -> bytes:
    """Return lines of JSON with their checksums."""
    lines: list[bytes] = []
    check = 0
    for body in bodies:
        line, check = line_of(body, check, sort_keys=True)
        lines.append(line)
    return b"".join(lines)


def _packed(lines: bytes) -> bytes:
    """Return a member with these lines."""
    deflater = zlib.compressobj(6, zlib.DEFLATED, -zlib.MAX_WBITS)
    body = deflater.compress(lines) + deflater.flush()
    return b"".join((HEAD, body, _trailer(lines)))
