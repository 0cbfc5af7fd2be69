"""No right is lost silently: a command owned by several seats takes no right from the others.

Decisions by agreement (`Owners.together`) are left out, since they ask everybody.
"""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pytest

from companion.device.games import game_of
from companion.rules.kernel import Command, Game, Rejection
from tests.games import facts_of
from tests.rules.drawn import RandomPlayer
from tests.table.test_every_command import LEVELS, evenings

DRAWN: Final = 6
"""Number of times that each kind of command is drawn in a state."""

Taken = tuple[str, str]
"""The kind of a command owned by several seats, and the kind of another seat's command that it prevents."""


def accepted(player: RandomPlayer, state: Any, shared: bool) -> Iterator[tuple[Command, frozenset[int]]]:
    """Yield random commands that a state accepts, owned by several seats if `shared`, else by one."""
    for kind in player.kinds:
        for _ in range(DRAWN):
            command = player.drawer.command(state, kind)
            if command is None:
                continue
            owners = player.game.owners(state, command)
            if owners.together or not owners.seats or (len(owners.seats) > 1) != shared:
                continue
            command = player.game.throw(state, command, player.roll)
            if not isinstance(player.game.decide(state, command), Rejection):
                yield command, owners.seats
                break


def taken(player: RandomPlayer, state: Any) -> Iterator[tuple[Taken, str]]:
    """Yield the rights of single seats that a command of several seats ends."""
    game: Game[Any] = player.game
    for command, _ in accepted(player, state, shared=True):
        answer = game.decide(state, command)
        assert not isinstance(answer, Rejection)
        after = game.fold(answer, state)
        for right, _ in accepted(player, state, shared=False):
            refused = game.decide(after, right)
            if isinstance(refused, Rejection):
                yield (command.kind, right.kind), refused.code


def lost(key: str, detail: str, entries: int) -> dict[Taken, str]:
    """Return the rights lost in this many entries, each with the rejection's code."""
    found: dict[Taken, str] = {}
    for evening in islice(evenings(game_of(key), detail, f"rights {key} {detail}"), entries):
        found.update(taken(evening.player, evening.table.state))
    return found


@pytest.mark.parametrize(("key", "detail"), LEVELS)
def test_nobody_ends_anothers_right_in_silence(key: str, detail: str) -> None:
    found = lost(key, detail, 100)
    assert {pair: code for pair, code in found.items() if pair not in facts_of(key).ended_rights} == {}


@pytest.mark.thorough
@pytest.mark.parametrize(("key", "detail"), [each for each in LEVELS if each[1] != "quick"])
def test_nobody_ends_anothers_right_in_silence_in_many_games(key: str, detail: str) -> None:
    found = lost(key, detail, 4000)
    assert {pair: code for pair, code in found.items() if pair not in facts_of(key).ended_rights} == {}
