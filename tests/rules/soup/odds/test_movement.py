"""The results of the movement dice, and the winners of fights, against every throw."""

from fractions import Fraction
from itertools import chain, combinations, product

import pytest

from companion.rules.soup.data import DIRECTIONS
from companion.rules.soup.movement import directions
from companion.rules.soup.odds import attacker_wins, direction_chance

SUBSETS = list(chain.from_iterable(combinations(DIRECTIONS, count) for count in range(6)))


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("wanted", SUBSETS)
def test_the_chance_of_a_direction_is_that_of_every_throw(wanted: tuple[str, ...], dice: int) -> None:
    throws = list(product(range(1, 7), repeat=dice))
    good = sum(bool(set(directions(throw)) & set(wanted)) for throw in throws)
    assert direction_chance([each for each in DIRECTIONS if each in wanted], dice) == Fraction(
        good, len(throws)
    )


def test_movement_two_goes_where_it_wants() -> None:
    assert direction_chance(("north",), 0) == 1
    assert directions(()) == DIRECTIONS


def test_the_faces_lead_west_north_east_south_nowhere_and_anywhere() -> None:
    assert [directions((face,)) for face in range(1, 6)] == [
        ("west",),
        ("north",),
        ("east",),
        ("south",),
        ("stay",),
    ]
    assert directions((6,)) == DIRECTIONS


def test_more_dice_than_two_are_never_thrown() -> None:
    with pytest.raises(ValueError, match="0 to 2"):
        direction_chance(("west",), 3)


def test_a_fight_is_even_and_persistence_makes_it_three_to_one() -> None:
    assert attacker_wins() == Fraction(1, 2)
    assert attacker_wins(attacker_retries=True) == Fraction(3, 4)
    assert attacker_wins(defender_retries=True) == Fraction(1, 4)
    assert attacker_wins(attacker_retries=True, defender_retries=True) == Fraction(1, 2)
