"""Phase 5 on the screen: natural deaths, Aggression."""

from companion.rules.soup.corrections import CorrectWounds
from companion.rules.soup.data import Card
from companion.rules.soup.deaths import Bury
from companion.rules.soup.meals import FeedRest
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.turns import EndPhase, EndTurn
from tests.loops import asynchronous
from tests.ui.services import at, taps
from tests.ui.soup.ponds import MAGDA, OLA, TOMEK, given, now, pond

AFTER = (TurnCard(card=Card("stay", 14)), *(EndPhase() for _ in range(3)))
QUICK = (EndPhase(), *AFTER)
FED = tuple(command for seat in range(4) for command in (FeedRest(seat=seat), EndTurn(seat=seat)))
"""With four players everybody's first amoeba begins with a damage point."""
HURT = (CorrectWounds(seat=MAGDA, number=1, delta=1), CorrectWounds(seat=OLA, number=2, delta=2))


@asynchronous
async def test_who_dies_and_what_takes_the_place_is_told_before_it_is_done() -> None:
    home, game = pond(*FED, *AFTER, *HURT, detail="full")
    async with at(home, game) as app:
        assert app.sees("Magda: amoeba 1")
        assert app.sees("Ola: amoeba 2")
        assert app.sees("2 cubes of each colour for each of them")
        await app.tap("2 amoebas die")
        assert app.sees("The dead are off the board")
        await app.tap("Scoring")
    assert [each.number for each in now(game).players[MAGDA].amoebas] == [2]
    assert now(game).phase == "scoring"


@asynchronous
async def test_nobody_dies() -> None:
    home, game = pond(*FED, *AFTER, detail="full")
    async with at(home, game) as app:
        assert app.sees("Nobody dies in this round")
        await app.tap("Nobody dies")
    assert now(game).buried


@asynchronous
async def test_aggression_kills_a_foreign_amoeba_once() -> None:
    home, game = pond(*FED, *given(MAGDA, "aggression"), *AFTER, Bury(), detail="full")
    points = now(game).players[MAGDA].points
    async with at(home, game) as app:
        await taps(app, "Magda, amoeba 2", "Tomek, amoeba 1", "Attack Tomek, amoeba 1: 1 point")
        assert app.sees("The dead are off the board")
        await app.tap("Scoring")
    assert [each.number for each in now(game).players[TOMEK].amoebas] == [2]
    assert now(game).players[MAGDA].points == points - 1


@asynchronous
async def test_a_chosen_attack_can_be_called_off() -> None:
    home, game = pond(*FED, *given(MAGDA, "aggression"), *AFTER, Bury(), detail="full")
    async with at(home, game) as app:
        await taps(app, "Magda, amoeba 2", "No attack", "Scoring")
    assert now(game).phase == "scoring"


@asynchronous
async def test_in_quick_detail_each_player_has_a_stepper_of_amoebas_on_the_board() -> None:
    home, game = pond(*QUICK)
    async with at(home, game) as app:
        assert app.sees("Amoebas on the board")
        await taps(
            app, "Tomek: one amoeba fewer", "Tomek: one amoeba fewer", "Tomek: one amoeba more", "Scoring"
        )
    assert len(now(game).players[TOMEK].amoebas) == 1


@asynchronous
async def test_in_quick_detail_aggression_and_its_answers_are_paid_at_one_tap_each() -> None:
    home, game = pond(*QUICK, *given(MAGDA, "aggression"), *given(TOMEK, "defense"))
    async with at(home, game) as app:
        points = [each.points for each in now(game).players]
        await taps(app, "Magda attacks: 1 point", "Tomek defends: 1 point")
    assert [now(game).players[seat].points for seat in (MAGDA, TOMEK)] == [points[0] - 1, points[1] - 1]
