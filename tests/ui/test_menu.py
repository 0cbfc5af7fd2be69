"""The menu of a table: look back, correct, end, and the way to everything else."""

from collections.abc import Callable
from typing import Any

import flet as ft
import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.areas import AddArea
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.scoring import EndGame
from companion.rules.clocks import SetClocks
from companion.ui.chromosome.setup import Setup, fresh_setup, known_species, remember
from companion.words import Words
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.loops import asynchronous
from tests.ui import services
from tests.ui.fights import can_press, press, table
from tests.ui.harness import Harness
from tests.ui.services import announced, at, seated
from tests.ui.test_turn_sheet import pick

REFUSED = Words("en")("letter-refused")


async def open_menu(app: Harness, *names: str) -> None:
    """Open the menu, and press one row after the other."""
    await app.tap("Table menu")
    for name in names:
        await pick(app, name)


@pytest.mark.parametrize(
    ("row", "address"),
    [
        ("History", "/game/{id}/journal"),
        ("Charts", "/game/{id}/charts"),
        ("Quick rules", "/game/{id}/rules"),
        ("Settings", "/game/{id}/settings"),
    ],
)
@asynchronous
async def test_the_menu_leads_to_the_other_screens(row: str, address: str) -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, row)
        assert app.page.route == address.format(id=game.id)


@pytest.mark.parametrize("screen", ["settings", "rules"])
@asynchronous
async def test_settings_and_rules_over_a_game_lead_back_to_it_also_after_a_reload(screen: str) -> None:
    home, game = table()
    async with services.opened(home, f"/game/{game.id}/{screen}") as app:
        await services.press(app, "Back")
        assert app.page.route == f"/game/{game.id}"
        await open_menu(app)


@asynchronous
async def test_a_chapter_read_over_a_game_leads_back_to_the_contents_and_on_to_the_game() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Quick rules")
        await services.press(app, "Growth")
        assert app.page.route == f"/game/{game.id}/rules/growth"
        await services.press(app, "Back")
        assert app.page.route == f"/game/{game.id}/rules"
        await services.press(app, "Back")
        assert app.page.route == f"/game/{game.id}"


@asynchronous
async def test_back_from_settings_over_a_game_is_the_table_itself() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Settings")
        below, _ = app.controls(ft.View)
        await services.press(app, "Back")
        assert [view.route for view in app.controls(ft.View)] == [below.route]
        assert not app.sees("How much the app tracks"), "the menu is closed"
        assert can_press(app, "Pass")


@asynchronous
async def test_the_level_of_detail_is_switched_in_two_taps() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Full")
        assert game.table.state.detail == "full"


@asynchronous
async def test_clocks_run_and_pause() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app)
        switch = app.one(ft.Switch)
        await app.change(switch, True)
        assert game.table.state.clocks
        await app.change(app.one(ft.Switch), False)
        assert not game.table.state.clocks


@asynchronous
async def test_the_round_is_corrected_within_its_bounds() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Correct the table")
        assert not can_press(app, "Round, less")
        await press(app, "Round, more", "Round, more", "Round, more")
        assert game.table.state.round == 4
        assert not can_press(app, "Round, more")


@asynchronous
async def test_the_active_and_the_starting_player_are_corrected() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app)
        assert "Turn: Ola" not in app.labels(), "corrections are behind one row"
        await pick(app, "Correct the table")
        await press(app, "Turn: Ola", "Starting player: Tomek")
        assert game.table.state.active == 3
        assert game.table.state.starter == 1


@asynchronous
async def test_everybody_has_passed() -> None:
    home, game = table(AddArea())
    async with at(home, game) as app:
        await open_menu(app, "Everybody has passed")
        assert game.table.state.phase == "radiation"


@asynchronous
async def test_ending_the_game_asks_first() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "End the game now")
        assert game.table.state.phase == "turns"
        await app.tap("Play on")
        await pick(app, "End the game now")
        await app.tap("End and score")
        assert game.table.state.phase == "over"


@asynchronous
async def test_the_game_is_saved_to_a_file() -> None:
    saved: list[dict[str, Any]] = []

    def save(arguments: dict[str, Any]) -> None:
        saved.append(arguments)

    home, game = table()
    async with at(home, game, answers={"FilePicker.save_file": save}) as app:
        await open_menu(app, "Save the game to a file")
        await app.until(lambda: bool(saved))
    assert game.id in saved[0]["file_name"]
    assert b"Magda" in saved[0]["src_bytes"]


@asynchronous
async def test_a_finished_game_offers_nothing_that_could_change_it() -> None:
    home, game = table(EndGame())
    async with at(home, game) as app:
        await open_menu(app)
        assert app.sees("History")
        assert not app.sees("Everybody has passed")
        assert not app.sees("Correct the table")


