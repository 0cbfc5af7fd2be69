"""A measure of whether words fit their room."""

from __future__ import annotations

from textwrap import wrap


def whole_on(said: str, letters: int, lines: int) -> bool:
    """Return whether words fit on this many lines, with none of them broken.

    A space that holds a number and its noun together is as one of a word's own letters.

    Args:
        said: The words.
        letters: How many a line has room for.
        lines: How many there are at most.
    """
    broken = wrap(said, max(1, letters), break_long_words=False, break_on_hyphens=False)
    return len(broken) <= lines and all(len(line) <= letters for line in broken)
