"""What a translation lacks and what is older than its source, from the word files and their history."""

import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from companion.words import FALLBACK, Language
from companion.words.book import full_name
from companion.words.files import WordFile, word_files
from companion.words.languages import FOLDER
from tests.words.catalogue import ROOT


@dataclass(frozen=True)
class Entry:
    """A message of a word file."""

    key: str
    """The message's full key."""

    game: str
    file: str
    """The file's path below the language's folder."""

    comment: str
    text: str
    """The message as it stands in the file, without its comment."""

    lines: range
    """The numbers of its lines in the file, from 1, without the comment."""


def entries(language: Language) -> dict[str, Entry]:
    """Return the messages of a language by full key, in the order of the files."""
    return {entry.key: entry for file in word_files(language) for entry in _entries(file)}


def _entries(file: WordFile) -> Iterator[Entry]:
    text = file.path.read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.span is not None:
            comment = entry.comment
            start = text.index(
                entry.id.name, comment.span.end if comment and comment.span else entry.span.start
            )
            first = text.count("\n", 0, start) + 1
            said = text[start : entry.span.end].rstrip()
            lines = range(first, first + said.count("\n") + 1)
            key = full_name(entry.id.name, file.game)
            yield Entry(key, file.game, file.name, comment.content or "" if comment else "", said, lines)


def missing(language: Language) -> list[Entry]:
    """Return the messages of the source that a language lacks."""
    known = entries(language)
    return [entry for key, entry in entries(FALLBACK).items() if key not in known]


def older(language: Language) -> list[Entry]:
    """Return the messages of the source that have changed since their translation was last changed."""
    known = entries(language)
    return [
        source
        for key, source in entries(FALLBACK).items()
        if (own := known.get(key)) and _changed(FALLBACK, source) > _changed(language, own)
    ]


def _changed(language: Language, entry: Entry) -> int:
    """Return when a message's lines were last changed, in seconds since 1970."""
    times = line_times(f"{FOLDER}/{language}/{entry.file}")
    return max(times[line - 1] for line in entry.lines)


@cache
def line_times(path: str) -> tuple[int, ...]:
    """Return when each line of a file was last changed; an uncommitted line counts as changed now.

    Args:
        path: The file, relative to the repository's root.

    Raises:
        OSError, subprocess.CalledProcessError: The checkout has no history, or there is no git.
    """
    command = ("git", "blame", "--line-porcelain", "-w", "--", path)
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    mark = "committer-time "
    return tuple(int(line.removeprefix(mark)) for line in told.splitlines() if line.startswith(mark))
