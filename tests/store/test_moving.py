"""A folder of the old format: read once, converted, and kept beside until the next good start."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from companion.store.blob_store import BlobStore, DiskBlobStore, MemoryBlobStore, previous_of
from companion.store.document import CURRENT_SCHEMA
from companion.store.errors import NewerSchema, Problem
from companion.store.game_file import is_journal
from companion.store.library import Library
from companion.store.seam import GameLibrary
from tests.store.conftest import Reopen
from tests.store.samples import Clock, CrampedBlobStore, begun, row, sealed

MOVED = "store-moved"


def exported(count: int, rows: int = 3) -> dict[str, bytes]:
    """Return games as the previous version stored them, by the names of their files."""
    clock = Clock()
    files: dict[str, bytes] = {}
    with Library(MemoryBlobStore(), now=clock) as library:
        for number in range(count):
            game = library.create("chromosome", title=f"Game {number}", players=("Ola", "Jan"))
            game.append_many(map(row, range(rows)))
            files[f"{game.id}.petri.json"] = library.export(game.id).encode()
    return files


def lay(blob_store: BlobStore, files: dict[str, bytes]) -> None:
    for name, data in files.items():
        blob_store.write(name, data)


def shown(library: GameLibrary) -> dict[str, bytes]:
    """Return the export of every listed game, by the name of its old file."""
    return {f"{game.id}.petri.json": library.export(game.id).encode() for game in library.games()}


def test_every_game_of_the_form_before_is_moved_at_once_and_says_the_same(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    files = exported(3)
    lay(blob_store, files)
    library = reopen()
    assert shown(library) == files
    assert library.problems() == (Problem(MOVED, {"games": 3, "folder": "before"}),)
    games = [name for name in blob_store.names() if ".petri." in name]
    assert all(name.endswith(".petri.jsonl") and is_journal(blob_store.read(name) or b"") for name in games)
    assert {name: blob_store.read(f"before/{name}") for name in files} == files
    assert [blob_store.read(previous_of(name)) for name in files] == [None] * 3

    library = reopen()
    assert shown(library) == files
    assert library.problems() == ()
    assert blob_store.names("before") == ()


def test_a_game_that_is_opened_before_any_list_is_made_is_moved_too(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    files = exported(1)
    lay(blob_store, files)
    (name,) = files
    game = reopen().open(name.removesuffix(".petri.json"))
    assert game.append(row(3)) == 4
    assert (len(reopen().open(game.id)), reopen().games()[0].rows) == (4, 4)


def test_what_lies_beside_stays_until_its_game_can_be_read(reopen: Reopen, blob_store: BlobStore) -> None:
    files = exported(2)
    lay(blob_store, files)
    reopen().games()
    bad = min(files)
    journal = bad.replace(".json", ".jsonl")
    blob_store.delete(journal)
    blob_store.write(journal, b'{"check":"')
    assert len(reopen().games()) == 1
    assert blob_store.names("before") == (f"before/{bad}",)


def test_without_room_games_of_the_form_before_are_listed_and_played_as_they_are() -> None:
    files = exported(2)
    blob_store = CrampedBlobStore()
    lay(blob_store, files)
    blob_store.full = True
    with Library(blob_store) as library:
        assert shown(library) == files
        game = library.open(library.games()[0].id)
        assert {problem.code for problem in library.problems()} == {"store-full"}
        blob_store.full = False
        assert game.append(row(3)) == 4
    with Library(blob_store) as library:
        assert sorted(each.rows for each in library.games()) == [3, 4]
        assert library.problems() == (Problem(MOVED, {"games": 1, "folder": "before"}),)
        assert not [name for name in blob_store.names() if name.endswith(".petri.json")]


def test_without_room_a_game_of_the_form_before_can_be_deleted_and_restored() -> None:
    files = exported(1)
    blob_store = CrampedBlobStore()
    lay(blob_store, files)
    blob_store.full = True
    with Library(blob_store) as library:
        (game,) = library.games()
        library.delete(game.id)
        assert library.games() == ()
        blob_store.full = False
        library.restore(game.id)
        assert shown(library) == files


def test_a_folder_of_the_form_before_that_can_only_be_read_stays_as_it_is(tmp_path: Path) -> None:
    files = exported(2)
    lay(DiskBlobStore(tmp_path), files)
    with Library(DiskBlobStore(tmp_path, read_only=True), read_only=True) as library:
        assert shown(library) == files
        assert library.open(library.games()[0].id).rows
        assert library.problems() == ()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == files


def test_an_older_file_of_a_game_that_has_gone_on_is_put_beside(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    game = begun(reopen())
    (older,) = shown(reopen()).items()
    reopen().open(game.id).append(row(1))
    lay(blob_store, dict([older]))
    library = reopen()
    assert library.games()[0].rows == 2
    assert library.problems() == ()
    assert blob_store.names("before") == (f"before/{older[0]}",)


def test_another_game_of_the_same_name_is_kept_and_named(reopen: Reopen, blob_store: BlobStore) -> None:
    game = begun(reopen())
    (other,) = exported(1).items()
    tables = json.loads(other[1])
    tables["header"]["1"]["id"] = game.id
    text = json.dumps(sealed(tables)).encode()
    lay(blob_store, {f"{game.id}.petri.json": text})
    library = reopen()
    assert library.games()[0].rows == 1
    (problem,) = library.problems()
    assert (problem.code, problem.params["file"]) == ("store-misnamed", f"{game.id}.petri.json")
    assert blob_store.read(str(problem.params["quarantined"])) == text


def test_a_newer_file_stays_newer_whatever_else_it_holds() -> None:
    newer = {"header": {"1": {"format": "petri-game", "schema": CURRENT_SCHEMA + 1}}, "unheard": "of"}
    name = "2020-01-01-abcdef.petri.json"
    blob_store = MemoryBlobStore({name: json.dumps(newer).encode()})
    with pytest.raises(NewerSchema):
        Library(blob_store).open("2020-01-01-abcdef")
    assert blob_store.blobs == {name: json.dumps(newer).encode()}


class Died(BaseException):
    """The process has died."""


def mortal(blobs: MemoryBlobStore, moment: int) -> MemoryBlobStore:
    """Return the same blobs in a store whose process dies at a moment before or after some change."""
    moments = itertools.count()

    def at_a_moment() -> None:
        if next(moments) >= moment:
            raise Died

    class Mortal(MemoryBlobStore):
        def __getattribute__(self, name: str) -> Any:
            found = super().__getattribute__(name)
            if name not in ("write", "rename", "delete"):
                return found

            def watched(*arguments: Any) -> None:
                at_a_moment()
                found(*arguments)
                at_a_moment()

            return watched

    medium = Mortal()
    medium.blobs = blobs.blobs
    return medium


def test_dying_at_any_moment_of_the_move_loses_nothing() -> None:
    files = exported(2)
    moment = 0
    for moment in itertools.count():
        blobs = MemoryBlobStore(files)
        blobs.blobs.update({previous_of(name): data for name, data in files.items()})
        try:
            Library(mortal(blobs, moment)).games()
            survived = True
        except Died:
            survived = False
        for _ in range(3):
            with Library(blobs) as library:
                assert shown(library) == files
                assert {problem.code for problem in library.problems()} <= {MOVED}
        assert not [name for name in blobs.names() if name.endswith(".petri.json")]
        assert blobs.names("before") == ()
        if survived:
            break
    assert moment > 8
