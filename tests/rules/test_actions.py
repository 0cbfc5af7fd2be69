"""The move, the main actions and the special ones; battles have tests of their own."""

from typing import get_args

import pytest

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse, power_after_impulse
from companion.rules.chromosome.areas import AddArea, ChangeArea
from companion.rules.chromosome.battle import Fight
from companion.rules.chromosome.corrections import CallOff, Correct
from companion.rules.chromosome.data import (
    GENE_KINDS,
    SPECIAL_ACTIONS,
    SPECIES,
    Effect,
    GeneKind,
    special_actions_for,
)
from companion.rules.chromosome.fate import DiscardBuilding, RecoverFate
from companion.rules.chromosome.play import GenesChanged
from companion.rules.chromosome.preparation import NoteEvent
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.rolls import ForceReroll, LetStand
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Detail
from companion.rules.chromosome.turns import EndPhase, EndTurn, Move, Pass
from companion.rules.kernel import Command
from companion.ui.chromosome.battle_draft import BATTLE_ACTIONS, first_plan
from tests.rules.build import JAN, OLA, Play, game, genes, pay

FACES = ("action", "telepathy", "combat", "building")


# the move ------------------------------------------------------------------------------------------------


def test_a_move_changes_no_number() -> None:
    play = game()
    before = play[OLA]
    assert play.do(Move())[OLA] == before


def test_a_group_that_merges_with_a_discharged_one_is_discharged() -> None:
    play = game().given(OLA, on_board=6, charged=3).do(Move(discharged=2))
    assert (play[OLA].on_board, play[OLA].charged) == (6, 1)


def test_a_move_may_discharge_the_last_charged_group() -> None:
    assert game().do(Move(discharged=2))[OLA].charged == 0


def test_no_more_tokens_are_discharged_by_a_move_than_are_charged() -> None:
    refusal = game().given(OLA, charged=1).refusal(Move(discharged=2))
    assert (refusal.code, refusal.params) == ("too-few-charged", {"player": "Ola", "has": 1})


@pytest.mark.parametrize("detail", ["full", "quick"])
def test_a_move_makes_no_group_larger_than_three_so_it_discharges_two_at_most(detail: Detail) -> None:
    """Lines 206-216: groups never exceed three, and one of two groups that merge was already discharged."""
    play = game(detail=detail).given(OLA, on_board=12, charged=12)
    for discharged in (3, 12):
        refusal = play.refusal(Move(discharged=discharged))
        assert (refusal.code, refusal.params) == ("merged-too-many", {"most": 2})
    play.do(Move(discharged=2))


def test_with_quick_detail_a_move_follows_no_charge() -> None:
    assert game(detail="quick").do(Move(discharged=2))[OLA].charged == 2


# growth --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tokens", [1, 2])
def test_growth_costs_an_action_gene_a_token(tokens: int) -> None:
    play = game().do(Grow(tokens=tokens))
    assert (play[OLA].on_board, play.state.supply(OLA)) == (2 + tokens, 10 - tokens)
    assert play[OLA].passive == genes(action=tokens)


def test_without_an_active_action_gene_there_is_no_growth() -> None:
    play = game().given(OLA, active=genes(action=1, telepathy=5), passive=genes(action=1))
    assert play.refuses(Grow(tokens=2)) == "too-few-genes"


def test_a_group_has_at_most_three_tokens() -> None:
    play = game().given(OLA, active=genes(action=3))
    assert play.refusal(Grow(tokens=3)).params == {"most": 3}
    assert play.do(Grow(tokens=3, spread=True))[OLA].on_board == 5


def test_a_charged_group_grows_charged_and_a_discharged_one_discharged() -> None:
    assert game().do(Grow(tokens=1, charged=True))[OLA].charged == 3
    assert game().do(Grow(tokens=1))[OLA].charged == 2


def test_tokens_in_new_rooms_are_discharged() -> None:
    assert game().do(Grow(tokens=2, spread=True, charged=True))[OLA].charged == 2


def test_without_charged_tokens_there_is_no_charged_group_to_grow() -> None:
    play = game().given(OLA, charged=0)
    assert play.refuses(Grow(tokens=1, charged=True)) == "too-few-charged"


def test_with_an_empty_supply_there_is_no_growth() -> None:
    play = game().given(OLA, on_board=9).given(JAN, trophies=(3, 0))
    assert play.refuses(Grow(tokens=1)) == "supply-empty"


def test_growth_takes_no_more_than_the_supply_holds() -> None:
    play = game().given(OLA, on_board=9).given(JAN, trophies=(2, 0))
    assert play.refusal(Grow(tokens=2)).params == {"player": "Ola", "has": 1}
    assert play.do(Grow(tokens=1)).state.supply(OLA) == 0


