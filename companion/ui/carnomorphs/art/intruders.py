"""The four kinds of intruders: each level larger, a cat's ears left in the first and in the last."""

from companion.ui.art.svg import dot, line, soft

METAGORGER = (
    line(
        "M4.2 11.6 3.6 4.6 7.8 7.4C9.2 7 10.8 7 12.2 7.4L16.4 4.6 15.8 11.6C17 15.6 14 19.6 10 19.6"
        "S3 15.6 4.2 11.6ZM14.6 18C18 20.8 21.8 18.6 21.4 14.6"
        "M6.6 14.4 8.3 16 10 14.4 11.7 16 13.4 14.4"
    )
    + dot(7.6, 11.4, 1.2)
    + dot(12.4, 11.4, 1.2)
)
"""A small head with a cat's ears, teeth and a tail, and no body yet."""

SHAMBLER = (
    dot(8.6, 5.2, 2.9)
    + soft("M9.4 10 5.6 10.6 5.2 15.6 8.8 15.6Z")
    + line("M9 10.4 19.4 9.4 20.6 12M8.8 13 16.6 13.4 17.6 16M5.6 15.4 3.6 21.2M8.4 15.4 11.6 17.6 11 21.2")
    + line("M5 10.6 2.8 8.4")
)
"""A body that lurches with both arms out."""

FLESHBEAST = (
    line(
        "M2.8 14.4 9 12.8 3 9C4.4 6.4 7.6 5.4 10.2 6.2 15.2 4 21 6.8 21.2 12.4V20.6H17.4L16.6 16.6"
        "C15 17.2 13.2 17.2 11.8 16.8L11.2 20.6H7.4L7 16.6C5.4 16.4 3.8 15.6 2.8 14.4Z"
    )
    + dot(9, 8.8, 1.2)
    + line("M13.2 5.2 14 2.8M17.6 6.4 19.6 4.4")
)
"""A beast on all fours with its jaws open."""

BUTCHER = (
    line(
        "M2.8 21C2.8 15 5 11.2 8.4 10.2L8 3.4 10.6 5.4H13.4L16 3.4 15.6 10.2C19 11.2 21.2 15 21.2 21Z"
        "M7 15.4 8.7 18 10.4 15.4 12 18 13.6 15.4 15.3 18 17 15.4"
    )
    + dot(10.4, 8.6, 1.1)
    + dot(13.6, 8.6, 1.1)
)
"""A mountain of flesh with a maw, and a cat's head on top."""
