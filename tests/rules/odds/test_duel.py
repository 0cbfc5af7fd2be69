"""The battle with re-rolls against a plain game tree, against simulation, and against invariants."""

import itertools
import math
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    Duel,
    Helps,
    Holder,
    Losses,
    Moment,
    OddsError,
    Solution,
    battle_odds,
)
from tests.rules.odds.fights import TIES, bystander, fight, raised, turned, with_fate
from tests.rules.odds.game_tree import Game, Spread, Tree, likes, paid

HELPS = {Helps.ATTACKER: 1, Helps.DEFENDER: -1, Helps.NOBODY: 0}


def tree_of(duel: Duel) -> Tree:
    return Tree(
        Game(
            duel.battle,
            duel.faces,
            duel.worths,
            (1, -1, *(HELPS[each.helps] for each in duel.bystanders)),
            (duel.attacker.on_board, duel.defender.on_board),
            Fraction(duel.elimination),
        )
    )


def assert_same_play(solution: Solution, tree: Tree, moment: Moment, spread: Spread) -> None:
    """Assert that values, chances and spent fate are those of the game tree."""
    duel, fates = solution.duel, moment.fates
    assert fates is not None
    for player in range(len(fates)):
        assert solution.value(player, moment) == likes(tree.game, player, spread)
    outlook = solution.outlook_from(moment)
    chances: dict[Losses, Fraction] = {}
    for end, chance in spread:
        key = Losses(end.attacker_lost, end.defender_lost, end.winner)
        chances[key] = chances.get(key, Fraction(0)) + chance
    assert {end: Fraction(w, outlook.odds.denominator) for end, w in outlook.odds.weights.items()} == chances
    for player, spent in enumerate(outlook.spent):
        kept = sum(chance * end.fates[player] for end, chance in spread)
        assert spent == fates[player] - kept
    assert duel.fates >= fates


def assert_same_turns(
    solution: Solution, moment: Moment, asked: Sequence[int], rerolls: Callable[[int], bool]
) -> None:
    """Assert that solver and tree have the same player force the re-roll, or nobody."""
    first = next((player for at, player in enumerate(asked) if solution.sides[player] and rerolls(at)), None)
    assert solution.next_reroll(moment) == first


def assert_same_advice(
    solution: Solution,
    tree: Tree,
    moment: Moment,
    stands: Spread,
    thrown: Callable[[tuple[int, ...]], Spread],
) -> None:
    """Assert that solver and tree give the same advice: accept the die, or pay for a re-roll."""
    fates = moment.fates
    assert fates is not None
    told = {each.player: each for each in solution.advise(moment)}
    for player, advice in told.items():
        held = solution.worths[player] * fates[player]
        assert advice.able == (fates[player] > 0)
        assert Fraction(advice.keep, advice.scale) + held == likes(tree.game, player, stands)
        assert advice.eliminated == falls(solution, player, stands)
        if advice.able:
            after = thrown(paid(fates, player))
            assert Fraction(advice.force, advice.scale) + held == likes(tree.game, player, after)
            assert advice.eliminated_after == falls(solution, player, after)
            assert advice.reroll == (likes(tree.game, player, after) > likes(tree.game, player, stands))
    assert set(told) == {player for player, side in enumerate(solution.sides) if side}


def falls(solution: Solution, player: int, spread: Spread) -> Fraction:
    """Return the chance that this fighter loses all remaining tokens on the board."""
    duel, lost = solution.duel, Fraction(0)
    for end, chance in spread:
        if player == ATTACKER and duel.attacker.on_board is not None:
            lost += chance * (end.attacker_lost >= duel.attacker.on_board)
        if player == DEFENDER and duel.defender.on_board is not None:
            lost += chance * (end.defender_lost >= duel.defender.on_board)
    return lost


