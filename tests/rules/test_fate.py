"""Fate points: recovery, as a gene, spent on anything; and building genes against irradiation."""

from typing import Any

import pytest

from companion.rules.chromosome.actions import Evolve, Impulse
from companion.rules.chromosome.corrections import MarkActive
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, RecoverFate, SpendFate
from companion.rules.chromosome.house_rules import SetDetail
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.state import Detail
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay


def tired(**options: Any) -> Play:
    """Ola has spent two fate points and has twelve charged tokens."""
    play = game("Ola", "Jan", **options)
    return play.given(OLA, fate=2, on_board=12, charged=12)


def recovery(charged: int = 3) -> RecoverFate:
    return RecoverFate(seat=OLA, payment=pay(charged))


# recovery ------------------------------------------------------------------------------------------------


def test_three_energy_points_bring_back_a_fate_point() -> None:
    play = tired()
    assert play.refusal(recovery(2)).params["needs"] == 3
    play.do(recovery())
    assert (play[OLA].fate, play[OLA].charged) == (3, 9)


def test_recovery_may_be_paid_with_trophies() -> None:
    play = tired().given(OLA, on_board=3, charged=1, trophies=(0, 1))
    play.do(RecoverFate(seat=OLA, payment=pay(1, trophies=(0, 1))))
    assert (play[OLA].fate, play[OLA].charged, play[OLA].trophies) == (3, 0, (0, 0))


def test_recovery_is_no_action() -> None:
    play = tired().do(recovery(), Impulse())
    assert play[OLA].fate == 3
    assert tired().do(Impulse(), recovery())[OLA].fate == 3


def test_fate_is_recovered_once_a_turn() -> None:
    play = tired().do(recovery())
    assert play.refuses(recovery()) == "recovered-this-turn"
    play.do(Impulse()).ends_turn().passes(JAN)
    assert play.do(recovery())[OLA].fate == 4


def test_the_table_may_settle_that_fate_is_recovered_once_a_round() -> None:
    play = tired(recovery="round").do(recovery(), Impulse()).ends_turn().passes(JAN)
    assert play.refuses(recovery()) == "recovered-this-round"
    play.to_next_round().do(MarkActive(seat=OLA))
    assert play.do(recovery())[OLA].fate == 4


def test_a_turn_given_by_hand_has_a_recovery_of_its_own() -> None:
    play = tired().do(recovery(), MarkActive(seat=JAN), MarkActive(seat=OLA))
    assert play.do(recovery())[OLA].fate == 4


def test_fate_is_recovered_in_ones_own_turn_only() -> None:
    play = tired().passes(OLA)
    assert play.refusal(recovery()).params == {"player": "Ola"}
    assert play.refuses(recovery()) == "only-in-own-turn"


def test_nobody_holds_more_than_four_fate_points() -> None:
    refusal = tired().given(OLA, fate=4).refusal(recovery())
    assert (refusal.code, refusal.params) == ("fate-full", {"player": "Ola", "most": 4})


# as a gene -----------------------------------------------------------------------------------------------


def test_a_fate_point_is_used_as_a_gene_once_a_round() -> None:
    play = game().do(FateAsGene(seat=OLA, gene="telepathy"))
    assert (play[OLA].fate, play[OLA].fate_token) == (3, False)
    assert play.refuses(FateAsGene(seat=OLA, gene="action")) == "fate-gene-used"
    assert play.to_next_round().do(FateAsGene(seat=OLA, gene="action"))[OLA].fate == 2


def test_right_before_and_after_a_battle_a_fate_point_may_stand_for_a_gene() -> None:
    play = game().do(FateAsGene(seat=JAN, gene="combat")).fights(OLA, 2, JAN, 1, 1, 1)
    assert play.refuses(FateAsGene(seat=OLA, gene="combat")) == "no-fate-gene-in-battle"
    assert play.applied().do(FateAsGene(seat=OLA, gene="combat"))[OLA].fate == 3


def test_without_fate_there_is_no_gene_from_fate_and_the_token_stays_active() -> None:
    play = game().given(OLA, fate=0)
    assert play.refuses(FateAsGene(seat=OLA, gene="combat")) == "too-little-fate"
    assert play[OLA].fate_token


# spent on anything ---------------------------------------------------------------------------------------


def test_a_fate_point_may_be_spent_at_any_time_until_none_is_left() -> None:
    play = game().all_pass()
    for left in (3, 2, 1, 0):
        assert play.do(SpendFate(seat=JAN))[JAN].fate == left
    refusal = play.refusal(SpendFate(seat=JAN))
    assert (refusal.code, refusal.params) == ("too-little-fate", {"player": "Jan", "has": 0})
    assert play.refuses(SpendFate(seat=EWA)) == "no-such-seat"


# building genes against irradiation ----------------------------------------------------------------------


def irradiated() -> Play:
    return game().given(OLA, irradiation=5, active=genes(building=2), passive=genes(building=1))


@pytest.mark.parametrize(("active", "passive"), [(1, 0), (0, 1), (2, 1)])
def test_each_discarded_building_gene_takes_one_irradiation_away(active: int, passive: int) -> None:
    play = irradiated().do(DiscardBuilding(seat=OLA, active=active, passive=passive))
    assert play[OLA].irradiation == 5 - active - passive
    assert (play[OLA].active.building, play[OLA].passive.building) == (2 - active, 1 - passive)


