"""The form of a feeding room: the choices, the known values, and the rooms that have fed."""

import flet as ft

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.feeding import Feed
from companion.rules.carnomorphs.intruders import CorrectFigures
from companion.rules.carnomorphs.objectives import ChooseObjective
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import crew, now, sees_plainly
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import at, taps

ON_BOARD = (CorrectFigures(intruder="shambler", delta=1), CorrectFigures(intruder="metagorger", delta=2))
TO_TOKEN = (EndPlayerPhase(), EndFeeding(), BurnRooms(), NoteEvent())
CHOSEN = tuple(ChooseObjective(seat=seat) for seat in range(3))
ONE = Contents(feeders=(Feeder(kind="metagorger"),), carcasses=1)
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


@asynchronous
async def test_a_kind_says_how_many_of_it_are_left_to_feed() -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase(), Feed(contents=ONE), Feed(contents=ONE))
    async with at(home, game) as app:
        assert now(game).on_board == (0, 3, 0, 0)
        assert app.texts().count("1 left to feed") == 1, (
            "two of the three Shamblers have evolved in this step"
        )
        await taps(app, "Shambler, more, 1 left to feed", "Intruder Carcass, more", "Feed")
        assert app.texts().count("0 left to feed") == 2, "neither a Shambler nor the newborn Fleshbeast"
        assert not can_press(app, "Fleshbeast, more, 0 left to feed")


@asynchronous
async def test_what_a_red_token_put_beside_the_blue_corpse_is_entered_by_one_press() -> None:
    placed = (*TO_TOKEN, DrawToken(token="red"), ResolveToken(placed=1), *CHOSEN, EndPlayerPhase())
    home, game = crew(*placed)
    async with at(home, game) as app:
        assert app.sees("As placed, Hibernatorium")
        count = await taps(app, "1 Metagorger and 1 blue corpse", "Feed")
    assert count == 2
    assert now(game).on_board == (0, 1, 0, 0)


@asynchronous
async def test_figures_that_no_red_token_placed_are_in_no_room_that_the_app_knows() -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase())
    async with at(home, game) as app:
        assert not any(said.startswith("As placed") for said in app.texts())


@asynchronous
async def test_what_feeding_does_and_what_it_leaves_stand_with_the_wide_button() -> None:
    home, game = crew(*ON_BOARD, EndPlayerPhase())
    async with at(home, game) as app:
        await taps(app, "Metagorger, more", "Intruder Carcass, more")
        column = next(
            each
            for each in app.controls(ft.Column)
            if len(each.controls) == 2 and app.controls(ft.FilledButton, inside=each.controls[1])
        )
        pinned = " ".join(app.texts(column))
        assert "Metagorger becomes a Shambler and eats a carcass." in pinned
        assert "Reveal the Adaptation" not in pinned, "a Shambler was on the board"
        assert "left: 1 Shambler" in pinned
        await app.tap("Feed")
        assert sees_plainly(app, "Fed just now")
