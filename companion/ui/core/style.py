"""The style of one device: language, colours, text size, motion. Components compare it as a value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil, inf
from typing import Final

import flet as ft

from companion.ui.core.session import shared
from companion.ui.theme import NIGHT, AccentName, Palette, TypeRole
from companion.ui.theme.letters import drawn, lines_of, longest_word
from companion.ui.theme.measure import GAP, GAP_WIDE, LARGE_TEXT, MARGIN, READING, SMALL_PAGE, WIDE
from companion.ui.theme.typography import LABEL_STRONG
from companion.words import RuleValue, Words

SCALES: Final = (1.0, 1.25, 1.5, 2.0)
"""Text scales that the settings offer."""


SMALLEST: Final = 13
"""Minimum text height, in logical pixels."""


ESTIMATED: Final = 1.05
"""The factor by which the estimate of `width_of` exceeds the real width of most texts."""


LINES: Final = 2
"""Maximum number of text lines on an option that shares a row with others."""


def whole_scale(value: str, role: TypeRole, scale: float, room: float, lines: int | None = None) -> float:
    """Return the largest scale of a text, up to `scale`, at which no word and no line of it is cut.

    Args:
        scale: The scale to use if there is room.
        room: Width available to the text, in logical pixels.
        lines: Maximum number of lines; a text that fits at no scale ends in an ellipsis.
    """
    widest = longest_word(value)
    if not widest:
        return scale
    whole = min(scale, role.scale_of(max(SMALLEST, room / widest)))
    if lines is None:
        return whole
    size = role.size_at(whole)
    sizes = (size, *range(ceil(size) - 1, SMALLEST - 1, -1))
    fits = (each for each in sizes if lines_of(value, ESTIMATED * room / each) <= lines)
    return role.scale_of(next(fits, size))


@dataclass(frozen=True)
class Style:
    """The parameters with which every component draws itself."""

    words: Words
    palette: Palette = NIGHT
    scale: float = 1.0
    """The scale of text, 1 to 2."""

    reduced_motion: bool = False
    width: int = 390
    """Width of the drawn part of the page, rounded to steps so that small changes redraw nothing."""

    beside: bool = False
    """Whether the drawn part is one of several side by side on a wide page."""

    low: bool = False
    """Whether the page, like a phone in landscape, is so short that actions are beside the content."""

    cramped: bool = False
    """Whether the page is too short for bars, like a phone in landscape with an open keyboard."""

    actions_beside: int = 0
    """Width of the column beside the drawn part for its actions; 0 if the actions are below it."""

    aside: bool = False
    """Whether the page already shows the table and the history beside the drawn part."""

    sketched: bool = False
    """Whether drawings are left out, as in a session's first frame, which should appear soon."""

    @property
    def wide(self) -> bool:
        """Whether parts of a screen are side by side."""
        return self.beside or self.width >= WIDE

    @property
    def narrow(self) -> bool:
        """Whether the page is as narrow as a small phone's, relative to the text size."""
        return self.below(SMALL_PAGE)

    def below(self, width: float) -> bool:
        """Return whether the page is narrower than this width times the text scale."""
        return self.width < width * self.scale

    def room_for_two(
        self,
        width: float = 0,
        *,
        large: float = inf,
        most: float = LARGE_TEXT,
        words: Sequence[str] = (),
        beside: float = 0,
    ) -> bool:
        """Return whether two things fit side by side on this page.

        Args:
            width: The minimum width of a page with room for both, in logical pixels.
            large: The minimum width with large text; by default no page is wide enough.
            most: The maximum scale that does not count as large text.
            words: The words of both things; if none of them would break, both fit even on narrower pages.
            beside: Width of the part in front of the words in each thing.
        """
        if self.width >= (width if self.scale <= most else large):
            return True
        return bool(words) and not self.breaks(words, 2, beside=beside)

    def breaks(self, options: Sequence[str], count: int | None = None, *, beside: float = 0) -> bool:
        """Return whether an option is too wide for an even share of a row.

        It is too wide if a word would break, or if it would need more than `LINES` lines.

        Args:
            count: The number of options in a row; by default all of them.
            beside: Width of the part in front of the words in each option.
        """
        count = len(options) if count is None else count
        row = min(READING, self.width) - 2 * MARGIN
        room = (row - GAP * (count - 1)) / max(1, count) - 2 * GAP_WIDE - beside
        letters = max(0.0, room * ESTIMATED / (LABEL_STRONG.size * self.scale))
        return any(longest_word(each) > letters or lines_of(each, letters) > LINES for each in options)

    @property
    def stacks(self) -> bool:
        """Whether actions that usually share a row are stacked, because their words would break."""
        return self.actions_beside > 0 or self.scale > LARGE_TEXT

    def fixed(self, height: float) -> float | None:
        """Return the height of a control; None with large text, so that its content determines the height."""
        return None if self.scale > LARGE_TEXT else height

    def part(self, width: int) -> Style:
        """Return the style for a part of the page with this width, beside other parts."""
        return replace(self, width=width, beside=self.wide)

    def in_game(self, game: str, accent: AccentName = "mint") -> Style:
        return replace(self, words=self.words.of(game), palette=self.palette.accented(accent))

    def worded(self, wording: str) -> Style:
        return replace(self, words=self.words.worded(wording))

    def ruled(self, rules: Mapping[str, RuleValue]) -> Style:
        """Return a copy whose quick rules contain the values of a table's options."""
        return replace(self, words=self.words.ruled(rules))

    def without_motion(self, when: bool = True) -> Style:
        return replace(self, reduced_motion=True) if when else self

    def text(
        self,
        value: str,
        role: TypeRole,
        colour: str | None = None,
        *,
        align: ft.TextAlign = ft.TextAlign.START,
        lines: int | None = None,
        spoken: str | None = None,
        expand: bool | int | None = None,
        heading: bool = False,
        room: float | None = None,
    ) -> ft.Control:
        """Draw a text in one of the roles of the type scale.

        Args:
            colour: A colour of the palette; by default the text colour.
            lines: Maximum number of lines; longer texts end in an ellipsis. With large text a limit
                above 1 is ignored.
            spoken: The spoken text, if different.
            heading: Whether screen readers can jump to the text as a heading.
            room: Width available to the text, in logical pixels: the text shrinks rather than being cut. A
                heading is at most as wide as the page.
        """
        if heading and room is None:
            room = self.width - 2 * MARGIN
        if lines is not None and lines > 1 and self.scale > LARGE_TEXT:
            lines = None
        value, scale = drawn(value), self.scale
        if room is not None and lines != 1:
            scale = whole_scale(value, role, scale, room, lines)
        text_style = shared(role.style, colour or self.palette.text, scale)
        control = ft.Text(
            value,
            style=text_style,
            text_align=align,
            max_lines=lines,
            overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
            semantics_label=spoken,
            expand=expand,
        )
        return ft.Semantics(content=control, header=True, expand=expand) if heading else control

    def motion(
        self, milliseconds: int, curve: ft.AnimationCurve = ft.AnimationCurve.EASE_OUT
    ) -> ft.Animation:
        """Return an animation of this length, or of zero length with reduced motion."""
        return shared(ft.Animation, 0 if self.reduced_motion else milliseconds, curve)
