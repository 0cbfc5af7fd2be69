"""Files of earlier versions can always be opened; those beside this test were written by version 1."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion.device.game_service import GameService
from companion.rules.chromosome.house_rules import Rename
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.state import Radiation, State
from companion.store.blob_store import MemoryBlobStore
from companion.store.game_file import SCHEMA
from companion.store.library import Library
from companion.table.journal import Entry
from companion.words import LANGUAGES, Language, Words
from tests.store.samples import CrampedBlobStore

FILES = Path(__file__).parent / "fixtures" / "schema-1"
NAMES = ("begun", "battle", "finished", "options", "names")
FOLDED: dict[str, Any] = json.loads((FILES / "folded.json").read_text("utf-8"))


def content(name: str) -> bytes:
    return (FILES / f"{name}.json").read_bytes()


def game_id(name: str) -> str:
    return json.loads(content(name))["header"]["1"]["id"]


def holding(name: str) -> MemoryBlobStore:
    return MemoryBlobStore({f"{game_id(name)}.petri.json": content(name)})


def schema_of(blob_store: MemoryBlobStore, game: str) -> int:
    """Return the schema that the first line of a game's file names."""
    return json.loads(blob_store.blobs[f"{game}.petri.jsonl"].splitlines()[0])["schema"]


def as_kept_now(state: dict[str, Any], radiation: Radiation | None) -> dict[str, Any]:
    """Return the state with faced areas instead of the seats next to them, which follow from the areas."""
    if radiation is None:
        return state
    kept = dict(state["radiation"])
    beside = {seat for area in radiation.faced for seat, groups in enumerate(area.groups) if groups}
    assert sorted(beside) == kept.pop("neighbours")
    return state | {"radiation": kept | {"faced": [area.model_dump() for area in radiation.faced]}}


def with_dice_of_all_tests(state: dict[str, Any]) -> dict[str, Any]:
    """Return the state with an area's other test dice beside the first die, where they are stored now."""
    if not state["radiation"] or not state["roll"]:
        return state
    others = [{"roller": test["seat"]} for test in state["radiation"]["tests"][1:]]
    return state | {"roll": state["roll"] | {"others": others}}


def check_folds(service: GameService, name: str) -> None:
    table = service.open(game_id(name)).table
    expected = FOLDED[name]
    assert (table.count, len(table.undone)) == (expected["entries"], expected["undone"])
    # Fields that the state has gained since then have their defaults.
    assert table.state == State.model_validate(
        with_dice_of_all_tests(as_kept_now(expected["state"], table.state.radiation))
    )


@pytest.mark.parametrize("name", NAMES)
def test_an_old_file_is_listed_and_opens_to_the_state_it_had(name: str) -> None:
    blob_store = holding(name)
    service = GameService(Library(blob_store))
    (listed,) = service.library.games()
    assert list(listed.players) == [player["name"] for player in FOLDED[name]["state"]["players"]]
    assert listed.finished == (FOLDED[name]["state"]["phase"] == "over")
    check_folds(service, name)
    assert [problem.code for problem in service.library.problems()] == ["store-moved"]
    assert blob_store.blobs[f"before/{game_id(name)}.petri.json"] == content(name)


@pytest.mark.parametrize("name", NAMES)
def test_an_old_file_is_played_on_in_the_new_shape(name: str) -> None:
    blob_store = holding(name)
    service = GameService(Library(blob_store))
    open_game = service.open(game_id(name))
    command = Rename(seat=0, name="Ktoś") if open_game.table.state.phase == "over" else EndGame()
    if open_game.table.state.battle is None and open_game.table.state.radiation is None:
        assert isinstance(open_game.submit(command), Entry)
    else:
        open_game.undo()
    state = open_game.table.state
    service.close()
    assert schema_of(blob_store, open_game.id) == SCHEMA
    again = GameService(Library(blob_store))
    assert again.open(open_game.id).table.state == state
    assert again.library.problems() == ()


@pytest.mark.parametrize("name", NAMES)
def test_an_old_export_is_taken_in_and_can_be_exported_again(name: str) -> None:
    service = GameService(Library(MemoryBlobStore()))
    assert service.library.import_text(content(name).decode()) == game_id(name)
    check_folds(service, name)
    elsewhere = GameService(Library(MemoryBlobStore()))
    assert elsewhere.library.import_text(service.library.export(game_id(name))) == game_id(name)
    check_folds(elsewhere, name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_labels_of_an_old_file_are_read_in_the_words_of_its_game(name: str, language: Language) -> None:
    open_game = GameService(Library(holding(name))).open(game_id(name))
    words = Words(language, strict=True)
    for entry in (*open_game.table.entries, *open_game.table.undone):
        label = entry.label
        assert label.key.startswith("label-")
        assert words.of(open_game.file.header.game)(label.key, **label.params) != label.key
        assert not words.has(label.key)


def test_an_old_game_can_be_played_where_there_is_no_room_to_rewrite_it() -> None:
    blob_store = CrampedBlobStore()
    blob_store.blobs.update(holding("begun").blobs)
    blob_store.full = True
    service = GameService(Library(blob_store))
    open_game = service.open(game_id("begun"))
    assert [problem.code for problem in service.library.problems()] == ["store-full"]
    blob_store.full = False
    assert isinstance(open_game.submit(Rename(seat=0, name="Ktoś")), Entry)
    assert schema_of(blob_store, game_id("begun")) == SCHEMA
    again = GameService(Library(blob_store))
    assert again.open(open_game.id).table.count == open_game.table.count
    assert f"{open_game.id}.petri.json" not in blob_store.names()


def with_header(name: str, **fields: Any) -> MemoryBlobStore:
    """Return a store with a file of version 1 whose header has these fields changed or added."""
    tables = json.loads(content(name))
    tables["header"]["1"] |= fields
    return MemoryBlobStore({f"{game_id(name)}.petri.json": json.dumps(tables).encode()})


@pytest.mark.parametrize("fields", [{"title": 7}, {"players": "Ola"}, {"summary": []}, {"created": "soon"}])
def test_what_is_no_header_at_all_is_not_made_one(fields: dict[str, Any]) -> None:
    library = Library(with_header("begun", **fields))
    assert library.games() == ()
    assert [problem.code for problem in library.problems()] == ["store-damaged"]
