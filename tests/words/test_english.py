"""English as spoken at a table: one word for one thing, without traces of other languages."""

import re

import pytest

from companion.device.games import GAMES
from companion.words import Words
from companion.words.words import Param
from tests.games import facts_of
from tests.words.catalogue import catalogue, lines_with

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


SAID = [(f"{game}-{key}", *told) for game in GAMES for key, told in facts_of(game).english.items()]


@pytest.mark.parametrize(("key", "params", "said"), SAID)
def test_the_table_says_it_like_this(key: str, params: dict[str, Param], said: str) -> None:
    assert Words("en", strict=True)(key, **params).replace("\u00a0", " ") == said


@pytest.mark.parametrize(
    ("count", "written"),
    [
        (1, "1 round"),
        (2, "2 rounds"),
        (0, "0 rounds"),
        (1.5, "1.5 rounds"),
    ],
)
def test_a_counted_noun_has_its_plural(count: float, written: str) -> None:
    assert Words("en")("count-rounds", count=count).replace("\u00a0", " ") == written


ONE_NAME = {
    "self-destruct": r"(?i)self-destruction",
    "a Pod with a number": r"Escape Pods? \{",
    "the Surgery": r"(?i)decontamination (?:room|chamber)",
}
"""Forbidden alternative names, by the right name of each thing or action in Carnomorphs."""


@pytest.mark.parametrize("name", ONE_NAME)
def test_one_thing_has_one_name(name: str) -> None:
    assert lines_with(ONE_NAME[name], "en", "carnomorphs") == []
