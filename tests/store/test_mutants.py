"""Tampered games with valid checksums: every one that is accepted can be opened and shown."""

import copy
import json
import random
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from companion.device.game_service import GameService
from companion.store.blob_store import MemoryBlobStore
from companion.store.errors import ImportRefused
from companion.store.library import Library
from companion.ui.game_card import when
from companion.ui.game_summary import listed_game
from companion.ui.past.counting import by_player, by_shape
from companion.words import LANGUAGES, Words
from tests.store.samples import sealed
from tests.store.test_old_files import NAMES, content

MUTANTS = 60
"""Number of altered copies of each game."""

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 3, 4, 7, 8, 99, 10**6, 2**53, -(2**53), 2**63, 10**30, 0.5, -1e300),
    *(
        "",
        "x",
        "\ud800",
        "a\0b",
        "two\nlines",
        "\u202eback",
        "x" * 300,
        "x" * 10_000,
        "label-pass",
        "__class__",
    ),
    *("0001-01-01T00:00:00+14:00", "9999-12-31T23:59:59-12:00", "2026-11-20T18:00:00", "2026-11-20", "soon"),
    *([], {}, [[]], [1, 2, 3], {"seat": 9}, {"kind": "passed", "seat": 3}, [0] * 2_000),
)


def present(name: str) -> dict[str, Any]:
    """Return the game in the present format."""
    library = Library(MemoryBlobStore())
    return json.loads(library.export(library.import_text(content(name).decode())))


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every list or object, once with each of its keys or indexes."""
    found: list[Any] = list(value.keys() if hasattr(value, "keys") else range(len(value)))
    for key in found:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from places(value[key])


def moved(journal: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Return the rows with one dropped, doubled, or replaced by another, and renumbered."""
    rows: list[Any] = [row for row in journal.values() if isinstance(row, dict)] or [{}]
    one, other = chance.randrange(len(rows)), chance.randrange(len(rows))
    rows[one : one + 1] = chance.choice(([], [rows[one], rows[one]], [rows[other]]))
    return {str(seq): {**row, "seq": seq} for seq, row in enumerate(copy.deepcopy(rows), 1)}


def mutant(tables: dict[str, Any], chance: random.Random) -> str:
    """Return the game with one or two changes: to a value, a field, or the order of the rows."""
    changed = copy.deepcopy(tables)
    for _ in range(chance.choice((1, 1, 2))):
        holder, key = chance.choice(list(places(changed)))
        match chance.randrange(6):
            case 0 if hasattr(changed["journal"], "values"):
                changed["journal"] = moved(changed["journal"], chance)
            case 1 if isinstance(holder, dict):
                del holder[key]
            case 2 if isinstance(holder[key], int):
                holder[key] += chance.choice((-2, -1, 1, 2))
            case 3 if isinstance(holder, dict):
                holder[chance.choice(("undo", "redo", "by", "seat", "extra"))] = chance.choice(ODD)
            case _:
                holder[key] = copy.deepcopy(chance.choice(ODD))
        if set(changed) != {"header", "journal"} or "1" not in (changed["header"] or ()):
            return json.dumps(changed)
    try:
        return json.dumps(sealed(changed))
    except (AttributeError, TypeError):
        return json.dumps(changed)


def taken_in(name: str) -> list[GameService]:
    """Return a service for each accepted mutant of a game, with that mutant as its only game."""
    chance = random.Random(name)
    tables = present(name)
    found: list[GameService] = []
    for _ in range(MUTANTS):
        service = GameService(Library(MemoryBlobStore()))
        try:
            service.library.import_text(mutant(tables, chance))
        except ImportRefused as refusal:
            for language in LANGUAGES:
                Words(language, strict=True)(refusal.code, **refusal.params)
        if service.library.games():
            found.append(service)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_mutant_that_is_taken_in_can_be_listed_opened_told_and_deleted(name: str) -> None:
    accepted = taken_in(name)
    assert accepted, "no mutant was taken in: there is nothing to see here"
    for service in accepted:
        (game,) = service.library.games()
        table = service.open(game.id).table
        shown = listed_game(game)
        assert by_player([shown]) is not None
        assert by_shape([shown]) is not None
        for language in LANGUAGES:
            words = Words(language, strict=False, game=game.game)
            assert words("home-round", round=shown.round, rounds=shown.rounds)
            assert when(words, shown.created, datetime.now(UTC))
            for entry in (*table.entries, *table.undone):
                assert words(entry.label.key, **entry.label.params)
                assert words.time(entry.at)
        service.library.export(game.id).encode()
        service.delete(game.id)
        assert service.library.games() == ()


def test_a_game_of_another_kind_is_refused_in_a_sentence() -> None:
    tables = present("begun")
    tables["header"]["1"]["game"] = "primordial_soup"
    with pytest.raises(ImportRefused) as caught:
        GameService(Library(MemoryBlobStore())).library.import_text(json.dumps(sealed(tables)))
    assert caught.value.code == "store-import-game"


@pytest.mark.parametrize(
    "change",
    [
        {"by": 7},
        {"by": 2},
        {"by": True},
        {"at": "2026-11-20T18:00:00"},
        {"at": "0001-01-01T00:00:00Z"},
        {"id": "x" * 201},
        {"undo": 1, "redo": 1, "events": None},
        {"label": {"key": "label-pass", "params": {"player": [1]}}},
        {"label": {"key": "label-pass", "params": {"two words": "x"}}},
        {"events": [{"kind": "passed", "seat": 3}]},
        {"events": [{"kind": "fate-changed", "seat": 0, "delta": 99, "reason": "other"}]},
        {"events": [{"kind": "renamed", "seat": 0, "name": "x" * 41, "species_name": ""}]},
        {"events": [{"kind": "renamed", "seat": 0, "name": "a\tb", "species_name": ""}]},
        {"events": [{"kind": "area-added", "cubes": 10**9, "room": ""}]},
        {"events": [{"kind": "turn-began", "seat": 3}]},
        {"events": [{"kind": "corrected", "what": "clock", "value": 10**9}]},
    ],
    ids=str,
)
def test_a_game_from_elsewhere_is_offered_up_to_an_entry_that_the_rules_cannot_have_made(
    change: dict[str, Any],
) -> None:
    row = {
        "seq": 2,
        "at": "2026-11-20T18:45:00.000Z",
        "by": None,
        "label": {"key": "label-pass", "params": {"player": "Ola"}},
        "events": [{"kind": "moved"}],
    }
    tables = present("begun")
    tables["journal"]["2"] = row
    assert GameService(Library(MemoryBlobStore())).library.import_text(json.dumps(sealed(tables)))
    tables["journal"]["2"] = row | change
    service = GameService(Library(MemoryBlobStore()))
    open_game = service.open(service.library.import_text(json.dumps(sealed(tables))))
    aside = open_game.table.set_aside
    assert aside is not None
    assert (open_game.table.count, aside.taps, aside.error.seq) == (1, 1, 2)
