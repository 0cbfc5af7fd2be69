"""Wounds: the third light one is a serious one, and a wound beyond three serious ones kills."""

from itertools import product

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Wound
from companion.rules.carnomorphs.data import METAGORGER_ATTACK, MOST_LIGHT, MOST_SERIOUS
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.tokens import ResolveToken
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, crew, table

LAB = "Laboratorium"
SO_FAR = tuple(product(range(MOST_LIGHT + 1), range(MOST_SERIOUS + 1)))
"""The wounds that a living character can have: light, serious."""


def wounded(light: int, serious: int) -> Play:
    return crew().given(OLA, room=LAB, light_wounds=light, serious_wounds=serious)


def state_of(play: Play) -> tuple[int | None, int | None, str]:
    return play[OLA].light_wounds, play[OLA].serious_wounds, play[OLA].fate


@pytest.mark.parametrize(("light", "serious"), SO_FAR)
def test_a_wound_is_what_the_wounds_before_it_make_of_it(light: int, serious: int) -> None:
    after = state_of(wounded(light, serious).do(Wound(seat=OLA)))
    if serious == MOST_SERIOUS:
        assert after == (light, serious, "dead")
    elif light == MOST_LIGHT:
        assert after == (0, serious + 1, "aboard")
    else:
        assert after == (light + 1, serious, "aboard")


@pytest.mark.parametrize(("light", "serious"), SO_FAR)
def test_a_serious_wound_leaves_the_light_ones(light: int, serious: int) -> None:
    after = state_of(wounded(light, serious).do(Wound(seat=OLA, serious=True)))
    dies = serious == MOST_SERIOUS
    assert after == ((light, serious, "dead") if dies else (light, serious + 1, "aboard"))


@pytest.mark.parametrize(("light", "serious"), SO_FAR)
def test_a_metagorger_wounds_as_often_as_its_attack_says_and_no_more(light: int, serious: int) -> None:
    expected = wounded(light, serious)
    for _ in range(METAGORGER_ATTACK.light_wounds):
        expected.do(Wound(seat=OLA))
    on_board = wounded(light, serious).do(
        PlaceIntruder(intruder="metagorger", room=LAB), MetagorgerAttack(seat=OLA, intruder=1)
    )
    out_of_the_bag = wounded(light, serious).bag(red=2).do(DrawToken(seat=OLA, token="red"))
    out_of_the_bag.do(ResolveToken(room=LAB, surprise=True))
    by_hand = wounded(light, serious).do(MetagorgerAttack(seat=OLA, surprise=True))
    for play in (on_board, out_of_the_bag, by_hand):
        assert state_of(play) == state_of(expected)


def test_wounds_that_nobody_has_entered_stay_unknown_and_are_asked_for_first() -> None:
    play = table("Ola", "Jan")
    assert state_of(play) == (None, None, "aboard")
    assert play.refuses(Wound(seat=OLA)) == "wounds-unknown"
    assert state_of(play.do(MetagorgerAttack(seat=OLA, surprise=True))) == (None, None, "aboard")


def test_quick_detail_shows_no_wounds_and_hands_and_forgets_them() -> None:
    play = crew().given(OLA, light_wounds=2, hand=4, contamination=3).do(SetDetail(detail="quick"))
    assert (play[OLA].light_wounds, play[OLA].serious_wounds, play[OLA].hand) == (None, None, None)
    assert play[OLA].contamination == 3, "quick detail shows and corrects it"
    play.do(SetDetail(detail="full"))
    assert (play[OLA].light_wounds, play[JAN].serious_wounds) == (None, None)


def test_nobody_has_wounds_or_contamination_cards_when_full_detail_is_chosen_in_the_set_up() -> None:
    play = table("Ola", "Jan").where(phase="setup")
    play.do(SetDetail(detail="full"))
    assert (play[OLA].light_wounds, play[OLA].serious_wounds, play[OLA].contamination) == (0, 0, 0)
    play.do(SetDetail(detail="quick"))
    assert play[OLA].contamination is None
