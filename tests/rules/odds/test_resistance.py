"""One resistance test: the rulebook's four, icepool, a plain game tree, simulation, properties."""

import itertools
import math
import random
from dataclasses import replace
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.chromosome.odds import (
    OddsError,
    Rival,
    SeatSolution,
)
from tests.rules.odds.oracle import mean, spread
from tests.rules.odds.trials import OneTest


def solved(test: OneTest, *fate: Any, **more: Any) -> SeatSolution:
    """The test with its re-rolls; arguments as for `OneTest.with_fate`."""
    return SeatSolution(test.with_fate(*fate, **more))


trials = st.builds(
    OneTest,
    power=st.integers(1, 12),
    groups=st.integers(1, 6),
    building_genes=st.integers(0, 4),
    irradiation=st.integers(0, 7),
    faces=st.integers(2, 8),
)


@given(trials)
def test_every_test_is_as_icepool_has_it(test: OneTest) -> None:
    def dose(face: int) -> int:
        return max(0, test.power + test.groups - test.building_genes - face)

    def is_out(face: int) -> bool:
        return dose(face) > test.limit - test.irradiation

    odds = solved(test).first
    assert odds.dose == spread(dose, test.faces)
    assert odds.expected_dose == mean(dose, test.faces)
    assert odds.eliminated == spread(is_out, test.faces).get(True, 0)
    assert sum(odds.dose.values()) == 1


@pytest.mark.parametrize(
    ("power", "groups", "face", "dose"), [(4, 2, 1, 5), (4, 2, 4, 2), (2, 2, 3, 1), (2, 1, 4, 0)]
)
def test_rulebook_examples_of_the_resistance_test(power: int, groups: int, face: int, dose: int) -> None:
    """Przemo's 1 and his 4, Tomek's 3, Magda's 4."""
    assert OneTest(power, groups).dose(face) == dose


def test_rulebook_example_przemo_forces_a_reroll_of_the_one_that_would_eliminate_him() -> None:
    przemo = OneTest(4, 2, irradiation=3)
    assert przemo.eliminates(przemo.dose(1))
    solution = solved(przemo, 1)
    (advice,) = solution.advise(1)
    assert advice.reroll
    assert (advice.dose, advice.dose_after) == (5, Fraction(7, 2))
    assert (advice.eliminated, advice.eliminated_after) == (1, Fraction(1, 4))


def test_rulebook_example_the_others_could_take_przemos_four_away_but_do_not() -> None:
    """Each rival has one point, fate is worth 2, and a chance of one in four to eliminate is worth 5."""
    przemo = OneTest(4, 2, irradiation=3)
    solution = solved(przemo, 0, rivals=(Rival(1), Rival(1, per_elimination=0)))
    _, hunter, indifferent = solution.advise(4)
    assert hunter.reroll
    assert hunter.net == Fraction(20, 4) - 2
    assert not indifferent.reroll
    # Przemo has a point left to answer with, so forcing him to re-roll no longer pays.
    answered = solved(przemo, 1, rivals=(Rival(1), Rival(1, per_elimination=0)))
    assert not answered.advise(4)[1].reroll


@given(trials)
def test_another_building_gene_never_raises_the_dose(test: OneTest) -> None:
    safer = replace(test, building_genes=test.building_genes + 1)
    assert solved(safer).first.expected_dose <= solved(test).first.expected_dose
    assert solved(safer).first.eliminated <= solved(test).first.eliminated


@settings(deadline=None)
@given(trials, st.integers(0, 4), st.fractions(0, 4, max_denominator=8))
def test_one_more_fate_never_lowers_ones_own_value_when_nobody_interferes(
    test: OneTest, points: int, worth: Fraction
) -> None:
    assert solved(test, points + 1, worth).value() >= solved(test, points, worth).value()


def tree(
    test: OneTest, fates: tuple[int, ...], aims: tuple[tuple[Fraction, Fraction, Fraction], ...]
) -> dict[tuple[int, tuple[int, ...]], Fraction]:
    """Return chances of (dose, fates kept) under best play; `aims`: worth per fate, elimination and dose."""

    def likes(player: int, ends: dict[tuple[int, tuple[int, ...]], Fraction]) -> Fraction:
        worth, per_out, per_dose = aims[player]
        total = Fraction(0)
        for (dose, kept), chance in ends.items():
            out = test.irradiation + dose > test.limit
            if player == 0:
                total += chance * (-per_out if out else worth * kept[0] - dose)
            else:
                total += chance * (worth * kept[player] + per_out * out + per_dose * dose)
        return total

    @cache
    def roll(held: tuple[int, ...]) -> dict[tuple[int, tuple[int, ...]], Fraction]:
        merged: dict[tuple[int, tuple[int, ...]], Fraction] = {}
        for face in range(1, test.faces + 1):
            for end, chance in asked(face, held, 0).items():
                merged[end] = merged.get(end, Fraction(0)) + chance / test.faces
        return merged

    @cache
    def asked(face: int, held: tuple[int, ...], player: int) -> dict[tuple[int, tuple[int, ...]], Fraction]:
        if player == len(held):
            return {(max(0, test.threat - face - test.building_genes), held): Fraction(1)}
        keep = asked(face, held, player + 1)
        if held[player]:
            force = roll((*held[:player], held[player] - 1, *held[player + 1 :]))
            if likes(player, force) > likes(player, keep):
                return force
        return keep

    return roll(fates)


