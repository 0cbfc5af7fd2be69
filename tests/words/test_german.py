"""German as spoken at a table.

Whoever holds the device is called du, and everybody at the table together ihr: so people speak who play
together, and so does the German rulebook of *Karnomorphs*. Buttons and labels address nobody.
"""

import re
from datetime import date
from decimal import Decimal

import pytest

from companion.words import Words
from companion.words.words import Param
from tests.words.catalogue import NAMES, catalogue

GERMAN = catalogue("de").sentences
DE = Words("de", strict=True)

NBSP = "\u00a0"
"""The space that does not break, between a number and what it counts."""

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
    """Both would be a Würfel: cubes are Steine in Chromosome and Nährstoffe in Ursuppe."""
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


FIX = "Wähle weniger, oder korrigiere die Zahl."

BATTLES: list[tuple[str, dict[str, Param], str]] = [
    ("dice-stands", {}, "Der Tisch: Er bleibt liegen"),
    ("chromosome-turn-title", {"player": "Ola"}, "Zug: Ola"),
    ("end-wins-by", {"player": "Ola", "margin": 3}, "Ola gewinnt mit 3 Vorsprung"),
    (
        "chromosome-too-little-fate",
        {"player": "Ola", "has": 0},
        f"Ola hat keine Schicksalspunkte mehr. {FIX}",
    ),
    ("chromosome-too-little-fate", {"player": "Ola", "has": 1}, f"Ola hat nur 1 Schicksalspunkt. {FIX}"),
    ("chromosome-too-few-charged", {"player": "Ola", "has": 1}, f"Ola hat nur 1 geladenen Marker. {FIX}"),
    ("chromosome-too-few-charged", {"player": "Ola", "has": 5}, f"Ola hat nur 5 geladene Marker. {FIX}"),
    ("new-rules-changed", {"count": 2}, "2 Regeln weichen ab"),
    ("party-watchers", {"count": 1}, "1 sieht zu"),
]
AMOEBAS: list[tuple[str, dict[str, Param], str]] = [
    ("soup-genes-then", {"points": 14, "count": 2}, "Für Phase 4 bleiben 14 Punkte, für 2 Amöben."),
    ("soup-genes-then", {"points": 1, "count": 0}, "Für Phase 4 bleibt 1 Punkt."),
    (
        "soup-label-drift",
        {"player": "Ola", "number": 3, "direction": "west"},
        "Ola: Amöbe 3 treibt nach Westen",
    ),
    ("soup-count-mutation-points", {"count": 22}, "empfindlich: 22"),
]
CREWS: list[tuple[str, dict[str, Param], str]] = [
    (
        "carnomorphs-story-deaths",
        {"round": 3, "players": "Ola und Jan", "count": 2},
        "Runde 3: Ola und Jan sterben.",
    ),
    ("carnomorphs-count-injuries", {"count": 5}, "5 Schaden"),
    ("carnomorphs-count-light-wounds", {"count": 2}, "2 Leichte Wunden"),
]
"""Sentences of a table; nothing has to agree with a name."""


@pytest.mark.parametrize(("key", "params", "said"), [*BATTLES, *AMOEBAS, *CREWS])
def test_the_table_says_it_like_this(key: str, params: dict[str, Param], said: str) -> None:
    assert DE(key, **params).replace(NBSP, " ") == said
