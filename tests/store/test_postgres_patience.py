"""A database that is slow to answer: an event loop waits only a moment, and only once."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count
from threading import Event, Thread
from typing import Any, Final, LiteralString

import psycopg
import pytest

from companion.club.service import ClubGame, ClubService
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.fate import SpendFate
from companion.store.errors import Unreachable
from companion.store.patience import SECONDS_IN_A_LOOP, PatientLock
from companion.store.postgres.library import PostgresLibrary
from companion.store.postgres.listed import PostgresList
from companion.store.postgres.locks import HeldLocks
from companion.table.journal import Entry
from tests.host.party_game import begun
from tests.postgres import Postgres
from tests.waiting import until
from tests.wire import Wire

A_MOMENT: Final = 2 * SECONDS_IN_A_LOOP + 0.5
AT_ONCE: Final = 0.3


@pytest.fixture
def home(postgres: Postgres, address: str, wire: Wire) -> Iterator[ClubService]:
    """A service that reaches its games through the test's wire."""
    service = ClubService(PostgresLibrary(postgres.address(address.rpartition("/")[2], port=wire.port)))
    yield service
    wire.flow()
    service.close()


def refused(act: Callable[[], object]) -> tuple[float, Unreachable]:
    """Assert that an act is refused; return the seconds until then, and the error."""
    begin = time.monotonic()
    with pytest.raises(Unreachable) as caught:
        act()
    return time.monotonic() - begin, caught.value


def test_a_halted_database_holds_the_loop_for_a_moment_once_and_then_every_table_is_refused_at_once(
    home: ClubService, wire: Wire
) -> None:
    game, other = begun(home), begun(home)

    async def evening() -> None:
        wire.halt()
        took, error = refused(lambda: game.submit(SpendFate(seat=0), id="tap-1"))
        assert took < A_MOMENT
        assert error.unknown
        for _ in range(8):  # before and after the listener notices
            took, error = refused(lambda: other.submit(SpendFate(seat=1), id="tap-2"))
            assert took < AT_ONCE
            assert (error.code, error.unknown) == ("store-unreachable", False)
            took, _ = refused(lambda: home.remember("people", ["Ola"]))
            assert took < AT_ONCE
            assert home.library.games()
            await asyncio.sleep(0.5)
        assert not home.reachable
        wire.flow()
        while not home.reachable:
            await asyncio.sleep(0.05)
        assert isinstance(other.submit(SpendFate(seat=1), id="tap-2"), Entry)

    asyncio.run(evening())
    until(lambda: game.table.version in (1, 2))


def test_a_table_that_another_thread_looks_at_meanwhile_holds_the_loop_no_longer(
    home: ClubService, wire: Wire
) -> None:
    game = begun(home)
    assert isinstance(game, ClubGame)

    async def evening() -> None:
        wire.halt()
        looking = Thread(target=game.fetch)
        looking.start()
        await asyncio.sleep(0.2)
        took, error = refused(lambda: game.submit(SpendFate(seat=0), id="tap-1"))
        assert took < A_MOMENT
        assert not error.unknown
        wire.flow()
        await asyncio.to_thread(looking.join)

    asyncio.run(evening())


HELD: Final[dict[str, LiteralString]] = {
    "row": "SELECT 1 FROM petri_games WHERE id = %(game)s FOR UPDATE",
    "games": "LOCK TABLE petri_games IN ACCESS EXCLUSIVE MODE",
    "games, but for readers": "LOCK TABLE petri_games IN SHARE MODE",
    "journals": "LOCK TABLE petri_journal IN ACCESS EXCLUSIVE MODE",
    "values": "LOCK TABLE petri_preferences IN SHARE MODE",
    "value": "SELECT 1 FROM petri_preferences WHERE key = 'people' FOR UPDATE",
}
"""Locks that an operator's session may hold while people play."""

