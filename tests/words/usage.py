"""The sentences that the program uses, read from its source.

This relies on the conventions in the docstring of `companion.words`.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from companion.device.games import GAMES
from companion.host.manifest import MANIFEST
from companion.words import WORDINGS
from tests.words.catalogue import ROOT

PACKAGE = ROOT / "companion"

ASKS = {"words", "say", "fail", "sentence", "refuse", "lacks", "Rejection", "Label"}
"""Names of functions that take a key as the first argument, or as `key` or `code`."""

WORD = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
LONGER = re.compile(r"(?:-[a-z0-9]+)+")
Pattern = tuple[str | None, ...]
"""A composed key: its literal parts, and None for each part filled at run time."""


@dataclass(frozen=True)
class Asked:
    """A key used literally, with its parameters; `params` is None if they cannot be read."""

    key: str
    params: frozenset[str] | None
    place: str


@dataclass(frozen=True)
class AskedByPattern:
    """A key composed at run time at the place where it is used."""

    pattern: Pattern
    place: str


@dataclass
class Usage:
    """How a set of Python sources uses keys."""

    literals: set[str] = field(default_factory=set[str])
    """Every string literal that is not a docstring."""

    vocabulary: set[str] = field(default_factory=set[str])
    """The words that may fill the gaps of a pattern."""

    patterns: set[Pattern] = field(default_factory=set[Pattern])
    ends: set[str] = field(default_factory=set[str])
    """Endings of composed keys."""

    asked: list[Asked] = field(default_factory=list[Asked])
    asked_by_pattern: list[AskedByPattern] = field(default_factory=list[AskedByPattern])

    def add(self, other: "Usage") -> None:
        """Add the usage of further sources."""
        self.literals |= other.literals
        self.vocabulary |= other.vocabulary
        self.patterns |= other.patterns
        self.ends |= other.ends
        self.asked += other.asked
        self.asked_by_pattern += other.asked_by_pattern

    def uses(self, key: str) -> bool:
        """Return whether the program may use this key."""
        return (
            key in self.literals
            or any(self.fits(pattern, key) for pattern in self.patterns)
            or any(key.endswith(end) and self.uses(key.removesuffix(end)) for end in self.ends)
        )

    def fits(self, pattern: Pattern, key: str) -> bool:
        """Return whether the pattern matches this key, with its gaps filled from the vocabulary."""
        if not pattern:
            return not key
        first, rest = pattern[0], pattern[1:]
        if first is not None:
            return key.startswith(first) and self.fits(rest, key[len(first) :])
        return any(self._may_fill(key[:end]) and self.fits(rest, key[end:]) for end in range(1, len(key) + 1))

    def _may_fill(self, part: str) -> bool:
        return part in self.vocabulary or part.isdigit()


@cache
def usage(game: str) -> Usage:
    """Return how the program uses keys in this game, in shared files and in the game's own."""
    found = Usage()
    for owner in ("", game):
        found.add(said_by(owner))
    found.vocabulary.update(wording for wordings in WORDINGS.values() for wording in wordings)
    return found


@cache
def said_by(owner: str) -> Usage:
    """Read the files of a game or, for "", the files that belong to no game."""
    found = read(
        {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in sources() if game_of(path) == owner}
    )
    if not owner:
        manifest = (ROOT / "assets" / MANIFEST).read_text("utf-8")  # the manifest's texts are keys
        found.literals.update(re.findall(r'"([a-z0-9-]+)"', manifest))
    return found


def game_of(path: Path) -> str:
    """Return a file's game by its path, `companion/{rules,ui,cli}/<game>`; empty if it has none."""
    room, owner, *_ = (*path.relative_to(PACKAGE).with_suffix("").parts, "", "")
    return owner if owner in GAMES and room in ("rules", "ui", "cli") else ""


def sources() -> tuple[Path, ...]:
    """Return every Python file of the program."""
    return tuple(sorted(PACKAGE.rglob("*.py")))


