"""Rules are pure, dependencies follow the table, no shared file names a game: checked by reading all files.

A room is a part of `companion`, a package or a module, with dependencies of its own.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

import companion
from companion.words import FALLBACK
from tests.words.catalogue import catalogue

HOME = Path(companion.__file__).parent

ARROWS: dict[str, set[str]] = {
    "activity": set(),
    "later": set(),
    "listeners": set(),
    "flet_fixes": set(),
    "garbage": set(),
    "rules": set(),
    "table": {"rules", "store", "listeners"},
    "store": {"later", "listeners"},
    "words": {"later"},
    "device.games": {"rules", "store", "later"},
    "device.packages": {"device.games", "device.packed", "rules", "store", "words"},
    "device.packed": set(),
    "device": {"device.games", "later", "listeners", "rules", "store", "table"},
    "exports": {"rules"},
    "party": {"device", "listeners", "rules", "store", "table"},
    "ui.theme": set(),
    "ui.art": set(),
    "ui.core": {"ui.theme", "device", "party", "rules", "store", "words", "later"},
    "ui.widgets": {"ui.core", "ui.theme", "ui.art"},
    "ui.kit": {"ui.widgets", "ui.core", "ui.theme", "ui.art"},
    "ui.game": {
        *("ui.kit", "ui.widgets", "ui.core", "ui.art"),
        *("party", "device.packages", "device", "rules", "store", "table", "words"),
    },
    "ui.games": {
        "ui.game",
        "ui.kit",
        "ui.widgets",
        "ui.art",
        "device.games",
        "device.packages",
        "words",
        "later",
    },
    "ui.shared": {
        *("ui.game", "ui.games", "ui.kit", "ui.widgets", "ui.core", "ui.theme", "ui.art"),
        *("party", "device.games", "device", "exports", "rules", "store", "table", "words"),
    },
    "ui.calculators": {
        *("ui.game", "ui.games", "ui.shared", "ui.kit", "ui.widgets", "ui.core"),
        *("rules", "words"),
    },
    "ui": {
        *("ui.game", "ui.games", "ui.shared", "ui.calculators"),
        *("ui.kit", "ui.widgets", "ui.core", "ui.theme"),
        *("party", "device.packages", "device", "exports", "store", "words", "later", "flet_fixes"),
    },
    "ui.party": {
        *("ui", "ui.games", "ui.shared", "ui.kit", "ui.widgets", "ui.core"),
        *("party", "rules", "store", "table", "flet_fixes"),
    },
    "host": {
        "flet_fixes",
        "garbage",
        "ui",
        "ui.party",
        "ui.core",
        "party",
        "device",
        "activity",
        "store",
        "table",
        "words",
    },
    "club": {
        *("host", "party", "device", "activity", "rules", "store", "table", "words"),
        *("ui", "ui.party", "ui.core", "ui.theme", "flet_fixes"),
    },
    "pack": {"host", "device.games", "device.packages", "words"},
    "boot": {
        *("ui", "ui.core", "ui.games", "ui.shared", "ui.theme"),
        *("party", "device", "garbage", "store", "words"),
    },
    "cli": {
        "later",
        "ui.game",
        "ui.games",
        "club",
        "exports",
        "flet_fixes",
        "host",
        "pack",
        "party",
        "device.games",
        "device.packages",
        "device",
        "rules",
        "store",
        "table",
        "words",
    },
}
"""The rooms that each room of `companion` may import besides itself; all other imports are forbidden."""

OF_A_GAME: dict[str, set[str]] = {
    "rules.{game}": {"rules"},
    "ui.{game}": {
        *("rules.{game}", "rules", "table", "store", "party", "device", "words", "later"),
        *("ui", "ui.game", "ui.shared", "ui.calculators"),
        *("ui.kit", "ui.widgets", "ui.core", "ui.theme", "ui.art"),
    },
    "cli.{game}": {"cli", "rules.{game}"},
}
"""The rooms that a game's own rooms may import; no other room may import these."""

REGISTRIES = {"device.games": "rules.{game}", "ui.games": "ui.{game}"}
"""The rooms that name games, each with the rooms of games that it imports."""

