"""Games stored by an earlier version open unchanged: of each game, one in quick and one in full detail.

`folded.json` beside the files holds the header and state that that version derived from them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, cast

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.store.blob_store import MemoryBlobStore
from companion.store.library import Library
from companion.words import LANGUAGES, Words
from tests.table.test_every_command import LEVELS

FILES = Path(__file__).parent / "fixtures" / "schema-3"
SHORT_LABELS = FILES.parent / "short-labels"
FOLDED: dict[str, Any] = json.loads((FILES / "folded.json").read_text("utf-8"))


def opened(name: str, folder: Path = FILES) -> OpenGame:
    """Open a game from its file, in a library that does not know it."""
    content = (folder / f"{name}.petri.jsonl").read_bytes()
    id = json.loads(content.splitlines()[0])["id"]
    service = GameService(Library(MemoryBlobStore({f"{id}.petri.jsonl": content})))
    assert service.library.problems() == ()
    return service.open(id)


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Yield every number and text in a state with its path."""
    if isinstance(value, dict):
        parts: Any = cast("Any", value).items()
    elif isinstance(value, list):
        yield f"{path}.length", len(cast("list[Any]", value))
        parts = enumerate(cast("list[Any]", value))
    else:
        yield path, value
        return
    for name, part in parts:
        yield from leaves(part, f"{path}.{name}")


RENAMED: Final = {"carnomorphs": {"combat_mark": "meetings"}}
"""Fields of a state that are stored differently since then, with the fields that replace them."""

UNKNOWN: Final = ("light_wounds", "serious_wounds", "contamination")
"""Numbers that are now None if nobody has entered them; they used to be 0."""


def test_there_are_games_of_every_kind_in_both_details() -> None:
    assert set(FOLDED) == {f"{key}-{detail}" for key, detail in LEVELS if detail}


@pytest.mark.parametrize("name", FOLDED)
def test_games_stored_by_an_earlier_version_open_unchanged(name: str) -> None:
    game, expected = opened(name), FOLDED[name]
    table = game.table
    assert (table.count, len(table.undone)) == (expected["entries"], expected["undone"])
    now = dict(leaves(table.state.model_dump(mode="json")))
    for path, value in leaves(expected["state"]):
        field = path.rpartition(".")[2]
        if field not in RENAMED.get(game.game.key, {}):
            assert now[path] == value or (field in UNKNOWN and (value, now[path]) == (0, None)), path
    header = json.loads(json.dumps(game.game.header(table.state)))
    assert header["summary"] | expected["header"]["summary"] == header["summary"]
    assert {**header, "summary": None} == {**expected["header"], "summary": None}
    assert game.game.flaw(table.state) is None


@pytest.mark.parametrize("name", FOLDED)
def test_every_entry_of_a_game_stored_by_an_earlier_version_is_still_said(name: str) -> None:
    check_entries(opened(name))


def test_every_entry_of_a_game_whose_labels_told_less_is_still_said() -> None:
    """This file's labels lack the time after a round, and the number of intruders that the fire hurt."""
    game = opened("carnomorphs-quick", SHORT_LABELS)
    assert game.table.count == 28
    check_entries(game)


def check_entries(game: OpenGame) -> None:
    for language in LANGUAGES:
        words = Words(language, strict=True).of(game.game.key)
        for entry in (*game.table.entries, *game.table.undone):
            assert words(entry.label.key, **entry.label.params) != entry.label.key
