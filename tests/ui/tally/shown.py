"""The screens of the score pad in the tests that all games share."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.tally.sheet import Write
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.shared.number_row import PlayerNumber
from tests import tally_seeds as seeds
from tests.ui.games import Shown


def no_numbers(style: kit.Style, state: Any, player: Any) -> Sequence[PlayerNumber[Any]]:
    """Players have no sheets of their own: their numbers are on the one sheet."""
    return ()


def panels(game: OpenGame) -> Iterator[Panel]:
    last = len(game.table.state.sheet) - 1
    yield from (Panel("write", seat, str(line)) for seat, line in ((0, 0), (1, last)))


def own_turn(home: GameService, names: Sequence[str]) -> OpenGame:
    return seeds.begun(home, names)


SHOWN: Final = Shown(
    numbers=no_numbers,
    titles=("stage-over",),
    figures="""
        1 | finished game | 7 | best score: Przemo
        Wins | A tap on a name shows that person’s results.
        Przemo | 100% of 1 game | 1 | Ola | 0% of 1 game | 0
        Tomek | 0% of 1 game | 0 | Magda | 0% of 1 game | 0
        Average score | The upright mark is the best score.
        Przemo | best 7 | 7.0 | Ola | best 8 | 8.0 | Tomek | best 20 | 20.0 | Magda | best 43 | 43.0""",
    rows={"": (seeds.midway, "Tomek, points: 20, deals, this round 20")},
    pages={name.removeprefix("tally-"): seed for name, seed in seeds.SCREENS.items()},
    panels=panels,
    sheets=("table", "rows"),
    quick=("table",),
    guests=("table", "over"),
    table="table",
    calculators={},
    own_turn=own_turn,
    ends_turn=lambda seat: (Write(seat=seat, line=0, points=3),),
)
