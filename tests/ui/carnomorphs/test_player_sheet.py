"""A character's sheet: numbers, marks, the Mutation card that nobody else may read."""

import asyncio

import flet as ft
import pytest

from companion.rules.carnomorphs.characters import Correct, GoTo, Quantity
from companion.rules.carnomorphs.mutation import AddMarker, DrawMutation, MutationAction, NameMutation
from companion.rules.carnomorphs.rooms import MarkRoom, present
from companion.rules.carnomorphs.setup import BeginPlay
from companion.rules.carnomorphs.state import Detail
from companion.ui.core.tap_guard import HOLD, UNASKED
from tests import carnomorph_seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.carnomorphs.crews import MAGDA, PRZEMO, TOMEK, called, crew, now, sees_plainly
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import at

CARD = "Photosynthetic skin"


UNFOLD = "Correct the numbers"


async def open_sheet(app: Harness, name: str) -> None:
    await app.tap(called(app, f"{name}, "))


@pytest.mark.parametrize(
    ("detail", "kept"),
    [
        ("quick", {"Mutation markers"}),
        (
            "full",
            {"Mutation markers", "Contamination cards", "Light Wounds", "Serious Wounds", "Cards in hand"},
        ),
    ],
)
@asynchronous
async def test_quick_detail_keeps_the_markers_and_leaves_the_rest_to_hands(
    detail: Detail, kept: set[str]
) -> None:
    home, game = crew(detail=detail)
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap(UNFOLD)
        shown = {
            label.removeprefix("Tomek: ").removesuffix(", more")
            for label in app.labels()
            if label.endswith(", more")
        }
    assert shown == kept


@asynchronous
async def test_the_numbers_lie_behind_one_fold_that_stays_open_and_are_two_taps_away_then() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Magda")
        await app.tap(UNFOLD)
        await app.tap("Close")
        await open_sheet(app, "Tomek")
        await app.tap("Tomek: Light Wounds, more")
        await app.tap_twice("Tomek: Cards in hand, more")
    player = now(game).players[TOMEK]
    assert (player.light_wounds, player.hand) == (1, 2)


@asynchronous
async def test_what_happens_has_tiles_above_all_corrections() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        said = app.texts()
        order = ["Metagorger attack", "Wound", "Scan cards", "Take a Mutation card", UNFOLD]
        assert [each for each in said if each in order] == order
        assert "Tomek: Light Wounds, more" not in app.labels()


