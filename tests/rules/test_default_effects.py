"""An event without an effect of its own replaces fields that the state, or a player, really has."""

from typing import Any, get_args

import pytest

from companion.device.games import GAMES, game_of
from companion.rules.kernel import Event


@pytest.mark.parametrize("key", GAMES)
def test_a_default_effect_changes_only_known_fields(key: str) -> None:
    game = game_of(key)
    state: Any = game.empty.__class__
    player: Any = get_args(state.model_fields["players"].annotation)[0]
    plain = [event for event in game.events.values() if event.apply is Event.apply]
    assert plain
    for event in plain:
        told = event.model_fields.keys() - {"seat"}
        assert told <= (player if "seat" in event.model_fields else state).model_fields.keys(), event.kind
