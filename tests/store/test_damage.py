"""Any damage to a game's file: the file is kept, the damage is reported, and the other games still open."""

import json
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.store.blob_store import BlobStore, MemoryBlobStore
from companion.store.codec import text_of
from companion.store.errors import GameUnreadable, NewerSchema, NoSuchGame, Problem
from companion.store.game_file import SCHEMA
from companion.store.library import Library
from companion.store.seam import GameLibrary
from tests.sizes import examples
from tests.store.conftest import Reopen
from tests.store.samples import BEGIN, Clock, CrampedBlobStore, begun, row

Played = tuple[str, str]
Damage = Callable[[bytes], bytes]


def name_of(game_id: str) -> str:
    return f"{game_id}.petri.jsonl"


def play(library: GameLibrary) -> Played:
    """Play two games of three rows; the first one's file is meant to be damaged."""
    ids: list[str] = []
    for title in ("harmed", "other"):
        game = library.create("chromosome", title=title)
        for number in range(3):
            game.append(row(number))
        ids.append(game.id)
    return ids[0], ids[1]


def play_on(reopen: Reopen) -> Played:
    """Play two games and go on with the first later: its backup has three rows, its file four."""
    ids = play(reopen())
    reopen().open(ids[0]).append(row(3))
    reopen()
    return ids


def overwrite(blob_store: BlobStore, name: str, data: bytes, *, previous: bytes | None) -> None:
    """Write bytes to a file and, if given, to its previous copy, as a foreign program would."""
    blob_store.delete(name)
    if previous is not None:
        blob_store.write(name, previous)
    blob_store.write(name, data)


def quarantined(blob_store: BlobStore, word: str) -> list[str]:
    return [name for name in blob_store.names() if f".{word}-" in name]


def at_line(number: int, change: Damage) -> Damage:
    """Return damage that changes one line."""

    def harm(data: bytes) -> bytes:
        lines = data.splitlines(keepends=True)
        lines[number] = change(lines[number])
        return b"".join(lines)

    return harm


def with_head(**fields: object) -> Damage:
    """Return damage that changes fields of the head but leaves its checksum."""

    def change(line: bytes) -> bytes:
        return text_of(json.loads(line) | fields).encode() + b"\n"

    return at_line(0, change)


def in_row(number: int, old: bytes, new: bytes) -> Damage:
    return at_line(number, lambda line: line.replace(old, new))


def swapped(data: bytes) -> bytes:
    head, one, two, *rest = data.splitlines(keepends=True)
    return b"".join((head, two, one, *rest))


DAMAGE: dict[str, tuple[Damage, int]] = {
    "empty": (lambda data: data[:0], 0),
    "zeros": (lambda data: bytes(len(data)), 0),
    "nested without end": (lambda data: data[:0] + b"[" * 200_000, 0),
    "a head that is cut off": (lambda data: data[:60], 0),
    "a head not in UTF-8": (lambda data: data.replace(b"harmed", b"h\xe4rmed"), 0),
    "a head without id": (with_head(id=None), 0),
    "a head with a bad date": (with_head(created="soon"), 0),
    "a schema that is no number": (with_head(schema="one"), 0),
    "a schema that never was": (with_head(schema=-1), 0),
    "not finite": (in_row(2, b'"by":1', b'"by":NaN'), 1),
    "too large a number": (in_row(2, b'"by":1', b'"by":1e999'), 1),
    "too many digits": (in_row(2, b'"by":1', b'"by":1' + b"0" * 5000), 1),
    "a row nested without end": (at_line(2, lambda _: b'{"check":"' + b"[" * 200_000 + b"\n"), 1),
    "zeros in the middle": (at_line(2, lambda line: bytes(len(line))), 1),
    "a row missing": (at_line(2, lambda _: b""), 1),
    "a row twice": (at_line(2, lambda line: line * 2), 2),
    "two rows in each other's place": (swapped, 0),
    "a row of another number": (in_row(2, b'"seq":2', b'"seq":3'), 1),
    "a row that is no object": (at_line(2, lambda _: b"[2]\n"), 1),
    "another checksum": (at_line(2, lambda line: line[:10] + b"00000000" + line[18:]), 1),
}
"""Damage to a file of at least three rows, and the number of good rows before the damage."""

