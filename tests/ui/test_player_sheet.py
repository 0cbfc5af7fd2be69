"""A player's numbers on the screen: two taps from the table to any of them."""

import asyncio
from collections.abc import Callable

import flet as ft
import pytest

from companion.device.open_game import OpenGame
from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.scoring import EndGame
from companion.rules.chromosome.state import Player
from companion.rules.chromosome.turns import Pass
from companion.ui.core.component import FRAME, SERIES
from tests.loops import asynchronous
from tests.ui.fights import can_press, table
from tests.ui.harness import Harness, held_time
from tests.ui.services import at


async def open_player(app: Harness, name: str) -> None:
    """Tap the row of a player."""
    player_row = next(label for label in app.labels() if label.startswith(f"{name}, "))
    await app.tap(player_row)


def player(game: OpenGame, seat: int = 0) -> Player:
    """A player in the current state of the table."""
    return game.table.state.players[seat]


@asynchronous
async def test_a_fate_point_is_spent_in_two_taps() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_player(app, "Magda")
        await app.tap("Magda: spend a fate point")
        assert player(game).fate == 3
        assert game.table.entries[-1].label.key == "label-spend-fate"
        assert "Fate: 3" in app.labels()


Read = Callable[[Player], int]

STEPS: list[tuple[str, Read, int]] = [
    ("Magda: Irradiation, more", lambda p: p.irradiation, 1),
    ("Magda: Tokens on board, more", lambda p: p.on_board, 1),
    ("Magda: Tokens on board, less", lambda p: p.on_board, -1),
    ("Magda: Charged, more", lambda p: p.charged, 1),
    ("Magda: Charged, less", lambda p: p.charged, -1),
    ("Magda: Trophies: Tomek, more", lambda p: p.trophies[1], 1),
    ("Magda: action gene, active, less", lambda p: p.active.action, -1),
    ("Magda: combat gene, active, more", lambda p: p.active.combat, 1),
    ("Magda: building gene, passive, more", lambda p: p.passive.building, 1),
]


@pytest.mark.parametrize(("name", "read", "change"), STEPS, ids=[step[0] for step in STEPS])
@asynchronous
async def test_any_number_is_corrected_in_two_taps(name: str, read: Read, change: int) -> None:
    home, game = table(detail="full")
    before = read(player(game))
    async with at(home, game) as app:
        await open_player(app, "Magda")
        await app.tap(name)
    assert read(player(game)) == before + change


@asynchronous
async def test_steppers_end_where_the_components_end() -> None:
    home, game = table(Correct(seat=0, what="tokens", delta=6), detail="full")
    async with at(home, game) as app:
        await open_player(app, "Magda")
        assert not can_press(app, "Magda: Irradiation, less")
        assert not can_press(app, "Magda: add a fate point")
        assert not can_press(app, "Magda: Tokens on board, more")
        assert not can_press(app, "Magda: Trophies: Tomek, less")
        assert not can_press(app, "Magda: action gene, passive, less")
        assert can_press(app, "Magda: Tokens on board, less")


@asynchronous
async def test_no_trophy_is_taken_from_an_empty_supply() -> None:
    home, game = table(Correct(seat=1, what="tokens", delta=6))
    async with at(home, game) as app:
        await open_player(app, "Magda")
        assert not can_press(app, "Magda: Trophies: Tomek, more")
        assert can_press(app, "Magda: Trophies: Ola, more")


@asynchronous
async def test_the_twelve_tokens_are_accounted_for() -> None:
    home, game = table(Correct(seat=1, what="trophies", owner=0, delta=2))
    async with at(home, game) as app:
        await open_player(app, "Magda")
        assert app.sees("12 = board 6 + supply 4 + with others 2")
        await app.tap("Magda: Tokens on board, less")
        assert app.sees("12 = board 5 + supply 5 + with others 2")


@asynchronous
async def test_eight_genes_are_the_most() -> None:
    more = [Correct(seat=0, what="active", gene="combat", delta=5)]
    home, game = table(*more, detail="full")
    async with at(home, game) as app:
        await open_player(app, "Magda")
        assert app.sees("Genes: 8, at most 8")
        assert not can_press(app, "Magda: building gene, active, more")


@asynchronous
async def test_with_the_quick_level_of_detail_genes_are_counted_but_not_told_apart_and_no_charges() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_player(app, "Magda")
        assert app.sees("Genes: 3, at most 8")
        assert not app.sees("passive")
        assert not app.sees("Charged")
        await app.tap("Magda: Building gene, more")
        assert app.sees("Genes: 4, at most 8")
    assert player(game).active.building == 1


