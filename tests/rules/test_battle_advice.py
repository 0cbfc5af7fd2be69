"""Advice on a planned addition to the strength: its worth, and the odds along the way."""

from dataclasses import replace
from fractions import Fraction

import pytest

from companion.rules.chromosome.battle import Commit, Fight, can_add, most_added
from companion.rules.chromosome.odds import (
    NOTHING,
    Duel,
    Helps,
    Holder,
    Moment,
    Rerolls,
    Solution,
    Stake,
    additions,
    battle_odds,
    outlook,
    plannable,
    solved,
)
from companion.rules.chromosome.odds.duel import MOST_STANDINGS
from companion.rules.chromosome.odds.positions import duel_of
from companion.rules.chromosome.state import Detail, Fighter, State
from companion.ui.chromosome.battle_commitment_draft import Commitment, about_to_add, nothing_to_add, one_more
from tests.rules.build import JAN, OLA, Play, game, genes
from tests.rules.odds.fights import committing, fight, reserve, with_fate

FIGHT = Fight(attacker=OLA, attacker_group=3, defender=JAN, defender_group=2)


def battle(detail: Detail = "full", **ola: object) -> Play:
    """Ola with two combat genes and three tokens against two of Jan's, who has no combat gene."""
    play = game("Ola", "Jan", "Ewa", detail=detail).board(Ola=6, Jan=6, Ewa=6)
    return play.given(OLA, **{"active": genes(action=1, combat=2), **ola}).do(FIGHT)


def fighters(state: State) -> tuple[Fighter, Fighter]:
    """Both sides of the battle."""
    assert state.battle is not None
    return state.battle.attacker, state.battle.defender


def fought(state: State, attacker: Stake = NOTHING, defender: Stake = NOTHING) -> Duel:
    """Return the inputs of the odds."""
    found = duel_of(state, (attacker, defender))
    assert found is not None
    return found


# the planned addition ------------------------------------------------------------------------------------


def test_each_side_steps_its_own_numbers_within_their_bounds() -> None:
    now = Commitment()
    now = now.stepped("attacker", "genes", 1, 2).stepped("defender", "fate", 2, 4)
    assert now == Commitment(Stake(1, 0), Stake(0, 2))
    assert (now.of("attacker"), now.of("defender")) == (Stake(1, 0), Stake(0, 2))
    assert now.stepped("attacker", "genes", 5, 2) == Commitment(Stake(2, 0), Stake(0, 2))
    assert now.stepped("defender", "fate", -3, 4).defender == Stake(0, 0)
    assert now.stepped("defender", "fate", -1, 1).defender == Stake(0, 0)


def test_combat_genes_and_fate_are_what_can_be_added() -> None:
    state = battle(fate=3).state
    assert (most_added(state, OLA, "genes"), most_added(state, OLA, "fate")) == (2, 3)
    assert (most_added(state, JAN, "genes"), most_added(state, JAN, "fate")) == (0, 4)


def test_with_the_quick_level_of_detail_up_to_eight_genes_can_be_added() -> None:
    state = battle("quick").state
    assert (most_added(state, OLA, "genes"), most_added(state, JAN, "genes")) == (8, 8)


def test_what_was_chosen_is_bounded_by_what_is_there_and_gone_once_it_is_committed() -> None:
    play = battle(fate=3)
    wished = Commitment(Stake(5, 9), Stake(5, 9))
    assert about_to_add(play.state, wished) == (Stake(2, 3), Stake(0, 4))
    play.do(Commit(side="attacker", genes=1))
    assert about_to_add(play.state, wished) == (NOTHING, Stake(0, 4))
    assert about_to_add(game().state, wished) == (NOTHING, NOTHING)


def test_a_side_can_add_genes_or_fate_until_it_has_committed() -> None:
    play = battle(fate=0)
    assert can_add(play.state, fighters(play.state)[0])
    assert can_add(battle(active=genes(action=1)).state, fighters(play.state)[0])
    bare = battle(fate=0, active=genes(action=1)).state
    assert not can_add(bare, fighters(bare)[0])
    play.do(Commit(side="attacker"))
    assert not can_add(play.state, fighters(play.state)[0])


def test_there_is_nothing_to_add_in_a_battle_where_neither_side_can() -> None:
    play = battle(fate=0, active=genes(action=1)).given(JAN, fate=0)
    assert nothing_to_add(play.state)
    assert not nothing_to_add(battle().state)
    assert not nothing_to_add(battle(fate=0, active=genes(action=1)).state)
    assert not nothing_to_add(game().state)


# its worth -----------------------------------------------------------------------------------------------


def test_what_a_side_can_add_is_weighed_for_that_side() -> None:
    told = fought(battle(fate=1).state)
    attacker, defender = additions(told, "attacker"), additions(told, "defender")
    assert [each.own.strength for each in attacker] == [0, 1, 2, 3]
    assert [each.own.strength for each in defender] == [0, 1, 2, 3, 4]
    wins = [each.outlook.odds.attacker_wins for each in attacker]
    assert wins == sorted(wins)
    assert wins[0] > Fraction(1, 2) > defender[0].outlook.odds.defender_wins
    assert sum(each.best for each in attacker) == sum(each.best for each in defender) == 1
    assert attacker[0].gain == defender[0].gain == 0


