"""Which signs the app can show wherever it runs: those of its own font, and of the one that Flet carries."""

from __future__ import annotations

import unicodedata
from typing import Final

SCRIPTS: Final = ("LATIN ", "GREEK ", "CYRILLIC ")
"""Writing systems that the two fonts have; a browser that may not ask elsewhere has no other."""

MARKS: Final = frozenset("«»‘’“”„–—·…°×\u00a0")
"""Punctuation beyond ASCII."""


def shows(text: str) -> bool:
    """Whether every sign of the text can be shown; emoji and other scripts would be empty boxes."""
    return all(
        sign.isascii() or sign in MARKS or unicodedata.name(sign, "").startswith(SCRIPTS)
        for sign in unicodedata.normalize("NFC", text)
    )
