"""The four species, told apart by outline alone at 24 pixels."""

from companion.ui.art.svg import dot, line, ring

_VIRUS = (
    ring(12, 12, 5.4)
    + line("M12 6.6V3.6M16.7 9.3 19.3 7.8M16.7 14.7 19.3 16.2M12 17.4V20.4M7.3 14.7 4.7 16.2M7.3 9.3 4.7 7.8")
    + "".join(
        dot(x, y, 1.7)
        for x, y in ((12, 2.9), (19.9, 7.45), (19.9, 16.55), (12, 21.1), (4.1, 16.55), (4.1, 7.45))
    )
    + dot(10.9, 11.3, 1.6)
    + dot(13.9, 13.5, 1.0)
)
"""A round hull bristling with knobbed spikes."""

_AMOEBA = (
    line(
        "M7.6 5.2C9.6 2.6 12.6 4.6 14.6 4.1 17.2 3.4 20 3.9 20.6 6.6 21.2 9.4 18.6 10.3 19.4 13 "
        "20.1 15.5 19.4 19.3 16.4 20.3 "
        "13.6 21.2 12.4 18.7 10.2 19.2 7.9 19.7 5.4 21.4 3.7 19.2 1.9 16.8 4.4 14.6 4.5 12.2 4.6 "
        "9.6 5.8 7.5 7.6 5.2Z"
    )
    + dot(10, 9.6, 1.7)
    + line("M8.6 14.2C10.6 16.4 14.2 15.9 15.4 12.6")
)
"""A soft body that flows into three feet, with its nucleus and one curved vacuole."""

_BACTERIUM = (
    line(
        "M13.6 5.2C16.2 2.6 19.5 2.9 21 4.6 22.3 6.1 21.9 9 19.6 11.2 18.2 12.6 15.4 12.3 14 13.7 "
        "12.6 15.1 12.7 17.7 11.2 19.2 8.7 21.6 5.5 21.6 3.8 19.9 2.1 18.2 2.2 15 4.7 12.6 6.2 "
        "11.1 8.8 11.3 10.2 9.9 "
        "11.6 8.5 12.2 6.6 13.6 5.2Z"
    )
    + line("M10.2 9.9 14 13.7")
    + dot(17.2, 7.4, 1.6)
    + dot(7.6, 16.2, 1.6)
)
"""A rod about to part: two chambers, a wall between them, a kernel in each."""

_PHAGE = (
    line("M12 2.6 16.6 5.2V10.4L12 13 7.4 10.4V5.2Z")
    + dot(12, 7.8, 1.6)
    + line("M12 13V17.4")
    + line("M12 17.4 7.4 14.6 4 20.9M12 17.4 16.6 14.6 20 20.9M12 17.4 9.2 21.2M12 17.4 14.8 21.2")
)
"""A crystal head on a stalk that stands on angular legs."""

SPECIES = (_VIRUS, _AMOEBA, _BACTERIUM, _PHAGE)
"""The drawings by shape index: 0 Ferox, 1 Cadum, 2 and 3 the two that the players name."""
