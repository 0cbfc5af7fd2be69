"""The heading of the table: the phase or, beside a stage, the round; and the environment."""

from typing import NamedTuple

import flet as ft

from companion.rules.soup.data import Card
from companion.rules.soup.state import PHASES, State
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.soup.context import Here
from companion.ui.soup.look import NARROW, drawing, drift_drawing


class TableFacts(NamedTuple):
    """The facts of the heading."""

    title: str
    """The text of the heading: the phase or, beside a stage that already names the phase, the round."""

    step: int | None
    """The index of the phase in its round, from 0; None outside the rounds."""


def table_title(here: Here) -> str:
    """Return the title of the table's bar: the round and the number of rounds."""
    return round_words(here.style, here.state)


def round_words(style: kit.Style, state: State) -> str:
    return style.words("table-round", round=state.round, rounds=max(state.rounds, state.round))


def table_facts(style: kit.Style, state: State) -> TableFacts:
    """Return the facts of the heading in this state."""
    step = PHASES.index(state.phase) if state.phase in PHASES else None
    title = round_words(style, state) if style.beside else style.words(f"stage-{state.phase}")
    return TableFacts(title, step)


@part(lambda here: table_facts(here.style, here.state))
def Heading(here: Here, shown: TableFacts) -> ft.Control:
    """Draw the phase or the round, and the environment."""
    style = here.style
    lines: list[ft.Control] = [style.text(shown.title, kit.BODY_STRONG, lines=2, heading=True)]
    if shown.step is not None:
        lines.append(_steps(style, shown.step))
    head = kit.column(lines, kit.GAP_SMALL, stretch=True)
    return ft.Container(
        kit.column([head, Environment(here)], kit.GAP_WIDE, stretch=True),
        padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP),
        border=ft.Border.only(bottom=ft.BorderSide(kit.HAIR, style.palette.hairline)),
    )


def _steps(style: kit.Style, step: int) -> ft.Control:
    """Draw the phases of the round as marks; those up to the current phase have the accent colour."""
    p = style.palette
    marks: list[ft.Control] = [
        ft.Container(
            expand=True,
            height=kit.GAP_SMALL,
            border_radius=kit.RADIUS_MARK,
            bgcolor=p.accent if index <= step else p.track_empty,
            animate=style.motion(kit.QUICK),
        )
        for index in range(len(PHASES))
    ]
    said = style.words("table-phase", number=step + 1, phases=len(PHASES))
    return kit.labelled(ft.Row(marks, spacing=3), said)


@part(lambda here: (here.state.card, here.state.cards_left))
def Environment(here: Here, shown: tuple[Card | None, int]) -> ft.Control:
    """Draw one button each for the current card's drift, its ozone layer, and the number of cards left.

    A press on any of them opens the sheet of cards.
    """
    style, words, p, (card, left) = here.style, here.words, here.palette, shown

    def chip(picture: ft.Control, shown: str, said: str) -> ft.Control:
        number = [style.text(shown, kit.COUNT, lines=1)] if shown else []
        return kit.row_button(
            style,
            ft.Row([picture, *number], spacing=kit.GAP, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            lambda: here.context.show(Panel("cards")),
            label=said,
            edge=p.hairline,
            radius=kit.RADIUS_FIELD,
            padding=ft.Padding.symmetric(
                horizontal=kit.GAP_WIDE, vertical=kit.target_padding(style, kit.COUNT)
            ),
            height=style.fixed(kit.TARGET),
            align=ft.Alignment.CENTER,
        )

    chips: list[ft.Control] = []
    if card is not None:
        where = "" if style.below(NARROW) else _drift(style, card)
        chips += [
            chip(drift_drawing(card.direction, p.accent, 28), where, said_drift(style, card)),
            chip(drawing("ozone", p.quiet), words.number(card.ozone), words("card-ozone", ozone=card.ozone)),
        ]
    chips.append(
        chip(drawing("cards", p.quiet), f"×{words.number(left)}", words("count-cards-left", count=left))
    )
    return kit.wrapped(chips)


def _drift(style: kit.Style, card: Card) -> str:
    return style.words(f"direction-{card.direction}")


def said_drift(style: kit.Style, card: Card) -> str:
    return style.words("card-drift", direction=card.direction, way=_drift(style, card))
