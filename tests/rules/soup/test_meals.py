"""The cubes that make a meal, by the genes of the eater."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.soup.data import Gene
from companion.rules.soup.meals import all_meals, edible, meals, normal_meal, patterns
from companion.rules.soup.options import Options


def kinds(players: int, *genes: Gene, hosted: bool = False, options: Options | None = None) -> set[str]:
    """The meals by their shares, such as `2+1`."""
    found = meals(players, 0, genes, hosted=hosted, options=options)
    return {"+".join(str(count) for count in sorted(filter(None, meal), reverse=True)) for meal in found}


def test_four_players_eat_one_cube_of_each_other_colour() -> None:
    assert meals(4, 1) == ((1, 0, 1, 1),)
    assert normal_meal(4, 1, Options()) == (1, 0, 1, 1)


def test_three_players_eat_two_cubes_of_one_colour_and_one_of_the_other() -> None:
    assert meals(3, 0) == ((0, 1, 2), (0, 2, 1))
    assert normal_meal(3, 0, Options()) is None


def test_nobody_eats_cubes_of_the_own_colour() -> None:
    assert all(not meal[2] for meal in meals(4, 2, ("substitution", "frugality")))
    assert any(meal[2] for meal in meals(4, 2, options=Options(own_colour=True)))


def test_substitution_eats_two_and_two_with_four_players() -> None:
    assert kinds(4, "substitution") == {"1+1+1", "2+2"}
    assert kinds(4, "substitution", options=Options(uneven_substitution=True)) == {"1+1+1", "2+2", "3+1"}


def test_substitution_eats_four_and_none_with_three_players() -> None:
    assert kinds(3, "substitution") == {"2+1", "4"}


def test_frugality_leaves_a_cube_of_any_colour_out() -> None:
    assert meals(4, 0, ("frugality",)) == ((0, 0, 1, 1), (0, 1, 0, 1), (0, 1, 1, 0))


def test_a_guest_of_parasitism_eats_a_cube_less() -> None:
    assert kinds(4, "parasitism", hosted=True) == {"1+1"}
    assert kinds(4, "parasitism", "frugality", hosted=True) == {"1"}


def shares(*genes: Gene, players: int = 4, hosted: bool = False) -> set[str]:
    """Every meal that is allowed, by its shares."""
    found = all_meals(players, 0, genes, hosted=hosted)
    return {"+".join(str(count) for count in sorted(filter(None, meal), reverse=True)) for meal in found}


def test_frugality_may_be_left_unused_and_so_may_substitution() -> None:
    assert shares("frugality") == {"1+1", "1+1+1"}
    assert shares("substitution", "frugality") == {"1+1", "2+1", "1+1+1", "2+2"}


def test_a_guest_of_parasitism_with_substitution_may_eat_two_and_one() -> None:
    assert shares("parasitism", "substitution", hosted=True) == {"1+1", "2+1"}
    assert shares("parasitism", "frugality", hosted=True) == {"1", "1+1"}


def test_without_a_gene_there_is_nothing_to_leave_unused() -> None:
    assert shares() == {"1+1+1"}
    assert shares(players=3) == {"2+1"}
    assert shares("substitution", players=3) == {"2+1", "4"}


@given(
    players=st.sampled_from([3, 4]),
    seat=st.integers(0, 2),
    genes=st.sets(st.sampled_from(["substitution", "frugality"])),
    hosted=st.booleans(),
    options=st.builds(Options, own_colour=st.booleans(), uneven_substitution=st.booleans()),
)
def test_the_patterns_spread_over_the_edible_colours_are_the_smallest_meals(
    players: int, seat: int, genes: set[Gene], hosted: bool, options: Options
) -> None:
    """The screen's meals are those that the rules accept, for every gene and option."""
    said = patterns(players, seat, genes, hosted=hosted, options=options)
    colours = edible(players, seat, options)
    spread = {
        tuple(dict(zip(chosen, pattern, strict=True)).get(each, 0) for each in range(players))
        for pattern in said
        for chosen in permutations(colours, len(pattern))
    }
    assert spread == set(meals(players, seat, genes, hosted=hosted, options=options))


@pytest.mark.parametrize(
    ("players", "genes", "hosted", "said"),
    [
        (4, (), False, ((1, 1, 1),)),
        (3, (), False, ((2, 1),)),
        (4, ("substitution",), False, ((1, 1, 1), (2, 2))),
        (3, ("substitution",), False, ((2, 1), (4,))),
        (4, ("frugality",), False, ((1, 1),)),
        (4, (), True, ((1, 1),)),
        (4, ("frugality",), True, ((1,),)),
    ],
)
def test_how_many_cubes_a_meal_takes(
    players: int, genes: tuple[Gene, ...], hosted: bool, said: tuple[tuple[int, ...], ...]
) -> None:
    assert patterns(players, 0, genes, hosted=hosted) == said
