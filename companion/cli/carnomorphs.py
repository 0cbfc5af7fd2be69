"""`companion odds infection` and `bag`, as a table or as JSON; a game of Carnomorphs in lines for people.

The lines tell nothing that a player may hide.
"""

from collections.abc import Iterator

import click

from companion.cli.figures import Answer, FigureFormat, OddsOptions, columns, print_json
from companion.cli.speech import CliCommand, presentable, say
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.data import FATAL_MARKERS, TOKENS, TokenKind, Tokens
from companion.rules.carnomorphs.odds import (
    CheckOdds,
    LastCheck,
    OddsError,
    Who,
    check_odds,
    drawn_in_events,
    drawn_out,
    next_token,
)
from companion.rules.carnomorphs.state import State

WHO: tuple[Who, ...] = ("everybody", "holders")


OWN = OddsOptions(KEY)
words, number, flag, refuse = OWN.words, OWN.number, OWN.flag, OWN.refuse


@click.command(
    "infection",
    cls=CliCommand,
    help=words()("odds-cli-infection"),
    short_help=words()("odds-cli-infection-short"),
)
@number("--cards", "odds-cli-cards", required=True)
@number("--contaminated", "odds-cli-contaminated", required=True)
@number("--markers", "odds-cli-markers", required=True)
@flag("--without-mutation-card", "odds-cli-without-card")
@number("--infected", "odds-cli-infected")
@click.option("--check", type=click.Choice(WHO), default="everybody", help=words()("odds-cli-check"))
@flag("--json", "odds-cli-json")
@flag("--exact", "odds-cli-exact")
def infection(
    cards: int,
    contaminated: int,
    markers: int,
    without_mutation_card: bool,
    infected: int | None,
    check: Who,
    json: bool,
    exact: bool,
) -> None:
    """Print the odds of the last infection check of one character."""
    try:
        odds = check_odds(
            LastCheck(cards, contaminated, markers, infected, mutation=not without_mutation_card, who=check)
        )
    except OddsError as problem:
        refuse(problem)
    if json:
        print_json({"survives": odds.survives, "markers": odds.markers}, exact)
        return
    show, tell = words(), FigureFormat(exact)
    survives, dies = tell.chances([odds.survives, 1 - odds.survives])
    lines = [
        show("odds-table-infection", cards=cards, contaminated=contaminated, markers=markers),
        step_a(odds, held=not without_mutation_card),
        "",
        *columns(
            (show("odds-table-markers"), *(str(count) for count in odds.markers)),
            (show("odds-table-chance"), *tell.chances(list(odds.markers.values()))),
        ),
        "",
        *columns(
            (show("odds-table-survives"), survives),
            (show("odds-table-dies", fatal=FATAL_MARKERS), dies),
        ),
    ]
    say("\n".join(lines))


def step_a(odds: CheckOdds, *, held: bool) -> str:
    """Return the outcome of step A and what follows from it for the cards drawn."""
    if held:
        return words()("odds-table-card-held")
    if odds.takes_card:
        return words()("odds-table-card-taken")
    return words()("odds-table-card-none" if odds.draws else "odds-table-nothing-drawn")


@click.command("bag", cls=CliCommand, help=words()("odds-cli-bag"), short_help=words()("odds-cli-bag-short"))
@number("--blank", "odds-cli-blank", default=0)
@number("--red", "odds-cli-red", default=0)
@number("--blue", "odds-cli-blue", default=0)
@number("--shambler", "odds-cli-shambler", default=0)
@number("--fleshbeast", "odds-cli-fleshbeast", default=0)
@number("--butcher", "odds-cli-butcher", default=0)
@number("--draws", "odds-cli-draws")
@flag("--json", "odds-cli-json")
@flag("--exact", "odds-cli-exact")
def bag(
    blank: int,
    red: int,
    blue: int,
    shambler: int,
    fleshbeast: int,
    butcher: int,
    draws: int | None,
    json: bool,
    exact: bool,
) -> None:
    """Print the odds of the next token of the intruder bag, and of the next draws."""
    tokens = Tokens(blank, blue, red, shambler, fleshbeast, butcher)
    try:
        first = next_token(tokens)
        events = None if draws is None else drawn_in_events(tokens, draws)
        out = None if draws is None else drawn_out(tokens, draws)
    except OddsError as problem:
        refuse(problem)
    if json:
        answer: Answer = {"next": first}
        if events and out:
            answer |= {
                "in_events": events.once,
                "in_events_expected": events.expected,
                "drawn_out": out.once,
                "drawn_out_expected": out.expected,
            }
        print_json(answer, exact)
        return
    show, tell = words(), FigureFormat(exact)
    kinds: list[TokenKind] = [kind for kind in TOKENS if tokens.of(kind) or (events and events.once[kind])]
    names = [show(f"odds-field-{kind}") for kind in kinds]
    shares = tell.chances([first[kind] for kind in kinds])
    counts = [str(tokens.of(kind)) for kind in kinds]
    lines = [
        show("odds-table-bag", tokens=tokens.total),
        "",
        *columns(
            ("", show("odds-table-count"), show("odds-table-next")),
            *zip(names, counts, shares, strict=True),
        ),
    ]
    for title, told in (("odds-table-in-events", events), ("odds-table-drawn-out", out)):
        if told:
            rows = (
                (name, tell.chance(told.once[kind]), tell.amount(told.expected[kind]))
                for name, kind in zip(names, kinds, strict=True)
            )
            lines += [
                "",
                *columns(
                    (show(title, draws=draws), show("odds-table-once"), show("odds-table-average")), *rows
                ),
            ]
    say("\n".join(lines))


ODDS: dict[str, click.Command] = {"infection": infection, "bag": bag}
"""The commands by their names."""


def _told(number: int | None) -> int | str:
    """Return a number that may be unknown, as it is printed."""
    return "?" if number is None else number


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines for people."""
    speak = words()
    yield speak("cli-replay-entries", entries=entries)
    yield speak("cli-replay-round", round=state.round)
    for player in state.players:
        yield speak(
            "cli-replay-player",
            player=presentable(player.name),
            fate=player.fate,
            light=_told(player.light_wounds),
            serious=_told(player.serious_wounds),
            markers=player.markers,
        )
    if state.phase == "over":
        winners = [presentable(state.players[seat].name) for seat in state.winners]
        if winners:
            yield speak("cli-replay-winners", players=speak.list(winners))
        else:
            yield speak("cli-replay-nobody")
