"""German as spoken at a table.

The person who holds the device is addressed as du, and everybody at the table together as ihr, as people
speak who play together, and as in the German rulebook of *Karnomorphs*. Buttons and labels address nobody.
"""

import re
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from companion.device.games import GAMES
from companion.words import Words
from companion.words.words import Param
from tests.words.catalogue import NAMES, catalogue

GERMAN = catalogue("de").sentences
DE = Words("de", strict=True)

NBSP = "\u00a0"
"""The no-break space, between a number and the noun that it counts."""

DIE = re.compile(r"(?i)\bdice\b|\bdie\b")

CALQUES = {
    "Sie, of somebody spoken to: say du": r"(?<![.:?„(…] )(?<!^)\b(?:Sie|Ihnen|Ihre?[mnrs]?)\b",
    "a genitive of a name: say von": r"^(?:s|’s?|')\b",
    "the straight apostrophe": r"'",
    "Spiel, of one evening: say Partie": r"\bSpiel (?:beend|lösch|speicher|lad)",
    "macht Sinn: say hat Sinn": r"\b[Mm]acht Sinn\b",
    "in 2026: say 2026": r"\bin \d{4}\b",
    "Tab, of a finger: say Tipp": r"\b[Tt]appen\b|\b[Tt]aps?\b",
    "Eindringling: the German edition says Xeno": r"\bEindringling",
    "Anpassung, of a card: the German edition says Adaptation": r"\bAnpassung",
    "Mutationspunkt: Ursuppe says Empfindlichkeit": r"\bMutationspunkt",
    "Nahrungswürfel, Würfelchen: Ursuppe says Nährstoff": r"\bNahrungs|\bWürfelchen",
}


@pytest.mark.parametrize("calque", CALQUES)
def test_nothing_is_said_that_no_table_says(calque: str) -> None:
    pattern = re.compile(CALQUES[calque])
    after_names = [(s.key, text) for s in GERMAN for name, text in s.after if name in NAMES]
    texts = after_names if calque.startswith("a genitive") else [(s.key, t) for s in GERMAN for t in s.texts]
    assert not [f"{key}: {text}" for key, text in texts if pattern.search(text)]


def test_a_calque_is_noticed() -> None:
    polite = re.compile(CALQUES["Sie, of somebody spoken to: say du"])
    assert polite.search("Wählen Sie eine Karte.")
    assert not polite.search("Deckt eine Karte auf: Sie sagt, wohin alles treibt. Sie bleibt liegen.")


def test_a_die_is_no_cube() -> None:
    """Both words would be Würfel, so cubes are Steine in Chromosome and Nährstoffe in Ursuppe."""
    english = catalogue("en").by_key
    cubes = re.compile(r"(?i)\bcubes?\b")
    of_cubes = [
        s
        for s in GERMAN
        if s.key in english and cubes.search(said := " ".join(english[s.key].texts)) and not DIE.search(said)
    ]
    assert of_cubes
    assert not [f"{s.key}: {text}" for s in of_cubes for text in s.texts if re.search(r"(?i)würfel", text)]


def test_a_number_and_what_it_counts_stand_on_one_line() -> None:
    unit, word = re.compile(r" (?:MB|ms|s|min|h|%)(?![\w’])"), re.compile(r" \w")
    found = [
        f"{each.key} ({each.place}): {text!r}"
        for each in GERMAN
        for name, text in each.after
        if unit.match(text)
        or (word.match(text) and any(s.by_number and s.variable == name for s in each.selections))
    ]
    assert not found


@pytest.mark.parametrize(
    ("count", "written"),
    [
        (0, "0 Runden"),
        (1, "1 Runde"),
        (2, "2 Runden"),
        (5, "5 Runden"),
        (22, "22 Runden"),
        (1.5, "1,5 Runden"),
        (Decimal("2.5"), "2,5 Runden"),
        (1_000_000, "1.000.000 Runden"),
        (-2, "\u22122 Runden"),
    ],
)
def test_only_one_is_a_singular(count: float | Decimal, written: str) -> None:
    assert DE("count-rounds", count=count).replace(NBSP, " ") == written


def test_numbers_days_and_rows_are_written_as_in_german() -> None:
    assert DE.number(12345.5, 1) == "12.345,5"
    assert DE.percent(0.31) == f"31{NBSP}%"
    assert DE.percent(0.001) == f"<1{NBSP}%"
    assert DE.date(date(2026, 11, 1)) == f"1.{NBSP}November 2026"
    assert DE.list(["A", "B", "C"]) == "A, B und C"
    assert DE.choice(["A", "B", "C"]) == "A, B oder C"
    assert DE.duration(4320).replace(NBSP, " ") == "1 h 12 min"


SAID = Path(__file__).with_name("said_in_german.txt").read_text("utf-8")
"""Sentences as a table says them, checked by reading aloud; none has to agree with a name.

Each paragraph has a sentence's key, its values, and the sentence, or one sentence per number if there are
several.
"""
FEWEST = 60
"""Minimum number of sentences of each game."""


def told(paragraph: str) -> Iterator[tuple[str, dict[str, Param], str]]:
    """Yield each sentence of a paragraph with its key and its values."""
    head, *sentences = paragraph.splitlines()
    key, _, filled = head.partition("  ")
    given = dict(each.split("=", 1) for each in filled.split("; ") if each)
    for turn, sentence in enumerate(sentences):
        values = {name: value.split(", ") for name, value in given.items()}
        params = {name: value_of(each[turn % len(each)]) for name, each in values.items()}
        yield key, params, sentence.strip()


def value_of(text: str) -> Param:
    return None if text == "none" else int(text) if text.isdecimal() else text


ROWS = [row for paragraph in SAID.strip().split("\n\n") for row in told(paragraph)]


def test_the_table_says_it_like_this() -> None:
    said = [(key, params, DE(key, **params).replace(NBSP, " ")) for key, params, _ in ROWS]
    assert said == ROWS


@pytest.mark.parametrize("game", GAMES)
def test_many_sentences_of_each_game_were_read_aloud(game: str) -> None:
    assert len({row[2] for row in ROWS if row[0].startswith(f"{game}-")}) >= FEWEST