def read(files: Mapping[str, str]) -> Usage:
    """Return the use of keys in these sources."""
    found = Usage()
    for name, text in files.items():
        nodes = list(ast.walk(ast.parse(text, name)))  # walk once, since walking takes longest
        docstrings = {id(node) for node in docstring_nodes(nodes)}
        pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        not_keys = docstrings | pieces
        for node in nodes:
            match node:
                case ast.Constant(value=str(value)) if id(node) not in not_keys:
                    found.literals.add(value)
                    if WORD.fullmatch(value):
                        found.vocabulary.add(value)
                case ast.ClassDef():
                    found.vocabulary.add(kebab(node.name))
                    found.vocabulary.update(_members(node))
                case ast.JoinedStr() | ast.BinOp():
                    pattern = pattern_of(node)
                    if pattern and pattern[0]:
                        found.patterns.add(pattern)
                    match pattern:
                        case (None, str(end)) if LONGER.fullmatch(end):
                            found.ends.add(end)
                        case _:
                            pass
                case ast.Call():
                    _note_call(found, node, f"{name}:{node.lineno}")
                case _:
                    pass
    return found


def docstring_nodes(nodes: Iterable[ast.AST]) -> Iterator[ast.Constant]:
    """Return the string literals among `nodes` that are statements: docstrings, and notes below fields."""
    for node in nodes:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.value


def pattern_of(node: ast.expr) -> Pattern | None:
    """Return the pattern of an f-string, or of plain text with something appended; None for others."""
    match node:
        case ast.JoinedStr():
            return tuple(
                part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else None
                for part in node.values
            )
        case ast.BinOp(left=ast.Constant(value=str(start)), op=ast.Add()):
            return (start, None)
        case _:
            return None


def kebab(name: str) -> str:
    """Return a Python name in the form of a key: `GameStarted` and `game_started` become `game-started`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-").strip("-")


def _members(node: ast.ClassDef) -> Iterable[str]:
    for statement in node.body:
        match statement:
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
                yield kebab(name)
            case ast.Assign(targets=[ast.Name(id=name)]):
                yield name.lower()
                yield kebab(name)
            case _:
                pass


def _note_call(found: Usage, call: ast.Call, place: str) -> None:
    name = called(call.func)
    if name not in ASKS and not name.endswith("_words"):
        return
    named = {keyword.arg: keyword.value for keyword in call.keywords}
    key = call.args[0] if call.args else named.get("key") or named.get("code")
    match key:
        case ast.Constant(value=str(value)):
            found.asked.append(Asked(value, _params(call), place))
        case ast.JoinedStr() | ast.BinOp():
            pattern = pattern_of(key)
            if pattern and pattern[0]:
                found.asked_by_pattern.append(AskedByPattern(pattern, place))
        case ast.IfExp(body=ast.Constant(value=str(one)), orelse=ast.Constant(value=str(other))):
            found.asked += [Asked(value, _params(call), place) for value in (one, other)]
        case _:
            pass


def called(function: ast.expr) -> str:
    """Return the last name of a called function.

    This is `words` for `words(...)`, `self.words(...)` and `words()(...)`.
    """
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.lstrip("_")
        case ast.Call():
            return "words" if called(function.func) in ("words", "Words") else ""
        case _:
            return ""


def _params(call: ast.Call) -> frozenset[str] | None:
    """Return the names of the sentence's variables, or None if they come from a mapping."""
    names: set[str] = set()
    for keyword in call.keywords:
        match keyword:
            case ast.keyword(arg="params", value=ast.Dict(keys=keys)):
                if not all(isinstance(key, ast.Constant) for key in keys):
                    return None
                names |= {str(key.value) for key in keys if isinstance(key, ast.Constant)}
            case ast.keyword(arg=None) | ast.keyword(arg="params"):
                return None
            case ast.keyword(arg="key" | "code"):
                pass
            case ast.keyword(arg=str(name)):
                names.add(name)
            case _:
                pass
    return frozenset(names)
