"""Cards, tracks, and what is done with them."""

from companion.ui.art.svg import box, dot, line, ring, soft

_CARD = box(4.8, 2.6, 14.4, 18.8, 2.4)

CARDS: dict[str, str] = {
    "mutation": _CARD + line("M12 12A1.8 1.8 0 0 1 15.6 12 3.6 3.6 0 0 1 8.4 12 4.6 4.6 0 0 1 12 7.2"),
    "mutation-marker": line("M12 12A2 2 0 0 1 16 12 4 4 0 0 1 8 12 6 6 0 0 1 20 12 8 8 0 0 1 4 12"),
    "contamination": _CARD
    + dot(12, 12, 2.4)
    + line("M12 8.2V7.4M12 15.8V16.6M8.7 10.1 8 9.7M15.3 13.9 16 14.3M15.3 10.1 16 9.7M8.7 13.9 8 14.3"),
    "adaptation": _CARD + line("M8.4 11.4 12 7.8 15.6 11.4M8.4 16.4 12 12.8 15.6 16.4"),
    "objective": ring(12, 12, 9.4) + ring(12, 12, 4.8) + dot(12, 12, 1.6),
    "scanner": line("M3.4 8V3.4H8M16 3.4H20.6V8M20.6 16V20.6H16M8 20.6H3.4V16M3.4 12H20.6"),
    "time": box(2.4, 12.4, 5, 6.6, 1.2)
    + box(9.5, 12.4, 5, 6.6, 1.2)
    + box(16.6, 12.4, 5, 6.6, 1.2)
    + soft("M12 8.8 9.6 5.2H14.4Z"),
    "feeding": line(
        "M3 6C3 3.6 21 3.6 21 6V9.4L18 6.6 15 9.4 12 6.6 9 9.4 6 6.6 3 9.4Z"
        "M3 18C3 20.4 21 20.4 21 18V14.6L18 17.4 15 14.6 12 17.4 9 14.6 6 17.4 3 14.6Z"
    ),
    "encounter": line("M4 21.4V7.4C4 4.6 7.6 2.6 12 2.6S20 4.6 20 7.4V21.4M4 21.4H20")
    + soft("M8 11 10.8 12.6 8 13.4Z")
    + soft("M16 11 13.2 12.6 16 13.4Z"),
}
"""Drawings by name."""
