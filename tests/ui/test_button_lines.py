"""The words of a button of fixed height are never cut: both of their lines have room."""

from collections.abc import Callable
from typing import Any, Final

import flet as ft
import pytest

from companion.ui import kit
from companion.ui.core.style import Style
from companion.words import Words

WORDS: Final = "Stay by Holding"
SCALES: Final = (1.0, 1.1, 1.15, 1.2, 1.25)
"""Text scales at which buttons have a fixed height."""


def nothing() -> None:
    """A press handler that does nothing."""


KINDS: Final[dict[str, tuple[kit.TypeRole, Callable[[Style], ft.Control]]]] = {
    "primary": (kit.BUTTON_LARGE, lambda style: kit.primary(style, WORDS, nothing)),
    "secondary": (kit.BUTTON, lambda style: kit.secondary(style, WORDS, nothing)),
    "low": (kit.BUTTON, lambda style: kit.secondary(style, WORDS, nothing, height=kit.TARGET)),
    "plain": (kit.LABEL_STRONG, lambda style: kit.plain(style, WORDS, nothing)),
    "chip": (kit.LABEL_STRONG, lambda style: kit.chip_button(style, WORDS, nothing)),
    "option": (kit.LABEL_STRONG, lambda style: kit.option(style, WORDS, True, nothing)),
}


def button_in(control: Any) -> Any:
    """Return the button inside the controls that give it a name or a state."""
    while not isinstance(control, ft.FilledButton | ft.OutlinedButton | ft.TextButton):
        control = control.content
    return control


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("kind", KINDS)
def test_both_lines_of_a_button_have_room(kind: str, scale: float) -> None:
    role, draw = KINDS[kind]
    style = Style(Words("en"), scale=scale)
    button = button_in(draw(style))
    padding = button.style.padding
    room = button.height - padding.top - padding.bottom
    assert round(room, 6) >= round(2 * role.size_at(scale) * role.height, 6)
    assert button.height >= kit.TARGET
