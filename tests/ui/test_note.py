"""The players' own note on the page of the end, in the history, and in what is exported."""

import flet as ft

from companion.rules.chromosome.scoring import EndGame
from companion.rules.notes import WriteNote
from companion.ui.past.listing import play_of_summary
from companion.words import Words
from tests.loops import asynchronous
from tests.ui.fights import table
from tests.ui.services import at, on_top
from tests.ui.test_guests import TOMEK, seat, shared

NOTE = "Note on this game"
TEXT = "The cat ate a die.\nAgain on Friday!"


@asynchronous
async def test_a_note_is_typed_and_kept_and_stands_in_the_history_and_the_exports() -> None:
    home, game = table(EndGame())
    async with at(home, game) as app:
        assert not app.sees("Keep the note")
        await app.type(NOTE, TEXT)
        await app.tap("Keep the note")
        assert game.table.state.note == TEXT
        assert not app.sees("Keep the note")
        await app.go(f"/game/{game.id}/journal")
        assert app.sees("Note written")
        assert app.sees("The cat ate a die. Again on Friday!")
    play = play_of_summary(Words("en"), home.library.games()[0])
    assert play is not None
    assert play.note == TEXT


@asynchronous
async def test_an_empty_note_is_removed_and_comes_back_with_undo() -> None:
    home, game = table(EndGame(), WriteNote(text=TEXT))
    async with at(home, game) as app:
        await app.type(NOTE, "")
        await app.tap("Remove the note")
        assert game.table.state.note == ""
        game.undo(1)
        await app.settle()
        assert TEXT in [field.value for field in app.controls(ft.TextField)]


@asynchronous
async def test_a_guest_with_a_seat_writes_and_a_watcher_reads() -> None:
    party, game = shared(EndGame())
    async with seat(party, game.id, TOMEK).phone(party, f"/game/{game.id}") as app:
        await app.type(NOTE, TEXT)
        await app.tap("Keep the note")
        assert game.table.state.note == TEXT
    async with seat(party, game.id, None).phone(party, f"/game/{game.id}") as app:
        assert app.sees("The cat ate a die.")
        assert not app.controls(ft.TextField, inside=on_top(app))
