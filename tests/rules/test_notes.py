"""The players' own note: cleaned, bounded, undone like any entry, and in the header at the end."""

import pytest

from companion.rules.kernel import Rejection
from companion.rules.notes import LONGEST_NOTE, NoteWritten, WriteNote, clean_note
from companion.table.journal import Entry
from tests.games import each_game, facts_of
from tests.ui.services import service


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ola  won\tby a hair ", "Ola won by a hair"),
        ("One\r\ntwo\n\n\n\nthree\n", "One\ntwo\n\nthree"),
        ("a\u202eb\x00c", "abc"),
        (" \n\t\n", ""),
    ],
)
def test_a_note_is_cleaned_line_by_line(typed: str, kept: str) -> None:
    assert clean_note(typed) == kept
    assert clean_note(kept) == kept


@each_game
def test_a_note_is_written_changed_undone_and_removed_after_the_end_of_every_game(key: str) -> None:
    game = facts_of(key).finished(service())
    before = game.table.state
    assert isinstance(game.submit(WriteNote(text="Magda's  cat\nate a die.")), Entry)
    assert game.table.state.note == "Magda's cat\nate a die."
    assert game.file.header.summary["note"] == "Magda's cat\nate a die."
    assert game.game.outcome(game.table.state) == game.game.outcome(before)
    assert isinstance(game.submit(WriteNote(text="")), Entry)
    assert "note" not in game.file.header.summary
    game.undo(1)
    assert game.game.note(game.table.state) == "Magda's cat\nate a die."
    game.undo(1)
    assert game.table.state == before
    game.redo(2)
    assert game.table.state.note == ""


@each_game
def test_a_note_that_is_too_long_is_refused(key: str) -> None:
    game = facts_of(key).finished(service())
    assert isinstance(game.submit(WriteNote(text="x" * LONGEST_NOTE)), Entry)
    refused = game.submit(WriteNote(text="y" * (LONGEST_NOTE + 1)))
    assert isinstance(refused, Rejection)
    assert refused.code == "note-too-long"


@pytest.mark.parametrize("note", ["x" * (LONGEST_NOTE + 1), "a\u202eb", " a", "a\n\n\nb"])
def test_a_file_brings_no_note_that_nobody_could_have_written(note: str) -> None:
    with pytest.raises(ValueError, match="validation error"):
        NoteWritten(note=note)
