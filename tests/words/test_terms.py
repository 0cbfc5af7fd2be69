"""A game's terms are those on its boards and in its rulebook."""

import re

import pytest

from companion.rules.chromosome import KEY
from companion.rules.chromosome.data import GENE_KINDS, MAIN_ACTIONS, SPECIAL_ACTIONS, SPECIES
from companion.words import LANGUAGES, Language, Words
from tests.words.catalogue import catalogue

OFFICIAL = {
    "phase-preparation": "Faza przygotowania",
    "phase-turns": "Faza tur graczy",
    "phase-radiation": "Faza promieniowania",
    "action-growth": "Przyrost",
    "action-evolution": "Ewolucja",
    "action-spark": "Iskra",
    "action-impulse": "Impuls",
    "action-pass": "Pas",
    "action-fusion": "Fuzja",
    "action-saturation": "Nasycenie",
    "action-wave": "Fala",
    "action-concentration": "Koncentracja",
    "action-supergene": "Supergen",
    "action-conversion": "Zamiana",
    "action-takeover": "Przejęcie",
    "action-domination": "Dominacja",
    "action-teleportation": "Teleportacja",
    "action-outbreak": "Ognisko",
    "action-giant": "Gigant",
    "term-starter": "Gracz rozpoczynający",
    "term-test": "Test odporności",
    "term-absorption": "Wchłonięcie energii",
    "term-irradiation": "Napromieniowanie",
    "term-trophies": "Trofea",
    "gene-action": "Gen akcji",
    "gene-telepathy": "Gen telepatii",
    "gene-combat": "Gen walki",
    "gene-building": "Gen budowy",
}
"""Source: the Polish rulebook, its headings and running text."""


@pytest.mark.parametrize(("key", "official"), OFFICIAL.items())
def test_a_polish_term_is_the_one_of_the_rulebook(key: str, official: str) -> None:
    assert Words("pl", strict=True, game=KEY)(key) == official


def test_what_the_english_rulebook_calls_a_radioactive_space_is_called_so() -> None:
    words = Words("en", strict=True, game=KEY)
    assert words("term-area") == "Radioactive space"
    assert not [
        f"{sentence.key}: {text}"
        for sentence in catalogue("en").sentences
        for text in sentence.texts
        if sentence.game == KEY and re.search(r"\bareas?\b", text, re.IGNORECASE)
    ]


def test_a_room_of_the_board_has_the_rulebooks_word() -> None:
    words = Words("pl", strict=True, game=KEY)
    assert words("areas-in-room", room="12") == "Pomieszczenie 12"


def test_what_can_be_counted_is_fewer_and_not_less() -> None:
    less = re.compile(r"\b(?:amoeba|card|cube|gene|group|marker|point|room|token|wound)s?,? less\b")
    assert not [
        f"{sentence.key}: {text}"
        for sentence in catalogue("en").sentences
        for text in sentence.texts
        if less.search(text)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_rules_name_has_a_name(language: Language) -> None:
    words = Words(language, strict=True, game=KEY)
    for kind in GENE_KINDS:
        assert words(f"gene-{kind}")
        assert words(f"count-genes-{kind}", count=2)
    for species in SPECIES:
        assert words(f"species-{species}")
    for action in (*MAIN_ACTIONS, *(special.key for special in SPECIAL_ACTIONS)):
        assert words("named-action", action=action) == words(f"action-{action}") != action


def test_an_action_that_the_players_named_keeps_its_name() -> None:
    assert Words("pl", strict=True, game=KEY)("named-action", action="Wielki Wir") == "Wielki Wir"
