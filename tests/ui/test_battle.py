"""Battles on the screen: opening one, the odds, the dice with their windows, the result."""

import asyncio
from typing import Any, cast

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.battle import Commit, Fight
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.rolls import LetStand, ThrowDie
from companion.rules.chromosome.state import Detail
from companion.rules.kernel import Command
from companion.ui.core.component import FRAME
from companion.ui.core.tap_guard import HOLD
from companion.ui.theme import NIGHT
from companion.ui.theme.measure import TUMBLE
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.fights import can_press, choose_rerolls, dead, press, table
from tests.ui.harness import PHONE, SMALL_PHONE, Harness, held_time
from tests.ui.services import announced, at, written

FIGHT = Fight(attacker=0, attacker_group=3, defender=1, defender_group=2)
EXAMPLE = (
    FIGHT,
    Commit(side="attacker", genes=1, fate=1),
    Commit(side="defender", genes=2, fate=0),
)
"""Strength 5 of a group of 3 against strength 4 of a group of 2, as in the rulebook's example."""


# Opening a battle


@asynchronous
async def test_an_adjacent_spark_takes_five_presses_beside_both_groups() -> None:
    home, game = table(faces=(4, 1))
    presses = 0

    async def counted(*names: str) -> None:
        nonlocal presses
        presses += len(names)
        await press(app, *names)

    async with at(home, game) as app:
        await counted("Spark")
        await press(app, "Magda: 3\u00a0tokens", "Tomek: 2\u00a0tokens")
        await counted("Fight", "Magda rolls", "The table: it stands, Tomek rolls")
        await app.until(lambda: "Magda wins by 4" in written(app))
        assert "Tomek: 4 tokens left on the board" in written(app)
        await counted("The table: it stands, remove 2\u00a0tokens")
    assert presses == 5
    state = game.table.state
    assert state.battle is None
    assert state.players[0].trophies[1] == 2
    assert state.players[1].on_board == 4


@asynchronous
async def test_a_battle_cannot_begin_before_both_groups_are_known() -> None:
    home, game = table()
    async with at(home, game) as app:
        await press(app, "Spark")
        assert not can_press(app, "Choose the defender")
        await press(app, "Ola: 1\u00a0token")
        assert not can_press(app, "Choose the groups")
        await press(app, "Magda: 1\u00a0token")
        assert can_press(app, "Fight")


@asynchronous
async def test_a_group_is_no_larger_than_what_stands_on_the_board() -> None:
    home, game = table(Correct(seat=1, what="tokens", delta=-4))
    async with at(home, game) as app:
        await press(app, "Spark")
        assert can_press(app, "Tomek: 2\u00a0tokens")
        assert not can_press(app, "Tomek: 3\u00a0tokens")


@asynchronous
async def test_the_odds_stand_on_the_sheet_before_they_are_known_so_that_nothing_moves() -> None:
    home, game = table()
    async with at(home, game) as app:
        await press(app, "Spark")
        assert app.texts().count("–") == 3
        assert {"Magda wins", "tie", "Defender"} <= set(app.texts())
        await press(app, "Magda: 2\u00a0tokens")
        parts = len(app.texts())
        await press(app, "Tomek: 2\u00a0tokens")
        assert "Tomek wins" in app.texts()
        assert "–" not in app.texts()
        assert len(app.texts()) == parts, "the same parts, filled"


@asynchronous
async def test_with_two_players_the_defender_is_known() -> None:
    home, game = table(names=("Ola", "Basia"))
    async with at(home, game) as app:
        await press(app, "Spark", "Ola: 3\u00a0tokens", "Basia: 3\u00a0tokens", "Fight")
    assert game.table.state.battle is not None


@asynchronous
async def test_distance_costs_energy_that_is_paid_by_discharging_tokens() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await press(app, "Spark", "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens")
        await press(app, "One room more", "One room more")
        assert app.sees("1\u00a0action gene + 2\u00a0energy points")
        await press(app, "Fight")
    magda = game.table.state.players[0]
    assert (magda.active.action, magda.charged) == (1, 0)


