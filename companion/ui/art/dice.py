"""Dice with the face that fell, or blank before the throw."""

from companion.ui.art.numerals import DIGITS, HEIGHT
from companion.ui.art.svg import box, dot, line, solid

_LOW, _MIDDLE, _HIGH = 7.6, 12.0, 16.4
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MIDDLE, _MIDDLE), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MIDDLE, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MIDDLE), (_HIGH, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
_GAP = 40
"""Between the digits of a number, in units of the outlines."""


def number(value: int, x: float, y: float, height: float) -> str:
    """A number (0 and up) as filled outlines around (x, y), its digits `height` units of the grid tall."""
    digits = [DIGITS[int(digit)] for digit in str(value)]
    scale = height / HEIGHT
    width = sum(advance for advance, _ in digits) + _GAP * (len(digits) - 1)
    left = x - width * scale / 2
    parts: list[str] = []
    for advance, outline in digits:
        moved = f"translate({left:.3f} {y - height / 2:.3f}) scale({scale:.5f})"
        parts.append(f'<g transform="{moved}">{solid(outline)}</g>')
        left += (advance + _GAP) * scale
    return "".join(parts)


def die_drawing(faces: int, face: int | None) -> str:
    """The drawing of a die of 2..20 faces showing `face` (1..faces), or blank.

    Four faces make a triangle with a number, six a square with pips, any other number a hexagon with a number.

    Raises:
        ValueError: no such die, or no such face on it.
    """
    if not 2 <= faces <= 20:
        raise ValueError(f"no die of {faces!r} faces: 2..20")
    if face is not None and not 1 <= face <= faces:
        raise ValueError(f"no face {face!r} on a die of {faces!r} faces")
    match faces:
        case 4:
            hull = line("M12 3 22 20.5H2Z")
            return hull + (
                line("M12 3V14.6L2 20.5M12 14.6 22 20.5") if face is None else number(face, 12, 14.9, 6.6)
            )
        case 6:
            hull = box(3, 3, 18, 18, 4)
            return hull + ("" if face is None else "".join(dot(x, y, 1.75) for x, y in _PIPS[face]))
        case _:
            hull = line("M12 2 20.7 7V17L12 22 3.3 17V7Z")
            return hull + ("" if face is None else number(face, 12, 12, 7.5))