# evolution -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", GENE_KINDS)
def test_a_chosen_gene_costs_an_action_gene_and_one_energy_more_than_are_owned_of_its_kind(
    kind: GeneKind,
) -> None:
    play = game().given(
        OLA, on_board=9, charged=9, active=genes(action=1, building=2), passive=genes(action=1)
    )
    owned = {"action": 2, "telepathy": 0, "combat": 0, "building": 2}[kind]
    assert play.refusal(Evolve(gene=kind, payment=pay(owned))).params["needs"] == owned + 1
    play.do(Evolve(gene=kind, payment=pay(owned + 1)))
    assert play[OLA].genes.of(kind) == owned + 1
    assert play[OLA].charged == 9 - (owned + 1)
    assert play[OLA].passive.action == 2


def test_a_new_gene_is_active() -> None:
    play = game().do(Evolve(gene="combat", payment=pay(1)))
    assert play[OLA].active == genes(action=1, telepathy=1, combat=1)


def test_passive_genes_count_for_the_price() -> None:
    play = game().given(OLA, passive=genes(combat=3), on_board=6, charged=6)
    assert play.refusal(Evolve(gene="combat")).params["needs"] == 4


def test_with_eight_genes_there_is_no_evolution_of_either_kind() -> None:
    play = game(gene_faces=FACES).given(OLA, active=genes(action=4), passive=genes(combat=4))
    for command in (Evolve(gene="combat", payment=pay(2)), EvolveByDie(payment=pay(2))):
        refusal = play.refusal(command)
        assert (refusal.code, refusal.params) == ("genes-full", {"player": "Ola", "most": 8})
    play.given(OLA, active=genes(action=3), passive=genes(combat=4), on_board=6, charged=6)
    assert play.do(Evolve(gene="building", payment=pay(1)))[OLA].genes.total == 8


@pytest.mark.parametrize(("face", "kind"), [*enumerate(FACES, 1)])
def test_for_one_energy_and_an_action_gene_the_die_names_the_gene(face: int, kind: GeneKind) -> None:
    play = game(gene_faces=FACES).do(EvolveByDie(payment=pay(1)))
    assert (play[OLA].charged, play[OLA].passive) == (1, genes(action=1))
    assert (play.roll.purpose, play.roll.roller) == ("evolution", OLA)
    play.rolls(face).stands()
    assert play.happened(GenesChanged) == (GenesChanged(seat=OLA, gene=kind, delta=1),)
    assert (play.state.evolution, play.state.roll) == (None, None)


def test_a_gene_by_the_die_can_be_re_rolled_by_anybody() -> None:
    play = game(gene_faces=FACES).do(EvolveByDie(payment=pay(1)))
    play.rolls(3).do(ForceReroll(by=JAN)).rolls(4).stands()
    assert (play[OLA].genes.building, play[OLA].genes.combat, play[JAN].fate) == (1, 0, 3)


@pytest.mark.parametrize("faces", [(), ("action", "telepathy", "combat", None)])
def test_without_a_gene_on_every_face_nobody_leaves_a_gene_to_the_die(faces: tuple[str | None, ...]) -> None:
    play = game(gene_faces=faces)
    assert play.refuses(EvolveByDie(payment=pay(1))) == "gene-faces-unknown"


def test_the_faces_cannot_be_forgotten_while_the_die_lies() -> None:
    play = game(gene_faces=FACES).do(EvolveByDie(payment=pay(1))).rolls(2).option(gene_faces=())
    assert play.refuses(LetStand()) == "gene-faces-unknown"
    assert play.option(gene_faces=FACES).stands()[OLA].genes.telepathy == 2


def test_nothing_else_happens_while_a_gene_is_left_to_the_die() -> None:
    play = game(gene_faces=FACES).do(EvolveByDie(payment=pay(1)))
    for command in (Move(), EndTurn(seat=OLA), RecoverFate(seat=OLA)):
        assert play.refuses(command) == "evolution-open"


def test_the_die_gives_no_ninth_gene_either() -> None:
    play = game(gene_faces=FACES).do(EvolveByDie(payment=pay(1)))
    play.do(Correct(seat=OLA, what="passive", gene="combat", delta=5)).rolls(1)
    assert play.refuses(LetStand()) == "genes-full"
    assert play.do(CallOff())[OLA].genes.total == 8


def test_an_evolution_called_off_gives_nothing_back() -> None:
    play = game(gene_faces=FACES).do(EvolveByDie(payment=pay(1))).rolls(1).do(CallOff())
    assert (play[OLA].charged, play[OLA].genes.total, play.state.roll) == (1, 3, None)
    assert play.refuses(Impulse()) == "action-taken"


# impulse -------------------------------------------------------------------------------------------------


