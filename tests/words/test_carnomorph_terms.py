"""The names of Carnomorphs are those of its rulebooks and components."""

import pytest

from companion.rules.carnomorphs.data import (
    CLARIFIED_OBJECTIVES,
    FOOD,
    HIBERNATORIUM,
    INTRUDERS,
    NAME_LENGTH,
    RESEARCH_OBJECTS,
    SHIP_ROOMS,
    TOKENS,
)
from companion.words import LANGUAGES, Language, Words

GAME = "carnomorphs"

OFFICIAL = {
    "intruder-metagorger": ("Metagorger", "Metażerca"),
    "intruder-shambler": ("Shambler", "Powłóczący"),
    "intruder-fleshbeast": ("Fleshbeast", "Ścierwojad"),
    "intruder-butcher": ("Butcher", "Rzeźnik"),
    "token-blank": ("Blank token", "Pusty żeton"),
    "food-red-corpse": ("Red Character Corpse", "Czerwone ciało członka załogi"),
    "food-carcass": ("Intruder Carcass", "Zwłoki intruza"),
    "food-egg": ("Intruder Egg", "Jajo intruza"),
    "term-bag": ("Intruder bag", "Kolonia intruzów"),
    "term-feeding": ("Feeding", "Żer"),
    "term-mutation-card": ("Mutation card", "Karta mutacji"),
    "scan-infected": ("INFECTED", "ZARAŻENIE"),
    "scan-clean": ("NOT INFECTED", "BRAK ZARAŻENIA"),
    "objective-necroscopy": ("Necroscopy", "Nekropsja"),
    "objective-great-hunt": ("The Great Hunt", "Wielkie polowanie"),
    "ship-room-cockpit": ("Cockpit", "Kokpit"),
    "ship-room-canteen": ("Canteen", "Kantyna"),
    "ship-room-showers": ("Shower Room", "Prysznice"),
}
"""Source: the Polish rulebook; the English list of components and objectives."""


@pytest.mark.parametrize(("key", "official"), OFFICIAL.items())
def test_a_term_is_the_official_one(key: str, official: tuple[str, str]) -> None:
    english, polish = official
    assert Words("en", strict=True, game=GAME)(key) == english
    assert Words("pl", strict=True, game=GAME)(key) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_rules_name_has_a_name(language: Language) -> None:
    words = Words(language, strict=True, game=GAME)
    for kind in INTRUDERS:
        assert words(f"intruder-{kind}") != words(f"intruder-as-object-{kind}")
        assert words(f"count-{kind}", count=2)
    for kind in INTRUDERS[1:]:
        assert words(f"intruder-becomes-{kind}")
    for food in FOOD:
        assert words(f"food-{food}") != words(f"food-as-object-{food}")
        assert words(f"count-{food}", count=0)
    for token in TOKENS:
        assert words(f"token-{token}")
    for thing in RESEARCH_OBJECTS:
        assert words(f"research-{thing}")
    for objective in CLARIFIED_OBJECTIVES:
        assert words(f"objective-{objective}")
    rooms = [words(f"ship-room-{room}") for room in SHIP_ROOMS]
    assert len({room.casefold() for room in rooms}) == len(SHIP_ROOMS) == 5 + 11 + 9
    assert max(map(len, rooms)) <= NAME_LENGTH
    assert words("ship-room-hibernatorium") == HIBERNATORIUM


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        ("metagorger", ("bez metażerców", "1 metażerca", "2 metażerców", "5 metażerców")),
        ("shambler", ("bez powłóczących", "1 powłóczący", "2 powłóczących", "5 powłóczących")),
        ("fleshbeast", ("bez ścierwojadów", "1 ścierwojad", "2 ścierwojady", "5 ścierwojadów")),
        ("egg", ("bez jaj", "1 jajo", "2 jaja", "5 jaj")),
        ("carcass", ("bez zwłok", "1 żeton zwłok", "2 żetony zwłok", "5 żetonów zwłok")),
        ("markers", ("bez znaczników", "1 znacznik", "2 znaczniki", "5 znaczników")),
    ],
)
def test_polish_counts_as_a_table_does(kind: str, counts: tuple[str, ...]) -> None:
    words = Words("pl", strict=True, game=GAME)
    for number, said in zip((0, 1, 2, 5), counts, strict=True):
        assert words(f"count-{kind}", count=number).replace("\u00a0", " ").startswith(said)
