"""A turn on the screen: its possible and required actions, their prices, and the payment."""

import asyncio

import flet as ft

from companion.device.open_game import OpenGame
from companion.rules.chromosome.actions import Grow
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.fate import FateAsGene, SpendFate
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.state import Player
from companion.rules.chromosome.turns import EndTurn, Pass
from companion.rules.kernel import NAME_LENGTH
from tests.loops import asynchronous
from tests.ui.fights import can_press, press, table
from tests.ui.harness import Harness
from tests.ui.services import at

FACES = Options(gene_faces=("action", "telepathy", "combat", "building"))
CHOOSE = "Action: "
"""The beginning of the name of the wide button that opens a turn."""
CHARGED = Correct(seat=0, what="charged", delta=4)
"""Magda's six tokens are all charged."""


def magda(game: OpenGame) -> Player:
    """The active player, in the current state."""
    return game.table.state.players[0]


async def pick(app: Harness, name: str) -> None:
    """Press the row of that name in the sheet; the table below has buttons of the same names."""
    sheet = app.controls(ft.TextButton, where=lambda button: name in app.texts(button))
    await app.tap(sheet[-1])


async def open_turn(app: Harness, *names: str) -> None:
    """Open the turn as soon as possible, and press these rows one after the other."""
    await app.until(lambda: app.sees(CHOOSE))
    await app.settle()
    await app.tap(next(text for text in app.texts() if text.startswith(CHOOSE)))
    for name in names:
        await pick(app, name)


# Growth


@asynchronous
async def test_growth_adds_tokens_and_exhausts_a_gene_for_each() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Growth", "2")
        await app.tap("Growth: 2\u00a0tokens")
    assert magda(game).on_board == 8
    assert magda(game).active == Genes(telepathy=1)


@asynchronous
async def test_growth_offers_what_genes_and_fate_pay_and_says_what_stops_it() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Growth", "Empty rooms")
        assert app.sees("Not enough for 4\u00a0tokens. Action genes: you have 2, 4 needed")
        await pick(app, "3")
        await app.tap("Growth: 3\u00a0tokens")
    assert magda(game).on_board == 9
    assert magda(game).fate == 3
    assert not magda(game).fate_token