@asynchronous
async def test_energy_comes_from_whole_groups_and_the_button_says_what_is_turned() -> None:
    """The only group of two pays one energy: both its tokens are turned, and nothing else can be."""
    home, game = table(detail="full", tokens=0)
    assert (game.table.state.players[0].on_board, game.table.state.players[0].charged) == (2, 2)
    async with at(home, game) as app:
        await press(app, "Spark", "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens")
        await press(app, "One room more")
        assert app.sees("costs 1\u00a0action gene · turn 2\u00a0tokens")
        assert app.sees("you pay 2 instead of 1, the rest is lost")
        assert not app.sees("You turn whole groups")
        await press(app, "Fight")
    assert game.table.state.players[0].charged == 0


@asynchronous
async def test_which_group_is_turned_is_chosen_by_its_size() -> None:
    home, game = table(Correct(seat=0, what="charged", delta=1), detail="full", tokens=1)
    async with at(home, game) as app:
        await press(app, "Spark", "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens")
        await press(app, "One room more")
        assert not can_press(app, "Fight"), "a group of one stands beside that of two"
        await press(app, "2\u00a0tokens")
        assert app.sees("costs 1\u00a0action gene · turn 2\u00a0tokens")
        await press(app, "Fight")
    assert game.table.state.players[0].charged == 1


@asynchronous
async def test_two_rooms_away_without_energy_there_is_no_battle() -> None:
    home, game = table(Correct(seat=0, what="charged", delta=-2), detail="full")
    async with at(home, game) as app:
        await press(app, "Spark", "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens", "One room more")
        assert not can_press(app, "Fight")


@asynchronous
async def test_domination_brings_its_tie_rule_with_it() -> None:
    home, game = table(faces=(1, 1))
    async with at(home, game) as app:
        await press(app, "Spark", "Special action", "Domination")
        await press(app, "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens", "Fight", "Magda rolls")
        await press(app, "The table: it stands, Tomek rolls")
        await app.until(lambda: app.sees("A tie, 3 each"))
        assert app.sees("The tie costs Magda nothing")
        await press(app, "The table: it stands, remove 1\u00a0token")
    assert game.table.state.players[0].on_board == 6
    assert game.table.state.players[0].trophies[1] == 1


@asynchronous
async def test_a_special_action_of_any_name_strengthens_either_side() -> None:
    home, game = table()
    async with at(home, game) as app:
        await press(app, "Spark", "Special action")
        await app.type("Another name", "Ambush")
        await press(app, "Magda: 1\u00a0token", "Ola: 3\u00a0tokens")
        await press(app, "Modifier: Magda, more", "Modifier: Magda, more", "Modifier: Ola, less", "Fight")
    battle = game.table.state.battle
    assert battle is not None
    assert (battle.action, battle.attacker.strength, battle.defender.strength) == ("Ambush", 3, 2)


@asynchronous
async def test_the_odds_are_told_before_an_attack_is_paid_for() -> None:
    few = Correct(seat=1, what="tokens", delta=-4)
    home, game = table(few)
    async with at(home, game) as app:
        await press(app, "Spark", "Magda: 3\u00a0tokens")
        assert "–" in app.texts()
        await press(app, "Tomek: 2\u00a0tokens")
        assert {"62%", "19%"} <= set(written(app))
        assert "Tomek may be eliminated: 38%" in written(app)
    assert game.table.state.battle is None


@asynchronous
async def test_the_odds_of_an_attack_count_with_the_fate_that_is_left_when_it_is_paid() -> None:
    genes = Correct(seat=0, what="active", gene="action", delta=-2)
    fate = [Correct(seat=seat, what="fate", delta=-4) for seat in (1, 2, 3)]
    last = Correct(seat=0, what="fate", delta=-3)
    counted = {"odds-rerolls": "all", "fate-worth": 0}
    home, game = table(genes, last, *fate, detail="full", settings=counted)
    async with at(home, game) as app:
        await press(app, "Spark", "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens")
        assert "costs 1 fate point" in written(app)
        assert {"38%", "25%"} <= set(written(app))  # as without any re-roll: the only fate point pays
        assert "Odds: everybody re-rolls" in written(app)


