"""The label of a command is made once: no label is taken apart to build another."""

from random import Random
from typing import Any

import pytest

from companion.device.games import game_of
from companion.rules.kernel import Label, Rejection
from tests.games import each_game, facts_of


@each_game
def test_a_label_is_made_once(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Label] = []

    class Counted(Label):
        def __init__(self, **values: Any) -> None:
            super().__init__(**values)
            made.append(self)

    game, facts, chance = game_of(key), facts_of(key), Random(7)
    for name in {command.__module__ for command in game.commands.values()} | {Label.__module__}:
        monkeypatch.setattr(f"{name}.Label", Counted, raising=False)

    def roll(faces: int) -> int:
        return chance.randint(1, faces)

    state = game.empty
    command = game.throw(state, facts.start("Ola", "Jan", "Ewa"), roll)
    several: list[str] = []
    for _ in range(400):
        answer = game.decide(state, command)
        if not isinstance(answer, Rejection):
            made.clear()
            game.label(state, command)
            several += [command.kind] if len(made) != 1 else []
            state = game.fold(answer, state)
        if game.outcome(state) is not None:
            break
        command = game.throw(state, facts.next_command(state, chance.choice), roll)
    assert several == []
