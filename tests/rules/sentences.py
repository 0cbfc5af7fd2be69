"""Requirements of every refusal, whichever test provokes it."""

from companion.rules.kernel import Rejection
from companion.words import FALLBACK, LANGUAGES, Words
from tests.words.catalogue import catalogue


def said(rejection: Rejection, game: str) -> Rejection:
    """Check a refusal: each language has its sentence, and every parameter is known."""
    for language in LANGUAGES:
        assert Words(language, strict=True).of(game)(rejection.code, **rejection.params).endswith(".")
    assert None not in rejection.params.values(), rejection
    return rejection


def keys(game: str, start: str) -> frozenset[str]:
    return frozenset(key for key in catalogue(FALLBACK).scope(game) if key.startswith(start))
