"""The end of a game: line by line, the story, charts, statistics, the sample game."""

from types import SimpleNamespace
from typing import cast

from companion.rules.kernel import Command, Rejection
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import Card
from companion.rules.soup.game import SOUP
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.turns import EndGame, EndPhase
from companion.ui.core.style import Style
from companion.ui.game.here import Here
from companion.ui.game_summary import listed_game
from companion.ui.shared.exports import play_of
from companion.ui.soup.context import GameContext
from companion.ui.soup.ozone_figures import owed_now
from companion.ui.soup.sample import SAMPLE
from companion.ui.soup.table.end import climbed, ending
from companion.words import Words
from tests.loops import asynchronous
from tests.seeds import give
from tests.ui.harness import DESKTOP
from tests.ui.services import at, opened
from tests.ui.soup.ponds import MAGDA, OLA, TOMEK, called, given, now, pond

THICK, THIN = TurnCard(card=Card("stay", 14)), TurnCard(card=Card("west", 6))


def to_scoring() -> tuple[Command, ...]:
    """Return the commands from movement until the markers have moved; nobody owes anything."""
    return (
        EndPhase(),
        THICK,
        EndPhase(),
        EndPhase(),
        EndPhase(),
        EndPhase(),
        Score(),
    )


@asynchronous
async def test_the_score_is_told_line_by_line_and_its_lines_are_the_place() -> None:
    home, game = pond(
        *given(TOMEK, "speed", "armor", "ray-protection"),
        Correct(seat=TOMEK, number="amoebas", delta=3),
    )
    give(game, *to_scoring(), Correct(seat=TOMEK, number="place", delta=2), EndGame())
    state = now(game)
    events = [event for entry in game.table.entries for event in entry.events]
    for player in state.players:
        assert sum(climbed(player, events)) == player.place
    tomek = climbed(state.players[TOMEK], events)
    assert (tomek.amoebas, tomek.cards, tomek.leapt, tomek.other) == (4, 1, 2, 2 + 2)
    async with at(home, game) as app:
        assert app.sees("Tomek wins by 7")
        assert app.sees("amoebas 4, genes 1, leaps 2, start and corrections 4")


def test_the_finale_and_the_list_of_games_have_the_colours_of_the_box() -> None:
    home, game = pond(*to_scoring(), EndGame())
    colours = [player.colour for player in game.game.seats(game.table.state)]
    context = cast("GameContext", SimpleNamespace(state=now(game), open_game=game))
    here = Here(Style(Words("en").of("soup")), context, now(game))
    shown = {each.seat: each.colour for each in ending(here).standings}
    assert [shown[seat] for seat in range(len(colours))] == colours
    assert [player.colour for player in listed_game(home.library.games()[0]).players] == colours
    assert {5, 6} < set(colours)  # yellow and red, which the other games do not have


@asynchronous
async def test_the_charts_follow_places_and_debts() -> None:
    home, game = pond(*given(OLA, "longevity", "parasitism", points=20), EndPhase(), THIN)
    give(game, Settle(seat=OLA))
    async with opened(home, f"/game/{game.id}/charts") as app:
        for title in (
            "Places on the ladder by round",
            "Biological points by round",
            "Amoebas by round",
            "Gene cards by round",
            "Debts to the ozone by round",
        ):
            assert app.sees(title)


@asynchronous
async def test_statistics_tell_what_ended_the_games_and_what_winners_had() -> None:
    home, game = pond()
    give(game, Correct(seat=OLA, number="amoebas", delta=4), EndGame())
    async with opened(home, "/games", size=DESKTOP) as app:
        for said in ("How the games ended", "by agreement, 1", "Amoebas of the winners"):
            assert app.sees(said), said
        assert called(app, "6 amoebas, 1")


def test_the_sample_is_a_game_by_the_rules_with_a_debt_and_a_winner() -> None:
    state, owed = SOUP.empty, 0
    for command in SAMPLE:
        answer = SOUP.decide(state, command)
        assert not isinstance(answer, Rejection), (command, answer)
        state = SOUP.fold(answer, state)
        owed = max(owed, sum(state.debts))
    assert owed > 0
    assert len(state.winners) == 1


def test_nobody_would_owe_anything_once_the_game_is_over() -> None:
    _, game = pond(*given(OLA, "longevity", "parasitism", "frugality"))
    assert owed_now(now(game), now(game).players[OLA]) == (5, False)
    give(game, EndGame())
    assert owed_now(now(game), now(game).players[OLA]) == (0, False)


def test_the_start_player_of_an_export_is_the_first_of_phase_1_where_all_act_at_once() -> None:
    _, game = pond(EndPhase(), THICK, EndGame(), pace="brisk")
    first = next(each.active for each in game.table.states if each.active is not None)
    assert first == OLA, "who is first on the ladder buys first"
    context = cast("GameContext", SimpleNamespace(open_game=game, words=Words("en")))
    assert play_of(context).starter == MAGDA
