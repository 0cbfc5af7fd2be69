"""The pad of ten digits, for numbers too large to reach step by step; all screens share one pad."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import flet as ft

from companion.ui.art import Glyph, art
from companion.ui.core.component import component, keyed, use_effect, use_slice
from companion.ui.core.draft import LiveDraft, use_draft
from companion.ui.core.keyboard import LEAVE
from companion.ui.core.presses import Dead
from companion.ui.core.session import kept_in_session, shared
from companion.ui.core.style import Style
from companion.ui.theme import veil
from companion.ui.theme.measure import (
    GAP,
    GAP_SMALL,
    GAP_WIDE,
    HAIR,
    LARGE_TEXT,
    MARGIN,
    PADDING,
    RADIUS_FIELD,
    RADIUS_SHEET,
    READING,
    TARGET,
)
from companion.ui.theme.typography import BUTTON, COUNT, FIGURE, HEADING
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, announced, glyph_button, pressed, primary, row_button

TAPPED_ABOVE: Final = 5
"""A tap on a number above this opens the pad; holding opens it for any number."""

DIGITS: Final = (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)

IN_ROW: Final = 5
"""Keys per row."""

LONGEST: Final = 4
"""Default for the maximum number of digits."""

PAD: Final = "petri.pad"
"""The key under which a session stores its pad."""


@dataclass(frozen=True)
class Asked:
    """A number that is typed on the pad.

    Attributes:
        title: The number's name.
        value: The number so far.
        to: Returns the handler that sets the number, or a `Dead` one that says why it would be refused.
        longest: Maximum number of digits.
    """

    title: str
    value: int
    to: Callable[[int], Press]
    longest: int = LONGEST


def _pad() -> LiveDraft[Asked | None]:
    kept = kept_in_session(PAD)
    if "asked" not in kept:
        kept["asked"] = LiveDraft[Asked | None](ft.context.page, None)
    return kept["asked"]


def ask_number(asked: Asked) -> None:
    """Open the pad for a number."""
    _pad().change(lambda _: asked)


def close_pad() -> None:
    """Close the pad without a change."""
    pad = _pad()
    if pad.now is not None:
        pad.change(lambda _: None)


def typable(
    style: Style,
    number: ft.Control,
    title: str,
    value: int,
    to: Callable[[int], Press],
    *,
    wide: bool = True,
    longest: int = 0,
    size: tuple[float, float] = (TARGET, TARGET),
) -> ft.Control:
    """Make a number open the pad when held or, above `TAPPED_ABOVE`, when tapped.

    Args:
        number: The number's drawing.
        wide: Whether the drawing is large enough to be tapped; if not, it can only be held.
        longest: Maximum number of digits, for a number with a wide range; any tap on it opens the pad. 0 for
            other numbers.
        size: Width and height of the touch target of a number that can be tapped.
    """

    def ask() -> None:
        ask_number(Asked(title, value, to, longest or LONGEST))

    if not wide or (value <= TAPPED_ABOVE and not longest):
        return ft.GestureDetector(number, on_long_press_start=lambda _: ask(), exclude_from_semantics=True)
    return ft.TextButton(
        content=number,
        on_click=pressed(ask),
        on_long_press=pressed(ask),
        width=size[0],
        height=size[1],
        style=button_style(
            style.palette.text, fill=style.palette.raised, focus=style.palette.accent, radius=RADIUS_FIELD
        ),
    )


@component
def UnderPad(style: Style, content: ft.Control, overlay: ft.Control | None, covered: bool) -> ft.Control:
    """Draw a screen with the sheet over it, and the pad over both while a number is typed.

    Args:
        content: The screen.
        overlay: The sheet; if it changes or closes, the pad closes.
        covered: Whether the sheet hides so much that the screen need not be painted.
    """
    pad = _pad()
    asked = use_slice(pad, lambda: pad.now)
    use_effect(close_pad, [None if overlay is None else overlay.key], close_pad)
    # Hide what is covered from screen readers.
    layers: list[ft.Control] = [
        ft.Semantics(
            content=content,
            exclude_semantics=overlay is not None or asked is not None,
            expand=True,
            visible=not covered,
        )
    ]
    if overlay is not None:
        # Do not wrap the overlay in an `ft.Semantics`: the overlay's texts would become its label.
        layers.append(overlay)
    if asked is not None:
        layers.append(keyed(f"pad-{id(asked)}", Pad, style, asked))
    return ft.Stack(layers, expand=True)


def digit_rows(
    style: Style, press: Callable[[int], object], further: Sequence[ft.Control | None] = ()
) -> list[ft.Control]:
    """Draw ten digits in two rows, and further keys below them; None leaves a gap."""
    digits = [key(style, str(digit), partial(press, digit)) for digit in DIGITS]
    return key_rows([*digits, *further])


def key_rows(keys: Sequence[ft.Control | None], count: int = IN_ROW) -> list[ft.Control]:
    """Arrange keys in rows of `count`; None leaves a gap."""
    shown = [each if each is not None else ft.Container(expand=True) for each in keys]
    return [ft.Row(shown[at : at + count], spacing=GAP) for at in range(0, len(shown), count)]


def key(style: Style, shown: str, press: Press, label: str = "") -> ft.Control:
    """Draw a key with a number."""
    role = COUNT if style.scale > LARGE_TEXT else BUTTON
    row = min(style.width, READING) - 2 * PADDING
    room = (row - GAP * (IN_ROW - 1)) / IN_ROW - 2 * GAP_SMALL
    said = style.text(shown, role, align=ft.TextAlign.CENTER, lines=2, room=room)
    return _key(style, said, press, label or shown)


def glyph_key(style: Style, glyph: Glyph, label: str, press: Press) -> ft.Control:
    return _key(style, art(glyph, style.palette.text, 24), press, label)


def _key(style: Style, content: ft.Control, press: Press, label: str) -> ft.Control:
    p = style.palette
    return row_button(
        style,
        content,
        press,
        label=label,
        fill=p.raised,
        edge=p.outline,
        height=TARGET,
        expand=True,
        align=ft.Alignment.CENTER,
    )


@component
def Pad(style: Style, asked: Asked) -> ft.Control:
    """Draw the pad at the bottom: the number's name, the number, ten digits, and the button that sets it."""
    p, words = style.palette, style.words
    digits, change = use_draft(str)
    value = int(digits or asked.value)

    def press(digit: int) -> None:
        change(lambda now: (now + str(digit)).lstrip("0")[: asked.longest] or "0")

    def put() -> None:
        close_pad()
        act()

    act: Press = (lambda: None) if value == asked.value else asked.to(value)
    shown = style.text(str(value), FIGURE, p.text if digits else p.quiet, lines=1)
    head = ft.Row(
        [
            ft.Container(
                announced(style.text(asked.title, HEADING, lines=2), asked.title, heading=True), expand=True
            ),
            announced(shown, words("pair", what=asked.title, value=value)),
            glyph_button(style, "close", words("action-close"), close_pad, identifier=LEAVE),
        ],
        spacing=GAP_WIDE,
    )
    erase = glyph_key(style, "erase", words("pad-erase"), lambda: change(lambda now: now[:-1]))
    button = primary(style, words("pad-set", value=value), act if isinstance(act, Dead) else put, expand=2)
    rows = digit_rows(style, press)
    last = ft.Row([erase, button], spacing=GAP)
    content = column([head, *rows, last], GAP, stretch=True)
    panel = ft.Container(
        ft.Container(content, width=min(READING, style.width) - 2 * MARGIN),
        bgcolor=p.surface,
        padding=shared(ft.Padding.only, left=MARGIN, right=MARGIN, top=GAP_WIDE, bottom=PADDING),
        border_radius=shared(ft.BorderRadius.only, top_left=RADIUS_SHEET, top_right=RADIUS_SHEET),
        border=shared(ft.Border.all, HAIR, p.hairline),
    )
    shade = ft.Container(bgcolor=veil(p.shade, 0.55), expand=True, on_click=lambda _: close_pad(), ink=False)
    under = ft.Semantics(content=shade, exclude_semantics=True, expand=True)
    low = ft.Column(
        [panel],
        alignment=ft.MainAxisAlignment.END,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ft.Stack(
        [
            ft.Container(under, left=0, top=0, right=0, bottom=0),
            ft.Container(low, left=0, right=0, bottom=0),
        ],
        expand=True,
    )
