"""Polish as spoken at a table: the rulebook's words."""

import re
from decimal import Decimal

import pytest

from companion.rules.chromosome import KEY
from companion.words import Words
from companion.words.words import Param
from tests.words.catalogue import NAMES, catalogue, lines_with

POLISH = catalogue("pl").sentences
NAMING = [sentence for sentence in POLISH if sentence.variables & NAMES]


def test_a_name_stands_after_no_player_in_another_case() -> None:
    declined = re.compile(r"\bgracz(?:a|owi|em|u|y|om|ami|ach)\s*$", re.I)
    assert not [
        f"{each.key}: {before!r}"
        for each in NAMING
        for before, name in each.before
        if name in NAMES and declined.search(before)
    ]


def test_the_app_is_neuter_and_is_not_declined() -> None:
    wrong = re.compile(r"\bPetri(?:ego|emu|m)\b|\b(?:ten|tego|każda|każdy|ta|nowy|nowa) Petri\b", re.I)
    assert not [f"{s.key}: {text}" for s in POLISH for text in s.texts if wrong.search(text)]


def test_games_are_saved_to_a_file_and_loaded_from_one() -> None:
    assert Words("pl", strict=True)("menu-export") == "Zapisz grę do pliku"
    assert Words("pl", strict=True)("home-import") == "Wczytaj gry z pliku"


CALQUES = {
    "Stoi, for a die that may stay: say Zostaje": r"\b[Ss]toi(?! obok\b| tego\b|,? dalej)\b(?=[,.]|$| dla)",
    "każdemu swoje": r"każdemu swoje",
    "los za gen: say los jako gen": r"\b[Ll]os za gen",
    "odwołać: say przerwać": r"\b[Oo]dwoła(?!n)",
    "premia: say modyfikator": r"\b[Pp]remi[aei]\b",
    "rachunek: say obliczenia": r"\b[Rr]achun(?:ek|ku|kiem)\b",
    "ująć: say zmniejszyć": r"\b[Uu]jmij\b",
    "pobrać energię: say zaczerpnąć": r"\b[Pp]obierz energię",
    "niech teraz gra, oddaj turę: say teraz gra ta osoba": r"Niech teraz gra|Oddaj turę",
    "skrót zasad: say ściąga": r"Skrót zasad",
    "lista gier: say partii": r"(?:list[aęyi]|liście) gier",
    "oczek after a sign: say oczka:": r"^ oczek\b",
    "sami, of players who may be women: name the table": r"\b[Ss]ami\b|\bkażdy sam\b",
    "wylosowany żeton: say dobrany": r"[Ww]ylosowan(?:o|y|e|ych) (?:[^.]* )?żeton",
}


@pytest.mark.parametrize("calque", CALQUES)
def test_nothing_is_said_that_no_table_says(calque: str) -> None:
    pattern = re.compile(CALQUES[calque])
    assert not [f"{s.key}: {text}" for s in POLISH for text in s.texts if pattern.search(text)]


DIE = re.compile(r"(?i)\bdice\b|\b(?:a|the|no|one|each|real|any|die’s) die\b|\bdie (?:each|shows)\b")


def test_a_die_is_no_cube() -> None:
    """Both words would be kostka, so a die is a kość, and only a cube on the board is a kostka."""
    english = catalogue("en").by_key
    assert not [
        f"{s.key}: {text}"
        for s in POLISH
        if s.key in english
        if DIE.search(said := " ".join(english[s.key].texts)) and not re.search(r"(?i)\bcubes?\b", said)
        for text in s.texts
        if re.search(r"(?i)\bkost(?:k|ek\b)|\bkostce\b", text)
    ]


