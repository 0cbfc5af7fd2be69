"""Every worked example of the rulebook that bears on tracked numbers, under the names of its players."""

from companion.rules.chromosome.actions import Evolve, Grow
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import MarkActive
from companion.rules.chromosome.play import IrradiationChanged
from companion.rules.chromosome.prices import Payment
from companion.rules.chromosome.radiation import FaceArea
from companion.rules.chromosome.rolls import ForceReroll
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.turns import Move
from tests.rules.build import Play, game, genes, pay

PRZEMO, TOMEK, MAGDA = range(3)


def three() -> Play:
    return game("Przemo", "Tomek", "Magda")


def test_magda_moves_her_whole_group_or_two_of_it_and_no_number_changes() -> None:
    play = three().do(MarkActive(seat=MAGDA)).board(Magda=3)
    before = play[MAGDA]
    play.do(Move())
    assert play[MAGDA] == before
    assert play.refuses(Move()) == "already-moved"


def test_magda_moves_one_charged_token_to_her_discharged_ones_and_the_group_of_three_is_discharged() -> None:
    play = three().do(MarkActive(seat=MAGDA)).given(MAGDA, on_board=5, charged=3)
    play.do(Move(discharged=1))
    assert (play[MAGDA].on_board, play[MAGDA].charged) == (5, 2)


def przemo_before_fusion() -> Play:
    return three().board(Przemo=3).given(PRZEMO, active=genes(telepathy=2, action=1))


def fusion(payment: Payment) -> ActSpecially:
    """Two telepathy genes and one energy point."""
    return ActSpecially(action="fusion", genes=genes(telepathy=2), energy=1, payment=payment)


def test_przemo_pays_fusion_with_his_whole_group_and_two_energy_points_are_lost() -> None:
    play = przemo_before_fusion().do(fusion(pay(3)))
    assert play[PRZEMO].charged == 0
    assert (play[PRZEMO].active, play[PRZEMO].passive) == (genes(action=1), genes(telepathy=2))


def test_przemo_splits_his_group_first_and_two_of_three_stay_charged() -> None:
    play = przemo_before_fusion().do(Move(), fusion(pay(1)))
    assert (play[PRZEMO].on_board, play[PRZEMO].charged) == (3, 2)
    assert play[PRZEMO].passive == genes(telepathy=2)


def tomek_before_growth() -> Play:
    return three().do(MarkActive(seat=TOMEK)).board(Tomek=1)


def test_tomek_grows_a_charged_group_of_one_to_a_charged_group_of_three() -> None:
    play = tomek_before_growth().do(Grow(tokens=2, charged=True))
    assert (play[TOMEK].on_board, play[TOMEK].charged) == (3, 3)
    assert (play[TOMEK].active.action, play[TOMEK].passive.action) == (0, 2)


def test_tomek_grows_into_two_rooms_and_the_new_groups_of_one_are_discharged() -> None:
    play = tomek_before_growth().do(Grow(tokens=2, spread=True, charged=True))
    assert (play[TOMEK].on_board, play[TOMEK].charged) == (3, 1)


def test_a_third_action_gene_costs_three_energy_points() -> None:
    play = three().board(Przemo=3)
    assert play.refusal(Evolve(gene="action", payment=pay(2))).params["needs"] == 3
    play.do(Evolve(gene="action", payment=pay(3)))
    assert play[PRZEMO].charged == 0
    assert (play[PRZEMO].active.action, play[PRZEMO].passive.action) == (2, 1)


def test_przemo_attacks_tomek_by_spark_and_loses_seven_to_eight() -> None:
    play = three().given(PRZEMO, on_board=3, charged=3, active=genes(action=2, combat=1), fate=2)
    play.given(TOMEK, on_board=2, active=genes(combat=2))

    play.do(
        Fight(
            attacker=PRZEMO,
            attacker_group=3,
            defender=TOMEK,
            defender_group=2,
            distance=1,
            payment=pay(3),
        )
    )
    assert play[PRZEMO].passive == genes(action=1)
    assert play[PRZEMO].charged == 0

    play.do(Commit(side="attacker", genes=1, fate=1))
    play.do(Commit(side="defender", genes=2))
    assert play[PRZEMO].passive == genes(action=1, combat=1)
    assert play[PRZEMO].fate == 1
    assert play[TOMEK].passive == genes(combat=2)
    battle = play.state.battle
    assert battle is not None
    assert (battle.attacker.strength, battle.defender.strength) == (5, 4)

    assert play.roll.roller == PRZEMO
    play.rolls(4).do(ForceReroll(by=TOMEK))
    play.rolls(1).do(ForceReroll(by=PRZEMO))
    play.rolls(2)
    assert play.roll.earlier == (4, 1)
    play.stands()

    assert play.roll.roller == TOMEK
    play.rolls(1).do(ForceReroll(by=TOMEK))
    play.rolls(4)
    assert play.refuses(ForceReroll(by=PRZEMO)) == "too-little-fate"
    play.stands()

    battle = play.state.battle
    assert battle is not None
    assert (battle.attacker.total, battle.defender.total) == (7, 8)
    play.applied()
    assert (play[PRZEMO].on_board, play[TOMEK].on_board) == (2, 2)
    assert play[TOMEK].trophies == (1, 0, 0)
    assert (play[PRZEMO].fate, play[TOMEK].fate) == (0, 2)
    assert play.state.supply(PRZEMO) == 9


def radiation_phase() -> Play:
    """Areas of power 2 and 4: Przemo has two groups at the stronger, Tomek two and Magda one at the other."""
    return three().board(Przemo=2, Tomek=2, Magda=2).radioactive(2, 4).all_pass()


def test_the_area_of_power_four_is_faced_before_the_one_of_power_two() -> None:
    play = radiation_phase()
    assert play.refusal(FaceArea(area=1, groups=(0, 2, 1))).params == {"power": 4}
    play.do(FaceArea(area=2, groups=(2,)))
    assert play.roll.roller == PRZEMO


def test_przemo_would_take_five_re_rolls_and_takes_two() -> None:
    play = radiation_phase().given(PRZEMO, irradiation=3).do(FaceArea(area=2, groups=(2, 0, 0)))
    assert play.state.radiation is not None
    (test,) = play.state.radiation.tests
    assert (test.threat, test.dose(1), test.dose(4)) == (6, 5, 2)
    play.rolls(1).do(ForceReroll(by=PRZEMO)).rolls(4).stands()
    assert (play[PRZEMO].irradiation, play[PRZEMO].fate, play[PRZEMO].eliminated) == (5, 3, False)


def test_przemo_would_have_been_out_with_the_five() -> None:
    play = radiation_phase().given(PRZEMO, irradiation=3)
    play.do(FaceArea(area=2, groups=(2, 0, 0))).rolls(1).stands()
    assert (play[PRZEMO].irradiation, play[PRZEMO].eliminated) == (8, True)


def test_tomek_takes_one_and_magda_nothing_at_the_weaker_area() -> None:
    play = radiation_phase()
    play.do(FaceArea(area=2, groups=(2,))).rolls(4).stands()
    play.do(FaceArea(area=1, groups=(0, 2, 1)))
    play.rolls(3)
    assert play.roll.roller == TOMEK
    play.stands().rolls(4)
    assert play.roll.roller == MAGDA
    play.stands()
    assert (play[TOMEK].irradiation, play[MAGDA].irradiation) == (1, 0)
    assert play.happened(IrradiationChanged) == ()
