"""Long lists in folding sections: few lines at first, but every entry is only a few taps away."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

ROWS = 48
"""Maximum number of entries or sections in one list."""

SCREENFUL = 12
"""Minimum number of the newest entries that are unfolded at first."""


class Section(NamedTuple):
    """Entries under one heading, as a range of indices in the list; the oldest entry of all has index 0."""

    kind: str
    """The kind of the section; its subsections are of the same kind."""

    begin: int
    end: int
    """The index after the last entry."""

    size: int = 0
    """If the section is a subsection, the number of entries in a full one; otherwise 0."""

    rows: int = ROWS
    """Maximum number of entries or subsections in each of the section's lists."""

    @property
    def key(self) -> str:
        """The section's key, which does not change when entries are added."""
        return f"{self.kind}-{self.begin}-{self.size}"

    @property
    def entries(self) -> int:
        return self.end - self.begin

    @property
    def stretches(self) -> "tuple[Section, ...]":
        """The section's subsections, newest first; empty if it needs none.

        They are filled from the oldest entry on, so that each entry stays in its subsection.
        """
        if self.entries <= self.rows:
            return ()
        size = self.rows
        while size * self.rows < self.entries:
            size *= self.rows
        begins = range(self.begin, self.end, size)
        return tuple(
            self._replace(begin=at, end=min(at + size, self.end), size=size) for at in reversed(begins)
        )


def is_recent(section: Section, count: int) -> bool:
    """Return whether a section is open by default.

    It is open if fewer than `SCREENFUL` of the `count` entries are newer than its own.
    """
    return count - section.end < SCREENFUL


def lines(sections: Sequence[Section], is_open: Callable[[Section], bool]) -> Iterator[Section | int]:
    """Yield the sections, as headings, and after each open one the indices of its entries, newest first."""
    for section in sections:
        yield section
        if is_open(section):
            yield from inside(section, is_open)


def inside(section: Section, is_open: Callable[[Section], bool]) -> Iterator[Section | int]:
    """Yield the contents of an open section, the newest first.

    Its newest subsection has no heading.
    """
    stretches = section.stretches
    if not stretches:
        yield from range(section.end - 1, section.begin - 1, -1)
        return
    yield from inside(stretches[0], is_open)
    yield from lines(stretches[1:], is_open)