def test_impulse_makes_an_area_of_two_cubes_for_a_telepathy_gene() -> None:
    play = game().do(Impulse(room="7"))
    assert [(area.room, area.cubes) for area in play.state.areas] == [("7", 2)]
    assert play[OLA].passive == genes(telepathy=1)


@pytest.mark.parametrize("bonus", [0, 2])
def test_an_impulse_charges_with_the_power_that_its_area_has_then_the_events_bonus_included(
    bonus: int,
) -> None:
    play = game().radioactive(3).do(NoteEvent(text="", power_bonus=bonus))
    state, (area,) = play.state, play.state.areas
    assert power_after_impulse(state, None, draw=False) == 2 + bonus
    assert power_after_impulse(state, area, draw=False) == 3 + 2 + bonus
    assert power_after_impulse(state, area, draw=True) == 3 + bonus


def test_impulse_adds_two_cubes_where_there_is_an_area_already() -> None:
    play = game().radioactive(1, 3).do(Impulse(area=2))
    assert [area.cubes for area in play.state.areas] == [1, 5]


def test_a_room_has_one_area_however_it_is_named() -> None:
    play = game().do(AddArea(cubes=1, room="Izolatka"), Impulse(room=" izolatka "))
    assert [area.cubes for area in play.state.areas] == [3]
    play.do(AddArea(cubes=1, room="IZOLATKA"), AddArea(), AddArea())
    assert [area.cubes for area in play.state.areas] == [4, 2, 2]


def test_impulse_may_charge_own_groups_at_once() -> None:
    play = game().given(OLA, on_board=5, charged=1).do(Impulse(charged=3))
    assert play[OLA].charged == 4


def test_drawing_on_an_area_charges_and_takes_a_cube() -> None:
    play = game().given(OLA, on_board=3, charged=0).radioactive(3)
    play.do(Impulse(draw=True, area=1, charged=3))
    assert (play[OLA].charged, play.state.areas[0].cubes, play[OLA].passive) == (3, 2, genes(telepathy=1))


def test_an_area_without_cubes_is_gone() -> None:
    assert game().radioactive(1).do(Impulse(draw=True, area=1)).state.areas == ()


@pytest.mark.parametrize("area", [None, 3])
def test_nobody_draws_on_an_area_that_is_not_there(area: int | None) -> None:
    assert game().radioactive(2).refuses(Impulse(draw=True, area=area)) == "no-such-area"
    assert game().refuses(Impulse(area=3)) == "no-such-area"


def test_no_more_tokens_are_charged_than_are_discharged_on_the_board() -> None:
    play = game().given(OLA, on_board=3, charged=1)
    assert play.refusal(Impulse(charged=3)).params == {"player": "Ola", "can": 2}


def test_impulse_needs_an_active_telepathy_gene() -> None:
    assert game().given(OLA, active=genes(action=5)).refuses(Impulse()) == "too-few-genes"


def test_areas_that_come_later_get_numbers_of_their_own() -> None:
    play = game().do(AddArea(cubes=1), AddArea(), ChangeArea(area=1, delta=-1), AddArea())
    assert [area.id for area in play.state.areas] == [2, 3]


# special actions -----------------------------------------------------------------------------------------


def test_a_special_action_is_the_action_of_the_turn_and_costs_what_is_said() -> None:
    play = game().do(ActSpecially(action="teleportation", genes=genes(telepathy=1), energy=2, payment=pay(2)))
    assert (play[OLA].passive, play[OLA].charged) == (genes(telepathy=1), 0)
    assert play.state.turn.actions == ("teleportation",)
    assert play.refuses(Impulse()) == "action-taken"


def test_supergene_brings_a_passive_gene_back_and_allows_one_more_action_but_no_further_move() -> None:
    play = game().given(OLA, active=genes(telepathy=1), passive=genes(action=1, combat=1))
    play.do(Move())
    play.do(ActSpecially(action="supergene", effect="again", gene_back="action"))
    assert (play[OLA].active, play[OLA].passive) == (genes(action=1, telepathy=1), genes(combat=1))
    assert play.refuses(Move()) == "already-moved"
    play.do(Impulse())
    assert play.state.turn.actions == ("supergene", "impulse")
    assert play.state.turn.actions_left == 0
    assert play.refuses(Grow(tokens=1)) == "action-taken"


def test_the_action_that_supergene_allows_may_be_left_out() -> None:
    play = game().given(OLA, passive=genes(combat=1))
    play.do(ActSpecially(action="supergene", effect="again", gene_back="combat"))
    assert play.ends_turn().active == JAN


def test_supergene_needs_a_passive_gene_of_that_kind() -> None:
    command = ActSpecially(action="supergene", effect="again", gene_back="action")
    assert game().refuses(command) == "no-passive-gene"
    assert game(detail="quick").do(command).state.turn.actions_left == 1