@asynchronous
async def test_players_and_species_are_renamed() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Names, species and colours")
        names = app.controls(ft.TextField, text="Name")
        assert [field.value for field in names] == ["Magda", "Tomek", "Przemo", "Ola"]
        assert not can_press(app, "Save")
        await app.type(names[1], "Tomasz")
        await app.type(app.controls(ft.TextField, text="Another name for the species")[2], "Grex")
        await app.tap("Save")
    players = game.table.state.players
    assert [player.name for player in players] == ["Magda", "Tomasz", "Przemo", "Ola"]
    assert players[2].species_name == "Grex"


@asynchronous
async def test_the_name_of_a_species_that_was_given_during_a_game_is_kept_for_the_next_one() -> None:
    home, game = table()
    remember(home, Setup(players=seated(("Magda", "Tomek", "Przemo", "Ola"))))
    async with at(home, game) as app:
        await open_menu(app, "Names, species and colours")
        await app.type(app.controls(ft.TextField, text="Another name for the species")[2], "Grex")
        await app.tap("Save")
    assert [player.species_name for player in fresh_setup(home).players] == ["", "", "Grex", ""]
    assert known_species(home)[str(fresh_setup(home).players[2].species)] == "Grex"


@asynchronous
async def test_two_colours_are_exchanged_in_one_step_and_kept_for_the_next_game() -> None:
    home, game = table()
    remember(home, Setup(players=seated(("Magda", "Tomek", "Przemo", "Ola"))))
    before = [player.colour for player in game.table.state.players]
    entries = len(game.table.entries)
    async with at(home, game) as app:
        await open_menu(app, "Names, species and colours")
        await app.tap(next(each for each in app.controls(ft.TextButton) if "pink" in app.labels(each)))
        await app.tap("Save")
    exchanged = [before[1], before[0], *before[2:]]
    assert [player.colour for player in game.table.state.players] == exchanged
    assert len(game.table.entries) == entries + 1
    assert [player.colour for player in fresh_setup(home).players] == exchanged


@asynchronous
async def test_whoever_gets_another_name_during_a_game_leaves_the_names_of_species_as_they_are() -> None:
    home, game = table()
    players = seated(("Magda", "Tomek", "Przemo", "Ola"))
    remember(home, Setup(players=(players[0].replace(species_name="Grex"), *players[1:])))
    async with at(home, game) as app:
        await open_menu(app, "Names, species and colours")
        await app.type(app.controls(ft.TextField, text="Name")[0], "Magdalena")
        await app.tap("Save")
    assert fresh_setup(home).players[0].species_name == "Grex"


@asynchronous
async def test_a_name_that_somebody_has_already_is_refused_and_stays_to_be_corrected() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Names, species and colours")
        await app.type(app.controls(ft.TextField, text="Name")[1], "Ola")
        await app.tap("Save")
        assert game.table.state.players[1].name == "Tomek"
        assert app.controls(ft.TextField, text="Name")[1].value == "Ola"


@asynchronous
async def test_a_name_that_no_screen_can_show_is_refused_in_a_sentence_while_it_is_typed() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Names, species and colours")
        for field, text, kept in (
            ("Name", "Tomek 🦠", "Tomek "),
            ("Another name for the species", "חיידק", ""),
        ):
            await app.type(app.controls(ft.TextField, text=field)[1], text)
            assert app.controls(ft.TextField, text=field)[1].value == kept
            assert REFUSED in announced(app)
            await app.type(app.controls(ft.TextField, text=field)[1], kept + "2")
            assert REFUSED not in announced(app)


@asynchronous
async def test_clocks_that_were_taken_back_are_seen_on_no_player_row() -> None:
    home, game = table(SpendFate(seat=0))
    async with at(home, game) as app:
        for _ in range(2):
            game.submit(SetClocks(running=True))
            await app.settle()
            assert app.sees("\u00a0s")
            game.submit(SetClocks(running=False))
            await app.settle()
            assert app.sees("\u00a0s")  # the measured times stay visible
            game.undo(2)
            await app.settle()
            assert not app.sees("\u00a0s")


@pytest.mark.parametrize("game", [seeds.midway, carnomorph_seeds.midway, soup_seeds.midway])
@asynchronous
async def test_no_group_of_the_menu_has_more_than_seven_rows(game: Callable[[GameService], OpenGame]) -> None:
    home = services.service()
    words = Words("en")
    titles = [words(f"menu-group-{each}") for each in ("game", "table", "course", "tools", "app")]
    async with at(home, game(home), page={"platform": "linux"}) as app:
        await open_menu(app)
        groups = app.controls(
            ft.Column,
            where=lambda each: isinstance(each.controls[0], ft.Semantics) if each.controls else False,
        )
        rows = {
            title: len(group.controls) - 1
            for group in groups
            for title in titles
            if app.texts(group.controls[0]) == [title]
        }
        assert list(rows) == titles
        assert max(rows.values()) <= 7
        assert min(rows.values()) >= 1
