"""A connection lost at any moment: requests are refused at once, truthfully reported, and it is restored."""

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

from companion.store.errors import Behind, Unreachable
from companion.store.game_rows import GameRows
from companion.store.postgres import connecting, news
from companion.store.postgres.library import PostgresLibrary
from tests.postgres import Postgres
from tests.store.samples import begun, row
from tests.waiting import until
from tests.wire import Cut, Wire

T = TypeVar("T")

MARKER = "marker-4711"


@pytest.fixture
def far(postgres: Postgres, address: str, wire: Wire) -> Iterator[PostgresLibrary]:
    """The games, reached through the wire that tests cut."""
    name = address.rpartition("/")[2]
    with PostgresLibrary(postgres.address(name, port=wire.port)) as library:
        yield library


@pytest.fixture
def near(address: str) -> Iterator[PostgresLibrary]:
    """The same games, reached by a process whose connection is never cut."""
    with PostgresLibrary(address) as library:
        yield library


CUTS: dict[Cut, bool] = {"before": False, "within": False, "after": True}
"""Whether the row gets stored if the connection is cut at this point of its message."""


@pytest.mark.parametrize("where", CUTS)
def test_a_row_whose_answer_is_lost_is_found_out_about_and_stored_once(
    far: PostgresLibrary, near: PostgresLibrary, wire: Wire, where: Cut
) -> None:
    game = begun(far)
    wire.cut_at(MARKER.encode(), where)
    with pytest.raises(Unreachable) as caught:
        game.append_many(({"id": MARKER},), title="after")
    assert wire.has_cut.is_set()
    assert (caught.value.code, caught.value.unknown) == ("store-outcome-unknown", True)
    assert (len(game), game.header.title) == (1, "")
    came = _as_soon_as_it_is_here(game.catch_up)
    assert [each["id"] for each in came] == [MARKER] * CUTS[where]
    if not CUTS[where]:
        game.append({"id": MARKER})
    assert [each.get("id") for each in near.read(game.id).rows] == [None, MARKER]
    assert game.rows == near.read(game.id).rows


def _as_soon_as_it_is_here(ask: Callable[[], T]) -> T:
    """Return the database's answer once the database is reachable again."""
    answers: list[T] = []

    def tried() -> bool:
        with contextlib.suppress(Unreachable):
            answers.append(ask())
        return bool(answers)

    until(tried)
    return answers[0]


def _given_again(game: GameRows) -> bool:
    """Append the row with the marker until it is stored; return whether it had been stored before."""

    def give() -> bool:
        try:
            game.append({"id": MARKER})
        except Behind:
            assert [each["id"] for each in game.catch_up()] == [MARKER]
            return True
        return False

    return _as_soon_as_it_is_here(give)


@pytest.mark.parametrize("where", CUTS)
def test_the_same_row_given_again_after_a_lost_answer_is_never_stored_twice(
    far: PostgresLibrary, near: PostgresLibrary, wire: Wire, where: Cut
) -> None:
    game = begun(far)
    wire.cut_at(MARKER.encode(), where)
    with pytest.raises(Unreachable):
        game.append({"id": MARKER})
    assert _given_again(game) == CUTS[where]
    assert [each.get("id") for each in near.read(game.id).rows] == [None, MARKER]


@pytest.mark.parametrize("where", CUTS)
def test_the_first_row_of_a_game_whose_answer_is_lost_is_found_out_about_as_well(
    far: PostgresLibrary, near: PostgresLibrary, wire: Wire, where: Cut
) -> None:
    game = far.create("chromosome")
    wire.cut_at(MARKER.encode(), where)
    with pytest.raises(Unreachable) as caught:
        game.append({"id": MARKER})
    assert caught.value.unknown
    assert _given_again(game) == CUTS[where]
    assert game.append(row(1)) == 2
    assert [each.id for each in near.games()] == [game.id]
    assert len(near.read(game.id).rows) == 2


@pytest.mark.parametrize("where", CUTS)
def test_a_value_whose_answer_is_lost_is_what_stands_there_once_the_database_is_back(
    far: PostgresLibrary, wire: Wire, where: Cut
) -> None:
    far.preferences.set("seats", ["old"])
    wire.cut_at(MARKER.encode(), where)
    with pytest.raises(Unreachable) as caught:
        far.preferences.replace("seats", ["old"], [MARKER])
    assert caught.value.unknown
    wire.shut()
    until(lambda: not far.reachable)
    wire.mend()
    until(lambda: far.reachable)
    assert far.preferences.get("seats") == ([MARKER] if CUTS[where] else ["old"])


