"""Rules are pure, and arrows run downwards: found by reading the imports of every file."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion

HOME = Path(companion.__file__).parent

ALLOWED = {
    "rules": {"rules"},
    "table": {"rules", "table"},
    "store": {"store"},
    "words": {"words"},
}
"""Rooms of `companion` that a room may use; the rooms above these may use all below."""

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
"""Clocks, chance, screens and disks: what pure rules know nothing of."""


def files(room: str) -> list[Path]:
    return sorted((HOME / room).rglob("*.py"))


def imports(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, wherever in the file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module
                yield from (f"{module}.{name.name}" for name in node.names if module == "companion")
            case ast.ImportFrom():
                raise AssertionError(f"{path}: a relative import")
            case ast.Call(func=ast.Name(id="__import__") | ast.Attribute(attr="import_module")):
                yield "importlib"
            case _:
                pass


def rooms(path: Path) -> set[str]:
    """The rooms of `companion` that a file imports."""
    parts = (name.split(".") for name in imports(path))
    return {name[1] for name in parts if name[0] == "companion" and len(name) > 1}


@pytest.mark.parametrize("room", ALLOWED)
def test_a_room_uses_no_room_above_it(room: str) -> None:
    wrong = {
        f"{path.relative_to(HOME)} uses {sorted(above)}"
        for path in files(room)
        if (above := rooms(path) - ALLOWED[room] - {"__version__", "later"})
    }
    assert not wrong


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
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in {"open", "print", "input", "exec", "eval"}, path


def test_only_the_roller_of_the_table_knows_chance() -> None:
    chance = {"random", "secrets"}
    users = {path.name for path in files("table") if chance & {name.split(".")[0] for name in imports(path)}}
    assert users == {"roller.py"}


def test_no_game_knows_another() -> None:
    games = {path.parent.name for path in (HOME / "rules").glob("*/__init__.py")}
    for own in games:
        for path in files(f"rules/{own}"):
            used = {name.split(".")[2] for name in imports(path) if name.startswith("companion.rules.")}
            assert not used & (games - {own}), path


def test_there_is_something_to_look_at() -> None:
    assert all(len(files(room)) > 3 for room in ALLOWED)
