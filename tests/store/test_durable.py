from __future__ import annotations

from typing import Any, cast

import pytest
from tinydb import TinyDB, where

from companion.store.durable import DurableStorage
from companion.store.errors import StorageFull, Unstorable
from companion.store.medium import Medium
from tests.store.samples import CrampedMedium


def database(medium: Medium, *append_only: str) -> Any:
    return cast("Any", TinyDB(medium, "db.json", append_only=append_only, storage=DurableStorage))


def test_documents_survive_a_restart(medium: Medium) -> None:
    database(medium).insert_multiple([{"gen": "Łączność"}, {"n": 2}])
    again = database(medium)
    assert [dict(document) for document in again] == [{"gen": "Łączność"}, {"n": 2}]


def test_the_blob_is_a_plain_tinydb_file(medium: Medium) -> None:
    one = database(medium, "journal")
    one.table("header").insert({"a": 1})
    one.table("journal").insert_multiple([{"b": 2}, {"c": "ż"}])
    assert medium.read("db.json") == (
        '{"header":{"1":{"a":1}},\n"journal":{"1":{"b":2},\n"2":{"c":"ż"}}}\n'.encode()
    )


def test_tinydb_can_update_remove_and_truncate(medium: Medium) -> None:
    one = database(medium)
    one.insert_multiple({"n": number, "even": number % 2 == 0} for number in range(6))
    one.update({"n": True}, where("n") == 1)
    one.remove(where("even") == True)  # noqa: E712
    assert [document["n"] for document in database(medium)] == [True, 3, 5]
    one.truncate()
    assert list(database(medium)) == []


def test_a_write_that_fails_leaves_memory_and_blob_as_they_were() -> None:
    medium = CrampedMedium()
    one = database(medium, "journal")
    one.table("journal").insert({"n": 1})
    one.table("header").insert({"title": "before"})
    medium.full = True
    with pytest.raises(StorageFull):
        one.table("journal").insert({"n": 2})
    with pytest.raises(StorageFull):
        one.table("header").update({"title": "after"})
    assert [dict(document) for document in one.table("journal")] == [{"n": 1}]
    assert one.table("header").all()[0]["title"] == "before"
    medium.full = False
    one.table("journal").insert({"n": 3})
    assert [document["n"] for document in database(medium).table("journal")] == [1, 3]
    assert database(medium).table("header").all()[0]["title"] == "before"


def test_an_update_that_fails_halfway_changes_nothing(medium: Medium) -> None:
    one = database(medium)
    one.insert({"n": 1})

    def change(document: dict[str, Any]) -> None:
        document["n"] = 2
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        one.update(change)
    one.insert({"n": 3})
    assert [document["n"] for document in database(medium)] == [1, 3]


def test_a_document_refused_for_lack_of_room_is_not_written_later_in_anothers_place() -> None:
    medium = CrampedMedium()
    storage = DurableStorage(medium, "db.json", append_only=("journal",))
    storage.write({"journal": {"1": {"n": 1}}})
    medium.full = True
    with pytest.raises(StorageFull):
        storage.write({"journal": {"1": {"n": 1}, "2": {"n": "never acknowledged"}}})
    medium.full = False
    storage.write({"journal": {"1": {"n": 1}, "2": {"n": 2}}})
    assert medium.blobs["db.json"] == b'{"journal":{"1":{"n":1},\n"2":{"n":2}}}\n'


def test_what_json_cannot_hold_is_refused_before_anything_is_written() -> None:
    medium = CrampedMedium()
    one = database(medium)
    for value in (float("nan"), float("inf"), {1, 2}, b"bytes"):
        with pytest.raises(Unstorable):
            one.insert({"value": value})
    assert medium.writes == []


def test_an_insert_reads_nothing_again() -> None:
    medium = CrampedMedium()
    one = database(medium, "journal")
    one.table("journal").insert({"n": 1})
    medium.reads.clear()
    one.table("journal").insert({"n": 2})
    assert medium.reads == []


def test_after_a_write_that_failed_the_tables_are_read_from_memory() -> None:
    medium = CrampedMedium()
    one = database(medium)
    one.insert({"n": 1})
    medium.full = True
    medium.reads.clear()
    with pytest.raises(StorageFull):
        one.insert({"n": 2})
    assert [document["n"] for document in one] == [1]
    assert medium.reads == []


class InterruptedMedium(CrampedMedium):
    """A medium that is interrupted once, just after it has written."""

    interrupt = False

    def write(self, name: str, data: bytes) -> None:
        super().write(name, data)
        if self.interrupt:
            self.interrupt = False
            raise KeyboardInterrupt


def test_after_an_interrupted_write_the_blob_is_what_counts() -> None:
    medium = InterruptedMedium()
    one = database(medium, "journal")
    one.table("journal").insert({"n": 1})
    medium.interrupt = True
    with pytest.raises(KeyboardInterrupt):
        one.table("journal").insert({"n": 2})
    assert [document["n"] for document in one.table("journal")] == [1, 2]
    one.table("journal").insert({"n": 3})
    assert [document["n"] for document in database(medium, "journal").table("journal")] == [1, 2, 3]
