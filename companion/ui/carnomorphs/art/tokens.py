"""The six tokens of the intruder bag: discs with the head of what they bring."""

from companion.ui.art.svg import dot, line, ring, solid

_DISC = ring(12, 12, 9.6)
_HEAD = "M7.8 11 7.4 6.8 10.2 8.6H13.8L16.6 6.8 16.2 11C16.8 14.6 14.8 17 12 17S7.2 14.6 7.8 11Z"

BLANK = _DISC + ring(12, 12, 5.4)
"""A disc with nothing but an inner rim."""

BLUE = _DISC + line(_HEAD) + dot(10.2, 12, 1) + dot(13.8, 12, 1)
"""A Metagorger's head as a line."""

RED = (
    solid(f"M12 1.4A10.6 10.6 0 1 1 12 22.6 10.6 10.6 0 1 1 12 1.4Z{_HEAD}")
    + dot(10.2, 12, 1.2)
    + dot(13.8, 12, 1.2)
)
"""The same disc filled, so that the two colours of Metagorgers differ in any colour."""

SHAMBLER = _DISC + dot(9, 8.4, 2) + line("M8.2 12H17M8.2 12V14.8L10.8 18M8.2 14.8 7 17.4")
"""Its arms out."""

FLESHBEAST = (
    _DISC
    + line("M6 13.6 11.4 12.6 6.8 9.6C8 7.4 12 6.4 15 7.8 18.4 9.4 18.8 14 16 16.2 12.6 18.4 7.6 17 6 13.6Z")
    + dot(12, 9.8, 1)
)
"""Its jaws open."""

BUTCHER = _DISC + line(
    "M6.4 16.6C6.6 13.4 8 11.6 9.6 11.2L9.4 6.4 12 8.2 14.6 6.4 14.4 11.2C16 11.6 17.4 13.4 17.6 16.6Z"
)
"""Its shoulders and ears."""
