"""The noise roll after entering a room, or in an event phase, with given noise markers.

The die has ten faces: 1 to 4 twice each, Danger and Silence. A number puts noise into the corridor of that
number, or causes an encounter if there is noise already. Danger calls intruders from neighbouring rooms that
are not in combat; if there are none, it puts noise into every corridor without noise. Silence does nothing,
except to a slimed character, for whom it is Danger.

Source: the base game's noise die and roll (N2, N3); RULES.md B, Base game.
"""

from collections.abc import Set
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple

from companion.rules.carnomorphs.data import NOISE_DIE
from companion.rules.carnomorphs.odds.ranges import Field, whole

CORRIDORS: Final = range(1, 5)
"""The numbers of the corridors that lead to a room."""

FACES_OF_A_NUMBER: Final = NOISE_DIE.count("1")
FACES: Final = len(NOISE_DIE)
"""The number of faces of the noise die, including Danger and Silence."""


@dataclass(frozen=True, slots=True)
class NoiseRoll:
    """A character about to make a noise roll.

    Attributes:
        noisy: Numbers of the adjacent corridors that have a noise marker; a corridor may have two numbers.
        slimed: Whether the character has a slime marker.
        intruders_near: Whether an intruder in a neighbouring room is not in combat.

    Raises:
        OddsError: When there is no such corridor.
    """

    noisy: Set[int] = frozenset()
    slimed: bool = False
    intruders_near: bool = False

    def __post_init__(self) -> None:
        for corridor in self.noisy:
            whole(Field.CORRIDOR, corridor, CORRIDORS[0], CORRIDORS[-1])


class NoiseOdds(NamedTuple):
    """The chances of the outcomes of a noise roll; they sum to 1."""

    encounter: Fraction
    intruders_come: Fraction
    """Danger moves intruders into the room."""

    new_noise: Fraction
    """At least one corridor becomes noisy."""

    nothing: Fraction


def noise_odds(roll: NoiseRoll) -> NoiseOdds:
    """Return the chances of the outcomes of this noise roll."""
    encounter = FACES_OF_A_NUMBER * len(roll.noisy)
    quiet = FACES_OF_A_NUMBER * (len(CORRIDORS) - len(roll.noisy))
    danger = 2 if roll.slimed else 1
    come = danger if roll.intruders_near else 0
    everywhere = danger if quiet and not roll.intruders_near else 0
    weights = (encounter, come, quiet + everywhere, FACES - encounter - come - quiet - everywhere)
    return NoiseOdds(*(Fraction(weight, FACES) for weight in weights))