@asynchronous
async def test_the_third_light_wound_is_a_serious_one_and_said_to_be_so() -> None:
    home, game = crew(Correct(seat=TOMEK, number="light-wounds", delta=2), detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Wound")
        assert sees_plainly(app, "Light Wounds: from 2 to 0")
        assert sees_plainly(app, "Serious Wounds: from 0 to 1")
        await app.tap("Take the wound")
    player = now(game).players[TOMEK]
    assert (player.light_wounds, player.serious_wounds) == (0, 1)


@asynchronous
async def test_whoever_has_three_serious_wounds_dies_of_any() -> None:
    home, game = crew(Correct(seat=TOMEK, number="serious-wounds", delta=3), detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Metagorger attack")
        assert sees_plainly(app, "Tomek dies.")
        await app.tap("Carry out the attack")
    assert not now(game).players[TOMEK].living
    assert now(game).bag.shambler == 1


@asynchronous
async def test_a_correction_never_gives_the_marker_that_kills() -> None:
    home, game = crew(Correct(seat=TOMEK, number="markers", delta=3))
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap(UNFOLD)
        assert not can_press(app, "Tomek: Mutation markers, more")
        assert can_press(app, "Tomek: Mutation markers, less")


@asynchronous
async def test_the_fourth_marker_given_as_a_marker_kills() -> None:
    home, game = crew(Correct(seat=TOMEK, number="markers", delta=3), DrawMutation(seat=TOMEK))
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Mutation marker")
        await app.tap("Fourth marker: the character dies")
        assert app.sees("dead")
    assert not now(game).players[TOMEK].living


@asynchronous
async def test_marks_are_set_by_a_chip() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await open_sheet(app, "Magda")
        await app.tap("Slime")
        assert app.sees("aboard")
    assert now(game).players[MAGDA].slime


@asynchronous
async def test_a_room_is_a_chip_once_somebody_has_named_it() -> None:
    home, game = crew(GoTo(seat=MAGDA, room="Canteen"), detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Room: Hibernatorium")
        await app.tap(app.tappable("Canteen", topmost=True))
        assert app.sees("Room: Canteen")
        await app.tap("Room: Canteen")
        await app.type("Another room", "Showers")
        await app.tap("Go there")
    assert now(game).players[TOMEK].room == "Showers"


@asynchronous
async def test_nobody_types_a_room_of_the_base_game() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Room: Hibernatorium")
        await app.tap("Engine Control Room")
        assert app.sees("Room: Engine Control Room")
    assert now(game).players[TOMEK].room == "Engine Control Room"


@asynchronous
async def test_the_nests_chip_among_the_rooms_is_marked_as_the_nest() -> None:
    home, game = crew(MarkRoom(room="Lair", mark="nest", value=True), detail="full")
    async with at(home, game) as app:
        assert "Magda goes to: Lair, Nest" in app.labels()
        await open_sheet(app, "Tomek")
        await app.tap("Room: Hibernatorium")
        await app.tap("Lair, Nest")
    assert now(game).players[TOMEK].room == "Lair"


@asynchronous
async def test_whoever_goes_to_the_nest_by_its_chip_has_found_it() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Room: Hibernatorium")
        await app.tap("Nest")
        assert "Tomek takes an egg" in app.labels()
    assert [room.name for room in now(game).rooms if room.nest] == ["Nest"]
    assert now(game).nest_found


@asynchronous
async def test_a_room_that_a_table_named_itself_is_offered_in_its_next_game() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Room: Hibernatorium")
        await app.type("Another room", "Arboretum")
        await app.tap("Go there")
    another = give(carnomorph_seeds.begun(home, ("Ola",)), BeginPlay())
    async with at(home, another) as app:
        await app.tap("Ola is in: Hibernatorium. Rooms")
        await app.tap("Arboretum")
    assert now(another).players[0].room == "Arboretum"


@asynchronous
async def test_the_active_character_walks_into_a_known_room_at_one_tap() -> None:
    home, game = crew(GoTo(seat=TOMEK, room="Canteen"), detail="full")
    async with at(home, game) as app:
        await app.tap("Magda goes to: Canteen")
        assert app.sees("Magda is in: Canteen. Rooms")
    assert now(game).players[MAGDA].room == "Canteen"


@asynchronous
async def test_the_second_tap_of_a_finger_moves_the_character_into_no_other_room() -> None:
    home, game = crew(GoTo(seat=TOMEK, room="Canteen"), GoTo(seat=PRZEMO, room="Storage"), detail="full")
    async with at(home, game) as app:
        await asyncio.sleep(UNASKED)
        await app.send(app.tappable("Magda goes to: Canteen"), "click")
        await asyncio.sleep(HOLD / 4)
        assert app.sees("Magda is in: Canteen. Rooms")
        assert not can_press(app, "Magda goes to: Storage")
        await asyncio.sleep(UNASKED)
        assert can_press(app, "Magda goes to: Storage")
    assert now(game).players[MAGDA].room == "Canteen"


@asynchronous
async def test_the_second_tap_of_a_finger_leaves_no_object_that_the_first_one_took() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await open_sheet(app, "Magda")
        await asyncio.sleep(UNASKED)
        await app.send(app.tappable("Magda takes a blue corpse", topmost=True), "click")
        await asyncio.sleep(HOLD / 4)
        assert "Magda leaves a blue corpse" in app.labels()
        assert not can_press(app, "Magda leaves a blue corpse")
        await asyncio.sleep(UNASKED)
        assert can_press(app, "Magda leaves a blue corpse")


@asynchronous
async def test_an_object_is_taken_carried_along_and_left_at_a_tap_each() -> None:
    home, game = crew(GoTo(seat=TOMEK, room="Canteen"), detail="full")
    async with at(home, game) as app:
        await app.tap("Magda takes a blue corpse")
        assert sees_plainly(app, "cards in hand: not known, 1 blue corpse")
        await app.tap("Magda goes to: Canteen")
        await open_sheet(app, "Magda")
        await app.tap("Magda leaves a blue corpse")
        await app.tap(app.tappable("Magda takes a blue corpse", topmost=True))
    assert now(game).players[MAGDA].carries == ("blue-corpse",)
    assert [room.name for room in now(game).rooms if present(now(game), room, "blue-corpse")] == ["Canteen"]


# the Mutation card --------------------------------------------------------------------------------


@asynchronous
async def test_a_mutation_card_is_taken_named_and_kept_secret() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Take a Mutation card")
        await app.tap("Card taken")
        await app.tap("Note its name")
        await app.type("Mutation card", CARD)
        await app.tap("Save")
        assert app.sees("kept secret until its first use")
        assert not app.sees(CARD)
    assert now(game).players[TOMEK].mutation == CARD


@asynchronous
async def test_the_name_reaches_a_shared_device_only_while_somebody_holds() -> None:
    home, game = crew(DrawMutation(seat=TOMEK, card=CARD))
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        assert CARD not in repr(app.sent)
        (hold,) = (each for each in app.controls(ft.GestureDetector) if each.on_long_press_start is not None)
        await app.fire(hold, "long_press_start")
        assert app.sees(CARD)
        await app.fire(hold, "long_press_end")
        assert not app.sees(CARD)


@asynchronous
async def test_the_history_and_undo_never_name_the_card() -> None:
    home, game = crew(DrawMutation(seat=TOMEK), NameMutation(seat=TOMEK, card=CARD))
    async with at(home, game) as app:
        assert app.sees("Tomek: Mutation card noted")
        await app.tap("Table menu")
        await app.tap("History")
        assert CARD not in repr(app.sent)


@asynchronous
async def test_a_card_that_was_used_is_read_by_everybody() -> None:
    home, game = crew(
        DrawMutation(seat=TOMEK),
        Correct(seat=TOMEK, number="contamination", delta=1),
        MutationAction(seat=TOMEK, infected=True, card=CARD),
    )
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        assert app.sees(CARD)


@asynchronous
async def test_a_card_that_was_lost_leaves_the_markers() -> None:
    home, game = crew(DrawMutation(seat=TOMEK), AddMarker(seat=TOMEK))
    async with at(home, game) as app:
        await open_sheet(app, "Tomek")
        await app.tap("Return the Mutation card")
        await app.tap("Card returned")
        assert app.sees("Take a Mutation card")
    player = now(game).players[TOMEK]
    assert (player.has_mutation, player.markers) == (False, 1)


@pytest.mark.parametrize(
    ("number", "title", "bound"),
    [
        ("markers", "Mutation markers", 3),
        ("contamination", "Contamination cards", 40),
        ("hand", "Cards in hand", 40),
    ],
)
@asynchronous
async def test_the_tap_past_the_most_of_a_number_does_nothing_and_says_nothing(
    number: Quantity, title: str, bound: int
) -> None:
    home, game = crew(Correct(seat=TOMEK, number=number, delta=bound - 1), detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Tomek, "))
        await app.tap(UNFOLD)
        await app.tap_twice(f"Tomek: {title}, more")
        assert not app.controls(ft.SnackBar)
    assert getattr(now(game).players[TOMEK], number) == bound
