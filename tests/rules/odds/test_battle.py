"""The plain battle against icepool, the rulebook's example and the invariants of battles."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.chromosome.odds import Duel, Losses, OddsError, battle_odds
from companion.rules.chromosome.odds.battle import fight as battle_of
from companion.rules.chromosome.state import Tie
from tests.rules.odds.fights import TIES, fight, raised, turned
from tests.rules.odds.oracle import spread

battles = st.builds(
    fight,
    attacker_size=st.integers(1, 3),
    defender_size=st.integers(1, 3),
    attacker_bonus=st.integers(0, 8),
    defender_bonus=st.integers(0, 8),
    faces=st.integers(2, 20),
    tie=st.sampled_from(TIES),
    capped=st.booleans(),
)


def oracle(battle: Duel) -> dict[Losses, Fraction]:
    """Model the battle in icepool."""

    def end(attacker_die: int, defender_die: int) -> tuple[int, int, int]:
        margin = battle.battle.attacker.strength + attacker_die
        margin -= battle.battle.defender.strength + defender_die
        most = (battle.battle.attacker.group, battle.battle.defender.group) if battle.capped else (99, 99)
        if margin > 0:
            return 0, min(most[1], margin), 1
        if margin < 0:
            return min(most[0], -margin), 0, -1
        return int(battle.battle.tie != "attacker"), int(battle.battle.tie != "defender"), 0

    return {Losses(*each): chance for each, chance in spread(end, battle.faces, battle.faces).items()}


@given(battles)
def test_every_plain_battle_is_as_icepool_has_it(battle: Duel) -> None:
    odds = battle_odds(battle)
    assert {end: Fraction(w, odds.denominator) for end, w in odds.weights.items()} == oracle(battle)


@pytest.mark.parametrize("attacker", [1, 2, 3])
@pytest.mark.parametrize("defender", [1, 2, 3])
@pytest.mark.parametrize("tie", TIES)
def test_every_battle_without_bonus_on_four_faces_is_as_icepool_has_it(
    attacker: int, defender: int, tie: Tie
) -> None:
    for bonus in range(6):
        battle = fight(attacker, defender, bonus, 2, tie=tie)
        odds = battle_odds(battle)
        assert {end: Fraction(w, odds.denominator) for end, w in odds.weights.items()} == oracle(battle)


@given(battles)
def test_chances_sum_to_exactly_one(battle: Duel) -> None:
    odds = battle_odds(battle)
    assert odds.attacker_wins + odds.tie + odds.defender_wins == 1
    assert sum(odds.losses.values()) == 1
    assert sum(odds.attacker_losses.values()) == 1
    assert sum(odds.defender_losses.values()) == 1


@given(battles)
def test_expected_losses_are_the_sums_of_their_spreads(battle: Duel) -> None:
    odds = battle_odds(battle)
    assert odds.expected_attacker_loss == sum(n * p for n, p in odds.attacker_losses.items())
    assert odds.expected_defender_loss == sum(n * p for n, p in odds.defender_losses.items())
    assert odds.balance == odds.expected_defender_loss - odds.expected_attacker_loss


@given(battles)
def test_more_strength_never_lowers_the_chance_to_win_nor_raises_the_expected_loss(battle: Duel) -> None:
    weaker = battle_odds(battle)
    stronger = battle_odds(raised(battle, attacker=1))
    assert stronger.attacker_wins >= weaker.attacker_wins
    assert stronger.defender_wins <= weaker.defender_wins
    assert stronger.balance >= weaker.balance


@given(battles)
def test_exchanging_the_sides_exchanges_the_odds(battle: Duel) -> None:
    here, there = battle_odds(battle), battle_odds(turned(battle))
    assert here.attacker_wins == there.defender_wins
    assert here.attacker_losses == there.defender_losses
    assert here.balance == -there.balance


def test_a_battle_has_no_bonus_unless_it_is_told_one() -> None:
    battle = battle_of(3, 3)
    assert (battle.attacker.strength, battle.defender.strength) == (3, 3)
    assert [each.seat for each in (battle.attacker, battle.defender)] == [0, 1]


def test_a_tie_costs_each_fighter_one_token() -> None:
    assert fight(2, 2).end(0) == Losses(1, 1, 0)


def test_a_tie_under_domination_costs_the_attacker_none() -> None:
    assert fight(2, 2, tie="attacker").end(0) == Losses(0, 1, 0)


def test_the_loser_loses_the_difference_but_at_most_the_group() -> None:
    battle = fight(3, 2)
    assert [raised(battle, margin - 1).end(0).defender for margin in (1, 2, 3, 6)] == [1, 2, 2, 2]
    assert [raised(battle, 0, margin + 1).end(0).attacker for margin in (1, 2, 3, 6)] == [1, 2, 3, 3]
    assert raised(fight(3, 2, capped=False), 5).end(0).defender == 6


def test_rulebook_example_of_the_spark_przemo_loses_one_token_to_tomek() -> None:
    """3 tokens + 1 gene + 1 fate against 2 tokens + 2 genes; the dice end as 2 and 4."""
    battle = fight(3, 2, attacker_bonus=2, defender_bonus=2)
    assert battle.lead == 1
    przemo, tomek = battle.battle.attacker.strength + 2, battle.battle.defender.strength + 4
    assert (przemo, tomek) == (7, 8)
    assert battle.end(2 - 4) == Losses(attacker=1, defender=0, winner=-1)


def test_rulebook_example_of_the_spark_has_ten_of_sixteen_throws_for_przemo() -> None:
    odds = battle_odds(fight(3, 2, attacker_bonus=2, defender_bonus=2))
    assert (odds.attacker_wins, odds.tie, odds.defender_wins) == (
        Fraction(10, 16),
        Fraction(3, 16),
        Fraction(3, 16),
    )
    assert odds.losses == {
        (0, 1): Fraction(4, 16),
        (0, 2): Fraction(6, 16),
        (1, 0): Fraction(2, 16),
        (1, 1): Fraction(3, 16),
        (2, 0): Fraction(1, 16),
    }


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"attacker_size": 0}, "attacker_size"),
        ({"defender_size": 4}, "defender_size"),
        ({"attacker_size": 2.5}, "attacker_size"),
        ({"attacker_bonus": 31}, "attacker_bonus"),
        ({"defender_bonus": -11}, "defender_bonus"),
        ({"faces": 0}, "die"),
        ({"faces": 10_000}, "die"),
    ],
)
def test_a_battle_that_cannot_be_names_the_field_and_its_range(changed: dict[str, int], field: str) -> None:
    with pytest.raises(OddsError) as caught:
        fight(**{"attacker_size": 1, "defender_size": 1, **changed})  # pyright: ignore[reportArgumentType]
    assert caught.value.field == field
    assert caught.value.low < caught.value.high
