"""Export, wipe, import: nothing is lost, nothing is overwritten."""

import json
from typing import Any

import pytest

from companion.store.blob_store import BlobStore, MemoryBlobStore
from companion.store.errors import ImportRefused, Problem
from companion.store.library import Library
from tests.store.conftest import Reopen
from tests.store.samples import Clock, row, sealed


def test_exported_wiped_and_imported_a_game_is_the_same(reopen: Reopen, blob_store: BlobStore) -> None:
    library = reopen()
    game = library.create(
        "chromosome", title="Piątek 🦠", players=("Ola", "Łucja"), summary={"round": [1, None]}
    )
    game.append_many([*map(row, range(30)), {"text": '"\\\n\u2028', "float": 0.1, "big": 2**53}])
    game.append_many((), finished=True)
    text = library.export(game.id)
    for folder in ("", "backups"):
        for name in blob_store.names(folder):
            blob_store.delete(name)

    library = reopen()
    assert library.games() == ()
    assert library.import_text(text) == game.id
    again = library.open(game.id)
    assert (again.rows, again.header) == (game.rows, game.header)
    assert again.append(row(31)) == 32
    assert library.games()[0].rows == 32


def test_an_export_is_laid_out_for_people(library: Library) -> None:
    game = library.create("chromosome", title="Zażółć")
    game.append_many({"z": 1, "a": number} for number in range(11))
    text = library.export(game.id)
    assert '   "title": "Zażółć"' in text.splitlines()
    assert text.encode().decode() == text
    tables = json.loads(text)
    assert list(tables) == ["header", "journal"]
    assert list(tables["header"]["1"]) == sorted(tables["header"]["1"])
    assert list(tables["journal"]) == [str(number) for number in range(1, 12)], "1, 2, 10: in order of play"
    assert list(tables["journal"]["1"]) == ["check", "a", "seq", "z"]
    assert len(text.splitlines()) == text.count('"check"') + 18, "each row is a line"
    assert tables["header"]["1"]["format"] == "petri-game"


def test_an_export_is_the_same_whether_the_game_is_open_or_not(reopen: Reopen) -> None:
    library = reopen()
    game = library.create("chromosome")
    game.append(row(1))
    text = library.export(game.id)
    game.close()
    assert library.export(game.id) == text == reopen().export(game.id)


def test_importing_what_is_here_already_adds_nothing(reopen: Reopen) -> None:
    library = reopen()
    game = library.create("chromosome")
    game.append(row(1))
    text = library.export(game.id)
    assert library.import_text(text) == game.id
    assert reopen().import_text("\ufeff" + text.replace("\n", "\r\n")) == game.id
    assert len(reopen().games()) == 1


def test_importing_a_different_game_of_the_same_id_gives_it_a_new_one(reopen: Reopen) -> None:
    library = reopen()
    game = library.create("chromosome", title="Piątek")
    game.append(row(1))
    text = library.export(game.id)
    game.append(row(2))
    copy = library.import_text(text)
    assert copy != game.id
    assert len(library.open(game.id)) == 2
    assert library.open(copy).rows == game.rows[:1]
    assert library.open(copy).header == game.header.model_copy(update={"id": copy})
    assert game.append(row(3)) == 3
    assert {found.rows for found in reopen().games()} == {3, 1}


def test_a_game_file_itself_can_be_imported(library: Library, blob_store: BlobStore) -> None:
    game = library.create("chromosome")
    game.append_many(map(row, range(12)))
    data = blob_store.read(f"{game.id}.petri.jsonl") or b""
    elsewhere = Library(MemoryBlobStore())
    assert elsewhere.import_text(data.decode()) == game.id
    assert elsewhere.open(game.id).rows == game.rows


def test_an_export_put_into_the_folder_is_a_game(blob_store: BlobStore, clock: Clock) -> None:
    with Library(MemoryBlobStore(), now=clock) as elsewhere:
        game = elsewhere.create("chromosome")
        game.append_many(map(row, range(12)))
        text = elsewhere.export(game.id)
    blob_store.write(f"{game.id}.petri.json", text.encode())
    with Library(blob_store, now=clock) as library:
        assert library.games()[0].rows == 12
        assert library.open(game.id).append(row(12)) == 13
        assert library.problems() == (Problem("store-moved", {"games": 1, "folder": "before"}),)


def tables() -> dict[str, Any]:
    with Library(MemoryBlobStore()) as library:
        game = library.create("chromosome")
        game.append_many(map(row, range(3)))
        return json.loads(library.export(game.id))


def changed(**header: object) -> str:
    altered = tables()
    altered["header"]["1"].update(header)
    return json.dumps(sealed(altered))


