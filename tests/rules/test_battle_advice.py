"""What is about to be added to a strength, what that is worth, and what the odds say on the way."""

from dataclasses import replace
from fractions import Fraction

import pytest

from companion.rules.chromosome.advice.battle import (
    MOST_STANDINGS,
    BattleSituation,
    Contender,
    battle_situation,
    last_tokens,
    one_more,
)
from companion.rules.chromosome.advice.commitment import (
    NOTHING,
    Commitment,
    Stake,
    about_to_add,
    can_add,
    most,
    nothing_to_add,
)
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.odds import (
    Battle,
    Bystander,
    Duel,
    Helps,
    Moment,
    Rerolls,
    Reserve,
    Solution,
    battle_odds,
)
from companion.rules.chromosome.state import Detail, Fighter, State
from tests.rules.build import JAN, OLA, Play, game, genes

FIGHT = Fight(attacker=OLA, attacker_group=3, defender=JAN, defender_group=2)


def battle(detail: Detail = "full", **ola: object) -> Play:
    """Ola with two combat genes and three tokens against two of Jan's, who has no combat gene."""
    play = game("Ola", "Jan", "Ewa", detail=detail).board(Ola=6, Jan=6, Ewa=6)
    return play.given(OLA, **{"active": genes(action=1, combat=2), **ola}).do(FIGHT)


def fighters(state: State) -> tuple[Fighter, Fighter]:
    """Both sides of the battle."""
    assert state.battle is not None
    return state.battle.attacker, state.battle.defender


def situation(state: State, attacker: Stake = NOTHING, defender: Stake = NOTHING) -> BattleSituation:
    """What the odds are told."""
    found = battle_situation(state, attacker, defender)
    assert found is not None
    return found


# what is about to be added -------------------------------------------------------------------------------


def test_each_side_steps_its_own_numbers_within_their_bounds() -> None:
    now = Commitment()
    now = now.stepped("attacker", "genes", 1, 2).stepped("defender", "fate", 2, 4)
    assert now == Commitment(Stake(1, 0), Stake(0, 2))
    assert (now.of("attacker"), now.of("defender")) == (Stake(1, 0), Stake(0, 2))
    assert now.stepped("attacker", "genes", 5, 2) == Commitment(Stake(6, 0), Stake(0, 2))
    assert now.stepped("defender", "fate", -3, 4).defender == Stake(0, 0)
    assert now.stepped("defender", "fate", -1, 1).defender == Stake(0, 0)


def test_combat_genes_and_fate_are_what_can_be_added() -> None:
    state = battle(fate=3).state
    attacker, defender = fighters(state)
    assert (most(state, attacker, "genes"), most(state, attacker, "fate")) == (2, 3)
    assert (most(state, defender, "genes"), most(state, defender, "fate")) == (0, 4)


def test_with_the_quick_level_of_detail_up_to_eight_genes_can_be_added() -> None:
    state = battle("quick").state
    attacker, defender = fighters(state)
    assert (most(state, attacker, "genes"), most(state, defender, "genes")) == (8, 8)


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


# what it is worth ----------------------------------------------------------------------------------------


def test_what_a_side_can_add_is_weighed_for_that_side() -> None:
    told = situation(battle(fate=1).state)
    attacker, defender = told.additions("attacker"), told.additions("defender")
    assert [each.row.own.strength for each in attacker] == [0, 1, 2, 3]
    assert [each.row.own.strength for each in defender] == [0, 1, 2, 3, 4]
    wins = [each.row.outlook.odds.attacker_wins for each in attacker]
    assert wins == sorted(wins)
    assert wins[0] > Fraction(1, 2) > defender[0].row.outlook.odds.defender_wins
    assert sum(each.row.best for each in attacker) == sum(each.row.best for each in defender) == 1
    assert attacker[0].gain == defender[0].gain == 0


def test_out_of_the_range_of_the_odds_nothing_is_weighed() -> None:
    told = BattleSituation(Battle(3, 2, 30), Contender(genes=8), Contender())
    assert told.additions("attacker") == ()


def test_one_more_gene_is_tried_before_one_more_fate_point() -> None:
    state = battle(fate=1).state
    plain = situation(state)
    more = one_more(state, "attacker", NOTHING, NOTHING)
    assert more is not None
    assert (more.attacker.added, more.defender.added) == (Stake(1, 0), NOTHING)
    more = one_more(state, "attacker", Stake(2, 0), Stake(0, 1))
    assert more is not None
    assert (more.attacker.added, more.defender.added) == (Stake(2, 1), Stake(0, 1))
    assert one_more(state, "attacker", Stake(2, 1), NOTHING) is None
    more = one_more(state, "defender", Stake(1, 0), Stake(0, 2))
    assert more is not None
    assert (more.attacker.added, more.defender.added) == (Stake(1, 0), Stake(0, 3))
    assert plain.battle == Battle(3, 2)
    committed = battle(fate=1).do(Commit(side="attacker")).state
    assert one_more(committed, "attacker", NOTHING, NOTHING) is None
    assert one_more(game().state, "attacker", NOTHING, NOTHING) is None


