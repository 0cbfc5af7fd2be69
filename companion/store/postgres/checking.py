"""A check of a whole database: whether every game can be read, and whether more can be stored."""

from typing import NamedTuple

from companion.store.errors import GameUnreadable, NoSuchGame, Problem
from companion.store.postgres.library import PostgresLibrary


class Found(NamedTuple):
    """The contents of a database."""

    games: int
    rows: int
    """The number of readable entries of all journals."""
    problems: tuple[Problem, ...]
    """Unreadable games and missing privileges."""


def check(library: PostgresLibrary) -> Found:
    """Read every game from its first row to its last.

    Raises:
        StoreError: The database is unreachable, or failed.
    """
    problems: list[Problem] = []
    rows = 0
    games = library.games()
    for game in games:
        try:
            rows += len(library.read(game.id).rows)
        except GameUnreadable as error:
            problems.append(error.problem)
        except NoSuchGame:
            pass  # The game was deleted meanwhile.
    if (missing := library.missing_right()) is not None:
        problems.append(missing)
    problems += (problem for problem in library.problems() if problem not in problems)
    return Found(len(games), rows, tuple(problems))
