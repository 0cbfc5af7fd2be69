"""The word files agree with each other, with Fluent and with the languages' grammar."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.verification import KEY, MOST_VARIABLES
from companion.words import LANGUAGES, Language, Words
from companion.words.words import Param
from tests.words.catalogue import LOCALES, PLURALS, ROOT, Catalogue, Selection, catalogue, read

COUNTS: tuple[Param, ...] = (0, 1, 2, 5, 12, 22, 1.5, -3)
"""Numbers that between them reach every plural category of every language."""


def test_each_language_has_the_same_files() -> None:
    folders = [LOCALES / language for language in LANGUAGES]
    names = {
        folder.name: {path.relative_to(folder) for each in ("*.ftl", "*/*.ftl") for path in folder.glob(each)}
        for folder in folders
    }
    assert names["pl"] == names["en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_file_is_fluent(language: str) -> None:
    assert not catalogue(language).junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    places: dict[str, list[str]] = {}
    for sentence in catalogue(language).sentences:
        places.setdefault(sentence.key, []).append(sentence.place)
    assert not {key: found for key, found in places.items() if len(found) > 1}


def test_no_sentence_lacks_its_translation() -> None:
    english, polish = catalogue("en"), catalogue("pl")
    missing = [f"pl lacks {s.key} ({s.place})" for s in english.sentences if s.key not in polish.by_key]
    missing += [f"en lacks {s.key} ({s.place})" for s in polish.sentences if s.key not in english.by_key]
    # A term is a means of one language; the other may do without it.
    assert not [line for line in missing if "lacks -" not in line]


def test_a_sentence_stands_in_the_same_file_in_both_languages() -> None:
    english, polish = catalogue("en").by_key, catalogue("pl").by_key
    assert not [
        f"{key}: {english[key].file} and {polish[key].file}"
        for key in english.keys() & polish.keys()
        if english[key].file != polish[key].file
    ]


def test_a_sentence_needs_the_same_variables_in_both_languages() -> None:
    english, polish = catalogue("en"), catalogue("pl")
    assert not [
        f"{key} ({english.by_key[key].file}):"
        f" en {sorted(english.variables(key))}, pl {sorted(polish.variables(key))}"
        for key in sorted(english.keys & polish.keys)
        if english.variables(key) != polish.variables(key)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_selects_among_all_plural_categories_of_its_language(language: str) -> None:
    assert not _incomplete_plurals(catalogue(language))


def _incomplete_plurals(words: Catalogue) -> list[str]:
    needed = PLURALS[words.language]
    return [
        f"{sentence.key} ({sentence.place}): ${selection.variable}"
        f" lacks {sorted(needed - selection.variants)} or has {sorted(selection.variants - needed)} too many"
        for sentence in words.sentences
        for selection in sentence.selections
        if selection.by_number and selection.variants != needed
    ]


def test_the_plural_check_notices_a_forgotten_category() -> None:
    text = "rounds = { $count ->\n    [one] runda\n    [few] rundy\n   *[other] rund\n }\n"
    assert _incomplete_plurals(read({"home.ftl": text}, "pl")) == [
        "rounds (home.ftl:1): $count lacks ['many'] or has [] too many"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_complete_when_its_variables_are_given(language: Language) -> None:
    words = Words(language, strict=True)
    known = catalogue(language)
    for key in sorted(known.keys):
        for params in _fillings(known, key):
            text = words(key, **params)
            assert text.strip(), f"{key} says nothing"
            assert not re.search(r"[{}]|\?\?\?", text), f"{key} shows its inside: {text!r}"


def _fillings(known: Catalogue, key: str) -> list[dict[str, Param]]:
    """Values for the variables of a sentence, such that every variant of it is seen."""
    choices = {variable: _values(known, key, variable) for variable in known.variables(key)}
    longest = max((len(values) for values in choices.values()), default=1)
    return [
        {variable: values[(turn + shift) % len(values)] for variable, values in choices.items()}
        for shift in (0, 1)
        for turn in range(longest)
    ]


def _values(known: Catalogue, key: str, variable: str) -> tuple[Param, ...]:
    own: list[Selection] = [s for s in known.selections(key) if s.variable == variable]
    if variable in known.numbers(key) or any(selection.by_number for selection in own):
        return COUNTS
    named = sorted({name for selection in own for name in selection.variants})
    return (*named, "something else") if named else ("Łucja", 7, True, None)


def test_compare_locales_finds_nothing_to_say(tmp_path: Path) -> None:
    project = tmp_path / "l10n.toml"
    project.write_text(
        f"basepath = {json.dumps(str(ROOT))}\n"
        'locales = ["pl"]\n'
        "[[paths]]\n"
        'reference = "locales/en/*.ftl"\n'
        'l10n = "locales/{locale}/*.ftl"\n'
        "[[paths]]\n"
        'reference = "locales/en/*/*.ftl"\n'
        'l10n = "locales/{locale}/*/*.ftl"\n',
        encoding="utf-8",
    )
    run = "from compare_locales.commands import CompareLocales; CompareLocales.call()"
    compared = subprocess.run(
        [sys.executable, "-c", run, "--json", "-", "--full", project, ROOT, "pl"],
        capture_output=True,
        text=True,
        check=False,
    )
    (report,) = json.loads(compared.stdout)
    summary = report["summary"]["pl"]
    assert summary["changed"] > 900, "compare-locales did not see the files"
    wrong = {name: summary[name] for name in ("missing", "obsolete", "errors", "warnings") if summary[name]}
    assert not wrong, report["details"]


TYPOGRAPHY = {
    "a straight quotation mark": re.compile(r'"'),
    "three dots for an ellipsis": re.compile(r"\.\.\."),
    "a hyphen for a dash": re.compile(r"(?<=\s)-(?=\s)"),
    "a hyphen for a minus": re.compile(r"(?<![\w\d])-\d"),
    "an exclamation mark": re.compile(r"!"),
    "two spaces": re.compile(r"(?<=\S) {2,}(?=\S)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_keep_the_rules_of_typography(language: str) -> None:
    assert not [
        f"{sentence.key} ({sentence.place}): {what} in {text!r}"
        for sentence in catalogue(language).sentences
        for text in sentence.texts
        for what, pattern in TYPOGRAPHY.items()
        if pattern.search(text)
    ]


def test_polish_quotes_open_low_and_english_quotes_open_high() -> None:
    for language, foreign in (("pl", "\u201c"), ("en", "\u201e")):
        assert not [s.key for s in catalogue(language).sentences if any(foreign in text for text in s.texts)]


def test_no_polish_sentence_is_left_in_english() -> None:
    """Two or more words alike in both languages are a forgotten translation, names apart."""
    english, polish = catalogue("en").by_key, catalogue("pl").by_key
    word = re.compile(r"[^\W\d_]{3,}")
    assert not [
        f"{key} ({polish[key].place}): {polish[key].texts}"
        for key in english.keys() & polish.keys()
        if polish[key].texts == english[key].texts and len(word.findall(" ".join(polish[key].texts))) > 1
    ]


def test_what_an_entry_is_called_can_be_taken_in_on_another_device() -> None:
    found = catalogue("en")
    for sentence in found.sentences:
        if "label-" in sentence.key:
            names = found.variables(sentence.key)
            assert len(names) <= MOST_VARIABLES, sentence.key
            assert all(map(KEY.fullmatch, names)), sentence.key
