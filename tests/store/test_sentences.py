"""Every code of the store has a sentence in every language, and its variables are the code's parameters."""

import re
from pathlib import Path

import pytest

import companion.store
from companion.store.errors import Params
from companion.words import LANGUAGES, Language, Words

ROOM = Path(companion.store.__file__).parent

GIVEN: dict[str, Params] = {
    "store-full": {"file": "a.petri.json"},
    "store-denied": {"file": "a.petri.json"},
    "store-failed": {"file": "a.petri.json", "reason": "EIO"},
    "store-busy": {"folder": "petri"},
    "store-folder": {"folder": "petri"},
    "store-missing": {"id": "2026-11-21-abcdef"},
    "store-in-use": {"file": "a.petri.jsonl"},
    "store-replaced": {"file": "a.petri.jsonl"},
    "store-replaced-kept": {"quarantined": "a.replaced.json"},
    "store-closed": {"id": "2026-11-21-abcdef"},
    "store-unstorable": {},
    "store-archive-unreadable": {},
    "store-behind": {},
    "store-unreachable": {},
    "store-outcome-unknown": {},
    "store-database-slow": {},
    "store-database-full": {"database": "postgresql://petri@db.club/games"},
    "store-database-denied": {"database": "postgresql://petri@db.club/games"},
    "store-database-failed": {"database": "postgresql://petri@db.club/games", "reason": "23514"},
    "store-database-address": {"database": "postgresql://petri@db.club/games"},
    "store-database-driver": {},
    "store-database-away": {"database": "postgresql://petri@db.club/games"},
    "store-database-password": {"database": "postgresql://petri@db.club/games"},
    "store-database-missing": {"database": "postgresql://petri@db.club/games"},
    "store-database-refused": {"database": "postgresql://petri@db.club/games"},
    "store-database-settings": {"database": "petri@db:5432/games"},
    "store-database-deaf": {"database": "petri@db:5432/games"},
    "store-database-encoding": {"database": "postgresql://petri@db.club/games"},
    "store-database-empty": {"database": "postgresql://petri@db.club/games"},
    "store-database-older": {"database": "postgresql://petri@db.club/games"},
    "store-database-newer": {"database": "postgresql://petri@db.club/games"},
    "store-database-migrating": {"database": "postgresql://petri@db.club/games"},
    "store-database-game": {"id": "2026-11-21-abcdef"},
    "store-database-game-newer": {"id": "2026-11-21-abcdef"},
    "store-database-row": {"id": "2026-11-21-abcdef", "row": 17},
    "store-copy-occupied": {},
    "store-copy-taken": {"id": "2026-11-21-abcdef"},
    "store-journal-full": {"rows": 50_000},
    "store-newer": {"file": "a.petri.json"},
    "store-damaged": {"file": "a.petri.json", "quarantined": "a.damaged.json"},
    "store-foreign": {"file": "a.petri.json", "quarantined": "a.foreign.json"},
    "store-misnamed": {"file": "a.petri.json", "quarantined": "a.misnamed.json"},
    "store-recovered": {"file": "a.petri.json"},
    "store-restored": {"file": "a.petri.json", "quarantined": "a.damaged.json"},
    "store-restored-backup": {"file": "a.petri.json", "quarantined": "a.damaged.json"},
    "store-torn": {"file": "a.petri.jsonl"},
    "store-cut": {"file": "a.petri.jsonl", "quarantined": "a.damaged.json"},
    "store-shorter": {"file": "a.petri.jsonl"},
    "store-mended": {"file": "a.petri.jsonl", "quarantined": "a.damaged.json"},
    "store-moved": {"games": 22, "folder": "before"},
    "store-no-locks": {"folder": "/home/ola/petri"},
    "store-copy-shown": {"file": "a.petri.json"},
    "store-unreadable": {"file": "a.petri.json"},
    "store-import-head": {},
    "store-import-row": {"row": 17},
    "store-import-rules": {"row": 17},
    "store-import-game": {},
    "store-preferences": {"quarantined": "preferences.damaged.json"},
    "store-import-not-json": {},
    "store-import-foreign": {},
    "store-import-newer": {},
    "store-import-played-newer": {},
    "store-import-damaged": {},
    "store-import-empty": {},
    "store-import-too-large": {"megabytes": 20},
}
"""Example parameters of each code, as other tests of the store have seen them."""


def test_every_code_in_the_source_is_listed_here() -> None:
    used = {
        code
        for path in ROOM.rglob("*.py")
        for code in re.findall(r'"(store-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert used == set(GIVEN)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", GIVEN)
def test_a_code_is_one_sentence_that_names_what_it_is_about(language: Language, code: str) -> None:
    sentence = Words(language, strict=True)(code, **GIVEN[code])
    assert sentence.endswith(".")
    assert sentence[0].isupper() or sentence.startswith(tuple(map(str, GIVEN[code].values())))
    assert "\n" not in sentence
    for name in ("folder", "quarantined", "database"):
        assert str(GIVEN[code].get(name, "")) in sentence
