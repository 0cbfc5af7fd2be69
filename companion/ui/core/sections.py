"""Long lists in folding sections: few lines at first, every entry within a few taps."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

ROWS = 48
"""The largest number of entries, or of sections, in one list."""

SCREENFUL = 12
"""The least number of newest entries that are unfolded at first."""


class Section(NamedTuple):
    """Entries under one heading, as a range of indices in the list; the oldest entry of all has index 0."""

    kind: str
    """The kind of the section; its subsections are of the same kind."""

    begin: int
    end: int
    """The index after the last entry."""

    size: int = 0
    """The number of entries in a full subsection; 0 for a section that is not a subsection."""

    rows: int = ROWS
    """The largest number of entries, or of sections, in one of its lists."""

    @property
    def key(self) -> str:
        """Its key, which does not change when entries are added."""
        return f"{self.kind}-{self.begin}-{self.size}"

    @property
    def entries(self) -> int:
        return self.end - self.begin

    @property
    def stretches(self) -> "tuple[Section, ...]":
        """Its subsections, the newest first; empty if it needs none.

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

    It is open if fewer than a screenful of the `count` entries are newer.
    """
    return count - section.end < SCREENFUL


def lines(sections: Sequence[Section], is_open: Callable[[Section], bool]) -> Iterator[Section | int]:
    """Yield sections, the newest first: their headings, and the indices of the entries in open ones."""
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
