"""The sheet on the screen: as fast as a pencil, corrected in place, remembered by its name."""

import json

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.party.arrival import unserved
from companion.party.party import Party
from companion.rules.tally.options import Options
from companion.rules.tally.sheet import EndGame, Write
from companion.rules.tally.state import State
from companion.ui.core.style import Style
from companion.ui.tally.new_game import KnownGame, known_games, remember_game
from companion.words import Words
from tests import tally_seeds as seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.fights import can_press
from tests.ui.harness import Harness
from tests.ui.services import at, opened, service, taps, written
from tests.ui.test_full_disk import FillingBlobStore, preferences
from tests.ui.test_guests import TOMEK, seat
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
async def test_minus_turns_the_number_that_is_written() -> None:
    home = service()
    game = seeds.midway(home)
    async with at(home, game) as app:
        await app.tap("Round 1, Magda: 13")
        await taps(app, "Minus", "Done")
        state: State = game.table.state
        assert state.lines[0] == (-13, 0, 5, 8)
        await app.tap("Round 1, Przemo: 5")
        await taps(app, "Minus", "4", "Done")
        state = game.table.state
        assert state.lines[0] == (-13, 0, -4, 8), "a digit replaces the number, and keeps the sign"


@asynchronous
async def test_what_is_typed_is_written_when_the_pad_is_left() -> None:
    home = service()
    game = seeds.midway(home)
    async with at(home, game) as app:
        await app.tap("Round 1, Magda: 13")
        await taps(app, "7", "Close")
        state: State = game.table.state
        assert state.lines[0] == (7, 0, 5, 8)
        await app.tap("Round 1, Tomek: 0")
        await app.tap("Close")
        assert game.table.state == state, "nothing was typed"


@asynchronous
async def test_a_number_at_the_wrong_player_is_erased() -> None:
    home = service()
    game = seeds.midway(home)
    async with at(home, game) as app:
        await app.tap(app.tappable("Round 2, Tomek: 20", topmost=True))
        await taps(app, "Erase", "Leave it empty")
        state: State = game.table.state
        assert state.lines == ((13, 0, 5, 8),)
        assert any("Round 2, Tomek: empty instead of 20" in text for text in written(app))
        await taps(app, "Enter the points", "4", "Next: Przemo", "Close")
        await app.tap("Round 1, Magda: 13")
        await taps(app, "Erase", "Close")
        assert any("another one after it" in text for text in written(app))
        state = game.table.state
        assert state.lines[0] == (13, 0, 5, 8)


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
async def test_by_fewest_points_nobody_leads_by_not_having_written() -> None:
    home = service()
    game = seeds.written(seeds.begun(home, ("Ola", "Jan"), fewest_win=True), ((5, 7),))
    async with at(home, game) as app:
        assert app.sees("Ola, points: 5, leads by 2")
        give(game, Write(seat=0, line=1, points=3))
        await app.settle()
        assert not any("leads" in text for text in written(app))
        await taps(app, "Table menu", "End the game now", "End it", "Skip")
        assert app.sees("Ola wins by 2")
        assert app.sees("Round 2 is unfinished and does not count.")


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


def played_before(home: GameService) -> None:
    """Remember Carcassonne with named rows, and then Hearts in rounds, in which the fewest points win."""
    remember_game(home, KnownGame(title="Carcassonne", rows=("Roads", "Farms")))
    remember_game(home, KnownGame(title="Hearts", fewest_win=True, options=Options(target=100)))


async def seat_two(app: Harness) -> None:
    """Open the sheet's form and seat two players."""
    await app.tap("Score pad")
    await app.type("Name", "Ola")
    await app.tap("Seat 2: Free seat")
    await app.type("Name", "Jan")


