"""Sentences by key: equal words, faults that do not raise at the table, and where the files are found."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from companion.rules.chromosome import KEY
from companion.words import FALLBACK, LANGUAGES, Language, Words, WordsError
from companion.words.languages import FILE, find_locales
from companion.words.words import STRICT_VARIABLE
from tests.words.catalogue import CHECKS, COMPLETE, LOCALES, ROOT, catalogue


def test_words_of_one_language_are_equal_and_of_two_are_not() -> None:
    assert Words("pl") == Words("pl")
    assert hash(Words("pl")) == hash(Words("pl"))
    assert Words("pl") != Words("en")
    assert Words("pl", strict=True) != Words("pl", strict=False)


def test_words_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Words("pl").language = "en"


def test_strict_words_raise_for_an_unknown_key() -> None:
    with pytest.raises(WordsError, match="no such sentence"):
        Words("pl", strict=True)("there-is-no-such-key")


def test_strict_words_raise_for_a_missing_variable() -> None:
    with pytest.raises(WordsError, match="count"):
        Words("pl", strict=True)("count-rounds")


def test_the_environment_makes_words_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Words("pl").strict
    monkeypatch.delenv(STRICT_VARIABLE)
    assert not Words("pl").strict


def test_at_the_table_an_unknown_key_stands_for_itself_and_is_remembered() -> None:
    words = Words("pl", strict=False)
    assert words("a-key-nobody-wrote") == "a-key-nobody-wrote"
    assert words("a-key-nobody-wrote") == "a-key-nobody-wrote"
    assert [fault for fault in words.faults if "a-key-nobody-wrote" in fault] == [
        "pl: a-key-nobody-wrote: no such sentence"
    ]


def test_at_the_table_a_sentence_without_its_variable_stands_for_itself() -> None:
    assert Words("en", strict=False)("count-rounds") == "count-rounds"


def test_a_name_is_shown_as_it_was_written() -> None:
    words = Words("pl", strict=True)
    for name in ("-3", "{ $x }", "\u05d0\u05dc\u05d4", "🦠", "x" * 200, "Łucja -1"):
        assert words("list-and", start=name, end="Jan") == f"{name} i Jan"


def test_there_are_words_for_every_language() -> None:
    assert {folder.name for folder in LOCALES.iterdir() if folder.is_dir()} == set(LANGUAGES)
    assert FALLBACK in LANGUAGES
    assert find_locales() == LOCALES


PROBE = """
import json
from companion.words import Words
from companion.words.languages import FILE
from companion.words.languages import find_locales
polish, english = Words("pl"), Words("en")
print(json.dumps({
    "fallback": polish("only-english"),
    "broken": polish("broken", name="Ola"),
    "attribute": polish("button.hint"),
    "valueless": polish("button"),
    "reference": polish("greeting", name="Ola"),
    "game": [polish.of("go")("move"), english.of("go")("greeting", name="Ola")],
    "flags": [english("flag", on=value) for value in (True, False, None)],
    "faults": len(polish.faults),
    "has": [polish.has("greeting"), polish.has("button"), polish.has("button.hint"), polish.has("nothing")],
}))
"""

POLISH = {
    "a.ftl": "greeting = { hello }, { $name }\nbroken = { $name } { $missing }\n"
    "button =\n    .hint = Dotknij\n",
    "b.ftl": "hello = Cześć\n",
    "go/c.ftl": "move = Ruch, { hello }\n",
}
ENGLISH = {
    "a.ftl": "greeting = { hello }, { $name }\nbroken = Only { $name }\n"
    "button =\n    .hint = Touch\n"
    "flag = { $on ->\n    [true] on\n    [none] unknown\n   *[false] off\n }\n",
    "b.ftl": "hello = Hello\nonly-english = Only here\n",
    "go/c.ftl": "move = Move\n",
}
EXPECTED = {
    "fallback": "Only here",
    "broken": "Only Ola",
    "attribute": "Dotknij",
    "valueless": "button",
    "reference": "Cześć, Ola",
    "game": ["Ruch, Cześć", "Hello, Ola"],
    "flags": ["on", "off", "unknown"],
    "faults": 3,
    "has": [True, False, True, False],
}


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """A folder that contains only the package, like site-packages."""
    (tmp_path / "companion").mkdir()
    for name in ("__init__.py", "later.py"):
        shutil.copy(ROOT / "companion" / name, tmp_path / "companion")
    shutil.copytree(
        ROOT / "companion" / "words",
        tmp_path / "companion" / "words",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    return tmp_path


def _write_locales(folder: Path) -> None:
    for language, files in (("pl", POLISH), (FALLBACK, ENGLISH)):
        (folder / language / "go").mkdir(parents=True)
        shutil.copy(LOCALES / language / FILE, folder / language)
        for name, text in files.items():
            (folder / language / name).write_text(text, encoding="utf-8")


def _probe(path: Path) -> object:
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop(STRICT_VARIABLE, None)
    done = subprocess.run(
        [sys.executable, "-P", "-c", PROBE],
        env=environment,
        cwd=path.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def test_a_wheel_carries_its_words_inside_the_package(installed: Path) -> None:
    _write_locales(installed / "companion" / "locales")
    assert _probe(installed) == EXPECTED


def test_a_checkout_keeps_its_words_beside_the_package(installed: Path) -> None:
    _write_locales(installed / "locales")
    assert _probe(installed) == EXPECTED


def test_a_packed_app_reads_its_words_out_of_the_archive(installed: Path) -> None:
    _write_locales(installed / "locales")
    archive = installed.with_suffix(".zip")
    with zipfile.ZipFile(archive, "w") as packed:
        for path in sorted(installed.rglob("*")):
            packed.write(path, path.relative_to(installed))
    assert _probe(archive) == EXPECTED


def test_an_app_in_the_browser_knows_its_first_words_and_finds_the_others_where_it_was_told(
    installed: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    place = tmp_path_factory.mktemp("elsewhere")
    _write_locales(place)
    packed = installed / "companion" / "words" / "packed.py"
    packed.write_text(
        'KNOWN = {"pl": {"only-english": "Known"}}\n'
        f"LANGUAGES = {{}}\nLATER = {{}}\nPLACE = {str(place)!r}\n"
    )
    assert _probe(installed) == {**EXPECTED, "fallback": "Known", "faults": 2}


def test_an_installation_without_words_says_so(installed: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError) as failure:
        _probe(installed)
    assert "LocalesNotFound" in failure.value.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_part_of_a_strength_is_not_broken_between_its_name_and_its_number(language: Language) -> None:
    words = Words(language, strict=True).of(KEY)
    for part in ("battle-group", "battle-genes", "battle-fate"):
        assert " " not in words(part, count=2)
    assert " " not in words("battle-die", face=2)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_round_of_a_story_stays_with_its_word(language: Language) -> None:
    told = [text for each in catalogue(language).sentences for text, name in each.before if name == "round"]
    assert told
    assert not [text for text in told if re.search(rf"\(\w+ $| (?:{CHECKS[language]['in_round']}) $", text)]
