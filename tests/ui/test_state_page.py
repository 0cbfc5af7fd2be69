"""The page on a screen's memory, `docs/state.md`: short, an example for each row, and every hook in it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import companion.ui
from companion.ui import kit

PAGE: Final = (Path(__file__).parents[2] / "docs" / "state.md").read_text("utf-8")
MOST_ROWS: Final = 9
MOST_LINES: Final = 3


def test_there_are_nine_rows_at_most_each_with_an_example_of_three_lines() -> None:
    rows = [int(number) for number in re.findall(r"^\| (\d+) \|", PAGE, re.MULTILINE)]
    assert rows == [*range(1, len(rows) + 1)]
    assert len(rows) <= MOST_ROWS
    examples = re.split(r"^## ", PAGE, flags=re.MULTILINE)[1:]
    assert [int(each.split(".")[0]) for each in examples] == rows
    for each in examples:
        lines = [line for line in each.splitlines() if line.startswith("    ")]
        assert 1 <= len(lines) <= MOST_LINES, each


def test_every_hook_of_the_kit_stands_on_the_page() -> None:
    hooks = [name for name in dir(kit) if name.startswith("use_")]
    assert [name for name in (*hooks, "memo", "keyed", "guarded", "under_guard") if name not in PAGE] == []


TWICE: Final = {"GameView", "OpenCharts", "OpenJournal", "Watching", "Worded", "drawn"}
"""Functions that are given a style and a context: screens, the choice of their terms, and a part itself."""


def pairs(tree: ast.AST) -> Iterator[str]:
    """Return the functions whose first arguments are the style and the context."""
    for each in ast.walk(tree):
        if isinstance(each, ast.FunctionDef) and [arg.arg for arg in each.args.args[:2]] == [
            "style",
            "context",
        ]:
            yield each.name


def test_whatever_draws_a_part_of_a_table_is_given_here() -> None:
    files = Path(companion.ui.__file__).parent.rglob("*.py")
    assert {name for each in files for name in pairs(ast.parse(each.read_text("utf-8")))} == TWICE