# Before the dice


@asynchronous
async def test_the_odds_say_which_odds_they_are_and_the_choice_is_remembered() -> None:
    home, game = table(Correct(seat=1, what="tokens", delta=-4), FIGHT)
    async with at(home, game) as app:
        assert "Odds: nobody re-rolls" in written(app)
        assert {"62%", "19%"} <= set(written(app))
        await choose_rerolls(app, "all")
        assert "Odds: everybody re-rolls" in written(app)
        assert "62%" not in written(app)
        bar = next(label for label in app.labels() if label.startswith("Odds, show the sum, Magda wins"))
        await press(app, bar)
        assert app.sees(
            "Counted like this: everybody who holds fate re-rolls any die, when it pays for them."
        )
        assert not app.sees("of 16")
    async with at(home, game) as app:
        assert "Odds: everybody re-rolls" in written(app)
        await choose_rerolls(app, "own")
        assert "Odds: only one’s own dice" in written(app)
        await press(app, "Odds: only one’s own dice. Show others")
        assert "nobody re-rolls" in written(app)
        assert "62% · 19% · 19%" in written(app), "what another choice would show stands beside its name"


@asynchronous
async def test_the_odds_follow_the_steppers() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        assert {"62%", "19%"} <= set(written(app))
        await press(app, "Magda: one combat gene more")
        assert {"81%", "12%", "6%"} <= set(written(app))
        assert "4" in written(app)


@asynchronous
async def test_what_is_added_and_its_odds_are_drawn_a_frame_before_the_rest() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        with held_time():
            await press(app, "Magda: one combat gene more")
            assert "combat genes: 1" in " ".join(app.labels()).lower()
            assert {"81%", "12%", "6%"} <= set(written(app))
            assert "4" not in written(app)
            await asyncio.sleep(FRAME)
            await app.settle()
            assert "4" in written(app)


@asynchronous
async def test_a_throw_right_after_a_stepper_counts_what_was_added() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        with held_time():
            await press(
                app, "Magda: one combat gene more", "Tomek: one fate point more for strength", "Magda rolls"
            )
    battle = game.table.state.battle
    assert battle is not None
    assert (battle.attacker.genes, battle.defender.fate) == (1, 1)


@asynchronous
async def test_what_one_more_would_bring_stands_below_each_side() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        assert "with +1: 81% to win" in written(app)
        assert "with +1: 38% to win" in written(app)
        await press(app, "Magda with +1: 81% to win, show the sum")
        assert app.sees("Magda with +1: 13 of 16.")
        assert app.sees("Tomek with +1: 6 of 16.")


@asynchronous
async def test_nobody_adds_more_fate_than_they_hold() -> None:
    home, game = table(*[SpendFate(seat=0)] * 3, FIGHT)
    async with at(home, game) as app:
        await press(app, "Magda: one fate point more for strength")
        assert not can_press(app, "Magda: one fate point more for strength")


@asynchronous
async def test_what_is_about_to_be_added_shrinks_with_what_is_left_to_add() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        await press(app, *["Magda: one fate point more for strength"] * 3)
        assert "Fate: 3" in app.labels()
        game.submit(Correct(seat=0, what="fate", delta=-3))
        await app.settle()
        assert "Fate: 3" not in app.labels()
        assert "Fate: 1" in app.labels()
        await press(app, "Magda: one fate point fewer for strength")
        assert "Fate: 1" not in app.labels()


@asynchronous
async def test_a_stepper_of_additions_says_that_it_goes_no_further() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        await app.send(dead(app, "Magda: one combat gene fewer"), "tap")
        assert app.sees("It goes no further.")
    assert game.table.state.battle is not None


