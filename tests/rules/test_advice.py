"""The inputs of the odds about a situation: read from a game, or entered by a player."""

from collections.abc import Sequence

import pytest

from companion.rules.chromosome.areas import AddArea, RadiationBegan
from companion.rules.chromosome.battle import Commit, Fight, losses
from companion.rules.chromosome.history import doses, last_groups
from companion.rules.chromosome.odds import (
    NOTHING,
    Duel,
    Helps,
    Phase,
    Rerolls,
    Rival,
    SeatSolution,
    SeatTests,
    Stake,
    additions,
    battle_odds,
    outlook,
)
from companion.rules.chromosome.odds.positions import bystanders, duel_of, phase_of
from companion.rules.chromosome.play import IrradiationChanged
from companion.rules.chromosome.radiation import AreaFaced, FaceArea, ResistanceTested
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.state import Detail
from companion.rules.chromosome.state import ResistanceTest as RadiationTest
from companion.rules.kernel import Event
from companion.ui.chromosome import explain as why
from companion.ui.chromosome.advice import battle_advice, resistance_advice
from companion.ui.chromosome.battle_commitment_draft import Commitment, about_to_add, nothing_to_add
from tests.rules.build import EWA, JAN, OLA, Play, game, genes
from tests.rules.odds.fights import fight
from tests.rules.odds.trials import OneTest

FIGHT = Fight(attacker=OLA, attacker_group=3, defender=JAN, defender_group=2)


def sum_keys(phase: Phase, seat: int) -> list[str]:
    return [reason.key for reason in why.phase_sums(phase, seat)]


def battle(detail: Detail = "full", **ola: object) -> Play:
    """Ola with three tokens against two of Jan's; Ewa looks on."""
    play = game("Ola", "Jan", "Ewa", detail=detail).board(Ola=6, Jan=6, Ewa=6)
    return play.given(OLA, active=genes(action=1, combat=2), **ola).do(FIGHT)


def found(duel: Duel | None) -> Duel:
    assert duel is not None
    return duel


# a battle ------------------------------------------------------------------------------------------------


def test_a_battle_of_a_game_is_the_battle_of_the_rules_with_what_is_about_to_be_added() -> None:
    play = battle(fate=3)
    told = found(duel_of(play.state, (Stake(1, 1), Stake())))
    fighting = play.state.battle
    assert fighting is not None
    assert told.battle == fighting.replace(attacker=fighting.attacker.replace(genes=1, fate=1))
    assert (told.attacker.genes, told.attacker.fate, told.attacker.on_board) == (1, 2, 6)
    assert (told.defender.fate, told.defender.on_board) == (4, 6)
    plain = found(duel_of(play.state, (Stake(1, 1), Stake()), rerolls=Rerolls.NONE))
    assert outlook(plain).odds == battle_odds(fight(3, 2, 2))


def test_where_genes_are_not_followed_those_about_to_be_added_are_settled() -> None:
    told = found(duel_of(battle("quick").state, (Stake(2, 1), Stake())))
    assert (told.lead, told.unsettled.lead) == (4, 3)
    assert [(held.genes, held.fate) for _, _, held in told.unsettled.fighters] == [(0, 4), (0, 4)]


def test_a_bystander_counts_for_whom_they_help_and_as_long_as_purses_are_few() -> None:
    play = battle()
    assert bystanders(play.state) == (EWA,)
    helpers = ((EWA, Helps.DEFENDER),)
    helped = found(duel_of(play.state, helpers=helpers, fate_worth=0))
    assert [each.helps for each in helped.within().bystanders] == [Helps.DEFENDER]
    alone = found(duel_of(play.state, fate_worth=0))
    assert outlook(helped).odds.attacker_wins < outlook(alone).odds.attacker_wins
    for rerolls in (Rerolls.NONE, Rerolls.OWN):
        told = found(duel_of(play.state, helpers=helpers, fate_worth=0, rerolls=rerolls))
        assert told.within().bystanders == ()
    play.given(OLA, fate=10).given(JAN, fate=10).given(EWA, fate=10)
    assert found(duel_of(play.state, helpers=helpers)).within().bystanders == ()


def test_nobody_plays_rerolls_where_nobody_has_fate() -> None:
    play = battle(fate=0).given(JAN, fate=0)
    assert outlook(found(duel_of(play.state))).odds == battle_odds(fight(3, 2))
    assert not any(outlook(found(duel_of(play.state))).spent)


