"""Combat follows from rooms: encounters, partings, and what each of them changes.

A1, A2, A3, A13 and P1 reproduce the faults found by the audit of the rules.
"""

from typing import get_args

import pytest

from companion.rules.carnomorphs.adaptations import AdaptationChanged, DiscardAdaptation
from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import GoTo, Mark, SetFate
from companion.rules.carnomorphs.combat import (
    UNLISTED,
    EngageIntruder,
    Fight,
    MeetCharacter,
    Retreat,
    comers,
    fighters,
    fights,
    fought_by,
    intruder_fights,
    noise_rollers,
    opponents_of,
)
from companion.rules.carnomorphs.data import HIBERNATORIUM, Figures, IntruderKind, TokenKind
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.house_rules import SetDetail
from companion.rules.carnomorphs.intruders import (
    CheckDeath,
    CorrectFigures,
    FiguresChanged,
    InjureIntruder,
    IntruderChanged,
    KillIntruder,
    MoveIntruder,
    PlaceIntruder,
    RemoveIntruder,
)
from companion.rules.carnomorphs.mutation import AddMarker, MetagorgerAttack
from companion.rules.carnomorphs.next_step import next_step
from companion.rules.carnomorphs.play import FlagSet
from companion.rules.carnomorphs.pods import EnterPod
from companion.rules.carnomorphs.rooms import ChangeObjects, MarkNest, MarkRoom, RenameRoom
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.state import Detail, State
from companion.rules.carnomorphs.tokens import (
    ResolveToken,
    butcher_target,
    hands_decide,
    noise_rolls,
    red_token_rooms,
    stranded_shamblers,
)
from companion.rules.carnomorphs.tracks import CorrectTrack
from companion.rules.kernel import Command, applied
from tests.rules.carnomorphs.tables_flow import EWA, JAN, OLA, Play, sitting, table

LAB, BRIDGE = "Laboratorium", "Mostek"
DETAILS: tuple[Detail, ...] = get_args(Detail)


def ship(**options: object) -> Play:
    """Ola, Jan and Ewa in three rooms, in full detail, their objectives chosen."""
    play = table("Ola", "Jan", "Ewa", detail="full", **options)
    play.do(GoTo(seat=OLA, room=LAB), GoTo(seat=JAN, room=BRIDGE), GoTo(seat=EWA, room="Kantyna"))
    for seat in (OLA, JAN, EWA):
        play.given(seat, chosen=True)
    return play


def unnoted() -> Play:
    """The same three, before anybody has noted who is where."""
    play = ship()
    return play.do(*(GoTo(seat=seat, room="") for seat in (OLA, JAN, EWA)))


def carcass(room: str = LAB) -> ChangeObjects:
    return ChangeObjects(room=room, object="carcass", delta=1)


def engaged(play: Play) -> list[int]:
    return [each.id for each in play.state.intruders if intruder_fights(play.state, each)]


# attack or feed ----------------------------------------------------------------------------------------


def test_a2_an_intruder_whose_room_a_character_enters_attacks_and_does_not_feed() -> None:
    play = ship().do(PlaceIntruder(intruder="shambler", room="Magazyn"), carcass("Magazyn"))
    play.do(GoTo(seat=OLA, room="Magazyn")).at("feeding")
    assert engaged(play) == [1]
    assert next_step(play.state).step == "end-feeding"
    assert play.do(GoTo(seat=OLA, room=LAB)).fights(OLA) is False
    assert next_step(play.state).step == "feed"


def test_a3_intruders_that_danger_brings_attack_and_do_not_eat_each_other() -> None:
    play = ship()
    for room in ("Magazyn", "Komora"):
        play.do(PlaceIntruder(intruder="metagorger", room=room))
    play.do(MoveIntruder(id=1, room=LAB), MoveIntruder(id=2, room=LAB)).at("feeding")
    assert engaged(play) == [1, 2]
    assert next_step(play.state).step == "end-feeding"
    assert [player.seat for player in opponents_of(play.state, play.state.intruders[0])] == [OLA]


