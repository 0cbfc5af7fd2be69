"""Requirements of every refusal, whichever test provokes it."""

import re
from typing import Final

from companion.rules.kernel import Rejection
from companion.words import FALLBACK, LANGUAGES, Words
from tests.words.catalogue import catalogue

NEXT: Final = {
    "en": re.compile(
        r"(?:^|[.:;,] |\b(?:and|or|then) )(?:add|ask|begin|carry|change|check|choose|come|correct|count|"
        r"do|draw|end|enter|feed|finish|give|go on|join|keep|leave|let|look|make|move|name|note|pay|place|"
        r"play on|put|reveal|roll|say|shorten|settle|start|take|test|try|turn|type|undo|wait)\b"
        r"|\b(?:first|has to|must|can be undone|is up)\b",
        re.IGNORECASE,
    ),
    "pl": re.compile(
        r"cie\b|\b(?:najpierw|teraz|trzeba|musi|można cofnąć|dodaj|poczekaj|poproś|spójrz|spróbuj|"
        r"dołącz|wróć|zacznij|wpisz|wskaż|wskazuj|wybierz|wykonaj|zachowaj|zajmij|zakończ|zaczekaj|"
        r"zapłać|zostaw|(?<=nie )płać)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(
        r"(?:^|[.:;,]\s|\b(?:et|ou|puis) )"
        r"(?:(?:à|ne|pas|rien|lancer aucun|y|en|le|la|les|lui|leur) |n’en |s’y |l’y |l’)*"
        r"\w+(?:er|ir|re)\b|\b(?:d’abord|doit|faut|tour|peut s’annuler)\b",
        re.IGNORECASE,
    ),
}
"""What tells people in a refusal what to do next: a verb, an order, or whose part it is."""


def tells_what_to_do(language: str, sentence: str) -> bool:
    """Return whether a refusal goes on to say what to do next."""
    return NEXT[language].search(sentence) is not None


def said(rejection: Rejection, game: str) -> Rejection:
    """Check a refusal: each language says it and what to do next, and every parameter is known."""
    for language in LANGUAGES:
        sentence = Words(language, strict=True).of(game)(rejection.code, **rejection.params)
        assert sentence.endswith(".")
        assert tells_what_to_do(language, sentence), f"{rejection.code} ends the matter: {sentence}"
    assert None not in rejection.params.values(), rejection
    return rejection


def keys(game: str, start: str) -> frozenset[str]:
    return frozenset(key for key in catalogue(FALLBACK).scope(game) if key.startswith(start))
