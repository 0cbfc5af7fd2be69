"""`companion score`: score a game that was played without the app."""

import json
import re
from collections.abc import Mapping
from typing import Any, Final

import click

from companion.cli.figures import Words, of_game
from companion.cli.own import OwnCommands, own_module
from companion.cli.results import ranked, result_lines
from companion.cli.speech import CliCommand, CommandProblem, Group, presentable, say, say_json, words
from companion.device.games import GAMES, AnyGame
from companion.rules.final_scores import (
    FinalField,
    FinalNumbers,
    FinalScores,
    entered,
    final_state,
    value_key,
    variant_key,
)
from companion.rules.kernel import Rejection

NUMBER: Final = re.compile("[0-9]{1,3}")
"""Matches the accepted numbers."""


@click.group(
    "score",
    cls=Group,
    help=words()("cli-score"),
    short_help=words()("cli-score-short"),
    invoke_without_command=True,
)
@click.pass_context
def command(context: click.Context) -> None:
    """Score a game played without the app; without a subcommand, print the help."""
    if context.invoked_subcommand is None:
        say(context.get_help())


def score_command(game: AnyGame, finals: type[FinalScores], own: OwnCommands) -> click.Command:
    """Return the command that scores a game: its options and help follow from the final numbers."""
    asked = finals.numbers_of.fields()

    def score(*, players: tuple[str, ...], as_json: bool, variant: str = finals.variants[0]) -> None:
        show = of_game(game.key)
        if (refused := finals.count_refused(len(players))) is not None:
            raise CommandProblem(show(refused.code, **refused.params))
        told = [_numbers(show, finals, variant, given) for given in players]
        names, numbers = zip(*told, strict=True)
        given_finals = finals.named(names, numbers, variant)
        state = final_state(game, given_finals)
        if isinstance(state, Rejection):
            raise CommandProblem(show(state.code, **state.params))
        if as_json:
            say_json(json_of(game, given_finals, state))
            return
        for line in result_lines(show, game, own, state):
            say(line)

    show = of_game(game.key)
    helped = show.list([_told(show, each) for each in asked])
    params: list[click.Parameter] = [
        click.Option(
            ["--player", "players"],
            multiple=True,
            required=True,
            metavar="NAME:" + ",".join(f"{each.name}=…" for each in asked),
            help=show("cli-score-player", fields=helped),
        )
    ]
    if len(finals.variants) > 1:
        choices = ", ".join(f"{each}: {show(variant_key(each))}" for each in finals.variants)
        params.append(
            click.Option(
                [f"--{finals.variant_of}", "variant"],
                type=click.Choice(finals.variants),
                default=finals.variants[0],
                help=f"{choices}.",
            )
        )
    params.append(click.Option(["--json", "as_json"], is_flag=True, help=show("cli-option-json")))
    title = show("name")
    return CliCommand(game.key, params=params, callback=score, help=show("cli-score-game", game=title))


def json_of(game: AnyGame, finals: FinalScores, state: Any) -> str:
    """Return the result as JSON: everybody's numbers, rank and score, and the winners."""
    told = [
        {
            "name": each.name,
            "rank": each.rank,
            "score": each.score,
            "won": each.won,
            "out": seat.out,
            **numbers.model_dump(mode="json", include={field.name for field in _counting(finals, numbers)}),
        }
        for each, seat, numbers in zip(ranked(game, state), game.seats(state), finals.numbers, strict=True)
    ]
    winners = [each["name"] for each in told if each["won"]]
    variant = {finals.variant_of: finals.variant} if finals.variant_of else {}
    return json.dumps(
        {"game": game.key, **variant, "players": told, "winners": winners}, ensure_ascii=False, indent=1
    )


def _counting(finals: FinalScores, numbers: FinalNumbers) -> tuple[FinalField, ...]:
    return finals.numbers_of.asked(finals.variant, numbers.model_dump())


def _told(show: Words, field: FinalField) -> str:
    """Describe the values that a field accepts, in words."""
    name = show(f"final-{field.name}")
    if not field.choices:
        return show("cli-score-number", field=field.name, name=name, low=field.low, high=field.high)
    choices = ", ".join(f"{each}: {show(value_key(field.name, each))}" for each in field.choices)
    return show("cli-score-choice", field=field.name, name=name, choices=choices)


def _numbers(show: Words, finals: type[FinalScores], variant: str, given: str) -> tuple[str, FinalNumbers]:
    """Return a player's name and final numbers.

    Raises:
        CommandProblem: A value is malformed, missing, or not counted in this variant.
    """
    name, told = _parsed(show, finals, given)
    player, asked = presentable(name), [each.name for each in finals.numbers_of.asked(variant, told)]
    for field in told:
        if field not in asked:
            raise CommandProblem(_not_counted(show, finals, player, field, told))
    found = entered(finals.numbers_of, variant, told)
    if found is None:
        missing = ", ".join(each for each in asked if each not in told)
        raise CommandProblem(show("cli-score-missing", player=player, fields=missing))
    return name, found


def _not_counted(
    show: Words, finals: type[FinalScores], player: str, field: str, told: Mapping[str, int | str]
) -> str:
    """Return the refusal of a field that does not count, naming the option that would make it count."""
    for variant in finals.variants:
        if field in {each.name for each in finals.numbers_of.asked(variant, told)}:
            option = f"--{finals.variant_of} {variant}"
            return show("cli-score-counted-with", player=player, field=field, option=option)
    return show("cli-score-not-counted", player=player, field=field)


def _parsed(show: Words, finals: type[FinalScores], given: str) -> tuple[str, dict[str, int | str]]:
    """Return a player's name and numbers as typed.

    Raises:
        CommandProblem: A value is malformed or given twice.
    """
    fields = {each.name: each for each in finals.numbers_of.fields()}
    example = "Ola:" + ",".join(f"{each.name}={each.least}" for each in fields.values())
    unread = CommandProblem(show("cli-score-unread", given=presentable(given), example=example))
    name, _, rest = given.rpartition(":")
    if not name.strip():
        raise unread
    told: dict[str, int | str] = {}
    for part in filter(None, rest.split(",")):
        field, equals, value = (each.strip() for each in part.partition("="))
        if not equals:
            raise unread
        if field not in fields:
            raise CommandProblem(
                show("cli-score-no-field", field=presentable(field), fields=", ".join(fields))
            )
        if field in told:
            raise CommandProblem(show("cli-score-twice", player=presentable(name), field=field))
        told[field] = _value(show, presentable(name), fields[field], value)
    return name, told


def _value(show: Words, player: str, field: FinalField, value: str) -> int | str:
    if field.choices:
        if value not in field.choices:
            choices = ", ".join(field.choices)
            raise CommandProblem(
                show("cli-score-bad-choice", player=player, field=field.name, choices=choices)
            )
        return value
    if not NUMBER.fullmatch(value) or not field.low <= int(value) <= field.high:
        within = {"low": field.low, "high": field.high}
        raise CommandProblem(show("cli-score-bad-number", player=player, field=field.name, **within))
    return int(value)


for key, registered in GAMES.items():
    module, described = own_module(key), registered().final_scores
    if module is not None and described is not None:
        command.add_command(score_command(registered(), described, module))
