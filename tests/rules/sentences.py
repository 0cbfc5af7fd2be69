"""What every "no" owes the table, whichever test provokes it."""

from companion.rules.kernel import Rejection
from companion.words import FALLBACK, LANGUAGES, Words
from tests.words.catalogue import catalogue


def said(rejection: Rejection, game: str) -> Rejection:
    """The same "no": both languages have a sentence for it, and all that the sentence names is known."""
    for language in LANGUAGES:
        assert Words(language, strict=True).of(game)(rejection.code, **rejection.params).endswith(".")
    assert None not in rejection.params.values(), rejection
    return rejection


def keys(game: str, start: str) -> frozenset[str]:
    return frozenset(key for key in catalogue(FALLBACK).scope(game) if key.startswith(start))
