"""Whatever is written, in whatever order and with whatever failures, reads back the same."""

import json
import string
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.store.blob_store import MemoryBlobStore, previous_of
from companion.store.codec import LARGEST
from companion.store.document import read
from companion.store.errors import StorageFull
from companion.store.game_rows import GameRows
from companion.store.library import Library
from tests.sizes import examples
from tests.store.samples import Clock, CrampedBlobStore

ANY_TEXT = st.text(st.characters(exclude_categories=("Cs",)))
"""Any text: control characters, emoji, right-to-left; but no lone surrogates."""

NUMBERS = st.integers(-LARGEST, LARGEST) | st.floats(-LARGEST, LARGEST)

VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(ANY_TEXT, inner, max_size=4),
    max_leaves=12,
)
ROWS = st.dictionaries(ANY_TEXT.filter(lambda key: key not in ("seq", "check")), VALUES, max_size=5)


def as_json(row: object) -> Any:
    """Return the value as JSON reads it back: surrogate pairs become the characters that they stand for."""
    return json.loads(json.dumps(row))


@settings(max_examples=examples(150), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(rows=st.lists(ROWS, min_size=1, max_size=5))
def test_rows_of_any_text_survive_a_restart_an_export_and_an_import(rows: list[dict[str, Any]]) -> None:
    blob_store = MemoryBlobStore()
    with Library(blob_store) as library:
        game = library.create("chromosome")
        game.append_many(rows)
    expected = tuple(as_json({"seq": seq, **row}) for seq, row in enumerate(rows, 1))
    assert game.rows == expected
    with Library(blob_store) as library:
        assert library.open(game.id).rows == expected
        text = library.export(game.id)
    text.encode("utf-8")
    with Library(MemoryBlobStore()) as library:
        assert library.open(library.import_text(text)).rows == expected
        assert library.import_text(text) == game.id
        assert library.export(game.id) == text


class Evening(RuleBasedStateMachine):
    """A game compared with a plain list, on a medium that is sometimes full, in an app that restarts."""

    def __init__(self) -> None:
        super().__init__()
        self.blob_store = CrampedBlobStore()
        self.clock = Clock()
        self.rows: list[dict[str, Any]] = []
        self.title = ""
        self.library: Library
        self.game: GameRows

    @initialize()
    def begin(self) -> None:
        self.library = Library(self.blob_store, now=self.clock)
        self.game = self.library.create("chromosome")
        self.game.append({})
        self.rows = [{"seq": 1}]

    @rule(rows=st.lists(st.dictionaries(st.sampled_from(string.ascii_letters), NUMBERS), max_size=3))
    def append(self, rows: list[dict[str, Any]]) -> None:
        try:
            self.game.append_many(rows)
        except StorageFull:
            assert self.blob_store.full
        else:
            assert not (self.blob_store.full and rows)
            self.rows += [{"seq": len(self.rows) + place, **row} for place, row in enumerate(rows, 1)]

    @rule(title=st.sampled_from(["Piątek", "Sobota", "🦠"]))
    def rename(self, title: str) -> None:
        try:
            self.game.append_many((), title=title)
        except StorageFull:
            assert self.blob_store.full
        else:
            self.title = title

    @rule()
    def fill_or_free(self) -> None:
        self.blob_store.full = not self.blob_store.full

    @rule(politely=st.booleans())
    def restart(self, politely: bool) -> None:
        if politely:
            self.library.close()
        self.library = Library(self.blob_store, now=self.clock)
        self.game = self.library.open(self.game.id)

    @precondition(lambda self: not self.blob_store.full)
    @rule(cut=st.integers(0, 60))
    def lose_the_end_of_the_file_between_two_starts(self, cut: int) -> None:
        self.library.close()
        name = f"{self.game.id}.petri.jsonl"
        good = self.blob_store.blobs[name]
        self.blob_store.blobs[previous_of(name)] = good
        self.blob_store.blobs[name] = good[:cut]
        self.library = Library(self.blob_store, now=self.clock)
        self.game = self.library.open(self.game.id)
        assert self.library.problems()[0].code == "store-restored"

    @rule()
    def delete_and_restore(self) -> None:
        try:
            self.library.delete(self.game.id)
            assert self.library.games() == ()
            self.library.restore(self.game.id)
        except StorageFull:
            self.blob_store.full = False
            self.library.restore(self.game.id)
        self.game = self.library.open(self.game.id)

    @invariant()
    def the_game_is_what_was_acknowledged(self) -> None:
        assert self.game.rows == tuple(self.rows)
        (shown,) = self.library.games()
        assert (shown.title, shown.rows) == (self.title, len(self.rows))
        assert shown.title == self.game.header.title
        assert read(self.blob_store.blobs[f"{self.game.id}.petri.jsonl"]).rows == tuple(self.rows)


Evening.TestCase.settings = settings(max_examples=examples(60), stateful_step_count=25, deadline=None)
TestEvening = Evening.TestCase
