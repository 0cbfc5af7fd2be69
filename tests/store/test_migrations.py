from __future__ import annotations

import json
from typing import Any

import pytest

from companion.store.blob_store import BlobStore, MemoryBlobStore
from companion.store.durable import Tables
from companion.store.errors import GameUnreadable, NewerSchema, Problem
from companion.store.journal_file import SCHEMA
from companion.store.library import Library
from companion.store.migrations import CURRENT_SCHEMA, MIGRATIONS, Migration, migrate
from tests.store.conftest import Reopen
from tests.store.samples import CrampedBlobStore, row

OLD = CURRENT_SCHEMA - 2
"""A version that never was: it called the journal `log`, and the one after it called titles `name`."""


@pytest.fixture
def old_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    def rename_log(tables: Tables) -> Tables:
        tables["journal"] = tables.pop("log")
        return tables

    def rename_name(tables: Tables) -> Tables:
        header = tables["header"]["1"]
        header["title"] = header.pop("name")
        return tables

    monkeypatch.setitem(MIGRATIONS, OLD, rename_log)
    monkeypatch.setitem(MIGRATIONS, OLD + 1, rename_name)


def old_file(game_id: str = "2020-01-01-abcdef") -> bytes:
    header = {
        "format": "petri-game",
        "schema": OLD,
        "id": game_id,
        "game": "chromosome",
        "created": "2020-01-01T12:00:00Z",
        "name": "Dawno temu",
    }
    log = {str(seq): {"seq": seq, **row(seq)} for seq in range(1, 13)}
    return json.dumps({"header": {"1": header}, "log": log}).encode()


NAME = "2020-01-01-abcdef.petri.json"


@pytest.mark.usefixtures("old_versions")
def test_an_older_file_is_moved_when_it_is_listed_and_kept_beside_until_the_next_start(
    blob_store: BlobStore, reopen: Reopen
) -> None:
    blob_store.write(NAME, old_file())
    library = reopen()
    (game,) = library.games()
    assert (game.title, game.rows) == ("Dawno temu", 12)
    assert library.problems() == (Problem("store-moved", {"games": 1, "folder": "before"}),)
    assert blob_store.read(f"before/{NAME}") == old_file()
    assert blob_store.read(NAME) is None
    library = reopen()
    assert [listed.rows for listed in library.games()] == [12]
    assert library.problems() == ()
    assert blob_store.names("before") == ()


@pytest.mark.usefixtures("old_versions")
def test_an_older_file_is_migrated_when_it_is_opened_and_kept_among_the_backups(
    blob_store: BlobStore, reopen: Reopen
) -> None:
    blob_store.write(NAME, old_file())
    game = reopen().open("2020-01-01-abcdef")
    assert game.append(row(13)) == 13
    head, *rows = map(json.loads, (blob_store.read(f"{game.id}.petri.jsonl") or b"").splitlines())
    assert (head["schema"], head["title"], len(rows)) == (SCHEMA, "Dawno temu", 13)
    for _ in range(8):
        reopen().open(game.id).append(row(1))
    kept = [name for name in blob_store.names("backups") if ".schema-" in name]
    assert [blob_store.read(name) for name in kept] == [old_file()], "it never gives way to newer backups"
    assert reopen().problems() == ()


@pytest.mark.usefixtures("old_versions")
def test_an_older_file_is_not_migrated_when_there_is_no_room_to_keep_it() -> None:
    blob_store = CrampedBlobStore()
    blob_store.write(NAME, old_file())
    blob_store.full = True
    library = Library(blob_store)
    assert len(library.open("2020-01-01-abcdef")) == 12
    assert [problem.code for problem in library.problems()] == ["store-full"]
    assert blob_store.blobs == {NAME: old_file()}


@pytest.mark.usefixtures("old_versions")
def test_an_older_export_can_be_imported(library: Library) -> None:
    game = library.open(library.import_text(old_file().decode()))
    assert (game.header.title, len(game)) == ("Dawno temu", 12)


def fail(_: Tables) -> Tables:
    raise KeyError("log")


def forget_the_journal(tables: Tables) -> Tables:
    return {"header": tables["header"]}


@pytest.mark.parametrize("step", [fail, forget_the_journal])
def test_a_file_that_a_migration_fails_on_is_left_untouched(
    blob_store: BlobStore, reopen: Reopen, monkeypatch: pytest.MonkeyPatch, step: Migration
) -> None:
    monkeypatch.setitem(MIGRATIONS, OLD, step)
    monkeypatch.setitem(MIGRATIONS, OLD + 1, step)
    blob_store.write(NAME, old_file())
    library = reopen()
    assert library.games() == ()
    assert [problem.code for problem in library.problems()] == ["store-stuck"]
    with pytest.raises(GameUnreadable) as caught:
        library.open("2020-01-01-abcdef")
    assert caught.value.code == "store-stuck"
    assert (blob_store.names(), blob_store.read(NAME)) == ((NAME,), old_file())


@pytest.mark.usefixtures("old_versions")
def test_migrating_leaves_what_it_is_given_alone() -> None:
    tables: Any = json.loads(old_file())
    migrate(tables, OLD)
    assert tables == json.loads(old_file())


def test_every_older_version_has_a_way_to_the_current_one() -> None:
    assert sorted(MIGRATIONS) == list(range(1, CURRENT_SCHEMA))


def test_a_newer_file_stays_newer_whatever_else_it_holds() -> None:
    newer = {"header": {"1": {"format": "petri-game", "schema": CURRENT_SCHEMA + 1}}, "unheard": "of"}
    blob_store = MemoryBlobStore({NAME: json.dumps(newer).encode()})
    with pytest.raises(NewerSchema):
        Library(blob_store).open("2020-01-01-abcdef")
    assert blob_store.blobs == {NAME: json.dumps(newer).encode()}