@asynchronous
async def test_a_charged_group_grows_by_charged_tokens() -> None:
    home, game = table(CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Growth")
        await app.tap("Growth: 1\u00a0token")
    assert (magda(game).on_board, magda(game).charged) == (7, 7)


@asynchronous
async def test_tokens_on_empty_rooms_are_discharged() -> None:
    home, game = table(CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Growth", "Empty rooms")
        assert not app.sees("The group is charged")
        await app.tap("Growth: 1\u00a0token")
    assert (magda(game).on_board, magda(game).charged) == (7, 6)


@asynchronous
async def test_growth_without_supply_says_so() -> None:
    home, game = table(Correct(seat=0, what="tokens", delta=6))
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("no tokens in supply")


# Evolution


@asynchronous
async def test_a_chosen_gene_shows_its_price_and_is_paid_in_the_cheapest_way() -> None:
    lost = Correct(seat=0, what="trophies", owner=1, delta=1)
    home, game = table(lost, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Evolution")
        assert not can_press(app, "Choose a gene")
        await pick(app, "Action gene")
        assert "1\u00a0action gene + 3\u00a0energy points" in app.texts()
        assert not can_press(app, "Attach action gene")
        await press(app, "1\u00a0token")
        assert app.sees("energy: 3 of 3")
        await app.tap("Attach action gene")
    assert magda(game).genes.action == 3
    assert magda(game).charged == 1
    assert magda(game).trophies[1] == 0


@asynchronous
async def test_a_payment_can_be_changed_and_must_suffice() -> None:
    lost = Correct(seat=0, what="trophies", owner=1, delta=1)
    home, game = table(lost, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Evolution", "Combat gene")
        await press(app, "Trophies: Tomek: 1")
        assert app.sees("you pay 2 instead of 1, the rest is lost")
        assert not app.sees("turn 1\u00a0token")
        await press(app, "Attach combat gene")
    assert magda(game).charged == 2
    assert magda(game).trophies[1] == 0


@asynchronous
async def test_a_gene_that_cannot_be_paid_says_what_is_missing() -> None:
    home, game = table(Correct(seat=0, what="charged", delta=-1), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Evolution")
        assert app.sees("owns 2 · 3\u00a0energy points · 2\u00a0energy points short")
        assert not can_press(app, "Action gene")


@asynchronous
async def test_the_die_asks_once_for_its_genes_and_remembers_them() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Evolution", "Gene from the die")
        assert not can_press(app, "Save")
        for face, gene in enumerate(("action gene", "telepathy gene", "combat gene", "building gene"), 1):
            await app.tap(f"Face {face}: {gene}")
        await app.tap("Save")
        assert game.table.state.options.gene_faces == FACES.gene_faces
        assert home.remembered("gene-faces") == list(FACES.gene_faces)
        await press(app, "1\u00a0token")
        await app.tap("Pay and roll")
    assert game.table.state.evolution is not None
    assert magda(game).charged == 1


@asynchronous
async def test_a_sheet_that_was_opened_from_the_table_leads_back_to_it() -> None:
    built = Correct(seat=0, what="active", gene="building", delta=1)
    ill = Correct(seat=0, what="irradiation", delta=2)
    home, game = table(built, ill, Grow(tokens=1), detail="full")
    async with at(home, game) as app:
        backs = app.labels().count("Back")
        await press(app, "Discard genes")
        assert app.labels().count("Back") == backs, "the sheet has none of its own"
        await press(app, "Close")
        assert not app.sees("Turn: Magda")


@asynchronous
async def test_after_an_action_that_gives_another_the_wide_button_does_not_end_the_turn() -> None:
    again = ActSpecially(action="supergene", effect="again")
    home, game = table(again)
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("Choose one action")
        assert not app.sees("Magda is done, next")


@asynchronous
async def test_which_groups_turn_is_asked_right_above_the_button_that_waits_for_it() -> None:
    home, game = table(detail="full", options=FACES)
    async with at(home, game) as app:
        await open_turn(app, "Evolution", "Gene from the die")
        asked = next(text for text in app.texts() if "You turn whole groups" in text)
        told = app.texts()
        between = told[told.index(asked) + 1 : told.index("Pay and roll")]
        assert all("token" in text for text in between), between
        assert not can_press(app, "Pay and roll")
        for scrolled in app.controls(ft.Column, where=lambda each: each.scroll is not None):
            assert asked not in app.texts(scrolled)


@asynchronous
async def test_genes_of_the_die_are_filled_in_from_the_last_game() -> None:
    home, game = table(detail="full")
    home.remember("gene-faces", list(FACES.gene_faces))
    async with at(home, game) as app:
        await open_turn(app, "Evolution", "Gene from the die")
        await app.tap("Save")
    assert game.table.state.options.gene_faces == FACES.gene_faces


@asynchronous
async def test_eight_genes_leave_no_room_for_evolution() -> None:
    home, game = table(Correct(seat=0, what="active", gene="combat", delta=5), detail="full")
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("all 8 genes taken")


# Impulse


@asynchronous
async def test_a_text_longer_than_its_field_is_cut_whatever_the_client_lets_through() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Actions of other species")
        await app.type("Another name", "x" * 60)
        assert can_press(app, f"Choose: {'x' * NAME_LENGTH}")


@asynchronous
async def test_an_impulse_puts_a_new_area_on_a_room() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Impulse")
        assert not app.controls(ft.TextField)
        await app.tap("Room 12")
        await press(app, "Charged tokens, more", "Charged tokens, more")
        await app.tap("New space, power 2")
    (area,) = game.table.state.areas
    assert (area.cubes, area.room) == (2, "12")
    assert magda(game).charged == 4
    assert magda(game).active.telepathy == 0


@asynchronous
async def test_an_impulse_draws_on_the_area_that_was_chosen() -> None:
    areas = [AddArea(cubes=3, room="7"), AddArea(cubes=2, room="9")]
    home, game = table(*areas, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Impulse", "Draw", "Room 9 · power 2")
        await app.tap("Draw energy")
    assert [area.cubes for area in game.table.state.areas] == [3, 1]


@asynchronous
async def test_an_area_grows_by_two() -> None:
    home, game = table(AddArea(cubes=3, room="7"), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Impulse", "Add")
        await app.tap("Add, power 5")
    assert [area.cubes for area in game.table.state.areas] == [5]


@asynchronous
async def test_an_action_without_its_gene_says_why() -> None:
    gone = Correct(seat=0, what="active", gene="telepathy", delta=-1)
    home, game = table(gone, *[SpendFate(seat=0)] * 4, detail="full")
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("Telepathy genes: you have 0, 1 needed")


# Beside the action


@asynchronous
async def test_a_move_is_ticked_off() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Move")
        assert game.table.state.turn.moved
        assert not can_press(app, "Move")


@asynchronous
async def test_a_merge_discharges_tokens() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Move")
        await pick(app, "1\u00a0token was discharged")
        assert app.sees("Choose one action")
    assert game.table.state.turn.moved
    assert magda(game).charged == 1


@asynchronous
async def test_fate_is_recovered_once_a_turn() -> None:
    home, game = table(*[SpendFate(seat=0)] * 2, CHARGED, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Recover fate")
        assert not can_press(app, "Recover a fate point")
        await press(app, "3\u00a0tokens")
        await app.tap("Recover a fate point")
        assert magda(game).fate == 3
        assert magda(game).charged == 3
        await open_turn(app)
        assert app.sees("Magda has already recovered a fate point this turn. Wait for the next one.")


@asynchronous
async def test_full_fate_needs_no_recovery() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("Magda already has 4 fate points, the most there can be. Keep the energy.")


@asynchronous
async def test_passive_building_genes_are_discarded_first() -> None:
    before = (
        Correct(seat=0, what="irradiation", delta=3),
        Correct(seat=0, what="active", gene="building", delta=1),
        Correct(seat=0, what="passive", gene="building", delta=1),
    )
    home, game = table(*before, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Discard building genes")
        assert app.sees("Irradiation: from 3 to 2")
        await app.tap("Discard 1\u00a0gene")
    assert magda(game).irradiation == 2
    assert (magda(game).active.building, magda(game).passive.building) == (1, 0)


@asynchronous
async def test_two_quick_presses_discard_two_genes() -> None:
    before = (
        Correct(seat=0, what="irradiation", delta=3),
        Correct(seat=0, what="active", gene="building", delta=3),
    )
    home, game = table(*before, detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Discard building genes")
        button = next(app.tappable(label) for label in app.labels() if label.endswith("genes, more"))
        await asyncio.gather(app.fire(button, "click"), app.fire(button, "click"))
        await app.tap("Discard 3\u00a0genes")
    assert magda(game).irradiation == 0


@asynchronous
async def test_fate_stands_for_a_building_gene_that_is_discarded_and_the_button_says_so() -> None:
    home, game = table(Correct(seat=0, what="irradiation", delta=3), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Discard building genes")
        await pick(app, "Fate as building gene")
        assert app.sees("Irradiation: from 3 to 2")
        await app.tap("Spend a fate point as a gene")
    assert (magda(game).irradiation, magda(game).fate, magda(game).fate_token) == (2, 3, False)


@asynchronous
async def test_with_the_quick_level_of_detail_the_genes_that_are_known_are_told_and_discarded() -> None:
    before = (
        Correct(seat=0, what="irradiation", delta=3),
        Correct(seat=0, what="active", gene="building", delta=1),
    )
    home, game = table(*before)
    async with at(home, game) as app:
        await open_turn(app, "Discard building genes")
        assert app.sees("building genes noted: 1")
        await app.tap("Discard 1\u00a0gene")
    assert (magda(game).irradiation, magda(game).genes.building) == (2, 0)


@asynchronous
async def test_fate_stands_for_a_gene_of_any_kind() -> None:
    home, game = table()
    async with at(home, game) as app:
        player_row = next(label for label in app.labels() if label.startswith("Magda, "))
        await app.tap(player_row)
        await app.tap("Fate as a gene")
        await pick(app, "Combat gene")
    assert magda(game).fate == 3
    assert not magda(game).fate_token


@asynchronous
async def test_fate_that_stood_for_a_gene_elsewhere_says_so_on_the_open_page() -> None:
    home, game = table()
    async with at(home, game) as app:
        await app.tap(next(label for label in app.labels() if label.startswith("Magda, ")))
        await app.tap("Fate as a gene")
        game.submit(FateAsGene(seat=0, gene="action"))
        await app.until(lambda: app.sees("Magda has already used fate as a gene this round."))
        assert not can_press(app, "Combat gene")


# The turn as a whole


@asynchronous
async def test_with_the_quick_level_of_detail_a_turn_has_one_action_too() -> None:
    home, game = table()
    async with at(home, game) as app:
        assert can_press(app, "Pass")
        await open_turn(app, "Evolution", "Combat gene")
        await app.tap("Attach combat gene")
        assert not can_press(app, "Pass")
        assert not can_press(app, "Spark")
        assert not app.sees(CHOOSE)
        await app.tap("Magda is done")
    assert game.table.state.active == 1


@asynchronous
async def test_after_its_action_the_turn_is_handed_on() -> None:
    home, game = table(CHARGED, Grow(tokens=1), detail="full")
    async with at(home, game) as app:
        await press(app, "Move", "Close")
        assert not app.sees("Impulse")
        await press(app, "Magda is done")
    assert game.table.state.active == 1


@asynchronous
async def test_passing_takes_one_press() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Pass")
    assert magda(game).passed
    assert game.table.state.active == 1


@asynchronous
async def test_with_the_quick_level_of_detail_nothing_is_asked_about_payment() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_turn(app, "Evolution", "Combat gene")
        assert not app.sees("Cost")
        assert not app.sees("You turn whole groups")
        await app.tap("Attach combat gene")
    assert magda(game).active.combat == 1


# The move after passing


@asynchronous
async def test_whoever_has_passed_moves_from_the_next_players_turn_as_long_as_the_rules_let_them() -> None:
    home, game = table(Pass(seat=0))
    async with at(home, game) as app:
        await open_turn(app)
        await pick(app, "Magda may still move")
        assert game.table.entries[-1].label.key == "label-move"
        assert not app.sees("Magda may still move")
        assert app.sees("Choose one action")


@asynchronous
async def test_nobody_may_still_move_after_another_action() -> None:
    home, game = table(Pass(seat=0), Grow(seat=1, tokens=1), EndTurn(seat=1))
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("Choose one action")
        assert not app.sees("may still move")


@asynchronous
async def test_a_move_after_passing_that_discharges_tokens_leads_back_to_the_turn_it_came_from() -> None:
    home, game = table(Pass(seat=0), detail="full")
    async with at(home, game) as app:
        await open_turn(app, "Magda may still move", "2\u00a0tokens were discharged")
        assert app.sees("Choose one action")
        assert not app.sees("Magda may still move")
    assert (magda(game).charged, game.table.state.late_mover) == (0, None)


@asynchronous
async def test_an_action_that_only_fate_can_pay_says_so() -> None:
    gone = Correct(seat=0, what="active", gene="telepathy", delta=-1)
    home, game = table(gone, detail="full")
    async with at(home, game) as app:
        await open_turn(app)
        assert app.sees("1\u00a0telepathy gene, with fate for a gene")
        assert sum("with fate for a gene" in text for text in app.texts()) == 2, (
            "on the table, and on the sheet"
        )
