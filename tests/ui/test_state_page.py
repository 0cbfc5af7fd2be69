"""The page on a screen's memory, `docs/state.md`: short, an example for each row, and every hook in it."""

import re
from pathlib import Path
from typing import Final

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
