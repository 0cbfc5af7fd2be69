"""A planned battle: its prefilled values, its questions, and its command."""

from dataclasses import replace

from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.prices import FREE, Price, spark_price
from companion.rules.chromosome.state import Battle, Fighter
from companion.ui.chromosome.battle_draft import (
    Force,
    Plan,
    command,
    first_plan,
    largest,
    missing,
    opponents,
    planned,
    with_seat,
)
from tests.rules.build import ADAM, EWA, JAN, OLA, Play, game, genes, pay

PRICE = Price(genes(combat=2), energy=1, any_gene=1)


def four() -> Play:
    """Four players with three tokens each; it is Ola's turn."""
    return game("Ola", "Jan", "Ewa", "Adam").board(Ola=3, Jan=3, Ewa=3, Adam=3)


def whole(**more: object) -> Plan:
    """A plan in which nothing is left open."""
    attacker = Force(OLA, 2, charged=True, modifier=1)
    plan = Plan(attacker, Force(EWA, 3, charged=False, modifier=-2), distance=3, price=PRICE)
    return replace(plan, **more)  # type: ignore[arg-type]


def test_everybody_else_with_tokens_on_the_board_can_be_fought_clockwise() -> None:
    state = four().given(ADAM, eliminated=True).state
    assert [player.seat for player in opponents(state, JAN)] == [EWA, OLA]
    state = four().given(EWA, on_board=0, charged=0).state
    assert [player.seat for player in opponents(state, JAN)] == [ADAM, OLA]
    assert [player.seat for player in opponents(state, None)] == [OLA, JAN, ADAM]


def test_a_group_has_three_tokens_at_most_and_no_more_than_lie_on_the_board() -> None:
    state = four().given(JAN, on_board=2, charged=0).given(EWA, on_board=9, charged=0).state
    assert [largest(state, seat) for seat in (None, OLA, JAN, EWA)] == [0, 3, 2, 3]


def test_the_active_player_attacks_and_the_only_other_is_attacked() -> None:
    state = game("Ola", "Jan").given(JAN, on_board=1, charged=0).state
    plan = first_plan(state, OLA, "")
    assert (plan.attacker, plan.defender) == (Force(OLA), Force(JAN, 1))
    assert (plan.action, plan.spark) == ("spark", True)


def test_of_several_the_one_to_attack_is_still_to_be_named() -> None:
    plan = first_plan(four().state, EWA, "destroy")
    assert (plan.attacker, plan.defender, plan.action) == (Force(EWA), Force(None), "destroy")


def test_domination_brings_its_rule_for_ties() -> None:
    assert first_plan(four().state, OLA, "domination").tie == "attacker"
    plan = whole().with_action("domination")
    assert (plan.action, plan.tie, plan.spark) == ("domination", "attacker", False)
    assert plan.with_action("destroy").tie == "standard"


def test_a_spark_costs_its_distance_and_another_attack_its_own_price() -> None:
    assert whole().cost == spark_price(3)
    assert whole(action="destroy").cost == PRICE


def test_either_side_can_be_asked_for_and_changed() -> None:
    plan, other = whole(), Force(ADAM, 1)
    assert (plan.side("attacker"), plan.side("defender")) == (plan.attacker, plan.defender)
    changed = plan.with_side("attacker", other)
    assert (changed.attacker, changed.defender) == (other, plan.defender)
    changed = plan.with_side("defender", other)
    assert (changed.attacker, changed.defender) == (plan.attacker, other)


def test_a_group_stays_as_chosen_where_the_other_player_can_have_one_as_large() -> None:
    state = four().given(JAN, on_board=2, charged=0).given(ADAM, on_board=1, charged=0).state
    force = Force(OLA, 2, charged=True, modifier=1)
    assert with_seat(state, force, EWA) == Force(EWA, 2, modifier=1)
    assert with_seat(state, force, JAN) == Force(JAN, 2, modifier=1)
    assert with_seat(state, replace(force, group=3), JAN) == Force(JAN, None, modifier=1)
    assert with_seat(state, force, ADAM) == Force(ADAM, 1, modifier=1)


def test_what_is_missing_is_asked_for_in_turn() -> None:
    open_side, no_group = Force(None), Force(OLA)
    assert missing(whole()) is None
    assert missing(whole(action="", defender=open_side)) == "action"
    assert missing(whole(attacker=open_side)) == "defender"
    assert missing(whole(defender=open_side)) == "defender"
    assert missing(whole(attacker=no_group)) == "groups"
    assert missing(whole(defender=no_group)) == "groups"


def test_odds_are_told_of_the_battle_as_if_it_had_begun() -> None:
    state = four().state
    begun = planned(state, whole(action="domination", tie="attacker"))
    assert begun is not None
    assert begun.battle == Battle(
        action="domination",
        tie="attacker",
        attacker=Fighter(seat=OLA, group=2, modifier=1),
        defender=Fighter(seat=EWA, group=3, modifier=-2),
    )
    assert begun.replace(battle=None) == state
    assert planned(state, whole(defender=Force(EWA))) is None


def test_the_command_of_a_spark_has_a_distance_and_no_price() -> None:
    assert command(whole(), pay(3)) == Fight(
        action="spark",
        attacker=OLA,
        attacker_group=2,
        attacker_charged=True,
        attacker_modifier=1,
        defender=EWA,
        defender_group=3,
        defender_charged=False,
        defender_modifier=-2,
        distance=3,
        payment=pay(3),
    )


def test_the_command_of_another_attack_has_its_price_and_no_distance() -> None:
    assert command(whole(action="domination", tie="attacker"), pay(1)) == Fight(
        action="domination",
        attacker=OLA,
        attacker_group=2,
        attacker_charged=True,
        attacker_modifier=1,
        defender=EWA,
        defender_group=3,
        defender_charged=False,
        defender_modifier=-2,
        tie="attacker",
        genes=PRICE.genes,
        energy=1,
        any_gene=1,
        payment=pay(1),
    )


def test_there_is_no_command_while_something_is_missing() -> None:
    assert command(whole(attacker=Force(OLA)), pay()) is None
    assert command(whole(defender=Force(None)), pay()) is None
    assert first_plan(four().state, OLA, "").price == FREE
