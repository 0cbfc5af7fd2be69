"""The store's interface over files: nothing arrives from other processes, and protocols are fulfilled."""

import pytest

from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import NoSuchGame
from companion.store.library import Library
from companion.store.seam import GameLibrary


def library_of_files() -> GameLibrary:
    return Library(MemoryBlobStore())


def test_nothing_comes_to_a_file_from_elsewhere() -> None:
    library = library_of_files()
    heard: list[str] = []
    stop = library.follow(heard.append)
    game = library.create("chromosome")
    game.append({"n": 1})
    assert game.catch_up() == ()
    assert library.reachable
    stop()
    library.delete(game.id)
    assert heard == []


def test_a_preference_is_replaced_where_it_is_what_it_was_taken_for() -> None:
    preferences = library_of_files().preferences
    assert preferences.replace("tables", None, {"a": 1})
    assert not preferences.replace("tables", None, {"b": 2})
    assert not preferences.replace("tables", {"a": 2}, {"b": 2})
    assert preferences.get("tables") == {"a": 1}
    assert preferences.replace("tables", {"a": 1}, {"b": 2})
    assert preferences.get("tables") == {"b": 2}


def test_a_preference_that_becomes_nothing_is_gone() -> None:
    preferences = library_of_files().preferences
    preferences.set("tables", [1])
    assert preferences.replace("tables", [1], None)
    assert preferences.get("tables", "nothing") == "nothing"


def test_a_game_that_is_discarded_cannot_be_brought_back() -> None:
    blob_store = MemoryBlobStore()
    library = Library(blob_store)
    for again in (False, True):  # first an open game, then a deleted one
        game = library.create("chromosome")
        game.append({"n": 1})
        if again:
            library.delete(game.id)
        library.discard(game.id)
        assert not game.is_open
        assert library.games() == ()
        with pytest.raises(NoSuchGame):
            library.restore(game.id)
        with pytest.raises(NoSuchGame):
            library.discard(game.id)
    assert not {*blob_store.names(), *blob_store.names("backups")} - {"catalogue.json"}
