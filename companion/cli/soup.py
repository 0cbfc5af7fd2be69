"""`companion odds ozone`, as a table or as JSON; a game of Primordial Soup in lines for people."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import click

from companion.cli.figures import FigureFormat, OddsOptions, columns, print_json, whole
from companion.cli.speech import CliCommand, CommandProblem, presentable, say
from companion.rules.soup import KEY
from companion.rules.soup.odds import OddsError, OzoneDeck, next_debt, total_debt
from companion.rules.soup.state import State

OWN = OddsOptions(KEY)
words, number, flag, refuse = OWN.words, OWN.number, OWN.flag, OWN.refuse


def listed(given: str) -> tuple[Any, ...]:
    """Parse a comma-separated list of numbers.

    Raises:
        CommandProblem: something between two commas is no whole number, or nothing.
    """
    numbers = tuple(whole(each.strip()) for each in given.split(",")) if given.strip() else ()
    if any(isinstance(each, str) for each in numbers):
        raise CommandProblem(words()("odds-error-list", field="--seen"))
    return numbers


@click.command(
    "ozone", cls=CliCommand, help=words()("odds-cli-ozone"), short_help=words()("odds-cli-ozone-short")
)
@number("--mutation-points", "odds-cli-mutation-points", required=True)
@click.option("--seen", type=listed, metavar="N,N,…", default="", help=words()("odds-cli-seen"))
@flag("--json", "odds-cli-json")
@flag("--exact", "odds-cli-exact")
def ozone(mutation_points: int, seen: tuple[int, ...], json: bool, exact: bool) -> None:
    """Print what a genome owes at the next environment card, and until the last one."""
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
    show, tell = words(), FigureFormat(exact)
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


ODDS: dict[str, click.Command] = {"ozone": ozone}
"""The commands by their names."""


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines for people."""
    speak = words()
    yield speak("cli-replay-entries", entries=entries)
    yield speak("cli-replay-round", round=state.round)
    for player in state.players:
        yield speak(
            "cli-replay-player",
            player=presentable(player.name),
            place=player.place,
            points=player.points,
            amoebas=len(player.amoebas),
            genes=len(player.genes),
        )
    if state.phase == "over":
        winners = [presentable(state.players[seat].name) for seat in state.winners]
        yield speak("cli-replay-winners", players=speak.list(winners))
