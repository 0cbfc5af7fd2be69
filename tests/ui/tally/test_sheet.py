"""The sheet on the screen: as fast as a pencil, corrected where it stands, remembered by its name."""

import flet as ft

from companion.rules.tally.state import State
from companion.ui.core.style import Style
from companion.words import Words
from tests import tally_seeds as seeds
from tests.loops import asynchronous
from tests.ui.services import at, opened, service, taps, written
from tests.ui.test_full_disk import FillingBlobStore, preferences
from tests.ui.test_menu import open_menu


@asynchronous
async def test_a_round_of_four_with_two_digits_each_takes_thirteen_taps() -> None:
    home = service()
    game = seeds.begun(home)
    async with at(home, game) as app:
        count = await taps(app, "Enter the points")
        for digits, button in (
            ("12", "Next: Tomek"),
            ("34", "Next: Przemo"),
            ("56", "Next: Ola"),
            ("78", "Done"),
        ):
            count += await taps(app, *digits, button)
        assert count <= 13
        state: State = game.table.state
        assert state.lines == ((12, 34, 56, 78),)
        assert "Done" not in app.texts(), "the pad is closed"
        assert app.sees("leads by 22")


@asynchronous
async def test_a_number_on_the_sheet_is_tapped_and_corrected() -> None:
    home = service()
    game = seeds.midway(home)
    async with at(home, game) as app:
        await app.tap("Round 1, Magda: 13")
        await taps(app, "3", "Minus", "Done")
        state: State = game.table.state
        assert state.lines[0] == (-3, 0, 5, 8)
        assert any("instead of 13" in text for text in written(app))


@asynchronous
async def test_the_pad_goes_on_to_whoever_lacks_a_number_and_another_is_a_tap_away() -> None:
    home = service()
    game = seeds.begun(home)
    async with at(home, game) as app:
        await app.tap("Enter the points")
        await app.tap("Ola: –")
        await taps(app, "9", "Next: Magda", "1", "Next: Tomek")
        await app.tap("Next: Przemo")
        state: State = game.table.state
        assert state.lines == ((1, None, None, 9),), "nothing was typed for Tomek"


@asynchronous
async def test_the_end_is_offered_at_the_target_and_the_next_round_beside_it() -> None:
    home = service()
    game = seeds.reached(home)
    async with at(home, game) as app:
        assert app.sees("Magda: target of 43 reached")
        await app.tap("End the game")
        await app.tap("Skip")
        assert app.sees("Przemo wins by 1")


@asynchronous
async def test_a_game_that_was_played_is_chosen_with_its_rows() -> None:
    home = service()
    async with opened(home, "/new") as app:
        await app.tap("Score pad")
        await app.type("Name", "Ola")
        await app.tap("Seat 2: Free seat")
        await app.type("Name", "Jan")
        await app.type("Name of the game", "Carcassonne")
        await app.tap("By named rows")
        await app.type("Row 1", "Roads")
        await app.type("Row 2", "Farms")
        await app.tap("Start")
    (summary,) = home.library.games()
    assert (summary.title, summary.players) == ("Carcassonne", ("Ola", "Jan"))
    game = home.open(summary.id)
    assert game.table.state.rows == ("Roads", "Farms")
    async with opened(home, "/new") as app:
        await app.type("Name of the game", "Hearts")
        await app.tap("By rounds")
        await app.tap("Fewest points win")
        await app.tap("Carcassonne")
        await app.tap("Start")
    latest = home.open(home.library.games()[0].id)
    assert (latest.table.state.title, latest.table.state.rows) == ("Carcassonne", ("Roads", "Farms"))
    assert not latest.table.state.fewest_win


@asynchronous
async def test_a_corrected_order_counts_although_it_cannot_be_remembered() -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    game = seeds.midway(home)
    async with at(home, game) as app:
        await open_menu(app, "Correct the table")
        blob_store.full = preferences
        await app.tap("Fewest points win")
        assert app.sees("That counts")
    assert game.table.state.fewest_win


@asynchronous
async def test_rows_that_were_typed_stay_while_rounds_are_looked_at() -> None:
    async with opened(service(), "/new") as app:
        await app.tap("Score pad")
        await app.tap("By named rows")
        await app.type("Row 1", "Roads")
        await app.tap("By rounds")
        assert not app.sees("Row 1")
        await app.tap("By named rows")
        assert app.sees("Row 1")
        assert app.controls(ft.TextField, where=lambda field: field.value == "Roads")


@asynchronous
async def test_eight_with_long_names_have_their_lines_and_the_whole_sheet() -> None:
    home = service()
    game = seeds.eight(home)
    async with at(home, game, size=(320, 640)) as app:
        for name in seeds.EIGHT:
            assert any(label.startswith(name) for label in app.labels())
        first = "Round 3, Wierzchosława z Nowego Miasta nad Pilicą: 13, Maksymilian: 20, "
        assert any(label.startswith(first) for label in app.labels()), "the line is one button"


def test_the_screens_sentences_are_in_the_scope_of_the_game() -> None:
    assert Style(Words("en")).in_game("tally").words("name") == "Score pad"
