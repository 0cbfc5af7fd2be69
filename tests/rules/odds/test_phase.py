"""The tests of a radiation phase against a plain game tree, simulation, and properties."""

import math
import random
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.chromosome.odds import OddsError, Phase, Rival, SeatSolution, SeatTests
from companion.rules.chromosome.state import Player
from tests.rules.odds.oracle import spread
from tests.rules.odds.trials import Area, exposed, phase, threat_of, threats


class So(NamedTuple):
    """The state of the tests so far: irradiation (None if eliminated), fate, doses, points won and lost."""

    level: int | None
    fates: tuple[int, ...]
    doses: int
    points: tuple[Fraction, ...]


Endings = dict[So, Fraction]


def changed(values: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return tuple(value + by * (each == seat) for each, value in enumerate(values))


def kept(tests: SeatTests, player: int, so: So) -> Fraction:
    """Return the worth of a player's remaining fate."""
    if player == 0:
        return Fraction(tests.fate_worth) * so.fates[0] if so.level is not None else Fraction(0)
    return Fraction(tests.rivals[player - 1].worth) * so.fates[player]


def value(tests: SeatTests, player: int, endings: Endings) -> Fraction:
    return sum(
        (chance * (so.points[player] + kept(tests, player, so)) for so, chance in endings.items()),
        Fraction(0),
    )


def play_out(tests: SeatTests) -> Endings:
    """Return every ending of the tests with its chance under best play, computed step by step."""
    players = 1 + len(tests.rivals)

    def average(parts: list[Endings]) -> Endings:
        merged: Endings = {}
        for part in parts:
            for so, chance in part.items():
                merged[so] = merged.get(so, Fraction(0)) + chance / len(parts)
        return merged

    known: dict[object, Endings] = {}

    def once(key: object, work: Callable[[], Endings]) -> Endings:
        if key not in known:
            known[key] = work()
        return known[key]

    def test(at: int, so: So) -> Endings:
        if at == len(tests.tests) or so.level is None:
            return {so: Fraction(1)}
        return once((at, so), lambda: average([lying(at, so, face, 0) for face in range(1, tests.faces + 1)]))

    def lying(at: int, so: So, face: int, player: int) -> Endings:
        if player == players:
            return test(at + 1, fallen(at, so, face))

        def ask() -> Endings:
            keep = lying(at, so, face, player + 1)
            if not so.fates[player]:
                return keep
            force = test(at, so._replace(fates=changed(so.fates, player, -1)))
            return force if value(tests, player, force) > value(tests, player, keep) else keep

        return once((at, so, face, player), ask)

    def fallen(at: int, so: So, face: int) -> So:
        dose = max(0, threat_of(tests.tests[at]) - face)
        assert so.level is not None
        out = so.level + dose > tests.limit
        won = [so.doses - Fraction(tests.elimination) if out else Fraction(-dose)]
        won += [
            Fraction(rival.per_dose) * dose + Fraction(rival.per_elimination) * out for rival in tests.rivals
        ]
        points = tuple(before + more for before, more in zip(so.points, won, strict=True))
        return So(None if out else so.level + dose, so.fates, so.doses + dose, points)

    fates = (tests.fate, *(rival.fate for rival in tests.rivals))
    return test(0, So(tests.irradiation, fates, 0, (Fraction(0),) * players))


def assert_played_as_in_the_game_tree(tests: SeatTests) -> None:
    solution, endings = SeatSolution(tests), play_out(tests)
    assert sum(endings.values()) == 1
    prospect = solution.prospect
    assert prospect.survives == sum(chance for so, chance in endings.items() if so.level is not None)
    assert prospect.expected_dose == sum(chance * so.doses for so, chance in endings.items())
    for player, points in enumerate(solution.fates):
        left = sum(chance * so.fates[player] for so, chance in endings.items())
        assert solution.spent[player] == points - left
        assert solution.value(player) == value(tests, player, endings)


HUNTERS = (Rival(1, Fraction(1, 2), 4, Fraction(1, 4)), Rival(2, 1, 6))


@pytest.mark.parametrize(
    "tests",
    [
        SeatTests(threats(4, 3), 4, 2),
        SeatTests(threats(4, 4), 5, 1, Fraction(1, 2), 10, HUNTERS[1:], faces=3),
        SeatTests(threats(3, 5), 5, 1, 1, 12, HUNTERS, faces=2),
    ],
)
def test_players_and_their_hunters_fare_as_in_the_game_tree(tests: SeatTests) -> None:
    assert_played_as_in_the_game_tree(tests)


@settings(deadline=None, max_examples=40)
@given(
    st.builds(
        SeatTests,
        tests=st.lists(st.integers(-1, 7), max_size=3).map(lambda each: threats(*each)),
        irradiation=st.integers(0, 7),
        fate=st.integers(0, 2),
        fate_worth=st.fractions(0, 2, max_denominator=4),
        elimination=st.integers(0, 20),
        rivals=st.lists(
            st.builds(
                Rival,
                fate=st.integers(0, 2),
                worth=st.fractions(0, 2, max_denominator=4),
                per_elimination=st.integers(0, 10),
                per_dose=st.fractions(0, 1, max_denominator=3),
            ),
            max_size=2,
        ).map(tuple),
        faces=st.integers(2, 3),
    )
)
def test_any_few_tests_are_played_as_in_the_game_tree(tests: SeatTests) -> None:
    assert_played_as_in_the_game_tree(tests)


def in_order(played: Phase) -> list[tuple[int, int]]:
    """Return the tests in order: the tester, and the threat."""
    return [(test.seat, threat_of(test)) for test in played.tests]


def left_alone(alone: Phase, place: int = 0) -> SeatSolution:
    return alone.solution(place)


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 3)), min_size=1, max_size=3), st.integers(0, 7))
def test_without_fate_the_dose_and_the_survival_are_as_icepool_has_them(
    areas: list[tuple[int, int]], irradiation: int
) -> None:
    prospect = SeatSolution(SeatTests(threats(*map(sum, areas)), irradiation)).prospect

    def is_safe(*faces: int) -> bool:
        # Doses are never negative, so a player within the limit at the end was always within it.
        doses = [max(0, sum(area) - face) for area, face in zip(areas, faces, strict=True)]
        return irradiation + sum(doses) <= 7

    assert prospect.survives == spread(is_safe, *(4 for _ in areas)).get(True, 0)


