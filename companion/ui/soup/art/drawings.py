"""Drawings of other things on the table: cubes, the ozone layer, the compass, the ladder, cards."""

from __future__ import annotations

from typing import Final

from companion.ui.art.svg import box, dot, line, ring, soft, solid

_ROSE: Final = ring(12, 12, 9.6)


def _arrow(degrees: int) -> str:
    """Return the compass with its needle `degrees` from north, clockwise."""
    return (
        _ROSE
        + f'<g transform="rotate({degrees} 12 12)">'
        + soft("M12 4.8 16.4 12.4H13.4V18.4H10.6V12.4H7.6Z")
        + "</g>"
    )


THINGS: Final[dict[str, str]] = {
    "foodstuff": soft("M12 2.8 20 7.4 12 12 4 7.4Z") + line("M4 7.4V16.6L12 21.2 20 16.6V7.4M12 12V21.2"),
    "ozone": line(
        "M2.4 15.6C5.6 11.4 8.8 9.6 12 9.6S18.4 11.4 21.6 15.6"
        "M2.4 20.6C5.6 16.4 8.8 14.6 12 14.6S18.4 16.4 21.6 20.6"
        "M12 2V5.4M5.4 3.8 6.9 6.6M18.6 3.8 17.1 6.6"
    ),
    "ozone-hole": line(
        "M2.4 15.6C4.2 13.2 6 11.6 7.8 10.6M16.2 10.6C18 11.6 19.8 13.2 21.6 15.6"
        "M2.4 20.6C4.2 18.2 6 16.6 7.8 15.6"
        "M16.2 15.6C18 16.6 19.8 18.2 21.6 20.6M12 2V19M9 16 12 19 15 16"
    ),
    "drift-west": _arrow(270),
    "drift-north": _arrow(0),
    "drift-east": _arrow(90),
    "drift-south": _arrow(180),
    "drift-stay": _ROSE + dot(12, 12, 4.2),
    "ladder": line("M7 2.4V21.6M17 2.4V21.6M7 6.4H17M7 11.2H17M7 16H17M7 20.6H17"),
    "marker": solid("M12 2.4A4.6 4.6 0 0 1 14.8 10.6L17.6 18.4H6.4L9.2 10.6A4.6 4.6 0 0 1 12 2.4Z")
    + line("M5.6 21.4H18.4"),
    "points": line("M12 2.6 20.2 7.3V16.7L12 21.4 3.8 16.7V7.3Z")
    + soft("M12 8.2C13.6 10.4 14.6 11.8 14.6 13.4A2.6 2.6 0 0 1 9.4 13.4C9.4 11.8 10.4 10.4 12 8.2Z"),
    "wound": dot(12, 12, 8),
    "wound-free": ring(12, 12, 7),
    "environment": box(4.4, 2.6, 15.2, 18.8, 2.4)
    + line("M12 12.6V17.8M9.4 15.2 12 17.8 14.6 15.2M7.6 9C9 7 10.4 6.2 12 6.2S15 7 16.4 9"),
    "gene-card": box(5, 2.6, 14, 18.8, 2.4)
    + line(
        "M14.6 6.8C14.6 9.2 9.4 9.6 9.4 12S14.6 14.8 14.6 17.2"
        "M9.4 6.8C9.4 9.2 14.6 9.6 14.6 12S9.4 14.8 9.4 17.2"
    ),
    "division": line(
        "M12 2.4V21.6M8.2 8.2C4.8 8.2 2.6 9.8 2.6 12S4.8 15.8 8.2 15.8"
        "M15.8 8.2C19.2 8.2 21.4 9.8 21.4 12S19.2 15.8 15.8 15.8"
    ),
    "finish": line("M5.4 21.6V3H19L16 7.6 19 12.2H5.4"),
}
"""Drawings by name."""