def test_building_genes_are_discarded_beside_the_action_in_ones_own_turn_only() -> None:
    play = irradiated().do(DiscardBuilding(seat=OLA, active=1), DiscardBuilding(seat=OLA, active=1))
    assert play[OLA].irradiation == 3
    assert play.state.turn.actions == ()
    assert play.refuses(DiscardBuilding(seat=JAN, active=1)) == "only-in-own-turn"


@pytest.mark.parametrize(("active", "passive"), [(3, 0), (0, 2)])
def test_nobody_discards_building_genes_that_they_do_not_have(active: int, passive: int) -> None:
    command = DiscardBuilding(seat=OLA, active=active, passive=passive)
    assert irradiated().refuses(command) == "too-few-genes"


def test_irradiation_falls_no_lower_than_nothing() -> None:
    play = irradiated().given(OLA, irradiation=1).do(DiscardBuilding(seat=OLA, active=2))
    assert play[OLA].irradiation == 0
    assert play.refuses(DiscardBuilding(seat=OLA, passive=1)) == "not-irradiated"


def test_no_gene_at_all_lowers_nothing() -> None:
    assert irradiated().refuses(DiscardBuilding(seat=OLA)) == "nothing-chosen"


def test_with_quick_detail_more_genes_are_believed_than_were_told_but_those_are_gone() -> None:
    play = irradiated().do(SetDetail(detail="quick"), DiscardBuilding(seat=OLA, active=4))
    assert (play[OLA].irradiation, play[OLA].genes.building) == (1, 0)
    assert play.refuses(DiscardBuilding(seat=OLA, active=9)) == "too-few-genes"


def test_with_quick_detail_a_discarded_gene_is_an_active_one_first() -> None:
    play = irradiated().given(OLA, active=genes(building=1), passive=genes(building=2))
    play.do(SetDetail(detail="quick"), DiscardBuilding(seat=OLA, active=2))
    assert (play[OLA].active.building, play[OLA].passive.building) == (0, 1)


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_a_building_gene_that_was_discarded_lessens_no_threat(detail: Detail) -> None:
    """Lines 185-186 and 720-722: only active building genes in one's possession count in the test."""
    play = game("Ola", "Jan", detail=detail).given(OLA, irradiation=3)
    play.do(Evolve(gene="building", payment=pay(1)), DiscardBuilding(seat=OLA, active=1))
    assert (play[OLA].genes.building, play[OLA].irradiation) == (0, 2)
    play.ends_turn().radioactive(3).all_pass().do(FaceArea(area=1, groups=(1,)))
    play.rolls(1).stands()
    assert play[OLA].irradiation == 2 + 3 + 1 - 1


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_a_chromosome_has_room_again_for_every_gene_that_was_discarded(detail: Detail) -> None:
    """Lines 408-411: eight genes at most, so five evolved and five discarded leave room for the next one."""
    play = game("Ola", "Jan", detail=detail).given(OLA, irradiation=9, on_board=12)
    for _ in range(5):
        play.given(OLA, charged=12, active=genes(action=2, telepathy=1), passive=genes())
        play.do(Evolve(gene="building", payment=pay(1)), DiscardBuilding(seat=OLA, active=1))
        play.ends_turn().ends_turn() if detail == "quick" else play.ends_turn().do(Impulse()).ends_turn()
        play.given(JAN, active=genes(action=2, telepathy=1), passive=genes())
    assert play.do(Evolve(gene="building", payment=pay(1)))[OLA].genes.total == 4


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_fate_stands_for_any_gene_for_any_purpose_so_for_a_discarded_one_too(detail: Detail) -> None:
    """Lines 185-186 and 875-884: once a round, whatever the gene is for."""
    play = game("Ola", "Jan", detail=detail).given(OLA, irradiation=3)
    play.do(DiscardBuilding(seat=OLA, fate=True))
    assert (play[OLA].irradiation, play[OLA].fate, play[OLA].fate_token) == (2, 3, False)
    assert play[OLA].genes == genes(action=2, telepathy=1)
    assert play.refuses(DiscardBuilding(seat=OLA, fate=True)) == "fate-gene-used"


def test_fate_stands_for_one_more_gene_beside_those_that_are_discarded() -> None:
    """Lines 185-186 and 875-884."""
    play = irradiated().option(building_relief=2).do(DiscardBuilding(seat=OLA, active=1, fate=True))
    assert (play[OLA].irradiation, play[OLA].active.building, play[OLA].fate) == (1, 1, 3)


def test_without_fate_or_irradiation_no_fate_is_discarded() -> None:
    discard = DiscardBuilding(seat=OLA, fate=True)
    assert game("Ola", "Jan").refuses(discard) == "not-irradiated"
    assert irradiated().given(OLA, fate=0).refuses(discard) == "too-little-fate"
    assert irradiated().refuses(DiscardBuilding(seat=JAN, fate=True)) == "only-in-own-turn"


def test_recovering_fate_takes_energy_and_no_gene() -> None:
    """Lines 891-895: three energy points; a fate point used as a gene pays nothing here."""
    play = tired()
    command = RecoverFate(seat=OLA, payment=pay(3, fate="action"))
    assert play.refuses(command) == "fate-gene-not-needed"
    named = RecoverFate(seat=OLA, payment=pay(3).replace(any_genes=genes(action=1)))
    refusal = play.refusal(named)
    assert (refusal.code, refusal.params) == ("any-genes-to-name", {"needs": 0})
    assert (play[OLA].fate, play[OLA].fate_token) == (2, True)
