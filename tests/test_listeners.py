"""Callbacks after a change: every listener is called, even if another one raises."""

import logging
from collections.abc import Callable

import pytest

from companion.device.game_service import GameService
from companion.listeners import Listeners
from tests.host.party_game import begun, party_of, service

log = logging.getLogger("companion.test")

Listen = Callable[[Callable[..., None]], Callable[[], None]]


def of_a_table(home: GameService, game: str) -> tuple[Listen, Callable[[], None]]:
    table = home.open(game).table
    return table.listen, table.tell


def of_a_game(home: GameService, game: str) -> tuple[Listen, Callable[[], None]]:
    def closed() -> None:
        home.delete(game)
        home.restore(game)

    return lambda listener: home.listen(game, listener), closed


def of_a_party(home: GameService, game: str) -> tuple[Listen, Callable[[], None]]:
    party = party_of(home)
    return lambda listener: party.listen(game, listener), lambda: party.tell(game)


@pytest.mark.parametrize(("made", "changes"), [(of_a_table, 1), (of_a_game, 2), (of_a_party, 1)])
def test_who_stops_listening_twice_stops_nobody_else(
    made: Callable[[GameService, str], tuple[Listen, Callable[[], None]]], changes: int
) -> None:
    home = service()
    listen, change = made(home, begun(home).id)
    told: list[object] = []

    def listener(*_: object) -> None:
        told.append(None)

    stop, _ = listen(listener), listen(listener)
    stop()
    stop()
    change()
    assert len(told) == changes


def test_a_listener_that_fails_keeps_it_from_no_other(caplog: pytest.LogCaptureFixture) -> None:
    listeners, told = Listeners[[int]](log, "it could not be told"), list[int]()
    assert not listeners

    def fail(_: int) -> None:
        raise RuntimeError

    stop = listeners.add(fail)
    listeners.add(told.append)
    listeners.tell(7)
    stop()
    listeners.tell(8)
    assert told == [7, 8]
    assert [record.getMessage() for record in caplog.records] == ["it could not be told"]


def test_who_stops_listening_while_others_are_told_is_still_told_once() -> None:
    listeners, told = Listeners[[]](log, "it could not be told"), list[str]()

    def stop_the_other() -> None:
        stop()

    listeners.add(stop_the_other)
    stop = listeners.add(lambda: told.append("once"))
    listeners.tell()
    listeners.tell()
    assert told == ["once"]
