"""A test shared by all games names none of them, so that a further game changes only its own tests."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

import pytest

from companion.device.games import GAMES

TESTS = Path(__file__).parent

REGISTRIES: Final = {
    ("companion.device.games", "GAMES"),
    ("companion.ui.games", "GAMES"),
    ("companion.ui.games", "keys"),
}
"""The names through which a test gets all games, each with its module."""


def shared() -> list[Path]:
    """Return the test files that belong to no single game, except this one."""
    return [
        path
        for path in sorted(TESTS.rglob("*.py"))
        if path.name != Path(__file__).name
        and path.relative_to(TESTS).with_suffix("").parts[1:2] not in [(key,) for key in GAMES]
    ]


def listed(tree: ast.Module) -> Iterator[tuple[int, set[str]]]:
    """Yield each literal collection that lists several games, by key or by a prefix: its line and the games.

    A `match` statement counts too if its cases are keys, or classes from games' rules.
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
    """Return the names under which a module imports games' keys, each with its game."""
    return {
        name.asname or name.name: node.module.rpartition(".")[2]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
        if name.name == "KEY" and node.module.startswith("companion.rules.")
    }


def _imported_names(tree: ast.Module) -> dict[str, str]:
    """Return the names that a module imports from games' rules, each with its game."""
    return {
        name.asname or name.name: game
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for game in GAMES
        if node.module.startswith(f"companion.rules.{game}")
        for name in node.names
    }


def _matched(pattern: ast.pattern, classes: dict[str, str]) -> str | None:
    """Return the game named by a case of a `match` statement, if any."""
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
    """Return the game named by an element of a collection, or by its first part if it has several."""
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


# what a shared test reaches ---------------------------------------------------------------------------------


Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


class Use(NamedTuple):
    """A module's name that a definition uses, or a string in the definition."""

    line: int
    module: str
    """Empty for a string."""

    name: str
    picked: bool = False
    """Whether only one value is taken from it."""


