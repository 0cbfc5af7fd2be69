"""Sections of a list on the screen: their headings, and which are open."""

from collections.abc import Callable

import flet as ft

from companion.ui.art import art
from companion.ui.core.component import memo, use_ref, use_state
from companion.ui.core.sections import Section
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR, MARGIN, TARGET
from companion.ui.theme.typography import CAPTION, LABEL_STRONG
from companion.ui.widgets.press import button_height, foldable, row_button, target_padding

Fold = Callable[[str, bool], None]
"""Folds or unfolds a section, given its key and whether it is open."""


class Folding:
    """The open sections of a list; the same object for every drawing."""

    def __init__(self, draw: Callable[[int], None]) -> None:
        self._draw = draw
        self._chosen: dict[str, bool] = {}
        self._turns = 0

    def is_open(self, section: Section, at_first: bool) -> bool:
        """Return whether a section is open: by the user's choice, else by default."""
        return self._chosen.get(section.key, at_first)

    def fold(self, key: str, unfolded: bool) -> None:
        """Toggle a section between open and folded."""
        self._chosen[key] = not unfolded
        self._turns += 1
        self._draw(self._turns)


def use_folding() -> Folding:
    """Return the component's state of which sections are folded."""
    _, draw = use_state(0)
    return use_ref(lambda: Folding(draw)).current


@memo
def SectionHeading(
    style: Style, key: str, title: str, note: str, unfolded: bool, fold: Fold, part: bool
) -> ft.Control:
    """Draw the heading of a section; a press unfolds or folds it.

    Args:
        note: The amount of content in the section.
        part: Whether the section is a part of another one.
    """
    p = style.palette
    content = ft.Row(
        [
            ft.Container(style.text(title, LABEL_STRONG, p.text if part else p.accent, lines=2), expand=True),
            style.text(note, CAPTION, p.quiet),
            art("chevron-up" if unfolded else "chevron-down", p.outline, 20),
        ],
        spacing=GAP_WIDE,
    )
    height = button_height(style, LABEL_STRONG, TARGET)
    head = row_button(
        style,
        content,
        lambda: fold(key, unfolded),
        label=f"{title}, {note}",
        radius=0,
        padding=ft.Padding.symmetric(
            horizontal=MARGIN, vertical=target_padding(style, LABEL_STRONG, GAP, height=height)
        ),
        height=height,
    )
    return ft.Container(
        foldable(head, unfolded),
        border=ft.Border.only(bottom=ft.BorderSide(HAIR, p.hairline)),
    )
