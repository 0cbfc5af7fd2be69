"""Reminders that a table writes itself: shown at their phase to everybody, kept, offered again, removed."""

from collections.abc import Callable

import pytest

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.turns import EndPhase
from companion.rules.reminders import LONGEST, MOST, Reminder, reminders_in
from companion.store.blob_store import MemoryBlobStore
from tests import carnomorph_seeds, soup_seeds
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.fights import table
from tests.ui.harness import Harness
from tests.ui.services import opened, play, service
from tests.ui.test_guests import seat, shared

MILK = "Tea for everybody"


async def write(app: Harness, text: str, *phase: str) -> None:
    """Open the sheet, type a text, and add it for the current phase or another one; then close the sheet."""
    await app.tap("Table menu")
    await app.tap("Reminders")
    for name in phase:
        await app.tap(name)
    await app.type("Text", text)
    await app.tap("Add reminder")
    await app.tap("Close")


@asynchronous
async def test_a_reminder_takes_two_taps_and_its_text_and_stands_at_its_phase_alone() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}") as app:
        await write(app, MILK, "Radiation phase")
        assert not app.sees(MILK)
        await write(app, "Watch the clock")
        assert app.sees("Watch the clock")
        game.submit(EndPhase())
        await app.settle()
        assert app.sees(MILK)
        assert not app.sees("Watch the clock")


@pytest.mark.parametrize(
    ("seed", "phase"), [(carnomorph_seeds.midway, "Player phase"), (soup_seeds.midway, "Movement and food")]
)
@asynchronous
async def test_other_games_have_the_phases_of_their_rounds(
    seed: Callable[[GameService], OpenGame], phase: str
) -> None:
    home = service()
    game = seed(home)
    async with opened(home, f"/game/{game.id}") as app:
        await write(app, MILK, phase)
        present = game.table.state.phase in ("players", "movement")
        assert app.sees(MILK) == present


@asynchronous
async def test_a_removed_reminder_is_not_shown_but_offered_in_the_next_game_with_one_tap() -> None:
    home, game = table()
    async with opened(home, f"/game/{game.id}") as app:
        await write(app, MILK)
        assert app.sees(MILK)
        await app.tap("Table menu")
        await app.tap("Reminders")
        await app.tap(f"Remove: {MILK}")
        await app.tap("Close")
        assert not app.sees(MILK)
    other = play(home, "Magda", "Tomek")
    async with opened(home, f"/game/{other.id}") as app:
        await app.tap("Table menu")
        await app.tap("Reminders")
        await app.tap(MILK)
        await app.tap("Close")
        assert home.reminders(other.id) == (Reminder("turns", MILK),)


@asynchronous
async def test_guests_see_a_reminder_at_once_and_write_none() -> None:
    party, game = shared()
    browser = seat(party, game.id, 1)
    async with browser.phone(party, f"/game/{game.id}") as guest:
        party.service.set_reminders(game.id, (Reminder("turns", MILK),))
        await guest.settle()
        assert guest.sees(MILK)
        await guest.tap("Table menu")
        assert not guest.sees("Reminders")


@asynchronous
async def test_undo_takes_back_no_reminder_and_a_restart_keeps_it() -> None:
    store = MemoryBlobStore()
    home = service(store)
    game = play(home, "Magda", "Tomek")
    async with opened(home, f"/game/{game.id}") as app:
        await write(app, MILK)
    game.undo()
    home.close()
    again = service(store)
    async with opened(again, f"/game/{game.id}") as app:
        assert app.sees(MILK)


def test_reminders_go_and_come_back_with_their_game() -> None:
    home, game = table()
    home.set_reminders(game.id, (Reminder("turns", MILK),))
    home.delete(game.id)
    assert home.reminders(game.id) == ()
    home.restore(game.id)
    assert home.reminders(game.id) == (Reminder("turns", MILK),)
    assert not any(key.startswith("reminders.") for key in home.library.preferences.keys())  # noqa: SIM118


def test_reminders_travel_with_a_saved_game_and_outlast_a_tap() -> None:
    home, game = table()
    home.set_reminders(game.id, (Reminder("turns", MILK),))
    give(game, SpendFate(seat=0))
    elsewhere = service()
    taken = elsewhere.library.import_text(home.library.export(game.id))
    assert elsewhere.reminders(taken) == (Reminder("turns", MILK),)
    elsewhere.set_reminders(taken, ())
    assert (elsewhere.reminders(taken), home.reminders(game.id)) == ((), (Reminder("turns", MILK),))


def test_reminders_that_an_earlier_version_kept_among_the_preferences_are_shown_until_changed() -> None:
    home, game = table()
    home.library.preferences.set(f"reminders.{game.id}", [["turns", MILK]])
    assert home.reminders(game.id) == (Reminder("turns", MILK),)
    home.set_reminders(game.id, ())
    assert home.reminders(game.id) == ()


def test_a_stored_value_of_another_kind_holds_no_reminders() -> None:
    for stored in (None, 3, "turns", [["turns"]], [[1, "text"]], [["turns", " \u202e "]], {"turns": "text"}):
        assert reminders_in(stored) == ()
    (long,) = reminders_in([["turns", "x" * 500]])
    assert len(long.text) == LONGEST
    assert len(reminders_in([["turns", str(number)] for number in range(99)])) == MOST
