"""The catalogue follows changes, knows up to which byte it has read, and may be lost."""

import json
import zlib
from collections.abc import Callable
from typing import Any, Final

import pytest
from tinydb import Query, TinyDB
from tinydb.storages import MemoryStorage

from companion.store.blob_store import BlobStore, MemoryBlobStore
from companion.store.codec import line_of
from companion.store.durable import tables_in
from companion.store.library import Library
from tests.store.conftest import Reopen
from tests.store.samples import CrampedBlobStore, begun, row

NAME = "catalogue.json"


def checked(text: str) -> bytes:
    """Return the text as a catalogue with a valid checksum."""
    body = text.encode() + b"\n"
    return b'{"check":"%08x",' % zlib.crc32(body) + body[1:]


def of_the_future(data: bytes) -> bytes:
    return checked(json.dumps({"schema": 9, "moon": {}}))


def with_games_that_are_none(data: bytes) -> bytes:
    tables = tables_in(data)
    return checked(json.dumps({"schema": 1, **tables, "games": {"1": {"file": "x"}}}))


DAMAGE: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: data[:0],
    "not UTF-8": lambda data: data.replace(b"right", b"r\xe4ght"),
    "a wrong title": lambda data: data.replace(b"right", b"wrong"),
    "cut off": lambda data: data[:50],
    "no object": lambda data: b"[]",
    "from the future": of_the_future,
}


@pytest.mark.parametrize("damage", list(DAMAGE.values()), ids=list(DAMAGE))
def test_a_bad_catalogue_costs_no_game_and_preferences_come_from_its_previous_copy(
    reopen: Reopen, blob_store: BlobStore, damage: Callable[[bytes], bytes]
) -> None:
    reopen().preferences.set("theme", "night")
    game = begun(reopen(), title="right")
    reopen()
    bad = damage(blob_store.read(NAME) or b"")
    blob_store.write(NAME, bad)
    library = reopen()
    assert [(found.id, found.title) for found in library.games()] == [(game.id, "right")]
    assert library.preferences.get("theme") == "night"
    (problem,) = library.problems()
    assert problem.code == "store-preferences"
    assert blob_store.read(str(problem.params["quarantined"])) == bad
    assert reopen().problems() == ()


def test_games_of_a_catalogue_that_are_none_are_read_again(reopen: Reopen, blob_store: BlobStore) -> None:
    game = begun(reopen(), title="right")
    reopen().preferences.set("theme", "night")
    reopen()
    blob_store.write(NAME, with_games_that_are_none(blob_store.read(NAME) or b""))
    library = reopen()
    assert [(found.id, found.title) for found in library.games()] == [(game.id, "right")]
    assert (library.preferences.get("theme"), library.problems()) == ("night", ())


def test_a_catalogue_that_is_gone_is_made_again(reopen: Reopen, blob_store: BlobStore) -> None:
    games = {begun(reopen()).id for _ in range(3)}
    reopen()
    blob_store.delete(NAME)
    library = reopen()
    assert {game.id for game in library.games()} == games
    assert library.problems() == ()
    reopen()
    assert len(tables_in(blob_store.read(NAME) or b"")["games"]) == 3


def test_a_tap_writes_one_line_of_its_game_and_nothing_else() -> None:
    blob_store = CrampedBlobStore()
    with Library(blob_store) as library:
        others = [begun(library) for _ in range(3)]
        game = others[0]
        library.games()
        before = dict(blob_store.blobs)
        blob_store.writes.clear()
        for number in range(1, 5):
            game.append_many([row(number)], summary={"round": number})
            library.games()
        assert blob_store.writes == [f"{game.id}.petri.jsonl"] * 4
        name = f"{game.id}.petri.jsonl"
        added = blob_store.blobs.pop(name).removeprefix(before.pop(name))
        assert added.count(b"\n") == 4
        assert blob_store.blobs == before


class WatchedReads(CrampedBlobStore):
    """A blob store that records the offset of each read."""

    def __init__(self) -> None:
        super().__init__()
        self.starts: list[tuple[str, int]] = []

    def read(self, name: str, start: int = 0) -> bytes | None:
        if not start:
            return super().read(name)
        self.starts.append((name, start))
        return self.blobs[name][start:]


