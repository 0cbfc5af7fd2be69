"""Odds questions on the command line: their descriptions yield the options, help, tables and JSON."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import click

from companion.cli.speech import CliCommand, CommandProblem, say, say_json, words
from companion.rules.dice import OddsError
from companion.rules.question import Asked, Question
from companion.words import Words
from companion.words.fields import choice_name, field_name, field_note, kebab

N = TypeVar("N", int, float)

PLAIN = re.compile(r"[0-9+.eE-]{1,100}")
"""Matches the accepted numbers: ASCII digits only, no infinity, bounded length."""


def whole(given: str | int) -> int | str:
    """Parse a whole number; return other text unchanged, so that the question refuses it."""
    return _number(given, int)


def points(given: str | float) -> float | str:
    """Parse a number; return other text unchanged, so that the question refuses it."""
    return _number(given, float)


def _number(given: str | N, kind: Callable[[str], N]) -> str | N:
    """Parse a plain number; return a default, which is already a number, unchanged."""
    if not isinstance(given, str) or not PLAIN.fullmatch(given):
        return given
    try:
        return kind(given)
    except ValueError:
        return given


Tell = Callable[[Any, Words, "FigureFormat"], list[str]]
"""Formats an answer as lines, given the words and the figure format."""


def question_command(
    game: str,
    question: type[Question],
    tell: "Tell | None" = None,
    *,
    options: Mapping[str, str] | None = None,
    spelled: Mapping[str, Mapping[Any, str]] | None = None,
    parse: Mapping[str, Callable[[str], Any]] | None = None,
    complete: Callable[[dict[str, Any]], None] = lambda given: None,
    derived: Collection[str] = (),
) -> click.Command:
    """Return the command for a question: its options, help and JSON follow from the description.

    Args:
        game: Its key.
        tell: Formats the answer as a table; by default one line per figure.
        options: Names of options that differ from the field's name.
        spelled: Spellings of choices that differ from those in JSON.
        parse: Parsers of the fields of a game-specific kind; their options may be repeated.
        complete: Completes the given values, None for missing ones, before the question is built.
        derived: The fields that `complete` sets; help omits their defaults.
    """
    own, names, readers = of_game(game), options or {}, parse or {}

    def option_of(name: str) -> str:
        return names.get(name, f"--{kebab(name)}")

    described = [each for each in question.fields().values() if each.kind != "own" or each.name in readers]
    helped = [each._replace(default=None) if each.name in derived else each for each in described]

    def answer(*, json: bool, exact: bool, **given: Any) -> None:
        for each in described:
            if each.kind == "flag":
                given[each.name] = each.default ^ given[each.name]
            elif each.kind == "own" or each.nested:
                given[each.name] = tuple(given[each.name]) or each.default
            elif each.kind == "several":
                given[each.name] = _several(own, option_of(each.name), each, given[each.name])
        complete(given)
        usual = {each.name: None if each.needed else each.default for each in described}
        put = {name: usual[name] if value is None else value for name, value in given.items()}
        try:
            asked = question(**put).check()
            if json:
                print_json(asked.figures, exact)
                return
            lines = (tell or told_plainly)(asked, own, FigureFormat(exact))
        except OddsError as problem:
            said = own(problem.key, field=option_of(problem.field), low=problem.low, high=problem.high)
            raise CommandProblem(said) from problem
        say("\n".join(lines))

    params: list[click.Parameter] = [
        _option(own, each, option_of(each.name), spelled or {}, readers) for each in helped
    ]
    for flag, help_key in (("--json", "cli-option-json"), ("--exact", "cli-odds-exact")):
        params.append(click.Option([flag], is_flag=True, help=own(help_key)))
    key = question.key
    command = QuestionCommand(
        key,
        params=params,
        callback=answer,
        help=own(f"odds-cli-{key}"),
        short_help=own(f"odds-cli-{key}-short"),
    )
    command.question = question
    return command


class QuestionCommand(CliCommand):
    """A command that answers an odds question."""

    question: type[Question]


def _option(
    own: Words,
    asked: Asked,
    option: str,
    spelled: Mapping[str, Mapping[Any, str]],
    parse: Mapping[str, Callable[[str], Any]],
) -> click.Option:
    """Return the option for a field, with its name, its note and its range as help."""
    said, note = field_name(own, asked.name), field_note(own, asked.name)
    said = f"{said} ({note})" if note else said
    more: dict[str, Any] = {}
    match asked.kind:
        case "flag":
            said = own("cli-odds-off", field=said) if asked.default else said
            return click.Option([option, asked.name], is_flag=True, help=f"{said}.")
        case "choice":
            others = spelled.get(asked.name, {})
            typed = {others.get(each, str(each)): each for each in asked.choices}
            told = ((name, choice_name(own, asked.name, each)) for name, each in typed.items())
            said = own(
                "cli-odds-choice", field=said, choices=", ".join(f"{name}: {each}" for name, each in told)
            )
            more = {"type": _Choice(typed)}
        case "several" | "numbers":
            if asked.choices:
                said = own("cli-odds-choice", field=said, choices=", ".join(map(str, asked.choices)))
            # If the value is a table, the option is repeated for each row.
            more = {"type": listed(own, option, numbers=not asked.choices), "metavar": "N,N,…"}
            more["multiple"] = asked.nested
        case "own":
            more = {"type": parse[asked.name], "metavar": "…", "multiple": True}
        case kind:
            within = {"field": said, "low": asked.low, "high": asked.high}
            said = own("cli-odds-unknown" if asked.unknown else "cli-odds-number", **within)
            more = {
                "type": points if kind == "points" else whole,
                "metavar": "X" if kind == "points" else "N",
            }
            if not asked.needed and asked.default is not None:
                said = own("cli-odds-default", field=said, value=str(asked.default))
    return click.Option([option, asked.name], required=asked.needed, help=f"{said}.", **more)


class _Choice(click.Choice[str]):
    """A parameter type that turns a typed word into the chosen value."""

    def __init__(self, typed: Mapping[str, Any]) -> None:
        super().__init__(tuple(typed))
        self._typed = typed

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the choice."""
        return self._typed[super().convert(value, param, ctx)]


