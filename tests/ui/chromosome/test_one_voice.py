"""All figures and all advice of a screen use one re-roll model."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    Duel,
    Moment,
    Rerolls,
    Rival,
    SeatSolution,
    SeatTests,
    Solution,
    battle_odds,
    outlook,
    solved,
)
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.advice import worth_telling
from companion.words import Words
from tests.rules.odds.fights import TIES, fight, with_fate
from tests.rules.odds.trials import OneTest, exposed, phase, threats
from tests.sizes import examples

EN = Words("en", strict=True).of("chromosome")

duels = st.builds(
    with_fate,
    st.builds(
        fight,
        attacker_size=st.integers(1, 3),
        defender_size=st.integers(1, 3),
        attacker_bonus=st.integers(0, 4),
        defender_bonus=st.integers(0, 4),
        faces=st.sampled_from([4, 6]),
        tie=st.sampled_from(TIES),
        capped=st.booleans(),
    ),
    attacker_fate=st.integers(0, 4),
    defender_fate=st.integers(0, 4),
    attacker_worth=st.integers(0, 4),
    defender_worth=st.integers(0, 4),
    attacker_on_board=st.integers(1, 4),
    defender_on_board=st.integers(1, 4),
    rerolls=st.sampled_from(Rerolls),
)
dice = st.tuples(st.integers(1, 4), st.none() | st.integers(1, 4))

seats = st.builds(
    SeatTests,
    irradiation=st.integers(0, 7),
    fate=st.integers(0, 4),
    fate_worth=st.integers(0, 4),
    tests=st.lists(st.integers(1, 8), min_size=1, max_size=3).map(lambda each: threats(*each)),
    rerolls=st.sampled_from(Rerolls),
    rivals=st.integers(0, 8).map(lambda points: (Rival(points),) if points else ()),
)

OF_BEING_OUT = {"odds-advice-must", "odds-advice-wait", "odds-advice-out-reroll", "odds-advice-out-keep"}
AGAINST = {"odds-advice-lost", "odds-advice-wait", "odds-advice-out-keep", "odds-advice-risk-keep"}


def assert_speaks_of_what_is_red(told: why.Stakes, spoken: why.Explanation | None) -> None:
    """Assert that a sentence fits the red number above it, whatever its advice."""
    key = spoken.key if spoken is not None else None
    if told.eliminated == 0:
        assert key not in OF_BEING_OUT
    if told.eliminated == 1 and told.eliminated_after < 1:
        assert told.reroll, "whoever is out for certain gives all the fate for a chance"
        assert key == "odds-advice-must"
    assert (key == "odds-advice-lost") == (told.eliminated == told.eliminated_after == 1)
    if key in ("odds-advice-out-reroll", "odds-advice-out-keep"):
        assert told.eliminated_after < told.eliminated
    if key in ("odds-advice-risk-reroll", "odds-advice-risk-keep"):
        assert told.eliminated_after > told.eliminated
    assert told.reroll == (key not in AGAINST) or key is None
    if key is None:
        assert EN.percent(told.eliminated) == EN.percent(told.eliminated_after)


@settings(deadline=None, max_examples=examples(10_000))
@given(duels, dice)
def test_advice_about_a_battle_never_disagrees_with_the_chance_to_be_out(
    duel: Duel, lying: tuple[int, int | None]
) -> None:
    moment = Moment(*lying)
    reds = duel.falls(outlook(duel, moment._replace(closed=True)).odds)
    for told in filter(worth_telling, solved(duel).advise(moment)):
        assert told.eliminated == reds[told.player]
        if told.at_stake:
            out, after = EN.percent(told.eliminated), EN.percent(told.eliminated_after)
            spoken = why.elimination_advice(told, out, after, waits=told.waits)
            assert_speaks_of_what_is_red(told, spoken)
            assert why.advice(told, out, after).key not in ("odds-advice-no-fate", "odds-advice-no-gain")


@settings(deadline=None, max_examples=examples(10_000))
@given(seats)
def test_advice_about_a_test_never_disagrees_with_the_chance_to_be_out(tests: SeatTests) -> None:
    solution, limit = SeatSolution(tests), tests.limit
    for face in range(1, tests.faces + 1):
        own, *others = solution.advise(face)
        dose = tests.tests[0].dose(face)
        if tests.irradiation + dose > limit:
            assert own.eliminated == 1
        elif len(tests.tests) == 1:
            assert own.eliminated == 0
        assert bool(others) == bool(tests.rivals)
        for told in (own, *others):
            if not told.able:
                continue
            out, after = EN.percent(told.eliminated), EN.percent(told.eliminated_after)
            assert (told.dose, told.eliminated) == (own.dose, own.eliminated), "the die stands for all alike"
            if told.own:
                assert_speaks_of_what_is_red(told, why.elimination_advice(told, out, after))
            elif told.reroll:
                assert told.eliminated_after > told.eliminated


@settings(deadline=None, max_examples=examples(200))
@given(seats)
def test_the_prospect_of_the_tests_is_what_the_first_face_leads_to_on_average(tests: SeatTests) -> None:
    solution = SeatSolution(tests)
    assert sum(solution.first.dose.values()) == 1
    if len(tests.tests) == 1:
        assert solution.first.eliminated == 1 - solution.prospect.survives
        assert solution.first.expected_dose == solution.prospect.expected_dose
    else:
        assert solution.first.eliminated <= 1 - solution.prospect.survives


# what each model counts ----------------------------------------------------------------------------------


def test_without_rerolls_the_dice_decide_alone() -> None:
    duel = with_fate(
        fight(3, 2, 2, 2), 4, 4, 0, 0, attacker_on_board=2, defender_on_board=2, rerolls=Rerolls.NONE
    )
    assert Solution(duel).outlook.odds.losses == battle_odds(fight(3, 2, 2, 2)).losses
    assert Solution(duel).outlook.spent == (0, 0)
    ill = SeatTests(threats(4), 6, 4, rivals=(Rival(9),), rerolls=Rerolls.NONE)
    assert SeatSolution(ill).prospect.survives == Fraction(2, 4)


def test_with_ones_own_fate_the_dice_of_others_are_let_stand() -> None:
    """Only the attacker re-rolls the attacker's die, and nobody helps."""
    duel = with_fate(fight(2, 2), 1, 1, 0, 0, rerolls=Rerolls.OWN)
    solved = Solution(duel)
    for face in range(1, 5):
        assert solved.next_reroll(Moment(face)) in (None, ATTACKER)
        for other in range(1, 5):
            assert solved.next_reroll(Moment(face, other)) in (None, DEFENDER)
    assert solved.outlook_from(Moment(1)).spent[ATTACKER] > 0


