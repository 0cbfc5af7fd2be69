"""The commands of Lanterns."""

from collections.abc import Iterator, Mapping
from typing import Final

import click

from companion.cli.figures import of_game
from companion.cli.speech import CliCommand, presentable, say

from .rules import LANTERNS, State


@click.command("lanterns", cls=CliCommand, help=of_game(LANTERNS.key)("cli-middle"))
def middle() -> None:
    say(of_game(LANTERNS.key)("calc-best"))


ODDS: Final[Mapping[str, click.Command]] = {"lanterns": middle}
"""The game's commands below `companion odds`."""


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield lines of text that describe the state of a replayed game."""
    speak = of_game(LANTERNS.key)
    yield speak("cli-replay-entries", entries=entries)
    yield speak("round", round=state.round, rounds=state.rounds)
    for seat in range(len(state.players)):
        yield scored(state, seat)


def scored(state: State, seat: int) -> str:
    """Return a line with a player's score."""
    player = state.players[seat]
    return of_game(LANTERNS.key)("score", player=presentable(player.name), score=player.score)