@asynchronous
async def test_who_has_just_passed_still_moves_until_the_next_one_has_acted() -> None:
    home, game = table(Pass(seat=0))
    async with at(home, game) as app:
        await open_player(app, "Tomek")
        assert not app.sees("Move after passing")
        await app.tap("Close")
        await open_player(app, "Magda")
        await app.tap("Move after passing")
        label = game.table.entries[-1].label
        assert (label.key, label.params) == ("label-move", {"player": "Magda"})
        await open_player(app, "Magda")
        assert not app.sees("Move after passing")
    assert not game.table.state.turn.moved


@asynchronous
async def test_the_move_after_passing_asks_what_it_discharged_where_that_is_followed() -> None:
    home, game = table(Pass(seat=0), detail="full")
    charged = player(game).charged
    async with at(home, game) as app:
        await open_player(app, "Magda")
        await app.tap("Move after passing")
        rows = app.controls(
            ft.TextButton, where=lambda row: "2\u00a0tokens were discharged" in app.texts(row)
        )
        await app.tap(rows[-1])
        assert app.sees("Genes: 3, at most 8")
    assert (player(game).charged, game.table.state.late_mover) == (charged - 2, None)


@asynchronous
async def test_after_the_game_who_was_eliminated_is_corrected_and_nothing_else_that_is_marked() -> None:
    out = Correct(seat=0, what="irradiation", delta=8)
    home, game = table(Correct(seat=0, what="tokens", delta=3), out, EndGame())
    async with at(home, game) as app:
        await app.tap("See the table")
        await open_player(app, "Magda")
        assert not can_press(app, "Passed")
        for _ in range(3):
            await app.tap("Magda: Irradiation, less")
        assert player(game).eliminated
        await app.tap("Out")
    outcome = game.table.state.outcome
    assert outcome is not None
    assert (player(game).eliminated, outcome.lines[0].eliminated) == (False, False)


@asynchronous
async def test_marks_are_set_and_taken_back_by_hand() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_player(app, "Magda")
        await app.tap("Passed")
        await app.tap("Fate as a gene used")
        assert player(game).passed
        assert not player(game).fate_token
        await app.tap("Fate as a gene used")
        assert player(game).fate_token


@asynchronous
async def test_the_turn_is_given_to_somebody_else() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_player(app, "Ola")
        await app.tap("Make active")
        assert game.table.state.active == 3
        await open_player(app, "Ola")
        assert not app.sees("Make active")


@asynchronous
async def test_what_belongs_to_a_turn_is_offered_in_ones_own_only() -> None:
    spent = [SpendFate(seat=seat) for seat in (0, 1)]
    home, game = table(*spent)
    async with at(home, game) as app:
        await open_player(app, "Tomek")
        assert not app.sees("Recover fate")
        await app.tap("Close")
        await open_player(app, "Magda")
        await app.tap("Recover fate")
        await app.tap("Recover a fate point")
        assert player(game).fate == 4


@asynchronous
async def test_after_the_game_fate_is_corrected_and_not_spent() -> None:
    home, game = table(EndGame())
    async with at(home, game) as app:
        await app.tap("See the table")
        await open_player(app, "Magda")
        await app.tap("Magda: Fate, less")
        assert player(game).fate == 3
        assert game.table.entries[-1].label.key == "label-correct-fate"


@asynchronous
async def test_the_number_under_the_thumb_is_drawn_a_frame_before_the_rest() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_player(app, "Magda")
        before = len(app.sent)
        with held_time():
            await app.tap("Magda: spend a fate point")
            assert "3" in app.texts()
            assert [sent.size < 100 for sent in app.sent[before:]] == [True]
            await asyncio.sleep(FRAME)
            await app.settle()
        assert len(app.sent) > before + 1


@asynchronous
async def test_one_step_sends_a_small_patch() -> None:
    home, game = table(detail="full")
    async with at(home, game) as app:
        await open_player(app, "Magda")
        before = len(app.sent)
        await app.tap("Magda: Irradiation, more")
        assert sum(sent.size for sent in app.sent[before:]) < 4000


def moves(app: Harness) -> list[bool]:
    """Return whether each fate cell on the screen is animated."""
    motions = [box.animate_scale for box in app.controls(ft.Container)]
    return [motion.duration != 0 for motion in motions if isinstance(motion, ft.Animation)]


@asynchronous
async def test_cells_move_at_a_single_tap_and_follow_a_series_at_once() -> None:
    home, game = table()
    async with at(home, game) as app:
        await open_player(app, "Magda")
        for seconds, moving in ((0, True), (SERIES - 0.1, False), (SERIES + 0.1, True)):
            with held_time():
                await asyncio.sleep(seconds)
                await app.tap("Magda: spend a fate point")
                await asyncio.sleep(FRAME)
                await app.settle()
            assert all(moves(app)) == moving
        assert player(game).fate == 1
