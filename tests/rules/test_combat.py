"""Combat in the nine steps of the rulebook."""

from typing import Any

import pytest

from companion.rules.chromosome.battle import ApplyBattle, Commit, Fight
from companion.rules.chromosome.corrections import CallOff
from companion.rules.chromosome.fate import FateAsGene, RecoverFate
from companion.rules.chromosome.play import TokensCaptured
from companion.rules.chromosome.rolls import ThrowDie
from companion.rules.chromosome.state import Battle, Fighter, Tie
from companion.rules.chromosome.turns import EndPhase, EndTurn, Move
from tests.rules.build import EWA, JAN, OLA, Play, game, genes, pay


def ready(**options: Any) -> Play:
    """Three players with six tokens each and genes to fight with; it is Ola's turn."""
    play = game("Ola", "Jan", "Ewa", **options)
    for seat in (OLA, JAN, EWA):
        play.given(seat, on_board=6, charged=6, active=genes(action=2, telepathy=1, combat=2))
    return play


def spark(attacker: int = OLA, size: int = 3, defender: int = JAN, other: int = 2, **more: object) -> Fight:
    return Fight.model_validate(
        {
            "attacker": attacker,
            "attacker_group": size,
            "defender": defender,
            "defender_group": other,
            **more,
        }
    )


def battle(play: Play) -> Battle:
    assert play.state.battle is not None
    return play.state.battle


# step 1: choose, pay -------------------------------------------------------------------------------------


def test_spark_costs_an_action_gene_and_nothing_more_against_an_adjacent_group() -> None:
    play = ready().do(spark())
    assert (play[OLA].passive, play[OLA].charged) == (genes(action=1), 6)
    assert play.state.turn.actions == ("spark",)


@pytest.mark.parametrize("distance", [1, 2, 3])
def test_spark_costs_one_energy_for_each_room_between(distance: int) -> None:
    refusal = ready().refusal(spark(distance=distance, payment=pay(distance - 1)))
    assert (refusal.code, refusal.params["needs"]) == ("too-little-energy", distance)
    play = ready().do(spark(distance=distance, payment=pay(distance)))
    assert play[OLA].charged == 6 - distance


def test_nobody_attacks_their_own_group() -> None:
    assert ready().refuses(spark(defender=OLA)) == "attacks-itself"


def test_by_spark_only_the_active_player_attacks() -> None:
    assert ready().refuses(spark(attacker=JAN, defender=EWA)) == "not-your-turn"


def test_a_special_action_may_set_others_on_each_other_and_costs_the_active_player() -> None:
    play = ready().do(
        spark(attacker=JAN, defender=EWA, action="destroy", genes=(0, 1), energy=2, payment=pay(2))
    )
    assert (play[OLA].passive, play[OLA].charged) == (genes(telepathy=1), 4)
    assert (battle(play).action, battle(play).attacker.seat) == ("destroy", JAN)


def test_the_distance_costs_nothing_in_an_attack_by_special_action() -> None:
    assert ready().do(spark(action="destroy", distance=4))[OLA].charged == 6


def test_a_spark_is_a_spark_however_its_name_is_spaced() -> None:
    """Lines 425-432: one action gene, and an energy point for each room between the groups."""
    refusal = ready().refusal(spark(action=" spark\u202e ", distance=3))
    assert (refusal.code, refusal.params["needs"]) == ("too-little-energy", 3)
    play = ready().do(spark(action=" spark", distance=3, payment=pay(3)))
    assert (play[OLA].passive, play[OLA].charged, play.state.turn.actions) == (genes(action=1), 3, ("spark",))
    assert ready().refuses(spark(action=" spark", attacker=JAN, defender=EWA)) == "not-your-turn"


@pytest.mark.parametrize("name", ["pass", "Growth", " evolution", "IMPULSE", "Spark"])
def test_a_main_action_is_no_special_one(name: str) -> None:
    """Lines 296-301 and 586-590: five main actions, and four special ones of each species."""
    refusal = ready().refusal(spark(action=name))
    assert (refusal.code, refusal.params) == ("main-action", {"action": name.strip().lower()})


@pytest.mark.parametrize(("size", "other"), [(0, 1), (4, 1), (1, 0), (1, 4), (-1, 1)])
def test_a_group_has_one_to_three_tokens(size: int, other: int) -> None:
    assert ready().refusal(spark(size=size, other=other)).params == {"most": 3}


def test_a_group_is_no_larger_than_what_stands_on_the_board() -> None:
    play = ready().given(JAN, on_board=1, charged=0)
    refusal = play.refusal(spark())
    assert (refusal.code, refusal.params) == ("group-too-big-for-board", {"player": "Jan", "has": 1})


def test_while_a_battle_is_fought_nothing_else_is_begun() -> None:
    play = ready().do(spark())
    for command in (Move(), EndTurn(seat=OLA), spark(), EndPhase(), RecoverFate(seat=OLA)):
        assert play.refuses(command) == "battle-open"


