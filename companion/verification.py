"""The verification that a stored game can be played on: it is possible by its rules, and can be shown."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from companion.games import AnyGame, UnknownGame, game_of
from companion.rules.kernel import Label
from companion.store.codec import within
from companion.store.stored_game import SEQ, Document, Row, Unfit
from companion.table.journal import JournalError
from companion.table.table import Table

KEY: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")
"""The pattern of a label's key, and of its variables."""

MOST_VARIABLES: Final = 16
LONGEST_VARIABLE: Final = 500
"""Characters."""


def verify(document: Document) -> None:
    """Check that a game from elsewhere can be played on, every entry of it.

    Raises:
        Unfit: Nobody knows this game (`game`), or its rules cannot have led here (`rules`); `row` says where.
    """
    try:
        game = game_of(document.header.game)
        table: Table[Any] = Table(game, _Read(document.rows))
    except UnknownGame as error:
        raise Unfit("game") from error
    except JournalError as error:
        raise Unfit("rules", error.seq) from error
    seats = len(game.seats(table.state))
    for row in document.rows:
        if row.get("by") is not None and row["by"] >= seats:
            raise Unfit("rules", row[SEQ])
    for seq, label, state in _entries(game, table):
        if game.flaw(state) is not None or not _can_be_said(label):
            raise Unfit("rules", seq)


def require_shown(game: AnyGame, table: Table[Any]) -> None:
    """Check that a game of one's own can be shown: every label, and the present state.

    What this app stored passes; a file that was changed by hand, and its checksums with it, may not. States
    of the past are not checked, which would take as long as the reading.

    Raises:
        JournalError: It cannot.
    """
    for entry in (*table.entries, *table.undone):
        if not _can_be_said(entry.label):
            raise JournalError(entry.seq, f"a label that nobody can read: {entry.label!r}")
    if table.count and (flaw := game.flaw(table.state)) is not None:
        raise JournalError(table.entries[-1].seq, flaw)


class _Read:
    """Rows that nothing is added to."""

    def __init__(self, rows: Sequence[Row]) -> None:
        self.rows = rows

    def append(self, row: Mapping[str, Any], **header: Any) -> object:
        """Refuse: this game is only read."""
        raise AssertionError(f"a game that is only read was given {row!r}")


def _entries(game: AnyGame, table: Table[Any]) -> Iterator[tuple[int, Label, Any]]:
    """Yield number, label and following state of every entry that is done or can be redone."""
    for entry, state in zip(table.entries, table.states[1:], strict=True):
        yield entry.seq, entry.label, state
    state = table.state
    for entry in table.undone:
        state = game.fold(entry.events, state)
        yield entry.seq, entry.label, state


def _can_be_said(label: Label) -> bool:
    texts = [value for value in label.params.values() if isinstance(value, str)]
    return (
        all(KEY.fullmatch(name) for name in (label.key, *label.params))
        and len(label.params) <= MOST_VARIABLES
        and within(label.params)
        and all(len(text) <= LONGEST_VARIABLE for text in texts)
    )