@asynchronous
async def test_two_quick_presses_on_a_stepper_both_count() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        button = app.tappable("Tomek: one combat gene more")
        await asyncio.gather(app.fire(button, "click"), app.fire(button, "click"))
        await press(app, "Magda rolls")
    battle = game.table.state.battle
    assert battle is not None
    assert battle.defender.genes == 2


@asynchronous
async def test_where_nobody_has_anything_to_add_the_battle_goes_straight_to_the_dice() -> None:
    home, game = table(*[SpendFate(seat=seat) for seat in (0, 1) for _ in range(4)], detail="full")
    async with at(home, game) as app:
        await press(app, "Spark", "Magda: 2\u00a0tokens", "Tomek: 2\u00a0tokens", "Fight")
    battle = game.table.state.battle
    assert battle is not None
    assert battle.defender.committed


@asynchronous
async def test_a_press_on_the_odds_shows_the_sum_behind_them_and_hides_it_again() -> None:
    home, game = table(FIGHT)
    odds = "Magda wins 62%, tie 19%, Tomek wins 19%"
    async with at(home, game) as app:
        await press(app, f"Odds, show the sum, {odds}")
        assert app.sees("Magda wins: 10 of 16.")
        assert app.sees("tokens lost")
        await press(app, f"Odds, hide the sum, {odds}")
        assert not app.sees("tokens lost")


@asynchronous
async def test_the_best_addition_is_marked() -> None:
    gene = Correct(seat=0, what="active", gene="combat", delta=2)
    home, game = table(gene, FIGHT, detail="full")
    async with at(home, game) as app:
        await press(app, "Odds, show the sum, Magda wins 62%, tie 19%, Tomek wins 19%")
        assert app.sees("Magda: what to add")
        assert app.labels().count("best") == 2
        assert app.sees("the best there is")


def one_gene_and_no_fate() -> tuple[GameService, OpenGame]:
    """A battle to which the attacker can add one gene, and nothing else can be added."""
    gene = Correct(seat=0, what="active", gene="combat", delta=1)
    return table(gene, FIGHT, detail="full", options=Options(fate_start=0))


@asynchronous
async def test_a_gene_that_is_worth_more_than_the_battle_is_not_added() -> None:
    """4 against 2 wins 22/16 of a token, 3 against 2 only 12/16: the gene gains less than a whole token."""
    home, game = one_gene_and_no_fate()
    async with at(home, game) as app:
        await press(app, "Odds, show the sum, Magda wins 62%, tie 19%, Tomek wins 19%")
        assert app.sees("Genes 1 and fate 0, answered by genes 0 and fate 0")
        await press(app, "Worth of a gene: more")
        assert app.sees("Genes 0 and fate 0, answered by genes 0 and fate 0: worth +1.75, the best there is.")


@asynchronous
async def test_every_row_of_what_can_be_added_shows_its_sum_at_a_press() -> None:
    home, game = one_gene_and_no_fate()
    async with at(home, game) as app:
        await press(app, "Odds, show the sum, Magda wins 62%, tie 19%, Tomek wins 19%")
        nothing = next(label for label in app.labels() if label.startswith("nothing, wins 62%"))
        await press(app, nothing)
        assert app.sees("Genes 0 and fate 0, answered by genes 0 and fate 0")
        assert not app.sees("Genes 1 and fate 0, answered by")
        await press(app, nothing)
        assert not app.sees("answered by")


# The dice and their windows


@asynchronous
async def test_a_double_press_accepts_no_die_unseen() -> None:
    home, game = table(*EXAMPLE, faces=(3,))
    async with at(home, game) as app:
        with held_time():
            await app.tap("Magda rolls")
            assert not can_press(app, "The table: it stands, Tomek rolls")
            assert not can_press(app, "Re-roll: Tomek, fate 4")
            await asyncio.sleep(TUMBLE / 1000 + HOLD)
            await app.settle()
            assert can_press(app, "The table: it stands, Tomek rolls")