def test_of_every_strength_the_best_way_to_add_it_is_told_and_one_of_all_is_the_best() -> None:
    rows = additions(found(duel_of(battle(fate=1).state)), "attacker")
    assert [each.own.strength for each in rows] == [0, 1, 2, 3]
    assert rows[0].gain == 0
    assert [each.gain for each in rows if each.best] == [max(each.gain for each in rows)]
    # A gene, which scores nothing, is spent before a fate point, which scores.
    assert rows[1].own.genes == 1


def test_what_is_about_to_be_added_shrinks_with_what_there_is() -> None:
    wished = Commitment().stepped("attacker", "genes", 1, 8).stepped("defender", "fate", 9, 9)
    assert about_to_add(battle().state, wished) == (Stake(1), Stake(0, 4))
    assert about_to_add(battle(fate=0).given(OLA, active=genes()).state, wished)[0] == NOTHING
    assert nothing_to_add(battle(fate=0).given(OLA, active=genes()).given(JAN, fate=0).state)


def test_advice_goes_to_those_for_whom_a_reroll_gains_tokens() -> None:
    play = battle().do(Commit(side="attacker"), Commit(side="defender")).rolls(1)
    assert [told.seat for told in battle_advice(play.state)] == [OLA]
    assert battle_advice(battle().state) == ()


def test_nobody_loses_more_tokens_than_stand_on_the_board() -> None:
    play = battle().do(Commit(side="attacker"), Commit(side="defender"))
    play.rolls(4).stands().rolls(1).stands().given(JAN, on_board=1, charged=1)
    assert play.state.battle is not None
    assert [(loss.loser.seat, loss.tokens) for loss in losses(play.state, play.state.battle)] == [(JAN, 1)]


# radiation -----------------------------------------------------------------------------------------------


def radiation(*cubes: int) -> Play:
    """The radiation phase of three players with this many cubes in each area."""
    return game("Ola", "Jan", "Ewa").board(Ola=6, Jan=6, Ewa=6).radioactive(*cubes).all_pass()


@pytest.mark.parametrize("rerolls", Rerolls)
def test_a_test_of_a_game_is_the_one_that_a_calculator_would_describe(rerolls: Rerolls) -> None:
    play = radiation(4).given(OLA, irradiation=3, fate=2).given(JAN, fate=1).given(EWA, fate=3)
    told = phase_of(play.state, {1: (2, 0, 0)}, 2, rerolls)
    assert told is not None
    rivals = (Rival(4, 2),) if rerolls == Rerolls.ALL else ()
    asked = SeatTests((OneTest(4, 2).ruled,), 3, 2, 2, rivals=rivals, rerolls=rerolls, lends=True)
    assert told.of(OLA) == asked
    assert (told.of(OLA).room, len(why.test_sums(asked))) == (4, 3)


def test_an_area_that_was_added_while_another_is_faced_comes_after_it() -> None:
    play = radiation(2).do(FaceArea(area=1, groups=(2, 0, 0)), AddArea(cubes=5, room="9"))
    told = phase_of(play.state, {2: (1, 0, 0)}, 2, Rerolls.NONE)
    assert told is not None
    assert [test.threat for test in told.tests] == [4, 6]
    assert told.first(OLA).dose == SeatSolution(OneTest(2, 2).with_fate()).first.dose


def test_the_tests_under_way_come_before_those_of_the_areas_that_wait() -> None:
    play = radiation(4, 2).do(FaceArea(area=1, groups=(2, 1, 0)))
    told = phase_of(play.state, {2: (1, 0, 1)}, 2)
    assert told is not None
    assert told.tested == (OLA, JAN, EWA)
    assert [len(told.of(seat).tests) for seat in told.tested] == [2, 1, 1]
    assert told.prospect(EWA).survives == 1
    assert sum_keys(told, OLA) == [reason.key for reason in why.phase_sums(told, JAN)]


def test_advice_counts_the_tests_that_follow_for_the_same_player() -> None:
    play = radiation(4, 2).do(FaceArea(area=1, groups=(2, 0, 0))).rolls(1)
    alone, *_ = resistance_advice(play.state, OLA)
    whole, *_ = resistance_advice(play.state, OLA, nearby={2: (2, 0, 0)})
    assert (alone.seats, alone.whole) == ((OLA,), False)
    assert (whole.seats, whole.whole) == ((OLA,), True)
    assert whole.advice.dose > alone.advice.dose


# what the journal knows ----------------------------------------------------------------------------------


@pytest.fixture
def told() -> Sequence[Event]:
    """The events of facing an area and of Ola's test."""
    play, events = radiation(4), list[Event]()
    for command in (
        FaceArea(area=1, groups=(2, 1, 0)),
        ThrowDie(face=1),
        LetStand(),
    ):
        events += play.do(command).last
    return events


