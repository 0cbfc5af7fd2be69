"""Above every sentence with variables, a comment tells translators what each variable stands for."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from companion.words import FALLBACK
from companion.words.book import full_name
from companion.words.files import word_files
from tests.toy import page
from tests.words.catalogue import ROOT, catalogue, walk

SOURCE = {file.name: file.path.read_text(encoding="utf-8") for file in word_files(FALLBACK)}
LANTERNS = ROOT / "tests" / "toy" / "petri_lanterns" / "locales"
EXAMPLES = {
    **{path.relative_to(ROOT).as_posix(): path.read_text("utf-8") for path in LANTERNS.rglob("*.ftl")},
    **{f"{page.PAGE.name}: {name}": text for name, text in page.files().items() if name.endswith(".ftl")},
}
"""The words of example games in packages, which others copy."""

NAMED = re.compile(r"\$([\w-]+)")


def unexplained(text: str) -> Iterator[tuple[str, str]]:
    """Yield each variable that the comment above its sentence does not name, with the sentence's name."""
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ftl.Message | ftl.Term):
            continue
        comment = entry.comment.content if entry.comment and entry.comment.content else ""
        named = set(NAMED.findall(comment))
        used = {node.id.name for node in walk(entry) if isinstance(node, ftl.VariableReference)}
        for name in sorted(used - named):
            yield entry.id.name, name


def test_no_comment_explains_a_variable_that_its_sentence_has_no_more() -> None:
    known, wrong = catalogue(FALLBACK), list[str]()
    parts: dict[str, list[str]] = {}
    for sentence in known.sentences:
        parts.setdefault(sentence.key.partition(".")[0], []).append(sentence.key)
    for file, text in SOURCE.items():
        game = file.rpartition("/")[0]
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message) and entry.comment:
                key = full_name(entry.id.name, game)
                needed = frozenset[str]().union(*map(known.variables, parts[key]))
                stale = set(NAMED.findall(entry.comment.content or "")) - needed
                wrong += [f"{file}: {key}: ${name}" for name in stale]
    assert not wrong


@pytest.mark.parametrize("file", SOURCE)
def test_every_variable_is_explained_above_its_sentence(file: str) -> None:
    assert list(unexplained(SOURCE[file])) == []


def test_the_examples_of_games_explain_theirs_too() -> None:
    found = {file: list(unexplained(text)) for file, text in EXAMPLES.items()}
    assert len(found) > 2
    assert {file: lacking for file, lacking in found.items() if lacking} == {}


def test_a_variable_that_nothing_explains_is_found() -> None:
    text = "# $player (text) who\nwins = { $player } wins by { $margin }\n\n## $day\n\nbegun = { $day }\n"
    assert list(unexplained(text)) == [("wins", "margin"), ("begun", "day")]
