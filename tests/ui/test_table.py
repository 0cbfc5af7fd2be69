"""The table: fate spent on a player's row, the areas beside the players, pages with room for more."""

from typing import Any, cast

import flet as ft
import pytest

from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.preparation import BeginTurns
from companion.rules.chromosome.radiation import FinishRadiation
from companion.rules.chromosome.turns import EndPhase, Pass
from companion.ui.core.style import Style
from companion.ui.shared.player_rows import Heights
from companion.ui.theme import NIGHT
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.harness import DESKTOP, Harness
from tests.ui.services import at, opened

ON_ITS_SIDE = (740.0, 360.0)
WIDE = (1000.0, 900.0)


@asynchronous
async def test_a_tap_on_a_fate_point_spends_one_and_undo_at_the_end_of_the_news_gives_it_back() -> None:
    home, game = table()
    async with at(home, game) as app:
        await app.tap("Tomek: spend a fate point")
        assert game.table.state.players[1].fate == 3
        await app.tap("Undo: Tomek: −1 fate")
        assert game.table.state.players[1].fate == 4


@asynchronous
async def test_a_tap_on_fate_that_comes_twice_spends_one_point() -> None:
    home, game = table()
    async with at(home, game) as app:
        await app.tap_twice("Tomek: spend a fate point")
        assert game.table.state.players[1].fate == 3


@asynchronous
async def test_who_has_no_fate_left_has_nothing_to_spend_on_the_row() -> None:
    home, game = table(*[SpendFate(seat=1)] * 4)
    async with at(home, game) as app:
        assert "Tomek: spend a fate point" not in app.labels()


@asynchronous
async def test_the_areas_stand_on_the_table_the_strongest_first_and_lead_to_their_cubes() -> None:
    home, game = table(AddArea(cubes=2, room="12"), AddArea(cubes=4, room="7"))
    async with at(home, game) as app:
        rooms = [text for text in app.texts() if text.startswith(("Room", "Space"))]
        assert [room.split()[-1] for room in rooms] == ["7", "12"]
        (label,) = (said for said in app.labels() if "12" in said and "Undo" not in said)
        await app.tap(label)
        assert app.sees("Radioactive")


@asynchronous
async def test_the_room_of_an_area_is_a_tap_and_the_same_tap_takes_it_back() -> None:
    home, game = table()
    async with at(home, game) as app:
        words = Words("en").of("chromosome")
        await app.tap(words("areas-new"))
        assert not app.controls(ft.TextField)
        await app.tap(words("areas-in-room", room="11"))
        await app.tap(words("areas-in-room", room="11"))
        await app.tap(words("areas-in-room", room="14"))
        await app.tap(words("areas-add", cubes=2))
        assert [(area.cubes, area.room) for area in game.table.state.areas] == [(2, "14")]


@asynchronous
async def test_whoever_adds_an_area_is_back_at_the_table_and_sees_it_there() -> None:
    home, game = table()
    async with at(home, game) as app:
        words = Words("en").of("chromosome")
        await app.tap(words("areas-new"))
        await app.tap_twice(words("areas-add", cubes=2))
        assert [area.cubes for area in game.table.state.areas] == [2]
        assert not app.sees(words("areas-room"))
        assert app.sees(words("label-add-area", power=2))


@asynchronous
async def test_a_wide_table_shows_areas_course_and_history_beside_the_players() -> None:
    home, game = table(AddArea(cubes=2, room="12"), EndPhase(), FinishRadiation(skip=True), BeginTurns())
    words = Words("en").of("chromosome")
    async with at(home, game, size=DESKTOP) as app:
        for title in ("term-areas", "chart-score", "table-journal"):
            assert words(title) in app.texts() + app.labels()


@pytest.mark.parametrize("size", [ON_ITS_SIDE, WIDE])
@asynchronous
async def test_all_that_can_be_done_is_there_on_every_shape_of_page(size: tuple[float, float]) -> None:
    home, game = table()
    async with at(home, game, size=size) as app:
        action = ["Battle" if size == ON_ITS_SIDE else "Spark", "Action: Magda"]
        for name in (*action, "Magda is done", "Pass", "Tomek: spend a fate point"):
            assert app.tappable(name)


