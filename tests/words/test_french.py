"""French as spoken at a table: printed spaces and quotes, no form of address."""

import re
from datetime import date
from decimal import Decimal

import pytest

from companion.rules.chromosome import KEY
from companion.words import Words
from companion.words.words import Param
from tests.words.catalogue import catalogue, lines_with

FRENCH = catalogue("fr").sentences
FR = Words("fr", strict=True)

THIN = "\u202f"
"""The narrow no-break space, used before ; ! ? and inside guillemets."""

NBSP = "\u00a0"
"""The no-break space: before a colon, and between a number and its noun."""

COUNTED = (
    "amibe|blessure|carte|case|cube|dé|entrée|gène|jeton|joueur|manche|minute|partie|point|tour"
    "|nord|est|sud|ouest"
)

SPACING = {
    "a thin space before ; ! ? »": rf"(?<![{THIN}])[;!?»]",
    "a thin space after «": rf"«(?!{THIN})",
    "a space that does not break before :": rf"(?<![{NBSP}\d/]):(?!//)",
    "the curved apostrophe": r"'",
    "guillemets": r"[\"“”„]",
    "a space that does not break before %": r"(?<=[ \d])%",
    "a space that does not break between a number and what it counts": rf"\d (?:{COUNTED})s?\b",
    "one sign for a number": r"[Nn]º",
}


@pytest.mark.parametrize("rule", SPACING)
def test_the_spaces_are_those_of_french_print(rule: str) -> None:
    pattern = re.compile(SPACING[rule])
    alone = re.compile(r"[?:]")  # a lone sign, as on a button or after a variable
    found = [
        f"{s.key} ({s.place}): {text!r}"
        for s in FRENCH
        for text in s.texts
        if not alone.fullmatch(text) and pattern.search(text)
    ]
    assert not found, rule


def test_a_number_and_what_it_counts_stand_on_one_line() -> None:
    unit, word = re.compile(r" (?:Mo|ms|s|min|h)(?![\w’])"), re.compile(r" \w")
    found = [
        f"{each.key} ({each.place}): {text!r}"
        for each in FRENCH
        for name, text in each.after
        if unit.match(text)
        or (word.match(text) and any(s.by_number and s.variable == name for s in each.selections))
    ]
    assert not found


@pytest.mark.parametrize("word", ["vous", "votre", "vos", "tu", "ton", "tes", "toi"])
def test_nobody_is_addressed(word: str) -> None:
    assert not [f"{s.key}: {text}" for s in FRENCH for text in s.texts if re.search(rf"(?i)\b{word}\b", text)]


def test_nobody_is_given_orders() -> None:
    """Instructions are in the infinitive: « choisir », not « choisissez »."""
    order = re.compile(r"(?i)\b(?!(?:chez|assez|nez|rez)\b)\w+ez\b|\b(?:dites|soyez)\b")
    assert order.search("Prenez ce jeton.")
    assert not order.search("Il n’y en a pas assez chez Ola.")
    assert not [f"{s.key}: {text}" for s in FRENCH for text in s.texts if order.search(text)]


def test_what_would_be_wrong_is_noticed() -> None:
    assert re.search(SPACING["a space that does not break before :"], "Tour : Ola")
    assert not re.search(SPACING["a space that does not break before :"], f"Tour{NBSP}: Ola, https://petri")
    assert re.search(SPACING["a thin space before ; ! ? »"], "Qui ?")
    assert not re.search(SPACING["a thin space before ; ! ? »"], f"Qui{THIN}?")
    counted = SPACING["a space that does not break between a number and what it counts"]
    assert re.search(counted, "payer 3 points")
    assert not re.search(counted, f"payer 3{NBSP}points, manche 3 sur 10")


@pytest.mark.parametrize(
    ("count", "written"),
    [
        (0, "0 manche"),
        (1, "1 manche"),
        (2, "2 manches"),
        (1.5, "1,5 manche"),
        (Decimal("2.5"), "2,5 manches"),
        (1_000_000, "1 000 000 manches"),
        (-2, "\u22122 manches"),
    ],
)
def test_none_and_one_are_singular(count: float | Decimal, written: str) -> None:
    assert FR("count-rounds", count=count).replace(NBSP, " ").replace(THIN, " ") == written


def test_numbers_days_and_rows_are_written_as_in_french() -> None:
    assert FR.number(12345.5, 1) == f"12{THIN}345,5"
    assert FR.percent(0.31) == f"31{NBSP}%"
    assert FR.percent(0.001) == f"<1{NBSP}%"
    assert FR.date(date(2026, 11, 1)) == f"1er{NBSP}novembre 2026"
    assert FR.date(date(2026, 11, 21)) == f"21{NBSP}novembre 2026"
    assert FR.list(["A", "B", "C"]) == "A, B et C"
    assert FR.choice(["A", "B", "C"]) == "A, B ou C"
    assert FR.duration(4320).replace(NBSP, " ") == "1 h 12 min"


FIX = "En choisir moins, ou corriger le nombre."

SAID: list[tuple[str, dict[str, Param], str]] = [
    ("dice-stands", {}, "La table garde ce résultat"),
    ("home-rules", {}, "Aide de jeu"),
    ("turn-title", {"player": "Ola"}, "Tour : Ola"),
    ("end-wins-by", {"player": "Ola", "margin": 3}, "Ola gagne avec 3 d’avance"),
    ("label-eliminate", {"player": "Ola"}, "Ola : élimination"),
    ("too-little-fate", {"player": "Ola", "has": 0}, f"Ola : il n’y a plus de points de destin. {FIX}"),
    ("too-little-fate", {"player": "Ola", "has": 1}, f"Ola : il n’y a plus que 1 point de destin. {FIX}"),
    ("new-rules-changed", {"count": 2}, "2 règles modifiées"),
    ("party-watchers", {"count": 1}, "1 spectateur"),
    ("battle-tie-spares", {"player": "Ola"}, "En cas d’égalité, Ola ne perd rien"),
]
"""Sentences of a table, none of which has to agree with a name."""


@pytest.mark.parametrize(("key", "params", "said"), SAID)
def test_the_table_says_it_like_this(key: str, params: dict[str, Param], said: str) -> None:
    words = Words("fr", strict=True, game=KEY)
    assert words(key, **params).replace(NBSP, " ").replace(THIN, " ") == said


ONE_NAME = {
    "la Chirurgie": r"(?i)chambre de décontamination",
}
"""Forbidden alternative names, by the right name of each thing or action in Carnomorphs."""


@pytest.mark.parametrize("name", ONE_NAME)
def test_one_thing_has_one_name(name: str) -> None:
    assert lines_with(ONE_NAME[name], "fr", "carnomorphs") == []
