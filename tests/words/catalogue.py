"""The content of the word files, read as a syntax tree: sentences, their variables, and their selectors.

A sentence of a game has its full key here, with the game's name before it, as in `companion.words.book`.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import pairwise
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from companion.words import FALLBACK, LANGUAGES, is_draft
from companion.words.book import defined, prefixed
from companion.words.languages import FILE, find_locales

ROOT = Path(__file__).parents[2]
LOCALES = Path(str(find_locales()))

PLURALS = {code: Locale(code).plural_form.tags | {"other"} for code in LANGUAGES}
"""The plural categories that each language distinguishes, by CLDR."""

COMPLETE = tuple(code for code in LANGUAGES if not is_draft(code))
"""The languages that must have every sentence; a draft may lack some."""

CHECKS: dict[str, dict[str, Any]] = {
    code: tomllib.loads((LOCALES / code / FILE).read_text("utf-8"))["check"] for code in COMPLETE
}
"""The facts about each complete language that the tests use."""

NAMES = frozenset(
    {
        "active", "attacker", "defender", "host", "leader", "loser", "other", "owner", "player", "players",
        "previous", "roller", "taker", "victim",
    }
)  # fmt: skip
"""Variables that hold a name, which is used verbatim."""

TRANSLATED = tuple(code for code in COMPLETE if code != FALLBACK)
"""The complete languages whose sentences are compared with the fallback."""

TRANSLATIONS = tuple(code for code in LANGUAGES if code != FALLBACK)
"""All languages except the fallback, drafts included."""

ANY_PLURAL = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Selection:
    """A choice between variants that a sentence makes by a variable."""

    variable: str
    variants: frozenset[str]
    by_number: bool
    exact: frozenset[str]
    """The numbers that have a variant of their own, such as 0 for none."""


@dataclass(frozen=True)
class Sentence:
    """A message, a term (its key begins with a hyphen) or an attribute of one (``message.attribute``)."""

    key: str
    game: str
    """The game in whose folder it is; empty for a common sentence."""

    file: str
    line: int
    variables: frozenset[str]
    references: frozenset[str]
    selections: tuple[Selection, ...]
    numbers: frozenset[str]
    texts: tuple[str, ...]
    before: tuple[tuple[str, str], ...]
    """Each text that directly precedes a variable, with the variable."""

    after: tuple[tuple[str, str], ...]
    """Each variable that directly precedes a text, with the text."""

    @property
    def place(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True)
class Catalogue:
    """All word files of one language."""

    language: str
    sentences: tuple[Sentence, ...]
    junk: tuple[str, ...]

    @cached_property
    def by_key(self) -> dict[str, Sentence]:
        return {sentence.key: sentence for sentence in self.sentences}

    @cached_property
    def keys(self) -> frozenset[str]:
        """The keys of all sentences that can be asked for, which excludes terms."""
        return frozenset(sentence.key for sentence in self.sentences if not sentence.key.startswith("-"))

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The games that have sentences of their own."""
        return tuple(sorted({sentence.game for sentence in self.sentences if sentence.game}))

    def scope(self, game: str) -> dict[str, str]:
        """Return the keys visible to a game, or without one: the full key of each key."""
        common = {s.key: s.key for s in self.sentences if not s.game and s.key in self.keys}
        return common | {
            s.key.removeprefix(f"{game}-"): s.key
            for s in self.sentences
            if s.game and s.game == game and s.key in self.keys
        }

    def behind(self, key: str) -> frozenset[str]:
        """Return the keys of a sentence and of everything that it refers to, directly or indirectly."""
        known = self.by_key
        found: set[str] = set()
        waiting = [key]
        while waiting:
            here = waiting.pop()
            if here in found or here not in known:
                continue
            found.add(here)
            waiting += known[here].references
        return frozenset(found)

    def variables(self, key: str) -> frozenset[str]:
        """Return the variables that a sentence needs, including those of the messages that it contains."""
        known = self.by_key
        return frozenset(
            variable
            for each in self.behind(key)
            if not each.startswith("-")  # a term sees only the variables passed to it
            for variable in known[each].variables
        )

    def selections(self, key: str) -> tuple[Selection, ...]:
        """Return the selections in a sentence and in everything that it refers to."""
        known = self.by_key
        return tuple(s for each in sorted(self.behind(key)) for s in known[each].selections)

    def numbers(self, key: str) -> frozenset[str]:
        """Return the variables, in a sentence and everything it refers to, that must be numbers."""
        known = self.by_key
        return frozenset(n for each in self.behind(key) for n in known[each].numbers)


def walk(node: object) -> Iterator[ftl.BaseNode]:
    """Yield the node and all nodes below it."""
    if isinstance(node, ftl.BaseNode):
        yield node
        for below in vars(node).values():
            yield from walk(below)
    elif isinstance(node, list):
        for below in node:  # pyright: ignore[reportUnknownVariableType]
            yield from walk(below)  # pyright: ignore[reportUnknownArgumentType]


