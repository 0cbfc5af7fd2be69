"""A flipped bit anywhere in a game's file is found, and a good copy replaces the file."""

import random

import pytest

from companion.device.game_service import GameService
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.store.stored_game import Document
from tests.store.test_old_files import content, game_id

FLIPS = 250


def played(name: str) -> tuple[str, MemoryBlobStore]:
    """Return a game's file name and a store with that file, whose backup lacks the last row."""
    blob_store = MemoryBlobStore()
    service = GameService(Library(blob_store))
    service.library.import_text(content(name).decode())
    service.open(game_id(name)).undo()
    service.close()
    return f"{game_id(name)}.petri.jsonl", blob_store


def shown(library: Library, game: str) -> Document:
    return library.open(game).document()


@pytest.mark.parametrize("name", ["battle", "names"])
def test_a_flipped_bit_is_never_shown_as_if_it_had_been_played(name: str) -> None:
    chance = random.Random(20261121)
    file, blob_store = played(name)
    good = blob_store.blobs[file]
    (copy,) = blob_store.names("backups")
    before = blob_store.blobs[copy]
    documents = [shown(Library(MemoryBlobStore({file: data})), game_id(name)) for data in (good, before)]
    last = range(len(before) * 8, len(good) * 8)
    bits = chance.sample(range(len(good) * 8), FLIPS) + list(last[-24:]) + list(last[:24])
    bits += [8 * good.index(b'"schema":') + bit for bit in range(8 * 12)]
    for bit in bits:
        bad = bytearray(good)
        bad[bit // 8] ^= 1 << bit % 8
        harmed = MemoryBlobStore({file: bytes(bad), copy: before})
        with Library(harmed) as library:
            assert len(library.games()) == 1
            found = shown(library, game_id(name))
            (problem,) = library.problems()
        where = f"bit {bit} of {bad[bit // 8 - 20 : bit // 8 + 20]!r}"
        if bit in last:
            assert (problem.code in ("store-cut", "store-torn"), found) == (True, documents[1]), where
        else:
            assert (problem.code, found) == ("store-mended", documents[0]), where
