"""Paying: genes, energy from groups and trophies, a fate point for a gene."""

import pytest

from companion.rules.chromosome.actions import Impulse
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import MarkActive
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.fate import RecoverFate
from companion.rules.chromosome.house_rules import SetDetail
from companion.rules.chromosome.prices import Payment
from companion.rules.chromosome.special import ActSpecially
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay


def rich(**numbers: object) -> Play:
    """Ola has charged tokens, trophies of Jan's and Ewa's, and genes."""
    play = game("Ola", "Jan", "Ewa").given(
        OLA, on_board=6, charged=6, trophies=(0, 2, 1), active=genes(action=2, telepathy=1)
    )
    return play.given(OLA, **numbers)


def special(payment: Payment, *, energy: int = 0, cost: Genes | None = None) -> ActSpecially:
    return ActSpecially(action="x", genes=cost or genes(), energy=energy, payment=payment)


# genes ---------------------------------------------------------------------------------------------------


def test_genes_that_pay_go_from_active_to_passive() -> None:
    play = rich().do(special(pay(), cost=genes(action=1, telepathy=1)))
    assert (play[OLA].active, play[OLA].passive) == (genes(action=1), genes(action=1, telepathy=1))


def test_passive_genes_pay_nothing() -> None:
    play = rich(active=genes(), passive=genes(action=4))
    assert play.refuses(special(pay(), cost=genes(action=1))) == "too-few-genes"


def test_a_gene_of_another_kind_pays_nothing() -> None:
    assert rich().refuses(special(pay(), cost=genes(combat=1))) == "too-few-genes"


# a fate point for a gene -----------------------------------------------------------------------------------


def test_a_fate_point_stands_for_a_gene_and_the_fate_token_is_exhausted() -> None:
    play = rich().do(special(pay(fate="combat"), cost=genes(action=1, combat=1)))
    assert (play[OLA].fate, play[OLA].fate_token) == (3, False)
    assert (play[OLA].active, play[OLA].passive) == (genes(action=1, telepathy=1), genes(action=1))


def test_a_fate_point_stands_for_one_gene_only() -> None:
    assert rich().refuses(special(pay(fate="combat"), cost=genes(combat=2))) == "too-few-genes"


def test_a_fate_point_stands_for_a_gene_once_a_round_not_once_a_turn() -> None:
    play = rich(active=genes(action=1)).do(Impulse(payment=pay(fate="telepathy"))).ends_turn()
    play.passes(JAN, EWA)
    assert play.active == OLA
    assert play.refuses(Impulse(payment=pay(fate="telepathy"))) == "fate-gene-used"
    play.to_next_round().do(MarkActive(seat=OLA))
    assert play.do(Impulse(payment=pay(fate="telepathy")))[OLA].fate == 2


def test_a_fate_point_for_a_gene_needs_a_fate_point() -> None:
    assert rich(fate=0).refuses(Impulse(payment=pay(fate="telepathy"))) == "too-little-fate"


def test_a_fate_point_is_not_wasted_on_a_gene_that_is_not_needed() -> None:
    assert rich().refuses(Impulse(payment=pay(fate="action"))) == "fate-gene-not-needed"


def test_right_before_an_attack_a_fate_point_may_stand_for_its_gene() -> None:
    play = rich(active=genes())
    play.do(Fight(attacker=OLA, attacker_group=3, defender=JAN, defender_group=2, payment=pay(fate="action")))
    assert (play[OLA].fate, play[OLA].passive) == (3, genes())


# energy --------------------------------------------------------------------------------------------------


def test_each_discharged_token_is_one_energy_point() -> None:
    assert rich().do(special(pay(3), energy=3))[OLA].charged == 3


@pytest.mark.parametrize("discharged", [1, 2, 3])
def test_what_a_group_gives_beyond_the_price_is_lost(discharged: int) -> None:
    play = rich().do(special(pay(discharged), energy=1))
    assert play[OLA].charged == 6 - discharged