OUTSIDE_RULES = {
    "asyncio",
    "datetime",
    "filelock",
    "flet",
    "io",
    "logging",
    "os",
    "pathlib",
    "platform",
    "platformdirs",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "tinydb",
    "uuid",
}
"""Clocks, chance, screens and disks: modules that the pure rules must not import."""


def files(room: str) -> list[Path]:
    return sorted((HOME / room).rglob("*.py"))


@cache
def tree(path: Path) -> ast.Module:
    """Return a file's syntax tree."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Return the full names of all modules that a file imports, anywhere in the file."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                modules = [name for each in node.names if exists(name := f"{module}.{each.name}")]
                yield from modules
                if len(modules) < len(node.names):
                    yield module
                yield from (f"{module}.{name.name}" for name in node.names if module == "companion")
            case ast.ImportFrom():
                raise AssertionError(f"{path}: a relative import")
            case ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module")):
                yield "importlib"
            case _:
                pass


def games() -> set[str]:
    return {path.parent.name for path in (HOME / "rules").glob("*/__init__.py")}


@cache
def allowed() -> dict[str, set[str]]:
    """Return the permitted imports of all rooms, including each game's own rooms."""
    found = {room: set(others) for room, others in ARROWS.items()}
    for game in games():
        for room, others in OF_A_GAME.items():
            found[room.format(game=game)] = {other.format(game=game) for other in others}
        for registry, folder in REGISTRIES.items():
            found[registry].add(folder.format(game=game))
    return found


@cache
def room_of(module: str) -> str:
    """Return the room in `companion` to which a module belongs, or an empty string."""
    rooms = [room for room in allowed() if module == room or module.startswith(f"{room}.")]
    return max(rooms, key=len, default="")


@cache
def used_by(path: Path) -> dict[str, set[str]]:
    """Return the rooms that a file uses, each with the modules; module names in strings count too."""
    found: dict[str, set[str]] = {}
    named = (
        node.value
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )
    for name in (*imports(path), *(text for text in named if exists(text))):
        if name.startswith("companion."):
            found.setdefault(room_of(name.removeprefix("companion.")), set()).add(name)
    return found


def exists(name: str) -> bool:
    """Return whether this is the full name of a module."""
    if not name.startswith("companion.") or not all(part.isidentifier() for part in name.split(".")):
        return False
    place = HOME.joinpath(*name.split(".")[1:])
    return place.with_suffix(".py").is_file()


def every_file() -> list[Path]:
    return sorted(HOME.rglob("*.py"))


def test_a_file_uses_only_what_its_room_may_use() -> None:
    wrong: dict[str, dict[str, set[str]]] = {}
    for path in every_file():
        module = ".".join(path.relative_to(HOME).with_suffix("").parts).removesuffix(".__init__")
        own = room_of(module)
        if not own:
            continue  # `companion/__init__.py` and `__main__.py`
        may = ("", own, *allowed()[own])
        forbidden = {room: names for room, names in used_by(path).items() if room not in may}
        if forbidden:
            wrong[f"{path.relative_to(HOME)} ({own})"] = forbidden
    assert wrong == {}


MOST_IN_A_CIRCLE = 3
"""Maximum number of files that import each other; a larger circle can only be read and changed as a whole."""


def test_no_circle_of_imports_is_larger_than_three_files() -> None:
    graph = {name: imported(path) - {name} for name, path in modules().items()}
    large = [sorted(circle) for circle in circles(graph) if len(circle) > MOST_IN_A_CIRCLE]
    assert not large, large


def test_circles_of_imports_are_found() -> None:
    graph = {"a": {"b"}, "b": {"c", "d"}, "c": {"a"}, "d": {"e"}, "e": {"d"}, "f": {"a"}}
    assert sorted(map(sorted, circles(graph))) == [["a", "b", "c"], ["d", "e"], ["f"]]


@cache
def modules() -> dict[str, Path]:
    """Return every module of the app by its full name."""
    named = ((".".join(path.relative_to(HOME.parent).with_suffix("").parts), path) for path in every_file())
    return {name.removesuffix(".__init__"): path for name, path in named}