@asynchronous
async def test_a_second_press_that_was_under_way_does_not_accept_the_next_die() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3), faces=(2,))
    async with at(home, game) as app:
        button = app.tappable("The table: it stands, Tomek rolls")
        stand = cast("Any", button).on_click
        stand(None)
        stand(None)
        await app.settle()
    battle = game.table.state.battle
    assert battle is not None
    assert (battle.attacker.die, battle.defender.die) == (3, None)


@asynchronous
async def test_a_press_on_the_tumbling_die_skips_the_rest() -> None:
    home, game = table(*EXAMPLE, faces=(3,))
    async with at(home, game) as app:
        with held_time():
            await app.tap("Magda rolls")
            assert "Magda: 5 + 3 = 8" not in written(app)
            await app.tap(next(box for box in app.controls(ft.Container) if box.animate_rotation is not None))
            assert "Magda: 5 + 3 = 8" in written(app)


@asynchronous
async def test_the_die_that_lies_is_summed_up_and_its_chances_are_shown() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3))
    async with at(home, game) as app:
        assert "Magda: 5 + 3 = 8" in written(app)
        assert {"75%", "25%", "0%"} <= set(written(app))


@asynchronous
async def test_the_defender_is_told_that_half_a_token_is_not_worth_a_fate_point() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3))
    async with at(home, game) as app:
        assert app.sees("Advice, Tomek")
        assert not app.sees("Advice, Magda")
        advice = next(label for label in app.labels() if label.startswith("Advice, Tomek"))
        assert "helps too little for fate that is worth 2\u00a0points" in advice
        await press(app, advice)
        assert app.sees("\u22121.25")
        assert app.sees("\u22120.75")


@asynchronous
async def test_the_worth_of_a_fate_point_changes_the_advice_and_is_remembered() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3), LetStand(), ThrowDie(face=1))
    async with at(home, game) as app:
        advice = next(label for label in app.labels() if label.startswith("Advice, Tomek"))
        assert "Not worth it" in advice
        await press(app, advice, "Worth of a fate point: less", "Worth of a fate point: less")
        assert app.sees("Worth it: the re-roll brings more than a fate point is worth.")
    async with at(home, game) as app:
        assert app.sees("Worth it: the re-roll brings more than a fate point is worth.")


@asynchronous
async def test_who_would_lose_the_last_tokens_is_told_to_spend_fate_for_them() -> None:
    few = Correct(seat=1, what="tokens", delta=-4)
    home, game = table(few, *EXAMPLE, ThrowDie(face=3), LetStand(), ThrowDie(face=1))
    async with at(home, game) as app:
        advice = next(label for label in app.labels() if label.startswith("Advice, Tomek"))
        assert "Re-roll: without it you are out." in advice
        await press(app, advice)
        assert app.sees("Losing your last tokens costs 20\u00a0points and all the fate you hold")


@asynchronous
async def test_advice_can_be_switched_off() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3), settings={"advice": False})
    async with at(home, game) as app:
        assert "Magda: 5 + 3 = 8" in written(app)
        assert not app.sees("Advice")


@asynchronous
async def test_a_bystander_forces_a_reroll_and_pays_for_it() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=4), faces=(2,))
    async with at(home, game) as app:
        await press(app, "Re-roll: Ola, fate 4")
        await app.until(lambda: "Magda: 5 + 2 = 7" in written(app))
        assert app.sees("Before: 4")
        assert can_press(app, "Re-roll: Ola, fate 3")
    assert game.table.state.players[3].fate == 3


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
@asynchronous
async def test_a_reroll_says_on_its_button_how_much_fate_is_left_and_what_it_costs(
    size: tuple[float, float],
) -> None:
    spent = Correct(seat=1, what="fate", delta=-1)
    home, game = table(*EXAMPLE, ThrowDie(face=4), spent)
    async with at(home, game, size=size) as app:
        for name, fate in (("Magda", 3), ("Tomek", 3), ("Ola", 4)):
            button = app.tappable(f"Re-roll: {name}, fate {fate}")
            assert f"fate {fate}" in app.texts(button)
        await press(app, "Re-roll: Ola, fate 4")
        await app.until(lambda: can_press(app, "Re-roll: Ola, fate 3"))
        assert "fate 3" in app.texts(app.tappable("Re-roll: Ola, fate 3"))