def test_out_of_the_range_of_the_odds_nothing_is_weighed() -> None:
    told = committing(fight(3, 2, 30), reserve(8), reserve())
    assert additions(told, "attacker") == ()


def test_one_more_gene_is_tried_before_one_more_fate_point() -> None:
    state = battle(fate=1).state
    assert one_more(state, "attacker", (NOTHING, NOTHING)) == (Stake(1, 0), NOTHING)
    assert one_more(state, "attacker", (Stake(2, 0), Stake(0, 1))) == (Stake(2, 1), Stake(0, 1))
    assert one_more(state, "attacker", (Stake(2, 1), NOTHING)) is None
    assert one_more(state, "defender", (Stake(1, 0), Stake(0, 2))) == (Stake(1, 0), Stake(0, 3))
    committed = battle(fate=1).do(Commit(side="attacker")).state
    assert one_more(committed, "attacker", (NOTHING, NOTHING)) is None
    assert one_more(game().state, "attacker", (NOTHING, NOTHING)) is None


# the result ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rerolls", Rerolls)
@pytest.mark.parametrize("face", range(1, 5))
def test_once_the_attackers_die_stands_without_fate_the_odds_are_those_of_the_defenders_alone(
    face: int, rerolls: Rerolls
) -> None:
    told = replace(fought(battle(fate=0).given(JAN, fate=0).state), rerolls=rerolls)
    wins = sum(3 + face > 2 + other for other in range(1, 5))
    assert outlook(told, Moment(face, closed=True)).odds.attacker_wins == Fraction(wins, 4)


@pytest.mark.parametrize("rerolls", Rerolls)
def test_the_end_is_counted_with_the_rerolls_that_were_chosen(rerolls: Rerolls) -> None:
    told = replace(fought(battle(fate=2).state), rerolls=rerolls)
    plain = with_fate(fight(3, 2), 2, 4, attacker_on_board=6, defender_on_board=6, rerolls=rerolls)
    for moment in (Moment(), Moment(1), Moment(1, closed=True)):
        ours, theirs = outlook(told, moment), Solution(plain).outlook_from(moment)
        assert (ours.odds.losses, ours.spent[:2]) == (theirs.odds.losses, theirs.spent)
        assert not any(ours.spent[2:]), "who helps nobody spends nothing"
    assert (outlook(told).odds == battle_odds(fight(3, 2))) == (rerolls == Rerolls.NONE)


@pytest.mark.parametrize("rerolls", Rerolls)
def test_where_nobody_has_fate_there_are_no_rerolls_to_count(rerolls: Rerolls) -> None:
    told = replace(fought(battle(fate=0).given(JAN, fate=0).state), rerolls=rerolls)
    assert outlook(told).odds == battle_odds(fight(3, 2))


def test_more_fate_than_the_odds_take_counts_as_the_most_that_they_take() -> None:
    play = battle(fate=1).given(JAN, fate=10)
    most = fought(play.state)
    assert fought(play.given(JAN, fate=11).state) == most
    assert fought(play.state, defender=Stake(0, 3)).unsettled.defender.fate == 10


@pytest.mark.parametrize("rerolls", Rerolls)
def test_without_a_cap_nobody_loses_more_tokens_than_stand_on_the_board(rerolls: Rerolls) -> None:
    uncapped = fight(3, 1, 6, capped=False)
    told = with_fate(uncapped, attacker_on_board=6, defender_on_board=2, rerolls=rerolls)
    assert max(outlook(told).odds.defender_losses) == 2
    assert max(outlook(told, Moment(4, closed=True)).odds.defender_losses) == 2


def test_those_outside_count_as_long_as_the_purses_are_small_enough() -> None:
    def counted(fate: int) -> tuple[Holder, ...]:
        helping = (Holder(fate, helps=Helps.ATTACKER),)
        told = with_fate(fight(3, 2), 6, 9, bystanders=helping).within().bystanders
        assert told in ((), helping)
        return told

    assert MOST_STANDINGS == 7 * 10 * 10
    assert counted(9)
    assert not counted(10)


def test_what_is_about_to_be_added_is_still_held_before_it_is_settled() -> None:
    play = battle(fate=4).given(JAN, fate=3)
    told = fought(play.state, Stake(1, 2), Stake(0, 1))
    assert (told.attacker.genes, told.attacker.fate, told.battle.attacker.strength) == (1, 2, 6)
    before = fought(play.state)
    assert told.unsettled == before == plannable(told)
    play.do(Commit(side="attacker", genes=1, fate=2))
    settled = fought(play.state)
    assert settled.added("attacker") == NOTHING
    assert settled.unsettled.battle.attacker.strength == 6
    assert additions(settled, "defender")[0].value == solved(settled).value(1)


def test_whoever_can_lose_the_last_tokens_is_known_with_the_chance() -> None:
    odds = battle_odds(fight(3, 2))
    assert with_fate(fight(3, 2), defender_on_board=2).falls(odds) == (0, odds.defender_losses[2])
    assert with_fate(fight(3, 2), attacker_on_board=6, defender_on_board=6).falls(odds) == (0, 0)
    assert fight(3, 2).falls(odds) == (0, 0)
    assert with_fate(fight(3, 2), attacker_on_board=1, defender_on_board=1).falls(odds) == (
        odds.attacker_losses[1] + odds.attacker_losses.get(2, Fraction(0)),
        odds.defender_losses[1] + odds.defender_losses[2],
    )
