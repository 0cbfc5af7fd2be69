"""Letters: the ones that can be shown wherever the app runs, and their approximate width."""

from __future__ import annotations

import unicodedata
from typing import Final

SCRIPTS: Final = ("LATIN ", "GREEK ", "CYRILLIC ")
"""Writing systems that the two fonts have; a browser that may not ask elsewhere has no other."""

MARKS: Final = frozenset("«»‘’“”„–—·…°×\u00a0")
"""Punctuation beyond ASCII."""


def shows(text: str) -> bool:
    """Return whether every character of the text can be shown.

    Emoji and other scripts would be empty boxes.
    """
    return all(
        sign.isascii() or sign in MARKS or unicodedata.name(sign, "").startswith(SCRIPTS)
        for sign in unicodedata.normalize("NFC", text)
    )


SLIM: Final = frozenset("iIjltfr.,:;'’!|·()-– \u00a0")
BROAD: Final = frozenset("mwMWŒœÆæ@…")


def width_of(text: str) -> float:
    """Return the width of a text in the app's font as a multiple of its size, at most a tenth too much."""
    return sum(_width(unicodedata.normalize("NFD", sign)[0]) for sign in text)


def longest_word(text: str) -> float:
    """Return the width of the longest part of a text that must not be broken, as `width_of` does."""
    return max((width_of(word) for word in text.split(" ")), default=0.0)


def _width(sign: str) -> float:
    if sign in SLIM:
        return 0.4
    if sign in BROAD:
        return 0.9
    return 0.7 if sign.isupper() else 0.6
