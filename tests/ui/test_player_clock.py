"""A player's clock in the player's row: a tap pauses it, another lets it run, and everybody sees it."""

from datetime import timedelta
from typing import Any

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.party.party import Party
from companion.rules.clocks import PauseClock, SetClocks
from companion.ui.game.context import GameContext
from tests.host.party_game import begun, party_of
from tests.host.party_game import service as four
from tests.loops import asynchronous
from tests.toy import people
from tests.toy.petri_lanterns.rules import LANTERNS, Begin
from tests.ui.fights import can_press, table
from tests.ui.harness import Harness
from tests.ui.services import at, opened, service
from tests.ui.test_guests import seat

MAGDA, TOMEK = 0, 1
TIME = "0\u00a0s"
RUNS, STANDS = f"Magda’s clock: {TIME}", f"Magda’s clock: {TIME}, paused"
ON = SetClocks(running=True)


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Freeze time, so that a clock does not depend on the test's speed."""

    def at_the_beginning(self: GameContext[Any]) -> tuple[timedelta, ...]:
        return (timedelta(),) * len(self.seats)

    monkeypatch.setattr(GameContext, "clock_times", at_the_beginning)


def paused(game: OpenGame) -> tuple[int, ...]:
    """The seats whose clocks are paused."""
    return game.game.paused_clocks(game.table.state)


def clock_of(app: Harness, number: int) -> ft.Semantics:
    """The clock in the row of that seat."""
    (found,) = (each for each in app.controls(ft.Semantics) if each.identifier == f"clock-{number}")
    return found


@asynchronous
async def test_a_tap_pauses_one_clock_and_another_lets_it_run() -> None:
    home, game = table(ON)
    async with at(home, game) as app:
        await app.tap(RUNS)
        assert paused(game) == (MAGDA,)
        assert app.sees(STANDS)
        await app.tap(STANDS)
        assert paused(game) == ()
        assert app.sees(RUNS)


@asynchronous
async def test_a_tap_that_comes_twice_pauses_a_clock_once() -> None:
    home, game = table(ON)
    async with at(home, game) as app:
        count = game.table.count
        await app.tap_twice(RUNS)
        assert (paused(game), game.table.count) == ((MAGDA,), count + 1)


@asynchronous
async def test_a_paused_clock_stands_in_the_journal_once_and_is_taken_back_by_undo() -> None:
    home, game = table(ON)
    async with at(home, game) as app:
        await app.tap(RUNS)
        assert app.sees("Magda: clock paused")
        game.undo()
        await app.settle()
        assert app.sees(RUNS)
        assert not app.sees(STANDS)


@asynchronous
async def test_a_paused_clock_shows_the_sign_of_a_pause_and_is_dimmed() -> None:
    home, game = table(ON, PauseClock(seat=MAGDA, paused=True))
    async with at(home, game) as app:
        stood, other = (clock_of(app, seat) for seat in (MAGDA, TOMEK))
        pictures = [app.one(ft.Image, inside=each).src for each in (stood, other)]
        assert pictures[0] != pictures[1]
        inks = [app.one(ft.Text, inside=each).style for each in (stood, other)]
        assert inks[0] != inks[1]


@asynchronous
async def test_clocks_that_all_stand_are_not_paused_one_by_one() -> None:
    home, game = table(ON, SetClocks(running=False))
    async with at(home, game) as app:
        assert app.sees(STANDS)
        assert not can_press(app, STANDS)


@asynchronous
async def test_without_clocks_no_row_has_one() -> None:
    home, game = table()
    async with at(home, game) as app:
        assert not app.sees("’s clock")


def shared() -> tuple[Party, OpenGame]:
    """A strict table open to phones, its clocks running."""
    party = party_of(four())
    open_game = begun(party.service, ON)
    party.offer(open_game.id)
    party.set_rights(open_game.id, "strict")
    return party, open_game


def name_of(game: OpenGame, number: int) -> str:
    """The spoken name of that seat's clock."""
    return f"{game.seats[number].name}’s clock: {TIME}"


@asynchronous
async def test_at_a_strict_table_a_phone_pauses_its_own_clock_and_every_phone_sees_it() -> None:
    party, game = shared()
    own, other = name_of(game, 0), name_of(game, 1)
    async with (
        seat(party, game.id, 0).phone(party, f"/game/{game.id}") as app,
        seat(party, game.id, 1).phone(party, f"/game/{game.id}") as second,
    ):
        assert can_press(app, own)
        assert not can_press(app, other)
        await app.tap(own)
        await second.settle()
        assert second.sees(f"{own}, paused")
        assert not can_press(second, f"{own}, paused")


@asynchronous
async def test_who_only_looks_on_pauses_no_clock() -> None:
    party, game = shared()
    async with seat(party, game.id, None).phone(party, f"/game/{game.id}") as app:
        assert app.sees(name_of(game, 0))
        assert not any(can_press(app, name_of(game, number)) for number in range(len(game.seats)))


@asynchronous
async def test_the_big_screen_says_that_the_clock_of_whose_turn_it_is_is_paused() -> None:
    home, game = table(ON)
    async with opened(home, f"/game/{game.id}/screen", size=(1920.0, 1080.0)) as app:
        assert not app.sees("paused")
        game.submit(PauseClock(seat=MAGDA, paused=True))
        await app.until(lambda: app.sees(", paused"))


@asynchronous
async def test_another_game_has_the_same_clocks(lanterns: None) -> None:
    home = service()
    game = home.begin(LANTERNS.key, Begin(players=people("Magda", "Tomek"), clocks=True))
    assert isinstance(game, OpenGame)
    async with opened(home, f"/game/{game.id}") as app:
        await app.tap(RUNS)
        assert paused(game) == (MAGDA,)
        assert app.sees("Magda: clock paused")
        game.submit(PauseClock(seat=MAGDA, paused=False))
        await app.settle()
        assert app.sees(RUNS)
