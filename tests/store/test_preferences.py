from typing import Any

import pytest

from companion.store.blob_store import BlobStore
from companion.store.errors import Problem, StorageFull, Unstorable
from companion.store.library import Library
from tests.store.conftest import Reopen
from tests.store.samples import CrampedBlobStore, begun


def test_a_preference_is_kept_over_a_restart(reopen: Reopen) -> None:
    reopen().preferences.set("people", ["Ola", {"name": "Łucja", "colour": 2}])
    assert reopen().preferences.get("people") == ["Ola", {"name": "Łucja", "colour": 2}]


def test_a_preference_nobody_set_has_the_default(library: Library) -> None:
    assert library.preferences.get("theme") is None
    assert library.preferences.get("theme", "night") == "night"


def test_one_and_true_are_different_preferences(reopen: Reopen) -> None:
    values: list[Any] = [1, True, 1.0, 0, False, None, "", [], {}]
    for value in values:
        reopen().preferences.set("value", value)
        got = reopen().preferences.get("value", "default")
        assert (type(got), got) == (type(value), value)


def test_a_value_handed_out_or_in_can_be_changed_freely(reopen: Reopen) -> None:
    preferences = reopen().preferences
    mine = ["Ola"]
    preferences.set("people", mine)
    mine.append("Jan")
    preferences.get("people").append("Ewa")
    preferences.set("sound", True)
    assert preferences.get("people") == ["Ola"]
    assert reopen().preferences.get("people") == ["Ola"]


def test_a_preference_that_cannot_be_stored_leaves_the_old_one() -> None:
    blob_store = CrampedBlobStore()
    preferences = Library(blob_store).preferences
    preferences.set("scale", 2)
    with pytest.raises(Unstorable):
        preferences.set("scale", float("nan"))
    blob_store.full = True
    with pytest.raises(StorageFull):
        preferences.set("scale", 3)
    assert preferences.get("scale") == Library(blob_store).preferences.get("scale") == 2


@pytest.mark.parametrize(
    "bad", [b"", b"{", b"[]", b"{}", b'{"preferences": {"1": 1}}', b'{"preferences": {"x": {}}}']
)
def test_damaged_preferences_give_way_to_the_previous_copy_and_are_kept(
    reopen: Reopen, blob_store: BlobStore, bad: bytes
) -> None:
    game = begun(reopen())
    reopen().preferences.set("theme", "night")
    reopen()
    blob_store.write("catalogue.json", bad)
    library = reopen()
    (problem,) = library.problems()
    assert problem.code == "store-preferences"
    assert blob_store.read(str(problem.params["quarantined"])) == bad
    assert library.preferences.get("theme") == "night"
    assert [found.id for found in library.games()] == [game.id]
    library.preferences.set("sound", True)
    library = reopen()
    assert (library.preferences.get("theme"), library.preferences.get("sound")) == ("night", True)
    assert library.problems() == ()


def test_preferences_without_a_good_copy_begin_anew(reopen: Reopen, blob_store: BlobStore) -> None:
    blob_store.write("catalogue.json", b"bad")
    blob_store.write("catalogue.json", b"bad as well")
    library = reopen()
    assert library.preferences.get("theme", "night") == "night"
    quarantined = next(name for name in blob_store.names() if ".damaged-" in name)
    assert library.problems() == (Problem("store-preferences", {"quarantined": quarantined}),)
    library.preferences.set("theme", "agar")
    assert reopen().preferences.get("theme") == "agar"
