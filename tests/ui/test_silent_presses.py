"""The law of reasons: if the table would refuse a command, the press of its control says why.

`context.press`, `page.gives` and their kin give a dead press, which says why. `None if …` beside a submission
hides a control's reason, so each such place is listed with what states the reason instead (`Shown.silent`).
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pytest

from companion.device.games import GAMES
from tests.games import each_game
from tests.ui.games import shown

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

UI: Final = Path(__file__).parents[2] / "companion" / "ui"

SUBMITS: Final = frozenset({"submit", "submit_and_close", "give", "given", "gives", "press"})
"""The names of the functions that submit commands to the table."""

ALLOWED: Final = {key: shown(key).silent for key in GAMES}
"""Functions where a press may be None instead, each with what states the reason."""


def hidden(source: str) -> Iterator[tuple[str, str]]:
    """Yield each `None if … else <submission>`, or its mirror, with the name of its function."""
    tree = ast.parse(source)
    functions = [node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))]
    for node in ast.walk(tree):
        if not isinstance(node, ast.IfExp):
            continue
        around = [each for each in functions if each.lineno <= node.lineno <= (each.end_lineno or 0)]
        function = max(around, key=lambda each: each.lineno, default=None)
        for none, other in ((node.body, node.orelse), (node.orelse, node.body)):
            if isinstance(none, ast.Constant) and none.value is None and _submits(other, around):
                yield (function.name if function else "", ast.unparse(node))


def _submits(node: ast.AST, around: list[Function], *, deep: bool = True) -> bool:
    """Return whether an expression gives a command, or names something local that does."""
    if isinstance(node, ast.Name) and deep:
        return any(_submits(meant, around, deep=False) for meant in _meant(node.id, around))
    return any(isinstance(each, ast.Attribute) and each.attr in SUBMITS for each in ast.walk(node)) or (
        isinstance(node, ast.Call)
        and deep
        and any(isinstance(each, ast.Name) and _submits(each, around) for each in node.args)
    )


def _meant(name: str, around: list[Function]) -> Iterator[ast.AST]:
    """Yield the values assigned to a name in the enclosing functions, and inner functions of that name."""
    for function in around:
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and any(
                isinstance(target, ast.Name) and target.id == name for target in node.targets
            ):
                yield node.value
            elif isinstance(node, ast.FunctionDef) and node.name == name and node is not function:
                yield node


def found(key: str) -> Iterator[tuple[str, str]]:
    """Yield every place of a game: its file and function, and the expression."""
    for path in sorted((UI / key).rglob("*.py")):
        for name, code in hidden(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(UI / key).as_posix()} {name}", code


@each_game
def test_no_press_is_none_where_the_table_would_say_why(key: str) -> None:
    silent = [f"{place}: {code}" for place, code in found(key) if place not in ALLOWED[key]]
    assert not silent, "\n".join(silent)


@each_game
def test_every_place_without_a_reason_is_still_there(key: str) -> None:
    assert set(ALLOWED[key]) == {place for place, _ in found(key)}


@pytest.mark.parametrize(
    "line",
    [
        "press = None if refused else partial(context.submit, command)",
        "press = guard(context.press(command)) if may else None",
        "give = partial(context.submit, command)\n    draw(give if free else None)",
        "def give() -> None:\n        context.submit(command)\n    draw(None if taken else give)",
    ],
)
def test_a_hidden_reason_is_found_however_the_submission_is_named(line: str) -> None:
    assert [name for name, _ in hidden(f"def drawn() -> None:\n    {line}\n")] == ["drawn"]


def test_a_press_that_asks_the_table_is_not_found() -> None:
    source = "def drawn() -> None:\n    press = context.press(command)\n    word = None if taken else name\n"
    assert not list(hidden(source))
