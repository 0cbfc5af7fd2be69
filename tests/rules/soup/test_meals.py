"""What makes a meal, by the genes of whoever eats."""

from __future__ import annotations

from companion.rules.soup.data import Gene
from companion.rules.soup.food import all_meals, meals, normal_meal
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
