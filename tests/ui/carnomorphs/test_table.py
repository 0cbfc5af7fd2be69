"""The table of Carnomorphs: heading, player rows, the wide button, the sheets of bag, tracks and pods."""

import flet as ft
import pytest

from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.characters import Correct, Mark, SetFate
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.last_check import AnswerObjective, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.mutation import AddMarker, DrawMutation
from companion.rules.carnomorphs.objectives import ChooseObjective, NoteEncounter
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.pods import EnterPod
from companion.rules.carnomorphs.rooms import ChangeObjects
from companion.rules.carnomorphs.state import Detail
from companion.rules.carnomorphs.tracks import CorrectTrack, StartSelfDestruct
from companion.rules.carnomorphs.turns import EndPlayerPhase, Pass
from companion.rules.kernel import Command
from companion.ui.theme.palette import PALETTES
from companion.words import Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.carnomorphs.crews import MAGDA, OLA, PRZEMO, TOMEK, called, crew, now, sees_plainly
from tests.ui.harness import DESKTOP, SMALL_PHONE
from tests.ui.services import at, fill, opened

WORDS = Words("en").of(KEY)


@asynchronous
async def test_the_heading_says_how_much_time_is_left_and_who_is_first() -> None:
    home, game = crew(numbers=(2, 1, 3))
    async with at(home, game) as app:
        assert app.sees("Round 1")
        assert ", first player" in called(app, "Tomek, ")
        assert ", first player" not in called(app, "Magda, ")
        assert app.sees("Time: 15 of 15. Tracks")


@asynchronous
async def test_the_wide_button_hands_the_turn_on_and_passing_ends_the_phase() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await app.tap("Magda is done, now Tomek")
        assert now(game).active == TOMEK
        for _ in range(2):
            await app.tap("Pass")
        assert now(game).active == MAGDA
        assert app.sees("Magda plays on")
        await app.tap("Pass")
        assert now(game).phase == "events"
        assert app.sees("Step 2 of 5: Attack and Feeding")
        assert now(game).time == 14


@asynchronous
async def test_the_wide_button_is_outlined_until_something_is_entered_in_the_turn_in_full_detail() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        outlined = fill(app, "Magda is done, now Tomek")
        give(game, Mark(seat=MAGDA, flag="slime", value=True))
        await app.settle()
        assert fill(app, "Magda is done, now Tomek") != outlined
        await app.tap("Magda is done, now Tomek")
        assert fill(app, "Tomek is done, now Przemo") == outlined


@asynchronous
async def test_the_wide_button_is_filled_at_once_in_quick_detail_where_a_turn_has_no_entries() -> None:
    home, game = crew()
    async with at(home, game) as app:
        filled = fill(app, "Magda is done, now Tomek")
        give(game, Mark(seat=MAGDA, flag="slime", value=True))
        await app.settle()
        assert fill(app, "Magda is done, now Tomek") == filled


@asynchronous
async def test_a_field_that_is_renamed_keeps_its_spoken_name_while_it_is_empty() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await app.tap("Table menu")
        await app.tap("Names, characters and colours")
        fields = app.controls(ft.TextField)
        assert [each.label for each in fields] == ["Name", "Character"] * 3
        assert {each.hint_text for each in fields} == {None}, "the client would read it after the name"


@asynchronous
async def test_enter_walks_through_the_names_and_saves_after_the_last_one() -> None:
    home, game = crew()
    focused: list[object] = []
    async with at(home, game, answers={"TextField.focus": focused.append}) as app:
        await app.tap("Table menu")
        await app.tap("Names, characters and colours")
        assert len(focused) == 1  # the first character has no name yet
        count = len(app.controls(ft.TextField))
        await app.type(app.controls(ft.TextField)[1], "Kapitan")
        for place in range(1, count):
            await app.fire(app.controls(ft.TextField)[place], "submit")
            assert len(focused) == min(place + 1, count - 1)
        assert not app.controls(ft.TextField)
    assert game.table.state.players[MAGDA].character == "Kapitan"


@asynchronous
async def test_who_has_passed_is_quiet_and_who_is_dead_says_so() -> None:
    home, game = crew(Pass(seat=PRZEMO), SetFate(seat=TOMEK, fate="dead"))
    async with at(home, game) as app:
        assert ", passed" in called(app, "Przemo, ")
        assert ", dead" in called(app, "Tomek, ")
        assert ", turn" in called(app, "Magda, ")


