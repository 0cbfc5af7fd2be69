import re
from typing import Any, cast

import pytest
from tinydb import TinyDB, where

from companion.store.blob_store import BlobStore
from companion.store.durable import DurableStorage, tables_in
from companion.store.errors import StorageFull, Unstorable
from tests.store.samples import CrampedBlobStore


def database(blob_store: BlobStore) -> Any:
    return cast("Any", TinyDB(blob_store, "db.json", storage=DurableStorage))


def test_documents_survive_a_restart(blob_store: BlobStore) -> None:
    database(blob_store).insert_multiple([{"gen": "Łączność"}, {"n": 2}])
    again = database(blob_store)
    assert [dict(document) for document in again] == [{"gen": "Łączność"}, {"n": 2}]


def test_the_blob_is_a_tinydb_file_with_a_version_and_a_checksum(blob_store: BlobStore) -> None:
    one = database(blob_store)
    one.table("header").insert({"a": 1})
    one.table("journal").insert_multiple([{"b": 2}, {"c": "ż"}])
    data = blob_store.read("db.json") or b""
    assert re.fullmatch(
        rb'{"check":"[0-9a-f]{8}","schema":1,"header":{"1":{"a":1}},'
        rb'"journal":{"1":{"b":2},"2":{"c":"\xc5\xbc"}}}\n',
        data,
    )
    for at in range(len(data)):
        with pytest.raises(ValueError, match="checksum"):
            tables_in(data[:at] + bytes((data[at] ^ 1,)) + data[at + 1 :])


def test_tinydb_can_update_remove_and_truncate(blob_store: BlobStore) -> None:
    one = database(blob_store)
    one.insert_multiple({"n": number, "even": number % 2 == 0} for number in range(6))
    one.update({"n": True}, where("n") == 1)
    one.remove(where("even") == True)  # noqa: E712
    assert [document["n"] for document in database(blob_store)] == [True, 3, 5]
    one.truncate()
    assert list(database(blob_store)) == []


def test_a_write_that_fails_leaves_memory_and_blob_as_they_were() -> None:
    blob_store = CrampedBlobStore()
    one = database(blob_store)
    one.table("journal").insert({"n": 1})
    one.table("header").insert({"title": "before"})
    blob_store.full = True
    with pytest.raises(StorageFull):
        one.table("journal").insert({"n": 2})
    with pytest.raises(StorageFull):
        one.table("header").update({"title": "after"})
    assert [dict(document) for document in one.table("journal")] == [{"n": 1}]
    assert one.table("header").all()[0]["title"] == "before"
    blob_store.full = False
    one.table("journal").insert({"n": 3})
    assert [document["n"] for document in database(blob_store).table("journal")] == [1, 3]
    assert database(blob_store).table("header").all()[0]["title"] == "before"


def test_an_update_that_fails_halfway_changes_nothing(blob_store: BlobStore) -> None:
    one = database(blob_store)
    one.insert({"n": 1})

    def change(document: dict[str, Any]) -> None:
        document["n"] = 2
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        one.update(change)
    one.insert({"n": 3})
    assert [document["n"] for document in database(blob_store)] == [1, 3]


def test_a_document_refused_for_lack_of_room_is_not_written_later_in_anothers_place() -> None:
    blob_store = CrampedBlobStore()
    storage = DurableStorage(blob_store, "db.json")
    storage.write({"journal": {"1": {"n": 1}}})
    blob_store.full = True
    with pytest.raises(StorageFull):
        storage.write({"journal": {"1": {"n": 1}, "2": {"n": "never acknowledged"}}})
    blob_store.full = False
    storage.write({"journal": {"1": {"n": 1}, "2": {"n": 2}}})
    assert tables_in(blob_store.blobs["db.json"]) == {"journal": {"1": {"n": 1}, "2": {"n": 2}}}


def test_what_json_cannot_hold_is_refused_before_anything_is_written() -> None:
    blob_store = CrampedBlobStore()
    one = database(blob_store)
    for value in (float("nan"), float("inf"), {1, 2}, b"bytes"):
        with pytest.raises(Unstorable):
            one.insert({"value": value})
    assert blob_store.writes == []


def test_an_insert_reads_nothing_again() -> None:
    blob_store = CrampedBlobStore()
    one = database(blob_store)
    one.table("journal").insert({"n": 1})
    blob_store.reads.clear()
    one.table("journal").insert({"n": 2})
    assert blob_store.reads == []


def test_after_a_write_that_failed_the_tables_are_read_from_memory() -> None:
    blob_store = CrampedBlobStore()
    one = database(blob_store)
    one.insert({"n": 1})
    blob_store.full = True
    blob_store.reads.clear()
    with pytest.raises(StorageFull):
        one.insert({"n": 2})
    assert [document["n"] for document in one] == [1]
    assert blob_store.reads == []


class InterruptedBlobStore(CrampedBlobStore):
    """A blob store that is interrupted once, just after it has written."""

    interrupt = False

    def write(self, name: str, data: bytes) -> None:
        super().write(name, data)
        if self.interrupt:
            self.interrupt = False
            raise KeyboardInterrupt


def test_after_an_interrupted_write_the_blob_is_what_counts() -> None:
    blob_store = InterruptedBlobStore()
    one = database(blob_store)
    one.table("journal").insert({"n": 1})
    blob_store.interrupt = True
    with pytest.raises(KeyboardInterrupt):
        one.table("journal").insert({"n": 2})
    assert [document["n"] for document in one.table("journal")] == [1, 2]
    one.table("journal").insert({"n": 3})
    assert [document["n"] for document in database(blob_store).table("journal")] == [1, 2, 3]
