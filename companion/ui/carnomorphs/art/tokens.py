"""The six tokens of the intruder bag: discs with the head of what they bring."""

from companion.ui.art.svg import dot, line, ring, soft, solid

_DISC = ring(12, 12, 9.6)
_HEAD = "M7.6 11.4 7 6.4 10.2 8.6H13.8L17 6.4 16.4 11.4C16.8 15 14.8 17.4 12 17.4S7.2 15 7.6 11.4Z"
_EYES = solid("M8.8 10.6 11.4 12.4 9 13.4Z") + solid("M15.2 10.6 12.6 12.4 15 13.4Z")

BLANK = line(
    "M21.4 14.2A9.6 9.6 0 0 1 18.5 19M14.8 21.2A9.6 9.6 0 0 1 9.2 21.2M5.5 19A9.6 9.6 0 0 1 2.6 14.2"
    "M2.6 9.8A9.6 9.6 0 0 1 5.5 5M9.2 2.8A9.6 9.6 0 0 1 14.8 2.8M18.5 5A9.6 9.6 0 0 1 21.4 9.8"
) + dot(12, 12, 1.6)
"""A disc that is hardly there: a broken rim, and nothing in it."""

BLUE = _DISC + line(_HEAD) + _EYES
"""A Metagorger's head as a line."""

RED = solid(f"M12 1.4A10.6 10.6 0 1 1 12 22.6 10.6 10.6 0 1 1 12 1.4Z{_HEAD}") + _EYES
"""The same disc filled, so that the two colours of Metagorgers differ in any colour."""

SHAMBLER = (
    _DISC
    + line(
        "M7.6 10C7.6 7 9.4 5.4 12 5.4S16.4 7 16.4 10C16.4 11.4 15.8 12.6 15.2 13.2L16 16.4"
        "C15 18.4 9.4 18.6 8.4 16.4L8.8 13.2C8 12.4 7.6 11.4 7.6 10Z"
    )
    + dot(10.3, 10.2, 1.1)
    + dot(13.7, 10.2, 1.1)
    + dot(12.2, 15, 1.3)
)
"""A face without its joint of the jaw."""

FLESHBEAST = _DISC + line(
    "M5.6 9.4 7.8 12 9.9 8.8 12 12 14.1 8.8 16.2 12 18.4 9.4M7.4 16 9.7 14 12 16.8 14.3 14 16.6 16"
)
"""Two rows of teeth."""

BUTCHER = _DISC + soft(
    "M6.2 17C6.4 13.6 7.8 11.8 9.6 11.2L9.2 6.2 12 8.4 14.8 6.2 14.4 11.2C16.2 11.8 17.6 13.6 17.8 17Z"
)
"""Its shoulders and ears, filled."""