@asynchronous
async def test_a_game_that_is_typed_comes_with_its_rows_as_if_chosen() -> None:
    home = service()
    played_before(home)
    async with opened(home, "/new") as app:
        await seat_two(app)
        await app.tap("Hearts")
        await app.type("Name of the game", "carcassonne")
        assert not can_press(app, "Carcassonne"), "all of it is on the form"
        await app.tap("Start")
    state: State = home.open(home.library.games()[0].id).table.state
    assert (state.rows, state.fewest_win) == (("Roads", "Farms"), False)
    (latest, other) = known_games(home)
    assert (latest.rows, latest.named, latest.fewest_win) == (("Roads", "Farms"), True, False)
    assert (other.title, other.fewest_win) == ("Hearts", True)


@asynchronous
async def test_rules_that_were_chosen_stay_while_a_game_is_typed_and_its_own_are_a_tap_away() -> None:
    home = service()
    played_before(home)
    async with opened(home, "/new") as app:
        await seat_two(app)
        await app.tap("By named rows")
        await app.type("Row 1", "Cities")
        await app.type("Name of the game", "carcassonne")
        assert app.controls(ft.TextField, where=lambda field: field.value == "Cities")
        await app.tap("Carcassonne")
        assert app.controls(ft.TextField, where=lambda field: field.value == "Farms")


@asynchronous
async def test_a_game_that_is_once_played_by_rounds_keeps_its_rows() -> None:
    home = service()
    played_before(home)
    async with opened(home, "/new") as app:
        await seat_two(app)
        await app.tap("Carcassonne")
        await app.tap("By rounds")
        assert can_press(app, "Carcassonne"), "its rows are a tap away"
        await app.tap("Start")
    assert not home.open(home.library.games()[0].id).table.state.rows
    (latest, *_) = known_games(home)
    assert (latest.rows, latest.named) == (("Roads", "Farms"), False)
    async with opened(home, "/new") as app:
        await taps(app, "Hearts", "Carcassonne")
        assert not app.sees("Row 1"), "as it was played last"
        await app.tap("By named rows")
        assert app.controls(ft.TextField, where=lambda field: field.value == "Farms")


@asynchronous
async def test_a_corrected_order_counts_although_it_cannot_be_remembered() -> None:
    blob_store = FillingBlobStore()
    home = service(blob_store)
    game = seeds.midway(home)
    async with at(home, game) as app:
        await open_menu(app, "Correct the table")
        blob_store.full = preferences
        await app.tap("Most points win")
        assert app.sees("That counts")
    assert not game.table.state.fewest_win


@asynchronous
async def test_a_target_of_100_takes_six_taps() -> None:
    home = service()
    async with opened(home, "/new") as app:
        await app.tap("Score pad")
        await app.type("Name", "Ola")
        await app.tap("Seat 2: Free seat")
        await app.type("Name", "Jan")
        await app.tap("Rules of this table")
        assert app.sees("here the table says how"), "a pad has no rulebook that could be silent"
        await app.tap("Target (0: none): 0")
        assert await taps(app, "1") == 1
        for _ in range(2):
            await app.tap(app.tappable("0", topmost=True))
        await app.tap("Enter 100")
        await app.tap("Start")
    game = home.open(home.library.games()[0].id)
    assert game.table.state.options.target == 100
    assert Options(target=10_000).fits()


@asynchronous
async def test_the_picture_to_share_names_the_game_and_writes_its_numbers_as_the_screen_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines: list[str] = []
    monkeypatch.setattr(unserved, "tell_page", lines.append)
    home = service()
    game = seeds.written(seeds.begun(home, ("Ola", "Jan"), title="Hearts"), ((1200, -8), (34, 0)))
    give(game, EndGame())
    async with at(home, game) as app:
        await app.tap("Share")
    (line,) = [line for line in lines if line.startswith("picture ")]
    told = json.loads(line.removeprefix("picture "))
    assert {"Hearts", "1,234", "\u22128"} <= {text["said"] for text in told["texts"]}


