"""Each game's contribution to the shared tests: `tests/games/<key>.py` holds its `FACTS`.

A shared test takes the games from the registry and all facts about one from here.
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
"""Exceptions from a law, each with its reason."""


class Sum(NamedTuple):
    """The result of final numbers."""

    scores: tuple[int, ...]
    """By seat; empty in a game without points."""

    winners: tuple[int, ...]


class Facts(NamedTuple):
    """The facts of one game that shared tests cannot derive. Keys of sentences lack the game's name."""

    people: tuple[int, ...]
    """The numbers of players that random games have."""

    start: Callable[..., Command]
    """The command that begins a game of these names, in that `detail`."""

    next_command: Callable[[Any, Any], Any]
    """A plausible command in a state, picked by the given function."""

    midway: Seed
    """A game in its second round."""

    finished: Seed
    """A game that is over."""

    bgg_id: int | None
    """The number of its box at BoardGameGeek; None for a game without a box."""

    tests: Path
    """The folder of the tests of its rules."""

    drafts: bool = True
    """Whether its pages have choices that a button then sends."""

    box: Any = None
    """Options of a table that knows its box; None: any."""

    not_in: Mapping[str, Reasons] = MappingProxyType({})
    """Commands that a level of detail lacks, each with the code of its refusal."""

    ended_rights: Mapping[tuple[str, str], str] = MappingProxyType({})
    """Pairs of commands: one that several seats own, and another seat's right that it ends; the reason."""

    shown: frozenset[str] = frozenset()
    """Options that affect nothing but screens."""

    reckoned: frozenset[str] = frozenset()
    """Options that odds alone ask: a test of theirs names each."""

    counts_aloud: frozenset[str] = frozenset()
    """Sentences that are an amount and its thing alone, which are right with 0."""

    never_none: Reasons = MappingProxyType({})
    """Sentences that never take the number 0."""

    always_some: Reasons = MappingProxyType({})
    """Sentences whose bound is never 0, or right with it."""

    english: Mapping[str, tuple[Mapping[str, Param], str]] = MappingProxyType({})
    """Sentences in English with their parameters, and how each reads."""

    pencil: Callable[[Any], Sum | str] | None = None
    """Scores final numbers as a table does it, or names the refusal; None: a game without a score sheet."""

    begins_with_a_term: Reasons = MappingProxyType({})
    """Sentences that begin with a word which one language writes with a capital everywhere."""


@cache
def facts_of(key: str) -> Facts:
    """Return the facts of the game with that key."""
    return import_module(f"{__name__}.{key}").FACTS


def reasons(name: str) -> dict[str, str]:
    """Return the exceptions of all games under the field `name`, by the full keys of their sentences."""
    return {f"{key}-{own}": why for key in GAMES for own, why in getattr(facts_of(key), name).items()}


def final_scores_of(key: str) -> type[FinalScores]:
    """Return the description of the final numbers of a game that has a score sheet."""
    kind = GAMES[key]().final_scores
    assert kind is not None, key
    return kind


def least_of(kind: type[FinalScores]) -> dict[str, int | str]:
    """Return the least value of each final number."""
    return {each.name: each.least for each in kind.numbers_of.fields()}


SCORED = tuple(key for key, find in GAMES.items() if find().final_scores is not None)
"""The games that have a score sheet."""

each_scored = pytest.mark.parametrize("key", SCORED)
each_game = pytest.mark.parametrize("key", GAMES)
each_midway = pytest.mark.parametrize("seed", [facts_of(key).midway for key in GAMES], ids=GAMES)
