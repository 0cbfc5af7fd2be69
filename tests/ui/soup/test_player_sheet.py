"""A player's sheet: every number in two taps, amoebas and cards given and taken back."""

import flet as ft
import pytest

from companion.rules.soup.corrections import Correct, CorrectWounds
from companion.rules.soup.data import Card
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.scoring import Score, score_steps
from companion.rules.soup.turns import EndGame, EndPhase
from companion.ui.soup.corrections import Quantity
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import DESKTOP
from tests.ui.services import at
from tests.ui.soup.ponds import OLA, TOMEK, called, given, now, pond


@asynchronous
async def test_every_number_is_two_taps_from_the_table() -> None:
    home, game = pond()
    async with at(home, game, size=(320.0, 568.0)) as app:
        await app.tap("See the table")
        await app.tap(called(app, "Tomek, "))
        await app.tap("Tomek: Biological points, more")
        await app.tap("Tomek: Place on the ladder, more")
        await app.tap("Tomek: Amoebas, more")
    tomek = now(game).players[TOMEK]
    assert (tomek.points, tomek.place, len(tomek.amoebas)) == (5, 3, 3)


@asynchronous
async def test_a_gene_is_given_and_taken_back_for_nothing() -> None:
    home, game = pond(*given(OLA, "holding"))
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "Ola, "))
        assert app.sees("Stay where you are, or follow an amoeba that leaves your space; say so before")
        await app.tap("Correct the cards")
        await app.tap("Holding")
        assert now(game).players[OLA].gene_names == ()
        await app.tap("Armor")
        assert now(game).players[OLA].gene_names == ("armor",)
        assert app.sees("Armor · advanced")
    assert now(game).players[OLA].points == 4


@asynchronous
async def test_in_full_detail_each_amoeba_has_its_damage_and_can_leave_and_come_back() -> None:
    home, game = pond(detail="full")
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "Tomek, "))
        await app.tap("Amoeba 2: damage points, more")
        await app.tap("Amoeba 1: off the board")
        await app.tap("Amoeba 7: onto the board")
    amoebas = now(game).players[TOMEK].amoebas
    assert [(each.number, each.wounds) for each in amoebas] == [(2, 1), (7, 0)]


@asynchronous
async def test_the_sheet_gives_the_turn() -> None:
    home, game = pond()
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "Ola, "))
        await app.tap("Give the turn")
        assert now(game).active == OLA


def test_the_forecast_counts_steps_without_leaps() -> None:
    _, game = pond(*given(TOMEK, "speed", "armor", "ray-protection"))
    give(game, Correct(seat=TOMEK, number="amoebas", delta=2))
    state = now(game)
    assert score_steps(state, state.players[TOMEK]) == 2 + 1
    assert score_steps(state, state.players[OLA]) == 0


@asynchronous
async def test_no_scoring_is_told_where_none_is_to_come() -> None:
    home, game = pond()
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "Ola, "))
        assert app.sees("The scoring would bring")
        give(game, EndGame())
        await app.settle()
        assert not app.sees("The scoring would bring")


@pytest.mark.parametrize(
    ("number", "delta", "button", "bound"),
    [
        ("place", 0, "Tomek: Place on the ladder, less", 1),
        ("amoebas", 4, "Tomek: Amoebas, more", 7),
    ],
)
@asynchronous
async def test_the_tap_past_a_bound_of_a_number_does_nothing_and_says_nothing(
    number: Quantity, delta: int, button: str, bound: int
) -> None:
    home, game = pond(*([Correct(seat=TOMEK, number=number, delta=delta)] if delta else []))
    async with at(home, game, size=(320.0, 568.0)) as app:
        await app.tap("See the table")
        await app.tap(called(app, "Tomek, "))
        await app.tap_twice(button)
        assert not app.controls(ft.SnackBar)
    tomek = now(game).players[TOMEK]
    assert {"points": tomek.points, "place": tomek.place, "amoebas": len(tomek.amoebas)}[number] == bound


@asynchronous
async def test_the_damage_past_none_is_neither_taken_away_nor_told_of() -> None:
    home, game = pond(CorrectWounds(seat=TOMEK, number=1, delta=1), detail="full")
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "Tomek, "))
        await app.tap_twice("Amoeba 1: damage points, fewer")
        assert not app.controls(ft.SnackBar)
    assert now(game).players[TOMEK].amoebas[0].wounds == 0


@asynchronous
async def test_a_card_that_is_entered_late_can_be_said_to_be_from_an_earlier_round() -> None:
    home, game = pond()
    give(game, EndPhase(), TurnCard(card=Card("stay", 14)), *[EndPhase()] * 4)
    give(game, Score(), EndPhase())
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "Ola, "))
        await app.tap("Correct the cards")
        assert not app.sees("in an earlier round"), "before phase 3 it cannot be from this one"
    give(game, EndPhase(), TurnCard(card=Card("south", 13)), EndPhase(), EndPhase())
    async with at(home, game, size=DESKTOP) as app:
        await app.tap(called(app, "Ola, "))
        await app.tap("Correct the cards")
        await app.tap("Speed")
        await app.tap("in an earlier round")
        await app.tap("Struggle for Survival")
    held = {each.gene: each.round for each in now(game).players[OLA].genes}
    assert held == {"speed": 2, "struggle": 1}