def with_journal(journal: object) -> str:
    return json.dumps(sealed({**tables(), "journal": journal}))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "store-import-not-json"),
        ("Ola wygrała", "store-import-not-json"),
        (json.dumps(tables())[:-20], "store-import-not-json"),
        ("[" * 100_000, "store-import-not-json"),
        ('{"header": {"1": {"format": "petri-game", "schema": NaN}}}', "store-import-not-json"),
        ("[]", "store-import-foreign"),
        ('{"name": "somebody else"}', "store-import-foreign"),
        (changed(format="other-game"), "store-import-foreign"),
        (changed(schema=3), "store-import-newer"),
        (changed(schema=None), "store-import-damaged"),
        (changed(schema=True), "store-import-damaged"),
        (changed(schema=0), "store-import-damaged"),
        (changed(id="../../etc/passwd"), "store-import-head"),
        (changed(id="con"), "store-import-head"),
        (changed(id="2026\n"), "store-import-head"),
        (changed(players="Ola"), "store-import-head"),
        (changed(players=[1]), "store-import-head"),
        (changed(title="x" * 1_000_000), "store-import-head"),
        (changed(created="2026-11-21"), "store-import-head"),
        (changed(created="2026-11-21T10:00:00"), "store-import-head"),
        (changed(finished="yes"), "store-import-head"),
        (changed(admin=True), "store-import-head"),
        (changed(created="0001-01-01T00:00:00Z"), "store-import-head"),
        (changed(created="0001-01-01T00:00:00+14:00"), "store-import-head"),
        (changed(created="9999-12-31T23:59:59-12:00"), "store-import-head"),
        (changed(created=10**12), "store-import-head"),
        (changed(title="half \ud800"), "store-import-head"),
        (changed(title="two\nlines"), "store-import-head"),
        (changed(players=["Ola", "\0"]), "store-import-head"),
        (changed(players=["x" * 201]), "store-import-head"),
        (changed(players=["Ola"] * 9), "store-import-head"),
        (changed(summary={"round": 10**30}), "store-import-head"),
        (changed(summary={"note": "x" * 5000}), "store-import-head"),
        (changed(check="00000000").replace('"check": "', '"check": "0', 1), "store-import-head"),
        (with_journal([]), "store-import-damaged"),
        (with_journal({}), "store-import-empty"),
        (with_journal({"1": {"seq": 1}, "3": {"seq": 3}}), "store-import-row"),
        (with_journal({"1": {"seq": 2}}), "store-import-row"),
        (with_journal({"0": {"seq": 0}}), "store-import-row"),
        (with_journal({"1": "seq"}), "store-import-row"),
        (with_journal({"1": {"seq": 1, "x": json.loads("[" * 900 + "]" * 900)}}), "store-import-not-json"),
        (with_journal({"1": {"seq": 1, "by": 2**53 + 1}}), "store-import-row"),
        (with_journal({"1": {"seq": 1, "name": "\ud800"}}), "store-import-row"),
        (with_journal({"1": {"seq": 1, "name": "x" * 4_001}}), "store-import-row"),
        (with_journal({"1": {"seq": 1, "events": [1] * 1_001}}), "store-import-row"),
        ('"' + "x" * 20_000_000 + '"', "store-import-too-large"),
    ],
)
def test_what_is_no_export_is_refused_and_changes_nothing(text: str, code: str) -> None:
    blob_store = MemoryBlobStore()
    library = Library(blob_store)
    with pytest.raises(ImportRefused) as caught:
        library.import_text(text)
    assert caught.value.code == code
    assert (blob_store.blobs, library.games(), library.problems()) == ({}, (), ())


@pytest.mark.parametrize("number", [1, 2, 3])
def test_an_entry_that_was_changed_by_hand_is_named(number: int) -> None:
    altered = tables()
    altered["journal"][str(number)]["by"] = 3 if altered["journal"][str(number)]["by"] == 0 else 0
    library = Library(MemoryBlobStore())
    with pytest.raises(ImportRefused) as caught:
        library.import_text(json.dumps(altered))
    assert (caught.value.code, caught.value.params) == ("store-import-row", {"row": number})


def test_entries_that_changed_places_or_are_missing_are_found() -> None:
    swapped, cut = tables(), tables()
    one, two = swapped["journal"]["1"], swapped["journal"]["2"]
    swapped["journal"] |= {"1": {**two, "seq": 1}, "2": {**one, "seq": 2}}
    cut["journal"].pop("3")
    library = Library(MemoryBlobStore())
    for altered, code in ((swapped, "store-import-row"), (cut, "store-import-head")):
        with pytest.raises(ImportRefused) as caught:
            library.import_text(json.dumps(altered))
        assert caught.value.code == code


def test_a_journal_with_more_rows_than_any_game_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    text = json.dumps(tables())
    monkeypatch.setattr("companion.store.document.MOST_ROWS", 2)
    with pytest.raises(ImportRefused) as caught:
        Library(MemoryBlobStore()).import_text(text)
    assert (caught.value.code, caught.value.params) == ("store-import-row", {"row": 3})
