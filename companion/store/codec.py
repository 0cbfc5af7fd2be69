"""The JSON of our files, with its bounds and checksums: compact, UTF-8, only finite numbers, any text.

Each checksum continues the previous one, so a missing or moved object is detected too. In a one-text game
(`companion.store.document`) and in a database the checksum is a field of the row; the order of the other
fields does not affect it. In a file of lines the checksum begins the line, and is computed over the line
without `"check":"........",` and the line end.
"""

import json
import re
import zlib
from collections.abc import Mapping, Sequence, Sized
from contextlib import suppress
from functools import lru_cache
from itertools import accumulate
from math import isfinite
from typing import Any, Final, NoReturn, cast

from companion.store.errors import Unstorable

DEEPEST: Final = 64
"""Maximum depth of nesting; a game has eight levels."""

NO_BRACKETS: Final = re.compile(r'(?:[^][{}"]++|"[^"\\]*+(?:\\.[^"\\]*+)*+"?)++', re.DOTALL)
"""Matches strings, and other text without brackets; possessive, so it never backtracks."""

LARGEST: Final = 2**53
"""The largest absolute value of a stored number: every JSON reader represents it exactly."""

LONGEST_TEXT: Final = 4_000
"""Maximum characters of a stored text."""

MOST_MEMBERS: Final = 1_000
"""Maximum number of members of a stored list, or of fields of an object."""

CONTAINERS: Final = (dict, list, tuple, Mapping)

STEPS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}

CHECK: Final = "check"
"""The field of a checksum: eight hexadecimal digits."""
MARK: Final = b'{"check":"'
BODY_AT: Final = len(MARK) + 10
"""Offset of the checksummed body in a line: after the opening brace, checksum, quotation mark and comma."""

NOT_CANONICAL: Final = re.compile("[^ -~]")
"""Characters of JSON text that its canonical form escapes."""

_canonical: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":")).encode
_legible: Final = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode


def text_of(value: object, *, indent: int | None = None, sort_keys: bool = False) -> str:
    """Return `value` as JSON text, compact unless indented.

    Raises:
        Unstorable: The value is not JSON, contains a number that is not finite, or is nested too deep.
    """
    separators = (",", ":") if indent is None else (",", ": ")
    try:
        return json.dumps(
            value,
            ensure_ascii=False,
            separators=separators,
            allow_nan=False,
            indent=indent,
            sort_keys=sort_keys,
        )
    except (TypeError, ValueError, RecursionError) as error:
        raise Unstorable("store-unstorable") from error


def bytes_of(text: str) -> bytes:
    """Return JSON text as UTF-8.

    An unpaired surrogate, which UTF-8 cannot encode, becomes its JSON escape.
    """
    return text.encode("utf-8", "backslashreplace")


def encode(value: object, *, sort_keys: bool = False) -> bytes:
    """Return `value` as the bytes of a file; raises `Unstorable` as `text_of` does."""
    return bytes_of(text_of(value, sort_keys=sort_keys))


def decode(data: bytes | str) -> Any:
    """Parse JSON bytes or text; a byte order mark is skipped.

    Raises:
        ValueError: The input is not UTF-8, not JSON, nested too deep, or contains something that could not be
            written again.
    """
    text = data.removeprefix("\ufeff") if isinstance(data, str) else data.decode("utf-8-sig")
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError("nested too deep")
    return DECODER.decode(text)


def within(value: object, depth: int = 0) -> bool:
    """Return whether a JSON value is within bounds: its numbers, its texts, its containers and its depth.

    A text with an unpaired surrogate is out of bounds.

    Args:
        value: Plain values, mappings with text for keys, and lists or tuples of them.
        depth: The number of containers around it.
    """
    if isinstance(value, str):
        return len(value) <= LONGEST_TEXT and (value.isascii() or not _is_torn(value))
    if value is None or isinstance(value, bool):
        return True
    if isinstance(value, int | float):
        return -LARGEST <= value <= LARGEST
    if depth == DEEPEST or not isinstance(value, CONTAINERS):
        return False
    if len(cast("Sized", value)) > MOST_MEMBERS:
        return False
    if isinstance(value, Mapping):
        for key, each in cast("Mapping[object, object]", value).items():
            if not (isinstance(key, str) and within(key) and within(each, depth + 1)):
                return False
    else:
        for each in cast("Sequence[object]", value):
            if not within(each, depth + 1):
                return False
    return True


