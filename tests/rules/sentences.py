"""Requirements of every refusal, whichever test provokes it."""

import re
from typing import Final

from companion.rules.kernel import Rejection
from companion.words import FALLBACK, Words
from tests.words.catalogue import CHECKS, COMPLETE, catalogue

NEXT: Final = {code: re.compile(check["next"], re.IGNORECASE) for code, check in CHECKS.items()}
"""What tells people in a refusal what to do next: a verb, an order, or whose part it is."""


def tells_what_to_do(language: str, sentence: str) -> bool:
    """Return whether a refusal goes on to say what to do next."""
    return NEXT[language].search(sentence) is not None


def said(rejection: Rejection, game: str) -> Rejection:
    """Check a refusal: each language says it and what to do next, and every parameter is known."""
    for language in COMPLETE:
        sentence = Words(language, strict=True).of(game)(rejection.code, **rejection.params)
        assert sentence.endswith(".")
        assert tells_what_to_do(language, sentence), f"{rejection.code} ends the matter: {sentence}"
    assert None not in rejection.params.values(), rejection
    return rejection


def keys(game: str, start: str) -> frozenset[str]:
    return frozenset(key for key in catalogue(FALLBACK).scope(game) if key.startswith(start))