def test_a1_who_dies_in_combat_is_eaten() -> None:
    play = ship().meets(OLA, "red").do(SetFate(seat=OLA, fate="dead")).at("feeding")
    room = play.state.rooms[-1]
    assert (room.name, room.red_corpses, engaged(play)) == (LAB, 1, [])
    assert next_step(play.state).command == Feed(room=room.id)
    play.do(Feed(room=room.id))
    assert play.state.on_board == Figures(shambler=1)
    assert play.state.rooms[-1].red_corpses == 0


@pytest.mark.parametrize("fate", ["hibernated", "escaped"])
def test_who_sleeps_or_escapes_fights_nobody_and_what_was_fought_feeds(fate: str) -> None:
    play = ship().do(PlaceIntruder(intruder="shambler", room=LAB), carcass())
    play.do(SetFate.model_validate({"seat": OLA, "fate": fate})).at("feeding")
    assert (play.fights(OLA), engaged(play)) == (False, [])
    assert next_step(play.state).step == "feed"


def test_one_inside_an_escape_pod_is_in_no_room() -> None:
    play = ship().do(PlaceIntruder(intruder="shambler", room=LAB), EnterPod(seat=OLA, pod=1))
    assert (play.fights(OLA), engaged(play)) == (False, [])
    assert play.do(EnterPod(seat=OLA, pod=None)).fights(OLA)


def test_nothing_that_figures_do_finds_a_character_inside_an_escape_pod() -> None:
    """The pod is the one place without a room (base game): no fight, no noise, no Butcher, no encounter."""
    for detail in DETAILS:
        play = table("Ola", "Jan", detail=detail).do(EnterPod(seat=OLA, pod=1))
        play.given(OLA, slime=True, hand=0).given(JAN, slime=True, hand=5)
        assert noise_rollers(play.state) == (JAN,)
        assert (hands_decide(play.state), butcher_target(play.state)) == (False, JAN)
        refused: list[Command] = [
            DrawToken(seat=OLA, token="red"),
            MetagorgerAttack(seat=OLA, surprise=True),
        ]
        if detail == "full":
            play.do(PlaceIntruder(intruder="shambler", room=LAB))
            refused.append(MeetCharacter(id=1, seat=OLA))
        for command in refused:
            assert play.refuses(command) == "inside-a-pod"
        play.bag(butcher=1).drawn("butcher")
        assert play.refuses(ResolveToken(seat=OLA)) == "inside-a-pod"
        play.do(ResolveToken(room=LAB))
        assert (play.fights(OLA), play.fights(JAN)) == (False, True)


def test_all_of_one_room_fight_all_that_stand_there() -> None:
    play = ship().do(GoTo(seat=JAN, room="laboratorium")).meets(OLA, "red").meets(OLA, "red")
    assert engaged(play) == [1, 2]
    assert [play.fights(seat) for seat in (OLA, JAN, EWA)] == [True, True, False]


# noise rolls and the blank token -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "parting",
    [
        KillIntruder(id=1),
        CheckDeath(id=1, number=1),
        RemoveIntruder(id=1),
        MoveIntruder(id=1, room="Magazyn"),
        MetagorgerAttack(seat=OLA, intruder=1),
        GoTo(seat=OLA, room="Magazyn"),
    ],
    ids=lambda command: command.kind,
)
@pytest.mark.parametrize("noted", [True, False], ids=["rooms-noted", "no-rooms"])
def test_p1_once_the_opponent_is_gone_a_character_rolls_for_noise_again(
    parting: Command, noted: bool
) -> None:
    play = (ship() if noted else unnoted()).meets(OLA, "red").do(InjureIntruder(id=1, delta=2))
    assert noise_rollers(play.state) == (JAN, EWA)
    play.do(parting)
    if noted or not isinstance(parting, GoTo):
        assert noise_rollers(play.state) == (OLA, JAN, EWA)
        assert engaged(play) == []


