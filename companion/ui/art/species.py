"""The four species; at 24 pixels their outlines suffice to tell them apart."""

from companion.ui.art.svg import dot, line

_BURST = (
    line(
        "M13.8 1.9Q13.4 9.7 20.4 6.2Q14.6 11.4 22.1 13.8Q14.3 13.4 17.9 20.4Q12.6 14.6 10.2 22.1"
        "Q10.6 14.3 3.6 17.9Q9.4 12.6 1.9 10.2Q9.7 10.6 6.2 3.6Q11.4 9.4 13.8 1.9Z"
    )
    + dot(11, 11, 1.7)
    + dot(13.8, 13.4, 1.1)
)
"""A virus covered in spikes, slightly rotated as if it were rolling."""

_AMOEBA = (
    line(
        "M9.4 3.2C10.5 3 11.4 3.9 12 4.6 12.6 5.3 12.4 6.7 13 7.2 13.6 7.7 14.9 7.7 15.8 7.4 "
        "16.7 7.1 17.7 5.6 18.6 5.6 19.5 5.6 20.7 6.6 21 7.4 21.3 8.2 20.8 9.6 20.4 10.6 "
        "20 11.6 18.8 12.4 18.6 13.4 18.4 14.4 19.4 15.7 19.2 16.8 19 17.9 18.4 19.4 17.6 20 "
        "16.8 20.6 15.2 20.5 14.2 20.2 13.2 19.9 12.6 18.6 11.6 18.4 10.6 18.2 9.5 18.7 8.4 19 "
        "7.3 19.3 6.1 20.4 5.2 20.2 4.3 20 3.3 18.9 3 18 2.7 17.1 3.1 15.8 3.6 14.8 "
        "4.1 13.8 5.4 13.2 5.8 12.2 6.2 11.2 6.2 10.1 6.2 9 6.2 7.9 5.1 6.6 5.6 5.6 6.1 4.6 8.3 3.4 9.4 3.2Z"
    )
    + dot(13.6, 11.6, 1.8)
    + line("M8.9 11.4C8.1 14 9.6 16 12.4 15.8")
)
"""A soft body that flows four ways, its nucleus in the curve of one vacuole."""

_ROD = (
    line(
        "M11.2 19.8A5 5 0 0 1 4.2 12.8C6.4 10.5 7 11.5 9.2 9.2 11.5 7 10.5 6.4 12.8 4.2"
        "A5 5 0 0 1 19.8 11.2C17.6 13.5 17 12.5 14.8 14.8 12.5 17 13.5 17.6 11.2 19.8ZM9.2 9.2 14.8 14.8"
    )
    + dot(16.4, 7.6, 1.7)
    + dot(7.6, 16.4, 1.7)
)
"""A bacterium about to divide: two chambers with a wall between them, and a nucleus in each."""

_PHAGE = (
    line("M12 2.2 17 5.1V10.3L12 13.2 7 10.3V5.1Z")
    + dot(12, 7.7, 1.8)
    + line("M12 13.2V18.2M3 21.2 7 14.8 12 18.2 17 14.8 21 21.2")
)
"""A crystal head on a stalk with angular legs."""

SPECIES = (_BURST, _AMOEBA, _ROD, _PHAGE)
"""The drawings by shape index: 0 is Ferox, 1 is Cadum; the players name 2 and 3."""
