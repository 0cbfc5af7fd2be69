"""Every option of every game changes an answer of the rules, or is declared as enforced by players.

Each option gets other values in the states of random games, until an answer differs.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import companion.ui
from companion.device.games import GAMES, game_of
from companion.rules.kernel import Rejection, TableOptions, group_of
from tests.games import facts_of
from tests.rules.drawn import Drawer, next_step_of, valued
from tests.table.test_every_command import Evening, evenings

SCREENS: Final = Path(companion.ui.__file__ or "").parent
TESTS: Final = Path(__file__).parent

STEPS: Final = 100
"""Number of entries of random games in which the rules are asked."""


def other_values(drawer: Drawer, options: Any, name: str) -> Iterator[Any]:
    """Yield options with another value of this one, and of those that depend on it."""
    for _ in range(4):
        value = valued(drawer, options.__class__, name)
        if value == getattr(options, name):
            continue
        changed = options.settled(name, value)
        try:
            yield options.__class__.model_validate(changed.model_dump())
        except ValueError:
            continue


def reading(options: Any, read: set[str]) -> Any:
    """Return the same options, which record in `read` the names of those that are read."""
    kind: Any = options.__class__

    def get(self: Any, name: str) -> Any:
        if name in kind.model_fields:
            read.add(name)
        return object.__getattribute__(self, name)

    watched: Any = type("Reading", (kind,), {"__getattribute__": get, "__module__": kind.__module__})
    return watched.model_construct(**vars(options))


def questions(evening: Evening) -> Iterator[tuple[Any, Callable[[Any], Any]]]:
    """Yield states with questions to the rules: the last command, the next step, the notices."""
    game, player = evening.table.game, evening.player
    before, after = evening.table.states[-2:]

    def answer(command: Any) -> Callable[[Any], Any]:
        def decided(state: Any) -> Any:
            told = game.decide(state, command)
            if isinstance(told, Rejection):
                return told
            after = game.fold(told, state)
            return after.replace(options=None), () if command.begins else told

        return decided

    if evening.command.begins:
        started: Any = evening.command
        yield (
            before.replace(options=started.options),
            lambda state: answer(started.replace(options=state.options))(game.empty),
        )
    else:
        yield before, answer(evening.command)
    yield after, lambda state: (next_step_of(game)(state), game.notices(state), game.wording(state))
    yield after, lambda state: (game.outcome(state), game.could_reroll(state))
    for kind in player.chance.sample(player.kinds, min(12, len(player.kinds))):
        command = player.drawer.command(after, kind)
        if command is not None and "options" not in kind.model_fields:
            yield after, answer(game.throw(after, command, player.roll))


def without_effect(key: str, steps: int) -> set[str]:
    """Return the options of a game on which no answer depends in this many entries of random games."""
    game = game_of(key)
    options_of: type[TableOptions] = game.empty.options.__class__
    left = {name for name, field in options_of.model_fields.items() if not _by_hands(field)}
    left -= facts_of(key).shown | facts_of(key).reckoned
    played = {each: evenings(game, each, f"options {key}") for each in ("full", "quick")}
    for number in range(steps):
        detail = ("full", "full", "quick")[number % 3]
        evening = next(played[detail])
        for state, ask in questions(evening):
            read: set[str] = set()
            ask(state.replace(options=reading(state.options, read)))
            if not read & left:
                continue
            now = ask(state)
            for name in read & left:
                for options in other_values(evening.player.drawer, state.options, name):
                    if ask(state.replace(options=options)) != now:
                        left.discard(name)
                        break
        if not left:
            break
    return left


def _by_hands(field: Any) -> bool:
    group = group_of(field)
    return group is not None and group.kept == "hands"


def named_by_tests(key: str) -> set[str]:
    """Return the options to which a test of the game's rules gives another value, directly or in a list."""
    texts = [path.read_text("utf-8") for path in facts_of(key).tests.rglob("test_*.py")]
    kinds: type[TableOptions] = game_of(key).empty.options.__class__
    return {
        name
        for name, field in kinds.model_fields.items()
        if any(
            re.search(rf"\b{name}=(?!{re.escape(repr(field.default))}\b)|\(\"{name}\", ", text)
            for text in texts
        )
    }


@pytest.mark.parametrize("key", GAMES)
def test_every_option_changes_an_answer_or_is_kept_by_hands(key: str) -> None:
    assert without_effect(key, STEPS) - named_by_tests(key) == set()


@pytest.mark.parametrize("key", GAMES)
def test_every_option_is_tested_by_name_or_kept_by_hands(key: str) -> None:
    options: type[TableOptions] = game_of(key).empty.options.__class__
    by_app = {name for name, field in options.model_fields.items() if not _by_hands(field)}
    assert by_app - facts_of(key).shown - named_by_tests(key) == set()


@pytest.mark.parametrize("key", GAMES)
def test_an_option_of_what_screens_show_is_read_by_screens(key: str) -> None:
    texts = [path.read_text("utf-8") for path in SCREENS.rglob("*.py")]
    rules = [path.read_text("utf-8") for path in SCREENS.parent.joinpath("rules", key).rglob("*.py")]
    for name in facts_of(key).shown:
        assert any(f"options.{name}" in text for text in (*texts, *rules)), name


@pytest.mark.parametrize("key", GAMES)
def test_an_option_that_odds_alone_ask_is_named_by_a_test_of_theirs(key: str) -> None:
    assert facts_of(key).reckoned <= named_by_tests(key)