def assert_solution_is_the_game_tree(duel: Duel) -> None:
    """Compare play, advice and figures for every amount of fate and every die."""
    solution, tree = Solution(duel), tree_of(duel)
    faces = range(1, duel.faces + 1)
    for fates in itertools.product(*(range(points + 1) for points in duel.fates)):
        assert_same_play(solution, tree, Moment(fates=fates), tree.roll_attack(fates))
        for die in faces:
            moment = Moment(die, fates=fates)
            assert_same_play(solution, tree, moment, tree.attack(die, fates, 0))
            assert_same_play(solution, tree, Moment(die, None, True, fates), tree.roll_defence(die, fates))
            assert_same_turns(solution, moment, tree.attack_asked(), partial(tree.rerolls_attack, die, fates))
            stands = tree.roll_defence(die, fates)
            assert_same_advice(solution, tree, moment, stands, tree.roll_attack)
            for other in faces:
                moment = Moment(die, other, fates=fates)
                assert_same_play(solution, tree, moment, tree.defend(die, other, fates, 0))
                assert_same_turns(
                    solution, moment, tree.defend_asked(), partial(tree.rerolls_defence, die, other, fates)
                )
                stands = tree.defend(die, other, fates, len(fates))
                again = partial(tree.roll_defence, die)
                assert_same_advice(solution, tree, moment, stands, again)


@pytest.mark.parametrize("worth", [0, Fraction(1, 4), Fraction(1, 2), 1, 2])
@pytest.mark.parametrize("strengths", [(2, 2), (5, 4), (1, 3)])
def test_two_and_two_fate_are_played_as_in_the_game_tree(worth: Fraction, strengths: tuple[int, int]) -> None:
    battle = fight(3, 2, strengths[0] - 3, strengths[1] - 2)
    assert_solution_is_the_game_tree(with_fate(battle, 2, 2, worth, worth))


def test_unequal_purses_and_worths_are_played_as_in_the_game_tree() -> None:
    battle = fight(2, 3, 2, 0, tie="attacker")
    assert_solution_is_the_game_tree(with_fate(battle, 3, 1, Fraction(1, 3), 0.2))


def test_three_and_three_fate_are_played_as_in_the_game_tree_on_a_three_sided_die() -> None:
    assert_solution_is_the_game_tree(with_fate(fight(1, 2, 1, 0, faces=3), 3, 3, 0.1, 0.15))


@pytest.mark.parametrize("helps", Helps)
def test_a_bystander_is_played_as_in_the_game_tree(helps: Helps) -> None:
    watcher = bystander(helps, 2, Fraction(1, 5))
    assert_solution_is_the_game_tree(with_fate(fight(3, 2, 2, 2, faces=3), 1, 1, 0.25, 0.3, (watcher,)))


def test_two_bystanders_on_opposite_sides_are_played_as_in_the_game_tree() -> None:
    watchers = (bystander(Helps.DEFENDER, 1, 0.1), bystander(Helps.ATTACKER, 1, 0.1))
    assert_solution_is_the_game_tree(with_fate(fight(2, 2, faces=3), 1, 1, 0.2, 0.2, watchers))


small_duels = st.builds(
    with_fate,
    battle=st.builds(
        fight,
        attacker_size=st.integers(1, 3),
        defender_size=st.integers(1, 3),
        attacker_bonus=st.integers(0, 3),
        defender_bonus=st.integers(0, 3),
        faces=st.integers(2, 4),
        tie=st.sampled_from(TIES),
    ),
    attacker_fate=st.integers(0, 2),
    defender_fate=st.integers(0, 2),
    attacker_worth=st.fractions(0, 2, max_denominator=8),
    defender_worth=st.fractions(0, 2, max_denominator=8),
    attacker_on_board=st.none() | st.integers(1, 4),
    defender_on_board=st.none() | st.integers(1, 4),
    elimination=st.integers(0, 20),
)


@settings(max_examples=25, deadline=None)
@given(small_duels)
def test_any_small_duel_is_played_as_in_the_game_tree(duel: Duel) -> None:
    assert_solution_is_the_game_tree(duel)


def test_last_tokens_are_defended_as_in_the_game_tree() -> None:
    battle = fight(2, 1, 0, 1, tie="defender")
    assert_solution_is_the_game_tree(with_fate(battle, 2, 2, attacker_on_board=2, defender_on_board=1))


