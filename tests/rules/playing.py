"""Helpers for the rules tests of every game: accepted and refused commands."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

import companion.rules
from companion.rules.kernel import Command, Event, Game, Model, Rejection
from tests.rules.sentences import said

RULES = Path(companion.rules.__file__ or "").parent
"""The folder of the rules."""

State = TypeVar("State", bound="Seated")
Kind = TypeVar("Kind", bound=Model)


class Seated(Protocol):
    """A state that knows its players."""

    @property
    def players(self) -> tuple[Any, ...]: ...

    def replace(self, **changes: Any) -> Self:
        """Return the same state with these changes."""
        ...


class BasePlay(Generic[State]):
    """A game that is being played; `last` holds the events of the last command."""

    game: ClassVar[Game[Any]]

    def __init__(self, state: State | None = None) -> None:
        self.state: State = self.game.empty if state is None else state
        self.last: tuple[Event, ...] = ()

    def do(self, *commands: Command) -> Self:
        """Give a command that the rules accept."""
        for command in commands:
            answer = self.game.decide(self.state, command)
            assert not isinstance(answer, Rejection), f"{command!r} was refused: {answer!r}"
            self.state = self.game.fold(answer, self.state)
            self.last = answer
        return self

    def refusal(self, command: Command) -> Rejection:
        """Return the refusal of a command, checked to be a whole sentence in every language."""
        answer = self.game.decide(self.state, command)
        assert isinstance(answer, Rejection), f"{command!r} was not refused"
        return said(answer, self.game.key)

    def refuses(self, command: Command) -> str:
        """The code of the refusal."""
        return self.refusal(command).code

    def happened(self, kind: type[Kind]) -> tuple[Kind, ...]:
        """Return the events of one kind that the last command caused."""
        return tuple(event for event in self.last if isinstance(event, kind))

    # shorthands ----------------------------------------------------------------------------------------

    def given(self, seat: int, **values: Any) -> Self:
        """Set these values of a player; the others stay."""
        players = list(self.state.players)
        players[seat] = players[seat].replace(**values)
        return self.where(players=tuple(players))

    def where(self, **values: Any) -> Self:
        """Set these values of the table; the others stay."""
        self.state = self.state.replace(**values)
        return self


def written(files: Iterable[Path], patterns: Mapping[str, Iterable[str]] | None = None) -> Iterator[str]:
    """Yield every rejection code written in these files.

    Args:
        files: Python files.
        patterns: Values for the placeholders of composed codes, keyed by the code with `{}` as its
            placeholder; and the values of a lookup such as `CODES[kind]`, keyed by its source text.
    """
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id="refuse" | "lacks"), args=[code, *_]):
                    yield from _texts(code, patterns or {})
                case ast.Call(func=ast.Name(id="Rejection"), keywords=[ast.keyword("code", code), *_]):
                    yield from _texts(code, patterns or {})
                case _:
                    pass


def codes_of(key: str, patterns: Mapping[str, Iterable[str]] | None = None) -> set[str]:
    """Return every code in the rules of a game, including those shared by all games; see `written`."""
    return set(written([*(RULES / key).rglob("*.py"), *RULES.glob("*.py")], patterns))


def provoked_in(folder: Path) -> set[str]:
    """Return the codes that a folder's tests expect of refused commands: `play.refuses(it) == code`."""
    found: set[str] = set()
    for path in folder.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Compare(
                    left=ast.Call(func=ast.Attribute(attr="refuses")),
                    comparators=[ast.Constant(value=str(code))],
                ):
                    found.add(code)
                case _:
                    pass
    return found


def _texts(code: ast.expr, patterns: Mapping[str, Iterable[str]]) -> Iterator[str]:
    match code:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_texts(one, patterns), *_texts(other, patterns))
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), ast.FormattedValue()]):
            yield from (f"{text}{part}" for part in patterns[f"{text}{{}}"])
        case ast.Name("code"):  # the parameter of `refuse` itself
            pass
        case ast.Subscript() | ast.Name() if ast.unparse(code) in patterns:
            yield from patterns[ast.unparse(code)]
        case _:
            raise AssertionError(f"a code that no test can read: {ast.unparse(code)}")


def after_command(game: Game[Kind], state: Kind, command: Command) -> Kind | None:
    """Return the state after a command; None if the rules refuse it."""
    answer = game.decide(state, command)
    return None if isinstance(answer, Rejection) else game.fold(answer, state)


def surely_after(game: Game[Kind], state: Kind, *commands: Command) -> Kind:
    """Return the state after commands that the rules accept."""
    for command in commands:
        found = after_command(game, state, command)
        assert found is not None, f"{command!r} was refused"
        state = found
    return state
