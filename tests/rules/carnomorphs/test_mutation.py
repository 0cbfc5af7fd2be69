"""Mutations: cards and markers, a Metagorger's attack, the Mutation Action, and scanning."""

from typing import Any

import pytest

from companion.rules.carnomorphs.bag import BagChanged
from companion.rules.carnomorphs.characters import SetFate
from companion.rules.carnomorphs.data import TOKENS_IN_BOX, Figures
from companion.rules.carnomorphs.intruders import FiguresChanged, IntruderPlaced
from companion.rules.carnomorphs.mutation import (
    AddMarker,
    DrawMutation,
    LoseMutation,
    MetagorgerAttack,
    MutationAction,
    MutationShown,
    NameMutation,
    Scan,
)
from companion.rules.carnomorphs.objectives import EncounterNoted
from companion.rules.carnomorphs.pods import EnterPod
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.soundness import flaw
from companion.rules.carnomorphs.state import Detail
from tests.rules.carnomorphs.tables_flow import JAN, OLA, Play, crew


def mutant(detail: Detail = "full", **fields: Any) -> Play:
    """Ola holds a Mutation card, and Contamination cards are among her five in hand."""
    return crew(detail=detail).given(
        OLA, **{"has_mutation": True, "mutation": "Claws", "contamination": 2, "hand": 5, **fields}
    )


# cards and markers --------------------------------------------------------------------------------------


def test_a_mutation_card_is_taken_hidden_and_never_a_second_one() -> None:
    play = crew().do(DrawMutation(seat=OLA, card=" Claws "))
    assert (play[OLA].has_mutation, play[OLA].mutation, play[OLA].mutation_shown) == (True, "Claws", False)
    assert play.refuses(DrawMutation(seat=OLA, card="Gills")) == "mutation-held"
    assert play[OLA].mutation == "Claws"


def test_the_name_of_the_card_may_follow_later_and_the_same_name_is_no_news() -> None:
    play = crew().do(DrawMutation(seat=OLA))
    for name in ("Gills", "Claws", "Claws"):
        play.do(NameMutation(seat=OLA, card=name))
        assert play[OLA].mutation == name
    assert play.refuses(NameMutation(seat=JAN, card="Claws")) == "no-mutation-card"
    assert play.refuses(NameMutation(seat=OLA, card="x" * 41)) == "name-too-long"


def test_the_first_marker_of_who_has_no_card_is_the_card_instead() -> None:
    play = crew().do(AddMarker(seat=OLA))
    assert (play[OLA].has_mutation, play[OLA].markers) == (True, 0)
    play.do(AddMarker(seat=OLA))
    assert (play[OLA].has_mutation, play[OLA].markers) == (True, 1)


def test_of_three_markers_nobody_dies() -> None:
    play = mutant().do(*(AddMarker(seat=OLA),) * 3)
    assert (play[OLA].markers, play[OLA].fate) == (3, "aboard")


def test_the_fourth_marker_kills_and_leaves_a_shambler_and_a_corpse_in_the_room() -> None:
    play = mutant(markers=3, room="Canteen", in_combat=True).do(AddMarker(seat=OLA))
    assert (play[OLA].markers, play[OLA].fate, play.fights(OLA)) == (4, "dead", False)
    (room,) = play.state.rooms
    assert (room.name, room.red_corpses) == ("Canteen", 1)
    assert [(each.kind, each.room) for each in play.state.intruders] == [("shambler", room.id)]
    adaptation = play.state.adaptation("shambler")
    assert adaptation is not None
    assert adaptation.revealed
    assert play.state.first_encounter
    assert play.state.active == JAN
    assert play.refuses(AddMarker(seat=OLA)) == "not-aboard"


def test_in_quick_detail_the_shambler_of_the_dead_counts_among_the_loose_figures() -> None:
    play = mutant("quick", markers=3).do(AddMarker(seat=OLA))
    assert play.state.loose == Figures(shambler=1)
    assert play.state.rooms == ()


def test_the_fourth_marker_kills_even_where_no_shambler_is_left() -> None:
    play = mutant(markers=3).happens(FiguresChanged(intruder="shambler", delta=8))
    play.do(AddMarker(seat=OLA))
    assert play[OLA].fate == "dead"
    assert play.state.on_board == Figures(shambler=8)


def test_surgery_takes_the_card_and_leaves_the_markers() -> None:
    play = mutant(markers=3, mutation_shown=True).do(LoseMutation(seat=OLA))
    assert (play[OLA].has_mutation, play[OLA].mutation, play[OLA].mutation_shown) == (False, "", False)
    assert play[OLA].markers == 3
    assert play.refuses(LoseMutation(seat=OLA)) == "no-mutation-card"
    play.do(AddMarker(seat=OLA))
    assert (play[OLA].has_mutation, play[OLA].markers, play[OLA].living) == (True, 3, True)


# a Metagorger's attack ----------------------------------------------------------------------------------


