"""What the golden files say is said today; `python -m tests.golden` writes them again where that is meant."""

from functools import cache
from typing import Any, Final

import pytest

from tests.golden import files, games, screens

QUICK_GAMES: Final = 12
"""Games of each game that `make test` plays; `make check` plays the others too."""

QUICK_SCREENS: Final = 10
"""Each so many-th screen is opened in `make test`."""


@cache
def recorded(name: str) -> list[Any]:
    """Return what a file says."""
    return files.read(name)


def sized(names: list[Any], quick: set[Any]) -> list[Any]:
    """Return parameters of which `make test` tries the quick ones only."""
    return [name if name in quick else pytest.param(name, marks=pytest.mark.thorough) for name in names]


@pytest.mark.parametrize("number", sized(list(range(games.GAMES)), set(range(QUICK_GAMES))))
@pytest.mark.parametrize("key", list(games.KEPT))
def test_the_rules_say_what_they_said(key: str, number: int) -> None:
    expected = recorded(key)[number]
    answers = games.replayed(key, number, [row["command"] for row in expected])
    for step, (row, answer) in enumerate(zip(expected, answers, strict=True)):
        where = f"{key}, game {number}, step {step}: {row['command']}"
        different = {
            name: (row.get(name), answer.get(name))
            for name in sorted({*row, *answer})
            if row.get(name) != answer.get(name)
        }
        assert not different, where


@pytest.mark.parametrize("name", sized(list(screens.SCREENS), set(list(screens.SCREENS)[::QUICK_SCREENS])))
def test_screens_show_what_they_showed(name: str) -> None:
    expected = dict(recorded("screens"))[name]
    assert not games.changed(expected, screens.shown(name))
