"""The whole radiation phase against a plain game tree, single tests, simulation, and properties."""

import math
import random
from collections.abc import Callable
from fractions import Fraction
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.chromosome.odds import (
    Exposed,
    Exposure,
    OddsError,
    Phase,
    ResistanceSolution,
    ResistanceTest,
    Rival,
    Trial,
    solve_phase,
)
from tests.rules.odds.oracle import spread


class So(NamedTuple):
    """How far a phase has come: irradiation (None for who is out), fate, doses, points won and lost."""

    levels: tuple[int | None, ...]
    fates: tuple[int, ...]
    doses: tuple[int, ...]
    points: tuple[Fraction, ...]


Endings = dict[So, Fraction]


def changed(values: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    return tuple(value + by * (each == seat) for each, value in enumerate(values))


def play_out(phase: Phase) -> Endings:
    """Every ending of the phase with its chance under best play, told step by step as one game of all."""
    players = phase.players
    tests = [
        (
            seat,
            area.power + area.groups[seat] - players[seat].building_genes - sum(area.lent[seat : seat + 1]),
        )
        for area in sorted(phase.areas, key=lambda area: area.power, reverse=True)
        for seat in range(len(players))
        if area.groups[seat] > 0
    ]

    def likes(seat: int, endings: Endings) -> Fraction:
        worth = Fraction(players[seat].fate_worth)
        return sum(
            (
                chance * (so.points[seat] + (worth * so.fates[seat] if so.levels[seat] is not None else 0))
                for so, chance in endings.items()
            ),
            Fraction(0),
        )

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
        if at == len(tests):
            return {so: Fraction(1)}
        if so.levels[tests[at][0]] is None:
            return test(at + 1, so)
        return once((at, so), lambda: average([lying(at, so, face, 0) for face in range(1, phase.faces + 1)]))

    def lying(at: int, so: So, face: int, passes: int) -> Endings:
        seat, count = tests[at][0], len(players)
        if passes == count:
            return test(at + 1, fallen(at, so, face))
        player = (seat + passes) % count

        def ask() -> Endings:
            keep = lying(at, so, face, passes + 1)
            if so.levels[player] is None or not so.fates[player]:
                return keep
            force = test(at, so._replace(fates=changed(so.fates, player, -1)))
            return force if likes(player, force) > likes(player, keep) else keep

        return once((at, so, face, passes), ask)

    def fallen(at: int, so: So, face: int) -> So:
        seat, threat = tests[at]
        dose = max(0, threat - face)
        level = so.levels[seat]
        assert level is not None
        out = level + dose > phase.limit
        points: list[Fraction] = []
        for player, each in enumerate(players):
            won = Fraction(0)
            if player == seat:
                won = so.doses[seat] - Fraction(each.elimination) if out else Fraction(-dose)
            elif so.levels[player] is not None:
                won = Fraction(each.per_dose) * dose + Fraction(each.per_elimination) * out
            points.append(so.points[player] + won)
        levels = tuple(
            (None if out else level + dose) if player == seat else other
            for player, other in enumerate(so.levels)
        )
        return So(levels, so.fates, changed(so.doses, seat, dose), tuple(points))

    zero = (0,) * len(players)
    return test(
        0,
        So(
            tuple(each.irradiation for each in players),
            tuple(each.fate for each in players),
            zero,
            tuple(Fraction(0) for _ in players),
        ),
    )


def assert_phase_is_the_game_tree(phase: Phase) -> None:
    solution, endings = solve_phase(phase), play_out(phase)
    assert sum(endings.values()) == 1
    for seat, prospect in enumerate(solution.players):
        alive = sum(chance for so, chance in endings.items() if so.levels[seat] is not None)
        assert prospect.survives == alive
        assert prospect.expected_dose == sum(chance * so.doses[seat] for so, chance in endings.items())
        spent = sum(chance * (phase.players[seat].fate - so.fates[seat]) for so, chance in endings.items())
        assert prospect.fate_spent == spent
        worth = Fraction(phase.players[seat].fate_worth)
        assert prospect.value == sum(
            chance * (so.points[seat] + (worth * so.fates[seat] if so.levels[seat] is not None else 0))
            for so, chance in endings.items()
        )
    nobody = sum(chance for so, chance in endings.items() if None not in so.levels)
    assert solution.nobody_eliminated == nobody


PEACEFUL = (Exposed(4, 2, 1), Exposed(5, 1, fate_worth=Fraction(1, 2)))
HUNTED = (
    Exposed(4, 1, 0, Fraction(1, 2), 10, per_elimination=4, per_dose=Fraction(1, 4)),
    Exposed(5, 2, 0, 1, 10, per_elimination=6),
)


def test_players_left_alone_fare_as_in_the_game_tree_of_all_of_them() -> None:
    """The whole game tree lets anybody interfere with anybody; that nobody does is its own finding."""
    assert_phase_is_the_game_tree(Phase((Exposure(3, (1, 2)), Exposure(2, (1, 0))), PEACEFUL))


def test_hunters_fare_as_in_the_game_tree() -> None:
    assert_phase_is_the_game_tree(Phase((Exposure(3, (1, 2)), Exposure(2, (2, 1))), HUNTED, faces=3))


def test_three_players_with_one_hunter_fare_as_in_the_game_tree() -> None:
    third = Exposed(6, 1, 1, 1, 12)
    areas = (Exposure(2, (0, 1, 1)), Exposure(4, (1, 1, 0)))
    assert_phase_is_the_game_tree(Phase(areas, (*HUNTED, third), faces=2))


small_players = st.builds(
    Exposed,
    irradiation=st.integers(0, 7),
    fate=st.integers(0, 2),
    building_genes=st.integers(0, 2),
    fate_worth=st.fractions(0, 2, max_denominator=4),
    elimination=st.integers(0, 20),
    per_elimination=st.integers(0, 10),
    per_dose=st.fractions(0, 1, max_denominator=3),
)


small_areas = st.builds(
    Exposure,
    st.integers(1, 5),
    st.tuples(st.integers(0, 2), st.integers(0, 2)),
    st.sampled_from(((), (1,), (0, 1))),
)


@settings(deadline=None, max_examples=40)
@given(
    st.tuples(small_players, small_players),
    st.lists(small_areas, max_size=2),
    st.integers(2, 3),
)
def test_any_small_phase_is_played_as_in_the_game_tree(
    players: tuple[Exposed, Exposed], areas: list[Exposure], faces: int
) -> None:
    assert_phase_is_the_game_tree(Phase(tuple(areas), players, faces=faces))


def test_one_area_and_one_player_is_the_single_test() -> None:
    for irradiation in range(8):
        for points in range(4):
            phase = Phase((Exposure(4, (2,)),), (Exposed(irradiation, points, 1),))
            single = ResistanceSolution(ResistanceTest(4, 2, 1, irradiation), points)
            (prospect,) = solve_phase(phase).players
            assert prospect.survives == 1 - single.outlook.odds.eliminated
            assert prospect.expected_dose == single.outlook.odds.expected_dose
            assert prospect.fate_spent == single.outlook.spent[0]
            assert prospect.value == single.value()


def test_one_area_and_a_hunter_is_the_single_test_with_a_rival() -> None:
    hunter = Exposed(fate=2, per_elimination=9, per_dose=Fraction(1, 3))
    phase = Phase((Exposure(4, (2, 0)),), (Exposed(3, 2), hunter))
    rivals = (Rival(2, 2, 9, Fraction(1, 3)),)
    single = ResistanceSolution(ResistanceTest(4, 2, irradiation=3), 2, rivals=rivals)
    solution = solve_phase(phase)
    assert solution.players[0].survives == 1 - single.outlook.odds.eliminated
    assert solution.players[1].fate_spent == single.outlook.spent[1]
    for face in range(1, 5):
        assert solution.advise(face) == single.advise(face)


@settings(deadline=None)
@given(st.lists(st.tuples(st.integers(1, 6), st.integers(1, 3)), min_size=1, max_size=3), st.integers(0, 7))
def test_without_fate_the_dose_and_the_survival_are_as_icepool_has_them(
    areas: list[tuple[int, int]], irradiation: int
) -> None:
    phase = Phase(tuple(Exposure(power, (groups,)) for power, groups in areas), (Exposed(irradiation),))
    (prospect,) = solve_phase(phase).players

    def is_safe(*faces: int) -> bool:
        # Doses are never negative, so who is within the limit at the end was within it all along.
        doses = [max(0, sum(area) - face) for area, face in zip(areas, faces, strict=True)]
        return irradiation + sum(doses) <= 7

    assert prospect.survives == spread(is_safe, *(4 for _ in areas)).get(True, 0)


def test_rulebook_example_of_the_radiation_phase() -> None:
    """Przemo's two groups beside an area of 4; two groups of Tomek's and one of Magda's beside one of 2."""
    areas = (Exposure(2, (0, 2, 1)), Exposure(4, (2, 0, 0)))
    phase = Phase(areas, (Exposed(3, 2), Exposed(0, 4), Exposed(0, 4)))
    assert phase.trials == (Trial(0, 6), Trial(1, 4), Trial(2, 3))
    solution = solve_phase(phase)
    przemo, tomek, magda = solution.players
    assert przemo.survives == 1 - Fraction(1, 4) ** 3
    assert (tomek.survives, magda.survives) == (1, 1)
    assert (tomek.expected_dose, magda.expected_dose) == (Fraction(3 + 2 + 1 + 0, 4), Fraction(2 + 1, 4))
    assert solution.nobody_eliminated == przemo.survives
    one, four = solution.advise(1)[0], solution.advise(4)[0]
    assert one.reroll
    assert not four.reroll
    assert one.own
    assert not solution.advise(1)[1].own


def test_areas_are_faced_by_descending_power_and_equal_ones_as_given() -> None:
    areas = (Exposure(2, (1, 1)), Exposure(5, (1, 0)), Exposure(2, (3, 0)))
    trials = Phase(areas, (Exposed(building_genes=1), Exposed())).trials
    assert trials == (Trial(0, 5), Trial(0, 2), Trial(1, 3), Trial(0, 4))


def test_a_gene_that_is_lent_counts_in_one_test_only() -> None:
    areas = (Exposure(5, (1, 0), lent=(1,)), Exposure(2, (3, 1)))
    assert Phase(areas, (Exposed(), Exposed())).trials == (Trial(0, 5), Trial(0, 5), Trial(1, 3))


def test_fate_is_kept_for_the_test_that_needs_it() -> None:
    """A face that one would re-roll in the last test is left alone while a worse test is still to come."""
    last = Phase((Exposure(4, (2,)),), (Exposed(0, 1, fate_worth=Fraction(1, 2)),))
    first = Phase((Exposure(4, (2,)), Exposure(3, (3,))), (Exposed(0, 1, fate_worth=Fraction(1, 2)),))
    assert solve_phase(last).advise(2)[0].net == 0
    assert solve_phase(first).advise(2)[0].net < 0


@settings(deadline=None)
@given(st.integers(0, 7), st.integers(0, 3), st.integers(1, 5), st.integers(1, 3))
def test_one_more_fate_never_lowers_ones_own_value_when_left_alone(
    irradiation: int, points: int, power: int, groups: int
) -> None:
    areas = (Exposure(power, (groups,)), Exposure(2, (1,)))
    poor, rich = (
        solve_phase(Phase(areas, (Exposed(irradiation, fate),))).players[0] for fate in (points, points + 1)
    )
    assert rich.value >= poor.value


def test_a_phase_without_tests_changes_nothing() -> None:
    solution = solve_phase(Phase((Exposure(3, (0, 0)),), (Exposed(7, 2), Exposed(fate=1, per_dose=1))))
    assert [each.survives for each in solution.players] == [1, 1]
    assert [each.value for each in solution.players] == [4, 2]
    with pytest.raises(OddsError):
        solution.advise(1)


def test_simulated_play_by_the_advice_stays_within_its_standard_error() -> None:
    """After every die that stands, the rest of the phase is a phase of its own."""
    areas = (Exposure(4, (2,)), Exposure(2, (2,)), Exposure(2, (1,)))
    start, rng, runs = Exposed(2, 2, 1), random.Random(99), 3_000
    prospect = solve_phase(Phase(areas, (start,))).players[0]
    later = {
        (rest, level, fate): solve_phase(Phase(areas[rest:], (Exposed(level, fate, 1),)))
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
            dose = max(0, area.power + area.groups[0] - 1 - face)
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
    """Seat 1 tests; seat 2 is asked before seat 0, gains as much, and leaves it to the other."""
    hunter = Exposed(fate=1, per_elimination=20)
    solution = solve_phase(Phase((Exposure(4, (0, 2, 0)),), (hunter, Exposed(3), hunter)))
    told = solution.advise(4)
    assert [each.player for each in told] == [1, 2, 0]
    assert [each.reroll for each in told] == [False, True, True]
    assert solution.players[0].fate_spent > solution.players[2].fate_spent


@pytest.mark.parametrize(("face", "dose", "out"), [(4, 2, 0), (1, 5, 1)])
def test_among_hunters_the_advice_tells_the_dose_of_whoever_tests(face: int, dose: int, out: int) -> None:
    """Seat 1 tests at irradiation 3 against a threat of 6, and nobody has fate."""
    hunter = Exposed(per_elimination=20)
    solution = solve_phase(Phase((Exposure(4, (0, 2, 0)),), (hunter, Exposed(3), hunter)))
    for told in solution.advise(face):
        assert (told.dose, told.eliminated) == (dose, out)
        assert (told.dose_after, told.eliminated_after) == (dose, out)


def test_hostile_players_beyond_what_can_be_solved_exactly_are_refused_not_approximated() -> None:
    areas = tuple(Exposure(4, (1, 2, 1, 2)) for _ in range(3))
    with pytest.raises(OddsError) as caught:
        solve_phase(Phase(areas, tuple(Exposed(3, 4, per_elimination=10) for _ in range(4))))
    assert caught.value.key == "odds-error-too-large"
    assert len(solve_phase(Phase(areas, tuple(Exposed(3, 4) for _ in range(4)))).players) == 4


@pytest.mark.parametrize(
    ("areas", "players", "field"),
    [
        ((), (), "players"),
        ((Exposure(0, (1,)),), (Exposed(),), "power"),
        ((Exposure(3, (13,)),), (Exposed(),), "groups"),
        ((Exposure(3, (1, 1)),), (Exposed(),), "players"),
        ((Exposure(3, (1,)),), (Exposed(8),), "irradiation"),
        ((Exposure(3, (1,)),), (Exposed(fate=-1),), "fate"),
        ((Exposure(3, (1,)),), (Exposed(building_genes=9),), "building_genes"),
        ((Exposure(3, (1,)),), (Exposed(fate_worth=math.nan),), "fate_worth"),
        ((Exposure(3, (1,)),), (Exposed(per_dose=-1),), "per_dose"),
        ((Exposure(3, (1,)),) * 11, (Exposed(),), "areas"),
        ((Exposure(3, (1,), (9,)),), (Exposed(),), "building_genes"),
    ],
)
def test_a_phase_that_cannot_be_names_the_field(
    areas: tuple[Exposure, ...], players: tuple[Exposed, ...], field: str
) -> None:
    with pytest.raises(OddsError) as caught:
        Phase(areas, players)
    assert caught.value.field == field
