"""Each game's contribution to shared screen tests: `tests/ui/<key>/shown.py` holds its `SHOWN`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any, Final

from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.rules.kernel import Command
from companion.rules.question import Question
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.game.context import Panel
from companion.ui.shared.number_row import PlayerNumber
from companion.words import Words
from tests.games import Seed


@dataclass(frozen=True)
class Entered:
    """The final scores of an evening of four players without the app, as typed into the sheet."""

    buttons: Callable[[Words], Sequence[str]]
    """The words of the buttons that are tapped, player by player."""

    taps: int
    """Maximum number of taps, besides the names."""

    verdict: Callable[[Words], str]
    more_may_play: bool = False
    """Whether the table says that more than these four may play."""


@dataclass(frozen=True)
class AskedAt:
    """A page of a table with its button for a calculator, and the numbers that it fills in."""

    question: type[Question]
    game: Callable[[GameService], OpenGame]
    numbers: dict[str, Any]
    """Fields of the question."""

    taps: tuple[str, ...] = ()
    """The beginnings of the names of the controls to tap on the way there."""

    seat: int = 0
    """The player on whose phone the page is shown, too."""

    told: tuple[str, ...] = ()
    """Figures that both the page and the calculator show."""

    name: str = ""
    """The name of the page, if a question has several."""


@dataclass(frozen=True)
class Shown:
    """The facts of one game's screens that shared tests cannot derive."""

    numbers: Callable[[kit.Style, Any, Any], Sequence[PlayerNumber[Any]]]
    """The numbers of a player's sheet, given the state and the player."""

    titles: tuple[str, ...]
    """Keys of the titles that share a bar with a question mark, "See the table", undo and the menu."""

    figures: str
    """The statistics of `finished` below their title, in English, separated by bars."""

    rows: Mapping[str, tuple[Seed, str]]
    """Tables, each with the second player's row as spoken in English."""

    pages: Mapping[str, Seed]
    """A game at each of its stages."""

    panels: Callable[[OpenGame], Iterable[Panel]]
    """The sheets that a table can open, besides names and invitations."""

    sheets: tuple[str, ...]
    """The pages that are rotated with each of their sheets open, the slowest ones included."""

    quick: tuple[str, ...]
    """The pages whose live controls are tested on every change."""

    guests: tuple[str, ...]
    """The pages whose live controls are tested on guests' phones."""

    table: str
    """The page that shows the table itself."""

    own_turn: Callable[..., OpenGame]
    """A game of four with these names at its first turn."""

    ends_turn: Callable[[int], Sequence[Command]]
    """The commands that end a player's turn in that game."""

    calculators: Mapping[str, type[Question]]
    """The questions of its calculators that have numbers, by the calculators' English names."""

    asked: tuple[AskedAt, ...] = ()
    """The pages with a button for a calculator; each question to the odds has one."""

    silent: Mapping[str, str] = field(default_factory=dict[str, str])
    """Functions where a submitting control may lack a press, by file and name, each with what says why."""

    told: Mapping[type[Command], tuple[str, ...]] = field(
        default_factory=dict[type[Command], tuple[str, ...]]
    )
    """Fields read from the table, such as a printed price, which players enter though nobody can pay it."""

    blind: Callable[[Any, Command], bool] = lambda state, command: False
    """Whether nobody at the table may see, in a state, that a command would be refused."""

    unfold: Callable[[Client], object] = lambda client: None
    """Opens the numbers that a player's sheet keeps folded."""

    unfolded: Mapping[type[Question], Mapping[str, Any]] = field(
        default_factory=dict[type[Question], Mapping[str, Any]]
    )
    """The fields that open further parts of a calculator, by its question."""

    puts_out: Callable[[Any, int], Sequence[Command]] | None = None
    """The commands by which a player loses all tokens or the character, given the state and the seat.

    None in a game that nobody leaves.
    """

    undone: tuple[str, ...] = ()
    """The pages where every press is undone, besides `midway`."""

    summed: frozenset[str] = frozenset()
    """Labels whose note sums up what earlier entries have shown one by one."""

    entered: Entered | None = None
    """The final scores typed into its sheet; None in a game without a score sheet."""

    peeks: bool = False
    """Whether the players are shown only behind "See the table" while a stage is open."""


@cache
def shown(key: str) -> Shown:
    """Return the facts of that game's screens."""
    return import_module(f"tests.ui.{key}.shown").SHOWN


PAGES: Final[dict[str, Seed]] = {
    f"{key}-{name}": seed for key in GAMES for name, seed in shown(key).pages.items()
}


def of_each(field: str) -> tuple[str, ...]:
    """Return the pages that the games list under a field, by their full names."""
    return tuple(f"{key}-{name}" for key in GAMES for name in getattr(shown(key), field))