def test_rulebook_example_of_the_radiation_phase() -> None:
    """Przemo has two groups beside an area of 4; Tomek has two and Magda one beside an area of 2."""
    areas = ((2, (0, 2, 1)), (4, (2, 0, 0)))
    played = phase(areas, (exposed(3, 2), exposed(0, 4), exposed(0, 4)))
    assert in_order(played) == [(0, 6), (1, 4), (2, 3)]
    solved = [left_alone(played, place) for place in range(3)]
    przemo, tomek, magda = (each.prospect for each in solved)
    assert przemo.survives == 1 - Fraction(1, 4) ** 3
    assert (tomek.survives, magda.survives) == (1, 1)
    assert (tomek.expected_dose, magda.expected_dose) == (Fraction(3 + 2 + 1 + 0, 4), Fraction(2 + 1, 4))
    one, four = solved[0].advise(1)[0], solved[0].advise(4)[0]
    assert one.reroll
    assert not four.reroll
    assert one.own


def test_areas_are_faced_by_descending_power_and_equal_ones_as_given() -> None:
    areas = ((2, (1, 1)), (5, (1, 0)), (2, (3, 0)))
    told = in_order(phase(areas, (exposed(building_genes=1), exposed())))
    assert told == [(0, 5), (0, 2), (1, 3), (0, 4)]


def test_fate_is_kept_for_the_test_that_needs_it() -> None:
    """A face that one would re-roll in the last test is kept while a worse test is still to come."""
    last = phase(((4, (2,)),), (exposed(0, 1),), fate_worth=Fraction(1, 2))
    first = phase(((4, (2,)), (3, (3,))), (exposed(0, 1),), fate_worth=Fraction(1, 2))
    assert left_alone(last).advise(2)[0].net == 0
    assert left_alone(first).advise(2)[0].net < 0


