"""Languages of a region or in a script: their numbers, dates and plurals, and which readers get them."""

import json
import re
from pathlib import Path

import pytest
from babel import Locale

from companion.words import LANGUAGES, pick, subtags
from companion.words.languages import Subtags, cldr
from tests.words.further import python_with, with_language

CODE = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?")

SPOKEN = ("en", "pt-BR", "sr-Latn", "es", "es-419")

WISHED: list[tuple[list[str], str]] = [
    (["pt-BR"], "pt-BR"),
    (["pt-br"], "pt-BR"),
    (["pt"], "pt-BR"),
    (["pt-PT", "es"], "pt-BR"),
    (["sr-Latn-RS"], "sr-Latn"),
    (["sr"], "sr-Latn"),
    (["es-AR"], "es"),
    (["es-419"], "es-419"),
    (["es-419-AR"], "es-419"),
    (["ptx", "zxx", "es"], "es"),
    (["*"], "en"),
    ([], "en"),
]
"""Language tags in order of preference, and the one of `SPOKEN` that is picked."""


@pytest.mark.parametrize(("wished", "language"), WISHED)
def test_the_nearest_language_is_picked(wished: list[str], language: str) -> None:
    assert pick(wished, SPOKEN) == language


@pytest.mark.parametrize(
    ("named", "language"), [("sr_RS@latin", "sr-Latn"), ("pt_BR.UTF-8@euro", "pt-BR"), ("es_ES.utf8", "es")]
)
def test_a_system_names_script_and_region_in_its_own_way(named: str, language: str) -> None:
    assert pick([named], SPOKEN) == language


def test_a_code_has_parts() -> None:
    assert subtags("pl") == Subtags("pl")
    assert subtags("pt-BR") == Subtags("pt", region="BR")
    assert subtags("sr-Latn") == Subtags("sr", "Latn")
    assert subtags("az-Latn-AZ") == Subtags("az", "Latn", "AZ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_code_that_browsers_and_cldr_know(language: str) -> None:
    assert CODE.fullmatch(language)
    assert str(Locale.parse(cldr(language))) == cldr(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_written_from_left_to_right(language: str) -> None:
    assert Locale.parse(cldr(language)).text_direction == "ltr", "no screen is mirrored"


def test_the_language_of_a_region_or_script_is_a_folder_and_nothing_else(tmp_path: Path) -> None:
    place = with_language(
        tmp_path / "locales",
        "pt-BR",
        "name = \"Português (Brasil)\"\norder = 9\ndate = \"d 'de' MMMM 'de' y\"\n",
        {
            "home.ftl": "home-play = Jogar\nhome-won = { $count ->\n    [one] { $players } venceu\n"
            "    [many] muitos\n   *[other] { $players } venceram\n }\n",
            "terms.ftl": "list-and = { $start } e { $end }\n",
        },
    )
    with_script = place / "sr-Latn"
    with_script.mkdir()
    (with_script / "language.toml").write_text('name = "Srpski"\norder = 9\ndate = "d. MMMM y."\n')
    (with_script / "home.ftl").write_text("home-play = Igraj\n", encoding="utf-8")
    script = """
import json
from datetime import date
from companion.cli.commands import _spoken
from companion.cli.speech import words as spoken
from companion.words import *
told = [sorted({"pt-BR", "sr-Latn"} & set(LANGUAGES))]
for code in ("pt-BR", "sr-Latn"):
    words = Words(code, strict=False)
    day = words.date(date(2026, 11, 21))
    told.append([words("home-play"), words.number(12345.5, 1), words.percent(0.5), day])
    assert pick([code.lower()]) == code
    _spoken(["--language", code.upper()])
    told[-1].append(spoken().language)
brazil = Words("pt-BR", strict=False)
winners = ("Ola",), ("Ola", "Jan")
told.append([brazil("home-won", players=names, count=len(names)) for names in winners])
print(json.dumps(told))
"""
    done = python_with(place, script)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [
        ["pt-BR", "sr-Latn"],
        ["Jogar", "12.345,5", "50%", "21 de novembro de 2026", "pt-BR"],
        ["Igraj", "12.345,5", "50%", "21. novembar 2026.", "sr-Latn"],
        ["Ola venceu", "Ola e Jan venceram"],
    ]