def test_a_part_of_a_wide_page_is_no_narrow_page() -> None:
    assert Style(Words("en"), width=1280).part(640).wide
    assert not Style(Words("en"), width=740, low=True).part(460).wide


@asynchronous
async def test_the_marks_of_a_player_have_a_heading() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_player(app, "Magda")
        assert app.sees("Correct")


async def open_player(app: Harness, name: str) -> None:
    """Open a player's numbers."""
    (label,) = (said for said in app.labels() if said.startswith(f"{name}, "))
    await app.tap(label)


@asynchronous
async def test_a_number_that_changes_draws_what_stands_in_the_row_and_not_the_row_itself() -> None:
    home, game = table()
    async with at(home, game) as app:

        def frames() -> list[ft.GestureDetector]:
            found = app.controls(ft.GestureDetector, where=lambda row: bool(row.exclude_from_semantics))
            actions = {"Move", "Pass"}
            rows = [row for row in found if not app.controls(ft.FilledButton, inside=row)]
            return [row for row in rows if not actions & set(app.texts(row))]

        before = frames()
        assert len(before) == len(game.seats)
        game.submit(Correct(seat=1, what="irradiation", delta=1))
        await app.settle()
        assert app.sees("irradiation 1")
        assert [now is was for now, was in zip(frames(), before, strict=True)] == [True] * len(game.seats)
        game.submit(Pass(seat=0))
        await app.settle()
        assert frames()[0] is not before[0]  # Magda has passed, and it is another player's turn


HEADING, ROW, SEATS = 92, 125, 4


@pytest.mark.parametrize("place", [140, 192, 371, 560])
def test_the_row_of_whose_turn_it_is_stands_whole_in_any_place_that_has_room_for_one(place: int) -> None:
    heights = Heights(place=place, heading=HEADING, players=HEADING + SEATS * ROW)
    for seat in range(SEATS):
        offset = heights.offset(seat, SEATS)
        assert offset <= HEADING + seat * ROW
        assert HEADING + (seat + 1) * ROW <= offset + place
        assert 0 <= offset <= heights.hidden


def test_the_heading_and_rows_above_whose_turn_it_is_are_not_cut() -> None:
    heights = Heights(place=3 * ROW, heading=HEADING, players=HEADING + SEATS * ROW)
    assert heights.offset(0, SEATS) == heights.offset(1, SEATS) == 0
    assert heights.offset(2, SEATS) == HEADING  # below the whole row of the first player
    assert heights.offset(SEATS - 1, SEATS) == heights.hidden


@asynchronous
async def test_nobody_is_dimmed_as_passed_outside_the_turns() -> None:
    """The radiation phase begins when everybody has passed, and just then everybody's numbers count."""
    home, game = table(AddArea(cubes=2), Pass(seat=0))
    names = ("Magda", "Tomek", "Przemo", "Ola")
    rows = tuple(f"{name}, " for name in names)

    def inks(app: Harness) -> set[object]:
        rows_of = [label for label in app.labels() if label.startswith(rows[:2])]
        texts = [text for row in rows_of for text in app.controls(ft.Text, inside=app.tappable(row))]
        return {cast("Any", text.style).color for text in texts if text.value in names}

    async with opened(home, f"/game/{game.id}", size=(1280.0, 800.0)) as app:
        assert any(label.startswith("Magda, ") and "passed" in label for label in app.labels())
        assert inks(app) == {NIGHT.passed}, "Magda has passed; Tomek, who acts, has the card"
        for seat in (1, 2, 3):
            game.submit(Pass(seat=seat))
        await app.settle()
        assert game.table.state.phase == "radiation"
        assert all(player.passed for player in game.table.state.players)
        assert not any("passed" in label for label in app.labels() if label.startswith(rows))
        assert inks(app) == {NIGHT.text}