every_damage = pytest.mark.parametrize(("damage", "left"), list(DAMAGE.values()), ids=list(DAMAGE))


@every_damage
def test_a_damaged_file_is_mended_from_its_backup_and_kept(
    reopen: Reopen, blob_store: BlobStore, damage: Damage, left: int
) -> None:
    harmed, other = play_on(reopen)
    bad = damage(blob_store.read(name_of(harmed)) or b"")
    overwrite(blob_store, name_of(harmed), bad, previous=None)

    library = reopen()
    assert {game.id for game in library.games()} == {harmed, other}
    kept = quarantined(blob_store, "damaged")
    assert [blob_store.read(name) for name in kept] == [bad]
    is_all_there = bad.count(b"\n") > 3
    code = "store-mended" if is_all_there else "store-restored-backup"
    assert library.problems() == (Problem(code, {"file": name_of(harmed), "quarantined": kept[0]}),)
    numbers = [1, 2, 3, 4] if is_all_there else [1, 2, 3]
    assert [entry["seq"] for entry in library.open(harmed).rows] == numbers
    assert len(library.open(other)) == 3
    assert reopen().problems() == ()


@every_damage
def test_of_a_damaged_file_without_a_copy_the_rows_before_the_damage_are_left(
    reopen: Reopen, blob_store: BlobStore, damage: Damage, left: int
) -> None:
    harmed, other = play(reopen())
    reopen()
    bad = damage(blob_store.read(name_of(harmed)) or b"")
    overwrite(blob_store, name_of(harmed), bad, previous=None)

    library = reopen()
    assert {game.id for game in library.games()} == {harmed, other}.difference(() if left else {harmed})
    (kept,) = quarantined(blob_store, "damaged")
    assert blob_store.read(kept) == bad
    code = "store-cut" if left else "store-damaged"
    assert library.problems() == (Problem(code, {"file": name_of(harmed), "quarantined": kept}),)
    assert len(library.open(other)) == 3
    if left:
        assert library.open(harmed).rows == tuple({"seq": n + 1, **row(n)} for n in range(left))
        assert library.open(harmed).append(row(9)) == left + 1
    else:
        with pytest.raises(NoSuchGame):
            library.open(harmed)
    assert reopen().problems() == ()


def test_wherever_the_last_line_is_torn_it_is_dropped_and_told(reopen: Reopen, blob_store: BlobStore) -> None:
    harmed, _ = play(reopen())
    reopen()
    good = blob_store.read(name_of(harmed)) or b""
    begin = good.rindex(b"\n", 0, -1) + 1
    for end in range(begin + 1, len(good)):
        for rest in (b"", bytes(len(good) - end)):
            blob_store.delete(name_of(harmed))
            blob_store.write(name_of(harmed), good[:end] + rest)
            library = Library(blob_store)
            game = library.open(harmed)
            assert library.problems() == (Problem("store-torn", {"file": name_of(harmed)}),)
            assert len(game) == 2
            assert blob_store.read(name_of(harmed)) == good[:begin]
    assert Library(blob_store).open(harmed).append(row(2)) == 3
    assert blob_store.read(name_of(harmed)) == good
    assert quarantined(blob_store, "damaged") == []


