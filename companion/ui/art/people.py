"""Five badges for players who are people, told apart by outline alone at 24 pixels."""

from companion.ui.art.svg import box, dot, line, ring

_HELMET = ring(12, 12, 9.4) + box(5.6, 8.4, 12.8, 7.2, 3.6) + line("M8.8 11.6V12.4")
"""A round helmet with its visor."""

_SHIELD = line(
    "M12 2.4C14.4 4.2 17 5 20 5V11.4C20 16.4 16.8 20 12 21.8 7.2 20 4 16.4 4 11.4V5C7 5 9.6 4.2 12 2.4Z"
    "M8 11.4 12 7.8 16 11.4M8 16 12 12.4 16 16"
)
"""A shield with two chevrons."""

_NUT = line("M7 3.4H17L22 12 17 20.6H7L2 12Z") + dot(12, 12, 3.2)
"""A nut lying flat, round a bolt."""

_WING = line("M12 2.6 20.8 21 12 16.6 3.2 21Z") + dot(12, 11.8, 1.7)
"""A delta wing that flies upwards."""

_CROSS = line("M8.8 2.8H15.2V8.8H21.2V15.2H15.2V21.2H8.8V15.2H2.8V8.8H8.8Z")
"""A cross with four equal arms."""

PEOPLE = (_HELMET, _SHIELD, _NUT, _WING, _CROSS)
"""The drawings, one for each of five players."""