def imported(path: Path) -> set[str]:
    """Return the modules of the app that a file imports when it is imported itself, or for types."""
    found: set[str] = set()
    waiting: list[ast.AST] = [tree(path)]
    while waiting:
        match waiting.pop():
            case ast.Import(names=names):
                found |= {name.name for name in names}
            case ast.ImportFrom(module=str(module), names=names):
                full = {f"{module}.{name.name}" for name in names}
                found |= {name if name in modules() else module for name in full}
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
                pass
            case node:
                waiting += ast.iter_child_nodes(node)
    return found & set(modules())


def circles(graph: Mapping[str, set[str]]) -> list[set[str]]:
    """Return the strongly connected components of a graph, by Tarjan's algorithm."""
    found: list[set[str]] = []
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    path: list[str] = []

    def visit(node: str) -> None:
        number[node] = low[node] = len(number)
        path.append(node)
        for other in graph[node]:
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in path:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            at = path.index(node)
            found.append(set(path[at:]))
            del path[at:]

    for node in graph:
        if node not in number:
            visit(node)
    return found


def test_but_for_the_registries_no_two_rooms_use_each_other() -> None:
    left = {room: others - set(REGISTRIES) for room, others in allowed().items() if room not in REGISTRIES}
    while free := {room for room, others in left.items() if not others & set(left)}:
        left = {room: others for room, others in left.items() if room not in free}
    assert not left


def test_no_room_may_use_what_none_of_its_files_uses() -> None:
    used: set[tuple[str, str]] = set()
    for path in every_file():
        module = ".".join(path.relative_to(HOME).with_suffix("").parts).removesuffix(".__init__")
        used |= {(room_of(module), room) for room in used_by(path)}
    arrows = [([room], {other: [other] for other in others}) for room, others in ARROWS.items()]
    for room, others in OF_A_GAME.items():
        own = [room.format(game=game) for game in games()]
        arrows.append((own, {other: [other.format(game=game) for game in games()] for other in others}))
    spare = [
        (rooms[0], other)
        for rooms, others in arrows
        for other, names in others.items()
        if not any((room, name) in used for room in rooms for name in names)
    ]
    assert not spare


KEYED = frozenset(
    {
        *("game_of", "ui_of", "glyph_of", "piece_of", "bgg_id_of", "name_among", "in_game", "with_rules"),
        *("of", "begin", "create", "is_first", "own_module"),
    }
)
"""Functions that take the key of a game."""

KEYS = frozenset({"key", "KEY", "game", "GAMES"})
"""Names of variables that hold a key, or of mappings indexed by a key."""


def is_own(path: Path, game: str) -> bool:
    """Return whether a file belongs to a game: to one of its folders or to its part of the command line."""
    parts = path.relative_to(HOME).with_suffix("").parts
    return parts[0] in ("rules", "ui", "cli") and parts[1:2] == (game,)


def names_it(path: Path, key: str) -> Iterator[int]:
    """Yield the lines of a file that name a game: by its name, its key, or a key of its sentences.

    Since a key may be any word, it counts only where a key is expected.
    """
    name = catalogue(FALLBACK).by_key[f"{key}-name"].texts[0].rpartition(": ")[2]
    own = {sentence.key for sentence in catalogue(FALLBACK).sentences if sentence.game == key}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if re.search(rf"\b{re.escape(name)}\b", line):
            yield number
    for node in ast.walk(tree(path)):
        match node:
            case ast.Constant(value=str(text)) if text in own:
                yield node.lineno
            case ast.Compare() | ast.Subscript() | ast.keyword() | ast.Call() | ast.Match():
                about, told = _about(node)
                if about & (KEYED | KEYS) and key in told:
                    yield getattr(node, "lineno", 0)
            case _:
                pass


def _about(node: ast.AST) -> tuple[set[str], set[object]]:
    """Return the names in an expression, and the constants beside them."""
    match node:
        case ast.Compare(left=left, comparators=others):
            beside: list[ast.AST] = [left, *others]
        case ast.Subscript(value=value, slice=index):
            beside = [value, index]
        case ast.keyword(arg=str(name), value=value):
            beside = [ast.Name(id=name), value]
        case ast.Call(func=function, args=arguments):
            beside = [function, *arguments]
        case ast.Match(subject=subject, cases=cases):
            patterns = (each.pattern for each in cases)
            beside = [subject, *(each.value for each in patterns if isinstance(each, ast.MatchValue))]
        case _:
            beside = []
    names = {each.id for each in beside if isinstance(each, ast.Name)}
    names |= {each.attr for each in beside if isinstance(each, ast.Attribute)}
    members = [part for each in beside for part in (each, *getattr(each, "elts", ()))]
    return names, {each.value for each in members if isinstance(each, ast.Constant)}


