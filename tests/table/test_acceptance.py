"""Every accepted game can be opened, and a device's own game always opens."""

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from companion.club.table import ClubTable
from companion.device.game_service import GameService
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.state import State
from companion.rules.kernel import Command, Label, Rejection
from companion.store.blob_store import BlobStore, DiskBlobStore, MemoryBlobStore
from companion.store.file_pair import FilePairBlobStore
from companion.store.library import Library
from companion.table.journal import Entry, JournalError, Step
from companion.table.table import Table
from companion.words import LANGUAGES, Words
from tests.games import each_game, facts_of
from tests.rules.build import JAN, OLA, start
from tests.store.samples import DiskFile
from tests.table.memory import Database, MemoryRows, ProcessRows, ticking
from tests.table.test_journal import DAMAGE, journal

UNSOUND = Rejection(code="unsound")

Row = dict[str, Any]


def few_fate(state: State) -> str | None:
    """Reject every state in which Ola has fewer than three fate points."""
    fate = state.players[OLA].fate if state.players else 3
    return f"too little fate: {state.players[OLA].name!r}" if fate < 3 else None


@pytest.fixture
def brittle(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From the call on, make `few_fate` reject states to which the rules still lead."""
    return lambda: monkeypatch.setattr(type(CHROMOSOME), "flaw", staticmethod(few_fate))


def played(rows: MemoryRows | ProcessRows, *commands: Any) -> Table[State]:
    """Return a table after these commands; everybody begins with 4 fate points."""
    table: Table[State] = Table(CHROMOSOME, rows, now=ticking())
    for command in (start(), *commands):
        assert isinstance(table.submit(command), Entry)
    return table


def reopened(rows: MemoryRows) -> Table[State]:
    return Table(CHROMOSOME, MemoryRows(rows.rows), now=ticking())


# before storing --------------------------------------------------------------------------------------------


def test_what_no_screen_could_show_is_not_stored(
    brittle: Callable[[], None], caplog: pytest.LogCaptureFixture
) -> None:
    rows = MemoryRows()
    table = played(rows, SpendFate(seat=OLA))
    brittle()
    before = table.states, rows.rows, table.version
    with caplog.at_level(logging.ERROR, "companion.table"):
        assert table.submit(SpendFate(seat=OLA)) == UNSOUND
    assert (table.states, rows.rows, table.version) == before
    assert [record.getMessage() for record in caplog.records] == [
        "nothing was stored of spend-fate which would lead to too little fate"
    ]
    assert isinstance(table.submit(SpendFate(seat=JAN)), Entry)


def test_a_redo_and_an_undo_that_lead_to_what_no_screen_could_show_are_not_stored(
    brittle: Callable[[], None],
) -> None:
    rows = MemoryRows()
    table = played(rows, SpendFate(seat=OLA), SpendFate(seat=OLA), SpendFate(seat=OLA))
    table.undo(2)
    brittle()
    count = len(rows.rows)
    assert table.redo() == UNSOUND
    assert len(rows.rows) == count
    assert isinstance(table.undo(), Step)
    assert isinstance(table.redo(), Step)


def test_a_label_that_no_language_can_say_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = MemoryRows()
    table = played(rows)

    def label(state: State, command: Command) -> Label:
        return Label(key="Fate, spent")

    monkeypatch.setattr(type(CHROMOSOME), "label", staticmethod(label))
    assert table.submit(SpendFate(seat=OLA)) == UNSOUND
    assert len(rows.rows) == 1


def test_a_state_that_its_rules_stumble_over_is_not_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(state: State) -> str | None:
        raise KeyError("Ola")

    table = played(MemoryRows())
    monkeypatch.setattr(type(CHROMOSOME), "flaw", staticmethod(stumbling))
    assert table.submit(SpendFate(seat=OLA)) == UNSOUND


def test_a_game_whose_beginning_no_screen_could_show_does_not_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    service = GameService(Library(MemoryBlobStore()))

    def none_sound(state: State) -> str | None:
        return "nothing is sound"

    monkeypatch.setattr(type(CHROMOSOME), "flaw", staticmethod(none_sound))
    assert service.begin("chromosome", start()) == UNSOUND
    assert service.library.games() == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_is_a_sentence(language: Any) -> None:
    assert Words(language)("unsound").endswith(".")


def test_at_a_clubs_table_too_nothing_is_stored_that_no_screen_could_show(
    brittle: Callable[[], None],
) -> None:
    database = Database()
    table: ClubTable[State] = ClubTable(CHROMOSOME, ProcessRows(database), now=ticking())
    for command in (start(), SpendFate(seat=OLA)):
        assert isinstance(table.submit(command), Entry)
    brittle()
    assert table.submit(SpendFate(seat=OLA)) == UNSOUND
    assert len(database.rows) == 2


def test_a_club_takes_no_row_of_another_process_that_no_screen_could_show(
    brittle: Callable[[], None],
) -> None:
    database = Database()
    first: ClubTable[State] = ClubTable(CHROMOSOME, ProcessRows(database), now=ticking())
    first.submit(start())
    second: ClubTable[State] = ClubTable(CHROMOSOME, ProcessRows(database), now=ticking())
    for _ in range(2):
        first.submit(SpendFate(seat=OLA))
    brittle()
    assert second.fetch()
    with pytest.raises(JournalError, match="too little fate"):
        second.take_in()


# a device's own game always opens --------------------------------------------------------------------------


def test_a_game_opens_as_if_the_taps_after_its_last_sound_entry_had_been_undone(
    brittle: Callable[[], None],
) -> None:
    rows = MemoryRows()
    before = played(rows, SpendFate(seat=OLA), SpendFate(seat=OLA), SpendFate(seat=JAN))
    brittle()
    table = reopened(rows)
    assert table.set_aside is not None
    assert (table.set_aside.taps, table.set_aside.error.seq) == (2, 3)
    assert table.states == before.states[:3]
    assert (table.version, table.undone) == (4, ())
    assert table.redo() == Rejection(code="nothing-to-redo")


@pytest.mark.parametrize("next_tap", ["submit", "undo"])
def test_play_goes_on_from_there_and_what_was_set_aside_stays_so_and_stays_in_the_file(
    brittle: Callable[[], None], next_tap: str
) -> None:
    stored = MemoryRows()
    played(stored, SpendFate(seat=OLA), SpendFate(seat=OLA), SpendFate(seat=JAN))
    brittle()
    rows = MemoryRows(stored.rows)
    table: Table[State] = Table(CHROMOSOME, rows, now=ticking())
    answer = table.submit(SpendFate(seat=JAN)) if next_tap == "submit" else table.undo()
    assert not isinstance(answer, Rejection)
    assert rows.rows[:4] == stored.rows
    assert rows.rows[4]["after"] == 2
    assert table.set_aside is None
    again = reopened(rows)
    assert (again.states, again.undone, again.version) == (table.states, table.undone, 5)
    assert again.set_aside is None
    table.submit(SpendFate(seat=JAN))
    assert "after" not in rows.rows[5]
    assert reopened(rows).states == table.states


@pytest.mark.parametrize("what", [name for name, (number, _) in DAMAGE.items() if number > 1])
def test_a_damaged_row_and_those_behind_it_are_set_aside(what: str) -> None:
    number, damage = DAMAGE[what]
    stored = journal()
    damage(stored[number - 1])
    rows = MemoryRows(stored)
    table: Table[State] = Table(CHROMOSOME, rows, now=ticking())
    assert table.set_aside is not None
    assert table.set_aside.taps > 0
    assert table.states == Table(CHROMOSOME, MemoryRows(journal())).states[: table.count + 1]
    assert isinstance(table.submit(SpendFate(seat=JAN)), Entry)
    again: Table[State] = Table(CHROMOSOME, MemoryRows(rows.rows))
    assert (again.states, again.set_aside) == (table.states, None)
    assert list(rows.rows[:-1]) == json.loads(json.dumps(stored))


def test_a_game_of_which_not_even_the_first_entry_is_sound_is_named() -> None:
    rows = journal()
    rows[0]["events"] = []
    with pytest.raises(JournalError, match="journal row 1"):
        Table(CHROMOSOME, MemoryRows(rows))


def test_two_processes_of_a_club_set_the_same_taps_aside_and_play_on_together(
    brittle: Callable[[], None],
) -> None:
    database = Database()
    writer: ClubTable[State] = ClubTable(CHROMOSOME, ProcessRows(database), now=ticking())
    for command in (start(), SpendFate(seat=OLA), SpendFate(seat=OLA)):
        writer.submit(command)
    brittle()
    first, second = (ClubTable(CHROMOSOME, ProcessRows(database), now=ticking()) for _ in range(2))
    assert isinstance(first.submit(SpendFate(seat=JAN)), Entry)
    assert isinstance(second.submit(SpendFate(seat=JAN)), Entry)
    first.fetch()
    first.take_in()
    assert first.states == second.states
    assert (first.count, first.set_aside, second.set_aside) == (4, None, None)


STORES: dict[str, Callable[[Path], BlobStore]] = {
    "memory": lambda _: MemoryBlobStore(),
    "disk": DiskBlobStore,
    "browser": lambda folder: FilePairBlobStore(DiskFile(folder / "a"), DiskFile(folder / "b")),
}


@pytest.mark.parametrize("store", STORES)
@each_game
def test_in_every_store_a_game_with_an_unsound_end_is_opened_played_exported_and_deleted(
    key: str, store: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blobs = STORES[store](tmp_path)
    service = GameService(Library(blobs))
    made = facts_of(key).midway(service)
    game_id, game, last = made.id, made.game, made.table.state
    count, kind = made.table.count, type(made.game)
    flaw = kind.flaw

    def strict(state: Any) -> str | None:
        return "the last" if state == last else flaw(state)

    monkeypatch.setattr(kind, "flaw", staticmethod(strict))
    service.rest(-1)
    table = service.open(game_id).table
    assert table.set_aside is not None
    assert (table.count, table.set_aside.taps) == (count - 1, 1)
    text = service.library.export(game_id)
    other = GameService(Library(MemoryBlobStore()))
    taken = other.open(other.library.import_text(text)).table
    assert (taken.states, taken.set_aside and taken.set_aside.taps) == (table.states, 1)
    assert other.library.export(game_id) == text
    assert isinstance(table.undo(), Step)
    service.rest(-1)
    again = service.open(game_id).table
    assert (again.count, again.set_aside) == (count - 2, None)
    assert again.state == table.states[count - 2]
    other.library.delete(game_id)
    assert other.library.import_text(service.library.export(game_id)) == game_id
    assert other.open(game_id).table.states == again.states
    service.delete(game_id)
    assert service.library.games() == ()
    assert game.flaw(last) == "the last"
