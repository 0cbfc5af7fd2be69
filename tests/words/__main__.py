"""`make words`: what a translation lacks, and what has changed in English since it was translated.

    python -m tests.words [LANGUAGE ...]

Without a language, all drafts are listed, or all languages if there is no draft. Each sentence comes with the
comment above it, the pictures that show it (`make shots` takes them), and the width of its longest existing
translation: any translation that is no wider fits.
"""

import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence

from companion.ui.theme.letters import width_of
from companion.words import FALLBACK, LANGUAGES, Language, Words, is_draft, name_of
from companion.words.progress import share_translated
from tests.shots import PHONES, THEMES
from tests.words.catalogue import COMPLETE, catalogue
from tests.words.fillings import fillings
from tests.words.progress import Entry, missing, older
from tests.words.screens import shown_on

LETTERS = 16
"""Size of running text in logical pixels."""

MOST_SCREENS = 4
"""Maximum number of pictures named for one sentence."""


def report(language: Language, screens: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the lines of the list for a language."""
    lacking = missing(language)
    share = share_translated(language)
    yield f"{name_of(language)} ({language}): {share:.0%} translated, {len(lacking)} sentences missing."
    for entry in lacking:
        yield from told(entry, language, screens)
    try:
        stale = older(language)
    except (OSError, subprocess.CalledProcessError):
        yield "Without the history of the repository nothing can be said of what is older than its source."
        return
    yield ""
    yield f"{name_of(language)} ({language}): {len(stale)} sentences older than their source; look at each."
    for entry in stale:
        yield from told(entry, language, screens)


def told(entry: Entry, language: Language, screens: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """Yield the lines about one sentence: the source as it stands, its pictures, the longest width."""
    yield ""
    yield f"locales/{language}/{entry.file}"
    yield from (f"    # {line}" for line in entry.comment.splitlines())
    yield from (f"    {line}" for line in entry.text.splitlines())
    wide, high = PHONES[0]
    pictures = [f"{screen}-{language}-{THEMES[0]}-{wide}x{high}" for screen in screens.get(entry.key, ())]
    if pictures:
        yield f"    pictures: build/shots/{{{','.join(pictures[:MOST_SCREENS])}}}.png"
    else:
        yield "    pictures: none shows it"
    width, longest = longest_width(entry.key)
    yield f"    longest: {width} pixels in running text ({longest})"


def longest_width(key: str) -> tuple[int, Language]:
    """Return the width of a sentence's longest translation in running text, and the language."""
    found: list[tuple[int, Language]] = []
    for language in COMPLETE:
        words = Words(language, strict=False)
        said = [words(key, **params) for params in fillings(catalogue(language), key)]
        found.append((round(LETTERS * max(map(width_of, said))), language))
    return max(found)


def main(wanted: Sequence[str]) -> int:
    """Print the lists of these languages."""
    if unknown := [each for each in wanted if each not in LANGUAGES or each == FALLBACK]:
        print(f"No language to translate into: {', '.join(unknown)}", file=sys.stderr)
        return 2
    others = [each for each in LANGUAGES if each != FALLBACK]
    chosen = wanted or [each for each in others if is_draft(each)] or others
    screens = shown_on()
    for language in chosen:
        print("\n".join(report(language, screens)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
