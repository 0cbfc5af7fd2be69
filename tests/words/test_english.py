"""English as a table says it: one word for one thing, and no other language shines through."""

import re

import pytest

from companion.words import Words
from companion.words.words import Param
from tests.words.catalogue import catalogue

ENGLISH = catalogue("en").sentences

CALQUES = {
    "throw, of dice: say roll": r"(?i)\bthr(?:ow|ew)",
    "whose turn, character or clock: say Ola’s": r"(?i)\b(?:turn|character|clock|irradiation|seat) of $",
    "lie aside: say be set aside": r"\b(?:lies?|lying) aside\b",
    "stands, of text: say is": r"\brest stands\b|\bgene stands\b",
    "what cannot be had: say is not available": r"\bcan(?:not)? be had\b",
    "so many, before what follows: say this many": r"\b(?:after|for) so many days\b",
    "Besides, for also": r"\bBesides,",
    "food check, which no rulebook has": r"\bfood check\b",
    "has still to: say still has to": r"\bhas still to\b",
}


@pytest.mark.parametrize("calque", CALQUES)
def test_nothing_is_said_that_no_table_says(calque: str) -> None:
    pattern = re.compile(CALQUES[calque])
    assert not [f"{s.key}: {text}" for s in ENGLISH for text in s.texts if pattern.search(text)]


def test_the_terms_of_carnomorphs_have_a_capital_as_on_its_components() -> None:
    small = re.compile(
        r"\b(?:adaptation|contamination card|encounter|heavy object|light wound|mutation (?:card|marker)"
        r"|objective|serious wound|surprise attack)"
    )
    own = [each for each in ENGLISH if each.game == "carnomorphs"]
    assert own
    assert not [f"{s.key}: {text}" for s in own for text in s.texts if small.search(text)]


SAID: list[tuple[str, dict[str, Param], str]] = [
    ("chromosome-not-your-turn", {"player": "Ola", "active": "Jan"}, "It is not Ola’s turn: Jan is up."),
    ("carnomorphs-character-dead", {"player": "Ola"}, "Ola’s character is dead."),
    ("carnomorphs-events-draw-of", {"count": 1}, "the app draws the only token"),
    ("carnomorphs-next-scan", {"player": "Ola"}, "Scan: Ola"),
    ("carnomorphs-next-four", {"player": "Ola"}, "Four cards: Ola"),
    ("soup-genes-then", {"points": 14, "count": 2}, "That leaves 14 points in phase 4, for 2 amoebas."),
    ("soup-nobody-hungry", {"player": "Ola"}, "Ola: every amoeba has eaten or starved."),
]


@pytest.mark.parametrize(("key", "params", "said"), SAID)
def test_the_table_says_it_like_this(key: str, params: dict[str, Param], said: str) -> None:
    assert Words("en", strict=True)(key, **params).replace("\u00a0", " ") == said