def test_fate_is_worth_nothing_to_a_fighter_who_falls_with_the_last_tokens() -> None:
    """At 8 against 5 the defender loses two tokens; a re-roll, 5/4 on average and both half of the time.

    With other tokens on the board, a re-roll saves 3/4 of a token for a point that is worth 2. Without
    others, the die costs 2 + 20, the re-roll 5/4 + 20/2, and fate is worth nothing to an eliminated player.
    """
    battle, lying = fight(3, 2, 2, 2), Moment(3, 1)
    rich = Solution(with_fate(battle, 0, 1, defender_on_board=9)).advise(lying)[0]
    attacker, last = reversed(Solution(with_fate(battle, 0, 1, defender_on_board=2)).advise(lying))
    assert (rich.reroll, rich.net, rich.at_stake) == (False, Fraction(3, 4) - 2, False)
    assert (last.reroll, last.net, last.at_stake) == (True, Fraction(43, 4), True)
    assert last.gain == rich.gain == Fraction(3, 4)
    assert not attacker.at_stake


def test_nobody_falls_where_more_tokens_stand_on_the_board_than_the_group_can_lose() -> None:
    battle = fight(3, 2, 2, 2)
    without, many = Solution(with_fate(battle, 2, 2)), Solution(with_fate(battle, 2, 2, 2, 2, (), 4, 3))
    assert without.advise(Moment(3)) == many.advise(Moment(3))
    assert without.value(ATTACKER) == many.value(ATTACKER)


def test_the_issues_example_a_reroll_is_worth_half_a_token_to_the_defender_so_the_die_is_kept() -> None:
    """Four-sided die, attacker 5 (group of 3), defender 4 (group of 2), the attacker's die shows 3."""
    solution = Solution(with_fate(fight(3, 2, 2, 2), attacker_fate=1, defender_fate=1))
    odds = solution.outlook_from(Moment(3)).odds
    assert (odds.attacker_wins, odds.tie, odds.defender_wins) == (Fraction(3, 4), Fraction(1, 4), 0)
    attacker, defender = solution.advise(Moment(3))
    assert (defender.balance, defender.balance_after) == (Fraction(-5, 4), Fraction(-3, 4))
    assert (defender.gain, defender.cost, defender.net) == (Fraction(1, 2), 2, Fraction(-3, 2))
    assert not defender.reroll
    assert not attacker.reroll
    assert attacker.gain == Fraction(-1, 2)
    assert solution.next_reroll(Moment(3)) is None


def test_rulebook_example_of_the_spark_tomek_rerolls_przemos_four_when_fate_is_cheap() -> None:
    """In the rulebook, Tomek pays to re-roll Przemo's 4, and Przemo to re-roll his own 1."""
    solution = Solution(with_fate(fight(3, 2, 2, 2), 2, 2, 0.25, 0.25))
    przemo, tomek = solution.advise(Moment(4))
    assert tomek.reroll
    assert not przemo.reroll
    assert solution.next_reroll(Moment(4)) == DEFENDER
    after = solution.advise(Moment(1, fates=(2, 1)))
    assert after[ATTACKER].reroll


def test_without_fate_a_duel_is_the_plain_battle() -> None:
    for attacker, defender in itertools.product((1, 2, 3), repeat=2):
        battle = fight(attacker, defender, 1, 2)
        outlook = Solution(with_fate(battle)).outlook
        plain = battle_odds(battle)
        assert outlook.odds.losses == plain.losses
        assert outlook.odds.tie == plain.tie
        assert outlook.spent == (0, 0)


duels = st.builds(
    with_fate,
    battle=st.builds(
        fight,
        attacker_size=st.integers(1, 3),
        defender_size=st.integers(1, 3),
        attacker_bonus=st.integers(0, 4),
        defender_bonus=st.integers(0, 4),
        faces=st.sampled_from([2, 3, 4, 6, 8]),
        tie=st.sampled_from(TIES),
    ),
    attacker_fate=st.integers(0, 5),
    defender_fate=st.integers(0, 5),
    attacker_worth=st.floats(0, 3),
    defender_worth=st.floats(0, 3),
)


