"""The plain battle against icepool, the rulebook's example and what must hold for every battle."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.rules.chromosome.odds import Battle, Losses, OddsError, TieRule, battle_odds
from tests.rules.odds.oracle import spread

battles = st.builds(
    Battle,
    attacker_size=st.integers(1, 3),
    defender_size=st.integers(1, 3),
    attacker_bonus=st.integers(0, 8),
    defender_bonus=st.integers(0, 8),
    faces=st.integers(2, 20),
    tie=st.sampled_from(TieRule),
    capped=st.booleans(),
)


def oracle(battle: Battle) -> dict[Losses, Fraction]:
    """The battle told to icepool in its own words."""

    def end(attacker_die: int, defender_die: int) -> tuple[int, int, int]:
        margin = battle.attacker_size + battle.attacker_bonus + attacker_die
        margin -= battle.defender_size + battle.defender_bonus + defender_die
        most = (battle.attacker_size, battle.defender_size) if battle.capped else (99, 99)
        if margin > 0:
            return 0, min(most[1], margin), 1
        if margin < 0:
            return min(most[0], -margin), 0, -1
        return int(battle.tie != "attacker"), int(battle.tie != "defender"), 0

    return {Losses(*each): chance for each, chance in spread(end, battle.faces, battle.faces).items()}


@given(battles)
def test_every_plain_battle_is_as_icepool_has_it(battle: Battle) -> None:
    odds = battle_odds(battle)
    assert {end: Fraction(w, odds.denominator) for end, w in odds.weights.items()} == oracle(battle)


@pytest.mark.parametrize("attacker", [1, 2, 3])
@pytest.mark.parametrize("defender", [1, 2, 3])
@pytest.mark.parametrize("tie", TieRule)
def test_every_battle_without_bonus_on_four_faces_is_as_icepool_has_it(
    attacker: int, defender: int, tie: TieRule
) -> None:
    for bonus in range(6):
        battle = Battle(attacker, defender, bonus, 2, tie=tie)
        odds = battle_odds(battle)
        assert {end: Fraction(w, odds.denominator) for end, w in odds.weights.items()} == oracle(battle)


@given(battles)
def test_chances_sum_to_exactly_one(battle: Battle) -> None:
    odds = battle_odds(battle)
    assert odds.attacker_wins + odds.tie + odds.defender_wins == 1
    assert sum(odds.losses.values()) == 1
    assert sum(odds.attacker_losses.values()) == 1
    assert sum(odds.defender_losses.values()) == 1


@given(battles)
def test_expected_losses_are_the_sums_of_their_spreads(battle: Battle) -> None:
    odds = battle_odds(battle)
    assert odds.expected_attacker_loss == sum(n * p for n, p in odds.attacker_losses.items())
    assert odds.expected_defender_loss == sum(n * p for n, p in odds.defender_losses.items())
    assert odds.balance == odds.expected_defender_loss - odds.expected_attacker_loss


@given(battles)
def test_more_strength_never_lowers_the_chance_to_win_nor_raises_the_expected_loss(battle: Battle) -> None:
    weaker = battle_odds(battle)
    stronger = battle_odds(
        Battle(
            battle.attacker_size,
            battle.defender_size,
            battle.attacker_bonus + 1,
            battle.defender_bonus,
            battle.faces,
            battle.tie,
            battle.capped,
        )
    )
    assert stronger.attacker_wins >= weaker.attacker_wins
    assert stronger.defender_wins <= weaker.defender_wins
    assert stronger.balance >= weaker.balance


@given(battles)
def test_exchanging_the_sides_exchanges_the_odds(battle: Battle) -> None:
    mirrored_tie = {
        TieRule.STANDARD: TieRule.STANDARD,
        TieRule.DOMINATION: TieRule.DEFENDER_SPARED,
        TieRule.DEFENDER_SPARED: TieRule.DOMINATION,
    }
    mirror = Battle(
        battle.defender_size,
        battle.attacker_size,
        battle.defender_bonus,
        battle.attacker_bonus,
        battle.faces,
        mirrored_tie[battle.tie],
        battle.capped,
    )
    here, there = battle_odds(battle), battle_odds(mirror)
    assert here.attacker_wins == there.defender_wins
    assert here.attacker_losses == there.defender_losses
    assert here.balance == -there.balance


def test_a_tie_costs_each_fighter_one_token() -> None:
    assert Battle(2, 2).result(0) == Losses(1, 1, 0)


def test_a_tie_under_domination_costs_the_attacker_none() -> None:
    assert Battle(2, 2, tie=TieRule.DOMINATION).result(0) == Losses(0, 1, 0)


def test_the_loser_loses_the_difference_but_at_most_the_group() -> None:
    battle = Battle(3, 2)
    assert [battle.result(margin).defender for margin in (1, 2, 3, 6)] == [1, 2, 2, 2]
    assert [battle.result(-margin).attacker for margin in (1, 2, 3, 6)] == [1, 2, 3, 3]
    assert Battle(3, 2, capped=False).result(6).defender == 6


def test_rulebook_example_of_the_spark_przemo_loses_one_token_to_tomek() -> None:
    """3 tokens + 1 gene + 1 fate against 2 tokens + 2 genes; the dice end as 2 and 4."""
    battle = Battle(3, 2, attacker_bonus=2, defender_bonus=2)
    assert (battle.attacker_strength, battle.defender_strength) == (5, 4)
    przemo, tomek = battle.attacker_strength + 2, battle.defender_strength + 4
    assert (przemo, tomek) == (7, 8)
    assert battle.result(przemo - tomek) == Losses(attacker=1, defender=0, winner=-1)


def test_rulebook_example_of_the_spark_has_ten_of_sixteen_throws_for_przemo() -> None:
    odds = battle_odds(Battle(3, 2, attacker_bonus=2, defender_bonus=2))
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
        Battle(**{"attacker_size": 1, "defender_size": 1, **changed})  # pyright: ignore[reportArgumentType]
    assert caught.value.field == field
    assert caught.value.low < caught.value.high
