"""`companion odds infection`, `bag`, `noise` and `feeding`; a game of Carnomorphs as lines of text.

The lines reveal no player's secrets.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import click

from companion.cli.figures import FigureFormat, Words, columns, of_game, question_command
from companion.cli.speech import CommandProblem, presentable
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.contents import Contents, Feeder
from companion.rules.carnomorphs.data import (
    FATAL_MARKERS,
    INTRUDERS,
    OBJECT_COUNTS,
    TOKENS,
    IntruderKind,
    TokenKind,
)
from companion.rules.carnomorphs.questions import BagQuestion, CheckQuestion, FeedingQuestion, NoiseQuestion
from companion.rules.carnomorphs.state import State

words = partial(of_game, KEY)


def infection_told(asked: CheckQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Format the odds of one character's last infection check."""
    odds = asked.odds
    if asked.mutation:
        step_a = "odds-table-card-held"
    elif odds.takes_card:
        step_a = "odds-table-card-taken"
    else:
        step_a = "odds-table-card-none" if odds.draws else "odds-table-nothing-drawn"
    survives, dies = tell.chances([odds.survives, 1 - odds.survives])
    return [
        show(
            "odds-table-infection", cards=asked.cards, contaminated=asked.contaminated, markers=asked.markers
        ),
        show(step_a),
        "",
        *columns(
            (show("odds-table-markers"), *(str(count) for count in odds.markers)),
            (show("odds-table-chance"), *tell.chances(list(odds.markers.values()))),
        ),
        "",
        *columns(
            (show("odds-table-survives"), survives), (show("odds-table-dies", fatal=FATAL_MARKERS), dies)
        ),
    ]


def bag_told(asked: BagQuestion, show: Words, tell: FigureFormat) -> list[str]:
    """Format the odds of the next token from the intruder bag, and of the next draws."""
    found: dict[str, Any] = {figure.name: figure.value for figure in asked.figures}
    bag = asked.bag
    once = found.get("in_events", {})
    kinds: list[TokenKind] = [kind for kind in TOKENS if bag.of(kind) or once.get(kind)]
    names = [show(f"odds-field-{kind}") for kind in kinds]
    rows = (
        (name, str(bag.of(kind)), tell.chance(found["next"][kind]))
        for name, kind in zip(names, kinds, strict=True)
    )
    lines = [
        show("odds-table-bag", tokens=bag.total),
        "",
        *columns(("", show("odds-table-count"), show("odds-table-next")), *rows),
    ]
    for title, of in (("odds-table-in-events", "in_events"), ("odds-table-drawn-out", "drawn_out")):
        if of in found:
            draws = [
                (name, tell.chance(found[of][kind]), tell.amount(found[f"{of}_expected"][kind]))
                for name, kind in zip(names, kinds, strict=True)
            ]
            head = (show(title, draws=asked.draws), show("odds-table-once"), show("odds-table-average"))
            lines += ["", *columns(head, *draws)]
    return lines


ROOM: Final = re.compile(r"(?:([0-9]) ?)?([a-z-]+)")
"""Matches an object or a figure in a room, with an optional count before it."""
FIGURES: Final[dict[str, IntruderKind]] = {str(kind): kind for kind in INTRUDERS}
THINGS: Final[dict[str, str]] = {str(thing): field for thing, field in OBJECT_COUNTS.items()}


def room(given: str) -> Contents:
    """Parse a room, such as `2 shambler, carcass, nest`.

    Raises:
        CommandProblem: A part of the text is neither a figure nor an object nor the Nest.
    """
    feeders, counts, nest = list[Feeder](), Counter[str](), False
    for part in given.split(","):
        found = ROOM.fullmatch(part.strip())
        count, name = (int(found[1] or 1), found[2]) if found else (0, "")
        if name in FIGURES:
            feeders += [Feeder(kind=FIGURES[name])] * count
        elif name in THINGS:
            counts[THINGS[name]] += count
        elif name == "nest":
            nest = True
        else:
            raise CommandProblem(words()("odds-error-room", field="--room"))
    return Contents(feeders=tuple(feeders), nest=nest).replace(**counts)


ODDS: Final[dict[str, click.Command]] = {
    "infection": question_command(
        KEY,
        CheckQuestion,
        infection_told,
        options={
            "mutation": "--without-mutation-card",
            "infected_check": "--check",
            "infected_leaves": "--infected-stays",
        },
    ),
    "bag": question_command(KEY, BagQuestion, bag_told),
    "noise": question_command(KEY, NoiseQuestion),
    "feeding": question_command(
        KEY,
        FeedingQuestion,
        options={"rooms": "--room", "carried_food": "--carried-stays"},
        parse={"rooms": room},
    ),
}
"""The commands by their names."""


def _told(number: int | None) -> int | str:
    """Format a number that may be unknown."""
    return "?" if number is None else number


def scored(state: State, seat: int) -> str:
    """Return the fate of a character and the result of its objective."""
    speak, player = words(), state.players[seat]
    parts = [speak(f"player-{player.fate}")]
    if player.fulfilled is not None:
        parts.append(speak("end-fulfilled" if player.fulfilled else "end-failed"))
    return ", ".join(parts)


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines of text."""
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
