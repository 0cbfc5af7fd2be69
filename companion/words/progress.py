"""The progress of a translation: the share of our sentences that a draft has."""

from functools import cache

from companion.words import packed
from companion.words.book import defined, full_name
from companion.words.files import is_added, word_files
from companion.words.languages import FALLBACK, Language, is_draft


@cache
def share_translated(language: Language) -> float:
    """Return the share of the sentences that this language has, from 0 to 1; 1 unless it is a draft."""
    if not is_draft(language):
        return 1.0
    if language in packed.TRANSLATED:
        return packed.TRANSLATED[language]
    needed = sentences(FALLBACK)
    return len(needed & sentences(language)) / len(needed)


def sentences(language: Language) -> frozenset[str]:
    """Return the full keys of the sentences in our word files of a language, without terms and packages."""
    return frozenset(
        full_name(name, file.game)
        for file in word_files(language)
        if not is_added(file.game)
        for name in defined(file.path.read_text(encoding="utf-8"))
        if not name.startswith("-")
    )
