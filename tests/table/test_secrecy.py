"""A game without secrets shows everything to everybody; games with secrets have a `test_secrecy.py`."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.device.games import GAMES, game_of
from companion.table.journal import Entry
from companion.table.table import Table
from tests.games import each_game, facts_of
from tests.table.memory import MemoryRows, loaded, ticking

OPEN = tuple(key for key in GAMES if not game_of(key).has_secrets)


@each_game
def test_a_game_with_secrets_is_asked_whether_it_keeps_them(key: str) -> None:
    assert key in OPEN or (facts_of(key).tests / "test_secrecy.py").is_file()


@pytest.mark.parametrize("key", OPEN)
@settings(max_examples=10)
@given(st.randoms(use_true_random=False))
def test_where_a_game_has_no_secrets_everybody_sees_all_of_it(key: str, chance: Random) -> None:
    game = game_of(key)
    table: Table[Any] = Table(game, MemoryRows(), roller=loaded(1), now=ticking())
    assert isinstance(table.submit(facts_of(key).start("Ola", "Jan", "Ewa")), Entry)
    for _ in range(40):
        table.submit(facts_of(key).next_command(table.state, chance.choice))
        state = table.state
        assert all(game.player_view(state, seat) is state for seat in (None, *range(3)))
    assert not any(game.reveals(event) for entry in table.entries for event in entry.events)
