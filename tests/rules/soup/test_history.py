"""The course of a game, round by round: points, places, amoebas, genes, mutation points, debts."""

from companion.rules.kernel import Command, Event
from companion.rules.soup.data import Card
from companion.rules.soup.history import by_round
from companion.rules.soup.ozone import Settle, TurnCard
from companion.rules.soup.scoring import Score
from companion.rules.soup.state import EMPTY, State
from companion.rules.soup.turns import EndPhase
from tests.rules.soup.tables import OLA, OPENING, Play, sitting, table


def recorded(play: Play, *commands: Command) -> tuple[list[State], list[tuple[Event, ...]]]:
    """Return the states of a game, the empty one first, and the events between them."""
    states, happened = [EMPTY, play.state], [play.last]
    for command in commands:
        play.do(command)
        states.append(play.state)
        happened.append(play.last)
    return states, happened


def test_before_play_no_round_was_played() -> None:
    assert by_round([EMPTY, sitting().state]) == ()


def test_a_round_ends_with_its_scoring_and_tells_what_was_owed_in_it() -> None:
    """Ola has 11 mutation points under an ozone layer of 9 and pays the 2 owed; everybody gets 10 points.

    Her two gene cards, one of which counts twice, are worth one step, which leaps over three markers.
    """
    card = Card("west", 9)
    states, happened = recorded(
        table().genes(OLA, "armor", "longevity"),
        EndPhase(),
        TurnCard(card=card),
        Settle(seat=OLA),
        EndPhase(),
        EndPhase(),
        EndPhase(),
        EndPhase(),
        Score(),
        EndPhase(),
    )
    first, second = by_round(states, happened)
    assert (first.round, first.card, second.round, second.card) == (1, card, 2, card)
    ola = first.players[OLA]
    assert (ola.points, ola.place, len(ola.amoebas), len(ola.genes), ola.mutation_points) == (12, 5, 2, 2, 11)
    assert first.debts[OLA] == 2
    assert second.debts == (0, 0, 0, 0)
    assert [player.place for player in first.players] == [5, 2, 3, 4]


def test_without_what_happened_nobody_is_said_to_have_owed() -> None:
    play = table().genes(OLA, "armor", "longevity")
    (only,) = by_round([EMPTY, play.state])
    assert only.card == OPENING
    assert only.debts == (0, 0, 0, 0)
