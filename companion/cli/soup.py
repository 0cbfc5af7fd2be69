"""`companion odds ozone`, `payment` and `chances`; a game of Primordial Soup as lines of text."""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import click

from companion.cli.figures import FigureFormat, Words, columns, of_game, question_command, question_line
from companion.cli.speech import presentable
from companion.rules.soup import KEY
from companion.rules.soup.questions import ChancesQuestion, OzoneQuestion, PaymentQuestion
from companion.rules.soup.state import State

words = partial(of_game, KEY)


def ozone_told(asked: OzoneQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Format the debts that a genome incurs at the next environment card, and up to the last card."""
    found: dict[str, Any] = {figure.name: figure.value for figure in asked.figures}
    debts = found["debt"]
    return [
        show("odds-table-ozone", points=asked.mutation_points, cards=asked.deck.left.total()),
        "",
        *columns(
            (show("odds-table-debt"), *(str(owed) for owed in debts)),
            (show("odds-table-chance"), *tell.chances(debts.values())),
        ),
        "",
        *columns(
            (show("odds-table-average"), tell.amount(found["expected_debt"])),
            (show("odds-table-to-the-end"), tell.amount(found["debt_to_the_end"])),
        ),
        "",
        show("odds-table-supposed"),
    ]


def payment_told(asked: PaymentQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Format the cheapest payment, and its price."""
    held = show.list([show(f"gene-{gene}") for gene in asked.held]) or "–"
    best, line = asked.best, question_line(asked, show, genes=held)
    if best is None:
        return [line, "", show("calc-payment-impossible")]
    paid = [
        show("count-biological-points", count=best.points),
        *(show(f"gene-{gene}") for gene in best.genes),
    ]
    costs = [show("payment-lost", count=best.lost)]
    if best.excess:
        costs.append(show("payment-excess", count=best.excess))
    if best.returned:
        costs.append(show("payment-returned", count=best.returned))
    return [line, "", f"{show('payment-cheapest')}: {show.list(paid)}", " · ".join(costs)]


ODDS: Final[dict[str, click.Command]] = {
    "ozone": question_command(KEY, OzoneQuestion, ozone_told),
    "payment": question_command(KEY, PaymentQuestion, payment_told),
    "chances": question_command(KEY, ChancesQuestion),
}
"""The commands by their names."""


def scored(state: State, seat: int) -> str:
    """Return how the last scoring moved a player's marker; without a scoring, the marker's space."""
    speak = words()
    line = next((each for each in state.scored if each.seat == seat), None)
    if line is None:
        return speak("cli-score-space", place=state.players[seat].place)
    parts = [
        speak("scoring-place", start=line.start, end=line.end),
        speak("scoring-amoebas", count=line.amoebas, steps=line.amoeba_steps),
        speak("scoring-cards", count=line.cards, steps=line.card_steps),
        *([speak("scoring-leapt", count=line.leapt)] if line.leapt else ()),
    ]
    return "; ".join(parts)


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines of text."""
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
