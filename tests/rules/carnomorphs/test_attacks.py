"""The attacks of step 2 of the event phase: whom a figure attacks, and what its card does."""

import pytest

from companion.rules.carnomorphs.adaptations import RevealAdaptation
from companion.rules.carnomorphs.attacks import IntruderAttack, due_attacks, open_attacks, victim_of
from companion.rules.carnomorphs.characters import Correct, GoTo
from companion.rules.carnomorphs.combat import UNLISTED
from companion.rules.carnomorphs.data import IntruderKind
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import CorrectFigures, PlaceIntruder
from companion.rules.carnomorphs.mutation import MetagorgerAttack
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.state import Intruder
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, table

LAB = "Laboratorium"


def attacked(kind: IntruderKind = "shambler", *more: IntruderKind) -> Play:
    """Seat three characters, two of them in the Laboratory with these figures, at the feeding step."""
    play = table("Ola", "Jan", "Ewa", detail="full")
    play.do(GoTo(seat=OLA, room=LAB), GoTo(seat=JAN, room=LAB), GoTo(seat=EWA, room="Mostek"))
    for each in (kind, *more):
        play.do(PlaceIntruder(intruder=each, room=LAB))
    return play.do(*(ChooseObjective(seat=seat) for seat in range(3))).at("feeding")


def first(play: Play) -> Intruder:
    return play.state.intruders[0]


def test_the_card_gives_wounds_contamination_and_slime_at_once() -> None:
    play = attacked().do(IntruderAttack(id=1, seat=JAN, light=1, serious=True, contamination=1, slime=True))
    jan = play[JAN]
    assert (jan.light_wounds, jan.serious_wounds, jan.contamination, jan.slime) == (1, 1, 1, True)
    assert not open_attacks(play.state)


def test_each_figure_attacks_once_in_an_event_phase_and_again_in_the_next() -> None:
    play = attacked().do(IntruderAttack(id=1, seat=JAN))
    assert play.refuses(IntruderAttack(id=1, seat=OLA)) == "attacked-already"
    play.drawn("blue").do(ResolveToken(), EndPlayerPhase())
    assert [each.id for each in open_attacks(play.state)] == [1]


def test_a_card_that_only_hands_know_ends_the_attack_without_a_change() -> None:
    play = attacked()
    before = play.state.players
    play.do(IntruderAttack(id=1))
    assert play.state.players == before
    assert play.state.attacked == (1,)


def test_it_attacks_a_character_whom_it_fights_and_nobody_else() -> None:
    play = attacked()
    assert play.refuses(IntruderAttack(id=1, seat=EWA)) == "not-its-opponent"
    assert play.refuses(IntruderAttack(id=1, slime=True)) == "attack-on-nobody"
    alone = table("Ola", detail="full").do(PlaceIntruder(intruder="shambler", room="Mostek")).at("feeding")
    assert alone.refuses(IntruderAttack(id=1)) == "attacker-not-in-combat"


def test_a_metagorger_has_a_command_of_its_own_and_may_be_held_back() -> None:
    play = attacked("metagorger", "shambler")
    assert [each.id for each in open_attacks(play.state)] == [1, 2]
    assert play.refuses(IntruderAttack(id=1, seat=OLA)) == "metagorger-without-card"
    assert [each.id for each in open_attacks(play.do(IntruderAttack(id=1)).state)] == [2]
    play = attacked("metagorger").do(MetagorgerAttack(seat=OLA, intruder=1))
    assert not open_attacks(play.state)


def test_a_counted_metagorger_may_be_held_back_in_quick_detail() -> None:
    play = table("Ola", "Jan").do(CorrectFigures(intruder="metagorger", delta=1)).at("feeding")
    assert play.do(IntruderAttack(id=UNLISTED)).state.attacked == (UNLISTED,)
    assert play.refuses(IntruderAttack(id=UNLISTED, seat=OLA)) == "attacked-already"
    none = table("Ola", "Jan").at("feeding")
    assert none.refuses(IntruderAttack(id=UNLISTED)) == "no-such-intruder"


@pytest.mark.parametrize(
    ("hands", "victim"), [((3, 2), JAN), ((2, 3), OLA), ((2, 2), OLA), ((None, 2), None), ((0, None), None)]
)
def test_the_victim_has_the_fewest_cards_in_hand_and_ties_go_by_turn_order(
    hands: tuple[int | None, int | None], victim: int | None
) -> None:
    play = attacked()
    players = [
        each.replace(hand=hands[each.seat]) if each.seat < len(hands) else each for each in play.state.players
    ]
    play.where(players=tuple(players))
    assert victim_of(play.state, first(play)) == victim


def test_a_single_opponent_is_the_victim_whatever_anybody_holds() -> None:
    play = attacked().where(phase="players").do(GoTo(seat=JAN, room="Mostek")).where(phase="events")
    assert victim_of(play.state, first(play)) == OLA


def test_a_wound_too_many_kills() -> None:
    play = attacked().do(Correct(seat=JAN, number="serious-wounds", delta=3))
    assert play.do(IntruderAttack(id=1, seat=JAN, light=2)).state.players[JAN].fate == "dead"


def test_under_voracious_those_in_combat_attack_once_all_have_fed() -> None:
    play = attacked()
    play.do(
        ChangeObjects(room=LAB, object="carcass", delta=1),
        RevealAdaptation(intruder="butcher", name="Żarłoczni", voracious=True),
    )
    assert not due_attacks(play.state)
    lab = play.state.room_called(LAB)
    assert lab is not None
    assert [each.id for each in due_attacks(play.do(Feed(room=lab.id)).state)] == [1]
