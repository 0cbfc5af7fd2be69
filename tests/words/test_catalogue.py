"""The word files agree with each other, with Fluent and with the languages' grammar."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.table.acceptance import KEY, MOST_VARIABLES
from companion.words import FALLBACK, LANGUAGES, Language, Words, is_draft
from tests.games import reasons
from tests.words.catalogue import (
    CHECKS,
    COMPLETE,
    LOCALES,
    NAMES,
    PLURALS,
    ROOT,
    TRANSLATED,
    TRANSLATIONS,
    Catalogue,
    catalogue,
    read,
)
from tests.words.fillings import fillings


def files_of(language: str) -> set[Path]:
    folder = LOCALES / language
    return {path.relative_to(folder) for each in ("*.ftl", "*/*.ftl") for path in folder.glob(each)}


@pytest.mark.parametrize("language", TRANSLATED)
def test_each_language_has_the_same_files(language: str) -> None:
    assert files_of(language) == files_of(FALLBACK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_file_is_fluent(language: str) -> None:
    assert not catalogue(language).junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    places: dict[str, list[str]] = {}
    for sentence in catalogue(language).sentences:
        places.setdefault(sentence.key, []).append(sentence.place)
    assert not {key: found for key, found in places.items() if len(found) > 1}


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_lacks_its_translation(language: str) -> None:
    english, other = catalogue(FALLBACK), catalogue(language)
    # A term is a device of one language; others may do without it.
    english_keys, other_keys = (
        {(s.key, s.file) for s in found.sentences if not s.key.startswith("-")} for found in (english, other)
    )
    assert not sorted(english_keys - other_keys) or is_draft(language), f"{language} lacks them"
    assert not sorted(other_keys - english_keys), f"{FALLBACK} lacks them"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_sentence_stands_in_the_same_file_in_each_language(language: str) -> None:
    english, other = catalogue(FALLBACK).by_key, catalogue(language).by_key
    assert not [
        f"{key}: {english[key].file} and {other[key].file}"
        for key in english.keys() & other.keys()
        if english[key].file != other[key].file
    ]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_sentence_needs_the_same_variables_in_each_language(language: str) -> None:
    english, other = catalogue(FALLBACK), catalogue(language)
    assert not [
        f"{key} ({english.by_key[key].file}):"
        f" {FALLBACK} {sorted(english.variables(key))}, {language} {sorted(other.variables(key))}"
        for key in sorted(english.keys & other.keys)
        if english.variables(key) != other.variables(key)
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
        for params in fillings(known, key):
            text = words(key, **params)
            assert text.strip(), f"{key} says nothing"
            assert not re.search(r"[{}]|\?\?\?", text), f"{key} shows its inside: {text!r}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_compare_locales_finds_nothing_to_say(tmp_path: Path, language: str) -> None:
    project = tmp_path / "l10n.toml"
    project.write_text(
        f"basepath = {json.dumps(str(ROOT))}\n"
        f"locales = {json.dumps([language])}\n"
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
        [sys.executable, "-c", run, "--json", "-", "--full", project, ROOT, language],
        capture_output=True,
        text=True,
        check=False,
    )
    (report,) = json.loads(compared.stdout)
    summary = report["summary"][language]
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
    "a space before an ellipsis": re.compile(r"\s…"),
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


@pytest.mark.parametrize("language", COMPLETE)
def test_each_language_has_its_own_quotes(language: str) -> None:
    foreign = set("".join(check["quotes"] for check in CHECKS.values())) - set(CHECKS[language]["quotes"])
    assert not [s.key for s in catalogue(language).sentences if any(foreign & set(text) for text in s.texts)]


def test_a_sentence_begins_with_a_capital_in_every_language_or_in_none() -> None:
    """A language that capitalises nouns may begin with a capital where others have a small letter."""
    plain = [key for key in catalogue(FALLBACK).keys if not catalogue(FALLBACK).variables(key)]
    nouns = {code for code, check in CHECKS.items() if check.get("nouns_have_capitals")}
    large: dict[str, set[bool]] = {}
    for key in plain:
        for language in LANGUAGES:
            first = Words(language, strict=True)(key)[0]
            if first.isalpha() and not (first.isupper() and language in nouns):
                large.setdefault(key, set()).add(first.isupper())
    assert {key for key, found in large.items() if len(found) > 1} == reasons("begins_with_a_term").keys()


@pytest.mark.parametrize("language", COMPLETE)
def test_a_message_names_the_buttons_that_there_are(language: str) -> None:
    """Nothing that exports has a button, so only the command line may mention exporting."""
    other = re.compile(CHECKS[language]["no_button"])
    assert not [
        f"{s.key}: {text}"
        for s in catalogue(language).sentences
        for text in s.texts
        if not s.file.startswith("cli") and other.search(text)
    ]


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    """Two or more words equal to the English ones are a forgotten translation, unless they are a name."""
    english, other = catalogue(FALLBACK).by_key, catalogue(language).by_key
    word = re.compile(r"[^\W\d_]{3,}")
    assert not [
        f"{key} ({other[key].place}): {other[key].texts}"
        for key in english.keys() & other.keys()
        if other[key].texts == english[key].texts
        and not key.endswith("-name")
        and len(word.findall(" ".join(other[key].texts))) > 1
    ]


def test_what_an_entry_is_called_can_be_taken_in_on_another_device() -> None:
    found = catalogue(FALLBACK)
    for sentence in found.sentences:
        if "label-" in sentence.key:
            names = found.variables(sentence.key)
            assert len(names) <= MOST_VARIABLES, sentence.key
            assert all(map(KEY.fullmatch, names)), sentence.key


@pytest.mark.parametrize("language", COMPLETE)
def test_no_sentence_about_a_player_knows_whether_it_is_a_man_or_a_woman(language: str) -> None:
    gendered = re.compile(CHECKS[language]["gendered"])
    naming = [each for each in catalogue(language).sentences if each.variables & NAMES]
    assert not [f"{each.key}: {text}" for each in naming for text in each.texts if gendered.search(text)]


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_stands_before_a_name_that_would_have_to_change_with_it(language: str) -> None:
    """A name is used verbatim: it is never declined, and no word before it is elided."""
    changing = re.compile(CHECKS[language]["before_name"])
    wrong = [
        f"{each.key}: {text!r}"
        for each in catalogue(language).sentences
        for text, name in each.before
        if name in NAMES and changing.search(text)
    ]
    assert not wrong
