"""A number that people change by one, said once: its title and value, its bounds, and what a step does."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.ui.core.component import Cache
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.widgets.counter import counter, number_row
from companion.ui.widgets.press import Press

StepBy = Callable[[int], Any]
"""Told 1 for more and -1 for less: it starts from the latest value, so that two quick presses both count."""


def field_step(change: Change[Any], name: str, low: int, high: int) -> StepBy:
    """Return a handler that steps a field of a draft, a frozen dataclass, within its bounds."""

    def step(by: int) -> None:
        change(lambda now: replace(now, **{name: clamped(getattr(now, name) + by, low, high)}))

    return step


def clamped(value: int, low: int, high: int) -> int:
    return max(low, min(high, value))


@dataclass(frozen=True)
class Stepper:
    """A number between a button for less and one for more.

    Attributes:
        less: Spoken name of the button for less; made from the title unless told.
        more: The same for more.
        shown: How the number is written; as it is unless told.
        spoken: What a screen reader says for it; title and number unless told.
        small: Whether it stands beside others in a grid.
    """

    title: str
    value: int
    low: int
    high: int
    step: StepBy
    less: str = ""
    more: str = ""
    shown: str = ""
    spoken: str = ""
    colour: str | None = None
    small: bool = False

    def capsule(
        self, style: Style, *, number: ft.Control | None = None, cache: Cache | None = None
    ) -> ft.Control:
        """Draw the number with its buttons.

        Args:
            number: A component that draws the number by itself.
            cache: Of the component; a button then stays, with its step, as long as its name does.
        """
        words = style.words
        shown = self.shown or str(self.value)
        return counter(
            style,
            number or shown,
            on_less=self._press(-1) if self.value > self.low else None,
            on_more=self._press(1) if self.value < self.high else None,
            less=self.less or words("step-less", what=self.title),
            more=self.more or words("step-more", what=self.title),
            spoken=self.spoken or f"{self.title}: {shown}",
            colour=self.colour,
            small=self.small,
            cache=cache,
        )

    def row(self, style: Style, *, note: str = "", picture: ft.Control | None = None) -> ft.Control:
        """Draw the capsule after its title, with a quiet line below and a picture before it."""
        return number_row(style, self.title, self.capsule(style), note=note, picture=picture)

    def _press(self, by: int) -> Press:
        return lambda: self.step(by)
