"""Rows beside one another are never chosen by the page width alone: large text needs a wider page."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.ui

READ = "style.width > wide + 2 * MARGIN"
"""Limits a column that is read, however large its text is; nothing stands beside another for it."""

SCREENS = Path(companion.ui.__file__).parent


def compared_widths(tree: ast.AST) -> Iterator[ast.stmt]:
    """Return the statements that compare the width of a style with something."""
    for statement in ast.walk(tree):
        if not isinstance(statement, ast.stmt) or hasattr(statement, "body"):
            continue
        for compare in ast.walk(statement):
            if isinstance(compare, ast.Compare) and any(
                ast.unparse(side).endswith("style.width") for side in (compare.left, *compare.comparators)
            ):
                yield statement


def conditions(tree: ast.AST) -> Iterator[ast.expr]:
    """Return the conditions of statements with a body, which are no statements of their own."""
    for statement in ast.walk(tree):
        if isinstance(statement, ast.If | ast.While):
            yield statement.test


def named(file: Path) -> str:
    return str(file.relative_to(SCREENS))


@pytest.mark.parametrize("file", sorted(SCREENS.rglob("*.py")), ids=named)
def test_where_the_width_of_a_page_decides_the_size_of_its_text_counts_as_well(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    asked = [ast.unparse(each) for each in (*compared_widths(tree), *conditions(tree))]
    alone = [each for each in asked if "style.width" in each and "scale" not in each]
    assert [each for each in alone if READ not in each] == []