def test_a_discharged_token_gives_no_energy() -> None:
    refusal = rich(charged=2).refusal(special(pay(3), energy=3))
    assert (refusal.code, refusal.params) == ("too-few-charged", {"player": "Ola", "has": 2})


def test_a_price_is_paid_in_full() -> None:
    refusal = rich().refusal(special(pay(1, trophies=(0, 1)), energy=4))
    assert refusal.code == "too-little-energy"
    assert refusal.params == {"player": "Ola", "paid": 3, "needs": 4}


def test_a_trophy_given_back_is_two_energy_points_and_returns_to_its_owners_supply() -> None:
    play = rich()
    before = play.state.supply(JAN), play.state.supply(EWA)
    play.do(special(pay(trophies=(0, 1, 1)), energy=4))
    assert play[OLA].trophies == (0, 1, 0)
    assert (play.state.supply(JAN), play.state.supply(EWA)) == (before[0] + 1, before[1] + 1)
    assert play[OLA].charged == 6


def test_groups_and_trophies_pay_together_and_a_surplus_point_is_lost() -> None:
    play = rich().do(special(pay(2, trophies=(0, 1)), energy=3))
    assert (play[OLA].charged, play[OLA].trophies) == (4, (0, 1, 1))


def test_nobody_gives_back_trophies_that_they_do_not_hold() -> None:
    assert rich().refuses(special(pay(trophies=(0, 3)), energy=6)) == "too-few-trophies"
    assert rich().refuses(special(pay(trophies=(1,)), energy=2)) == "too-few-trophies"


def test_trophies_belong_to_somebody_at_the_table() -> None:
    refusal = rich().refusal(special(pay(trophies=(0, 0, 0, 1)), energy=2))
    assert (refusal.code, refusal.params) == ("no-such-seat", {"seat": 4})


@pytest.mark.parametrize(
    ("energy", "discharged", "trophies"),
    [(0, 1, ()), (0, 0, (0, 1)), (1, 4, ()), (2, 5, ()), (1, 1, (0, 1)), (2, 0, (0, 2)), (2, 2, (0, 1))],
)
def test_no_group_and_no_trophy_is_spent_that_could_have_been_kept(
    energy: int, discharged: int, trophies: tuple[int, ...]
) -> None:
    command = special(pay(discharged, trophies=trophies), energy=energy)
    assert rich().refuses(command) == "energy-not-needed"


@pytest.mark.parametrize(
    ("energy", "discharged", "trophies"),
    [(1, 3, ()), (1, 0, (0, 1)), (2, 4, ()), (3, 2, (0, 1)), (4, 6, ()), (3, 0, (0, 2))],
)
def test_what_lies_in_one_piece_may_exceed_the_price(
    energy: int, discharged: int, trophies: tuple[int, ...]
) -> None:
    play = rich().do(special(pay(discharged, trophies=trophies), energy=energy))
    assert play[OLA].charged == 6 - discharged


def test_energy_is_had_in_ones_own_turn_only() -> None:
    assert rich().refuses(RecoverFate(seat=JAN, payment=pay(3))) == "only-in-own-turn"


# quick detail --------------------------------------------------------------------------------------------


def test_with_quick_detail_only_fate_and_trophies_are_followed() -> None:
    play = rich(active=genes(), charged=0).do(SetDetail(detail="quick"))
    play.do(special(pay(5, trophies=(0, 1), fate="combat"), energy=9, cost=genes(action=3)))
    player = play[OLA]
    assert (player.active, player.passive, player.charged) == (genes(), genes(), 0)
    assert (player.trophies, player.fate, player.fate_token) == ((0, 1, 1), 3, False)


def test_with_quick_detail_trophies_and_fate_are_still_bounded() -> None:
    play = rich(fate=0).do(SetDetail(detail="quick"))
    assert play.refuses(special(pay(trophies=(0, 3)))) == "too-few-trophies"
    assert play.refuses(special(pay(trophies=(0, 0, 0, 0)))) == "no-such-seat"
    assert play.refuses(special(pay(fate="combat"))) == "too-little-fate"
