"""After the end: only what scores may be corrected, and the game is then scored anew."""

from typing import Any

import pytest

from companion.device.open_game import OpenGame
from companion.rules.carnomorphs import characters, last_check
from companion.rules.chromosome import corrections as chromosome
from companion.rules.chromosome.scoring import outcome, score
from companion.rules.chromosome.state import State as ChromosomeState
from companion.rules.kernel import Command, Rejection
from companion.rules.soup import corrections as soup
from companion.rules.soup.turns import leaders
from companion.table.journal import Entry
from tests import carnomorph_seeds
from tests.games import facts_of
from tests.ui.services import service


def finished(key: str) -> OpenGame:
    game = facts_of(key).finished(service())
    assert game.table.state.phase == "over"
    return game


def accepted(game: OpenGame, *commands: Command) -> Any:
    """The state after these corrections."""
    for command in commands:
        answer = game.submit(command)
        assert isinstance(answer, Entry), (command, answer)
    assert game.game.flaw(game.table.state) is None
    return game.table.state


def refused(game: OpenGame, command: Command) -> str:
    answer = game.submit(command)
    assert isinstance(answer, Rejection), command
    return answer.code


@pytest.mark.parametrize("what", ["fate", "irradiation", "tokens"])
def test_each_number_that_scores_in_chromosome_is_corrected_and_scored_anew(what: Any) -> None:
    game = finished("chromosome")
    before: ChromosomeState = game.table.state
    after: ChromosomeState = accepted(game, chromosome.Correct(seat=0, what=what, delta=1))
    assert before.outcome
    assert after.outcome
    assert after.outcome == outcome(after, before.outcome.termination)
    assert score(after.players[0]).total != score(before.players[0]).total


def test_the_ladder_of_soup_is_corrected_and_names_the_winners_anew() -> None:
    game = finished("soup")
    before = game.table.state
    last = next(player for player in before.players if player.seat not in before.winners)
    first = max(player.place for player in before.players)
    state = accepted(game, soup.Correct(seat=last.seat, number="place", delta=first - last.place + 1))
    assert state.winners == leaders(state) == (last.seat,)
    assert state.ending == before.ending
    state = accepted(game, soup.Correct(seat=last.seat, number="place", delta=-1))
    assert set(state.winners) == {*before.winners, last.seat}


@pytest.mark.parametrize("number", ["points", "amoebas"])
def test_what_scores_nothing_in_soup_stays_as_it_was_at_the_end(number: Any) -> None:
    assert refused(finished("soup"), soup.Correct(seat=0, number=number, delta=1)) == "game-is-over"


def test_an_answer_about_an_objective_is_corrected_after_the_end() -> None:
    game = finished("carnomorphs")
    winner = game.table.state.players[game.table.state.winners[0]]
    state = accepted(game, last_check.AnswerObjective(seat=winner.seat, fulfilled=False))
    assert winner.seat not in state.winners
    assert not state.players[winner.seat].fulfilled
    state = accepted(game, last_check.AnswerObjective(seat=winner.seat, fulfilled=True))
    assert winner.seat in state.winners


def test_who_lives_is_corrected_after_the_end_and_decides_who_wins() -> None:
    game = finished("carnomorphs")
    winner = game.table.state.winners[0]
    fate = game.table.state.players[winner].fate
    state = accepted(game, characters.SetFate(seat=winner, fate="dead"))
    assert winner not in state.winners
    state = accepted(game, characters.SetFate(seat=winner, fate=fate))
    assert winner in state.winners
    assert refused(game, characters.SetFate(seat=winner, fate="aboard")) == "nobody-aboard-now"


def test_markers_are_corrected_after_the_end_for_they_say_who_lives() -> None:
    game = finished("carnomorphs")
    seat = next(player.seat for player in game.table.state.players if not player.living)
    markers = game.table.state.players[seat].markers
    state = accepted(game, characters.Correct(seat=seat, number="markers", delta=1))
    assert state.players[seat].markers == markers + 1


@pytest.mark.parametrize("number", ["hand", "light-wounds", "serious-wounds", "contamination"])
def test_what_scores_nothing_in_carnomorphs_stays_as_it_was_at_the_end(number: Any) -> None:
    assert (
        refused(finished("carnomorphs"), characters.Correct(seat=0, number=number, delta=1)) == "game-is-over"
    )


def test_a_journey_that_ended_by_agreement_came_to_no_check_and_nobody_wins_it() -> None:
    game = carnomorph_seeds.midway(service())
    accepted(game, last_check.EndGame())
    for command in (
        characters.SetFate(seat=0, fate="hibernated"),
        characters.Correct(seat=0, number="markers", delta=-1),
        last_check.AnswerObjective(seat=0, fulfilled=True),
    ):
        assert refused(game, command) == "game-is-over"
