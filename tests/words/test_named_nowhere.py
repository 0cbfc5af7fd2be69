"""No code, test or text lists the languages, so that a new language needs only its folder of words."""

import ast
import re
from collections.abc import Iterator

from babel import Locale

from companion.words import FALLBACK, LANGUAGES
from companion.words.languages import cldr
from tests.words.catalogue import ROOT

WISHES = {
    "tests/words/test_languages.py": "lists of what readers ask for",
    "tests/words/test_regions.py": "lists of what readers ask for, in languages that need not be ours",
    "tests/words/test_named_nowhere.py": "examples of what is refused",
}
"""Tests that may list several language codes, with the reasons."""

SOURCES = {"docs/sources.md": "it names the languages of rulebooks"}
"""Texts that may name several languages, with the reasons."""

NAMES = [re.escape(Locale.parse(cldr(code)).get_language_name("en") or code) for code in LANGUAGES]
SEVERAL = re.compile(rf"\b({'|'.join(NAMES)})\b(?:,| and| or|/)+ (?:in )?({'|'.join(NAMES)})\b")
COUNTED = re.compile(r"\b(?:both|two|three|four|five) (?:other )?languages\b")


def files(*patterns: str) -> Iterator[tuple[str, str]]:
    """Yield the names and texts of the repository's files that match these patterns."""
    for pattern in patterns:
        for path in sorted(ROOT.glob(pattern)):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def codes_of(text: str) -> list[tuple[int, str]]:
    """Return every string in a Python source that is a language code, with its line."""
    return [
        (node.lineno, node.value)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in LANGUAGES
    ]


def code_of(node: ast.expr | None) -> str | None:
    """Return the language code that an element of a list is or begins with, if any."""
    match node:
        case ast.Constant(value=str(code)) if code in LANGUAGES:
            return code
        case ast.Tuple(elts=[first, *_]) | ast.List(elts=[first, *_]):
            return code_of(first)
        case ast.Call(args=[first, *_]):
            return code_of(first)
        case _:
            return None


def side_by_side(text: str) -> list[int]:
    """Return the lines of collections and conditionals in a Python source that name several languages."""
    found: list[int] = []
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Tuple(elts=named) | ast.List(elts=named) | ast.Set(elts=named) | ast.Dict(keys=named):
                codes = {code_of(each) for each in named}
            case ast.IfExp(body=one, orelse=other):
                codes = {code_of(one), code_of(other)}
            case _:
                continue
        if len(codes - {None}) > 1:
            found.append(node.lineno)
    return found


def listed(text: str) -> list[str]:
    """Return the passages of a text that list languages or state their number."""
    flat = " ".join(text.split())
    return [found[0] for pattern in (SEVERAL, COUNTED) for found in pattern.finditer(flat)]


def test_the_code_names_no_language_but_the_one_that_is_spoken_where_no_other_is_known() -> None:
    named = [
        f"{name}:{line}: {code}"
        for name, text in files("companion/**/*.py")
        for line, code in codes_of(text)
        if (name, code) != ("companion/words/languages.py", FALLBACK)
    ]
    assert not named


def test_the_scripts_name_no_language() -> None:
    quoted = re.compile(rf"""["'`]({"|".join(map(re.escape, LANGUAGES))})["'`]""")
    scripts = files("companion/pack/web/*", "assets/*.js", "assets/*.html")
    lines = [
        f"{name}: {line.strip()}"
        for name, text in scripts
        for line in text.splitlines()
        if quoted.search(line)
    ]
    assert [line for line in lines if "<html" not in line] == []


def test_no_test_lists_the_languages() -> None:
    assert {name for name, text in files("tests/**/*.py") if side_by_side(text)} <= WISHES.keys()


def test_no_text_lists_or_counts_the_languages() -> None:
    texts = files("*.md", "docs/*.md", "pyproject.toml", "companion/**/*.py", "tests/**/*.py", "assets/*.*ml")
    found = {name: listed(text) for name, text in texts if name not in WISHES}
    assert {name: passages for name, passages in found.items() if passages and name not in SOURCES} == {}


def test_a_list_of_languages_is_found() -> None:
    first, second = LANGUAGES[:2]
    assert side_by_side(f"x = [{first!r}, {second!r}]")
    assert side_by_side(f"x = {{{first!r}: 1, {second!r}: 2}}")
    assert side_by_side(f"x = [({first!r}, 1), ({second!r}, 2)]"), (
        "its rows belong to the tests of a language"
    )
    assert side_by_side(f"x = {{({first!r}, 1): 1, ({second!r}, 2): 2}}")
    assert side_by_side(f"x = {first!r} if y else {second!r}")
    assert side_by_side(f"x = Words({first!r}), Words({second!r})")
    assert not side_by_side(f"x = [({first!r}, 1), ({first!r}, 2)]"), "examples in one language"
    assert codes_of(f"Words({second!r})") == [(1, second)]
    assert listed("in Polish,\nEnglish and French") == ["Polish, English"]
    assert listed("odds in three\nlanguages")