@asynchronous
async def test_who_has_no_fate_is_not_asked() -> None:
    home, game = table(*[SpendFate(seat=2)] * 4, *EXAMPLE, ThrowDie(face=4))
    async with at(home, game) as app:
        assert "no fate" in written(app)
        assert not any(label.startswith("Re-roll: Przemo") for label in app.labels())


@asynchronous
async def test_a_reload_in_the_middle_shows_the_same_die_at_once() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3), LetStand(), ThrowDie(face=4))
    for _ in range(2):
        async with at(home, game) as app:
            assert "Tomek: 4 + 4 = 8" in written(app)
            assert "A tie, 8 each" in written(app)
            assert can_press(app, "The table: it stands, one token each")


@asynchronous
async def test_the_defenders_die_says_what_would_follow() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3), LetStand(), ThrowDie(face=1))
    async with at(home, game) as app:
        assert "Magda wins by 3" in written(app)
        assert "Tomek loses 2 tokens. Magda takes them as trophies." in written(app)


@asynchronous
async def test_the_outcome_is_announced_with_the_last_die() -> None:
    home, game = table(*EXAMPLE, faces=(4, 1))
    async with at(home, game) as app:
        await press(app, "Magda rolls")
        assert not [said for said in announced(app) if "wins" in said]
        await press(app, "The table: it stands, Tomek rolls")
        await app.until(lambda: "Magda wins by 4" in written(app))
        (outcome,) = [said for said in announced(app) if "wins" in said]
    assert outcome.startswith("Magda wins by 4. Tomek loses 2 tokens. Magda takes them as trophies. The diff")
    assert outcome.endswith(" Tomek: 4 tokens left on the board.")


@asynchronous
async def test_no_button_has_a_name_without_a_player_before_a_defender_is_chosen() -> None:
    home, game = table()
    async with at(home, game) as app:
        await press(app, "Spark")
        names = [label.replace("\u00a0", " ") for label in app.labels()]
        assert "Tomek: 1 token" in names
        assert not [name for name in names if name.startswith(":")]


@asynchronous
async def test_the_last_tokens_are_named_before_the_last_die_is_left_lying() -> None:
    few = Correct(seat=1, what="tokens", delta=-4)
    home, game = table(few, *EXAMPLE, ThrowDie(face=3), LetStand(), ThrowDie(face=1))
    async with at(home, game) as app:
        assert app.sees("The difference is 3, but the group has only 2\u00a0tokens")
        assert app.sees("Tomek loses the last tokens and is out")
        await press(app, "The table: it stands, remove 2\u00a0tokens")
    assert game.table.state.players[1].eliminated


@asynchronous
async def test_the_rerolls_stand_in_the_same_order_between_both_throws() -> None:
    home, game = table(*[SpendFate(seat=2)] * 4, *EXAMPLE, ThrowDie(face=3), faces=(1,))

    def order(app: Harness) -> list[str]:
        return [text for text in app.texts() if text in ("Magda", "Tomek", "Przemo", "Ola")][-4:]

    async with at(home, game) as app:
        assert order(app) == ["Magda", "Tomek", "Przemo", "Ola"]
        await press(app, "The table: it stands, Tomek rolls")
        await app.until(lambda: can_press(app, "The table: it stands, remove 2\u00a0tokens"))
        assert order(app) == ["Magda", "Tomek", "Przemo", "Ola"]


