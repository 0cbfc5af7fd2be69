"""A text from outside that may be a game: taken in when it can be played on here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from companion.store.document import check_bounds, read
from companion.store.errors import ImportRefused
from companion.store.stored_game import Document, Flaw, Unfit

LONGEST_IMPORT: Final = 16_000_000
"""Characters; the longest evening makes a file of about one million."""

REFUSED: Final[dict[Flaw, str]] = {
    "not-json": "store-import-not-json",
    "foreign": "store-import-foreign",
    "newer": "store-import-newer",
    "damaged": "store-import-damaged",
    "misnamed": "store-import-damaged",
    "stuck": "store-import-damaged",
    "head": "store-import-head",
    "row": "store-import-row",
    "rules": "store-import-rules",
    "game": "store-import-game",
}
"""Message keys by the reason of a refused import."""


def importable(text: str, verify: Callable[[Document], None]) -> Document:
    """Return the game of an export, or of a game file, when it can be played on here.

    Args:
        text: What somebody chose.
        verify: Raises `Unfit` for a game that its rules cannot have made.

    Raises:
        ImportRefused: The text is no such game.
    """
    if len(text) > LONGEST_IMPORT:
        raise ImportRefused("store-import-too-large", megabytes=LONGEST_IMPORT // 1_000_000)
    try:
        document = read(text)
        if not document.rows:
            raise ImportRefused("store-import-empty")
        check_bounds(document)
        verify(document)
    except Unfit as unfit:
        where = {"row": unfit.row} if unfit.row else {}
        raise ImportRefused(REFUSED[unfit.flaw], **where) from unfit
    return document