STILL: Final[dict[str, frozenset[str]]] = {
    "row": frozenset({"other", "people", "theme"}),
    "games": frozenset({"people", "theme"}),
    "games, but for readers": frozenset({"people", "theme"}),
    "journals": frozenset({"people", "theme"}),
    "values": frozenset({"game", "other"}),
    "value": frozenset({"game", "other", "theme"}),
}
"""The acts that are still possible meanwhile."""


@pytest.mark.parametrize("held", HELD)
def test_what_somebody_holds_keeps_the_loop_waiting_once_and_all_else_goes_on(
    home: ClubService, address: str, held: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The test counts statements that wait for a lock, and acts that are late twice in a row."""
    note, noted = HeldLocks.note, count()

    def counted(*told: Any) -> None:
        next(noted)
        note(*told)

    monkeypatch.setattr(HeldLocks, "note", counted)
    game, other = begun(home), begun(home)
    home.remember("people", ["Ola"])
    numbers = count()
    acts: dict[str, Callable[[], object]] = {
        "game": lambda: game.submit(Correct(seat=0, what="irradiation", delta=(-1) ** next(numbers))),
        "other": lambda: other.submit(Correct(seat=0, what="irradiation", delta=(-1) ** next(numbers))),
        "people": lambda: home.remember("people", [f"Ola {next(numbers)}"]),
        "theme": lambda: home.remember("theme", next(numbers)),
        "list": home.library.games,
    }
    other.submit(Correct(seat=0, what="irradiation", delta=3))
    game.submit(Correct(seat=0, what="irradiation", delta=3))

    def took(act: str) -> tuple[float, str]:
        begin, said = time.monotonic(), ""
        try:
            acts[act]()
        except Unreachable as error:
            said = error.code
        return time.monotonic() - begin, said

    async def evening() -> None:
        with psycopg.connect(address) as holder:
            holder.execute(HELD[held], {"game": game.id})
            waits, late = list[float](), Counter[str]()
            end = time.monotonic() + 5
            while time.monotonic() < end:
                for act in acts:
                    seconds, said = took(act)
                    assert said in ("", "store-database-slow")
                    assert bool(said) != (act in STILL[held] or act == "list")
                    late[act] = late[act] + 1 if seconds > AT_ONCE else 0
                    assert late[act] < 2, "it waits each time"
                    if seconds > AT_ONCE:
                        waits.append(seconds)
                await asyncio.sleep(0.1)
            assert home.reachable
            assert next(noted) == 1
            assert waits[0] < A_MOMENT
            holder.rollback()
        end = time.monotonic() + 3
        while any(took(act)[1] for act in acts):
            assert time.monotonic() < end
            await asyncio.sleep(0.05)

    asyncio.run(evening())


def test_who_runs_no_loop_waits_for_a_lock_as_long_as_it_takes() -> None:
    lock, entered = PatientLock(), Event()

    def wait() -> None:
        with lock:
            entered.set()

    with lock, lock:
        waiting = Thread(target=wait)
        waiting.start()
        time.sleep(SECONDS_IN_A_LOOP + 0.3)
        assert not entered.is_set()
    waiting.join(5)
    assert entered.is_set()


def test_a_game_is_not_shown_as_it_was_while_the_list_is_being_read_anew() -> None:
    asked, answer = Event(), Event()

    class Slow:
        """A database that is slow to answer."""

        def ask(self, *_: object) -> list[tuple[object, ...]]:
            asked.set()
            answer.wait(5)
            return []

    listed = PostgresList(Slow(), lambda _: None)  # type: ignore[arg-type]
    reading = Thread(target=listed.games)
    reading.start()
    asked.wait(5)
    late: list[object] = []
    other = Thread(target=lambda: late.append(listed.listed("20261121-190311-x7")))
    other.start()
    other.join(0.2)
    assert other.is_alive()
    answer.set()
    reading.join()
    other.join()
    assert late == [None]
