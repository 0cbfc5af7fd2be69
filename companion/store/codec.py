"""JSON as our files hold it: compact, UTF-8, finite numbers only, any text at all."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import accumulate
from math import isfinite
from typing import Any, Final, NoReturn

from companion.store.errors import Unstorable

DEEPEST: Final = 64
"""Levels of nesting; a game has eight."""

NO_BRACKETS: Final = re.compile(r'(?:[^][{}"]++|"[^"\\]*+(?:\\.[^"\\]*+)*+"?)++', re.DOTALL)
"""Strings with all that is in them, and whatever else is no bracket; the search never has to go back."""

STEPS: Final = {"[": 1, "{": 1, "]": -1, "}": -1}


def text_of(value: object, *, indent: int | None = None, sort_keys: bool = False) -> str:
    """Return `value` as JSON text, compact unless indented.

    Raises:
        Unstorable: the value is not JSON, holds a number that is not finite, or is nested too deep.
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
    """Return JSON text as UTF-8; half a surrogate pair, which UTF-8 cannot hold, becomes its JSON escape."""
    return text.encode("utf-8", "backslashreplace")


def encode(value: object) -> bytes:
    """Return `value` as the bytes of a file; raises `Unstorable` as `text_of` does."""
    return bytes_of(text_of(value))


def decode(data: bytes | str) -> Any:
    """Parse JSON bytes or text; a byte order mark is skipped.

    Raises:
        ValueError: they are not UTF-8, not JSON, nested too deep, or hold something that could not be written
            again.
    """
    text = data.removeprefix("\ufeff") if isinstance(data, str) else data.decode("utf-8-sig")
    if text.count("[") + text.count("{") > DEEPEST and _depth(text) > DEEPEST:
        raise ValueError("nested too deep")
    return DECODER.decode(text)


def stored_copy(value: object) -> Any:
    """Return a JSON value as reading it back will give it: a copy that shares nothing with it.

    Raises:
        Unstorable: JSON cannot hold it.
    """
    try:
        return decode(encode(value))
    except ValueError as error:
        raise Unstorable("store-unstorable") from error


def decode_lines(lines: Sequence[bytes]) -> list[Any]:
    """Parse lines of JSON, all at once, up to the first that `decode` would not parse."""
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


def _depth(text: str) -> int:
    """Return how deep the brackets of JSON text nest outside its strings.

    The parser calls itself for each level, and the stack that it stands on may be small: this must be known
    before. It is told in one pass, for malformed text as for any other.
    """
    return max(accumulate(map(STEPS.__getitem__, NO_BRACKETS.sub("", text))), default=0)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant!r} is not JSON")


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError(f"{digits!r} is too large a number")
    return number


DECODER: Final = json.JSONDecoder(parse_constant=_refuse, parse_float=_finite)