@asynchronous
async def test_the_score_door_leads_on_to_a_new_sheet() -> None:
    home = service()
    home.remember("setting.game", "tally")
    async with opened(home, "/score") as app:
        await app.tap("New sheet")
        assert app.sees("What do you play?")


@asynchronous
async def test_what_is_played_is_asked_before_who_plays() -> None:
    async with opened(service(), "/new") as app:
        await app.tap("Score pad")
        shown = written(app)
        assert shown.index("What do you play?") < shown.index(Words("en")("new-clockwise"))


@asynchronous
async def test_the_band_says_who_deals_or_the_target_or_who_leads() -> None:
    home = service()
    for game, said in (
        (seeds.midway(home), "Tomek deals"),
        (seeds.begun(home, options=Options(target=40)), "Target: 40"),
        (seeds.rows(home), "Leading: Magda"),
        (seeds.begun(home), "Everybody’s points"),
    ):
        async with at(home, game) as app:
            assert app.sees(said)


@asynchronous
async def test_the_names_of_rows_stand_before_their_numbers_where_there_is_room() -> None:
    home = service()

    def beside(app: Harness, row: str) -> bool:
        lines = app.controls(ft.Row, where=lambda line: len(line.controls) == 2)
        return any(app.texts(line)[:1] == [row] for line in lines)

    async with at(home, seeds.rows(home)) as app:
        assert beside(app, "Roads")
    long = "Konstantynopolitańczykowianeczka"
    async with at(home, seeds.begun(home, rows=(long,))) as app:
        assert app.sees(long)
        assert not beside(app, long)


@asynchronous
async def test_the_history_of_named_rows_has_no_rounds() -> None:
    home = service()
    for game, title in ((seeds.rows(home), "Sheet"), (seeds.midway(home), "Round 2")):
        async with opened(home, f"/game/{game.id}/journal") as app:
            assert app.sees(title)
            assert app.sees("Round 1") == (title != "Sheet")


@asynchronous
async def test_ties_are_broken_by_a_row_that_is_chosen_by_its_name() -> None:
    home = service()
    rows, rounds = seeds.rows(home), seeds.begun(home)
    async with at(home, rows) as app:
        await taps(app, "Table menu", "Rules of this table")
        assert not app.sees("From round to round"), "rows have no turn to deal"
        await app.tap(app.tappable("Cities", topmost=True))
        state: State = rows.table.state
        assert state.options.tie_row == 1 + state.rows.index("Cities")
    async with at(home, rounds) as app:
        await taps(app, "Table menu", "Rules of this table")
        assert app.sees("From round to round")
        assert not app.sees("Ties are broken by")


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
async def test_a_sheet_of_named_rows_does_not_begin_without_the_name_of_one() -> None:
    home = service()
    async with opened(home, "/new") as app:
        await app.tap("Score pad")
        await app.type("Name", "Ola")
        await app.tap("Seat 2: Free seat")
        await app.type("Name", "Jan")
        await app.tap("By named rows")
        await app.tap("Start")
        assert app.sees("The row needs a name. Enter one.")
        assert not home.library.games()
        await app.tap("By rounds")
        await app.tap("Start")
    assert len(home.library.games()) == 1


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


@pytest.mark.usefixtures("no_pauses")
@asynchronous
async def test_a_guest_of_a_strict_table_writes_only_their_own_points() -> None:
    home = service()
    game = seeds.begun(home)
    party = Party(home)
    party.offer(game.id)
    party.set_rights(game.id, "strict")
    async with seat(party, game.id, TOMEK).phone(party, f"/game/{game.id}") as app:
        await app.tap(next(label for label in app.labels() if label.startswith("Tomek, points")))
        assert "Magda: –" in app.labels()
        assert not can_press(app, "Magda: –")
        party.set_rights(game.id, "friends")
        await app.settle()
        assert can_press(app, "Magda: –")
        party.set_rights(game.id, "strict")
        await app.settle()
        await app.tap("7")
        await app.tap("Done")
    assert game.table.state.lines == ((None, 7, None, None),)
