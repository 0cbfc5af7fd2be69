"""Whatever is found in a game's file: it is kept, it is named, and the other games still open."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.store.blob_store import BlobStore, MemoryBlobStore
from companion.store.errors import GameUnreadable, NewerSchema, NoSuchGame, Problem
from companion.store.library import Library
from companion.store.migrations import CURRENT_SCHEMA
from companion.store.seam import GameLibrary
from tests.sizes import examples
from tests.store.conftest import Reopen
from tests.store.samples import BEGIN, Clock, CrampedBlobStore, row

Played = tuple[str, str]
Damage = Callable[[bytes], bytes]


def name_of(game_id: str) -> str:
    return f"{game_id}.petri.json"


def play(library: GameLibrary) -> Played:
    """Two games of three rows; the first one's file is about to be harmed."""
    ids: list[str] = []
    for title in ("harmed", "other"):
        game = library.create("chromosome", title=title)
        for number in range(3):
            game.append(row(number))
        ids.append(game.id)
    return ids[0], ids[1]


def overwrite(blob_store: BlobStore, name: str, data: bytes, *, previous: bytes | None) -> None:
    """Puts bytes in a file, and in its previous copy, as somebody else would."""
    blob_store.delete(name)
    if previous is not None:
        blob_store.write(name, previous)
    blob_store.write(name, data)


def parsed(blob_store: BlobStore, name: str) -> dict[str, Any]:
    return json.loads(blob_store.read(name) or b"")


def quarantined(blob_store: BlobStore, word: str) -> list[str]:
    return [name for name in blob_store.names() if f".{word}-" in name]


def edited(data: bytes, change: Callable[[Any], object]) -> bytes:
    """The file with its parsed content changed by hand."""
    tables = json.loads(data)
    change(tables)
    return json.dumps(tables).encode()


def with_header(**fields: object) -> Damage:
    return lambda data: edited(data, lambda tables: tables["header"]["1"].update(fields))


def with_rows(**rows: object) -> Damage:
    """Rows by their number, `row_2=...`; None takes one out."""

    def change(tables: Any) -> None:
        for number, content in rows.items():
            tables["journal"][number.removeprefix("row_")] = content
        tables["journal"] = {number: row for number, row in tables["journal"].items() if row is not None}

    return lambda data: edited(data, change)


