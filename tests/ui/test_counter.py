"""A number between its buttons is never cut, however many figures it has and however large text is."""

import flet as ft
import pytest

from companion.ui import kit
from companion.words import Words
from tests.ui.room import broken, cut, least_height


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize(
    "value", ["0", "10", "99", "100", "999", "+15", "\N{MINUS SIGN}15", "1\N{NARROW NO-BREAK SPACE}000"]
)
def test_no_number_is_cut(value: str, scale: float, small: bool) -> None:
    style = kit.Style(Words("pl"), scale=scale)
    drawn = kit.counter(style, value, on_less=None, on_more=None, less="less", more="more", small=small)
    assert cut(drawn, 400) == broken(drawn, 400) == []


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
@pytest.mark.parametrize("value", [6, 10, 60, 999, 9_999])
def test_a_number_that_opens_the_pad_has_the_whole_place_between_its_buttons(
    value: int, scale: float
) -> None:
    style = kit.Style(Words("pl"), scale=scale)
    steps = kit.Steps("Seconds", value, None, None, to=lambda _: lambda: None, longest=4)
    capsule = steps.capsule(style)
    assert isinstance(capsule, ft.Container)
    assert isinstance(capsule.content, ft.Row)
    (_, place, _) = capsule.content.controls
    assert isinstance(place, ft.Container)
    button = place.content
    assert isinstance(button, ft.TextButton)
    assert button.on_long_press
    content = button.content
    assert isinstance(content, ft.Control)
    assert button.width == place.width
    assert cut(button, place.width or 0) == broken(button, place.width or 0) == []
    assert (button.height or 0) >= least_height(content)
