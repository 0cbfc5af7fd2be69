"""`companion odds ozone`: what the ozone will cost, as a table or as JSON."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NoReturn

import click

from companion.cli import speech
from companion.cli.figures import Figures, columns, print_json, whole
from companion.cli.speech import Command, Problem, say
from companion.rules.soup import KEY
from companion.rules.soup.odds import OddsError, OzoneDeck, next_debt, total_debt
from companion.words import Words


def words() -> Words:
    """The sentences in the language of the system, in the scope of the game."""
    return speech.words().of(KEY)


def listed(given: str) -> tuple[Any, ...]:
    """The numbers of a list with commas.

    Raises:
        Problem: something between two commas is no whole number, or nothing.
    """
    numbers = tuple(whole(each.strip()) for each in given.split(",")) if given.strip() else ()
    if any(isinstance(each, str) for each in numbers):
        raise Problem(words()("odds-error-list", field="--seen"))
    return numbers


@click.command(
    "ozone", cls=Command, help=words()("odds-cli-ozone"), short_help=words()("odds-cli-ozone-short")
)
@click.option(
    "--mutation-points", type=whole, metavar="N", required=True, help=words()("odds-cli-mutation-points")
)
@click.option("--seen", type=listed, metavar="N,N,…", default="", help=words()("odds-cli-seen"))
@click.option("--json", is_flag=True, help=words()("odds-cli-json"))
@click.option("--exact", is_flag=True, help=words()("odds-cli-exact"))
def ozone(mutation_points: int, seen: tuple[int, ...], json: bool, exact: bool) -> None:
    """What a genome owes at the next environment card, and until the last one."""
    try:
        deck = OzoneDeck(seen)
        debts = next_debt(deck, mutation_points)
        to_come = total_debt(deck, mutation_points)
    except OddsError as problem:
        refuse(problem)
    expected = debts.mean(lambda owed: owed)
    if json:
        print_json(
            {"debt": dict(debts), "expected_debt": expected, "debt_to_the_end": Fraction(to_come)}, exact
        )
        return
    show, tell = words(), Figures(exact)
    lines = [
        show("odds-table-ozone", points=mutation_points, cards=deck.left.total()),
        "",
        *columns(
            (show("odds-table-debt"), *(str(owed) for owed, _ in debts)),
            (show("odds-table-chance"), *tell.chances([chance for _, chance in debts])),
        ),
        "",
        *columns(
            (show("odds-table-average"), tell.amount(expected)),
            (show("odds-table-to-the-end"), tell.amount(Fraction(to_come))),
        ),
        "",
        show("odds-table-supposed"),
    ]
    say("\n".join(lines))


def refuse(problem: OddsError) -> NoReturn:
    """End the command with the sentence that names the option and its range.

    Raises:
        Problem: always.
    """
    raise Problem(
        words()(problem.key, field=f"--{problem.field}", low=problem.low, high=problem.high)
    ) from problem


ODDS: dict[str, click.Command] = {"ozone": ozone}
"""The commands by their names."""