DAMAGE: dict[str, Damage] = {
    "empty": lambda data: data[:0],
    "cut in the middle": lambda data: data[: len(data) // 2],
    "cut by one": lambda data: data.rstrip()[:-1],
    "zeros": lambda data: bytes(len(data)),
    "not UTF-8": lambda data: data.replace(b"harmed", b"h\xe4rmed"),
    "not finite": lambda data: data.replace(b'"by":1', b'"by":NaN'),
    "too large a number": lambda data: data.replace(b'"by":1', b'"by":1e999'),
    "too many digits": lambda data: data.replace(b'"by":1', b'"by":1' + b"0" * 5000),
    "nested without end": lambda data: data[:0] + b"[" * 200_000,
    "a row missing": with_rows(row_2=None),
    "a row of another number": with_rows(row_2={"seq": 3}),
    "a number that is none": with_rows(row_1={"seq": True}),
    "a row that is no object": with_rows(row_2=[2]),
    "no journal": lambda data: edited(data, lambda tables: tables.pop("journal")),
    "no journal but text": lambda data: edited(data, lambda tables: tables.update(journal="text")),
    "a header without id": lambda data: edited(data, lambda tables: tables["header"]["1"].pop("id")),
    "a header with a bad date": with_header(created="soon"),
    "a schema that is no number": with_header(schema="one"),
    "a schema that never was": with_header(schema=-1),
}
every_damage = pytest.mark.parametrize("damage", list(DAMAGE.values()), ids=list(DAMAGE))


@every_damage
def test_a_damaged_file_gives_way_to_its_previous_copy_and_is_kept(
    reopen: Reopen, blob_store: BlobStore, damage: Damage
) -> None:
    harmed, other = play(reopen())
    reopen()
    good, previous = blob_store.read(name_of(harmed)) or b"", blob_store.previous(name_of(harmed))
    bad = damage(good)
    assert bad != good
    overwrite(blob_store, name_of(harmed), bad, previous=previous)

    library = reopen()
    assert {game.id for game in library.games()} == {harmed, other}
    kept = quarantined(blob_store, "damaged")
    assert [blob_store.read(name) for name in kept] == [bad]
    assert library.problems() == (
        Problem("store-restored", {"file": name_of(harmed), "quarantined": kept[0]}),
    )
    assert [entry["seq"] for entry in library.open(harmed).rows] == [1, 2], "all rows but the last"
    assert len(library.open(other)) == 3
    assert reopen().problems() == ()


@every_damage
def test_a_damaged_file_without_a_good_copy_is_set_aside_and_the_others_open(
    reopen: Reopen, blob_store: BlobStore, damage: Damage
) -> None:
    harmed, other = play(reopen())
    reopen()
    bad = damage(blob_store.read(name_of(harmed)) or b"")
    overwrite(blob_store, name_of(harmed), bad, previous=b"bad as well")

    library = reopen()
    assert [game.id for game in library.games()] == [other]
    first, second = sorted(quarantined(blob_store, "damaged"))
    assert {blob_store.read(first), blob_store.read(second)} == {bad, b"bad as well"}
    (problem,) = library.problems()
    assert (problem.code, problem.params["file"]) == ("store-damaged", name_of(harmed))
    assert blob_store.read(str(problem.params["quarantined"])) == bad
    assert len(library.open(other)) == 3
    with pytest.raises(NoSuchGame):
        library.open(harmed)
    assert reopen().problems() == ()


def test_opening_a_damaged_game_directly_says_the_same(reopen: Reopen, blob_store: BlobStore) -> None:
    harmed, _ = play(reopen())
    library = reopen()
    overwrite(blob_store, name_of(harmed), b"{", previous=None)
    with pytest.raises(GameUnreadable) as caught:
        library.open(harmed)
    assert caught.value.code == "store-damaged"
    assert library.problems() == (caught.value.problem,)


def test_a_game_whose_both_copies_are_bad_comes_back_from_its_backup(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    harmed, _ = play(reopen())
    reopen().open(harmed).append(row(3))
    reopen()
    overwrite(blob_store, name_of(harmed), b"bad", previous=b"bad as well")
    library = reopen()
    assert len(library.games()) == 2
    (problem,) = library.problems()
    assert (problem.code, problem.params["file"]) == ("store-restored-backup", name_of(harmed))
    assert {blob_store.read(name) for name in quarantined(blob_store, "damaged")} == {b"bad", b"bad as well"}
    assert blob_store.read(str(problem.params["quarantined"])) == b"bad"
    assert len(library.open(harmed)) == 3, "as it was when it was opened last"


def test_a_file_of_which_only_the_previous_copy_is_left_is_found(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    harmed, _ = play(reopen())
    reopen()
    blob_store.rename(name_of(harmed), "lost.json")
    library = reopen()
    assert len(library.games()) == 2
    assert library.problems() == (Problem("store-recovered", {"file": name_of(harmed)}),)
    assert len(library.open(harmed)) == 2


def test_two_damaged_files_of_the_same_moment_do_not_overwrite_each_other(blob_store: BlobStore) -> None:
    with Library(blob_store) as library:
        harmed, _ = play(library)
    for data in (b"one", b"two"):
        overwrite(blob_store, name_of(harmed), data, previous=None)
        Library(blob_store, now=lambda: BEGIN).games()
    assert sorted(blob_store.read(name) or b"" for name in quarantined(blob_store, "damaged")) == [
        b"one",
        b"two",
    ]


@pytest.mark.parametrize(
    "foreign",
    [b"[]", b"null", b"1", b'"x"', b'{"a": 1}', b'{"header": []}', b'{"header": {"1": {"format": "other"}}}'],
)
def test_a_foreign_file_is_set_aside_under_its_own_name(
    reopen: Reopen, blob_store: BlobStore, foreign: bytes
) -> None:
    _, other = play(reopen())
    blob_store.write("shopping list (2).petri.json", foreign)
    library = reopen()
    assert len(library.games()) == 2
    (kept,) = quarantined(blob_store, "foreign")
    assert kept.startswith("shopping_list_2_.foreign-")
    assert blob_store.read(kept) == foreign
    assert library.problems() == (
        Problem("store-foreign", {"file": "shopping list (2).petri.json", "quarantined": kept}),
    )
    assert library.open(other).append(row(9)) == 4


def test_a_game_under_a_wrong_name_is_set_aside_and_can_be_imported(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    harmed, _ = play(reopen())
    reopen()
    data = blob_store.read(name_of(harmed)) or b""
    blob_store.write(f"copy of {harmed}.petri.json", data)
    library = reopen()
    assert len(library.games()) == 2
    (problem,) = library.problems()
    assert problem.code == "store-misnamed"
    library.delete(harmed)
    kept = blob_store.read(str(problem.params["quarantined"])) or b""
    assert library.import_text(kept.decode()) == harmed
    assert len(library.open(harmed)) == 3


def test_files_that_are_not_named_like_games_are_never_touched(reopen: Reopen, blob_store: BlobStore) -> None:
    blob_store.write("holiday.json", b"mine")
    blob_store.write("notes.txt", b"mine")
    library = reopen()
    assert library.games() == ()
    assert library.problems() == ()
    assert (blob_store.read("holiday.json"), blob_store.read("notes.txt")) == (b"mine", b"mine")


def test_a_newer_file_is_reported_and_left_untouched(reopen: Reopen, blob_store: BlobStore) -> None:
    harmed, other = play(reopen())
    reopen()
    newer = with_header(schema=CURRENT_SCHEMA + 1, moon=[])(blob_store.read(name_of(harmed)) or b"")
    overwrite(blob_store, name_of(harmed), newer, previous=None)
    library = reopen()
    for _ in range(2):
        assert [game.id for game in library.games()] == [other]
        assert library.problems() == (Problem("store-newer", {"file": name_of(harmed)}),)
    for attempt in (library.open, library.export):
        with pytest.raises(NewerSchema) as caught:
            attempt(harmed)
        assert caught.value.code == "store-newer"
    assert blob_store.read(name_of(harmed)) == newer
    assert quarantined(blob_store, "damaged") == quarantined(blob_store, "foreign") == []


def test_a_rescue_without_room_changes_nothing_and_is_made_good_later(clock: Clock) -> None:
    blob_store = CrampedBlobStore()
    with Library(blob_store, now=clock) as library:
        harmed, other = play(library)
    good = blob_store.before[name_of(harmed)]
    blob_store.blobs[name_of(harmed)] = b"bad"
    blob_store.full = True
    with Library(blob_store, now=clock) as library:
        assert [game.id for game in library.games()] == [other]
        assert [problem.code for problem in library.problems()] == ["store-full"]
    assert (blob_store.blobs[name_of(harmed)], blob_store.before[name_of(harmed)]) == (b"bad", good)
    blob_store.full = False
    with Library(blob_store, now=clock) as library:
        assert len(library.games()) == 2
        assert [problem.code for problem in library.problems()] == ["store-restored"]


@settings(max_examples=examples(150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_no_change_of_bytes_anywhere_harms_the_other_games(data: st.DataObject) -> None:
    blob_store, clock = MemoryBlobStore(), Clock()
    with Library(blob_store, now=clock) as library:
        harmed, other = play(library)
    names = [name_of(harmed), "index.cache", "preferences.json"]
    blob_store.blobs.setdefault("index.cache", b"{}")
    blob_store.blobs.setdefault("preferences.json", b"{}")
    for name in names:
        content = bytearray(blob_store.blobs[name])
        begin = data.draw(st.integers(0, len(content)))
        end = data.draw(st.integers(begin, min(len(content), begin + 40)))
        content[begin:end] = data.draw(st.binary(max_size=20))
        blob_store.blobs[name] = bytes(content)
    with Library(blob_store, now=clock) as library:
        assert other in {game.id for game in library.games()}
        library.problems()
        game = library.open(other)
        assert (len(game), game.append(row(4))) == (3, 4)
        library.preferences.set("sound", False)
        assert library.preferences.get("sound") is False
    with Library(blob_store, now=clock) as library:
        assert len(library.open(other)) == 4