def stored(value: object) -> Any:
    """Return a deep copy of a JSON value, as reading it back would return it.

    Raises:
        Unstorable: It is not JSON, or not `within` bounds.
    """
    if not within(value):
        raise Unstorable("store-unstorable")
    return _plain(value)


def _plain(value: Any) -> Any:
    """Return a deep copy of a JSON value, made of Python's plain types only."""
    if isinstance(value, str):
        return str.__str__(value)
    if value is None or isinstance(value, bool):
        return value
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, Mapping):
        fields = cast("Mapping[str, object]", value)
        return {str.__str__(key): _plain(each) for key, each in fields.items()}
    return list(map(_plain, value))


def remembered(value: object) -> Any:
    """Return a copy of a value of any size, as reading it back would return it.

    Raises:
        Unstorable: JSON cannot hold it.
    """
    try:
        return decode(encode(value))
    except ValueError as error:
        raise Unstorable("store-unstorable") from error


def decode_lines(lines: Sequence[bytes]) -> list[Any]:
    """Parse lines of JSON in one go, up to the first line that `decode` would refuse."""
    found: list[Any] = []
    with suppress(ValueError):
        if all(line.count(b"[") + line.count(b"{") < DEEPEST for line in lines):
            found = DECODER.decode((b"[" + b",".join(lines) + b"]").decode())
        if len(found) == len(lines):
            return found
    found = []
    with suppress(ValueError):
        found.extend(map(decode, lines))
    return found


def chained(fields: Mapping[str, Any], before: int) -> int:
    """Return an object's checksum, computed without its checksum field and continued from `before`.

    For the first object `before` is 0.
    """
    counted = {key: value for key, value in fields.items() if key != CHECK}
    return zlib.crc32(_canonical(counted).encode("ascii"), before)


def written(check: int) -> str:
    """Format a checksum in the form used in files."""
    return f"{check:08x}"


def signed(fields: Mapping[str, Any], check: int) -> dict[str, Any]:
    """Return the object with its checksum."""
    return {**fields, CHECK: written(check)}


def signed_text(fields: Mapping[str, Any], before: int) -> tuple[str, int]:
    """Return an object's compact text (checksum first, other keys sorted), and the checksum.

    Args:
        fields: The object, with at least one field besides a checksum.
        before: The checksum of the object before it.
    """
    text = _legible({key: value for key, value in fields.items() if key != CHECK})
    check = zlib.crc32(NOT_CANONICAL.sub(_escaped, text).encode("ascii"), before)
    return f'{{"{CHECK}":"{written(check)}",{text[1:]}', check


def line_of(body: Mapping[str, Any], before: int = 0, *, sort_keys: bool = False) -> tuple[bytes, int]:
    """Return a line, and its checksum."""
    text = encode(body, sort_keys=sort_keys)
    check = zlib.crc32(text, before)
    return b'%s%08x",%s\n' % (MARK, check, text[1:]), check


def check_of(line: bytes, before: int = 0) -> int | None:
    """Return the checksum of a line, or None if the line does not begin with that checksum."""
    check = zlib.crc32(line[BODY_AT:-1], zlib.crc32(b"{", before))
    return check if line.startswith(b'%s%08x",' % (MARK, check)) else None


def _depth(text: str) -> int:
    """Return the nesting depth of brackets in JSON text, outside strings.

    The parser is recursive, and its stack may be small, so the depth must be known before parsing. One pass
    finds it, even in malformed text.
    """
    return max(accumulate(map(STEPS.__getitem__, NO_BRACKETS.sub("", text))), default=0)


def _escaped(found: re.Match[str]) -> str:
    return _escape_of(found[0])


@lru_cache(1_024)
def _escape_of(character: str) -> str:
    """Return a character's JSON escape. Cached, since the same few characters recur in a game's names."""
    return json.dumps(character)[1:-1]


def _is_torn(text: str) -> bool:
    return any("\ud800" <= character <= "\udfff" for character in text)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant!r} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError(f"{digits!r} is too large a number")
    return number


DECODER: Final = json.JSONDecoder(parse_constant=_refuse, parse_float=_finite)
