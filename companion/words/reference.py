"""The rules reference: its chapters, their order, and the search."""

import unicodedata
from dataclasses import dataclass
from typing import Literal, TypeAlias

from companion.words.words import Words

LineKind: TypeAlias = Literal["fact", "step", "assumption"]
"""A statement, a numbered step of a procedure, or an open question of the rulebook."""


@dataclass(frozen=True, slots=True)
class ChapterLine:
    """One line of a chapter: its message key and its kind."""

    key: str
    kind: LineKind


@dataclass(frozen=True, slots=True)
class Chapter:
    """A page that can be read in ten seconds.

    Args:
        game: The game of the rules.
        name: Its name in message keys and routes, such as ``"growth"``.
        facts: Names of its lines, in reading order; ``"steps"`` means the numbered steps.
        steps: The number of numbered steps.
        has_assumption: Whether its last line is an assumption.
    """

    name: str
    facts: tuple[str, ...]
    steps: int = 0
    has_assumption: bool = False

    @property
    def title(self) -> str:
        """The message key of its title."""
        return f"reference-{self.name}"

    @property
    def lines(self) -> tuple[ChapterLine, ...]:
        """Its lines from top to bottom; the assumption is the last."""
        found: list[ChapterLine] = []
        for fact in self.facts:
            if fact == "steps":
                for step in range(1, self.steps + 1):
                    found.append(ChapterLine(f"reference-{self.name}-step-{step}", "step"))
            else:
                found.append(ChapterLine(f"reference-{self.name}-{fact}", "fact"))
        if self.has_assumption:
            found.append(ChapterLine(f"reference-{self.name}-open", "assumption"))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class ChapterGroup:
    """Chapters that belong together, under one heading."""

    name: str
    chapters: tuple[Chapter, ...]

    @property
    def title(self) -> str:
        """The message key of its heading."""
        return f"reference-section-{self.name}"


def chapters(sections: tuple[ChapterGroup, ...]) -> tuple[Chapter, ...]:
    """Return all chapters of all sections, in order."""
    return tuple(chapter for section in sections for chapter in section.chapters)


def search(words: Words, sections: tuple[ChapterGroup, ...], wanted: str) -> tuple[Chapter, ...]:
    """Return the chapters in which every wanted word occurs, matches in the title first.

    Case and accents are ignored, and the beginning of a word is enough, so that keyboards without Polish
    letters and inflected words work.

    Args:
        words: The language to search in.
        sections: The chapters to search.
        wanted: The typed text; empty finds every chapter.
    """
    terms = searchable(wanted).split()
    in_title: list[Chapter] = []
    in_text: list[Chapter] = []
    for chapter in chapters(sections):
        title = " " + searchable(words(chapter.title))
        text = " ".join([title, *(searchable(words.rule(line.key)) for line in chapter.lines)])
        if all(" " + term in title for term in terms):
            in_title.append(chapter)
        elif all(" " + term in text for term in terms):
            in_text.append(chapter)
    return (*in_title, *in_text)


def searchable(text: str) -> str:
    """Return the text in lower case without accents and punctuation, for comparing words."""
    # The Polish barred l is a letter of its own for Unicode, not an l with a mark.
    apart = unicodedata.normalize("NFKD", text.casefold().replace("\u0142", "l"))
    kept = (mark if mark.isalnum() else " " for mark in apart if not unicodedata.combining(mark))
    return " ".join("".join(kept).split())
