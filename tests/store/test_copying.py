"""Copying from a folder to a database and back: everything arrives, nothing is overwritten."""

from collections.abc import Iterator

import pytest

from companion.store.blob_store import MemoryBlobStore
from companion.store.copying import Copied, copy
from companion.store.errors import CopyRefused, StoreError, Unreachable
from companion.store.library import Library
from companion.store.postgres.library import PostgresLibrary
from companion.store.seam import GameLibrary
from companion.store.transient import is_transient
from tests.store.samples import begun, row


@pytest.fixture
def database(address: str) -> Iterator[PostgresLibrary]:
    with PostgresLibrary(address) as library:
        yield library


@pytest.fixture
def files() -> Library:
    """A library with two games and some settings, as an evening leaves them."""
    library = Library(MemoryBlobStore())
    begun(library, title="Piątek").append_many(map(row, range(20)), finished=True)
    begun(library, players=("Ola", "Łucja"))
    library.preferences.set("people", ["Ola", "Łucja"])
    library.preferences.set("scale", 1.5)
    library.delete(begun(library, title="deleted").id)
    return library


def held(library: GameLibrary) -> tuple[object, ...]:
    """Return everything that a library shows."""
    values = {key: library.preferences.get(key) for key in library.preferences.keys()}  # noqa: SIM118
    return library.games(), [library.export(game.id) for game in library.games()], values


def test_what_was_copied_into_a_database_and_back_is_the_same(
    files: Library, database: PostgresLibrary
) -> None:
    assert copy(files, database) == Copied(2, 2)
    assert held(database) == held(files)
    back = Library(MemoryBlobStore())
    assert copy(database, back) == Copied(2, 2)
    assert held(back) == held(files)
    game = database.games()[0]
    assert database.open(game.id).append(row(1)) == game.rows + 1


@pytest.mark.parametrize("there", ["a game", "a game of the same id", "a setting"])
def test_nothing_is_copied_where_something_else_is(
    files: Library, database: PostgresLibrary, there: str
) -> None:
    match there:
        case "a game":
            begun(database)
        case "a game of the same id":
            database.import_text(files.export(files.games()[0].id))
            database.open(files.games()[0].id).append(row(7))
        case _:
            database.preferences.set("scale", 2)
    before = held(database)
    with pytest.raises(CopyRefused) as caught:
        copy(files, database)
    assert caught.value.code == "store-copy-occupied"
    assert held(database) == before
    with pytest.raises(CopyRefused):
        copy(database, files)


def test_what_processes_and_strangers_left_is_neither_copied_nor_in_the_way(
    files: Library, database: PostgresLibrary
) -> None:
    for key in ("host.processes", "party.processes", "party.here.20261121-190311-x7", "party.guesses.3f"):
        assert is_transient(key)
        database.preferences.set(key, {"there": 1})
        files.preferences.set(key, {"here": 1})
    copied = copy(files, database)
    assert copied.games == len(files.games()) > 0
    assert copied.values == len(files.preferences.keys()) - 4
    assert database.preferences.get("party.processes") == {"there": 1}


def test_a_copy_that_was_interrupted_goes_on_where_it_ended(
    files: Library, database: PostgresLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = database.import_text
    taken: list[str] = []

    def cut(text: str) -> str:
        if taken:
            raise Unreachable("store-unreachable")
        taken.append(take(text))
        return taken[-1]

    with monkeypatch.context() as patched:
        patched.setattr(database, "import_text", cut)
        with pytest.raises(StoreError):
            copy(files, database)
    assert len(database.games()) == 1
    assert copy(files, database) == Copied(2, 2)
    assert held(database) == held(files)


def test_a_game_that_was_deleted_in_the_database_comes_back_with_a_copy_of_the_same_and_no_other(
    files: Library, database: PostgresLibrary
) -> None:
    copy(files, database)
    for game in database.games():
        database.delete(game.id)
    assert copy(files, database) == Copied(2, 2)
    game = files.games()[0]
    database.delete(game.id)
    files.open(game.id).append(row(9))
    with pytest.raises(CopyRefused) as caught:
        copy(files, database)
    assert (caught.value.code, caught.value.params) == ("store-copy-taken", {"id": game.id})
