"""Files as earlier versions wrote them open for ever; those beside this one were written by version 1."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from companion.house import House
from companion.rules.chromosome.commands import EndGame, Rename
from companion.store.library import Library
from companion.store.medium import MemoryMedium
from companion.store.migrations import CURRENT_SCHEMA
from companion.table.journal import Entry
from tests.store.samples import CrampedMedium

FILES = Path(__file__).parent / "fixtures" / "schema-1"
NAMES = ("begun", "battle", "finished", "options", "names")
FOLDED: dict[str, Any] = json.loads((FILES / "folded.json").read_text("utf-8"))


def content(name: str) -> bytes:
    return (FILES / f"{name}.json").read_bytes()


def game_id(name: str) -> str:
    return json.loads(content(name))["header"]["1"]["id"]


def holding(name: str) -> MemoryMedium:
    return MemoryMedium({f"{game_id(name)}.petri.json": content(name)})


def check_folds(house: House, name: str) -> None:
    table = house.open(game_id(name)).table
    expected = FOLDED[name]
    assert (table.count, len(table.undone)) == (expected["entries"], expected["undone"])
    assert table.state.model_dump(mode="json") == expected["state"]


@pytest.mark.parametrize("name", NAMES)
def test_an_old_file_is_listed_and_opens_to_the_state_it_had(name: str) -> None:
    medium = holding(name)
    house = House(Library(medium))
    (listed,) = house.library.games()
    assert list(listed.players) == [player["name"] for player in FOLDED[name]["state"]["players"]]
    assert listed.finished == (FOLDED[name]["state"]["phase"] == "over")
    check_folds(house, name)
    assert house.library.problems() == ()
    assert [medium.blobs[kept] for kept in medium.names("backups")] == [content(name)]


@pytest.mark.parametrize("name", NAMES)
def test_an_old_file_is_played_on_in_the_new_shape(name: str) -> None:
    medium = holding(name)
    house = House(Library(medium))
    seating = house.open(game_id(name))
    command = Rename(seat=0, name="Ktoś") if seating.table.state.phase == "over" else EndGame()
    if seating.table.state.battle is None and seating.table.state.radiation is None:
        assert isinstance(seating.submit(command), Entry)
    else:
        seating.undo()
    state = seating.table.state
    house.close()
    stored = json.loads(medium.blobs[f"{seating.id}.petri.json"])
    assert stored["header"]["1"]["schema"] == CURRENT_SCHEMA
    again = House(Library(medium))
    assert again.open(seating.id).table.state == state
    assert again.library.problems() == ()


@pytest.mark.parametrize("name", NAMES)
def test_an_old_export_is_taken_in_and_can_be_exported_again(name: str) -> None:
    house = House(Library(MemoryMedium()))
    assert house.library.import_text(content(name).decode()) == game_id(name)
    check_folds(house, name)
    elsewhere = House(Library(MemoryMedium()))
    assert elsewhere.library.import_text(house.library.export(game_id(name))) == game_id(name)
    check_folds(elsewhere, name)


def damaged_and_before(name: str) -> tuple[bytes, bytes]:
    """A file of version 1 with an event that no rules know in its last row, and the file before that row."""
    tables = json.loads(content(name))
    last = str(len(tables["journal"]))
    row = tables["journal"].pop(last)
    before = json.dumps(tables).encode()
    tables["journal"][last] = {"seq": row["seq"], "at": row["at"], "label": row.get("label"), "events": [{}]}
    return json.dumps(tables).encode(), before


def test_a_damaged_old_file_is_not_signed_and_gives_way_to_its_previous_copy() -> None:
    medium = holding("battle")
    name = f"{game_id('battle')}.petri.json"
    bad, good = damaged_and_before("battle")
    medium.blobs[name], medium.before[name] = bad, good
    house = House(Library(medium))
    rows = len(json.loads(good)["journal"])
    assert len(house.open(game_id("battle")).file) == rows
    assert [problem.code for problem in house.library.problems()] == ["store-restored"]
    assert [medium.blobs[kept] for kept in medium.names() if ".damaged-" in kept] == [bad]
    assert medium.before[name] == good
    assert json.loads(medium.blobs[name])["header"]["1"]["schema"] == CURRENT_SCHEMA


@pytest.mark.parametrize("previous", [None, b"bad as well"])
def test_a_damaged_old_file_without_a_good_copy_stays_as_it_is(previous: bytes | None) -> None:
    medium = holding("battle")
    name = f"{game_id('battle')}.petri.json"
    bad, _ = damaged_and_before("battle")
    medium.blobs[name] = bad
    if previous is not None:
        medium.before[name] = previous
    house = House(Library(medium))
    house.library.open(game_id("battle"))
    assert (medium.blobs[name], medium.before.get(name)) == (bad, previous)
    assert medium.names("backups") == ()


def test_an_old_file_of_a_game_that_nobody_knows_stays_as_it_is() -> None:
    unknown = content("begun").replace(b'"chromosome"', b'"checkers"')
    medium = MemoryMedium({f"{game_id('begun')}.petri.json": unknown})
    medium.before.update(medium.blobs)
    house = House(Library(medium))
    house.library.open(game_id("begun"))
    assert medium.blobs == medium.before == {f"{game_id('begun')}.petri.json": unknown}


def test_an_old_game_can_be_played_where_there_is_no_room_to_rewrite_it() -> None:
    medium = CrampedMedium()
    medium.blobs.update(holding("begun").blobs)
    medium.full = True
    house = House(Library(medium))
    seating = house.open(game_id("begun"))
    assert [problem.code for problem in house.library.problems()] == ["store-full"]
    medium.full = False
    assert isinstance(seating.submit(Rename(seat=0, name="Ktoś")), Entry)
    stored = json.loads(medium.blobs[f"{game_id('begun')}.petri.json"])
    assert stored["header"]["1"]["schema"] == CURRENT_SCHEMA
