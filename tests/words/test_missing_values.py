"""No sentence shows a missing value, neither as its name, nor as a word for nothing, nor as a gap."""

import re
from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

import pytest

from companion.device.games import game_of
from companion.rules.kernel import Label, Rejection
from companion.words import LANGUAGES, Words, WordsError
from tests.games import each_game, facts_of

T = TypeVar("T")

GAP = re.compile(r"\bNone\b|\{\s*\$|\?\?\?|\(\s*\)|[:,]\s*$|^\s*[:,]|:\s*[,;]|,\s*,| {2}")
"""Traces of a missing value in a sentence."""


@each_game
@pytest.mark.parametrize("seed", range(6))
def test_no_label_and_no_notice_of_a_random_game_shows_a_missing_value(key: str, seed: int) -> None:
    game, chance = game_of(key), Random(seed)

    def choose(among: Sequence[T]) -> T:
        return chance.choice(among)

    state, detail = game.empty, chance.choice(("quick", "full"))
    start: Any = facts_of(key).start("Ola", "Jan", "Ewa", detail=detail)
    command = game.throw(state, start, lambda sides: chance.randint(1, sides))
    told: dict[str, Label] = {}
    for _ in range(250):
        events = game.decide(state, command)
        if not isinstance(events, Rejection):
            label = game.label(state, command)
            state = game.fold(events, state)
            shown = (label, *game.notices(state))
            told.update((repr(each), each) for each in shown)
        if game.outcome(state) is not None:
            break
        command = game.throw(
            state, facts_of(key).next_command(state, choose), lambda sides: chance.randint(1, sides)
        )
    assert len(told) > 20
    for language in LANGUAGES:
        words = Words(language, strict=True, game=game.key)
        for label in told.values():
            assert "none" not in label.params.values() or "who" in label.params
            assert not GAP.search(said := words(label.key, **label.params)), f"{said!r} says {label!r}"
            counts_none = 0 in label.params.values()
            assert counts_none or not re.search(r"\bnone\b", said), f"{said!r} says {label!r}"


@pytest.mark.parametrize("nothing", [None, ""])
def test_nothing_can_be_selected_on_and_never_printed(nothing: str | None) -> None:
    words = Words("en", strict=True, game="chromosome")
    assert words("label-note-event", text=nothing) == "Event card revealed"
    with pytest.raises(WordsError, match=r"prints \$player, which is missing"):
        words("label-pass", player=nothing)


def test_at_the_table_a_missing_value_leaves_a_gap_and_is_noted() -> None:
    words = Words("en", strict=False, game="chromosome")
    assert words("label-pass", player=None) == " passes"
    assert any("prints $player" in fault for fault in words.faults)