# steps 2 and 3: strength ---------------------------------------------------------------------------------


def test_strength_is_the_size_and_one_for_each_combat_gene_and_fate_point() -> None:
    play = ready().do(spark(), Commit(side="attacker", genes=2, fate=3))
    play.do(Commit(side="defender", genes=1))
    assert (battle(play).attacker.strength, battle(play).defender.strength) == (3 + 2 + 3, 2 + 1)
    assert (play[OLA].passive, play[OLA].fate) == (genes(action=1, combat=2), 1)
    assert (play[JAN].passive, play[JAN].fate) == (genes(combat=1), 4)


def test_the_attacker_settles_the_strength_first() -> None:
    play = ready().do(spark())
    assert play.refuses(Commit(side="defender")) == "attacker-commits-first"


def test_strength_is_settled_once() -> None:
    play = ready().do(spark(), Commit(side="attacker"))
    assert play.refuses(Commit(side="attacker", fate=1)) == "already-committed"
    play.do(Commit(side="defender"))
    assert play.refuses(Commit(side="defender", fate=1)) == "already-committed"


def test_only_active_combat_genes_add_to_the_strength() -> None:
    play = ready().given(OLA, active=genes(action=4, combat=1), passive=genes(combat=2)).do(spark())
    refusal = play.refusal(Commit(side="attacker", genes=2))
    assert (refusal.code, refusal.params) == ("too-few-combat-genes", {"player": "Ola", "has": 1})


def test_with_quick_detail_up_to_eight_combat_genes_are_believed() -> None:
    play = ready(detail="quick").do(spark())
    assert play.refusal(Commit(side="attacker", genes=9)).params["has"] == 8
    play.do(Commit(side="attacker", genes=8))
    assert (battle(play).attacker.strength, play[OLA].passive) == (11, genes())


def test_nobody_adds_more_fate_than_they_have() -> None:
    play = ready().do(spark())
    assert play.refusal(Commit(side="attacker", fate=5)).params["has"] == 4


def test_modifiers_of_special_actions_count() -> None:
    play = ready().do(spark(action="destroy", attacker_modifier=2, defender_modifier=-1))
    assert (battle(play).attacker.strength, battle(play).defender.strength) == (5, 1)


def test_in_combat_no_fate_point_stands_for_a_gene() -> None:
    play = ready().do(spark())
    assert play.refuses(FateAsGene(seat=OLA, gene="combat")) == "no-fate-gene-in-battle"


def test_without_a_battle_there_is_no_strength_to_settle_and_no_result() -> None:
    assert ready().refuses(Commit(side="attacker")) == "no-battle"
    assert ready().refuses(ApplyBattle()) == "no-battle"


# steps 4 and 5: the dice ---------------------------------------------------------------------------------


def test_the_attacker_rolls_first_and_the_defender_when_that_die_stands() -> None:
    play = ready().do(spark())
    assert play.refuses(ThrowDie(face=1)) == "no-roll-due"
    play.do(Commit(side="attacker"))
    assert play.refuses(ThrowDie(face=1)) == "no-roll-due"
    play.do(Commit(side="defender"))
    assert (play.roll.purpose, play.roll.roller) == ("attack", OLA)
    play.rolls(3)
    assert play.refuses(ThrowDie(face=4)) == "die-lies-already"
    play.stands()
    assert (play.roll.purpose, play.roll.roller, play.roll.face) == ("defence", JAN, None)
    assert play.refuses(ApplyBattle()) == "dice-due"
    play.rolls(1).stands()
    assert (battle(play).attacker.die, battle(play).defender.die) == (3, 1)


@pytest.mark.parametrize("face", [0, 5, -1, None])
def test_the_die_has_the_faces_one_to_four(face: int | None) -> None:
    play = ready().fights(OLA, 3, JAN, 2)
    assert play.refusal(ThrowDie(face=face)).params == {"most": 4}


# steps 6 to 9: the result --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "other", "dice", "lost"),
    [
        (3, 3, (4, 1), (0, 3)),
        (3, 2, (4, 1), (0, 2)),
        (3, 2, (2, 1), (0, 2)),
        (3, 2, (1, 1), (0, 1)),
        (2, 2, (3, 1), (0, 2)),
        (1, 3, (1, 4), (1, 0)),
        (3, 3, (1, 3), (2, 0)),
        (2, 2, (2, 2), (1, 1)),
        (1, 3, (3, 1), (1, 1)),
        (1, 1, (4, 4), (1, 1)),
    ],
)
def test_the_loser_loses_the_difference_but_no_more_than_the_group_and_a_tie_costs_each_one(
    size: int, other: int, dice: tuple[int, int], lost: tuple[int, int]
) -> None:
    play = ready().fights(OLA, size, JAN, other, *dice).applied()
    assert (6 - play[OLA].on_board, 6 - play[JAN].on_board) == lost
    assert play[OLA].trophies == (0, lost[1], 0)
    assert play[JAN].trophies == (lost[0], 0, 0)
    assert (play.state.supply(OLA), play.state.supply(JAN)) == (6, 6)


