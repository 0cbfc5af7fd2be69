"""Every public function of a game's rules that takes only a state, a seat or a player, called in turn."""

import inspect
import pkgutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any, get_type_hints

from companion.rules.kernel import Game, Refused

Question = Callable[..., Any]


@cache
def questions(key: str) -> tuple[tuple[Question, tuple[str, ...]], ...]:
    """Return the rule functions that take only a state, a seat or a player, with their argument kinds."""
    rules = import_module(f"companion.rules.{key}")
    state: Any = import_module(f"companion.rules.{key}.state")
    given = {state.State: "state", state.Player: "player"}
    found: list[tuple[Question, tuple[str, ...]]] = []
    for module in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}."):
        part = import_module(module.name)
        for name, function in inspect.getmembers(part, inspect.isfunction):
            if name.startswith("_") or function.__module__ != part.__name__:
                continue
            needed = [each.name for each in _needed(function)]
            hints = get_type_hints(function)
            kinds = tuple("seat" if name == "seat" else given.get(hints.get(name), "") for name in needed)
            if kinds in (("state",), ("state", "seat"), ("state", "player"), ("player",)):
                found.append((function, kinds))
    return tuple(found)


def _needed(function: Question) -> Iterator[inspect.Parameter]:
    """Yield the required parameters of a function."""
    for each in inspect.signature(function).parameters.values():
        if each.default is each.empty and each.kind not in (each.VAR_POSITIONAL, each.VAR_KEYWORD):
            yield each


def ask_everything(game: Game[Any], state: Any) -> None:
    """Call all these functions on a state and ignore their results; only `Refused` may be raised."""
    for function, kinds in questions(game.key):
        for player in state.players if kinds != ("state",) else (None,):
            values = {"state": state, "player": player, "seat": getattr(player, "seat", None)}
            with suppress(Refused):  # raised by the conditions of a `decide`
                answer = function(*(values[kind] for kind in kinds))
                if inspect.isgenerator(answer):
                    list(answer)