class Source:
    """A test file: what its top level defines and imports."""

    def __init__(self, tree: ast.Module) -> None:
        self.defined: dict[str, list[ast.stmt]] = {}
        for node in tree.body:
            for name in _names_of(node):
                self.defined.setdefault(name, []).append(node)
        self.imported: dict[str, tuple[str, str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module:
                for each in node.names:
                    self.imported[each.asname or each.name] = (node.module, each.name)


def _names_of(node: ast.stmt) -> list[str]:
    """Return the names that a module's top-level statement defines."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
        case _:
            return []


class Reach:
    """Finds the games that shared tests name, either themselves or in other parts of the tests that they use.

    Args:
        sources: The texts of the test files, by the names of their modules.
    """

    def __init__(self, sources: Mapping[str, str]) -> None:
        self._sources = {module: Source(ast.parse(text)) for module, text in sources.items()}
        self._uses = cache(self._found)
        self._all = self._of_all_games()

    def named(self) -> dict[str, set[str]]:
        """Return the shared tests that reach the name of a game, by the line with that name."""
        found: dict[str, set[str]] = {}
        for module, source in self._sources.items():
            if game_of_module(module) is not None:
                continue
            for name, (test, *_) in source.defined.items():
                if isinstance(test, Function) and name.startswith("test_") and self._is_shared(module, test):
                    for where in self._games_in(module, test):
                        found.setdefault(where, set()).add(name)
        return found

    def _is_shared(self, module: str, test: Function) -> bool:
        """Return whether a test runs for every game, by its parameters or by a loop in it."""
        loops = [
            node.iter
            for node in ast.walk(test)
            if isinstance(node, ast.For | ast.AsyncFor | ast.comprehension)
        ]
        return any(self._asks_registry(module, node) for node in (*test.decorator_list, *loops))

    def _asks_registry(self, module: str, part: ast.AST) -> bool:
        return any(
            ((use.module, use.name) in REGISTRIES and not use.picked) or (use.module, use.name) in self._all
            for use in self._used(module, part)
        )

    def _of_all_games(self) -> set[tuple[str, str]]:
        """Return the tests' values and functions that depend on a registry of games, even indirectly."""
        found: set[tuple[str, str]] = set()
        users: dict[tuple[str, str], set[tuple[str, str]]] = {}
        for module, source in self._sources.items():
            for name, parts in source.defined.items():
                for use in (use for part in parts for use in self._uses(module, part)):
                    users.setdefault((use.module, use.name), set()).add((module, name))
                    if (use.module, use.name) in REGISTRIES and not use.picked:
                        found.add((module, name))
        waiting = [*found]
        while waiting:
            more = users.get(waiting.pop(), set()) - found
            found |= more
            waiting += more
        return found

    def _games_in(self, module: str, test: Function) -> Iterator[str]:
        for place, use in self._reached(module, test):
            if names_a_game(use):
                yield f"{place}:{use.line} {use.name!r}"

    def _reached(self, module: str, node: ast.AST) -> Iterator[tuple[str, Use]]:
        """Yield the uses in a part of a test, and those in all definitions of the tests that it uses."""
        waiting, seen = [(module, node)], {(module, node)}
        while waiting:
            place, part = waiting.pop()
            for use in self._uses(place, part):
                yield place, use
                if use.module in self._sources and game_of_module(use.module) is None:
                    there = self._sources[use.module].defined.get(use.name, ())
                    more = [(use.module, each) for each in there if (use.module, each) not in seen]
                    seen.update(more)
                    waiting += more

    def _found(self, module: str, part: ast.AST) -> tuple[Use, ...]:
        return tuple(self._used(module, part))

    def _used(self, module: str, part: ast.AST) -> Iterator[Use]:
        """Yield the strings and the module-level names in a part of a file, including fixtures."""
        source = self._sources[module]
        own = _bound(part) if isinstance(part, Function) else set[str]()
        waiting: list[tuple[ast.AST, ast.AST]] = [(part, part)]
        while waiting:
            node, outer = waiting.pop()
            waiting += [(child, node) for child in ast.iter_child_nodes(node)]
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield Use(node.lineno, "", node.value)
            elif isinstance(node, ast.arg):
                yield from (Use(node.lineno, where, node.arg) for where in self._with_fixtures(module))
            elif isinstance(node, ast.Name) and node.id not in own:
                picked = isinstance(outer, ast.Subscript) and outer.value is node
                if node.id in source.defined:
                    yield Use(node.lineno, module, node.id, picked)
                elif node.id in source.imported:
                    origin, name = source.imported[node.id]
                    if isinstance(outer, ast.Attribute) and f"{origin}.{name}" in self._sources:
                        yield Use(node.lineno, f"{origin}.{name}", outer.attr)
                    else:
                        yield Use(node.lineno, origin, name, picked)

    def _with_fixtures(self, module: str) -> Iterable[str]:
        """Return the modules whose fixtures a test file may use."""
        rooms = module.split(".")[:-1]
        return (".".join((*rooms[:depth], "conftest")) for depth in range(1, len(rooms) + 1))


def _bound(function: Function) -> set[str]:
    """Return the local names of a function."""
    nodes = list(ast.walk(function))
    return {each.arg for each in nodes if isinstance(each, ast.arg)} | {
        each.id for each in nodes if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    }


def game_of_module(name: str) -> str | None:
    """Return the game to which a module belongs, if any."""
    return next((part for part in name.split(".")[2:3] if part in GAMES), None)


@cache
def own_names() -> frozenset[str]:
    """Return the names of files and of command classes that only a single game has."""
    rooms = [[path.name for path in TESTS.parent.glob(f"companion/*/{key}/**/*.py")] for key in GAMES]
    classes = [[command.__name__ for command in find().commands.values()] for find in GAMES.values()]
    owners = [{*files, *commands} for files, commands in zip(rooms, classes, strict=True)]
    files = {path.name for path in TESTS.parent.glob("companion/**/*.py")}
    shared = {name for name in files if sum(name in each for each in owners) != 1}
    return (
        frozenset(name for each in owners for name in each if sum(name in other for other in owners) == 1)
        - shared
    )


def names_a_game(use: Use) -> bool:
    """Return whether a use names a game, one of its modules, or a file or command that only it has."""
    if use.module:
        return game_of_module(f"{use.module}.{use.name}") is not None
    return use.name in own_names() or any(use.name == key or use.name.startswith(f"{key}-") for key in GAMES)


def test_no_shared_test_names_a_game() -> None:
    sources = {
        ".".join(path.relative_to(TESTS.parent).with_suffix("").parts).removesuffix(".__init__"): path
        for path in shared()
    }
    assert Reach({module: path.read_text(encoding="utf-8") for module, path in sources.items()}).named() == {}


ALL: Final = "from tests.games import each_game\n@each_game\ndef test_all(key):\n"
HELPS: Final = {
    "tests.games": "from companion.device.games import GAMES\neach_game = each(GAMES)",
    "tests.help": f"from companion.rules.{FIRST}.state import State\ndef begun():\n    return State()",
}


@pytest.mark.parametrize(
    "source",
    [
        f"{ALL}    assert key != '{FIRST}'",
        f"{ALL}    assert words(f'{FIRST}-{{key}}')",
        f"from companion.ui.{SECOND}.stages import SHEETS\n{ALL}    assert SHEETS",
        f"from companion.rules import {FIRST}\n{ALL}    assert {FIRST}.KEY",
        f"from tests.rules.{FIRST} import player\n{ALL}    assert player",
        f"from tests.help import begun\n{ALL}    assert begun()",
        f"from tests import help\n{ALL}    assert help.begun()",
        f"from companion.device.games import GAMES\ndef test_all():\n    assert ['{FIRST}' for _ in GAMES]",
        f"from companion.rules.{FIRST} import KEY\ndef inner():\n    return KEY\n{ALL}    assert inner()",
    ],
)
def test_a_game_that_a_shared_test_names_is_noticed(source: str) -> None:
    assert [*Reach({**HELPS, "tests.test_it": source}).named().values()] == [{"test_all"}]


@pytest.mark.parametrize(
    "source",
    [
        f"from companion.rules.{FIRST} import KEY\ndef test_one():\n    assert KEY",
        f"from companion.device.games import GAMES\ndef test_one():\n    assert GAMES['{FIRST}']",
        f"from tests.help import begun\n{ALL}    begun = key\n    assert begun",
        f"{ALL}    assert key",
    ],
)
def test_a_test_of_one_game_may_name_it(source: str) -> None:
    assert Reach({**HELPS, "tests.test_it": source}).named() == {}


def test_a_command_and_a_file_of_one_game_are_its_names() -> None:
    names = own_names()
    assert {"next_step.py", "setup.py", "Rename", "StartGame"}.isdisjoint(names)
    assert any(name.endswith(".py") for name in names)
    assert any(name[0].isupper() for name in names)
