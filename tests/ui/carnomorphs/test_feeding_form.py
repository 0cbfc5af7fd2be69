"""The form of a feeding room: the choices, the known values, and the rooms that have fed."""

# pyright: reportPrivateUsage=false

import flet as ft
import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import CorrectFigures, PlaceIntruder
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew, now
from tests.ui.fights import can_press, dead
from tests.ui.harness import Harness
from tests.ui.services import at, fill, taps

ON_BOARD = (CorrectFigures(intruder="shambler", delta=1), CorrectFigures(intruder="metagorger", delta=2))
TO_TOKEN = (EndPlayerPhase(), EndFeeding(), BurnRooms(), NoteEvent())
CHOSEN = tuple(ChooseObjective(seat=seat) for seat in range(3))
ONE = Contents(feeders=(Feeder(kind="metagorger"),), carcasses=1)
BLUE = "Blue Character Corpse, more"
KINDS = ("Butcher", "Fleshbeast", "Shambler", "Metagorger")


def order(app: Harness) -> list[str]:
    """The kinds in the order of their tiles."""
    return [said for said in app.texts() if said in KINDS]


@asynchronous
async def test_kinds_of_which_none_is_on_the_board_are_last_and_wait_for_another_press() -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase())
    async with at(home, game) as app:
        assert order(app) == ["Shambler", "Metagorger", "Butcher", "Fleshbeast"]
        assert not can_press(app, "Butcher, more, 0 on board")
        await app.tap("Shambler, more")
        assert not can_press(app, "Shambler, more"), "the only one on the board stands in the room"
        await app.tap("A figure that is not noted")
        assert can_press(app, "Butcher, more")
        assert can_press(app, "Shambler, more")


@pytest.mark.parametrize("tile", ["Metagorger, more", "Intruder Carcass, more"])
@asynchronous
async def test_a_tile_stays_the_same_button_when_something_is_entered(tile: str) -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase())
    async with at(home, game) as app:
        number = app.tappable(tile, ft.TextButton)._i
        await app.tap(tile)
        assert app.tappable(tile, ft.TextButton)._i == number
        await app.tap(tile)
        assert app.sees("×2")


@asynchronous
async def test_a_kind_says_how_many_of_it_are_left_to_feed() -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase(), Feed(contents=ONE), Feed(contents=ONE))
    async with at(home, game) as app:
        assert now(game).on_board == (0, 3, 0, 0)
        assert app.texts().count("1 left to feed") == 1, (
            "two of the three Shamblers have evolved in this step"
        )
        await taps(app, "Shambler, more, 1 left to feed", "Intruder Carcass, more", "Feed room 3")
        assert app.texts().count("0 left to feed") == 2, "neither a Shambler nor the newborn Fleshbeast"
        assert not can_press(app, "Fleshbeast, more, 0 left to feed")


@asynchronous
async def test_what_a_red_token_put_beside_the_blue_corpse_is_entered_by_one_press() -> None:
    placed = (*TO_TOKEN, DrawToken(token="red"), ResolveToken(placed=1), *CHOSEN, EndPlayerPhase())
    home, game = crew(*placed)
    async with at(home, game) as app:
        assert app.sees("As placed, Hibernatorium")
        count = await taps(app, "1 Metagorger and 1 blue corpse", "Feed room 1")
    assert count == 2
    assert now(game).on_board == (0, 1, 0, 0)


@asynchronous
async def test_figures_that_no_red_token_placed_are_in_no_room_that_the_app_knows() -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase())
    async with at(home, game) as app:
        assert not any(said.startswith("As placed") for said in app.texts())


@asynchronous
async def test_before_and_after_stand_with_the_wide_button_and_news_say_what_was_fed() -> None:
    home, game = crew(CorrectFigures(intruder="metagorger", delta=2), EndPlayerPhase())
    async with at(home, game) as app:
        await taps(app, "Metagorger, more", "Intruder Carcass, more")
        column = next(
            each
            for each in app.controls(ft.Column)
            if len(each.controls) == 2 and app.controls(ft.FilledButton, inside=each.controls[1])
        )
        pinned = app.texts(column)
        assert "Before: 1 Metagorger and 1 carcass" in pinned
        assert "After: 1 Shambler" in pinned
        assert "Metagorger becomes a Shambler and eats a carcass." in pinned
        await app.tap("Feed room 1")
        assert "After: 1 Shambler" not in app.texts()
        assert app.sees("now: 1 Shambler · reveal its Adaptation · eaten: 1 carcass")


@asynchronous
async def test_the_rooms_of_a_step_are_counted_and_the_next_one_begins_empty() -> None:
    home, game = crew(CorrectFigures(intruder="metagorger", delta=3), EndPlayerPhase())
    async with at(home, game) as app:
        for number in (1, 2):
            assert f"Room {number}" in app.texts()
            await taps(app, "Metagorger, more", "Intruder Carcass, more", f"Feed room {number}")
        assert "Room 3" in app.texts()
        assert app.sees("0 left to feed"), "both Shamblers are newborn"
        game.undo()
        await app.settle()
        assert "Room 2" in app.texts()


@asynchronous
async def test_the_end_of_the_step_is_outlined_while_figures_are_left_to_feed() -> None:
    home, game = crew(CorrectFigures(intruder="shambler", delta=1), EndPlayerPhase())
    end = "Attacks and Feeding done"
    async with at(home, game) as app:
        outlined = fill(app, end)
        await taps(app, "Shambler, more", "Intruder Carcass, more")
        filled = fill(app, "Feed room 1")
        await app.tap("Feed room 1")
        assert outlined != filled == fill(app, end)


@asynchronous
async def test_the_tiles_stand_above_whatever_comes_and_goes() -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase())
    async with at(home, game) as app:

        def above() -> list[str]:
            said = app.texts()
            return said[said.index("Room 1") : said.index("Shambler")]

        first = above()
        await taps(app, "Metagorger, more", "Intruder Carcass, more")
        assert above() == first
        assert app.texts().index("Nest") < app.texts().index("On the board")


@asynchronous
async def test_what_lies_in_a_listed_room_may_be_entered_in_another_as_the_rules_accept_it() -> None:
    stands = PlaceIntruder(intruder="metagorger", room="Kantyna")
    home, game = crew(stands, *CHOSEN, EndPlayerPhase(), detail="full")
    assert sum(room.blue_corpses for room in now(game).rooms) == 1
    async with at(home, game) as app:
        await taps(app, "A room that is not listed", "Metagorger, more", BLUE)
        assert not can_press(app, BLUE)
        await app.send(dead(app, BLUE), "tap")
        assert app.sees("Blue Character Corpses: there can be none or 1 in this room. Choose fewer.")