@cache
def catalogue(language: str) -> Catalogue:
    """Read the current word files of a language."""
    folder = LOCALES / language
    paths = [*sorted(folder.glob("*.ftl")), *sorted(folder.glob("*/*.ftl"))]
    return read({path.relative_to(folder).as_posix(): path.read_text("utf-8") for path in paths}, language)


def read(files: dict[str, str], language: str) -> Catalogue:
    """Read word files given as text; the names of a game's files begin with the game's name and a slash."""
    sentences: list[Sentence] = []
    junk: list[str] = []
    own = {name: name.rpartition("/")[0] for name in files}
    names = {(own[name], each) for name, text in files.items() for each in defined(text)}
    for name, plain in files.items():
        game = own[name]
        text = prefixed(plain, game, lambda each, game=game: (game, each) in names) if game else plain
        for entry in FluentParser().parse(text).body:
            line = text.count("\n", 0, entry.span.start if entry.span else 0) + 1
            if isinstance(entry, ftl.Junk):
                junk.append(f"{name}:{line}: {entry.content}")
            elif isinstance(entry, ftl.Message | ftl.Term):
                key = ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
                if entry.value is not None:
                    sentences.append(_sentence(key, game, name, line, entry.value))
                for attribute in entry.attributes:
                    sentences.append(
                        _sentence(f"{key}.{attribute.id.name}", game, name, line, attribute.value)
                    )
    return Catalogue(language, tuple(sentences), tuple(junk))


def _sentence(key: str, game: str, file: str, line: int, pattern: ftl.Pattern) -> Sentence:
    nodes = list(walk(pattern))
    return Sentence(
        key=key,
        game=game,
        file=file,
        line=line,
        variables=frozenset(node.id.name for node in nodes if isinstance(node, ftl.VariableReference)),
        references=frozenset(
            _reference(node) for node in nodes if isinstance(node, ftl.MessageReference | ftl.TermReference)
        ),
        selections=tuple(_selections(nodes)),
        numbers=frozenset(
            argument.id.name
            for node in nodes
            if isinstance(node, ftl.FunctionReference)
            for argument in node.arguments.positional
            if isinstance(argument, ftl.VariableReference)
        ),
        texts=tuple(node.value for node in nodes if isinstance(node, ftl.TextElement)),
        before=tuple(_before(nodes)),
        after=tuple(_after(nodes)),
    )


def _before(nodes: list[ftl.BaseNode]) -> Iterator[tuple[str, str]]:
    for text, placed in _neighbours(nodes):
        if isinstance(text, ftl.TextElement) and (name := _variable(placed)):
            yield text.value, name


def _after(nodes: list[ftl.BaseNode]) -> Iterator[tuple[str, str]]:
    for placed, text in _neighbours(nodes):
        if isinstance(text, ftl.TextElement) and (name := _variable(placed)):
            yield name, text.value


def _neighbours(nodes: list[ftl.BaseNode]) -> Iterator[tuple[ftl.BaseNode, ftl.BaseNode]]:
    for pattern in (node for node in nodes if isinstance(node, ftl.Pattern)):
        yield from pairwise(pattern.elements)


def _variable(element: ftl.BaseNode) -> str:
    placed = element.expression if isinstance(element, ftl.Placeable) else None
    return placed.id.name if isinstance(placed, ftl.VariableReference) else ""


def _reference(node: ftl.MessageReference | ftl.TermReference) -> str:
    start = ("-" if isinstance(node, ftl.TermReference) else "") + node.id.name
    return f"{start}.{node.attribute.name}" if node.attribute else start


def _selections(nodes: list[ftl.BaseNode]) -> Iterator[Selection]:
    for node in nodes:
        if not isinstance(node, ftl.SelectExpression):
            continue
        selector = node.selector
        if isinstance(selector, ftl.FunctionReference):
            selector = next(iter(selector.arguments.positional), selector)
        if not isinstance(selector, ftl.VariableReference):
            continue
        named = {v.key.name for v in node.variants if isinstance(v.key, ftl.Identifier)}
        exact = {v.key.value for v in node.variants if isinstance(v.key, ftl.NumberLiteral)}
        by_number = bool(exact) or named <= ANY_PLURAL
        yield Selection(selector.id.name, frozenset(named), by_number, frozenset(exact))


def lines_with(pattern: str, language: str, game: str) -> list[str]:
    """Return the lines in a game's word files of a language, except comments, that match a pattern."""
    found = re.compile(pattern)
    return [
        f"{file.name}: {line}"
        for file in sorted((LOCALES / language / game).glob("*.ftl"))
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#") and found.search(line)
    ]
