"""Characters: those that every platform can show, their width, and the fitting of lines."""

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
"""Latin, Greek and Cyrillic letters that our font or Flutter's has.

A browser that may not ask elsewhere has no other.
"""

MARKS: Final = frozenset("‘’“”„–—…")
"""Punctuation beyond those."""


OURS: Final = frozenset("\u2212\u202f")
"""Characters that our own sentences need too: the real minus, and the narrow space of French."""

SENTENCE_ENDS: Final = (".", "?", "!")
"""The ends of a full sentence."""

STAND_IN: Final = "?"
"""Replaces a character that no font has."""

_RANGES = "".join(f"{re.escape(chr(each[0]))}-{re.escape(chr(each[-1]))}" for each in SHOWN)
_NOT_TYPED = re.compile(f"[^\n{_RANGES}{''.join(MARKS)}]")
_NOT_DRAWN = re.compile(f"[^\n{_RANGES}{''.join(MARKS | OURS)}]")


def typable(text: str) -> str:
    """Return a typed text without characters that would be empty boxes: emoji, other scripts."""
    composed = unicodedata.normalize("NFC", text)
    kept = _NOT_TYPED.sub("", composed)
    return text if kept == composed else kept


def drawn(text: str) -> str:
    """Return a drawable text, with a replacement for each character that would be an empty box.

    Texts typed here have none; a game from a file may.
    """
    return text if text.isascii() else _NOT_DRAWN.sub(_stand_in, unicodedata.normalize("NFC", text))


def _stand_in(found: re.Match[str]) -> str:
    joins = unicodedata.category(found[0]) in ("Mn", "Me", "Mc", "Cf")
    return "" if joins else STAND_IN


SLIM: Final = frozenset("iIjltfr.,:;'’!|·()-– \u00a0")
BROAD: Final = frozenset("mwMWŒœÆæ@…")
DIGIT: Final = 0.64
"""Width of a figure, of its size: rather too much than too little."""


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
    """Return the width of a text in the app's font as a multiple of its size, at most a tenth too much."""
    return sum(map(_width, text))


def longest_word(text: str) -> float:
    """Return the width of the longest part of a text that must not be broken, as `width_of` does."""
    return max((width_of(word) for word in text.split(" ")), default=0.0)


def lines_of(text: str, room: float) -> int:
    """Return the number of lines of that width that a text takes, in multiples of its size."""
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
    return 0.7 if sign.isupper() else 0.6


def whole_on(said: str, letters: int, lines: int) -> bool:
    """Return whether words fit on this many lines, with none of them broken.

    A space that holds a number and its noun together is as one of a word's own letters.

    Args:
        letters: How many a line has room for.
    """
    broken = wrap(said, max(1, letters), break_long_words=False, break_on_hyphens=False)
    return len(broken) <= lines and all(len(line) <= letters for line in broken)