# how it ends ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rerolls", Rerolls)
@pytest.mark.parametrize("face", range(1, 5))
def test_once_the_attackers_die_stands_without_fate_the_odds_are_those_of_the_defenders_alone(
    face: int, rerolls: Rerolls
) -> None:
    told = replace(situation(battle(fate=0).given(JAN, fate=0).state), rerolls=rerolls)
    wins = sum(3 + face > 2 + other for other in range(1, 5))
    assert told.odds(Moment(face, closed=True)).attacker_wins == Fraction(wins, 4)


@pytest.mark.parametrize("rerolls", Rerolls)
def test_the_end_is_counted_with_the_rerolls_that_were_chosen(rerolls: Rerolls) -> None:
    told = replace(situation(battle(fate=2).state), rerolls=rerolls)
    solved = Solution(Duel(Battle(3, 2), 2, 4, attacker_on_board=6, defender_on_board=6, rerolls=rerolls))
    for moment in (Moment(), Moment(1), Moment(1, closed=True)):
        ours, theirs = told.outlook(moment), solved.outlook_from(moment)
        assert (ours.odds.losses, ours.spent) == (theirs.odds.losses, theirs.spent)
    assert (told.odds() == battle_odds(Battle(3, 2))) == (rerolls == Rerolls.NONE)


@pytest.mark.parametrize("rerolls", Rerolls)
def test_where_nobody_has_fate_there_are_no_rerolls_to_count(rerolls: Rerolls) -> None:
    told = replace(situation(battle(fate=0).given(JAN, fate=0).state), rerolls=rerolls)
    assert told.odds() == battle_odds(Battle(3, 2))


def test_more_fate_than_the_odds_take_counts_as_the_most_that_they_take() -> None:
    told = BattleSituation(Battle(3, 2), Contender(fate=11), Contender(fate=1))
    most = BattleSituation(Battle(3, 2), Contender(fate=10), Contender(fate=1))
    assert told.outlook() == most.outlook()
    assert told.advise(Moment(1)) == most.advise(Moment(1)) != ()


def test_without_a_cap_nobody_loses_more_tokens_than_stand_on_the_board() -> None:
    uncapped = Battle(3, 1, 6, capped=False)
    told = BattleSituation(uncapped, Contender(on_board=6), Contender(on_board=2), rerolls=Rerolls.NONE)
    assert max(told.odds().defender_losses) == 2
    assert max(told.odds(Moment(4, closed=True)).defender_losses) == 2


def test_those_outside_count_as_long_as_the_purses_are_small_enough() -> None:
    def counted(fate: int) -> tuple[Bystander, ...]:
        helping = (Bystander(Helps.ATTACKER, fate),)
        told = BattleSituation(Battle(3, 2), Contender(fate=6), Contender(fate=9), helping)
        assert told.bystanders in ((), helping)
        return told.bystanders

    assert MOST_STANDINGS == 7 * 10 * 10
    assert counted(9)
    assert not counted(10)


def test_what_is_about_to_be_added_counts_among_the_reserves() -> None:
    told = BattleSituation(
        Battle(3, 2),
        Contender(Stake(1, 2), genes=2, fate=3, on_board=6),
        Contender(Stake(0, 8), fate=5),
        fate_worth=3,
        gene_worth=1,
    )
    assert told.reserves == (Reserve(3, 5, 3, 1, 6), Reserve(0, 10, 3, 1))


def test_whoever_can_lose_the_last_tokens_is_named_with_the_chance() -> None:
    play = battle().given(JAN, on_board=2, charged=0)
    odds = battle_odds(Battle(3, 2))
    assert last_tokens(play.state, odds) == ((JAN, odds.defender_losses[2]),)
    assert last_tokens(battle().state, odds) == ()
    assert last_tokens(game().state, odds) == ()
    both = battle().given(JAN, on_board=1, charged=0).given(OLA, on_board=1, charged=0)
    assert last_tokens(both.state, odds) == (
        (OLA, odds.attacker_losses[1] + odds.attacker_losses.get(2, Fraction(0))),
        (JAN, odds.defender_losses[1] + odds.defender_losses[2]),
    )
