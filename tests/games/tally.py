"""The score pad in the tests that all games share."""

from typing import Any, Final

import tests.rules.tally
from companion.rules.tally.sheet import Begin, EndGame, Write
from companion.rules.tally.state import Player, State
from tests import tally_seeds
from tests.games import Facts, Path


def start(*names: str, detail: Any = "", **more: Any) -> Begin:
    """Return the command that begins a sheet, which has no levels of detail."""
    return Begin(players=tuple(Player(name=name, colour=seat) for seat, name in enumerate(names)), **more)


def next_command(state: State, pick: Any) -> Any:
    """Return the command for the next number; once eight lines are full, sometimes end the game."""
    line = state.current
    if line is None or (state.full >= 8 and not pick(range(12))):
        return EndGame()
    seat = state.lacking(line)
    assert seat is not None
    return Write(seat=seat, line=line, points=pick(range(-20, 60)))


FACTS: Final = Facts(
    people=(2, 4, 6),
    start=start,
    next_command=next_command,
    midway=tally_seeds.midway,
    finished=tally_seeds.finished,
    bgg_id=None,
    drafts=False,
    tests=Path(tests.rules.tally.__file__ or "").parent,
    always_some={
        "player-count": "the columns of a sheet",
        "rows-too-many": "the rows of a sheet",
        "title-too-long": "the letters of a name",
    },
)
