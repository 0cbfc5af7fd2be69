"""Objectives of the solo and the co-operative mode on the screen: laid open, answered together."""

import pytest

from companion.rules.carnomorphs.bag import DrawToken
from companion.rules.carnomorphs.characters import Mark, SetFate
from companion.rules.carnomorphs.event_phase import BurnRooms, EndFeeding, NoteEvent
from companion.rules.carnomorphs.last_check import AnswerTogether, BeginCheck, DrawFour, EndGame, ScanDeck
from companion.rules.carnomorphs.objectives import NoteEncounter
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.shared_objectives import LayObjective
from companion.rules.carnomorphs.tokens import ResolveToken
from companion.rules.carnomorphs.turns import EndPlayerPhase
from companion.rules.kernel import Command
from tests.loops import asynchronous
from tests.ui.carnomorphs.crews import MAGDA, TOMEK, crew, now, sees_plainly
from tests.ui.fights import can_press
from tests.ui.services import at

SHARED = Options(objectives="shared")
QUIET_ROUND = (
    EndPlayerPhase(),
    EndFeeding(),
    BurnRooms(),
    NoteEvent(text=""),
    DrawToken(token="blue"),
    ResolveToken(),
)
EARTH, NEST = LayObjective(objective="earth"), LayObjective(objective="nest")


@asynchronous
async def test_the_set_up_of_a_crew_that_plays_together_asks_which_objectives_lie_open() -> None:
    home, game = crew(options=SHARED, begun=False)
    async with at(home, game) as app:
        await app.tap("Objectives: what to do")
        assert sees_plainly(app, "draw one for each player, 3 in all")
        await app.tap("Which lie open?")
        await app.tap("Two Adaptations discarded")
        await app.tap("The ship reaches Earth")
        await app.tap("The ship reaches Earth")
        assert sees_plainly(app, "By what is noted here: not fulfilled.")
    assert now(game).shared == ("adaptations",)


@asynchronous
async def test_the_app_draws_the_objectives_that_are_still_missing() -> None:
    home, game = crew(EARTH, options=SHARED, begun=False)
    async with at(home, game) as app:
        await app.tap("Objectives: what to do")
        await app.tap("Which lie open?")
        before = game.table.count
        await app.tap("Draw for us")
        assert game.table.count == before + 1, "one tap is one entry"
        assert not app.sees("Draw for us")
    assert len({*now(game).shared}) == 3


@asynchronous
async def test_a_single_player_keeps_one_of_two_objectives_after_the_first_encounter() -> None:
    home, game = crew(EARTH, NEST, NoteEncounter(), players=1, options=SHARED, detail="full")
    async with at(home, game) as app:
        assert app.sees("First Encounter: one of the two Objectives stays, the other leaves the game.")
        await app.tap("Table menu")
        await app.tap("Objectives of the crew")
        assert not can_press(app, "An egg in a Pod or in hibernation")
        await app.tap("The ship reaches Earth")
    assert now(game).shared == ("nest",)


@asynchronous
async def test_a_crew_that_plays_together_answers_once_and_wins_as_a_whole() -> None:
    home, game = crew(
        EARTH,
        NEST,
        Mark(seat=TOMEK, flag="signal", value=True),
        SetFate(seat=MAGDA, fate="hibernated"),
        BeginCheck(ending="time"),
        ScanDeck(seat=MAGDA, infected=False),
        DrawFour(seat=MAGDA, contaminated=0),
        options=SHARED,
    )
    async with at(home, game) as app:
        assert app.sees("Are all Objectives fulfilled?")
        assert app.sees("The app does not keep this.")
        assert not can_press(app, "End the game")
        await app.tap("All of them")
        assert app.sees("the whole crew wins")
        await app.tap("End the game")
    assert (now(game).phase, now(game).winners) == ("over", (0, 1, 2))


def checked(fulfilled: bool) -> tuple[Command, ...]:
    """Magda survives the last check, and the crew answers about its objectives."""
    return (
        SetFate(seat=MAGDA, fate="hibernated"),
        BeginCheck(ending="time"),
        ScanDeck(seat=MAGDA, infected=False),
        DrawFour(seat=MAGDA, contaminated=0),
        AnswerTogether(fulfilled=fulfilled),
        EndGame(),
    )


@asynchronous
async def test_of_a_crew_that_wins_nobody_is_out_and_the_dead_share_the_victory() -> None:
    home, game = crew(SetFate(seat=TOMEK, fate="dead"), EARTH, *checked(True), options=SHARED)
    async with at(home, game) as app:
        assert "Everybody wins" in app.texts()
        assert [app.texts().count(word) for word in ("wins", "out")] == [3, 0]
        assert app.sees("Round 1: Tomek dies.")
        assert app.sees("Przemo dies at the end of the journey."), "which is no round's"
        assert sees_plainly(app, "The Objective was fulfilled.")
        told = app.texts()
        assert told.index("The Objective was fulfilled.") < told.index("Round 1: Tomek dies.")


@pytest.mark.parametrize("fulfilled", [True, False])
@asynchronous
async def test_the_end_of_a_game_alone_tells_its_turn_and_draws_no_empty_chart(fulfilled: bool) -> None:
    home, game = crew(EARTH, *QUIET_ROUND, *checked(fulfilled), players=1, options=SHARED)
    said = {True: "The Objective was fulfilled.", False: "The Objective was not fulfilled."}
    async with at(home, game) as app:
        assert now(game).round == 2
        assert ("Magda wins" if fulfilled else "Nobody wins") in app.texts()
        assert app.texts().count(said[fulfilled]) == 1
        assert not app.sees("by round")
