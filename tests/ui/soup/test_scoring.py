"""Phase 6 on the screen: line by line, the markers, the next round or the end."""

import pytest

from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import Card
from companion.rules.soup.ozone import TurnCard
from companion.rules.soup.turns import EndPhase
from tests.loops import asynchronous
from tests.ui.harness import PHONE, SMALL_PHONE
from tests.ui.services import at, taps
from tests.ui.soup.ponds import MAGDA, OLA, TOMEK, given, now, pond

SCORING = (EndPhase(), TurnCard(card=Card("stay", 14)), *(EndPhase() for _ in range(4)))
"""From the movement of the first round to its scoring; the markers are on 1, 2, 3 and 4."""


@asynchronous
async def test_each_line_says_amoebas_cards_leaps_and_the_new_place_before_and_after() -> None:
    amoebas = Correct(seat=MAGDA, number="amoebas", delta=2)
    home, game = pond(amoebas, *given(MAGDA, "armor", "speed"), *SCORING)
    lines = "Magda. 4 amoebas, +2. 3 gene cards, +1. leaps over 3 occupied spaces. from space 1 to 7"
    async with at(home, game) as app:
        assert lines in app.labels()
        await app.tap("Move the markers")
        assert lines in app.labels()
        assert app.sees("The game goes on: 9 environment cards are left.")
        await app.tap("Round 2")
    assert (now(game).phase, now(game).round) == ("movement", 2)
    assert now(game).players[MAGDA].place == 7


@asynchronous
async def test_the_end_is_announced_with_who_reached_the_finish_zone() -> None:
    home, game = pond(Correct(seat=OLA, number="place", delta=37), *SCORING)
    async with at(home, game) as app:
        await app.tap("Move the markers")
        assert app.sees("Ola has reached the finish zone: the game ends.")
        await app.tap("End the game")
    assert (now(game).phase, now(game).winners) == ("over", (OLA,))


@asynchronous
async def test_ray_protection_is_no_card() -> None:
    home, game = pond(*given(TOMEK, "ray-protection", "speed", "holding"), *SCORING)
    async with at(home, game) as app:
        assert app.sees("Tomek. 2 amoebas, +0. 2 gene cards, +0. from space 2 to 2")
        await taps(app, "Move the markers")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, (844.0, 390.0), (740.0, 360.0)])
@asynchronous
async def test_the_ladder_is_in_sight_with_where_everybody_would_land(size: tuple[float, float]) -> None:
    home, game = pond(*given(MAGDA, "speed", "holding", "defense"), pace="brisk")
    async with at(home, game, size=size) as app:
        assert app.sees("Scoring ladder: Ola 4, if scored now 4, Przemo 3, if scored now 3")
        assert app.sees("Magda 1, if scored now 5")
        await app.tap("See the table")
        assert app.sees("Magda 1, if scored now 5")


@pytest.mark.parametrize("size", [PHONE, (844.0, 390.0)])
@asynchronous
async def test_the_markers_move_in_sight(size: tuple[float, float]) -> None:
    home, game = pond(*given(MAGDA, "speed", "holding", "defense"), *SCORING)
    async with at(home, game, size=size) as app:
        assert app.sees("Magda 1, if scored now 5")
        await app.tap("Move the markers")
        assert app.sees("Scoring ladder: Magda 5, Ola 4, Przemo 3 and Tomek 2")