def test_p1_of_two_opponents_the_other_one_is_still_fought() -> None:
    for play in (ship(), unnoted()):
        play.meets(OLA, "red").meets(OLA, "red").do(KillIntruder(id=1))
        assert (play.fights(OLA), engaged(play)) == (True, [2])


def test_a13_who_steps_beside_a_shambler_keeps_it_and_rolls_for_no_noise() -> None:
    play = ship().bag(blank=2, red=1).do(PlaceIntruder(intruder="shambler", room="Magazyn"))
    assert stranded_shamblers(play.state) == (1,)
    play.do(GoTo(seat=OLA, room="Magazyn")).drawn("blank")
    assert stranded_shamblers(play.state) == ()
    play.do(ResolveToken(rolling=True))
    assert noise_rolls(play.state) == (JAN, EWA)
    assert play.figures == (("shambler", play.state.rooms[-1].id),)


# rooms that are not noted ------------------------------------------------------------------------------


def test_an_encounter_without_a_room_marks_both_and_the_mark_goes_with_the_last_opponent() -> None:
    play = unnoted().meets(OLA, "red")
    assert (play.fights(OLA), engaged(play)) == (True, [1])
    play.do(SetFate(seat=OLA, fate="hibernated"))
    assert engaged(play) == []


def test_a_figure_is_brought_once_to_whom_it_fights() -> None:
    play = unnoted().meets(OLA, "red")
    assert play.refuses(MeetCharacter(id=1, seat=OLA)) == "board-unchanged"
    assert play.do(MeetCharacter(id=1, seat=JAN)).fights(JAN)


def test_what_the_table_marks_by_hand_counts_where_no_room_is_noted() -> None:
    play = unnoted().do(Mark(seat=JAN, flag="in-combat", value=True))
    assert noise_rollers(play.state) == (OLA, EWA)
    play.do(PlaceIntruder(intruder="shambler", room="Magazyn"), carcass("Magazyn"))
    play.do(EngageIntruder(id=1, in_combat=True)).at("feeding")
    assert next_step(play.state).step == "end-feeding", "it may be Jan whom it fights"


def test_a_mark_is_refused_where_rooms_tell() -> None:
    play = ship().do(PlaceIntruder(intruder="shambler", room="Magazyn"))
    assert play.refuses(Mark(seat=OLA, flag="in-combat", value=True)) == "combat-by-rooms"
    assert play.refuses(EngageIntruder(id=1, in_combat=True)) == "combat-by-rooms"
    play.do(MoveIntruder(id=1, room=LAB))
    assert play.refuses(Mark(seat=OLA, flag="in-combat", value=False)) == "combat-by-rooms"
    assert play.refuses(EngageIntruder(id=1, in_combat=False)) == "combat-by-rooms"


def test_a_room_that_is_noted_later_ends_no_combat_and_one_forgotten_ends_none_either() -> None:
    play = unnoted().meets(OLA, "red").do(MoveIntruder(id=1, room=LAB), GoTo(seat=OLA, room=LAB))
    assert (play.fights(OLA), engaged(play)) == (True, [1])
    play.do(GoTo(seat=OLA, room=""))
    assert (play.fights(OLA), engaged(play)) == (True, [1])


# deaths that bring a figure ----------------------------------------------------------------------------


def test_the_shambler_of_the_fourth_marker_fights_who_stands_there() -> None:
    play = ship().do(GoTo(seat=JAN, room=LAB)).given(OLA, has_mutation=True, markers=3)
    play.do(AddMarker(seat=OLA))
    assert (play.fights(OLA), play.fights(JAN), engaged(play)) == (False, True, [1])
    assert noise_rollers(play.state) == (EWA,)


def test_what_a_butcher_leaves_goes_on_fighting() -> None:
    for play in (ship(), unnoted()):
        play.bag(butcher=1).meets(OLA, "butcher").do(KillIntruder(id=1))
        assert (play.fights(OLA), engaged(play)) == (True, [2, 3])


# quick detail ------------------------------------------------------------------------------------------