@settings(deadline=None)
@given(duels)
def test_chances_under_best_play_sum_to_exactly_one(duel: Duel) -> None:
    solution = Solution(duel)
    odds, spent = solution.outlook
    assert odds.attacker_wins + odds.tie + odds.defender_wins == 1
    assert sum(odds.losses.values()) == 1
    for player, points in enumerate(spent):
        assert 0 <= points <= duel.fates[player]


@settings(deadline=None)
@given(duels)
def test_the_value_is_the_balance_of_tokens_and_the_worth_of_the_fate_kept(duel: Duel) -> None:
    """Two ways to the same number: backwards as values, forwards as chances."""
    solution = Solution(duel)
    odds, spent = solution.outlook
    for player, sign in ((ATTACKER, 1), (DEFENDER, -1)):
        kept = duel.fates[player] - spent[player]
        assert solution.value(player) == sign * odds.balance + duel.worths[player] * kept


@settings(deadline=None)
@given(duels)
def test_one_more_fate_never_lowers_ones_own_value_against_an_opponent_without_fate(duel: Duel) -> None:
    for player, name in ((ATTACKER, "attacker"), (DEFENDER, "defender")):
        held, other = duel.holders[player], {"attacker": "defender", "defender": "attacker"}[name]
        alone = replace(duel, **{other: Holder()})
        richer = replace(alone, **{name: replace(held, fate=held.fate + 1)})
        assert Solution(richer).value(player) >= Solution(alone).value(player) + duel.worths[player]


@settings(deadline=None)
@given(duels)
def test_more_strength_never_lowers_ones_own_value_against_an_opponent_without_fate(duel: Duel) -> None:
    alone = replace(duel, defender=Holder())
    assert Solution(raised(alone, attacker=1)).value(ATTACKER) >= Solution(alone).value(ATTACKER)


@settings(deadline=None)
@given(duels)
def test_exchanging_the_fighters_exchanges_their_values(duel: Duel) -> None:
    """Mirror every die: the order of rolling and asking makes no difference between two fighters."""
    here, there = Solution(duel), Solution(turned(duel))
    assert here.value(ATTACKER) == there.value(DEFENDER)
    assert here.value(DEFENDER) == there.value(ATTACKER)
    assert here.outlook.odds.attacker_losses == there.outlook.odds.defender_losses
    assert here.outlook.spent == there.outlook.spent[::-1]


@settings(deadline=None, max_examples=40)
@given(duels)
def test_only_the_lead_matters_not_where_the_strength_comes_from(duel: Duel) -> None:
    assert Solution(raised(duel, 5, 5)).outlook == Solution(duel).outlook


@settings(deadline=None, max_examples=40)
@given(duels)
def test_two_helpers_without_fate_change_nothing(duel: Duel) -> None:
    idle = (bystander(Helps.ATTACKER, 0), bystander(Helps.NOBODY, 9))
    watched = Solution(replace(duel, bystanders=idle))
    assert watched.value(ATTACKER) == Solution(duel).value(ATTACKER)
    assert watched.outlook.odds.losses == Solution(duel).outlook.odds.losses
    assert watched.outlook.spent[2:] == (0, 0)


def test_fate_that_is_worth_more_than_any_battle_is_never_spent() -> None:
    solution = Solution(with_fate(fight(3, 3), 10, 10, 7, 7))
    assert solution.outlook.spent == (0, 0)
    moments = itertools.starmap(Moment, itertools.product(range(1, 5), (None, *range(1, 5))))
    assert not any(each.reroll for moment in moments for each in solution.advise(moment))


def test_the_roller_is_asked_first_then_the_opponent_then_the_bystanders_clockwise() -> None:
    watchers = (bystander(Helps.DEFENDER, 1), bystander(Helps.NOBODY, 1), bystander(Helps.ATTACKER, 1))
    solution = Solution(with_fate(fight(2, 2), 1, 1, bystanders=watchers))
    assert [each.player for each in solution.advise(Moment(2))] == [ATTACKER, DEFENDER, 2, 4]
    assert [each.player for each in solution.advise(Moment(2, 3))] == [DEFENDER, ATTACKER, 2, 4]