def test_while_the_database_is_away_everything_is_refused_at_once_and_nothing_known_is_forgotten(
    far: PostgresLibrary, wire: Wire
) -> None:
    game = begun(far, title="Friday")
    far.preferences.set("people", ["Ola"])
    heard: list[tuple[str, bool]] = []
    far.follow(lambda about: heard.append((about, far.reachable)))
    listed = far.games()
    wire.shut()
    until(lambda: not far.reachable)
    attempts: list[Callable[[], object]] = [
        lambda: game.append(row(1)),
        lambda: game.append_many((), title="x"),
        game.catch_up,
        lambda: far.read(game.id),
        lambda: far.export(game.id),
        lambda: far.delete(game.id),
        lambda: far.discard(game.id),
        lambda: far.restore(game.id),
        lambda: far.create("chromosome"),
        lambda: far.preferences.set("people", []),
        lambda: far.preferences.replace("people", ["Ola"], []),
    ]
    begin = time.monotonic()
    for attempt in attempts:
        with pytest.raises(Unreachable) as caught:
            attempt()
        assert (caught.value.code, caught.value.unknown) == ("store-unreachable", False)
    assert time.monotonic() - begin < 0.3 * len(attempts)
    assert (far.games(), far.listed(game.id)) == (listed, listed[0])
    assert far.preferences.get("people") == ["Ola"]
    assert game.is_open
    assert heard == [("", False)]
    wire.mend()
    until(lambda: heard == [("", False), ("", True)])
    assert game.append(row(1)) == 2


def test_what_happened_while_the_database_was_away_is_there_when_it_is_back(
    far: PostgresLibrary, near: PostgresLibrary, wire: Wire
) -> None:
    game = begun(far)
    other = begun(near)
    until(lambda: len(far.games()) == 2)
    wire.shut()
    until(lambda: not far.reachable)
    near.open(game.id).append_many([row(1), row(2)])
    near.delete(other.id)
    near.preferences.set("people", ["Jan"])
    wire.mend()
    until(lambda: far.reachable)
    assert len(game.catch_up()) == 2
    assert [(each.id, each.rows) for each in far.games()] == [(game.id, 3)]
    assert far.preferences.get("people") == ["Jan"]


def test_connections_that_the_server_has_ended_are_not_used_again(
    address: str, postgres: Postgres, near: PostgresLibrary
) -> None:
    game = begun(near)
    for count in range(2, 5):
        until(lambda: postgres.terminate(address) >= 2)
        until(lambda: _appended(lambda: game.append(row(1))))
        assert len(game) == count


def _appended(append: Callable[[], object]) -> bool:
    try:
        append()
    except Unreachable:
        return False
    return True


def test_an_idle_connection_that_was_ended_costs_nobody_a_tap(
    address: str, postgres: Postgres, near: PostgresLibrary
) -> None:
    game = begun(near)
    (pid,) = next(
        iter(
            postgres.ask(
                "SELECT pid FROM pg_stat_activity WHERE datname = %s AND query LIKE '%%petri_journal%%'",
                [address.rpartition("/")[2]],
            )
        )
    )
    postgres.ask("SELECT pg_terminate_backend(%s, 5000)", [pid])
    assert game.append(row(1)) == 2


def test_a_server_that_was_killed_is_taken_up_again_with_all_that_was_acknowledged(
    own_postgres: Postgres,
) -> None:
    address = own_postgres.prepared()
    with PostgresLibrary(address) as library:
        game = begun(library)
        for _ in range(3):
            for number in range(5):
                game.append(row(number))
            own_postgres.kill()
            until(lambda: not library.reachable)
            with pytest.raises(Unreachable):
                game.append(row(9))
            own_postgres.start()
            until(lambda: library.reachable, 10)
            assert game.catch_up() == ()
        assert len(game) == 16
        assert library.read(game.id).rows == game.rows


def test_a_server_that_hangs_is_given_up_and_taken_up_again_when_it_answers(
    far: PostgresLibrary, near: PostgresLibrary, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("companion.store.postgres.database.SECONDS_OF_A_STATEMENT", 0)
    monkeypatch.setattr(news, "SECONDS_OF_A_STATEMENT", 1)
    game = begun(far)
    wire.halt()
    begin = time.monotonic()
    with pytest.raises(Unreachable) as caught:
        game.append({"id": MARKER})
    assert caught.value.unknown
    assert time.monotonic() - begin < connecting.SECONDS_OF_A_STATEMENT
    until(lambda: not far.reachable)
    wire.flow()
    until(lambda: far.reachable)
    _given_again(game)
    assert [each.get("id") for each in near.read(game.id).rows] == [None, MARKER]


def test_a_statement_that_takes_too_long_is_given_up_and_nothing_of_it_is_stored(
    address: str, postgres: Postgres, near: PostgresLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "SECONDS_OF_A_STATEMENT", 1)
    import psycopg

    with PostgresLibrary(address) as library, psycopg.connect(address) as holder:
        game = begun(library)
        holder.execute("SELECT 1 FROM petri_games WHERE id = %s FOR UPDATE", [game.id])
        with pytest.raises(Unreachable) as caught:
            game.append({"id": MARKER})
        assert (caught.value.code, caught.value.unknown) == ("store-database-slow", False)
        holder.rollback()
        assert library.reachable
        assert game.catch_up() == ()
        assert game.append(row(1)) == 2
        assert game.rows == near.read(game.id).rows