def attacked(play: Play, **how: Any) -> Play:
    return play.do(MetagorgerAttack(seat=OLA, **how))


def test_an_attack_brings_a_card_a_contamination_card_a_light_wound_and_a_shambler_token() -> None:
    for play in (crew(), crew(detail="quick").given(OLA, contamination=0)):
        attacked(play.happens(FiguresChanged(intruder="metagorger", delta=2)))
        ola = play[OLA]
        wounds = 1 if play.state.detail == "full" else None
        assert (ola.has_mutation, ola.markers, ola.contamination, ola.light_wounds) == (True, 0, 1, wounds)
        assert play.state.bag.shambler == 1
        assert play.state.on_board == Figures(metagorger=1)


def test_an_attack_counts_no_cards_and_no_wounds_where_nobody_has_entered_them() -> None:
    play = attacked(crew(detail="quick"), surprise=True)
    ola = play[OLA]
    assert (ola.contamination, ola.light_wounds, ola.serious_wounds) == (None, None, None)


def test_nobody_is_attacked_inside_an_escape_pod() -> None:
    play = crew().do(EnterPod(seat=OLA, pod=1))
    assert play.refuses(MetagorgerAttack(seat=OLA, surprise=True)) == "inside-a-pod"


def test_who_holds_a_mutation_card_gets_no_second_one_and_no_marker() -> None:
    play = attacked(mutant(markers=3), surprise=True)
    ola = play[OLA]
    assert (ola.mutation, ola.markers, ola.contamination, ola.light_wounds) == ("Claws", 3, 3, 1)
    assert ola.living


def test_a_surprise_attack_takes_no_figure_from_the_board_and_is_the_first_encounter() -> None:
    play = attacked(crew(detail="quick"), surprise=True)
    assert play.state.first_encounter
    assert play.state.on_board == Figures()
    assert play.happened(FiguresChanged) == ()
    assert len(play.happened(EncounterNoted)) == 1
    assert attacked(play, surprise=True).happened(EncounterNoted) == ()


def test_no_token_comes_to_the_bag_when_none_is_aside() -> None:
    play = crew().happens(BagChanged(token="shambler", delta=TOKENS_IN_BOX.shambler))
    assert attacked(play, surprise=True).state.bag.shambler == TOKENS_IN_BOX.shambler


def test_only_a_metagorger_that_is_there_attacks_so() -> None:
    play = crew().happens(IntruderPlaced(intruder="shambler"))

    def refuses(**how: Any) -> str:
        return play.refuses(MetagorgerAttack(seat=OLA, **how))

    assert refuses(intruder=1) == "not-a-metagorger"
    assert refuses() == "no-loose-metagorger"
    assert refuses(intruder=1, surprise=True) == "surprise-from-the-bag"
    assert refuses(intruder=5) == "no-such-intruder"
    play.given(OLA, fate="hibernated")
    assert refuses(surprise=True) == "not-aboard"


# the Mutation Action ------------------------------------------------------------------------------------


@pytest.mark.parametrize("infected", [True, False])
def test_the_action_always_brings_a_marker_and_leaves_as_many_contamination_cards(infected: bool) -> None:
    play = mutant().do(MutationAction(seat=OLA, infected=infected))
    assert (play[OLA].markers, play[OLA].contamination, play[OLA].hand) == (1, 2, 4)


def test_the_first_use_shows_the_card_under_the_name_that_is_said() -> None:
    play = mutant(mutation="")
    play.do(MutationAction(seat=OLA, infected=True, card="Tail"))
    assert (play[OLA].mutation, play[OLA].mutation_shown) == ("Tail", True)
    play.do(MutationAction(seat=OLA, infected=False))
    assert play.happened(MutationShown) == ()
    assert play[OLA].mutation == "Tail"
    play.do(MutationAction(seat=OLA, infected=False, card="Claws"))
    assert play[OLA].mutation == "Claws", "the card was misread"


def test_the_fourth_marker_by_the_action_kills_all_the_same() -> None:
    play = mutant(markers=3, room="Nest").do(MutationAction(seat=OLA, infected=False))
    assert (play[OLA].fate, play[OLA].mutation_shown) == ("dead", True)
    assert play.state.on_board == Figures(shambler=1)


def test_the_action_needs_a_mutation_card() -> None:
    assert crew().refuses(MutationAction(seat=OLA, infected=True)) == "no-mutation-card"


@pytest.mark.parametrize("detail", ["quick", "full"])
def test_what_was_scanned_is_true_and_a_count_that_was_behind_follows(detail: Detail) -> None:
    play = mutant(detail, contamination=0).do(MutationAction(seat=OLA, infected=True))
    assert (play[OLA].contamination, play[OLA].markers) == (1, 1)
    play = mutant(detail, contamination=1).do(Scan(seat=OLA, infected=2))
    assert (play[OLA].contamination, play[OLA].markers) == (2, 2)
    play = mutant(detail, contamination=1).do(Scan(seat=OLA, infected=0, removed=3))
    assert (play[OLA].contamination, play[OLA].markers) == (0, 0)