@asynchronous
async def test_a_row_says_all_marks_of_a_character() -> None:
    home, game = crew(
        Correct(seat=TOMEK, number="hand", delta=4),
        Correct(seat=TOMEK, number="light-wounds", delta=2),
        Correct(seat=TOMEK, number="contamination", delta=1),
        Mark(seat=TOMEK, flag="slime", value=True),
        Mark(seat=TOMEK, flag="signal", value=True),
        DrawMutation(seat=TOMEK),
        AddMarker(seat=TOMEK),
        EnterPod(seat=TOMEK, pod=2),
        detail="full",
    )
    async with at(home, game) as app:
        row = called(app, "Tomek, ").replace("\u00a0", " ")
        for said in (
            *("1 Mutation marker", "4 cards in hand", "2 Light Wounds", "1 Contamination card"),
            *("Mutation card", "Slime", "Signal", "in Pod 2"),
        ):
            assert said in row, said


@asynchronous
async def test_the_bag_tells_each_kind_and_how_likely_it_comes_next() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await app.tap(called(app, "Intruder bag: "))
        assert sees_plainly(app, "8 tokens")
        assert app.sees("25% to be drawn next")
        await app.tap("Add a Metagorger")
        assert now(game).bag.red == 6


@asynchronous
async def test_a_question_mark_on_the_bag_and_on_the_tracks_opens_their_chapters() -> None:
    home, game = crew()
    async with at(home, game) as app:
        for opener, chapter in ((called(app, "Intruder bag: "), "bag"), ("Time: 15 of 15. Tracks", "round")):
            await app.tap(opener)
            title = WORDS(f"reference-{chapter}")
            assert not app.sees(WORDS(f"reference-{chapter}-open"))
            marks = [each for each in app.controls(ft.TextButton) if f"Rules: {title}" in app.labels(each)]
            await app.tap(marks[-1])
            assert app.sees(WORDS(f"reference-{chapter}-open"))
            await app.tap("Close")


@pytest.mark.parametrize("detail", ["quick", "full"])
@asynchronous
async def test_question_marks_on_the_table_and_on_a_character_open_their_chapters(detail: Detail) -> None:
    home, game = crew(detail=detail)
    async with at(home, game) as app:
        for opener, chapter in (("", "round"), (called(app, "Tomek, "), "mutation")):
            if opener:
                await app.tap(opener)
            line = WORDS(f"reference-{chapter}-open")
            assert not app.sees(line)
            await app.tap(f"Rules: {WORDS(f'reference-{chapter}')}")
            assert app.sees(line)
            await app.tap(f"Rules: {WORDS(f'reference-{chapter}')}")
            assert not app.sees(line)


@asynchronous
async def test_a_table_that_hides_the_bag_sees_no_number_of_it() -> None:
    home, game = crew(options=Options(bag_counts=False))
    async with at(home, game) as app:
        await app.tap("Intruder bag")
        assert not app.sees("to be drawn next")
        assert not sees_plainly(app, "8 tokens")
        await app.tap("Red Metagorger, more")
    assert now(game).bag.red == 6


@asynchronous
async def test_tracks_are_corrected_and_self_destruction_starts() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await app.tap("Time: 15 of 15. Tracks")
        await app.tap("Time left, less")
        await app.change(app.controls(ft.Switch)[0], True)
        assert app.sees("Self-destruct: 6")
        await app.tap("Eggs on the board, less")
    assert (now(game).time, now(game).self_destruct, now(game).eggs) == (14, 6, 7)


@asynchronous
async def test_on_the_yellow_space_self_destruction_is_no_switch_any_more() -> None:
    home, game = crew(StartSelfDestruct(), CorrectTrack(track="self-destruct", delta=-2))
    async with at(home, game) as app:
        await app.tap("Time: 15 of 15. Tracks")
        assert app.sees("yellow at 3 left: nothing stops it, all Pods unlock")
        switches = len(app.controls(ft.Switch))
        await app.tap("Self-destruct, less")
        assert app.sees("yellow: nothing stops it any more")
        assert len(app.controls(ft.Switch)) == switches - 1


