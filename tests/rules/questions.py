"""The odds questions of every game, and random examples of them."""

import inspect
import random
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from companion.device.games import GAMES
from companion.rules.question import Asked, Question


def questions() -> Iterator[type[Question]]:
    """Yield the questions of all games."""
    for game in GAMES:
        if find_spec(f"companion.rules.{game}.questions") is None:  # A game without odds.
            continue
        for _, kind in inspect.getmembers(
            import_module(f"companion.rules.{game}.questions"), inspect.isclass
        ):
            if issubclass(kind, Question) and not inspect.isabstract(kind):
                yield kind


def drawn(kind: type[Question], pick: random.Random) -> Question:
    """Draw a random question; fields with a special kind of entry keep their values."""
    question = kind.first()
    for asked in kind.fields().values():
        question = replace(question, **{asked.name: _value(question, asked, pick)})
    return question.fitted()


def _value(question: Question, asked: Asked, pick: random.Random) -> Any:
    match asked.kind:
        case "number":
            low, high = question.ends(asked.name)
            return None if asked.unknown and pick.random() < 0.3 else pick.randint(low, high)
        case "points":
            return pick.choice((0, 1, 2, 0.5, 20))
        case "flag":
            return pick.random() < 0.5
        case "choice":
            return pick.choice(asked.choices)
        case "several":
            return frozenset(each for each in asked.choices if pick.random() < 0.4)
        case _:
            return getattr(question, asked.name)
