"""A short demo game: three people, five rounds, fewest points win."""

from typing import Final

from companion.rules.kernel import Command
from companion.rules.tally.options import Options
from companion.rules.tally.sheet import Begin, EndGame, Write
from companion.rules.tally.state import Player

NAMES: Final = ("Ada", "Leon", "Zoja")
ROUNDS: Final = ((12, 4, 10), (0, 26, 0), (7, 3, 16), (5, 0, 8), (2, 1, 19))

SAMPLE: Final[tuple[Command, ...]] = (
    Begin(
        players=tuple(Player(name=name, colour=seat) for seat, name in enumerate(NAMES)),
        options=Options(target=50, first="deals"),
        fewest_win=True,
    ),
    *(
        Write(seat=(line + step) % len(NAMES), line=line, points=points[(line + step) % len(NAMES)])
        for line, points in enumerate(ROUNDS)
        for step in range(len(NAMES))
    ),
    EndGame(),
)

SHOWN: Final = 12
"""The number of steps shown, counted from the end of the game."""

STEPS: Final = tuple((len(SAMPLE) - SHOWN + step, str(step)) for step in range(1, SHOWN + 1))
"""The steps that are shown."""
