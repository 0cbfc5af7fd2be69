"""Intruders and rooms on the screen: light lists, a figure's sheet, the remains after a death."""

import flet as ft
import pytest

from companion.rules.carnomorphs.characters import GoTo
from companion.rules.carnomorphs.combat import fighters, intruder_fights
from companion.rules.carnomorphs.intruders import CorrectFigures, InjureIntruder, PlaceIntruder
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.rooms import ChangeObjects
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew, now, room
from tests.ui.fights import can_press
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import at

SHAMBLER_IN_LAB = PlaceIntruder(intruder="shambler", room="Lab")
CHOSEN = tuple(ChooseObjective(seat=seat) for seat in range(3))
"""Everybody keeps an objective, so that turns go on after the first encounter."""


async def open_list(app: Harness) -> None:
    """Open the list of intruders from the table, by the number of intruders on board."""
    await app.tap(next(label for label in app.labels() if " on the board" in label and "egg" not in label))


def switches(app: Harness) -> list[ft.Switch]:
    return app.controls(ft.Switch)


@asynchronous
async def test_an_intruder_is_placed_by_its_kind_and_a_chip_of_its_room() -> None:
    home, game = crew(SHAMBLER_IN_LAB, GoTo(seat=0, room="Lab"), *CHOSEN, detail="full")
    async with at(home, game) as app:
        await open_list(app)
        await app.tap("Place an intruder")
        await app.tap("Fleshbeast · 3")
        assert app.sees("the first of its kind: its Adaptation is revealed")
        await app.tap(app.tappable("Lab", topmost=True))
        await app.tap("Place the Fleshbeast")
        assert app.sees("Figures left: 8 Metagorgers, 7 Shamblers, 2 Fleshbeasts and 1 Butcher")
    assert [each.kind for each in now(game).in_room(room(game, "Lab").id)] == ["fleshbeast", "shambler"]


@asynchronous
async def test_a_figures_sheet_hurts_moves_and_engages_it() -> None:
    home, game = crew(SHAMBLER_IN_LAB, GoTo(seat=0, room=""), *CHOSEN, detail="full")
    async with at(home, game) as app:
        await open_list(app)
        await app.tap("Shambler")
        await app.tap("Injuries, more")
        await app.change(switches(app)[0], True)
        assert intruder_fights(now(game), now(game).intruders[0])
        await app.type("Another room", "Showers")
        await app.tap("Move: Showers")
        found = now(game).intruders[0]
        assert (found.room, found.injuries) == (room(game, "Showers").id, 1)
        assert not intruder_fights(now(game), found)


@asynchronous
async def test_where_rooms_are_noted_a_figures_sheet_says_with_whom_it_fights_and_asks_nothing() -> None:
    home, game = crew(SHAMBLER_IN_LAB, *CHOSEN, detail="full")
    async with at(home, game) as app:
        await open_list(app)
        await app.tap("Shambler")
        assert app.sees("In combat with nobody: no character is noted in its room.")
        assert switches(app) == []
        await app.tap(app.tappable("Hibernatorium", topmost=True))
        assert app.sees("In combat with Magda, Tomek and Przemo")
        assert [player.name for player in fighters(now(game))] == ["Magda", "Tomek", "Przemo"]


@asynchronous
async def test_an_attack_cards_number_is_unknown_at_first_and_the_button_says_what_it_comes_to() -> None:
    home, game = crew(SHAMBLER_IN_LAB, InjureIntruder(id=1, delta=2), *CHOSEN, detail="full")
    async with at(home, game) as app:
        await open_list(app)
        await app.tap("Shambler")
        assert app.sees("Number on the attack card: ?")
        assert not can_press(app, "Enter the attack card’s number")
        for _ in range(3):
            await app.tap("Number on the attack card, more")
        await app.tap("Number 3: it lives")
        assert now(game).intruders
        assert not can_press(app, "Enter the attack card’s number"), "the next card has another number"
        for _ in range(2):
            await app.tap("Number on the attack card, more")
        assert app.sees("leaves 1 carcass")
        await app.tap("Number 2: it dies")
        assert "Injuries" not in app.texts()
    assert (now(game).intruders, room(game, "Lab").carcasses) == ((), 1)


