"""Whether words have room: the width of every text in Flutter, estimated from the tree of controls."""

import functools
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, cast

import flet as ft
from flet.controls.base_control import BaseControl
from flet.controls.padding import Padding
from fontTools.ttLib import TTFont  # pyright: ignore[reportMissingTypeStubs]

FONTS: Final = Path(__file__).parents[2] / "assets" / "fonts"
WEIGHTS: Final = {400: "Regular", 600: "SemiBold", 700: "Bold", 800: "ExtraBold"}

BREAKS: Final = re.compile(r"[ \n]|(?<=-)")
"""Where a line may break: not at a no-break space."""

UNKNOWN: Final = 24.0
"""Width of a drawing that has none of its own."""

BUTTONS: Final = (ft.TextButton, ft.FilledButton, ft.OutlinedButton)


def broken(control: BaseControl, width: float) -> list[str]:
    """Return the texts in which a word breaks if the control has this width."""
    return [
        f"{text.value} ({room:.0f})"
        for text, room in _rooms(control, width)
        if text.max_lines != 1
        and not text.no_wrap
        and max(_width(text, word) for word in BREAKS.split(text.value)) > room + 0.5
    ]


def cut(control: BaseControl, width: float) -> list[str]:
    """Return the single-line texts that do not fit if the control has this width."""
    return [
        f"{text.value} ({room:.0f})"
        for text, room in _rooms(control, width)
        if text.max_lines == 1 and _width(text, text.value) > room + 0.5
    ]


def shortened(control: BaseControl, width: float) -> list[str]:
    """Return the texts that need more lines than they may have if the control has this width."""
    return [
        f"{text.value} ({room:.0f})"
        for text, room in _rooms(control, width)
        if text.max_lines and _lines(text, room) > text.max_lines
    ]


def _lines(text: ft.Text, room: float) -> int:
    count, left = 0, 0.0
    for word in text.value.split(" "):
        wide = _width(text, word)
        if wide > left + 0.5:
            count, left = count + 1, room
        left -= wide + _width(text, " ")
    return count


def crowded(control: BaseControl, width: float) -> list[str]:
    """Return the rows whose parts have less room side by side than they need, identified by their texts."""
    return [
        f"{'|'.join(text.value for text, _ in _rooms(row, need)) or '?'} ({need:.0f} > {room:.0f})"
        for row, room in _rows_within(control, width)
        if (need := _least(row)) > room + 0.5
    ]


def overflowing(control: BaseControl, width: float) -> list[str]:
    """Return the words of rows whose parts have no width limit and exceed the row."""
    return [
        f"{'|'.join(text.value for text, _ in _rooms(row, need))} ({need:.0f} > {room:.0f})"
        for row, room in _rows_within(control, width)
        if not any(getattr(part, "expand", None) for part in row.controls)
        and any(isinstance(part, BUTTONS) for part in _within(row))
        and (need := _natural(row)) > room + 0.5
    ]


def _within(control: BaseControl) -> Iterator[BaseControl]:
    for child in _children(control):
        yield child
        yield from _within(child)


def _least(control: BaseControl | None) -> float:
    """Return the width below which a control overlaps another one, or is cut."""
    if control is None or getattr(control, "visible", True) is False:
        return 0.0
    if own := _own(control):
        return own
    if isinstance(control, ft.Text):
        if control.max_lines == 1 and control.overflow == ft.TextOverflow.ELLIPSIS:
            return _width(control, "…")
        return max(_width(control, word) for word in BREAKS.split(control.value))
    children = _children(control)
    widths = [_least(child) for child in children]
    if isinstance(control, ft.Row) and not control.wrap:
        return 0.0 if control.scroll else sum(widths) + control.spacing * max(0, len(widths) - 1)
    return max(widths, default=0.0) + _sides(control)


def lines(row: ft.Row, width: float) -> int:
    """Return the number of lines that the parts of a row take at that width."""
    if not row.wrap:
        return 1
    count, left = 1, width
    for part in map(_natural, _seen(row.controls)):
        if part > left:
            count, left = count + 1, width
        left -= part + row.spacing
    return count


def row_of(control: BaseControl, parts: int) -> ft.Row:
    """Return the first row of this many parts."""
    return next(row for row in _rows(control) if len(row.controls) == parts)


def _rows(control: BaseControl) -> Iterator[ft.Row]:
    if isinstance(control, ft.Row):
        yield control
    for child in _children(control):
        yield from _rows(child)


def _rows_within(control: BaseControl | None, width: float) -> Iterator[tuple[ft.Row, float]]:
    """Yield every single-line row below a control of this width, and the row's own width."""
    if control is None or getattr(control, "visible", True) is False:
        return
    if isinstance(control, ft.Row):
        if not control.wrap and not control.scroll:
            yield control, width
        shown = _seen(control.controls)
        for child, room in zip(shown, _shares(control, shown, width), strict=True):
            yield from _rows_within(child, room)
    else:
        inner = min(width, _own(control) or width) - _sides(control)
        for child in _children(control):
            yield from _rows_within(child, min(inner, _own(child) or inner))


