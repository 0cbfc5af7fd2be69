"""Long lists in sections that fold: few lines at first, and every entry within a few taps."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

ROWS = 48
"""The largest number of entries, or of sections, in one list."""

SCREENFUL = 12
"""Lower bound of the newest entries that are unfolded at first."""


class Section(NamedTuple):
    """Entries under one heading, by their places in the list; the oldest entry of all has place 0."""

    kind: str
    """The kind of the section; a stretch of it is of the same kind."""

    begin: int
    end: int
    """The place after the last one."""

    size: int = 0
    """The number of entries in a full stretch; 0 for a section that is none."""

    rows: int = ROWS
    """The largest number of entries, or of sections, in one of its lists."""

    @property
    def key(self) -> str:
        """Its key, which stays while entries are added."""
        return f"{self.kind}-{self.begin}-{self.size}"

    @property
    def entries(self) -> int:
        return self.end - self.begin

    @property
    def stretches(self) -> "tuple[Section, ...]":
        """Its sections, the newest first; empty if its entries need none.

        They are filled from the oldest entry on, so that an entry stays in its stretch.
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
    """Return whether a section is open by default: of `count` entries less than a screenful is newer."""
    return count - section.end < SCREENFUL


def lines(sections: Sequence[Section], is_open: Callable[[Section], bool]) -> Iterator[Section | int]:
    """Yield sections, the newest first: their headings, and the places of the entries in open ones."""
    for section in sections:
        yield section
        if is_open(section):
            yield from inside(section, is_open)


def inside(section: Section, is_open: Callable[[Section], bool]) -> Iterator[Section | int]:
    """Yield the contents of an open section, the newest first.

    Its newest stretch has no heading of its own.
    """
    stretches = section.stretches
    if not stretches:
        yield from range(section.end - 1, section.begin - 1, -1)
        return
    yield from inside(stretches[0], is_open)
    yield from lines(stretches[1:], is_open)