@pytest.mark.parametrize("path", ["", "/screen"])
@pytest.mark.parametrize("before", [(), (EndPlayerPhase(),)])
@asynchronous
async def test_the_last_three_spaces_of_both_tracks_are_unmistakable_on_every_screen(
    before: tuple[Command, ...], path: str
) -> None:
    home, game = crew(CorrectTrack(track="time", delta=-11), *before)
    reds = {palette.danger for palette in PALETTES}
    async with opened(home, f"/game/{game.id}{path}") as app:

        def lit() -> bool:
            return bool(app.controls(ft.Container, where=lambda each: each.bgcolor in reds))

        assert not lit()
        game.submit(CorrectTrack(track="time", delta=-1))
        await app.settle()
        assert lit()


@asynchronous
async def test_before_play_begins_the_tracks_are_only_read() -> None:
    home, game = crew(begun=False)
    async with at(home, game) as app:
        await app.tap("See the table")
        await app.tap("Time: 15 of 15. Tracks")
        assert app.sees("They move once play has begun.")
        assert not app.controls(ft.Switch)


@asynchronous
async def test_a_pod_is_unlocked_and_takes_along_who_is_in_it() -> None:
    home, game = crew(EnterPod(seat=TOMEK, pod=1))
    async with at(home, game) as app:
        await app.tap("Table menu")
        await app.tap("Escape Pods")
        assert app.sees("locked · inside: Tomek")
        await app.tap(app.controls(ft.TextButton, where=lambda each: "Launch" in app.texts(each))[0])
        assert app.sees("has launched")
    assert now(game).players[TOMEK].fate == "escaped"


@asynchronous
async def test_numbers_of_pods_are_corrected_while_nobody_is_in_one() -> None:
    home, game = crew(players=1)
    async with at(home, game) as app:
        await app.tap("Table menu")
        await app.tap("Escape Pods")
        await app.tap("Pod 6")
        await app.tap("Pod 3")
        assert app.sees("Pod 3 · Sector A")
        assert app.sees("Pod 6 · Sector B")
        game.submit(EnterPod(seat=MAGDA, pod=3))
        await app.settle()
        assert not app.sees("Pod numbers")
    assert [pod.number for pod in now(game).pods] == [3, 6]


@asynchronous
async def test_the_menu_corrects_whose_turn_it_is() -> None:
    home, game = crew(players=4)
    async with at(home, game) as app:
        await app.tap("Table menu")
        await app.tap("Correct the table")
        await app.tap("Turn: Ola")
        assert now(game).active == OLA


@pytest.mark.parametrize("size", [SMALL_PHONE, DESKTOP])
@asynchronous
async def test_five_players_are_drawn_at_every_width(size: tuple[float, float]) -> None:
    home, game = crew(players=5, detail="full")
    async with at(home, game, size=size) as app:
        for name in ("Magda", "Tomek", "Przemo", "Ola", "Jan"):
            assert called(app, f"{name}, ")


@asynchronous
async def test_the_end_names_who_won_without_any_points() -> None:
    home, game = crew(
        SetFate(seat=MAGDA, fate="hibernated"),
        SetFate(seat=TOMEK, fate="escaped", pod=1),
        BeginCheck(ending="time"),
        ScanDeck(seat=MAGDA, infected=False),
        DrawFour(seat=MAGDA, contaminated=1),
        ScanDeck(seat=TOMEK, infected=True),
        DrawFour(seat=TOMEK, contaminated=0),
        AnswerObjective(seat=MAGDA, fulfilled=True),
        AnswerObjective(seat=TOMEK, fulfilled=False),
        EndGame(),
    )
    async with at(home, game) as app:
        assert app.sees("Magda wins")
        assert app.sees("time ran out")
        assert sees_plainly(app, "hibernated · 1 Mutation marker · Objective fulfilled")
        assert sees_plainly(app, "escaped · no Mutation marker · Objective not fulfilled")


