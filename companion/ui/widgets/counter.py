"""A number that people change by one: a capsule with "less" on its left and "more" on its right."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import flet as ft

from companion.ui.core.component import Cache
from companion.ui.core.draft import Change
from companion.ui.core.presses import Dead
from companion.ui.core.session import shared
from companion.ui.core.style import Style
from companion.ui.theme.letters import DIGIT
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    RADIUS_BUTTON,
    RADIUS_FIELD,
    TARGET,
    TARGET_BUTTON,
)
from companion.ui.theme.typography import BODY_STRONG, COUNT, HEADING, LABEL
from companion.ui.widgets.cube_row import cube_row, cube_width, last_cube
from companion.ui.widgets.layout import column
from companion.ui.widgets.pad import typable
from companion.ui.widgets.press import Press, glyph_button

T = TypeVar("T")

CAPSULE = 124
"""Width of the smaller capsule; titles beside a larger capsule have less room."""
TITLED = 110
"""Minimum width of a title beside its number."""
PICTURE = 28
"""Width of the drawing in front of a title."""


def numeral(
    style: Style, value: int | str, spoken: str, *, colour: str | None = None, small: bool = False
) -> ft.Control:
    """Draw only the number, as `counter` shows it.

    Args:
        small: Whether the counter is in a grid.
    """
    role, said = COUNT if small else HEADING, str(value)
    # A number must not be broken or cut.
    fits = role.scale_of(_room(style, small) / (len(said) * DIGIT))
    fitted = replace(style, scale=min(style.scale, fits))
    return fitted.text(said, role, colour, align=ft.TextAlign.CENTER, lines=1, spoken=spoken)


def _room(style: Style, small: bool) -> float:
    """Return the width between the buttons; it grows less than text, since two counters are side by side."""
    return (26 if small else TARGET) * max(1.0, style.scale * 0.8)


def capsule_width(style: Style) -> float:
    """Return the width of a small counter."""
    return 2 * TARGET + _room(style, True) + 2 * HAIR


def counter(
    style: Style,
    value: int | str | ft.Control,
    *,
    on_less: Press | None,
    on_more: Press | None,
    less: str,
    more: str,
    spoken: str = "",
    colour: str | None = None,
    small: bool = False,
    cache: Cache | None = None,
) -> ft.Control:
    """Draw a number between a button for "less" and one for "more". The number never moves.

    Args:
        value: The current number, or a component that draws it with `numeral`.
        on_less: Takes one away; None or `Dead` at the lower end.
        on_more: Adds one; None or `Dead` at the upper end.
        small: Whether the counter is in a grid.
        cache: The component's cache; it keeps a button and its handler while the button's name stays
            the same.
    """
    p = style.palette
    cache = cache or Cache()
    target = TARGET if small else TARGET_BUTTON
    number = (
        numeral(style, value, spoken, colour=colour, small=small) if isinstance(value, int | str) else value
    )
    return ft.Container(
        ft.Row(
            [
                cache(
                    "less",
                    (style, less, not on_less, target),
                    lambda: glyph_button(style, "minus", less, on_less, target=target, ripple=False),
                ),
                ft.Container(number, width=_room(style, small), alignment=shared(ft.Alignment, 0.0, 0.0)),
                cache(
                    "more",
                    (style, more, not on_more, target),
                    lambda: glyph_button(style, "plus", more, on_more, target=target, ripple=False),
                ),
            ],
            spacing=0,
            tight=True,
        ),
        border=shared(ft.Border.all, HAIR, p.outline),
        border_radius=RADIUS_FIELD if small else RADIUS_BUTTON,
    )


def number_row(
    style: Style,
    title: str,
    capsule: ft.Control,
    *,
    under: ft.Control | None = None,
    note: str = "",
    below: str = "",
    picture: ft.Control | None = None,
    wide: float = CAPSULE,
) -> ft.Control:
    """Draw a number with its name; large text, or a wide number, puts the name above it.

    Args:
        capsule: The number, drawn by `counter` or as cubes.
        under: A drawing of the number, below the title.
        below: A quiet line below the whole row.
        wide: Width of the drawn number.
    """
    room = style.width - 2 * MARGIN - (PICTURE + GAP_WIDE if picture is not None else 0)
    beside = style.scale <= LARGE_TEXT and (wide <= CAPSULE or room - wide - GAP_WIDE >= TITLED)
    if beside:
        room -= wide + GAP_WIDE
    lines: list[ft.Control] = [style.text(title, BODY_STRONG, lines=3, room=max(1.0, room))]
    if under is not None:
        lines.append(under)
    if note:
        lines.append(style.text(note, LABEL, style.palette.quiet, lines=6))
    said: ft.Control = column(lines, GAP_SMALL + 1, expand=True)
    if picture is not None:
        said = ft.Row([picture, said], spacing=GAP_WIDE, expand=True)
    if beside:
        rows: list[ft.Control] = [ft.Row([said, capsule], spacing=GAP)]
    elif wide > CAPSULE:
        rows = [ft.Row([said]), capsule]
    else:
        rows = [ft.Row([said]), ft.Row([capsule], alignment=ft.MainAxisAlignment.END)]
    if below:
        rows.append(style.text(below, LABEL, style.palette.quiet, lines=4))
    return rows[0] if len(rows) == 1 else column(rows, GAP)


@dataclass(frozen=True)
class Steps:
    """A number between a minus and a plus button.

    Attributes:
        on_less: Takes one away; None or `Dead` at the lower end.
        on_more: Adds one; None or `Dead` at the upper end.
        less: The spoken name of the minus button; derived from the title by default.
        more: The spoken name of the plus button; derived from the title by default.
        shown: The written number; unformatted by default.
        spoken: The spoken number; title and number by default.
        small: Whether the number is in a grid.
        entered: Whether anybody has entered the number.
        to: Returns the handler that sets the number directly, or a `Dead` one if the number would be refused.
            None if the number can change only by one.
        longest: Maximum number of digits, for a number with a wide range; any tap on it opens the pad. If 0,
            a tap opens the pad only for larger numbers.
    """

    title: str
    value: int
    on_less: Press | None
    on_more: Press | None
    less: str = ""
    more: str = ""
    shown: str = ""
    spoken: str = ""
    colour: str | None = None
    small: bool = False
    entered: bool = True
    to: Callable[[int], Press] | None = None
    longest: int = 0

    def capsule(
        self, style: Style, *, number: ft.Control | None = None, cache: Cache | None = None
    ) -> ft.Control:
        """Draw the number with its buttons.

        Args:
            number: A component that draws the number by itself.
            cache: The component's cache; it keeps a button and its step while the button's name stays
                the same.
        """
        words = style.words
        shown = self.shown or str(self.value)
        spoken = self.spoken or words("pair", what=self.title, value=shown)
        if self.to is not None:
            number = number or numeral(style, shown, spoken, colour=self.colour, small=self.small)
            number = typable(
                style,
                number,
                self.title,
                self.value,
                self.to,
                wide=not self.small,
                longest=self.longest,
                size=(_room(style, self.small), max(TARGET, HEADING.height * HEADING.size_at(style.scale))),
            )
        return counter(
            style,
            number or shown,
            on_less=self.on_less,
            on_more=self.on_more,
            less=self.less or words("step-less", what=self.title),
            more=self.more or words("step-more", what=self.title),
            spoken=spoken,
            colour=self.colour,
            small=self.small,
            cache=cache,
        )

    def row(self, style: Style, *, note: str = "", picture: ft.Control | None = None) -> ft.Control:
        """Draw the capsule after its title, with a quiet line below and a picture in front."""
        return number_row(style, self.title, self.capsule(style), note=note, picture=picture)

    def cubes(
        self,
        style: Style,
        most: int,
        *,
        zero: bool = False,
        note: str = "",
        picture: ft.Control | None = None,
    ) -> ft.Control:
        """Draw a row of cubes after the title, with a quiet line below.

        Args:
            most: The highest number that can occur.
            zero: Whether zero can be entered, for a number that nobody has entered yet.
        """
        assert self.to is not None, "a number that is set at once"
        value = self.value if self.entered else None
        row = cube_row(style, self.title, value, most, self.to, colour=self.colour, zero=zero)
        last = last_cube(most, self.value)
        wide = (last + zero + (most > last)) * cube_width(style)
        return number_row(style, self.title, row, note=note, picture=picture, wide=wide)


def stepping(
    title: str,
    value: int,
    now: T,
    stepped: Callable[[T, int], T],
    change: Change[T],
    *,
    ends: Press | None = None,
    **said: Any,
) -> Steps:
    """Return the `Steps` of a number that does not belong to a table, such as one in a calculator.

    Args:
        now: The draft with the number.
        stepped: Returns the draft with the number changed by -1 or 1; the same draft at a bound.
        ends: Called on a press at a bound, to say that the bound is reached; None to say nothing.
    """

    def press(by: int) -> Press | None:
        if stepped(now, by) != now:
            return partial(change, lambda now: stepped(now, by))
        return Dead(ends) if ends is not None else None

    def to(number: int) -> Press:
        def moved(now: T) -> T:
            for _ in range(abs(number - value)):
                now = stepped(now, 1 if number > value else -1)
            return now

        return partial(change, moved)

    return Steps(title, value, press(-1), press(1), to=to, **said)
