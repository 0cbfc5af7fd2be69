"""Each game's contribution to the shared tests: `tests/games/<key>.py` holds its `FACTS`.

A shared test takes the games from the registry, and everything about a game from here.
"""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from companion.device.game_service import GameService
from companion.device.games import GAMES
from companion.device.open_game import OpenGame
from companion.rules.final_scores import FinalScores
from companion.rules.kernel import Command
from companion.words.words import Param

Seed = Callable[[GameService], OpenGame]
Reasons = Mapping[str, str]
"""Exceptions to a rule of the tests, each with its reason."""


class Sum(NamedTuple):
    """The result of given final numbers."""

    scores: tuple[int, ...]
    """Each seat's score; empty for a game without points."""

    winners: tuple[int, ...]


class Facts(NamedTuple):
    """The facts of one game that shared tests cannot derive. Keys of sentences lack the game's name."""

    people: tuple[int, ...]
    """The numbers of players in random games."""

    start: Callable[..., Command]
    """Returns the command that begins a game with these names, in the given `detail`."""

    next_command: Callable[[Any, Any], Any]
    """Returns a plausible command for a state, drawn with the given function."""

    midway: Seed
    """A game in its second round."""

    finished: Seed
    """A finished game."""

    bgg_id: int | None
    """The game's number at BoardGameGeek; None for a game without a box."""

    tests: Path
    """The folder with the tests of its rules."""

    drafts: bool = True
    """Whether its pages have choices that are sent only when a button is pressed."""

    box: Any = None
    """Options of a table that knows the contents of its box; None: any options."""

    not_in: Mapping[str, Reasons] = MappingProxyType({})
    """Commands that a level of detail lacks, each with the rejection's code."""

    ended_rights: Mapping[tuple[str, str], str] = MappingProxyType({})
    """Pairs of a command that several seats may give and another seat's right that it ends; the reason."""

    shown: frozenset[str] = frozenset()
    """Options that affect nothing but screens."""

    reckoned: frozenset[str] = frozenset()
    """Options that only the odds use; a test of the odds must name each."""

    counts_aloud: frozenset[str] = frozenset()
    """Sentences that consist of a number and a noun only; they are right with 0 too."""

    never_none: Reasons = MappingProxyType({})
    """Sentences whose number is never 0, with the reasons."""

    always_some: Reasons = MappingProxyType({})
    """Sentences whose bound is never 0, or that are right with 0, with the reasons."""

    english: Mapping[str, tuple[Mapping[str, Param], str]] = MappingProxyType({})
    """English sentences: their parameters and the expected text."""

    pencil: Callable[[Any], Sum | str] | None = None
    """Scores final numbers independently, or returns the rejection's code; None without a score sheet."""

    begins_with_a_term: Reasons = MappingProxyType({})
    """Sentences whose first word is always capitalised in some language, with the reasons."""


@cache
def facts_of(key: str) -> Facts:
    """Return the facts of the game with that key."""
    return import_module(f"{__name__}.{key}").FACTS


def reasons(name: str) -> dict[str, str]:
    """Return the exceptions of all games in the field `name`, by the sentences' full keys."""
    return {f"{key}-{own}": why for key in GAMES for own, why in getattr(facts_of(key), name).items()}


def final_scores_of(key: str) -> type[FinalScores]:
    """Return the final-score class of a game with a score sheet."""
    kind = GAMES[key]().final_scores
    assert kind is not None, key
    return kind


def least_of(kind: type[FinalScores]) -> dict[str, int | str]:
    """Return the minimum of each final number."""
    return {each.name: each.least for each in kind.numbers_of.fields()}


SCORED = tuple(key for key, find in GAMES.items() if find().final_scores is not None)
"""The games that have a score sheet."""

each_scored = pytest.mark.parametrize("key", SCORED)
each_game = pytest.mark.parametrize("key", GAMES)
each_midway = pytest.mark.parametrize("seed", [facts_of(key).midway for key in GAMES], ids=GAMES)
