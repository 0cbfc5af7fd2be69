"""The worth of a combat gene and a fate point before the dice, against each pair of choices solved alone."""

import math
from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest

from companion.rules.chromosome.odds import (
    ATTACKER,
    DEFENDER,
    Duel,
    Helps,
    Holder,
    OddsError,
    Solution,
    Stake,
)
from tests.rules.odds.fights import bystander, commitments, fight, raised, reserve


def alone(battle: Duel, mine: Holder, theirs: Holder, own: Stake, other: Stake) -> Solution:
    left = [
        replace(held, genes=held.genes - put.genes, fate=held.fate - put.fate)
        for held, put in ((mine, own), (theirs, other))
    ]
    return Solution(replace(raised(battle, own.strength, other.strength), attacker=left[0], defender=left[1]))


@pytest.mark.parametrize(
    ("battle", "mine", "theirs"),
    [
        (fight(3, 2), reserve(2, 2), reserve(2, 2)),
        (fight(1, 3, tie="attacker"), reserve(3, 1, 0.5, 0.25), reserve(1, 2, 0.25, 0.5)),
        (fight(3, 1, attacker_bonus=6), reserve(2, 1, 1, 1), reserve(3, 2, 0.5)),
        (fight(2, 3, capped=False, defender_bonus=4), reserve(2, 1, 1), reserve(1, 1, 1)),
        (fight(2, 2), reserve(1, 2, on_board=2), reserve(1, 2, on_board=3)),
        (fight(1, 2), reserve(2, 1), reserve(1, 2, on_board=2)),
        # The side behind has more genes than it needs for a lead that no dice can turn.
        (fight(1, 3, defender_bonus=1), reserve(8), reserve(1)),
        (fight(3, 1, attacker_bonus=1), reserve(1), reserve(8)),
    ],
)
def test_the_table_is_that_of_every_pair_of_choices_solved_alone(
    battle: Duel, mine: Holder, theirs: Holder
) -> None:
    table = commitments(battle, mine, theirs).attacker_table
    assert {row.own for row in table} == {
        Stake(g, f) for g, f in product(range(mine.genes + 1), range(mine.fate + 1))
    }
    answers = [Stake(g, f) for f, g in product(range(theirs.fate + 1), range(theirs.genes + 1))]
    for row in table:
        values = {
            answer: alone(battle, mine, theirs, row.own, answer).value(DEFENDER)
            + Fraction(theirs.gene_worth) * (theirs.genes - answer.genes)
            for answer in answers
        }
        assert values[row.other] == max(values.values()) == row.other_value
        # Among equal answers, the one with the least fate, then with the fewest genes.
        assert row.other == next(answer for answer in answers if values[answer] == row.other_value)
        after = alone(battle, mine, theirs, row.own, row.other)
        assert row.value == after.value(ATTACKER) + Fraction(mine.gene_worth) * (mine.genes - row.own.genes)
        assert row.outlook.odds.losses == after.outlook.odds.losses
        assert row.outlook.spent == after.outlook.spent
    best = [row for row in table if row.best]
    assert len(best) == 1
    assert best[0].value == max(row.value for row in table)


def test_the_defenders_table_answers_what_the_attacker_put_in() -> None:
    both = commitments(fight(3, 2), reserve(2, 1, 1), reserve(2, 1, 1))
    for row in both.attacker_table:
        answers = both.defender_table(row.own)
        best = next(answer for answer in answers if answer.best)
        assert best.own == row.other
        assert best.other == row.own
        assert (best.value, best.other_value) == (row.other_value, row.value)


def test_free_genes_are_all_spent_where_they_matter_and_none_where_they_do_not() -> None:
    table = commitments(fight(2, 2), reserve(2), reserve()).attacker_table
    assert next(row for row in table if row.best).own == Stake(2, 0)
    far_ahead = commitments(fight(3, 1, attacker_bonus=9), reserve(2), reserve(1)).attacker_table
    best = next(row for row in far_ahead if row.best)
    assert best.own == best.other == Stake(0, 0)


def test_a_gene_worth_more_than_any_battle_is_kept() -> None:
    table = commitments(fight(2, 2), reserve(2, gene_worth=9), reserve(1, gene_worth=9)).attacker_table
    best = next(row for row in table if row.best)
    assert (best.own, best.other) == (Stake(0, 0), Stake(0, 0))
    assert best.value == 18


def test_a_bystanders_fate_counts_in_the_table() -> None:
    helper = bystander(Helps.ATTACKER, 3, 0)
    helped = commitments(fight(2, 2), reserve(1), reserve(1), (helper,)).attacker_table
    unhelped = commitments(fight(2, 2), reserve(1), reserve(1)).attacker_table
    assert all(here.value > there.value for here, there in zip(helped, unhelped, strict=True))


@pytest.mark.parametrize(
    ("mine", "field"),
    [
        (reserve(genes=9), "attacker_genes"),
        (reserve(fate=11), "attacker_fate"),
        (reserve(fate_worth=math.nan), "fate_worth"),
        (reserve(gene_worth=-1), "gene_worth"),
    ],
)
def test_a_reserve_that_cannot_be_names_the_field(mine: Holder, field: str) -> None:
    with pytest.raises(OddsError) as caught:
        commitments(fight(1, 1), mine, reserve())
    assert caught.value.field == field


def test_nobody_commits_more_than_they_have() -> None:
    with pytest.raises(OddsError):
        commitments(fight(1, 1), reserve(1), reserve(1)).defender_table(Stake(2, 0))