def test_in_quick_detail_an_encounter_marks_its_character_until_told_otherwise() -> None:
    play = table("Ola", "Jan").bag(red=1, shambler=1).meets(OLA, "shambler")
    assert noise_rollers(play.state) == (JAN,)
    assert play.drawn("red").do(ResolveToken()).fights(OLA)
    assert not play.do(Mark(seat=OLA, flag="in-combat", value=False)).fights(OLA)


def test_in_quick_detail_the_butcher_of_the_event_phase_marks_whom_it_meets() -> None:
    play = table("Ola", "Jan").bag(butcher=1).drawn("butcher").do(ResolveToken(seat=JAN))
    assert (play.fights(OLA), play.fights(JAN)) == (False, True)


def test_in_quick_detail_an_attack_by_surprise_marks_nobody() -> None:
    assert not table("Ola", "Jan").meets(OLA, "red", surprise=True).fights(OLA)


@pytest.mark.parametrize(
    "parting",
    [
        MetagorgerAttack(seat=OLA),
        KillIntruder(intruder="metagorger"),
        CorrectFigures(intruder="metagorger", delta=-1),
    ],
    ids=lambda command: command.kind,
)
def test_in_quick_detail_nobody_fights_once_the_board_is_empty(parting: Command) -> None:
    assert not table("Ola", "Jan").meets(OLA, "red").do(parting).fights(OLA)


def test_in_quick_detail_each_figure_in_combat_with_a_character_attacks() -> None:
    """Rulebook, Event phase, step 2: every Carnomorph in combat with a character attacks."""
    play = table("Ola", "Jan").meets(OLA, "red").meets(OLA, "red").at("feeding")
    for left in (1, 0):
        assert play.fights(OLA)
        play.do(MetagorgerAttack(seat=OLA))
        assert (play.state.loose.metagorger, play.fights(OLA)) == (left, left > 0)
    play = table("Ola", "Jan").meets(OLA, "red").bag(shambler=1, red=1).meets(OLA, "shambler")
    play.do(MetagorgerAttack(seat=OLA))
    assert play.fights(OLA), "the Shambler"
    assert noise_rollers(play.state) == (JAN,)


def test_in_quick_detail_a_kill_ends_the_fight_of_whom_it_is_said_of() -> None:
    def both() -> Play:
        return table("Ola", "Jan").bag(red=2, shambler=1).meets(OLA, "shambler").meets(JAN, "red")

    play = both().do(KillIntruder(intruder="shambler", opponent=OLA))
    assert (play.fights(OLA), play.fights(JAN)) == (False, True)
    play = both().do(KillIntruder(intruder="shambler"))
    assert (play.fights(OLA), play.fights(JAN)) == (True, True), "nobody has said whose fight it was"
    play.do(MetagorgerAttack(seat=JAN))
    assert (play.fights(OLA), play.fights(JAN)) == (False, False), "no figure is left"


def test_in_quick_detail_what_the_dead_one_leaves_goes_on_fighting() -> None:
    play = table("Ola", "Jan").bag(butcher=1, fleshbeast=1).meets(OLA, "butcher").meets(JAN, "fleshbeast")
    play.do(KillIntruder(intruder="butcher", opponent=OLA), KillIntruder(intruder="fleshbeast", opponent=JAN))
    assert (play[OLA].meetings, play[JAN].meetings) == (2, 1)


def test_a_kill_is_presumed_in_the_fight_of_who_has_the_turn_or_of_the_only_one() -> None:
    play = table("Ola", "Jan").meets(OLA, "red")
    assert fought_by(play.state) == OLA
    play.meets(JAN, "red")
    assert fought_by(play.state) == OLA, "in her turn"
    assert fought_by(play.at("feeding").state) is None
    play.do(MetagorgerAttack(seat=OLA))
    assert fought_by(play.state) == JAN, "a single figure is left"


