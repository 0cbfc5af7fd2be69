"""The noise roll, against the ten faces of its die."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.carnomorphs.odds import NoiseOdds, NoiseRoll, OddsError, noise_odds

DIE = (1, 1, 2, 2, 3, 3, 4, 4, "danger", "silence")
ROLLS = st.builds(NoiseRoll, st.frozensets(st.integers(1, 4)), st.booleans(), st.booleans())


def thrown(roll: NoiseRoll, face: object) -> str:
    """Return the result of this face of the die, following the rules step by step."""
    if face == "silence":
        if not roll.slimed:
            return "nothing"
        face = "danger"
    if face == "danger":
        if roll.intruders_near:
            return "intruders_come"
        return "new_noise" if {1, 2, 3, 4} - set(roll.noisy) else "nothing"
    return "encounter" if face in roll.noisy else "new_noise"


@given(ROLLS)
def test_the_odds_are_those_of_the_ten_faces(roll: NoiseRoll) -> None:
    faces = [thrown(roll, face) for face in DIE]
    assert noise_odds(roll) == NoiseOdds(
        *(Fraction(faces.count(name), len(faces)) for name in NoiseOdds._fields)
    )


@given(ROLLS)
def test_something_or_nothing_always_comes(roll: NoiseRoll) -> None:
    assert sum(noise_odds(roll)) == 1


def test_a_quiet_room_brings_noise_and_one_face_nothing() -> None:
    assert noise_odds(NoiseRoll()) == (0, 0, Fraction(9, 10), Fraction(1, 10))


def test_to_a_slimed_character_silence_is_danger() -> None:
    assert noise_odds(NoiseRoll(slimed=True)).nothing == 0
    assert noise_odds(NoiseRoll(slimed=True, intruders_near=True)).intruders_come == Fraction(1, 5)


def test_noise_in_every_corridor_leaves_danger_nothing_to_do() -> None:
    assert noise_odds(NoiseRoll(frozenset({1, 2, 3, 4}))) == (Fraction(4, 5), 0, 0, Fraction(1, 5))


@pytest.mark.parametrize("corridor", [0, 5])
def test_a_corridor_that_the_die_does_not_know_is_refused(corridor: int) -> None:
    with pytest.raises(OddsError, match="corridor"):
        NoiseRoll(frozenset({1, corridor}))