def test_of_cards_that_nobody_has_counted_it_is_known_how_many_are_there_at_least() -> None:
    play = mutant("quick", contamination=None).do(Scan(seat=OLA, infected=2))
    assert (play[OLA].contamination, play[OLA].contamination_least) == (None, 2)
    play.do(Scan(seat=OLA, infected=0, removed=1))
    assert (play[OLA].contamination, play[OLA].contamination_least) == (None, 1)
    play.do(Scan(seat=OLA, infected=0, removed=3))
    assert (play[OLA].contamination, play[OLA].contamination_least) == (None, 0)


def test_where_cards_are_not_kept_the_action_asks_for_none_and_takes_none() -> None:
    play = mutant("quick", contamination=None, hand=None)
    play.do(MutationAction(seat=OLA, infected=False))
    assert (play[OLA].markers, play[OLA].contamination, play[OLA].hand) == (1, None, None)


# scanning -----------------------------------------------------------------------------------------------


def test_an_infected_card_of_a_rest_is_a_marker_or_the_card_instead() -> None:
    infected = Scan(seat=OLA, infected=True)
    play = crew("Ola", "Jan", detail="quick").do(infected)
    assert (play[OLA].has_mutation, play[OLA].markers) == (True, 0)
    assert play.do(infected)[OLA].markers == 1


def test_each_infected_card_of_a_scan_is_a_marker_as_the_odds_count_them() -> None:
    play = mutant(contamination=3).do(Scan(seat=OLA, infected=2, removed=2))
    assert (play[OLA].markers, play[OLA].contamination) == (2, 1)
    play = crew("Ola", "Jan", detail="quick").do(Scan(seat=OLA, infected=3))
    assert (play[OLA].has_mutation, play[OLA].markers) == (True, 2), "the card instead of the first"
    play = mutant(markers=3).do(Scan(seat=OLA, infected=2))
    assert (play[OLA].fate, play[OLA].markers) == ("dead", 4), "the dead get no more"


def test_the_fourth_marker_by_a_scan_kills_and_leaves_a_shambler() -> None:
    play = mutant(markers=3).do(Scan(seat=OLA, infected=True))
    assert play[OLA].fate == "dead"
    assert play.state.on_board == Figures(shambler=1)


def test_cards_that_are_not_infected_leave_the_players_cards_without_a_marker() -> None:
    play = mutant().do(Scan(seat=OLA, infected=False, removed=2))
    assert (play[OLA].contamination, play[OLA].hand, play[OLA].markers) == (0, 3, 0)


def test_a_scan_may_bring_a_marker_and_remove_cards_at_once() -> None:
    play = mutant().do(Scan(seat=OLA, infected=True, removed=1))
    assert (play[OLA].contamination, play[OLA].markers) == (1, 1)


def test_a_scan_has_a_result() -> None:
    assert mutant().refuses(Scan(seat=OLA, infected=False)) == "scan-without-result"


# what the rulebook leaves open --------------------------------------------------------------------------


def test_a_table_may_have_the_fourth_marker_leave_a_blue_corpse() -> None:
    play = crew(mutant_corpse="blue").given(OLA, has_mutation=True, markers=3, room="Canteen")
    play.do(AddMarker(seat=OLA))
    (room,) = play.state.rooms
    assert (room.red_corpses, room.blue_corpses) == (0, 1)


def test_blue_corpses_of_the_dead_lie_beside_that_of_the_set_up_and_can_be_carried_elsewhere() -> None:
    laid = ChangeObjects(room="Hibernatorium", object="blue-corpse", delta=1)
    play = crew("Ola", "Jan", "Ewa", mutant_corpse="blue").do(laid)
    play.given(OLA, has_mutation=True, markers=3, room="Canteen").do(AddMarker(seat=OLA))
    play.do(laid.replace(room="Canteen", delta=-1), laid)
    assert [room.blue_corpses for room in play.state.rooms] == [2, 0]
    assert flaw(play.state) is None


def test_a_character_that_dies_otherwise_leaves_a_red_corpse_at_every_table() -> None:
    play = crew(mutant_corpse="blue").given(OLA, room="Canteen")
    play.do(SetFate(seat=OLA, fate="dead"))
    assert play.state.rooms[0].red_corpses == 1


def test_a_table_that_reveals_adaptations_in_encounters_only_leaves_the_dead_ones_shambler_hidden() -> None:
    play = crew(reveal="encounter").given(OLA, has_mutation=True, markers=3, room="Canteen")
    play.do(AddMarker(seat=OLA))
    adaptation = play.state.adaptation("shambler")
    assert adaptation is not None
    assert not adaptation.revealed
    assert play.state.on_board == Figures(shambler=1)
    assert play.state.first_encounter