def test_combat_is_pairs_and_every_question_about_it_is_asked_of_them() -> None:
    play = ship().do(GoTo(seat=JAN, room=LAB)).meets(OLA, "red").do(GoTo(seat=EWA, room=""))
    play.do(Mark(seat=EWA, flag="in-combat", value=True), PlaceIntruder(intruder="shambler", in_combat=True))
    assert fights(play.state) == {Fight(OLA, 1), Fight(JAN, 1), Fight(EWA, 2)}
    assert engaged(play) == [1, 2]
    assert [player.seat for player in fighters(play.state)] == [OLA, JAN, EWA]
    play.do(RemoveIntruder(id=2))
    assert fights(play.state) == {Fight(OLA, 1), Fight(JAN, 1)}
    play.happens(FiguresChanged(intruder="shambler", delta=1)).do(
        Mark(seat=EWA, flag="in-combat", value=True)
    )
    assert Fight(EWA, UNLISTED) in fights(play.state)


def test_danger_brings_no_figure_that_fights_somebody_else() -> None:
    play = ship().do(PlaceIntruder(intruder="shambler", room=BRIDGE))
    play.do(PlaceIntruder(intruder="metagorger", room="Magazyn"))
    assert [each.kind for each in comers(play.state, play[OLA])] == ["metagorger"]
    assert comers(play.do(EnterPod(seat=OLA, pod=1)).state, play[OLA]) == ()


def test_combat_that_followed_from_rooms_is_a_mark_in_quick_detail() -> None:
    play = ship().meets(OLA, "red").do(SetDetail(detail="quick"))
    assert [play.fights(seat) for seat in (OLA, JAN, EWA)] == [True, False, False]
    assert {player.room for player in play.state.players} == {""}


# the beginning -----------------------------------------------------------------------------------------


def test_everybody_begins_in_the_hibernatorium_beside_the_blue_corpse() -> None:
    play = sitting("Ola", "Jan", detail="full").do(BeginPlay())
    (room,) = play.state.rooms
    assert (room.name, room.blue_corpses) == (HIBERNATORIUM, 1)
    assert [player.room for player in play.state.players] == [HIBERNATORIUM] * 2
    assert red_token_rooms(play.state) == (room.id,)


def test_p4_the_first_red_token_puts_a_metagorger_beside_who_is_still_in_the_hibernatorium() -> None:
    play = table("Ola", "Jan", detail="full").do(GoTo(seat=JAN, room=BRIDGE)).drawn("red")
    play.do(ResolveToken())
    assert play.figures == (("metagorger", 1),)
    assert (play.fights(OLA), play.fights(JAN)) == (True, False)
    assert play.state.first_encounter


def test_a_blue_corpse_that_was_laid_during_the_set_up_is_the_only_one() -> None:
    lies = ChangeObjects(room="Magazyn", object="blue-corpse", delta=1)
    play = sitting("Ola", "Jan").do(lies, BeginPlay())
    assert sum(room.blue_corpses for room in play.state.rooms) == 1


def test_quick_detail_knows_the_blue_corpse_but_nobodys_room() -> None:
    play = sitting("Ola", "Jan").do(BeginPlay())
    assert [room.blue_corpses for room in play.state.rooms] == [1]
    assert [player.room for player in play.state.players] == ["", ""]


def test_a_blue_corpse_that_is_eaten_in_quick_detail_is_gone() -> None:
    play = table("Ola", "Jan").at("feeding")
    play.do(
        Feed.model_validate(
            {"contents": {"feeders": [{"kind": "metagorger"}], "blue_corpses": 1}},
        )
    )
    assert play.state.rooms[0].blue_corpses == 0


# journals of earlier versions --------------------------------------------------------------------------


def test_marks_of_an_old_journal_that_rooms_contradict_do_not_count() -> None:
    """Both marks are those of fault A1: the character died, and its opponent was still marked."""
    play = ship().do(PlaceIntruder(intruder="shambler", room="Magazyn"))
    events = (
        FlagSet(seat=OLA, flag="in_combat", value=True),
        IntruderChanged(id=1, intruder="shambler", room=4, injuries=0, in_combat=True),
    )
    state: State = play.state
    for event in events:
        state = applied(state, event)
    assert noise_rollers(state) == (OLA, JAN, EWA)
    assert stranded_shamblers(state) == (1,)