@asynchronous
async def test_the_reroll_that_pays_comes_first_and_filled_and_the_wide_button_is_outlined() -> None:
    few = Correct(seat=1, what="tokens", delta=-4)
    home, game = table(few, *EXAMPLE, ThrowDie(face=3), LetStand(), ThrowDie(face=1))
    async with at(home, game) as app:
        rerolls = [label for label in app.labels() if label.startswith("Re-roll: ")]
        assert [label.split(",")[0] for label in rerolls[:2]] == ["Re-roll: Tomek", "Re-roll: Magda"]
        fills = [fill_of(app.tappable(label)) for label in rerolls]
        assert fills == [NIGHT.players[game.seats[1].colour], None, None, None]
        (stands,) = app.controls(ft.FilledButton)
        assert fill_of(stands) == NIGHT.ground
    home, game = table(*EXAMPLE, ThrowDie(face=3))
    async with at(home, game) as app:
        rerolls = [label for label in app.labels() if label.startswith("Re-roll: ")]
        assert {fill_of(app.tappable(label)) for label in rerolls} == {None}
        (stands,) = app.controls(ft.FilledButton)
        assert fill_of(stands) == NIGHT.accent


def fill_of(button: ft.BaseControl) -> str | None:
    """Return the fill of a live button; None for an outlined one without any."""
    style = cast("Any", button).style
    return None if style.bgcolor is None else style.bgcolor[ft.ControlState.DEFAULT]


@asynchronous
async def test_both_strengths_hold_their_die_or_neither_does() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3))
    async with at(home, game) as app:
        assert {"5", "4"} <= set(written(app))
        assert "8" not in written(app)
        game.submit(LetStand())
        await app.settle()
        assert {"5", "4"} <= set(written(app))
        assert any(text.endswith("+3 = 8") for text in written(app))
        assert "8" not in written(app)
        game.submit(ThrowDie(face=1))
        await app.until(lambda: {"8", "5"} <= set(written(app)))


@asynchronous
async def test_the_price_of_a_reroll_is_told_once() -> None:
    home, game = table(*EXAMPLE, ThrowDie(face=3))
    async with at(home, game) as app:
        told = [text for text in written(app) if "fate point" in text or "costs" in text]
        assert told == ["Re-roll for a fate point"]


@asynchronous
async def test_a_die_on_the_table_is_told_by_its_face() -> None:
    home, game = table(*EXAMPLE, settings={"dice": "hand"})
    async with at(home, game) as app:
        await press(app, "It shows 2")
        await app.until(lambda: "Magda: 5 + 2 = 7" in written(app))
        await press(app, "Re-roll: Tomek, fate 4", "It shows 1")
        await app.until(lambda: "Magda: 5 + 1 = 6" in written(app))
        await press(app, "The table: it stands, Tomek rolls", "It shows 4")
        await app.until(lambda: app.sees("Tomek wins by 2"))


@asynchronous
async def test_the_app_can_throw_for_once_where_dice_lie_on_the_table_and_the_other_way_round() -> None:
    home, game = table(*EXAMPLE, settings={"dice": "hand"}, faces=(4,))
    async with at(home, game) as app:
        await press(app, "Let the app roll")
        await app.until(lambda: "Magda: 5 + 4 = 9" in written(app))
    home, game = table(*EXAMPLE)
    async with at(home, game) as app:
        await press(app, "Use the die on the table", "It shows 3")
        await app.until(lambda: "Magda: 5 + 3 = 8" in written(app))


@asynchronous
async def test_before_strengths_are_settled_the_die_may_lie_on_the_table_too() -> None:
    home, game = table(FIGHT)
    async with at(home, game) as app:
        await press(app, "Magda: one combat gene more", "Use the die on the table", "It shows 3")
        await app.until(lambda: "Magda: 4 + 3 = 7" in written(app))
    home, game = table(FIGHT, settings={"dice": "hand"}, faces=(4,))
    async with at(home, game) as app:
        await press(app, "Let the app roll")
        await app.until(lambda: "Magda: 3 + 4 = 7" in written(app))