@asynchronous
async def test_everybody_draws_up_to_five_in_one_tap_when_a_round_begins() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        assert app.sees("cards in hand: not known")
        await app.tap("Everybody draws up to 5")
        assert [player.hand for player in now(game).players] == [5, 5, 5]
        assert app.sees("5 cards in hand")
        assert app.texts().count("Hands drawn up to 5") == 1, "as what just happened, once"
        assert not app.sees("Everybody draws up to 5")
        game.undo()
        await app.settle()
        await app.tap("Magda is done, now Tomek")
        assert "Everybody draws up to 5" not in app.texts(), "it is for the beginning of a round"


@asynchronous
async def test_a_first_encounter_that_the_app_has_not_seen_is_noted_by_hand() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await app.tap(called(app, "Time: "))
        await app.tap("The First Encounter has happened")
        assert now(game).first_encounter
        assert app.sees("Let Magda choose")


@asynchronous
async def test_in_quick_detail_the_first_encounter_has_the_slot_until_the_turn_is_handed_on() -> None:
    home, game = crew(NoteEncounter())
    async with at(home, game) as app:
        assert app.sees("First Encounter: each keeps one Objective")
        await app.tap("Magda is done, now Tomek")
        assert not app.sees("First Encounter: each keeps one Objective")


@asynchronous
async def test_the_menu_tells_the_end_of_the_journey_from_an_end_without_winners() -> None:
    home, game = crew()
    async with at(home, game) as app:
        await app.tap("Table menu")
        assert app.sees("End the journey: last check")
        assert sees_plainly(app, "whoever is still aboard dies: Magda, Tomek and Przemo")
        await app.tap("End the game now")
        assert app.sees("The journey ends here and nobody wins. Undo brings it back.")
        assert now(game).phase == "players"


@asynchronous
async def test_nobody_is_dimmed_as_passed_outside_the_players_phase() -> None:
    everybody = tuple(Pass(seat=seat) for seat in (MAGDA, TOMEK, PRZEMO))
    home, game = crew(*everybody[:-1])
    async with at(home, game) as app:
        assert any(", passed" in label for label in app.labels())
        game.submit(everybody[-1])
        await app.settle()
        assert now(game).phase == "events"
        await app.tap("See the table")
        assert not any(", passed" in label for label in app.labels())


@asynchronous
async def test_the_table_tells_what_the_event_phase_may_bring() -> None:
    metagorger = PlaceIntruder(intruder="metagorger", room="Lab")
    hungry = (metagorger, metagorger, ChangeObjects(room="Bar", object="carcass", delta=1))
    home, game = crew(*hungry, *(ChooseObjective(seat=seat) for seat in range(3)), detail="full")
    async with at(home, game) as app:
        assert app.sees("next token: Red Metagorger")
        assert app.sees("a red token fills 3 rooms · 1 room feeds")


@asynchronous
async def test_the_menu_of_one_who_plays_alone_asks_neither_whose_turn_it_is_nor_who_is_first() -> None:
    words = Words("en", game=KEY)
    asked = {words("menu-active"), words("term-starter")}
    for players, told in ((1, set[str]()), (2, asked)):
        home, game = crew(players=players)
        async with at(home, game) as app:
            await app.tap("Table menu")
            assert app.sees("Correct the table") == (players > 1)
            if players > 1:
                await app.tap("Correct the table")
            assert {title for title in asked if title in app.texts()} == told


@asynchronous
async def test_a_move_to_a_new_room_from_the_table_is_two_taps_and_ends_on_the_table() -> None:
    home, game = crew(detail="full")
    async with at(home, game) as app:
        await app.tap("Magda is in: Hibernatorium. Rooms")
        await app.tap("Armory")
        assert not app.sees("Rooms of the ship")
        assert "Close" not in app.labels()
        assert now(game).players[MAGDA].room == "Armory"
        await app.tap(called(app, "Magda, "))
        await app.tap(WORDS("player-room-of", room="Armory"))
        await app.tap("Cockpit")
        assert "Close" in app.labels(), "back on the character's sheet, where it was opened"
    assert now(game).players[MAGDA].room == "Cockpit"


@asynchronous
async def test_on_a_low_page_the_lines_of_others_have_the_place_of_the_heading() -> None:
    home, game = crew(detail="full")
    for size, heading_first in (((390.0, 844.0), True), ((844.0, 390.0), False)):
        async with at(home, game, size=size) as app:
            said = app.texts()
            assert (said.index("time") < said.index("Przemo")) is heading_first