@asynchronous
async def test_a_dead_fleshbeast_leaves_a_carcass_and_a_shambler_a_removed_one_nothing() -> None:
    home, game = crew(
        PlaceIntruder(intruder="fleshbeast", room="Lab"), SHAMBLER_IN_LAB, *CHOSEN, detail="full"
    )
    async with at(home, game) as app:
        await open_list(app)
        await app.tap("Shambler")
        await app.tap("Take it off without a trace")
        assert now(game).on_board == (0, 0, 1, 0)
        await open_list(app)
        await app.tap("Fleshbeast")
        assert app.sees("leaves 1 carcass and 1 Shambler")
        await app.tap("It dies without a card")
    assert (now(game).on_board, room(game, "Lab").carcasses) == ((0, 1, 0, 0), 1)


@asynchronous
async def test_a_figure_retreats_and_its_token_is_back_in_the_bag_at_a_tap() -> None:
    home, game = crew(SHAMBLER_IN_LAB, *CHOSEN, detail="full")
    async with at(home, game) as app:
        await open_list(app)
        await app.tap("Shambler")
        await app.tap("Retreats into the technical corridors")
    assert (now(game).on_board.shambler, now(game).bag.shambler) == (0, 1)


@asynchronous
async def test_in_quick_detail_figures_are_numbers_and_one_that_dies_says_what_it_leaves() -> None:
    home, game = crew(CorrectFigures(intruder="butcher", delta=1))
    async with at(home, game) as app:
        await open_list(app)
        assert app.sees("leaves 2 Shamblers")
        await app.tap("Butcher dies")
        assert app.sees("dead for good")
        await app.tap("Metagorger, more")
    assert now(game).on_board == (1, 2, 0, 0)


@asynchronous
async def test_a_room_is_listed_with_the_first_thing_in_it_and_keeps_its_name() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await app.tap("Table menu")
        await app.tap("Rooms")
        await app.type("Another room", "  Lab ")
        await app.tap("Open: Lab")
        await app.tap("Intruder Carcass, more")
        await app.change(switches(app)[1], True)
        await app.type("Name of the room", "Laboratory")
        await app.tap("Save")
    found = room(game, "Laboratory")
    assert (found.carcasses, found.burning, found.nest) == (1, True, False)


@asynchronous
async def test_eggs_on_the_carnomorph_board_lie_in_no_room() -> None:
    home, game = crew(ChangeObjects(room="Lab", object="carcass", delta=1), detail="full")
    async with at(home, game) as app:
        await app.tap("Table menu")
        await app.tap("Rooms")
        await app.tap(app.tappable("Lab", topmost=True))
        assert "Intruder Egg, more" in app.labels()
        with pytest.raises(AssertionError):
            app.tappable("Intruder Egg, more")


@asynchronous
async def test_a_wide_table_shows_the_intruders_beside_the_players() -> None:
    home, game = crew(SHAMBLER_IN_LAB, *CHOSEN, detail="full")
    async with at(home, game, size=DESKTOP) as app:
        assert app.sees("Lab")
        await app.tap("Shambler")
        assert app.sees("It dies without a card")


@asynchronous
async def test_a_figure_comes_to_the_active_character_and_fights_at_one_tap() -> None:
    home, game = crew(SHAMBLER_IN_LAB, GoTo(seat=0, room="Bridge"), *CHOSEN, detail="full")
    async with at(home, game) as app:
        await app.tap("Danger: Shambler (Lab) comes to Magda")
        assert "Danger:" not in app.texts()
    assert [player.name for player in fighters(now(game))] == ["Magda"]
    assert [each.kind for each in now(game).in_room(room(game, "Bridge").id)] == ["shambler"]


@asynchronous
async def test_a_figure_fights_a_character_whose_room_nobody_has_noted() -> None:
    home, game = crew(SHAMBLER_IN_LAB, GoTo(seat=0, room=""), *CHOSEN, detail="full")
    async with at(home, game) as app:
        await app.tap("Danger: Shambler (Lab) comes to Magda")
    assert [player.name for player in fighters(now(game))] == ["Magda"]