@asynchronous
async def test_a_six_sided_die_has_six_faces_to_press() -> None:
    home, game = table(*EXAMPLE, options=Options(die=6), settings={"dice": "hand"})
    async with at(home, game) as app:
        assert all(can_press(app, f"It shows {face}") for face in range(1, 7))


# The result


@asynchronous
async def test_the_last_token_on_the_board_is_told_before_it_is_taken() -> None:
    few = Correct(seat=1, what="tokens", delta=-4)
    home, game = table(few, FIGHT, *EXAMPLE[1:], *_rolls(4, 1))
    async with at(home, game) as app:
        assert app.sees("Tomek loses the last tokens and is out")
        assert app.sees("The difference is 4, but the group has only 2\u00a0tokens")


@asynchronous
async def test_undo_names_the_same_difference_as_the_result() -> None:
    home, game = table(*EXAMPLE, *_rolls(4, 1))
    async with at(home, game) as app:
        assert "Magda wins by 4" in written(app)
        await press(app, "Remove 2\u00a0tokens")
    assert game.table.entries[-1].label.params["count"] == 4


@asynchronous
async def test_a_strength_of_two_digits_leaves_its_sum_whole() -> None:
    home, game = table(FIGHT, Commit(side="attacker", genes=8, fate=4))
    async with at(home, game) as app:
        sums = [text for text in app.controls(ft.Text) if text.value == "genes\u00a0+8, fate\u00a0+4"]
        rows = [row for row in app.controls(ft.Row) if any(text in row.controls for text in sums)]
        assert len(sums) == 1
        assert rows == []
        assert sums[0].max_lines == 2


@asynchronous
async def test_a_battle_that_is_called_off_takes_no_tokens() -> None:
    home, game = table(*EXAMPLE)
    async with at(home, game) as app:
        await press(app, "Table menu", "Call the battle off", "Call the battle off")
    assert game.table.state.battle is None
    assert [player.on_board for player in game.table.state.players] == [6, 6, 6, 6]


@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_calling_a_battle_off_names_its_price_and_asks(detail: Detail) -> None:
    home, game = table(FIGHT, Commit(side="attacker", fate=2), Commit(side="defender", fate=1), detail=detail)
    paid = "Not given back: Magda 1 action gene + 2 fate points, Tomek 1 fate point."
    if detail == "quick":
        paid = paid.replace("1 action gene + ", "")
    async with at(home, game) as app:
        await press(app, "Table menu", "Call the battle off")
        assert game.table.state.battle is not None
        told = next(text for text in app.texts() if "without losses" in text)
        assert paid in told.replace(" and ", ", ")
        await press(app, "Play on")
        assert not app.sees("without losses")
        await press(app, "Table menu", "Call the battle off", "Call the battle off")
    assert game.table.state.battle is None
    label = game.table.entries[-1].label
    assert Words("en").of("chromosome")(label.key, **label.params) == "The battle is called off"


@pytest.mark.parametrize("steps", [3, 4])
@asynchronous
async def test_the_button_that_takes_the_last_tokens_is_red_and_says_who_is_out(steps: int) -> None:
    """It is the button that accepts the last die, or the one that removes a finished battle's tokens."""
    last = Fight(attacker=0, attacker_group=2, defender=1, defender_group=2)
    settled = (Commit(side="attacker"), Commit(side="defender"))
    home, game = table(last, *settled, *_rolls(4, 1)[:steps], tokens=0)
    async with at(home, game) as app:
        (button,) = (each for each in app.controls(ft.FilledButton) if "Tomek is out" in app.texts(each))
        assert NIGHT.danger in str(button.style)
        await press(app, app.texts(button)[0])
    assert game.table.state.players[1].on_board == 0


def _rolls(attack: int, defence: int) -> tuple[Command, ...]:
    return (
        ThrowDie(face=attack),
        LetStand(),
        ThrowDie(face=defence),
        LetStand(),
    )
