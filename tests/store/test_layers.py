"""The independence of the store: what it imports, and that a browser can import it."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.store

ROOM = Path(companion.store.__file__).parent
ONLY_ON_A_COMPUTER = {"filelock": "folder.py", "platformdirs": "folder.py"}


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module)):
                yield module
            case _:
                pass


@pytest.mark.parametrize("path", sorted(ROOM.rglob("*.py")), ids=lambda path: path.name)
def test_the_store_knows_neither_screens_nor_rules_nor_words(path: Path) -> None:
    for module in imports(path):
        first, *rest = module.split(".")
        assert first != "flet"
        room = rest[0] if rest else ""
        known = room in ("", "store", "later", "listeners")
        assert first != "companion" or known, f"{path.name} imports {module}"
        assert ONLY_ON_A_COMPUTER.get(first, path.name) == path.name


def test_the_store_can_be_imported_and_used_where_there_are_no_locks_and_no_folders() -> None:
    program = """
import sys
sys.modules.update(filelock=None, platformdirs=None, fcntl=None, resource=None)
from companion.store.library import Library
from companion.store.blob_store import MemoryBlobStore
blob_store = MemoryBlobStore()
with Library(blob_store) as library:
    game = library.create("chromosome")
    game.append({"x": 1})
with Library(blob_store) as library:
    print(library.open(game.id).rows)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == ("({'seq': 1, 'x': 1},)", "")
