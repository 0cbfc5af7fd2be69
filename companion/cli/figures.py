"""Numbers of the odds on the command line: read as they are typed, printed as a table or as JSON."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, NoReturn, TypeAlias, TypeVar

import click

from companion.cli.speech import CommandProblem, say_json, words
from companion.rules.dice import OddsError
from companion.words import Words

Answer: TypeAlias = "dict[str, Fraction | Mapping[Any, Fraction]]"
"""The answer as JSON: each key with its figure, or with the chances of numbers or of kinds."""

N = TypeVar("N", int, float)

PLAIN = re.compile(r"[0-9+.eE-]{1,100}")
"""The accepted numbers: no digits of other scripts, no infinity, bounded length."""


def whole(given: str | int) -> int | str:
    """Parse a whole number; return what is none as it is, for the odds to refuse with the range."""
    return _number(given, int)


def points(given: str | float) -> float | str:
    """Parse a number; return what is none as it is, for the odds to refuse with the range."""
    return _number(given, float)


def _number(given: str | N, kind: Callable[[str], N]) -> str | N:
    """Parse a plain number; a default is a number already."""
    if not isinstance(given, str) or not PLAIN.fullmatch(given):
        return given
    try:
        return kind(given)
    except ValueError:
        return given


class OddsOptions:
    """The options of the odds of one game, and the words for them.

    Args:
        key: Of the game.
        names: The option that fills a field of the odds, where it is called otherwise.
    """

    def __init__(self, key: str, names: Mapping[str, str] | None = None) -> None:
        self._key = key
        self._names = names or {}

    def words(self) -> Words:
        """Return the sentences in the language of the system, in the scope of the game."""
        return words().of(self._key)

    def number(
        self, name: str, help_key: str, kind: Callable[[str], object] = whole, **more: Any
    ) -> Callable[..., Any]:
        """Declare an option that takes a number."""
        metavar = "X" if kind is points else "N"
        return click.option(name, type=kind, metavar=metavar, help=self.words()(help_key), **more)

    def flag(self, name: str, help_key: str) -> Callable[..., Any]:
        """Declare an option without a value."""
        return click.option(name, is_flag=True, help=self.words()(help_key))

    def refuse(self, problem: OddsError) -> NoReturn:
        """End the command with the sentence that names the option and its range.

        Raises:
            CommandProblem: always.
        """
        field = self._names.get(problem.field, f"--{problem.field}")
        raise CommandProblem(
            self.words()(problem.key, field=field, low=problem.low, high=problem.high)
        ) from problem


class FigureFormat:
    """Figures as a reader of the table sees them: rounded, or exact fractions."""

    def __init__(self, exact: bool) -> None:
        self._exact = exact

    def chance(self, share: Fraction) -> str:
        """Format a probability."""
        return str(share) if self._exact else words().percent(share)

    def chances(self, shares: Iterable[Fraction]) -> tuple[str, ...]:
        """Format the rows of a table as `chance` formats each."""
        return tuple(self.chance(share) for share in shares)

    def amount(self, amount: Fraction) -> str:
        """Format an amount, such as tokens, points or irradiation."""
        return str(amount) if self._exact else words().number(amount, decimals=2)

    def row(self, name: str, *amounts: Fraction) -> tuple[str, ...]:
        """Return a row of formatted amounts, headed by its name."""
        return (name, *(self.amount(amount) for amount in amounts))


def columns(*rows: Sequence[str]) -> list[str]:
    """Return the rows with the first column aligned left and all others right, two blanks between."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def print_json(answer: Answer, exact: bool) -> None:
    """Print the answer for machines: probabilities as floats, or as fractions such as "5/8"."""

    def plain(figure: Fraction) -> float | str:
        return str(figure) if exact else float(figure)

    told = {
        key: plain(figure)
        if isinstance(figure, Fraction)
        else {str(each): plain(chance) for each, chance in figure.items()}
        for key, figure in answer.items()
    }
    say_json(json.dumps(told, indent=2))
