"""A number between its buttons is whole, however many figures it has and however large text is."""

import pytest

from companion.ui import kit
from companion.words import Words
from tests.ui.room import broken, cut


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize(
    "value", ["0", "10", "99", "100", "999", "+15", "\N{MINUS SIGN}15", "1\N{NARROW NO-BREAK SPACE}000"]
)
def test_no_number_is_cut(value: str, scale: float, small: bool) -> None:
    style = kit.Style(Words("pl"), scale=scale)
    drawn = kit.counter(style, value, on_less=None, on_more=None, less="less", more="more", small=small)
    assert cut(drawn, 400) == broken(drawn, 400) == []