# eggs, carcasses, adaptations --------------------------------------------------------------------------


@pytest.mark.parametrize("detail", ["quick", "full"])
def test_p3_the_last_egg_taken_by_hand_destroys_the_nest(detail: Detail) -> None:
    play = table("Ola", "Jan", detail=detail).do(
        MarkRoom(room="Gniazdo", mark="nest", value=True), CorrectTrack(track="eggs", delta=-8)
    )
    assert play.state.nest_destroyed
    found = [room.name for room in play.state.rooms if room.id in red_token_rooms(play.state)]
    assert found == [HIBERNATORIUM]
    assert play.refuses(MarkNest(mark="destroyed", value=False)) == "nest-without-eggs"


def test_an_egg_that_was_there_after_all_brings_the_nest_back() -> None:
    play = table("Ola").do(CorrectTrack(track="eggs", delta=-8), CorrectTrack(track="eggs", delta=1))
    assert not play.state.nest_destroyed


def test_the_shamblers_adaptation_has_the_corpse_filled_in_and_is_discarded_at_once() -> None:
    play = table("Ola").bag(shambler=1).meets(OLA, "shambler")
    found = [(each.kind, each.research) for each in play.state.adaptations]
    assert found == [("shambler", "corpse"), ("fleshbeast", None), ("butcher", None)]
    play.do(DiscardAdaptation(intruder="shambler"))
    assert play.refuses(DiscardAdaptation(intruder="fleshbeast")) == "adaptation-hidden"


def test_an_old_journal_that_revealed_the_shamblers_adaptation_knows_its_object_too() -> None:
    revealed = AdaptationChanged(
        intruder="shambler",
        revealed=True,
        discarded=False,
        name="",
        effect="",
        research=None,
        voracious=False,
    )
    assert applied(table("Ola").state, revealed).adaptations[0].research == "corpse"


@pytest.mark.parametrize(
    ("kind", "token"), [("metagorger", "red"), ("shambler", "shambler"), ("fleshbeast", "fleshbeast")]
)
def test_who_retreats_into_a_technical_corridor_leaves_the_board_and_is_back_in_the_bag(
    kind: IntruderKind, token: TokenKind
) -> None:
    """Fault A10 left the bag unchanged. For a Metagorger, a red token goes back first."""
    play = ship().do(PlaceIntruder(intruder=kind, room=LAB))
    before = play.state.bag
    play.do(Retreat(id=1))
    assert (play.state.intruders, play.state.bag) == ((), before.plus(token))
    assert not play.fights(OLA)


def test_the_butcher_is_too_large_for_technical_corridors() -> None:
    play = ship().do(PlaceIntruder(intruder="butcher", room=LAB))
    assert play.refuses(Retreat(id=1)) == "butcher-stays"


# commands that must not end combat ---------------------------------------------------------------------


def test_a_room_that_is_renamed_ends_no_combat() -> None:
    play = ship().do(PlaceIntruder(intruder="shambler"), Mark(seat=OLA, flag="in-combat", value=True))
    lab = play.state.room_called(LAB)
    if lab is None:
        play.do(carcass())
        lab = play.state.room_called(LAB)
    assert lab is not None
    assert play.do(RenameRoom(id=lab.id, name="Labo")).fights(OLA)


def test_quick_detail_chosen_again_ends_no_fight() -> None:
    play = table("Ola", "Jan").meets(OLA, "red").meets(OLA, "red").do(SetDetail(detail="quick"))
    assert play[OLA].meetings == 2


def test_of_rooms_each_figure_that_is_fought_becomes_a_meeting_in_quick_detail() -> None:
    play = ship().meets(OLA, "red").meets(OLA, "red").do(SetDetail(detail="quick"))
    assert [play[seat].meetings for seat in (OLA, JAN, EWA)] == [2, 0, 0]