@pytest.mark.parametrize("game", sorted(games()))
def test_outside_its_own_folders_nobody_names_a_game(game: str) -> None:
    registries = {f"{room.replace('.', '/')}.py" for room in REGISTRIES}
    others = (
        path
        for path in every_file()
        if not is_own(path, game) and path.relative_to(HOME).as_posix() not in registries
    )
    wrong = [f"{path.relative_to(HOME)}:{line}" for path in others for line in names_it(path, game)]
    assert not wrong


@pytest.mark.parametrize(
    "source",
    [
        '"""Chromosome alone has it."""',
        'game_of("chromosome")',
        'words.of("chromosome")',
        'file.header.game == "chromosome"',
        'key in ("chromosome", "go")',
        'GAMES["chromosome"]',
        'match game.key:\n    case "chromosome":\n        pass',
        'words("chromosome-term-battle")',
    ],
)
def test_who_names_a_game_is_noticed(source: str, tmp_path: Path) -> None:
    path = tmp_path / "screen.py"
    path.write_text(source, encoding="utf-8")
    assert list(names_it(path, "chromosome"))


@pytest.mark.parametrize("key", ["pad", "table", "turn", "number", "set", "play"])
def test_a_key_may_be_any_word(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = replace(catalogue(FALLBACK).by_key["soup-name"], key=f"{key}-name", texts=("Score pad",))
    monkeypatch.setitem(catalogue(FALLBACK).by_key, f"{key}-name", sentence)
    assert not [path for path in every_file() if any(names_it(path, key))]


@pytest.mark.parametrize("registry", REGISTRIES)
@pytest.mark.parametrize("game", sorted(games()))
def test_a_registry_names_a_game_in_its_own_lines_only(registry: str, game: str) -> None:
    lines = (HOME / f"{registry.replace('.', '/')}.py").read_text(encoding="utf-8").splitlines()
    named = re.compile(
        rf"from companion\.rules\.{game} import|\bLater\(\"companion\.\w+\.{game}\.|^ +\"{game}\":"
    )
    naming = [line.strip() for line in lines if named.search(line)]
    lines_of = {"device.games": 3, "ui.games": 2}  # the import for types, the late import, the entry
    assert len(naming) == lines_of[registry], naming


def test_rules_know_no_screen_no_disk_no_clock_and_no_chance() -> None:
    wrong = {
        f"{path.relative_to(HOME)} imports {name}"
        for path in files("rules")
        for name in imports(path)
        if name.split(".")[0] in OUTSIDE_RULES | {"importlib"}
    }
    assert not wrong


def test_rules_read_nothing_and_print_nothing() -> None:
    for path in files("rules"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"open", "print", "input", "exec", "eval"}, path


def test_only_the_roller_of_the_table_knows_chance() -> None:
    chance = {"random", "secrets"}
    users = {path.name for path in files("table") if chance & {name.split(".")[0] for name in imports(path)}}
    assert users == {"roller.py"}


def test_there_is_something_to_look_at() -> None:
    assert len(every_file()) > 200
    assert len(games()) >= 1


DATABASE = "companion.store.postgres"


def test_a_database_is_known_to_those_only_who_are_given_its_address() -> None:
    for path in every_file():
        name = str(path.relative_to(HOME))
        drivers = {each for each in imports(path) if each.split(".")[0].startswith("psycopg")}
        inside = name.startswith("store/postgres/")
        assert inside or not drivers or name == "store/opening.py", f"{name} imports {drivers}"
        known = {each for each in imports(path) if each.startswith(DATABASE)}
        assert inside or not known or name in ("store/opening.py", "cli/store.py", "cli/games.py"), known


def test_nobody_imports_the_driver_of_databases_before_a_database_is_named() -> None:
    program = """
import sys
import companion.cli.store, companion.cli.games, companion.cli.serve, companion.cli.host
import companion.boot, companion.store.opening, companion.device.game_service
print(sorted(name for name in sys.modules if name.startswith(("psycopg", "companion.store.postgres"))))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")
