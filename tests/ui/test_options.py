"""The rules of a table, changed during its game."""

import asyncio

import flet as ft

from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.options import Options
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.services import at, opened, play, service
from tests.ui.test_menu import open_menu


@asynchronous
async def test_rules_of_the_table_change_during_the_game_and_state_their_default() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table")
        assert app.sees("default: 7")
        title = next(text for text in app.texts() if text.lower().startswith("highest irradiation"))
        await app.tap(f"{title}: less")
        assert game.table.state.options.irradiation_limit == 6
        assert game.table.state.options == Options(irradiation_limit=6)


@asynchronous
async def test_two_quick_taps_both_count_and_stop_at_the_bound() -> None:
    home, game = table(options=Options(growth_genes=1, recovery_energy=3))
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table")
        energy = next(text for text in app.texts() if text.lower().startswith("energy for a fate point"))
        growth = next(text for text in app.texts() if text.lower().startswith("action genes for"))
        for title in (energy, growth):
            button = app.tappable(f"{title}: less")
            await asyncio.gather(app.fire(button, "click"), app.fire(button, "click"))
    assert game.table.state.options == Options(growth_genes=0, recovery_energy=1)


@asynchronous
async def test_another_die_forgets_the_genes_on_its_faces() -> None:
    faces = Options(gene_faces=("action", "telepathy", "combat", "building"))
    home, game = table(options=faces)
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table", "d6")
        assert game.table.state.options.die == 6
        assert game.table.state.options.gene_faces == ()


@asynchronous
async def test_less_fate_than_at_the_start_keeps_the_game_readable() -> None:
    """Options that do not fit each other would be refused when the game is opened again."""
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table")
        await app.tap("Most fate: less")
    options = game.table.state.options
    assert options.fate_max == 3
    assert Options.model_validate(options.model_dump()) == options


@asynchronous
async def test_event_cards_are_taken_out_of_the_game() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table")
        await app.change(app.controls(ft.Switch)[0], False)
    assert not game.table.state.options.events


@asynchronous
async def test_a_table_chooses_between_our_terms_and_those_that_are_printed() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_menu(app, "Rules of this table", "as printed")
        assert game.table.state.options.wording == "printed"
        assert app.sees("Most fortune")
        assert not app.sees("Most fate")
        await app.go(f"/game/{game.id}/rules")
        assert app.sees("Fortune")
        await app.go(f"/game/{game.id}")
        game.undo(1)
        await app.settle()
        await open_menu(app, "Rules of this table")
        assert app.sees("Most fate")


@asynchronous
async def test_what_would_be_undone_is_said_in_the_terms_of_the_table() -> None:
    home, game = table(SpendFate(seat=0), options=Options(wording="printed"))
    async with at(home, game) as app:
        said = " ".join((*app.texts(), *app.labels()))
        assert "fortune" in said
        assert "fate" not in said.lower()


@asynchronous
async def test_two_tables_of_one_service_speak_each_in_its_own_terms() -> None:
    home, ours = table()
    printed = play(home, "Ola", "Ela", options=Options(wording="printed"))
    async with at(home, ours) as app, at(home, printed) as other:
        await other.go(f"/game/{printed.id}/rules")
        await app.go(f"/game/{ours.id}/rules")
        assert app.sees("Fate")
        assert other.sees("Fortune")


@asynchronous
async def test_rooms_without_a_table_keep_the_terms_of_the_last_one() -> None:
    home, game = table(options=Options(wording="printed"))
    async with at(home, game):
        pass
    async with opened(home, "/rules") as app:
        assert app.sees("Fortune")


@asynchronous
async def test_a_language_without_other_terms_offers_no_choice_of_them() -> None:
    home, game = table(settings={"language": "pl"})
    async with at(home, game) as app:
        for name in ("Menu stołu", "Zasady tego stołu"):
            await app.tap(name)
        assert app.sees("Walka i koniec gry")
        assert not app.sees("jak na planszach")
        assert not app.sees("Słownictwo")


@asynchronous
async def test_the_rules_of_a_new_game_read_at_once_in_the_terms_that_are_chosen() -> None:
    home = service()
    async with opened(home, "/new") as app:
        await app.tap("Rules of this table")
        assert app.sees("Most fate")
        await app.tap("as printed")
        assert app.sees("Most fortune")
        assert not app.sees("Most fate")
