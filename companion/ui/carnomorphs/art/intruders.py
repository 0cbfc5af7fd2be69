"""The four kinds of intruders, larger with each level; a cat's ears are left in the first and the last."""

from companion.ui.art.game import GAME
from companion.ui.art.svg import line, soft, solid

METAGORGER = GAME["cat"]
"""A small head with a cat's ears, two fangs and a curled tail, and no body yet."""

SHAMBLER = (
    line(
        "M5.6 9.4C5.6 5.2 8.4 2.6 12 2.6S18.4 5.2 18.4 9.4C18.4 11.6 17.6 13.2 16.6 14.2L18 18.6"
        "C16.8 20.8 14.8 21.4 12.8 21.4 10.2 21.4 7.8 20.4 6.8 18.2L7.6 14.2C6.4 13 5.6 11.4 5.6 9.4Z"
    )
    + solid("M7.4 8.4 11 9.8C11 11.4 10.2 12.2 9.2 12.2 8 12.2 7.2 10.6 7.4 8.4Z")
    + solid("M16.6 8.4 13 9.8C13 11.4 13.8 12.2 14.8 12.2 16 12.2 16.8 10.6 16.6 8.4Z")
    + solid("M9.6 14.6H15L15.6 18.2C14.6 19.4 11 19.4 9.8 18.2Z")
)
"""What was a face, its eyes hollow, its jaw out of joint."""

_TEETH = "M7.6 12.5 9.1 15.2 10.5 12ZM10.6 12 12 15.2 13.4 12ZM13.5 12 14.9 15.2 16.4 12.5Z"

FLESHBEAST = (
    line("M3 14C3 8.6 6.8 5.2 12 5.2S21 8.6 21 14C21 18.6 17 21 12 21S3 18.6 3 14Z")
    + soft("M6 7 5.4 3 8.8 5.4Z")
    + soft("M10.6 4.8 12 2.4 13.4 4.8Z")
    + soft("M18 7 18.6 3 15.2 5.4Z")
    + solid(f"M5.4 13.2C8 11.6 16 11.6 18.6 13.2 18.2 17.4 15.4 18.8 12 18.8S5.8 17.4 5.4 13.2Z{_TEETH}")
    + soft("M7.6 8.4 10.2 10 8 10.2Z")
    + soft("M16.4 8.4 13.8 10 16 10.2Z")
)
"""A body that is all maw, with spines."""

BUTCHER = (
    line("M5 21.2C5 15.6 6.6 11.4 9 10.2L8.4 2.8 10.8 5H13.2L15.6 2.8 15 10.2C17.4 11.4 19 15.6 19 21.2Z")
    + soft("M6 13.4C2.2 12.4 1.2 7.4 3.4 3.6 3.2 7.2 4.4 9.8 7 11Z")
    + soft("M18 13.4C21.8 12.4 22.8 7.4 20.6 3.6 20.8 7.2 19.6 9.8 17 11Z")
    + soft("M10.2 7.4 11.3 8.3 10.3 8.5Z")
    + soft("M13.8 7.4 12.7 8.3 13.7 8.5Z")
    + solid(
        "M7.2 13.6H16.8C16.8 17.6 14.8 19 12 19S7.2 17.6 7.2 13.6Z"
        "M8 13.6 9.3 16.2 10.6 13.6ZM10.7 13.6 12 16.2 13.3 13.6ZM13.4 13.6 14.7 16.2 16 13.6Z"
    )
)
"""A mountain of flesh with blades for arms, a maw, and a cat's head on top."""