def test_a_last_line_that_is_damaged_is_dropped_told_and_kept(reopen: Reopen, blob_store: BlobStore) -> None:
    harmed, _ = play(reopen())
    reopen()
    bad = in_row(3, b'"by":2', b'"by":1')(blob_store.read(name_of(harmed)) or b"")
    overwrite(blob_store, name_of(harmed), bad, previous=None)
    library = reopen()
    assert [game.rows for game in library.games()] == [3, 2]
    (kept,) = quarantined(blob_store, "damaged")
    assert library.problems() == (Problem("store-cut", {"file": name_of(harmed), "quarantined": kept}),)
    assert library.open(harmed).append(row(2)) == 3
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
    harmed, _ = play_on(reopen)
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
    blob_store.write(name_of(harmed), blob_store.read(name_of(harmed)) or b"")
    blob_store.rename(name_of(harmed), "lost.json")
    library = reopen()
    assert len(library.games()) == 2
    assert library.problems() == (Problem("store-recovered", {"file": name_of(harmed)}),)
    assert len(library.open(harmed)) == 3


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
    blob_store.write("shopping list (2).petri.jsonl", foreign)
    library = reopen()
    assert len(library.games()) == 2
    (kept,) = quarantined(blob_store, "foreign")
    assert kept.startswith("shopping_list_2_.foreign-")
    assert blob_store.read(kept) == foreign
    assert library.problems() == (
        Problem("store-foreign", {"file": "shopping list (2).petri.jsonl", "quarantined": kept}),
    )
    assert library.open(other).append(row(9)) == 4


def test_a_game_under_a_wrong_name_is_set_aside_and_can_be_imported(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    harmed, _ = play(reopen())
    reopen()
    data = blob_store.read(name_of(harmed)) or b""
    blob_store.write(f"copy of {harmed}.petri.jsonl", data)
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
    newer = with_head(schema=SCHEMA + 1, moon=[])(blob_store.read(name_of(harmed)) or b"")
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
    with Library(blob_store, now=clock) as library:
        library.open(harmed)
    blob_store.blobs[name_of(harmed)] = b"bad"
    blob_store.full = True
    with Library(blob_store, now=clock) as library:
        assert [game.id for game in library.games()] == [other]
        assert [problem.code for problem in library.problems()] == ["store-full"]
    assert blob_store.blobs[name_of(harmed)] == b"bad"
    blob_store.full = False
    with Library(blob_store, now=clock) as library:
        assert len(library.games()) == 2
        assert [problem.code for problem in library.problems()] == ["store-restored-backup"]


@settings(max_examples=examples(150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_no_change_of_bytes_anywhere_harms_the_other_games(data: st.DataObject) -> None:
    blob_store, clock = MemoryBlobStore(), Clock()
    with Library(blob_store, now=clock) as library:
        harmed, other = play(library)
    names = [name_of(harmed), "catalogue.json"]
    blob_store.blobs.setdefault("catalogue.json", b"{}")
    for name in names:
        content = bytearray(blob_store.blobs[name])
        begin = data.draw(st.integers(0, 10**6)) % (len(content) + 1)
        end = begin + data.draw(st.integers(0, 40))
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


def test_a_file_damaged_in_two_places_goes_as_far_as_it_can_be_mended(
    reopen: Reopen, blob_store: BlobStore
) -> None:
    harmed, _ = play_on(reopen)
    reopen().open(harmed).append_many([row(4)])
    reopen()
    for name in sorted(blob_store.names("backups"))[1:]:
        blob_store.delete(name)
    bad = in_row(5, b'"by":0', b'"by":1')(
        in_row(2, b'"by":1', b'"by":2')(blob_store.read(name_of(harmed)) or b"")
    )
    overwrite(blob_store, name_of(harmed), bad, previous=None)
    library = reopen()
    assert len(library.open(harmed)) == 4
    assert [problem.code for problem in library.problems()] == ["store-cut"]


def test_a_file_that_an_editor_gave_other_line_ends_goes_on_as_it_was() -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        game = begun(library)
        game.append(row(1))
    name = f"{game.id}.petri.jsonl"
    blob_store.blobs[name] = blob_store.blobs[name].replace(b"\n", b"\r\n")
    with Library(blob_store) as library:
        assert library.open(game.id).append(row(2)) == 3
    with Library(blob_store) as library:
        assert len(library.open(game.id)) == 3
        assert library.problems() == ()
