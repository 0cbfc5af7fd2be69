"""The amoebas of four players, each on its foot: told apart by outline alone at 24 pixels."""

from typing import Final

from companion.ui.art.svg import dot, line, soft

_FOOT: Final = soft("M7.6 21.8 8.8 19.8H15.2L16.4 21.8Z")
"""The foot that every amoeba stands on."""

_LOBES: Final = (
    "M12 2.2C14.4 2.2 15.2 4.4 17 4.7 19.6 5.2 21.4 6.8 21 9.4 20.6 11.8 18.2 12 17.4 13.8"
    " 16.4 16.2 14.6 17.2 12 17.2S7.6 16.2 6.6 13.8C5.8 12 3.4 11.8 3 9.4 2.6 6.8 4.4 5.2 7 4.7"
    " 8.8 4.4 9.6 2.2 12 2.2Z"
)
"""Three lobes, one of them upwards."""

_ARMS: Final = (
    "M14.2 5.4C16.6 5 17.4 2.6 19.6 3.2 21.8 3.8 21.8 6.4 20.2 7.8 18.4 9.4 19.6 11.6 18.6 13.8"
    " 17.4 16.4 15 17.2 12 17.2 9.6 17.2 8.2 15.6 6 16 3.8 16.4 2.2 14.6 3 12.6 3.8 10.6 5.8 11 6.2 9"
    " 6.8 6 10.2 6 14.2 5.4Z"
)
"""Two arms, one stretched up, one down."""

_DROP: Final = (
    "M10.6 2.4C13 1.6 14.8 3.2 15.4 5.6 16 7.8 18 8.4 18.8 10.8 19.8 14 17 17.2 12 17.2"
    "S4.4 14.4 5.2 11.4C5.8 9.2 7.6 8.4 7.8 6.2 8 4.2 8.8 3 10.6 2.4Z"
)
"""A drop with its head to one side."""

_CLOVER: Final = (
    "M8.2 2.4C10.4 2.2 11 4.4 12 4.4S13.6 2.2 15.8 2.4C18.4 2.6 19.4 5.4 18.2 7.4"
    " 17.6 8.4 20.8 8.8 21 11.6 21.2 14.2 18.6 15.4 16.6 14.6 15.4 14.2 14.8 17.2 12 17.2"
    "S8.6 14.2 7.4 14.6C5.4 15.4 2.8 14.2 3 11.6 3.2 8.8 6.4 8.4 5.8 7.4 4.6 5.4 5.6 2.6 8.2 2.4Z"
)
"""Five lobes like a clover's."""

_BODIES: Final = (_LOBES, _ARMS, _DROP, _CLOVER)

BODIES: Final = tuple(line(f"{body}M12 17.2V20") + _FOOT for body in _BODIES)
"""By shape, with room for a number in the middle."""

AMOEBAS: Final = tuple(body + dot(12, 10.4, 2) for body in BODIES)
"""By shape, with a nucleus."""