def test_after_a_kill_a_list_reads_the_lines_that_the_catalogue_lacks_and_no_others() -> None:
    blob_store = WatchedReads()
    with Library(blob_store) as library:
        games = [begun(library) for _ in range(3)]
    name = f"{games[0].id}.petri.jsonl"
    known = len(blob_store.blobs[name])
    killed = Library(blob_store).open(games[0].id)
    killed.append_many([row(1), row(2)], title="Piątek")
    killed.append(row(3))
    blob_store.reads.clear()
    listed = {game.id: game for game in Library(blob_store).games()}
    assert blob_store.starts == [(name, known)]
    assert not [read for read in blob_store.reads if read.endswith(".jsonl")]
    assert (listed[games[0].id].rows, listed[games[0].id].title) == (4, "Piątek")


def test_lines_that_do_not_continue_what_is_known_are_no_reason_to_trust_the_catalogue() -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        game = begun(library, title="one")
    name = f"{game.id}.petri.jsonl"
    with Library(MemoryBlobStore(blob_store.blobs)) as elsewhere:
        other = elsewhere.open(game.id)
        other.append_many([row(1)], title="other")
        other.append(row(2))
        lines = elsewhere.read(game.id)
    blob_store.blobs[name] += b'{"check":"00000000","seq":2}\n'
    with Library(blob_store) as library:
        assert [found.rows for found in library.games()] == [1]
        assert [problem.code for problem in library.problems()] == ["store-cut"]
    assert len(lines.rows) == 3


def test_what_the_form_before_remembered_is_read_and_goes_at_the_next_good_start(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    old = {"preferences": {"1": {"key": "theme", "value": "night"}, "2": {"key": "people", "value": ["Ola"]}}}
    blob_store.write("preferences.json", json.dumps(old).encode())
    blob_store.write("index.cache", b"00000000\n{}")
    library = reopen()
    assert (library.preferences.get("theme"), library.preferences.get("people")) == ("night", ["Ola"])
    library.preferences.set("sound", True)
    assert blob_store.read("preferences.json") is not None
    library = reopen()
    assert library.preferences.keys() == ("people", "sound", "theme")
    assert blob_store.read("preferences.json") is blob_store.read("index.cache") is None
    assert library.problems() == ()


def test_damaged_preferences_of_the_form_before_give_way_to_their_previous_copy(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    blob_store.write("preferences.json", b'{"preferences": {"1": {"key": "theme", "value": "night"}}}')
    blob_store.write("preferences.json", b"{")
    library = reopen()
    assert library.preferences.get("theme") == "night"
    assert [problem.code for problem in library.problems()] == ["store-preferences"]
    library.preferences.set("sound", True)
    assert (reopen().preferences.get("theme"), reopen().problems()) == ("night", ())


def test_the_catalogue_is_asked_as_tinydb_is(reopen: Reopen, blob_store: BlobStore) -> None:
    begun(reopen(), title="Piątek", players=("Ola", "Jan")).append_many((), finished=True)
    begun(reopen(), title="Sobota", players=("Ewa", "Jan"))
    reopen()
    database: Any = TinyDB(storage=MemoryStorage)
    database.storage.write(tables_in(blob_store.read(NAME) or b""))
    game = Query()
    found = database.table("games").search(game.players.any(["Ewa"]) & (game.finished == False))  # noqa: E712
    assert [each["title"] for each in found] == ["Sobota"]


WRONG_SHAPES: Final[tuple[Any, ...]] = (
    *(5, "x", None, True, [], [{}], {"1": 5}, {"x": {}}, {"0": {}}, {"-1": {}}, {"1": []}, {"1": {}}),
    *({"1": {"id": 5}}, {"1": {"key": []}}, {"٣": {}}, {"1": {"id": "x", "stamp": []}}, {"1.5": {}}),
)


@pytest.mark.parametrize("shape", WRONG_SHAPES, ids=repr)
def test_a_table_of_a_wrong_shape_under_a_right_checksum_costs_no_game(
    reopen: Reopen, blob_store: BlobStore, shape: Any
) -> None:
    game = begun(reopen(), title="right")
    reopen().preferences.set("theme", "night")
    reopen()
    kept = tables_in(blob_store.read(NAME) or b"")
    for broken in (
        {**kept, "games": shape},
        {**kept, "preferences": shape},
        {**kept, "games": None, "x": shape},
    ):
        blob_store.write(NAME, line_of({"schema": 1, **broken})[0])
        library = reopen()
        assert [(found.id, found.title) for found in library.games()] == [(game.id, "right")]
        assert library.preferences.get("theme") == "night"
        library.preferences.set("theme", "night")
        reopen()
