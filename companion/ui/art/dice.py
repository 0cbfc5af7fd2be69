"""Dice with the face that fell, or blank before the throw."""

from companion.ui.art.numerals import DIGITS, HEIGHT
from companion.ui.art.svg import box, dot, line, solid, tinted

_LOW, _MIDDLE, _HIGH = 7.6, 12.0, 16.4
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((_MIDDLE, _MIDDLE),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MIDDLE, _MIDDLE), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _HIGH), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_HIGH, _LOW), (_MIDDLE, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_HIGH, _LOW), (_LOW, _MIDDLE), (_HIGH, _MIDDLE), (_LOW, _HIGH), (_HIGH, _HIGH)),
}
_TETRAHEDRON = tinted("M10.4 2.6 1.8 18.6 15.6 21.4Z") + line(
    "M10.4 2.6 1.8 18.6 15.6 21.4ZM10.4 2.6 22.2 15.4 15.6 21.4"
)
"""A four-sided die lies on one face and shows two: the nearer one, tinted, carries the number."""
_HEXAGON = tinted("M12 2 20.7 7V17L12 22 3.3 17V7Z") + line("M12 2 20.7 7V17L12 22 3.3 17V7Z")
_SQUARE = tinted("M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4Z") + box(
    3, 3, 18, 18, 4
)
_MIDDLE_OF_FACE = (8.8, 15.1)
"""The point of a tetrahedron's nearer face at equal distance from all its edges."""
_GAP = 40
"""Between the digits of a number, in units of the outlines."""


def number(value: int, x: float, y: float, height: float) -> str:
    """Return a number (0 and up) as filled outlines around (x, y), its digits `height` grid units tall."""
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


def _blank(faces: int) -> str:
    match faces:
        case 4:
            return _TETRAHEDRON
        case 6:
            return line("M12 2.4 20.4 7.2V16.8L12 21.6 3.6 16.8V7.2ZM3.6 7.2 12 12 20.4 7.2M12 12V21.6")
        case _:
            return _HEXAGON + line("M12 7.2 16.4 15H7.6Z")


def die_drawing(faces: int, face: int | None) -> str:
    """Return the drawing of a die of 2..20 faces showing `face` (1..faces), or blank.

    Four faces make a tetrahedron with a number, six a square with pips, all others a hexagon with a number.

    Raises:
        ValueError: no such die, or no such face on it.
    """
    if not 2 <= faces <= 20:
        raise ValueError(f"no die of {faces!r} faces: 2..20")
    if face is None:
        return _blank(faces)
    if not 1 <= face <= faces:
        raise ValueError(f"no face {face!r} on a die of {faces!r} faces")
    match faces:
        case 4:
            return _TETRAHEDRON + number(face, *_MIDDLE_OF_FACE, 7.8)
        case 6:
            return _SQUARE + "".join(dot(x, y, 1.75) for x, y in _PIPS[face])
        case _:
            return _HEXAGON + number(face, 12, 12, 7.5)
