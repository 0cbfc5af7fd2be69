"""Phase 4 on the screen: ten points and new amoebas."""

from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import Card
from companion.rules.soup.meals import FeedRest
from companion.rules.soup.options import Options
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.turns import EndPhase, EndTurn
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.fights import can_press
from tests.ui.harness import held_time
from tests.ui.services import at, fill, taps, written
from tests.ui.soup.ponds import OLA, given, now, pond

DIVISION = (EndPhase(), TurnCard(card=Card("stay", 14)), EndPhase(), EndPhase())
"""Ola's turn, with 4 points and the 10 just received."""
FED = tuple(command for seat in range(4) for command in (FeedRest(seat=seat), EndTurn(seat=seat)))


@asynchronous
async def test_the_points_are_told_and_each_amoeba_costs_what_stands_on_the_button() -> None:
    home, game = pond(*DIVISION)
    async with at(home, game) as app:
        assert app.sees("10 biological points received")
        assert app.sees("2 of 7 amoebas on the board")
        await taps(app, "New amoeba: 6 points", "New amoeba: 6 points")
        assert app.sees("Ola has only 2 biological points; it takes 6.")
        assert not can_press(app, "New amoeba: 6 points")
        await app.tap("Next: Przemo, +10 points")
    assert (len(now(game).players[OLA].amoebas), now(game).players[OLA].points) == (4, 2)


@asynchronous
async def test_a_double_tap_places_one_amoeba() -> None:
    home, game = pond(*DIVISION)
    async with at(home, game) as app:
        with held_time():
            await app.tap_twice("New amoeba: 6 points")
    assert len(now(game).players[OLA].amoebas) == 3


@asynchronous
async def test_a_tap_right_after_an_amoeba_was_placed_is_heard() -> None:
    home, game = pond(*DIVISION)
    async with at(home, game) as app:
        with held_time():
            await taps(app, "New amoeba: 6 points", "Next: Przemo, +10 points")
    assert now(game).active != OLA


@asynchronous
async def test_the_number_is_chosen_in_full_detail() -> None:
    home, game = pond(*FED, *DIVISION[1:], detail="full")
    async with at(home, game) as app:
        await taps(app, "Amoeba 6", "New amoeba 6: 6 points")
    assert [each.number for each in now(game).players[OLA].amoebas] == [1, 2, 6]


@asynchronous
async def test_where_it_may_stand_is_told_by_genes_and_amoebas_on_the_board() -> None:
    home, game = pond(*DIVISION)
    async with at(home, game) as app:
        assert app.sees("Next to one of your amoebas")
    home, game = pond(*given(OLA, "spores"), *DIVISION)
    async with at(home, game) as app:
        assert app.sees("By Spores on any space without one of your colour.")
    home, game = pond(Correct(seat=OLA, number="amoebas", delta=-1), *DIVISION)
    async with at(home, game) as app:
        assert app.sees("only one of yours is on the board")
    home, game = pond(Correct(seat=OLA, number="amoebas", delta=-2), *DIVISION)
    async with at(home, game) as app:
        assert app.sees("On any space: none of your amoebas is on the board.")
        await app.tap("New amoeba, free")
    assert now(game).players[OLA].points == 14


@asynchronous
async def test_division_rate_makes_it_cheaper() -> None:
    home, game = pond(*given(OLA, "division-rate"), *DIVISION)
    async with at(home, game) as app:
        await app.tap("New amoeba: 4 points")
    assert now(game).players[OLA].points == 10


@asynchronous
async def test_the_two_assumptions_of_division_are_options() -> None:
    gone = Correct(seat=OLA, number="amoebas", delta=-2)
    home, game = pond(gone, *DIVISION)
    async with at(home, game) as app:
        assert app.sees("The first one is free.")
        assert app.sees("New amoeba, free")
    strict = Options(first_amoeba_free=False, second_anywhere=False)
    home, game = pond(gone, *DIVISION, options=strict)
    async with at(home, game) as app:
        assert not app.sees("The first one is free.")
        await app.tap("New amoeba: 6 points")
        assert app.sees("Next to one of your amoebas")
        assert not app.sees("only one of yours is on the board")
    assert now(game).players[OLA].points == 8


@asynchronous
async def test_beside_every_stepper_stands_the_price_of_one_more_amoeba() -> None:
    brisk = (EndPhase(), TurnCard(card=Card("stay", 14)), EndPhase())
    home, game = pond(*given(OLA, "division-rate"), *brisk, pace="brisk")
    async with at(home, game) as app:
        assert app.sees("Amoebas divide")
        notes = [text for text in app.texts() if " an amoeba" in text]
        prices = sorted(note.splitlines()[0].split(", ")[1] for note in notes)
        assert prices == ["4 an amoeba", *["6 an amoeba"] * 3]


@asynchronous
async def test_the_button_that_ends_the_turn_is_outlined_until_an_amoeba_is_new() -> None:
    home, game = pond(*DIVISION)
    async with at(home, game) as app:
        outlined, filled = fill(app, "Ola is done"), fill(app, "New amoeba: 6 points")
        assert outlined != filled
        await app.tap("New amoeba: 6 points")
        assert (fill(app, "Ola is done"), fill(app, "New amoeba: 6 points")) == (filled, outlined)


@asynchronous
async def test_everybody_gets_an_amoeba_with_one_tap_that_one_undo_takes_back() -> None:
    home, game = pond(*DIVISION[:3], pace="brisk")
    async with at(home, game) as app:
        before, outlined = now(game), fill(app, "Divisions are done")
        with held_time():
            await app.tap_twice("One amoeba each")
        await app.settle()
        assert [len(each.amoebas) for each in now(game).players] == [3, 3, 3, 3]
        assert fill(app, "Divisions are done") != outlined
        assert any("Tomek: a new amoeba" in said for said in written(app)), "the news tells of all"
        game.undo()
        assert now(game) == before
        for player in now(game).players:
            give(game, Correct(seat=player.seat, number="points", delta=-player.points))
        await app.settle()
        assert not can_press(app, "One amoeba each")