def listed(own: Words, option: str, *, numbers: bool) -> Callable[[str], tuple[Any, ...]]:
    """Return a parser of comma-separated numbers or words."""

    def parsed(given: str) -> tuple[Any, ...]:
        parts = tuple(whole(each.strip()) for each in given.split(",")) if given.strip() else ()
        if numbers and any(isinstance(each, str) for each in parts):
            raise CommandProblem(own("cli-odds-list", field=option))
        return parts

    return parsed


def _several(own: Words, option: str, asked: Asked, given: tuple[Any, ...] | None) -> frozenset[Any] | None:
    """Return the listed choices as a set.

    Raises:
        CommandProblem: One of them is not a choice.
    """
    if given is None:
        return None
    if not set(given) <= set(asked.choices):
        choices = ", ".join(map(str, asked.choices))
        raise CommandProblem(own("cli-odds-no-choice", field=option, choices=choices))
    return frozenset(given)


def of_game(game: str) -> Words:
    """Return the sentences in the command line's language, in the scope of a game."""
    return words().of(game)


def told_plainly(question: Question, own: Words, tell: "FigureFormat") -> list[str]:
    """Format the answer using only the description: the question, then one line per figure."""
    lines = [question_line(question, own)]
    scalars: list[tuple[str, str]] = []
    for name, value, kind in question.figures:
        said, write = own(f"odds-figure-{kebab(name)}"), tell.amount if kind == "amount" else tell.chance
        if isinstance(value, Fraction):
            scalars.append((said, write(value)))
        elif not isinstance(value, str):
            rows = ((str(outcome), write(share)) for outcome, share in value.items())
            lines += ["", *columns(("", said), *rows)]
    return [*lines, "", *columns(*scalars)] if scalars else lines


def question_line(question: Question, own: Words, **named: str) -> str:
    """Return the question on one line: the fields that affect the answer.

    Args:
        named: Texts that replace the values of these fields.
    """
    told: list[str] = []
    for asked in question.fields().values():
        value = getattr(question, asked.name)
        if not question.counts(asked.name) or asked.kind == "own":
            continue
        match asked.kind:
            case _ if asked.name in named:
                said = named[asked.name]
            case "flag":
                said = own("rule-yes" if value else "rule-no")
            case "choice":
                said = choice_name(own, asked.name, value)
            case "several":
                said = ", ".join(str(each) for each in asked.choices if each in value) or "–"
            case _:
                said = "?" if value is None else str(value)
        told.append(f"{field_name(own, asked.name)}: {said}")
    return "; ".join(told)


class FigureFormat:
    """Formats figures for the table: rounded, or as exact fractions."""

    def __init__(self, exact: bool) -> None:
        self._exact = exact

    def chance(self, share: Fraction) -> str:
        """Format a probability."""
        return str(share) if self._exact else words().percent(share)

    def chances(self, shares: Iterable[Fraction]) -> tuple[str, ...]:
        """Format the rows of a table as `chance` does."""
        return tuple(self.chance(share) for share in shares)

    def amount(self, amount: Fraction) -> str:
        """Format an amount, such as tokens, points or irradiation."""
        return str(amount) if self._exact else words().number(amount, decimals=2)

    def row(self, name: str, *amounts: Fraction) -> tuple[str, ...]:
        """Return a row of formatted amounts, headed by its name."""
        return (name, *(self.amount(amount) for amount in amounts))


def columns(*rows: Sequence[str]) -> list[str]:
    """Return the rows as columns, the first one left-aligned, the others right-aligned, two blanks apart."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return [
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]


def print_json(figures: Iterable[tuple[str, Any, str]], exact: bool) -> None:
    """Print an answer as JSON: probabilities as floats, or as fractions such as "5/8"."""

    def plain(figure: Fraction) -> float | str:
        return str(figure) if exact else float(figure)

    def told(value: Fraction | Mapping[Any, Fraction] | str) -> Any:
        if isinstance(value, str):
            return value
        if isinstance(value, Fraction):
            return plain(value)
        return {str(each): plain(chance) for each, chance in value.items()}

    say_json(json.dumps({name: told(value) for name, value, _ in figures}, indent=2))