@settings(deadline=None)
@given(st.integers(0, 7), st.integers(0, 3), st.integers(1, 5), st.integers(1, 3))
def test_one_more_fate_never_lowers_ones_own_value_when_left_alone(
    irradiation: int, points: int, power: int, groups: int
) -> None:
    areas = ((power, (groups,)), (2, (1,)))
    poor, rich = (left_alone(phase(areas, (exposed(irradiation, fate),))) for fate in (points, points + 1))
    assert rich.value() >= poor.value()


def test_a_phase_without_tests_changes_nothing() -> None:
    solution = left_alone(phase(((3, (0, 0)),), (exposed(7, 2), exposed(fate=1))))
    assert solution.prospect == (1, 0, 0)
    assert solution.value() == 4


def test_simulated_play_by_the_advice_stays_within_its_standard_error() -> None:
    """After every accepted die, the rest of the phase is a phase of its own."""
    areas = ((4, (2,)), (2, (2,)), (2, (1,)))
    start, rng, runs = exposed(2, 2, 1), random.Random(99), 3_000
    prospect = left_alone(phase(areas, (start,))).prospect
    later = {
        (rest, level, fate): left_alone(phase(areas[rest:], (exposed(level, fate, 1),)))
        for rest in range(3)
        for level in range(8)
        for fate in range(3)
    }
    survived, doses = 0, list[int]()
    for _ in range(runs):
        level, fate, taken = start.irradiation, start.fate, 0
        for rest, area in enumerate(areas):
            face = rng.randint(1, 4)
            while later[rest, level, fate].advise(face)[0].reroll:
                fate, face = fate - 1, rng.randint(1, 4)
            dose = max(0, area[0] + area[1][0] - 1 - face)
            level, taken = level + dose, taken + dose
            if level > 7:
                break
        survived += level <= 7
        doses.append(taken)
    chance = prospect.survives
    assert abs(survived / runs - chance) <= 4 * math.sqrt(chance * (1 - chance) / runs)
    mean = sum(doses) / runs
    error = math.sqrt(sum((dose - mean) ** 2 for dose in doses)) / runs
    assert abs(mean - prospect.expected_dose) <= 4 * error
    assert 0 < survived < runs


def test_of_two_hunters_the_one_asked_last_pays() -> None:
    """The player asked first would gain as much, but leaves the payment to the other."""
    solution = SeatSolution(SeatTests(threats(6), 3, rivals=(Rival(1), Rival(1))))
    assert [each.reroll for each in solution.advise(4)] == [False, True, True]
    _, first, last = solution.spent
    assert last > first


@pytest.mark.parametrize(("face", "dose", "out"), [(4, 2, 0), (1, 5, 1)])
def test_among_hunters_the_advice_tells_the_dose_of_whoever_tests(face: int, dose: int, out: int) -> None:
    for told in SeatSolution(SeatTests(threats(6), 3, rivals=(Rival(0), Rival(0)))).advise(face):
        assert (told.dose, told.eliminated) == (dose, out)
        assert (told.dose_after, told.eliminated_after) == (dose, out)


@pytest.mark.parametrize(
    ("areas", "players", "field"),
    [
        ((), (), "players"),
        (((0, (1,)),), (exposed(),), "power"),
        (((3, (13,)),), (exposed(),), "groups"),
        (((3, (1,)),), (exposed(8),), "irradiation"),
        (((3, (1,)),), (exposed(fate=-1),), "fate"),
        (((3, (1,)),), (exposed(building_genes=10),), "building_genes"),
        (((3, (1,)),) * 11, (exposed(),), "areas"),
    ],
)
def test_a_phase_that_cannot_be_names_the_field(
    areas: tuple[Area, ...], players: tuple[Player, ...], field: str
) -> None:
    with pytest.raises(OddsError) as caught:
        phase(areas, players)
    assert caught.value.field == field


def test_a_player_follows_others_whose_test_comes_before_the_last_of_theirs() -> None:
    players = (exposed(), exposed(), exposed())
    areas = ((4, (1, 1, 0)), (2, (1, 0, 0)))
    told = phase(areas, players)
    assert [test.seat for test in told.tests] == [0, 1, 0]
    assert [told.follows_others(seat) for seat in (0, 1, 2)] == [True, True, False]
    assert [phase(areas[1:], players).follows_others(seat) for seat in (0, 1)] == [False, False]
