"""The commands of `companion odds`, and the command line that asks a given question."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import click

from companion.cli.figures import QuestionCommand
from companion.cli.own import own_module
from companion.device.games import GAMES
from companion.rules.question import Question


def commands() -> Iterator[tuple[str, QuestionCommand]]:
    """Yield the question commands of `companion odds`, each with the key of its game."""
    for game in GAMES:
        own = own_module(game)
        for command in own.ODDS.values() if own is not None else ():
            if isinstance(command, QuestionCommand):
                yield game, command


def line_of(command: QuestionCommand, question: Question) -> list[str]:
    """Return the command-line arguments that ask this question."""
    told: list[str] = []
    described = command.question.fields()
    for param in command.params:
        if not isinstance(param, click.Option) or param.name not in described:
            continue
        asked, value, option = described[param.name], getattr(question, param.name), param.opts[0]
        match asked.kind:
            case "flag":
                told += [option] if value != asked.default else []
            case "choice":
                assert isinstance(param.type, click.Choice)
                typed = next(
                    each for each in param.type.choices if param.type.convert(each, param, None) == value
                )
                told += [option, typed]
            case "numbers" if asked.nested:
                told += [each for row in value for each in (option, ",".join(map(str, row)))]
            case "several" | "numbers":
                told += [option, ",".join(map(str, value))] if value else []
            case "own":
                pass
            case _:
                typed = float(value) if asked.kind == "points" else value
                told += [] if value is None else [f"{option}={typed}"]
    return told


def written(figures: dict[str, Any]) -> dict[str, Any]:
    """Return figures in the form that exact JSON has."""
    return {
        name: str(value)
        if isinstance(value, Fraction)
        else value
        if isinstance(value, str)
        else {str(each): str(share) for each, share in value.items()}
        for name, value in figures.items()
    }