def simulate(solution: Solution, rng: random.Random) -> tuple[Losses, tuple[int, ...]]:
    """Play one battle with random dice; everybody plays optimally."""
    duel, faces = solution.duel, solution.duel.faces
    fates = duel.fates

    def window(attacker_die: int | None) -> int:
        nonlocal fates
        die = rng.randint(1, faces)
        while True:
            dice = (die, None) if attacker_die is None else (attacker_die, die)
            forcing = solution.next_reroll(Moment(*dice, fates=fates))
            if forcing is None:
                return die
            fates = tuple(points - (player == forcing) for player, points in enumerate(fates))
            die = rng.randint(1, faces)

    attacker_die = window(None)
    defender_die = window(attacker_die)
    return duel.end(attacker_die - defender_die), fates


@pytest.mark.parametrize(
    "duel",
    [
        with_fate(fight(3, 2, 2, 2), 3, 3, 0.2, 0.2),
        with_fate(fight(2, 3, 1, 0, faces=6, tie="attacker"), 2, 4, 0.1, 0.4),
        with_fate(
            fight(2, 2), 1, 1, 0.3, 0.3, (bystander(Helps.ATTACKER, 2, 0.1), bystander(Helps.DEFENDER, 2))
        ),
    ],
)
def test_simulated_best_play_stays_within_its_standard_error(duel: Duel) -> None:
    solution, rng, runs = Solution(duel), random.Random(20_26), 4_000
    ends = [simulate(solution, rng) for _ in range(runs)]
    odds, spent = solution.outlook
    for chance, winner in ((odds.attacker_wins, 1), (odds.tie, 0), (odds.defender_wins, -1)):
        error = math.sqrt(chance * (1 - chance) / runs)
        assert abs(sum(end.winner == winner for end, _ in ends) / runs - chance) <= 4 * error
    balances = [end.balance for end, _ in ends]
    mean = sum(balances) / runs
    error = math.sqrt(sum((b - mean) ** 2 for b in balances) / runs / runs)
    assert abs(mean - odds.balance) <= 4 * error
    for player, points in enumerate(spent):
        used = [duel.fates[player] - fates[player] for _, fates in ends]
        mean = sum(used) / runs
        error = math.sqrt(sum((u - mean) ** 2 for u in used) / runs / runs)
        assert abs(mean - points) <= 4 * error + 1e-12
    assert sum(spent) > 0


@pytest.mark.parametrize(
    "moment",
    [
        Moment(5),
        Moment(0),
        Moment(2, 9),
        Moment(defender_die=2),
        Moment(2, fates=(3, 0)),
        Moment(2, fates=(1,)),
        Moment(closed=True, defender_die=1),
        Moment(9, closed=True),
    ],
)
def test_a_moment_that_cannot_be_is_refused(moment: Moment) -> None:
    solution = Solution(with_fate(fight(2, 2), 2, 2))
    with pytest.raises(OddsError):
        solution.value(ATTACKER, moment)
    with pytest.raises(OddsError):
        solution.outlook_from(moment)


def test_there_is_no_advice_before_a_die_lies() -> None:
    with pytest.raises(OddsError):
        Solution(with_fate(fight(2, 2), 2, 2)).advise(Moment())


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"attacker_fate": -1}, "attacker_fate"),
        ({"defender_fate": 11}, "defender_fate"),
        ({"attacker_worth": math.nan}, "fate_worth"),
        ({"attacker_worth": math.inf}, "fate_worth"),
        ({"defender_worth": -0.5}, "fate_worth"),
        ({"defender_worth": "2"}, "fate_worth"),
        ({"bystanders": (bystander(Helps.ATTACKER, 12),)}, "bystander_fate"),
    ],
)
def test_a_duel_that_cannot_be_names_the_field_and_its_range(changed: dict[str, object], field: str) -> None:
    with pytest.raises(OddsError) as caught:
        with_fate(fight(1, 1), **changed)  # pyright: ignore[reportArgumentType]
    assert caught.value.field == field
