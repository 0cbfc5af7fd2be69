"""The width of a page alone decides nothing: the style weighs width, text size and words together."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import companion.ui
from companion.ui.core.style import SCALES, Style
from companion.ui.theme.measure import LARGE_TEXT, READING
from companion.words import Words

READ = "style.width > wide + 2 * MARGIN"
"""The allowed comparison: it limits the width of a text column at any text size, and nothing makes way."""

SCREENS = Path(companion.ui.__file__).parent
STYLE = SCREENS / "core" / "style.py"
"""The module with the answers."""


def compared_widths(tree: ast.AST) -> Iterator[str]:
    """Return the comparisons in which the width of a style is a part of either side."""
    for compare in ast.walk(tree):
        if isinstance(compare, ast.Compare) and any(
            ast.unparse(part).endswith("style.width")
            for side in (compare.left, *compare.comparators)
            for part in ast.walk(side)
            if isinstance(part, ast.Attribute)
        ):
            yield ast.unparse(compare)


def named(file: Path) -> str:
    return str(file.relative_to(SCREENS))


@pytest.mark.parametrize("file", sorted({*SCREENS.rglob("*.py")} - {STYLE}), ids=named)
def test_a_screen_asks_the_style_whether_two_things_have_room(file: Path) -> None:
    tree = ast.parse(file.read_text("utf-8"))
    assert [each for each in compared_widths(tree) if each != READ] == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("width", [320, 360, 390, 560, 840])
def test_large_text_needs_a_wider_page_for_two_things(width: int, scale: float) -> None:
    style = Style(Words("en"), width=width, scale=scale)
    large = scale > LARGE_TEXT
    assert style.room_for_two(360) is (width >= 360 and not large)
    assert style.room_for_two(360, large=READING) is (width >= (READING if large else 360))
    assert (
        not style.room_for_two(READING, words=["Photosynthesis-Tentacle", "Camouflage"]) or width >= READING
    )


def test_short_words_have_room_beside_each_other_on_any_page() -> None:
    style = Style(Words("en"), width=320, scale=2.0)
    assert style.room_for_two(words=["Ola", "Jan"])
    assert not style.room_for_two(words=["Ola", "Konstantynopolitanka"])