def test_groups_are_remembered_by_area_within_what_is_left_on_the_board(told: Sequence[Event]) -> None:
    state = radiation(4).given(OLA, on_board=1, charged=1).state
    assert last_groups(state, reversed(told), area=1) == (1, 1, 0)
    assert last_groups(state, reversed(told), area=2) == (0, 0, 0)


def test_the_doses_of_the_area_under_way_are_told_by_seat(told: Sequence[Event]) -> None:
    assert doses(told) == {OLA: 5}


def test_who_tested_without_a_dose_is_told_so_and_a_new_phase_forgets_all() -> None:
    tested = (
        AreaFaced(
            area=1,
            tests=tuple(RadiationTest(seat=seat, power=4, groups=1, building=0) for seat in (EWA, OLA, JAN)),
        ),
        ResistanceTested(),
        ResistanceTested(),
        IrradiationChanged(seat=OLA, delta=3, reason="test"),
        IrradiationChanged(seat=EWA, delta=1, reason="special"),
    )
    assert doses(tested) == {EWA: 0, OLA: 3}
    assert doses((*tested, tested[0])) == {}
    assert doses((*tested, RadiationBegan(areas=(1,)), ResistanceTested())) == {}


def test_advice_about_a_test_is_that_of_the_odds_with_everybodys_fate() -> None:
    play = radiation(4).given(JAN, fate=1).given(EWA, fate=3).given(OLA, fate=2, irradiation=3)
    play.do(FaceArea(area=1, groups=(2, 0, 0)))
    solution = SeatSolution(OneTest(4, 2, 0, 3).with_fate(2, rivals=(Rival(4),), lends=True))
    for face in range(1, 5):
        lying = Play(play.state).rolls(face).state
        worth_telling = [
            each
            for each in solution.advise(face)
            if each.reroll
            or (each.own and (each.dose_after < each.dose or each.eliminated_after < each.eliminated))
            or each.best == "lend"
        ]
        assert [each.advice for each in resistance_advice(lying, OLA)] == worth_telling
        seats = ((OLA,), (JAN, EWA))
        told = [each.seats for each in resistance_advice(lying, OLA)]
        assert told == [seats[each.player] for each in worth_telling]


def test_whoever_is_out_or_without_fate_forces_no_reroll_of_a_test() -> None:
    play = radiation(4).given(OLA, fate=1, irradiation=4).given(JAN, fate=0)
    play.given(EWA, fate=2, eliminated=True).do(FaceArea(area=1, groups=(2, 0, 0))).rolls(1)
    solution = SeatSolution(OneTest(4, 2, 0, 4).with_fate(1, lends=True))
    assert [each.advice for each in resistance_advice(play.state, OLA)] == [solution.advise(1)[0]]


def test_there_is_no_advice_about_a_die_that_does_not_lie_or_is_no_test() -> None:
    play = radiation(4).do(FaceArea(area=1, groups=(2, 0, 0)))
    assert resistance_advice(play.state, OLA) == ()
    assert resistance_advice(battle().state, OLA) == ()
    fighting = battle().do(Commit(side="attacker"), Commit(side="defender")).rolls(1)
    assert resistance_advice(fighting.state, OLA) == ()


def test_the_prospect_of_who_has_nothing_to_test_and_no_fate_is_the_survival_alone() -> None:
    play = radiation(4).given(JAN, fate=0).do(FaceArea(area=1, groups=(2, 0, 0)))
    told = phase_of(play.state, {}, 2, Rerolls.OWN)
    assert told is not None
    keys = {seat: sum_keys(told, seat) for seat in (OLA, JAN, EWA)}
    assert keys == {
        OLA: [
            "odds-why-phase-tests",
            "odds-why-survival",
            "odds-why-phase-rerolls",
            "odds-why-lends",
            "odds-why-left-out",
        ],
        JAN: ["odds-why-survival"],
        EWA: ["odds-why-survival", "odds-why-phase-rerolls"],
    }
    rivals = phase_of(play.state, {}, 2, Rerolls.ALL)
    assert rivals is not None
    assert sum_keys(rivals, JAN) == [
        "odds-why-survival",
        "odds-counts-rivals",
        "odds-counts-wish-out",
    ]
    plain = phase_of(play.state, {}, 2, Rerolls.NONE)
    assert plain is not None
    assert sum_keys(plain, EWA) == ["odds-why-survival"]
