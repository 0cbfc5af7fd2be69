"""Score sheets to look at and to measure, written command by command."""

from collections.abc import Callable, Sequence

from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.rules.tally import KEY
from companion.rules.tally.options import Options
from companion.rules.tally.sheet import Begin, EndGame, Write
from companion.rules.tally.state import Player
from tests.seeds import give

FOUR = ("Magda", "Tomek", "Przemo", "Ola")
EIGHT = (
    "Wierzchosława z Nowego Miasta nad Pilicą",
    "Maksymilian",
    "Konstantynopolitańczykowianeczka",
    "Żółć",
    "Ola",
    "Magda",
    "Przemo",
    "Tomek",
)

HEARTS = ((13, 0, 5, 8), (4, 20, 2, 0), (26, 0, 0, 0))
"""Points in rounds of Hearts, by seat."""

FARMS = {
    "Roads": (12, 8, 15, 9),
    "Cities": (20, 31, 6, 14),
    "Cloisters": (9, 0, 18, 9),
    "Farms": (6, 15, 3, 12),
}
"""Points in named rows, by seat."""


CANASTA = tuple((9_999 - 7 * line, 1_250 + 480 * line, -9_999, 310 - 95 * line) for line in range(6))
"""Points in rounds of Canasta, by seat."""


def seated(names: Sequence[str]) -> tuple[Player, ...]:
    return tuple(Player(name=name, colour=seat) for seat, name in enumerate(names))


def begun(service: GameService, names: Sequence[str] = FOUR, **more: object) -> OpenGame:
    """Begin an empty sheet; by default it has rounds as lines."""
    game = service.begin(KEY, Begin.model_validate({"players": seated(names), **more}))
    assert isinstance(game, OpenGame), game
    return game


def written(game: OpenGame, lines: Sequence[Sequence[int]], first: int = 0) -> OpenGame:
    """Write whole lines, from the line `first` on."""
    give(
        game,
        *(
            Write(seat=seat, line=first + line, points=points)
            for line, numbers in enumerate(lines)
            for seat, points in enumerate(numbers)
        ),
    )
    return game


def midway(service: GameService) -> OpenGame:
    """Play Hearts to its second round, in which one number is written."""
    options = Options(target=50, first="deals")
    game = begun(service, title="Hearts", fewest_win=True, options=options)
    written(game, HEARTS[:1])
    return give(game, Write(seat=1, line=1, points=20))


def reached(service: GameService) -> OpenGame:
    """Play Hearts until its target is reached."""
    options = Options(target=43, first="deals")
    return written(begun(service, title="Hearts", fewest_win=True, options=options), HEARTS)


def rows(service: GameService) -> OpenGame:
    """Write a sheet with named rows, of which only the last is empty."""
    game = begun(service, title="Carcassonne", rows=tuple(FARMS))
    return written(game, tuple(FARMS.values())[:-1])


def eight(service: GameService) -> OpenGame:
    """Play with eight people with long names, to the fourth round."""
    lines = [[(7 * seat + 11 * line) % 40 - 9 for seat in range(8)] for line in range(3)]
    return written(begun(service, EIGHT, title="6 nimmt!", options=Options(first="begins")), lines)


def thousands(service: GameService) -> OpenGame:
    """Play six rounds of Canasta, with numbers of four digits and totals far apart."""
    return written(begun(service, title="Canasta", options=Options(target=60_000)), CANASTA)


def finished(service: GameService) -> OpenGame:
    """End a game of Hearts after three rounds."""
    return give(reached(service), EndGame())


def below_zero(service: GameService) -> OpenGame:
    """End a game in which everybody's total is negative."""
    game = written(begun(service, title="Skat"), ((-12, -49, -30, 14), (0, 4, -18, -20)))
    return give(game, EndGame())


SCREENS: dict[str, Callable[[GameService], OpenGame]] = {
    "tally-table": midway,
    "tally-reached": reached,
    "tally-rows": rows,
    "tally-eight": eight,
    "tally-thousands": thousands,
    "tally-over": finished,
}
"""A sheet at each stage."""

GROWN: dict[str, tuple[float, ...]] = {"tally-rows": (1.5, 2.0), "tally-eight": (2.0,)}
"""The sheets that are checked in large text, with the text scales."""