SAID: list[tuple[str, dict[str, Param], str]] = [
    ("dice-stands", {}, "Stół: zostaje"),
    ("party-fine", {}, "Dla mnie może zostać"),
    ("party-close-window", {}, "Zostaje dla wszystkich"),
    ("label-accept", {"player": "Magda"}, "Magda: może zostać"),
    ("party-odds-own", {}, "każdy widzi szanse i swoje rady"),
    ("luck-lucky", {"player": "Tomek", "pips": "+1", "games": 22}, "Tomek ma szczęście, oczka: +1. "),
    ("turn-fate-gene", {}, "Los jako gen"),
    ("areas-in-room", {"room": "12"}, "Pomieszczenie 12"),
    (
        "label-apply-battle",
        {"result": "win", "player": "Magda", "other": "Tomek", "count": 2},
        "Magda–Tomek: wygrywa Magda o 2",
    ),
    ("label-correct-tokens", {"player": "Magda", "delta": "+1"}, "Magda: żetony +1"),
    ("label-correct-trophies", {"player": "Magda", "delta": "+3", "owner": "Ola"}, "Magda: trofea +3"),
    ("label-call-off", {}, "Przerwane"),
    ("label-set-detail", {"detail": "full"}, "Zapis dokładny"),
    ("label-set-detail", {"detail": "quick"}, "Zapis szybki"),
    ("impulse-draw", {}, "Zaczerpnij"),
    ("radiation-how-many", {}, "Ile grup stoi obok tego pola lub na nim?"),
    ("radiation-charges", {"count": 1}, "ładuje tylko pojedyncze żetony"),
    ("battle-tie-spares", {"player": "Magda"}, "Przy remisie Magda nic nie traci"),
    ("battle-one-more", {"share": "81%"}, "z +1: 81% na wygraną"),
    ("battle-tokens-lost", {}, "stracone żetony"),
    ("calc-show", {}, "Pokaż obliczenia"),
    ("preparation-refresh", {}, "Odnowa genów i żetonów losu"),
    ("not-doomed", {"player": "Magda"}, "Magda: z liczb nie wynika eliminacja."),
    ("stronger-area-first", {"power": 3}, "Najpierw najsilniejszy: został jeszcze obszar o sile 3."),
    ("dice-due", {}, "Najpierw muszą paść oba rzuty."),
    ("party-still-asked", {"players": "Ola i Jan"}, "Czekamy na: Ola i Jan"),
    ("new-rules-changed", {"count": 1}, "1 zasada inna niż domyślna"),
    ("new-rules-changed", {"count": 22}, "22 zasady inne niż domyślne"),
    ("new-rules-changed", {"count": 5}, "5 zasad innych niż domyślne"),
    ("turn-free", {}, "za darmo"),
    ("special-rest", {}, "dopisz resztę działania"),
    ("special-gene-into", {"gene": "combat"}, "zmienia się w gen walki"),
    ("impulse-new", {}, "Nowy obszar"),
    (
        "reference-turn-action",
        {},
        "Musisz wykonać dokładnie jedną akcję z dziewięciu: pięciu głównych i czterech",
    ),
    (
        "charged-out-of-range",
        {"player": "Magda", "most": 0},
        "Magda: na planszy nie ma żetonów, które można naładować.",
    ),
]
"""Sentences that players have asked for."""


@pytest.mark.parametrize(("key", "params", "said"), SAID)
def test_the_table_says_it_like_this(key: str, params: dict[str, Param], said: str) -> None:
    words = Words("pl", strict=True, game=KEY)
    assert words(key, **params).replace("\u00a0", " ").startswith(said)


@pytest.mark.parametrize(
    ("count", "written"),
    [
        (1, "1 runda"),
        (2, "2 rundy"),
        (4, "4 rundy"),
        (5, "5 rund"),
        (12, "12 rund"),
        (22, "22 rundy"),
        (0, "0 rund"),
        (1.5, "1,5 rundy"),
        (Decimal("2.5"), "2,5 rundy"),
        (-2, "\u22122 rundy"),
    ],
)
def test_a_counted_noun_has_its_plural(count: float | Decimal, written: str) -> None:
    assert Words("pl")("count-rounds", count=count).replace("\u00a0", " ") == written


ONE_NAME = {
    "kolonia": r"(?i)woreczk",
    "zachować jeden cel": r"(?i)zostaw\w* (?:sobie )?jed",
    "żywić się": r"(?i)\bzjada\b",
}
"""Forbidden alternative names, by the right name of each thing or action in Carnomorphs."""


@pytest.mark.parametrize("name", ONE_NAME)
def test_one_thing_has_one_name(name: str) -> None:
    assert lines_with(ONE_NAME[name], "pl", "carnomorphs") == []
