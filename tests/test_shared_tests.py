"""A test that all games share lists none of them: a further game changes no test but its own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.device.games import GAMES

TESTS = Path(__file__).parent


def shared() -> list[Path]:
    """Return the files of tests that are in no folder of a game, and not its own part of this package."""
    return [
        path
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != Path(__file__).name
        and path.relative_to(TESTS).with_suffix("").parts[1:2] not in [(key,) for key in GAMES]
    ]


def listed(tree: ast.Module) -> Iterator[tuple[int, set[str]]]:
    """Yield the line of each display that lists several games, by key or as the beginning of a name.

    So is a `match` whose cases are keys, or classes of games' rules.
    """
    keys, classes = _imported_keys(tree), _imported_names(tree)
    for node in ast.walk(tree):
        match node:
            case ast.Match(cases=cases):
                found = {game for case in cases if (game := _matched(case.pattern, classes))}
                if len(found) > 1:
                    yield node.lineno, found
                continue
            case ast.Dict(keys=members):
                pass
            case ast.List(elts=members) | ast.Tuple(elts=members) | ast.Set(elts=members):
                pass
            case _:
                continue
        found = {game for member in members if (game := _game(member, keys))}
        if len(found) > 1:
            yield node.lineno, found


def _imported_keys(tree: ast.Module) -> dict[str, str]:
    """Return the names under which a module imports the keys of games."""
    return {
        name.asname or name.name: node.module.rpartition(".")[2]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
        if name.name == "KEY" and node.module.startswith("companion.rules.")
    }


def _imported_names(tree: ast.Module) -> dict[str, str]:
    """Return the games from whose rules a module imports names, by name."""
    return {
        name.asname or name.name: game
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for game in GAMES
        if node.module.startswith(f"companion.rules.{game}")
        for name in node.names
    }


def _matched(pattern: ast.pattern, classes: dict[str, str]) -> str | None:
    """Return the game that a case of a `match` names."""
    match pattern:
        case ast.MatchValue(value=value):
            return _game(value, {})
        case ast.MatchClass(cls=ast.Name(id=name)):
            return classes.get(name)
        case ast.MatchAs(pattern=ast.pattern() as inner) | ast.MatchOr(patterns=[inner, *_]):
            return _matched(inner, classes)
        case _:
            return None


def _game(member: ast.expr | None, keys: dict[str, str]) -> str | None:
    """Return the game that a member of a display names, or that the first of several does."""
    match member:
        case ast.Constant(value=str(text)):
            return next((key for key in GAMES if text == key or text.startswith(f"{key}-")), None)
        case ast.Name(id=name):
            return keys.get(name)
        case ast.Tuple(elts=[first, *_]):
            return _game(first, keys)
        case ast.JoinedStr(values=[first, *_]):
            return _game(first, keys)
        case ast.FormattedValue(value=value):
            return _game(value, keys)
        case _:
            return None


def test_no_shared_test_lists_games() -> None:
    found = {
        f"{path.relative_to(TESTS)}:{line}": games
        for path in shared()
        for line, games in listed(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert found == {}


FIRST, SECOND, *_ = GAMES


@pytest.mark.parametrize(
    "source",
    [
        f'PEOPLE = {{"{FIRST}": 2, "{SECOND}": 3}}',
        f'("{FIRST}", "{SECOND}-end")',
        f'[("{FIRST}", 2), ("{SECOND}", 3)]',
        f'from companion.rules.{FIRST} import KEY\n{{KEY: 1, "{SECOND}": 2}}',
        f'match key:\n    case "{FIRST}":\n        pass\n    case "{SECOND}" | "x":\n        pass',
        (
            f"from companion.rules.{FIRST}.state import A\nfrom companion.rules.{SECOND} import B\n"
            "match state:\n    case A():\n        pass\n    case B() as b:\n        pass"
        ),
        f'from companion.rules.{FIRST} import KEY\n{{f"{{KEY}}-one": 1, "{SECOND}-two": 2}}',
    ],
)
def test_a_list_of_games_is_noticed(source: str) -> None:
    assert [games for _, games in listed(ast.parse(source))] == [{FIRST, SECOND}]
