"""Rows that were changed, lost or moved in the database: one sentence each, and no other game is affected."""

from collections.abc import Iterator
from typing import LiteralString

import pytest

from companion.store.errors import GameUnreadable, NewerSchema, NoSuchGame, StoreError
from companion.store.game_rows import GameRows
from companion.store.postgres import reading
from companion.store.postgres.checking import check
from companion.store.postgres.library import PostgresLibrary
from tests.postgres import Postgres
from tests.store.samples import begun, row

CHANGE_A_ROW: LiteralString = "UPDATE petri_journal SET row = replace(row, 'Łucja', 'Lucja') WHERE seq = 3"

ROWS: dict[str, tuple[LiteralString, int]] = {
    "changed": (CHANGE_A_ROW, 3),
    "no JSON": ("UPDATE petri_journal SET row = '{' WHERE seq = 2", 2),
    "no object": ("UPDATE petri_journal SET row = '[]' WHERE seq = 2", 2),
    "gone from the middle": ("DELETE FROM petri_journal WHERE seq = 2", 2),
    "gone from the end": ("DELETE FROM petri_journal WHERE seq = 4", 4),
    "one too many": ("INSERT INTO petri_journal SELECT game, 5, row FROM petri_journal WHERE seq = 4", 5),
    "of another place": (
        "UPDATE petri_journal AS a SET row = b.row FROM petri_journal AS b"
        " WHERE a.game = b.game AND a.seq = 2 AND b.seq = 3",
        2,
    ),
}

HEADERS: dict[str, LiteralString] = {
    "no JSON": "UPDATE petri_games SET header = '{'",
    "no object": "UPDATE petri_games SET header = '[]'",
    "of nobody": "UPDATE petri_games SET header = '{}'",
    "changed": "UPDATE petri_games SET header = replace(header, 'Friday', 'Monday')",
}


@pytest.fixture
def library(address: str) -> Iterator[PostgresLibrary]:
    with PostgresLibrary(address) as library:
        yield library


@pytest.fixture
def game(library: PostgresLibrary) -> GameRows:
    """A game of four rows, not opened."""
    game = begun(library, title="Friday")
    game.append_many(map(row, range(1, 4)))
    library.release(game.id)
    return game


@pytest.mark.parametrize(("damage", "at"), ROWS.values(), ids=ROWS)
def test_a_damaged_row_is_named_and_the_other_games_are_played(
    postgres: Postgres, address: str, library: PostgresLibrary, game: GameRows, damage: LiteralString, at: int
) -> None:
    postgres.ask(damage, address=address)
    other = begun(library)
    for attempt in (library.open, library.read, library.export):
        with pytest.raises(GameUnreadable) as caught:
            attempt(game.id)
        assert (caught.value.code, caught.value.params) == (
            "store-database-row",
            {"id": game.id, "row": at},
        )
    found = check(library)
    assert (found.games, found.rows, [each.code for each in found.problems]) == (2, 1, ["store-database-row"])
    assert library.open(other.id).append(row(1)) == 2
    library.delete(game.id)
    assert [each.id for each in library.games()] == [other.id]


@pytest.mark.parametrize("damage", HEADERS.values(), ids=HEADERS)
def test_a_game_with_a_damaged_header_is_told_once_and_hides_no_other(
    postgres: Postgres, address: str, game: GameRows, damage: LiteralString
) -> None:
    postgres.ask(damage, address=address)
    with PostgresLibrary(address) as library:
        other = begun(library)
        for _ in range(2):
            assert [each.id for each in library.games()] == [other.id]
            assert [problem.code for problem in library.problems()] == ["store-database-game"]
        with pytest.raises(GameUnreadable) as caught:
            library.open(game.id)
        assert caught.value.code == "store-database-game"
        assert [problem.code for problem in check(library).problems] == ["store-database-game"]


def test_a_row_that_is_damaged_while_it_is_followed_is_not_taken_over(
    postgres: Postgres, address: str, library: PostgresLibrary, game: GameRows
) -> None:
    with PostgresLibrary(address) as other:
        theirs = other.open(game.id)
        library.open(game.id).append(row(4))
        postgres.ask("UPDATE petri_journal SET row = '{}' WHERE seq = 5", address=address)
        with pytest.raises(GameUnreadable):
            theirs.catch_up()
        assert len(theirs) == 4


def test_a_game_of_a_newer_app_is_left_untouched(
    postgres: Postgres, address: str, library: PostgresLibrary, game: GameRows
) -> None:
    postgres.ask(
        "UPDATE petri_games SET header = replace(header, '\"schema\":2', '\"schema\":3')", address=address
    )
    with pytest.raises(NewerSchema) as caught:
        library.open(game.id)
    assert caught.value.code == "store-database-game-newer"


def test_no_more_of_a_game_is_read_than_a_game_can_have(
    library: PostgresLibrary, game: GameRows, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "MOST_BYTES", 600)
    with pytest.raises(GameUnreadable):
        library.open(game.id)


@pytest.mark.parametrize("bad", ["2026-11-21-000000", "", "../secret", "a\0", "\udcff", "9" * 300, "'; --"])
def test_what_is_no_id_of_a_game_here_is_said_to_be_missing(library: PostgresLibrary, bad: str) -> None:
    for attempt in (library.open, library.read, library.delete, library.discard, library.restore):
        with pytest.raises(NoSuchGame):
            attempt(bad)
    assert library.listed(bad) is None


@pytest.mark.parametrize("key", ["a\0b", "x" * 2000])
def test_a_key_that_cannot_be_kept_is_refused(library: PostgresLibrary, key: str) -> None:
    with pytest.raises(StoreError) as caught:
        library.preferences.set(key, 1)
    assert caught.value.code == "store-unstorable"
    assert library.preferences.get(key, "none") == "none"
