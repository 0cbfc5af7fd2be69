"""The end of a game: everybody's total, split by named rows if there are any, and its course."""

from typing import NamedTuple

import flet as ft

from companion.rules.kernel import merit
from companion.rules.tally.state import State
from companion.ui import kit
from companion.ui.game.ending import Course, Ending, ScorePart, Standing
from companion.ui.shared.charts import course_chart, course_of
from companion.ui.tally.context import Here
from companion.ui.tally.table import Sheet

FEW_ROWS, MOST_ROWS = 4, 7
"""Maximum number of named rows of a sheet on a big screen: on a low page, and on any other page."""


class RoundEnd(NamedTuple):
    """Everybody's total after a round."""

    round: int
    totals: tuple[int, ...]


def round_ends(state: State) -> tuple[RoundEnd, ...]:
    """Return the totals after each round that counts; nothing for a sheet with named rows."""
    if state.rows:
        return ()
    ends: list[RoundEnd] = []
    totals = [0] * len(state.players)
    for line, numbers in enumerate(state.counted):
        totals = [total + (points or 0) for total, points in zip(totals, numbers, strict=True)]
        ends.append(RoundEnd(line + 1, tuple(totals)))
    return tuple(ends)


def course(here: Here) -> Course | None:
    """Return the course of the totals; None before the second round."""
    state, ends = here.state, round_ends(here.state)
    if len(ends) < 2:
        return None
    title = here.words("chart-totals")
    return course_of(title, ends, len(state.players), lambda end, seat: end.totals[seat])


def charts(here: Here) -> list[ft.Control]:
    """Draw the course of the totals."""
    told = course(here)
    return [] if told is None else [course_chart(here, told)]


def board(here: Here) -> list[ft.Control]:
    """If there is room on the big screen, draw a sheet with named rows, else the course of the totals."""
    low, rows = here.style.low, here.state.rows
    if rows:
        return [Sheet(here)] if len(rows) <= (FEW_ROWS if low else MOST_ROWS) else []
    return [] if low else charts(here)


def ending(here: Here) -> Ending:
    """Return the contents of the end screen."""
    state, totals = here.state, here.state.totals
    standings = [
        Standing(
            seat,
            player.name,
            player.colour,
            player.colour,
            totals[seat],
            parts=_parts(state, seat),
            sum=_sum(here, seat),
            wins=seat in state.leaders,
        )
        for seat, player in enumerate(state.players)
    ]
    ranked = sorted(
        standings,
        key=lambda each: (not each.wins, -merit(each.total or 0, fewest_win=state.fewest_win)),
    )
    target = here.words("end-target", target=state.options.target) if state.reached else ""
    return Ending(
        tuple(ranked),
        course=course(here),
        turn=_turn(here),
        ended_by=target,
        fewest_win=state.fewest_win,
    )


def _turn(here: Here) -> str:
    """Describe since when the winner has led; empty with several winners, or before a second round."""
    state, ends = here.state, round_ends(here.state)
    if len(state.leaders) != 1 or len(ends) < 2:
        return ""
    seat = state.leaders[0]
    since = ends[-1].round
    for end in reversed(ends):
        best = [merit(total, fewest_win=state.fewest_win) for total in end.totals]
        if best.count(max(best)) > 1 or best[seat] < max(best):
            break
        since = end.round
    winner = state.players[seat].name
    if since == ends[0].round:
        return here.words("story-led", player=winner)
    return here.words("story-turning", player=winner, round=since)


def _sum(here: Here, seat: int) -> str:
    """Describe a seat's number in each named row; return an empty text in a game by rounds."""
    words = here.words
    parts = _parts(here.state, seat)
    return kit.dotted(words("pair", what=part.name, value=words.number(part.points)) for part in parts)


def _parts(state: State, seat: int) -> tuple[ScorePart, ...]:
    """Return the parts of a seat's total: its number in each named row; none in a game by rounds."""
    return tuple(
        ScorePart(row, numbers[seat] or 0) for row, numbers in zip(state.rows, state.lines, strict=False)
    )
