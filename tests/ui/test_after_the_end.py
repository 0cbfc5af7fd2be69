"""After the end: scoring values are corrected on a player's sheet, and the history names the new winner."""

import flet as ft
from flet.controls.base_control import BaseControl

from companion.device.open_game import OpenGame
from tests import carnomorph_seeds, seeds, soup_seeds
from tests.loops import asynchronous
from tests.toy import registered
from tests.toy.petri_lanterns.rules import LANTERNS
from tests.toy.petri_lanterns.ui import LANTERNS_UI
from tests.ui.fights import can_press, dead
from tests.ui.harness import Harness, held_time
from tests.ui.services import at, opened, service


async def open_player(app: Harness, name: str) -> None:
    """Look at the table of a finished game, and open a player's sheet."""
    await app.tap("See the table")
    await app.tap(next(label for label in app.labels() if label.startswith(f"{name}, ")))


@asynchronous
async def test_the_table_of_a_packages_game_leads_back_to_the_result() -> None:
    with registered():
        home = service()
        begin, *others = LANTERNS_UI.sample
        game = home.begin(LANTERNS.key, begin)
        assert isinstance(game, OpenGame)
        seeds.give(game, *others)
        async with at(home, game) as app:
            await app.until(lambda: app.sees("The game is over"))
            await app.tap("See the table")
            await app.tap("Result")
            assert app.sees("The game is over")


@asynchronous
async def test_the_ladder_is_corrected_after_the_end_and_the_history_names_who_wins_now() -> None:
    home = service()
    game = soup_seeds.finished(home)
    state = game.table.state
    winner = state.players[state.winners[0]]
    other = min(state.players, key=lambda player: winner.place - player.place + 99 * (player is winner))
    async with at(home, game) as app:
        await open_player(app, other.name)
        assert f"{other.name}: Biological points, more" not in app.labels()
        for _ in range(winner.place - other.place + 1):
            await app.tap(f"{other.name}: Place on the ladder, more")
    assert game.table.state.winners == (other.seat,)
    async with opened(home, f"/game/{game.id}/journal") as app:
        assert app.sees(f"Scored anew. {other.name} wins.")
    async with at(home, game) as app:
        assert app.sees(f"{other.name} wins by 1")


@asynchronous
async def test_an_answer_and_a_fate_are_corrected_after_the_end_of_the_journey() -> None:
    home = service()
    game = carnomorph_seeds.finished(home)
    async with at(home, game) as app:
        await open_player(app, "Ola")
        await app.tap("Ola: Fulfilled")
        assert game.table.state.winners == (0, 3)
        await app.tap("Ola: Not fulfilled")
        assert game.table.state.winners == (0,)
        assert "Ola: Cards in hand, more" not in app.labels()
        assert can_press(app, "Ola: Mutation markers, more")


def _over(finished: OpenGame) -> tuple[str, int]:
    return finished.table.state.players[0].name, len(finished.table.entries)


@asynchronous
async def test_a_dead_control_says_why_on_a_press_once_for_a_drumming_finger() -> None:
    home = service()
    game = seeds.finished(home)
    name, entries = _over(game)
    async with at(home, game) as app:
        await open_player(app, name)
        passed: BaseControl = dead(app, "Passed")
        with held_time():
            await app.send(passed, "tap")
            await app.send(passed, "tap")
        await app.settle()
        assert len(app.controls(ft.SnackBar)) == 1
        assert len(game.table.entries) == entries