def test_an_attack_by_special_action_needs_groups() -> None:
    assert game().refuses(ActSpecially(action="destroy", effect="battle")) == "battle-needs-groups"


def test_a_wave_needs_an_area() -> None:
    for area in (None, 1):
        command = ActSpecially(action="wave", effect="wave", area=area)
        assert game().refuses(command) == "no-such-area"


def test_the_known_special_actions_have_different_names_and_known_owners_and_effects() -> None:
    assert len({action.key for action in SPECIAL_ACTIONS}) == len(SPECIAL_ACTIONS)
    assert {action.effect for action in SPECIAL_ACTIONS} == set(get_args(Effect))
    named = {
        (SPECIES[action.species], action.key) for action in SPECIAL_ACTIONS if action.species is not None
    }
    assert {("ferox", "fusion"), ("cadum", "saturation"), ("cadum", "wave")} <= named


@pytest.mark.parametrize("species", range(len(SPECIES)))
def test_a_species_is_offered_its_own_actions_first_then_those_of_unknown_owner_then_the_others(
    species: int,
) -> None:
    owners = [action.species for action in special_actions_for(species)]
    own, unknown = owners.count(species), owners.count(None)
    assert owners[:own] == [species] * own
    assert owners[own : own + unknown] == [None] * unknown
    assert not {species, None} & set(owners[own + unknown :])
    assert sorted(action.key for action in special_actions_for(species)) == sorted(
        action.key for action in SPECIAL_ACTIONS
    )


def test_giant_has_no_readable_text_and_the_line_beside_it_is_the_middle_of_domination() -> None:
    """Lines 619-622 and the stray line 679.

    On a tie the opponent gives a token, the dominating player gives none.
    """
    (giant,) = (action for action in SPECIAL_ACTIONS if action.key == "giant")
    assert (giant.effect, giant.species, giant.telepathy, giant.energy) == ("plain", None, 0, 0)
    assert "giant" not in BATTLE_ACTIONS
    plan = first_plan(game().state, OLA, "giant").with_action("giant")
    assert plan.tie == "standard"
    dominating = first_plan(game().state, OLA, "domination")
    assert dominating.tie == "attacker"
    play = game().fights(OLA, 2, JAN, 2, 3, 3, action="domination", tie=dominating.tie).applied()
    assert (play[OLA].trophies, play[JAN].trophies) == ((0, 1), (0, 0))


# whose turn it must be -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "command",
    [
        Move(seat=JAN),
        Grow(seat=JAN, tokens=1),
        Evolve(seat=JAN, gene="combat"),
        EvolveByDie(seat=JAN),
        Impulse(seat=JAN),
    ],
    ids=lambda command: command.kind,
)
def test_whoever_is_not_up_acts_in_nobody_elses_name(command: Command) -> None:
    """Lines 180-189: players act in their own turns; a late command does not count for the next player."""
    play = game("Ola", "Jan", "Ewa", gene_faces=FACES)
    refusal = play.refusal(command)
    assert (refusal.code, refusal.params) == ("not-your-turn", {"player": "Jan", "active": "Ola"})
    assert play.refusal(command.replace(seat=3)).code == "no-such-seat"


@pytest.mark.parametrize(
    "command",
    [
        Move(),
        Grow(tokens=1),
        Evolve(gene="combat", payment=pay(1)),
        EvolveByDie(payment=pay(1)),
        Impulse(),
    ],
    ids=lambda command: command.kind,
)
def test_what_names_nobody_is_of_whoever_is_up(command: Command) -> None:
    named, unnamed = game(gene_faces=FACES), game(gene_faces=FACES)
    assert named.do(command.replace(seat=OLA)).last == unnamed.do(command).last


@pytest.mark.parametrize(
    "command",
    [
        Move(),
        Grow(tokens=1),
        Evolve(gene="combat"),
        EvolveByDie(),
        Impulse(),
        ActSpecially(action="fusion"),
        Fight(attacker=OLA, attacker_group=1, defender=JAN, defender_group=1),
        Pass(seat=OLA),
        EndTurn(seat=OLA),
        EndPhase(),
        RecoverFate(seat=OLA),
        DiscardBuilding(seat=OLA, active=1),
    ],
    ids=lambda command: command.kind,
)
def test_the_things_of_a_turn_are_done_only_in_the_phase_of_turns(command: Command) -> None:
    play = game()
    for phase in ("radiation", "preparation"):
        play = play.all_pass() if phase == "radiation" else play.do(FinishRadiation())
        assert play.state.phase == phase
        assert play.refuses(command) == "not-in-turns"


def test_without_an_active_player_nobody_acts() -> None:
    play = Play(game().state.replace(active=None))
    assert play.refuses(Move()) == "nobody-active"
