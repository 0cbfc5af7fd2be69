"""Payments in quick detail, where fights and Parasitism are not tracked (lines of the rulebook's aid)."""

import pytest

from companion.rules.kernel import Owners
from companion.rules.soup.data import Gene
from companion.rules.soup.game import SOUP
from companion.rules.soup.payments import Pay, payments_now
from companion.rules.soup.play import Purpose
from companion.rules.soup.scoring import Score
from companion.rules.soup.turns import EndPhase
from tests.rules.soup.tables import ADAM, EWA, JAN, OLA, table

STEPS: list[tuple[Purpose, Gene]] = [("attack", "struggle"), ("defend", "defense"), ("escape", "escape")]


@pytest.mark.parametrize(("purpose", "gene"), STEPS)
def test_an_attack_a_defence_and_an_escape_cost_a_point_each(purpose: Purpose, gene: Gene) -> None:
    play = table().genes(OLA, gene).do(Pay(seat=OLA, purpose=purpose))
    assert play[OLA].points == 3


@pytest.mark.parametrize(("purpose", "gene"), STEPS)
def test_nobody_pays_for_a_fight_without_its_gene(purpose: Purpose, gene: Gene) -> None:
    assert table().refuses(Pay(seat=OLA, purpose=purpose)) == "gene-missing"


def test_whoever_has_no_point_left_cannot_pay_for_a_fight() -> None:
    play = table().genes(OLA, "struggle").given(OLA, points=0)
    assert play.refuses(Pay(seat=OLA, purpose="attack")) == "not-enough-points"


def test_an_escape_with_streamlining_is_free_l74() -> None:
    play = table().genes(OLA, "escape", "streamlining")
    assert play.refuses(Pay(seat=OLA, purpose="escape")) == "escape-is-free"


def test_armor_has_nothing_to_pay_in_phase_1_and_defends_in_phase_5_l9() -> None:
    defence = Pay(seat=JAN, purpose="defend")
    play = table().genes(JAN, "armor", "defense")
    assert play.refuses(defence) == "armored"
    assert play.at("deaths").given(JAN, points=4).do(defence)[JAN].points == 3


def test_in_phase_5_aggression_alone_attacks_l8() -> None:
    attack = Pay(seat=OLA, purpose="attack")
    play = table().genes(OLA, "struggle").at("deaths")
    assert play.refuses(attack) == "gene-missing"
    assert play.genes(OLA, "aggression").given(OLA, points=4).do(attack)[OLA].points == 3


def test_aggression_attacks_once_in_a_phase_5_in_quick_detail_too_l8() -> None:
    attack = Pay(seat=OLA, purpose="attack")
    play = table().genes(OLA, "aggression").at("deaths").given(OLA, points=4).do(attack)
    assert play.refuses(attack) == "has-attacked"
    assert attack in payments_now(play.state)
    play.do(EndPhase(), Score(), EndPhase()).at("deaths").given(OLA, points=4)
    assert play.do(attack)[OLA].points == 3


def test_in_phase_1_each_amoeba_attacks_once_a_round_in_quick_detail_too() -> None:
    attack = Pay(seat=OLA, purpose="attack")
    play = table().genes(OLA, "struggle").do(attack, attack)
    assert play.refuses(attack) == "all-have-attacked"
    assert attack in payments_now(play.state)
    play.at("deaths").do(EndPhase(), Score(), EndPhase())
    play.do(attack.replace(seat=OLA))


def test_the_owner_of_a_host_pays_the_point_to_the_bank_l80() -> None:
    play = table().genes(OLA, "parasitism").do(Pay(seat=EWA, purpose="host"))
    assert play.points == [4, 4, 3, 4]


def test_nobody_is_a_host_of_ones_own_or_without_an_amoeba() -> None:
    play = table().genes(OLA, "parasitism").amoebas(EWA)
    assert play.refuses(Pay(seat=OLA, purpose="host")) == "no-host"
    assert play.refuses(Pay(seat=EWA, purpose="host")) == "no-host"
    assert play.at("deaths").refuses(Pay(seat=JAN, purpose="host")) == "not-now"


def test_who_may_have_to_pay_is_asked_even_without_a_point_and_never_without_an_amoeba() -> None:
    play = table().genes(OLA, "struggle").genes(JAN, "defense").genes(EWA, "escape").given(OLA, points=0)
    assert payments_now(play.state) == (
        Pay(seat=OLA, purpose="attack"),
        Pay(seat=JAN, purpose="defend"),
        Pay(seat=EWA, purpose="escape"),
    )
    assert payments_now(play.amoebas(JAN).state)[1:] == (Pay(seat=EWA, purpose="escape"),)
    assert payments_now(play.amoebas(OLA).state) == ()


def test_full_detail_books_the_fight_itself() -> None:
    play = table(detail="full").genes(OLA, "struggle")
    assert play.refuses(Pay(seat=OLA, purpose="attack")) == "each-amoeba-is-kept"


def test_who_lives_on_a_host_may_say_so_as_well_as_its_owner() -> None:
    state = table().genes(OLA, "parasitism").state
    assert SOUP.owners(state, Pay(seat=JAN, purpose="host")) == Owners(seats=frozenset({OLA, JAN}))


def test_whoever_swims_may_be_the_host_of_somebody_elses_parasitism_in_phase_1() -> None:
    play = table().genes(OLA, "parasitism").amoebas(ADAM)
    assert payments_now(play.state) == (Pay(seat=JAN, purpose="host"), Pay(seat=EWA, purpose="host"))


def test_in_phase_5_everybody_with_aggression_may_attack_and_struggle_alone_does_not() -> None:
    play = table().at("deaths").genes(JAN, "aggression").genes(EWA, "struggle").genes(ADAM, "aggression")
    assert payments_now(play.state) == (Pay(seat=JAN, purpose="attack"), Pay(seat=ADAM, purpose="attack"))
