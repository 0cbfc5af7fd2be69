"""The heading of the table: the round as a ring, the phase, and the environment card that lies."""

from __future__ import annotations

from typing import NamedTuple

import flet as ft

from companion.rules.soup.data import CARDS, Card
from companion.rules.soup.state import PHASES, State
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.table_heading import RING, number_button, table_heading, title_room
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import NARROW, drawing, drift_drawing
from companion.ui.theme.measure import GAP_SMALL, PADDING, QUICK, RADIUS_MARK
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.marks import clock_ring


class TableFacts(NamedTuple):
    """The data of the heading."""

    title: str
    line: str
    step: int | None
    """The index of the phase, from 0."""

    round: int
    rounds: int


def table_facts(style: Style, state: State) -> TableFacts:
    """Return what the heading shows in this state."""
    words = style.words
    phase = state.phase
    step = PHASES.index(phase) if phase in PHASES else None
    if state.active is not None:
        line = words("table-turn", player=state.players[state.active].name)
    elif state.order:
        line = words.list([state.players[seat].name for seat in state.order])
        line = words("table-order", players=line)
    else:
        line = ""
    return TableFacts(words(f"stage-{phase}"), line, step, state.round, max(len(CARDS) - 1, state.round))


@memo
def Heading(style: Style, context: GameContext) -> ft.Control:
    """Draw the round, the phase and the active player; below it the environment."""
    shown = use_slice(context.changes, lambda: table_facts(style, context.state))
    words, p = style.words, style.palette
    said = words("table-round", round=shown.round, rounds=shown.rounds)
    lines: list[ft.Control] = [
        style.text(shown.title, HEADING, lines=2, heading=True, room=title_room(style))
    ]
    if shown.line:
        lines.append(style.text(shown.line, LABEL, p.quiet, lines=2))
    if shown.step is not None:
        lines.append(_steps(style, shown.step))
    ring = clock_ring(style, shown.round, shown.rounds, size=RING, label=said)
    head = ft.Row([ring, column(lines, GAP_SMALL, expand=True)], spacing=PADDING)
    return table_heading(style, head, Environment(style, context))


def _steps(style: Style, step: int) -> ft.Control:
    """Draw the phases of the round as marks, those begun lit."""
    p = style.palette
    marks: list[ft.Control] = [
        ft.Container(
            expand=True,
            height=GAP_SMALL,
            border_radius=RADIUS_MARK,
            bgcolor=p.accent if index <= step else p.track_empty,
            animate=style.motion(QUICK),
        )
        for index in range(len(PHASES))
    ]
    said = style.words("table-phase", number=step + 1, phases=len(PHASES))
    return ft.Semantics(content=ft.Row(marks, spacing=3), label=said, exclude_semantics=True, container=True)


@memo
def Environment(style: Style, context: GameContext) -> ft.Control:
    """Draw the current card: drift, ozone layer, and how many cards are left; each opens the cards."""
    card, left = use_slice(context.changes, lambda: (context.state.card, context.state.cards_left))
    words, p = style.words, style.palette

    def chip(picture: ft.Control, shown: str, said: str) -> ft.Control:
        return number_button(style, picture, shown, said, lambda: context.show(Panel("cards")))

    chips: list[ft.Control] = []
    if card is not None:
        where = "" if style.width < NARROW else _drift(style, card)
        chips += [
            chip(drift_drawing(card.direction, p.accent, 28), where, said_drift(style, card)),
            chip(drawing("ozone", p.quiet), words.number(card.ozone), words("card-ozone", ozone=card.ozone)),
        ]
    chips.append(
        chip(drawing("cards", p.quiet), f"×{words.number(left)}", words("count-cards-left", count=left))
    )
    return wrapped(chips)


def _drift(style: Style, card: Card) -> str:
    return style.words(f"direction-{card.direction}")


def said_drift(style: Style, card: Card) -> str:
    """Return the drift, in words of its own."""
    return style.words("card-drift", direction=card.direction, way=_drift(style, card))
