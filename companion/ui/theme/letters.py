"""Characters: which ones every platform can show, their widths, and the fitting of lines."""

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from textwrap import wrap
from typing import Final

SHOWN: Final = (
    range(0x20, 0x7F),
    range(0xA0, 0x180),
    range(0x1A0, 0x1A2),
    range(0x1AF, 0x1B1),
    range(0x1FA, 0x200),
    range(0x218, 0x21C),
    range(0x384, 0x3CF),
    range(0x400, 0x487),
    range(0x488, 0x514),
    range(0x1E80, 0x1E86),
    range(0x1EA0, 0x1EFA),
)
"""Latin, Greek and Cyrillic letters in our font or Flutter's.

A browser that may not fetch other fonts has only these letters.
"""

MARKS: Final = frozenset("‘’“”„–—…")
"""Punctuation that can be shown besides the letters in `SHOWN`."""


OURS: Final = frozenset("\u2212\u202f")
"""Characters used only by our own sentences: the true minus, and the narrow space of French."""

SENTENCE_ENDS: Final = (".", "?", "!")
"""The marks that end a sentence."""

STAND_IN: Final = "?"
"""The replacement of a character that no font has."""

_RANGES = "".join(f"{re.escape(chr(each[0]))}-{re.escape(chr(each[-1]))}" for each in SHOWN)
_NOT_TYPED = re.compile(f"[^\n{_RANGES}{''.join(MARKS)}]")
_NOT_DRAWN = re.compile(f"[^\n{_RANGES}{''.join(MARKS | OURS)}]")


def typable(text: str) -> str:
    """Return a typed text without characters that would be shown as empty boxes: emoji, other scripts."""
    composed = unicodedata.normalize("NFC", text)
    kept = _NOT_TYPED.sub("", composed)
    return text if kept == composed else kept


def drawn(text: str) -> str:
    """Return a text with a replacement for each character that would be shown as an empty box.

    Texts typed in the app have no such characters; imported texts may have some.
    """
    return text if text.isascii() else _NOT_DRAWN.sub(_stand_in, unicodedata.normalize("NFC", text))


def _stand_in(found: re.Match[str]) -> str:
    joins = unicodedata.category(found[0]) in ("Mn", "Me", "Mc", "Cf")
    return "" if joins else STAND_IN


SLIM: Final = frozenset("iIjltfr.,:;'’!|·()-– \u00a0")
BROAD: Final = frozenset("mwMWŒœÆæ@…%")
DIGIT: Final = 0.64
"""Width of a digit as a multiple of its size, rounded up: too wide is safer than too narrow."""


DOT = " · "
"""The separator of parts in one line."""


def dotted(parts: Iterable[str]) -> str:
    """Join the parts of a line with dots, omitting empty ones; a full sentence gets no dot."""
    joined = ""
    for part in filter(None, parts):
        between = "" if not joined else " " if joined.endswith(SENTENCE_ENDS) else DOT
        joined += between + part
    return joined


def width_of(text: str) -> float:
    """Return the width of a text in our font as a multiple of its size, at most a tenth too large."""
    return sum(map(_width, text))


def longest_word(text: str) -> float:
    """Return the width of the longest unbreakable part of a text, in the units of `width_of`."""
    return max((width_of(word) for word in text.split(" ")), default=0.0)


def lines_of(text: str, room: float) -> int:
    """Return the number of lines that a text takes in the width `room`, a multiple of the text size."""
    count, left = 1, room
    for word in text.split(" "):
        if (wide := width_of(word)) > left:
            count, left = count + (left < room), room
        left -= wide + width_of(" ")
    return count


@lru_cache(maxsize=1024)
def _width(sign: str) -> float:
    sign = unicodedata.normalize("NFD", sign)[0]
    if sign in SLIM:
        return 0.4
    if sign in BROAD:
        return 0.9
    if sign.isdecimal():
        return DIGIT
    return 0.7 if sign.isupper() else 0.6


def whole_on(said: str, letters: int, lines: int) -> bool:
    """Return whether words fit on this many lines without breaking any of them.

    A non-breaking space between a number and its noun counts as a letter.

    Args:
        letters: The number of letters per line.
    """
    broken = wrap(said, max(1, letters), break_long_words=False, break_on_hyphens=False)
    return len(broken) <= lines and all(len(line) <= letters for line in broken)
