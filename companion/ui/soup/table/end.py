"""The course of a game as charts, and its end: the winner on the ladder, explained line by line."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import flet as ft

from companion.rules.kernel import Event
from companion.rules.soup.game import FIRST_BADGE
from companion.rules.soup.history import RoundEnd, by_round
from companion.rules.soup.scoring import Scored
from companion.rules.soup.state import Player, State
from companion.ui import kit
from companion.ui.game.ending import Ending, ScorePart, Standing
from companion.ui.shared.charts import course_chart, course_of
from companion.ui.soup.context import GameContext, Here


def rounds_of(context: GameContext) -> tuple[RoundEnd, ...]:
    """Return everybody's numbers at the end of each round, and now for the current round."""
    table = context.open_game.table
    return by_round(table.states, [entry.events for entry in table.entries])


def charts(here: Here) -> list[ft.Control]:
    """Draw all charts of the game so far; nothing if it ended in its first round."""
    style, context = here.style, here.context
    state: State = context.state
    ends, seats = rounds_of(context), len(context.seats)
    if state.ending is not None and len(ends) < 2:
        return []
    if not ends:
        return [
            kit.section(style, here.words("chart-places"), [style.text(here.words("chart-none"), kit.BODY)])
        ]
    first = state.options.finish_zone
    zone = float(first) if any(player.place >= first - 10 for player in state.players) else None

    def drawn(key: str, value: Callable[[Player], int], limit: float | None = None) -> ft.Control:
        course = course_of(here.words(key), ends, seats, lambda end, seat: value(end.players[seat]))
        return course_chart(here, course, limit=limit)

    parts = [
        drawn("chart-places", lambda each: each.place, zone),
        drawn("chart-points", lambda each: each.points),
        drawn("chart-amoebas", lambda each: len(each.amoebas)),
        drawn("chart-genes", lambda each: len(each.genes)),
    ]
    if any(any(end.debts) for end in ends):
        owed = course_of(here.words("chart-debts"), ends, seats, lambda end, seat: end.debts[seat])
        parts.append(course_chart(here, owed))
    return parts


class Climbed(NamedTuple):
    """The sources of a marker's position, each as a number of spaces."""

    amoebas: int
    cards: int
    leapt: int
    other: int
    """The starting space, and corrections."""


def climbed(player: Player, events: Iterable[Event]) -> Climbed:
    """Return the sources of a player's spaces; their sum is the marker's position."""
    lines = [
        line
        for event in events
        if isinstance(event, Scored)
        for line in event.lines
        if line.seat == player.seat
    ]
    amoebas, cards = sum(line.amoeba_steps for line in lines), sum(line.card_steps for line in lines)
    leapt = sum(line.leapt for line in lines)
    return Climbed(amoebas, cards, leapt, player.place - amoebas - cards - leapt)


def ending(here: Here) -> Ending:
    """Return the contents of this game's end page."""
    style, context = here.style, here.context
    state: State = context.state
    events = [event for entry in context.open_game.table.entries for event in entry.events]
    ends = rounds_of(context)
    ranked = sorted(state.players, key=lambda each: (each.seat not in state.winners, -each.place, each.seat))
    places = course_of(
        here.words("chart-places"), ends, len(ranked), lambda end, seat: end.players[seat].place
    )
    return Ending(
        standings=tuple(_standing(style, state, player, climbed(player, events)) for player in ranked),
        course=places if len(ends) > 1 else None,
        turn=_turn(style, state, ends),
        story=tuple(_story(style, state, ends)),
        ended_by=here.words("end-entered" if state.entered else f"end-{state.ending}"),
    )


def _standing(style: kit.Style, state: State, player: Player, found: Climbed) -> Standing:
    words, counted = style.words, bool(state.scored) or not state.entered
    return Standing(
        seat=player.seat,
        name=player.name,
        shape=FIRST_BADGE + player.colour,
        colour=state.hue(player.colour),
        total=player.place,
        parts=(
            ScorePart(words("end-amoebas"), found.amoebas),
            ScorePart(words("end-cards"), found.cards),
            ScorePart(words("end-leapt"), found.leapt),
            ScorePart(words("end-other"), found.other, style.palette.tie),
        )
        if counted
        else (),
        sum=words("end-sum", amoebas=found.amoebas, cards=found.cards, leapt=found.leapt, other=found.other)
        if counted
        else "",
        wins=player.seat in state.winners,
    )


def _turn(style: kit.Style, state: State, ends: Sequence[RoundEnd]) -> str:
    """Describe since when the winner has led; return an empty text if that is unknown."""
    led = _led_since(state, ends)
    if led is None:
        return ""
    winner = state.players[state.winners[0]].name
    if led == ends[0].round:
        return style.words("story-led", player=winner)
    return style.words("story-turning", player=winner, round=led)


def _story(style: kit.Style, state: State, ends: Sequence[RoundEnd]) -> list[str]:
    """Return the other memorable facts of the game, a sentence each."""
    words, names = style.words, [player.name for player in state.players]
    lines: list[str] = []
    if state.entered:  # A game entered afterwards has no rounds.
        return lines
    owed = [(debt, end.round, seat) for end in ends for seat, debt in enumerate(end.debts) if debt]
    if owed:
        debt, round_, seat = max(owed, key=lambda each: each[0])
        lines.append(words("story-debt", player=names[seat], count=debt, round=round_))
        lines.append(words("story-debts", count=sum(each[0] for each in owed)))
    held = [(len(each.genes), end.round, each.seat) for end in ends for each in end.players if each.genes]
    if held:
        genes, round_, seat = max(held, key=lambda each: each[0])
        lines.append(words("story-genes", player=names[seat], count=genes, round=round_))
    return lines


def _led_since(state: State, ends: Sequence[RoundEnd]) -> int | None:
    """Return the first round after which the winner always led; None with several winners or one round."""
    if len(state.winners) != 1 or len(ends) < 2:
        return None
    winner, since = state.winners[0], None
    for end in reversed(ends):
        places = [each.place for each in end.players]
        if places[winner] < max(places):
            break
        since = end.round
    return since