def _rooms(control: BaseControl | None, width: float) -> Iterator[tuple[ft.Text, float]]:
    """Yield every visible text below a control of this width, and the width of its lines."""
    if control is None or getattr(control, "visible", True) is False:
        return
    if isinstance(control, ft.Text):
        yield control, width
    elif isinstance(control, ft.Row):
        shown = _seen(control.controls)
        for child, room in zip(shown, _shares(control, shown, width), strict=True):
            yield from _rooms(child, room)
    else:
        inner = min(width, _own(control) or width) - _sides(control)
        for child in _children(control):
            yield from _rooms(child, min(inner, _own(child) or inner))


def _shares(row: ft.Row, shown: Sequence[BaseControl], width: float) -> list[float]:
    if row.scroll:
        return [_natural(child) for child in shown]
    if row.wrap:
        return [min(width, _natural(child)) for child in shown]
    parts = [int(getattr(child, "expand", None) or 0) for child in shown]
    fixed = [0.0 if part else _natural(child) for child, part in zip(shown, parts, strict=True)]
    left = width - sum(fixed) - row.spacing * max(0, len(shown) - 1)
    whole = max(1, sum(parts))
    return [part * left / whole if part else own for part, own in zip(parts, fixed, strict=True)]


def _natural(control: BaseControl | None) -> float:
    """Return the natural width of a control, with no limit."""
    if control is None or getattr(control, "visible", True) is False:
        return 0.0
    if own := _own(control):
        return own
    if isinstance(control, ft.Text):
        return _width(control, control.value)
    children = _children(control)
    widths = [_natural(child) for child in children]
    if isinstance(control, ft.Row):
        return sum(widths) + control.spacing * max(0, len(widths) - 1)
    return max(widths, default=0.0 if isinstance(control, ft.Container) else UNKNOWN) + _sides(control)


def _children(control: BaseControl) -> list[BaseControl]:
    # A component is drawn into a field of its own.
    held = (getattr(control, name, None) for name in ("_b", "content", "controls"))
    parts = (cast("list[object]", part) if isinstance(part, list) else [part] for part in held)
    return _seen([each for part in parts for each in part])


def _seen(parts: Sequence[object]) -> list[BaseControl]:
    return [
        part
        for part in parts
        if isinstance(part, BaseControl) and getattr(part, "visible", True) is not False
    ]


def _own(control: BaseControl) -> float:
    width = getattr(control, "width", None)
    return float(width) if isinstance(width, int | float) else 0.0


def _sides(control: BaseControl) -> float:
    """Return a control's padding at the left and the right."""
    padding = _padding(control)
    return float(padding.left + padding.right)


def _padding(control: BaseControl) -> Padding:
    if isinstance(control, BUTTONS):
        style = control.style
        padding = style.padding if isinstance(style, ft.ButtonStyle) else None
    else:
        padding = getattr(control, "padding", None)
    if isinstance(padding, Padding):
        return padding
    return Padding.all(padding if isinstance(padding, int | float) else 0)


def least_height(control: BaseControl) -> float:
    """Return the height of a control whose texts have a single line each."""
    height = getattr(control, "height", None)
    if isinstance(control, ft.Text):
        style = control.style
        return float((style.size or 0) * (style.height or 1)) if isinstance(style, ft.TextStyle) else 0.0
    if isinstance(height, int | float):
        return float(height)
    padding, inner = _padding(control), [least_height(child) for child in _children(control)]
    within = max(inner, default=0.0)
    if isinstance(control, ft.Column):
        within = sum(inner) + control.spacing * max(0, len(inner) - 1)
    return within + float(padding.top + padding.bottom)


def _width(text: ft.Text, said: str) -> float:
    """Return the width of words in the style of a text, in the app's font."""
    style = text.style
    if not isinstance(style, ft.TextStyle) or style.size is None:
        return 0.0  # a numeral within a drawing
    weight = int(str(style.weight.value)[1:]) if isinstance(style.weight, ft.FontWeight) else 400
    widths, unit = _letters(weight)
    return sum(widths.get(ord(sign), unit) for sign in said) * float(style.size) / unit


@functools.cache
def _letters(weight: int) -> tuple[dict[int, int], int]:
    """Return the width of each letter in a font weight, and the em size in the same units."""
    font: Any = TTFont(FONTS / f"AtkinsonHyperlegibleNext-{WEIGHTS[weight]}.ttf")
    return {code: font["hmtx"][name][0] for code, name in font.getBestCmap().items()}, font["head"].unitsPerEm
