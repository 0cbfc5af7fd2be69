"""A score sheet as lines of text."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

import click

from companion.cli.figures import columns, of_game
from companion.cli.speech import presentable
from companion.rules.tally import KEY
from companion.rules.tally.state import Numbers, State

words = partial(of_game, KEY)

ODDS: Final[Mapping[str, click.Command]] = {}
"""No commands: a sheet has no odds."""


def scored(state: State, seat: int) -> str:
    """Return a player's numbers as a sum."""
    written = [numbers[seat] for numbers in state.counted]
    return " + ".join(_cells(tuple(written)))


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines of text: the game's name, the sheet with its totals, the winners."""
    speak = words()
    names = [presentable(player.name) for player in state.players]
    if state.title:
        yield presentable(state.title)
    yield speak("cli-replay-entries", entries=entries)
    yield speak("label-set-order", **{"fewest-win": "yes" if state.fewest_win else "no"})
    yield ""
    yield from columns(
        ("", *names),
        *((_line_name(state, line), *_cells(numbers)) for line, numbers in enumerate(state.lines)),
        (speak("chart-totals"), *_cells(state.totals)),
    )
    if not state.over:
        return
    yield ""
    if len(state.counted) < len(state.lines):
        yield speak("sheet-left-out", round=len(state.lines))
    winners = [names[seat] for seat in state.leaders]
    yield speak("cli-replay-winners", players=speak.list(winners))


def _line_name(state: State, line: int) -> str:
    return presentable(state.rows[line]) if state.rows else words()("sheet-round", round=line + 1)


def _cells(numbers: Numbers) -> tuple[str, ...]:
    """Format numbers; a dash stands for a number that has not been entered."""
    return tuple("–" if points is None else words().number(points) for points in numbers)
