"""Phase 1: amoebas eat, excrete, starve."""

import pytest

from companion.rules.soup.data import Gene
from companion.rules.soup.meals import Eat, FeedRest, Starve
from companion.rules.soup.movement import AmoebaMoved
from tests.rules.soup.tables import JAN, OLA, Play, table

SUPPLY = 55 - 2 * 19


def full(*genes: Gene, **options: object) -> Play:
    """A first round of four in full detail; it is Ola's turn, with these genes."""
    return table(detail="full", **options).genes(OLA, *genes)


def test_an_amoeba_eats_one_cube_of_each_other_colour_and_excretes_two_of_its_own() -> None:
    play = full().do(Eat(seat=OLA, number=1))
    assert play.state.supply == (SUPPLY - 2, SUPPLY + 1, SUPPLY + 1, SUPPLY + 1)
    assert play[OLA].amoebas[0].meal == "ate"


def test_an_amoeba_that_eats_without_having_moved_has_drifted() -> None:
    play = full().do(Eat(seat=OLA, number=1))
    assert [moved.drifted for moved in play.happened(AmoebaMoved)] == [True]


def test_an_amoeba_that_does_not_find_enough_takes_a_damage_point() -> None:
    play = full().amoebas(OLA, 0, 1).do(Starve(seat=OLA, number=2))
    assert [amoeba.wounds for amoeba in play[OLA].amoebas] == [0, 2]
    assert play[OLA].amoebas[1].meal == "starved"
    assert play.refuses(Eat(seat=OLA, number=2)) == "has-eaten"


def test_how_much_is_excreted_is_an_option() -> None:
    assert full(excretion=0).do(Eat(seat=OLA, number=1)).state.supply[OLA] == SUPPLY


def test_cubes_of_which_the_supply_is_short_are_not_placed() -> None:
    short = full().where(supply=(1, 0, 0, 0)).do(Eat(seat=OLA, number=1))
    assert short.state.supply == (0, 1, 1, 1)
    anyhow = full(cube_supply=False).where(supply=(1, 0, 0, 0)).do(Eat(seat=OLA, number=1))
    assert anyhow.state.supply[OLA] == -1


def test_with_three_players_the_meal_has_to_be_said() -> None:
    play = table("Ola", "Jan", "Ewa", detail="full")
    assert play.refuses(Eat(seat=OLA, number=1)) == "say-the-meal"
    assert play.refuses(FeedRest(seat=OLA)) == "say-the-meal"
    play.do(Eat(seat=OLA, number=1, cubes=(0, 2, 1)))
    assert play.state.supply == (SUPPLY - 2, SUPPLY + 2, SUPPLY + 1)


@pytest.mark.parametrize("cubes", [(0, 1, 1), (1, 1, 1), (0, 3, 0), (0, 2, 2)])
def test_what_is_no_meal_is_not_eaten(cubes: tuple[int, ...]) -> None:
    play = table("Ola", "Jan", "Ewa", detail="full")
    assert play.refuses(Eat(seat=OLA, number=1, cubes=cubes)) == "no-meal"


def test_substitution_and_frugality_allow_other_meals_beside_the_usual_one() -> None:
    assert full().refuses(Eat(seat=OLA, number=1, cubes=(0, 2, 2, 0))) == "no-meal"
    full("substitution").do(Eat(seat=OLA, number=1, cubes=(0, 2, 2, 0)))
    full("frugality").do(Eat(seat=OLA, number=1, cubes=(0, 1, 1, 0)))
    full("frugality").do(Eat(seat=OLA, number=1, cubes=(0, 1, 1, 1)))


def test_parasitism_eats_a_cube_less_and_the_host_pays_a_point() -> None:
    play = full("parasitism").do(Eat(seat=OLA, number=1, cubes=(0, 1, 0, 1), host=JAN))
    assert play[JAN].points == 3
    assert play[OLA].points == 4


def test_a_host_needs_a_point_and_an_amoeba_and_is_somebody_else() -> None:
    eat = Eat(seat=OLA, number=1, cubes=(0, 1, 0, 1), host=JAN)
    assert full().refuses(eat) == "gene-missing"
    assert full("parasitism").given(JAN, points=0).refuses(eat) == "not-enough-points"
    assert full("parasitism").amoebas(JAN).refuses(eat) == "no-host"
    assert full("parasitism").refuses(eat.replace(host=OLA)) == "no-host"


def test_the_rest_drifts_and_eats_in_one_go() -> None:
    play = full().do(Starve(seat=OLA, number=1), FeedRest(seat=OLA))
    assert [amoeba.meal for amoeba in play[OLA].amoebas] == ["starved", "ate"]
    assert play.refuses(FeedRest(seat=OLA)) == "nobody-hungry"
    assert full().refuses(FeedRest(seat=JAN)) == "not-your-turn"


def test_an_amoeba_with_frugality_and_substitution_may_eat_two_and_two_all_the_same() -> None:
    play = full("frugality", "substitution").do(Eat(seat=OLA, number=1, cubes=(0, 2, 2, 0)))
    assert play.state.supply == (SUPPLY - 2, SUPPLY + 2, SUPPLY + 2, SUPPLY)


def test_a_guest_of_parasitism_eats_a_cube_less_and_not_a_whole_meal() -> None:
    guest = Eat(seat=OLA, number=1, cubes=(0, 1, 1, 1), host=JAN)
    assert full("parasitism").refuses(guest) == "no-meal"
