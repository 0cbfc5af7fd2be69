"""Requirements that every refusal meets, whichever test provokes it."""

import re
from typing import Final

from companion.rules.kernel import Rejection
from companion.words import FALLBACK, Words
from tests.words.catalogue import CHECKS, COMPLETE, catalogue

NEXT: Final = {code: re.compile(check["next"], re.IGNORECASE) for code, check in CHECKS.items()}
"""By language, the pattern of words that say what to do next: a verb, an order, or who has to act."""


def tells_what_to_do(language: str, sentence: str) -> bool:
    """Return whether a refusal goes on to say what to do next."""
    return NEXT[language].search(sentence) is not None


def said(rejection: Rejection, game: str) -> Rejection:
    """Check a refusal: each language says it and what to do next, and no parameter is None."""
    for language in COMPLETE:
        sentence = Words(language, strict=True).of(game)(rejection.code, **rejection.params)
        assert sentence.endswith(".")
        assert tells_what_to_do(language, sentence), f"{rejection.code} ends the matter: {sentence}"
    assert None not in rejection.params.values(), rejection
    return rejection


def keys(game: str, start: str) -> frozenset[str]:
    return frozenset(key for key in catalogue(FALLBACK).scope(game) if key.startswith(start))