def test_with_ones_own_fate_a_test_is_that_of_a_player_left_alone() -> None:
    alone = phase(((4, (2, 1)), (2, (1, 1))), (exposed(4, 2), exposed(5, 3)))
    assert alone.prospect(0) == SeatSolution(SeatTests(threats(6, 3), 4, 2)).prospect


@pytest.mark.parametrize("face", range(1, 5))
def test_when_rivals_reroll_they_hold_the_fate_of_all_and_act_as_one(face: int) -> None:
    people = (exposed(4, 2), exposed(fate=1), exposed(fate=3))
    ours = phase(((4, (2, 0, 0)),), people, Rerolls.ALL).solution(0)
    theirs = SeatSolution(OneTest(4, 2, irradiation=4).with_fate(2, rivals=(Rival(4),)))
    assert ours.first.dose == theirs.first.dose
    assert ours.advise(face) == theirs.advise(face)


def test_the_same_irradiation_is_three_different_dangers_and_each_is_called_by_its_name() -> None:
    """Irradiation 6, threat 4, four fate points, one rival or three: an example from a review."""

    def dangers(rerolls: Rerolls, rivals: int) -> Fraction:
        others = (Rival(rivals),) if rivals else ()
        return 1 - SeatSolution(SeatTests(threats(4), 6, 4, rivals=others, rerolls=rerolls)).prospect.survives

    out = {
        (rerolls, rivals): dangers(rerolls, rivals)
        for rerolls, rivals in ((Rerolls.NONE, 0), (Rerolls.OWN, 0), (Rerolls.ALL, 4), (Rerolls.ALL, 12))
    }
    assert out[Rerolls.NONE, 0] == Fraction(1, 2)
    assert out[Rerolls.OWN, 0] == Fraction(1, 2) ** 5
    assert out[Rerolls.OWN, 0] < out[Rerolls.ALL, 4] < out[Rerolls.ALL, 12] < 1


def test_the_defender_waits_who_can_still_have_an_own_die_thrown_again() -> None:
    """2 against 2, the attacker adds one and rolls 3: half of the defender's faces are fatal."""

    def told(rerolls: Rerolls) -> tuple[str, Fraction]:
        fighting = with_fate(fight(2, 2, 1), 3, 4, attacker_on_board=4, defender_on_board=2, rerolls=rerolls)
        given_ = next(each for each in solved(fighting).advise(Moment(3)) if each.player == DEFENDER)
        out, after = EN.percent(given_.eliminated), EN.percent(given_.eliminated_after)
        return why.advice(given_, out, after).key, given_.eliminated

    assert told(Rerolls.NONE) == ("odds-advice-out-reroll", Fraction(1, 2))
    assert told(Rerolls.OWN) == ("odds-advice-wait", Fraction(1, 2) ** 5)
    key, out = told(Rerolls.ALL)
    assert key == "odds-advice-wait"
    assert Fraction(1, 2) ** 5 <= out < 1