@pytest.mark.parametrize("irradiation", [0, 3, 5])
@pytest.mark.parametrize(
    "rivals",
    [
        (),
        (Rival(2),),
        (Rival(1, Fraction(1, 2), 3, 1), Rival(2, 1, 10, 0)),
        (Rival(2, 2, 0, 0), Rival(1, 0, 1, Fraction(1, 3))),
    ],
)
def test_rerolls_are_played_as_in_the_game_tree(irradiation: int, rivals: tuple[Rival, ...]) -> None:
    test = OneTest(4, 2, irradiation=irradiation)
    for points, worth, elimination in itertools.product((0, 1, 2), (0, Fraction(1, 2), 2), (0, 20)):
        solution = solved(test, points, worth, elimination, rivals)
        fates = (points, *(rival.fate for rival in rivals))
        aims = ((Fraction(worth), Fraction(elimination), Fraction(0)), *(rival.motives for rival in rivals))
        ends = tree(test, fates, aims)
        odds, spent = solution.first, solution.spent
        doses: dict[int, Fraction] = {}
        for (dose, _), chance in ends.items():
            doses[dose] = doses.get(dose, Fraction(0)) + chance
        assert odds.dose == doses
        for player, left in enumerate(spent):
            assert left == fates[player] - sum(chance * kept[player] for (_, kept), chance in ends.items())


def test_advice_leads_where_the_outlook_says() -> None:
    """In a simulation that follows the advice, the doses are distributed as the exact chances say."""
    test = OneTest(4, 2, irradiation=3)
    rivals = (Rival(1), Rival(2, 1, 5, Fraction(1, 2)))
    solution, rng, runs = solved(test, 2, rivals=rivals), random.Random(7), 5_000

    @cache
    def later(own: int, *theirs: int) -> SeatSolution:
        left = tuple(replace(rival, fate=points) for rival, points in zip(rivals, theirs, strict=True))
        return solved(test, own, rivals=left)

    fallen: dict[int, int] = {}
    for _ in range(runs):
        fates = solution.fates
        while True:
            face = rng.randint(1, 4)
            forcing = [advice.player for advice in later(*fates).advise(face) if advice.reroll]
            if not forcing:
                break
            fates = tuple(points - (player == forcing[0]) for player, points in enumerate(fates))
        fallen[test.dose(face)] = fallen.get(test.dose(face), 0) + 1
    for dose, chance in solution.first.dose.items():
        error = math.sqrt(chance * (1 - chance) / runs)
        assert abs(fallen.get(dose, 0) / runs - chance) <= 4 * error
    assert solution.spent[0] > 0


def test_who_cannot_be_saved_keeps_no_fate_worth_keeping_but_spends_it_only_to_gain() -> None:
    doomed = OneTest(12, 3, irradiation=7)
    (advice,) = solved(doomed, 3).advise(1)
    assert not advice.reroll
    assert solved(doomed, 3).value() == -20


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"power": 0}, "power"),
        ({"power": 21}, "power"),
        ({"groups": 0}, "groups"),
        ({"groups": 13}, "groups"),
        ({"building_genes": -1}, "building_genes"),
        ({"irradiation": 8}, "irradiation"),
        ({"limit": 0}, "limit"),
        ({"faces": 1}, "die"),
    ],
)
def test_a_test_that_cannot_be_names_the_field_and_its_range(changed: dict[str, int], field: str) -> None:
    with pytest.raises(OddsError) as caught:
        OneTest(**{"power": 2, "groups": 1, **changed})
    assert caught.value.field == field
    assert caught.value.low < caught.value.high


@pytest.mark.parametrize(
    ("points", "worth", "elimination", "rivals", "field"),
    [
        (11, 2, 20, (), "fate"),
        (1, math.nan, 20, (), "fate_worth"),
        (1, 2, -1, (), "elimination"),
        (1, 2, 20, (Rival(-1),), "rival_fate"),
        (1, 2, 20, (Rival(1, math.inf),), "fate_worth"),
        (1, 2, 20, (Rival(1, 2, -1),), "per_elimination"),
        (1, 2, 20, (Rival(1, 2, 1, 1001),), "per_dose"),
    ],
)
def test_purses_and_motives_that_cannot_be_name_the_field(
    points: int, worth: float, elimination: float, rivals: tuple[Rival, ...], field: str
) -> None:
    with pytest.raises(OddsError) as caught:
        solved(OneTest(2, 1), points, worth, elimination, rivals)
    assert caught.value.field == field


@pytest.mark.parametrize("face", [5, 0])
def test_a_die_that_cannot_be_is_refused(face: int) -> None:
    with pytest.raises(OddsError):
        solved(OneTest(4, 2), 1).advise(face)


def test_an_elimination_may_cost_a_broken_number_of_points() -> None:
    """Irradiation 3 of 7 at threat 6: the 1 eliminates, the other faces cost 4, 3 and 2."""
    solution = solved(OneTest(4, 2, 0, 3), elimination=20.3)
    assert solution.value() == (-Fraction("20.3") - 4 - 3 - 2) / 4


@pytest.mark.parametrize("fates", [(1, 0), (0, 1), (0, 0), (1, 1)])
def test_who_holds_no_fate_is_not_able_to_force_a_reroll(fates: tuple[int, int]) -> None:
    own, theirs = fates
    solution = solved(OneTest(4, 2, 0, 3), own, rivals=(Rival(theirs),))
    assert [each.able for each in solution.advise(1)] == [points > 0 for points in fates]