def test_the_table_may_settle_that_a_defeat_costs_more_than_the_group() -> None:
    play = ready(cap_losses=False).fights(OLA, 3, JAN, 2, 4, 1).applied()
    assert (play[JAN].on_board, play[OLA].trophies) == (2, (0, 4, 0))


def test_even_then_nobody_loses_more_than_stands_on_the_board() -> None:
    play = ready(cap_losses=False).given(JAN, on_board=3, charged=0)
    play.fights(OLA, 3, JAN, 1, 4, 1, attack=(2, 2)).applied()
    assert (play[JAN].on_board, play[OLA].trophies) == (0, (0, 3, 0))


@pytest.mark.parametrize(("tie", "lost"), [("standard", (1, 1)), ("attacker", (0, 1)), ("defender", (1, 0))])
def test_with_domination_a_tie_costs_its_player_nothing(tie: Tie, lost: tuple[int, int]) -> None:
    play = ready().fights(OLA, 2, JAN, 2, 3, 3, action="domination", tie=tie).applied()
    assert (6 - play[OLA].on_board, 6 - play[JAN].on_board) == lost
    assert (play[JAN].trophies[OLA], play[OLA].trophies[JAN]) == lost


def test_domination_changes_nothing_when_there_is_no_tie() -> None:
    play = ready().fights(OLA, 2, JAN, 3, 1, 2, action="domination", tie="attacker").applied()
    assert 6 - play[OLA].on_board == 2


def test_genes_fate_and_modifiers_decide() -> None:
    play = ready().fights(
        OLA, 3, JAN, 2, 1, 4, attack=(2, 1), defence=(1, 0), action="destroy", attacker_modifier=1
    )
    assert (battle(play).attacker.total, battle(play).defender.total) == (8, 7)
    assert play.applied()[JAN].on_board == 5


def test_a_battle_leaves_nothing_open_and_its_turn_goes_on() -> None:
    play = ready().fights(OLA, 3, JAN, 2, 4, 1).applied()
    assert (play.state.battle, play.state.roll, play.active) == (None, None, OLA)
    assert play.do(Move()).ends_turn().active == JAN


def test_a_battle_called_off_costs_what_was_spent_and_no_tokens() -> None:
    play = ready().fights(OLA, 3, JAN, 2, 4, attack=(1, 1)).do(CallOff())
    assert (play[OLA].on_board, play[JAN].on_board, play[OLA].fate) == (6, 6, 3)
    assert play[OLA].passive == genes(action=1, combat=1)
    assert (play.state.battle, play.state.roll) == (None, None)
    assert play.refuses(spark()) == "action-taken"


# charges of lost tokens ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("charged", "said", "left"),
    [(6, True, 4), (3, True, 1), (1, True, 0), (3, False, 3), (5, False, 4), (3, None, 3), (5, None, 4)],
)
def test_lost_tokens_take_their_charge_with_them(charged: int, said: bool | None, left: int) -> None:
    play = ready().given(JAN, charged=charged)
    play.fights(OLA, 3, JAN, 2, 4, 2, defender_charged=said).applied()
    assert (play[JAN].on_board, play[JAN].charged) == (4, left)


def test_the_attackers_group_may_be_said_to_be_charged_too() -> None:
    play = ready().given(OLA, charged=4).fights(OLA, 2, JAN, 3, 1, 4, attacker_charged=True).applied()
    assert (play[OLA].on_board, play[OLA].charged) == (4, 2)


# the sums on their own -----------------------------------------------------------------------------------


def test_a_fighter_without_a_die_counts_its_strength() -> None:
    fighter = Fighter(seat=OLA, group=3, genes=1, fate=1, modifier=-1)
    assert (fighter.strength, fighter.total) == (4, 4)
    assert fighter.replace(die=2).total == 6


def test_a_battle_is_resolved_when_both_dice_stand() -> None:
    one, other = Fighter(seat=OLA, group=1, die=1), Fighter(seat=JAN, group=1)
    assert not Battle(action="spark", attacker=one, defender=other).resolved
    assert not Battle(action="spark", attacker=other, defender=one).resolved
    assert Battle(action="spark", attacker=one, defender=other.replace(die=1)).resolved


def test_unless_the_table_says_otherwise_a_battle_costs_no_more_than_the_group() -> None:
    strong, weak = Fighter(seat=OLA, group=3, die=4), Fighter(seat=JAN, group=1, die=1)
    assert Battle(action="spark", attacker=strong, defender=weak).losses() == (0, 1)
    assert Battle(action="spark", attacker=weak, defender=strong).losses() == (1, 0)


def test_trophies_are_handed_to_the_winner_in_the_journal() -> None:
    play = ready().fights(OLA, 3, JAN, 2, 1, 4).applied()
    assert play.happened(TokensCaptured) == (TokensCaptured(owner=OLA, taker=JAN, count=2, charged=2),)
