"""Event phase, steps 3 and 4: fire hurts intruders; who was hurt may die; an event card."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.carnomorphs.event_phase import BurnRooms, NoteEvent
from companion.rules.carnomorphs.rooms import MarkRoom
from companion.rules.carnomorphs.state import Intruder, State
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.events.feeding_step import intruder_words
from companion.ui.carnomorphs.events.parts import by_hand
from companion.ui.core.draft import Change, latest
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.rows import link_row

LONGEST_NAME = 60
"""Characters of an event card's name."""


def burnt(state: State) -> tuple[Intruder, ...]:
    """Return the listed intruders in burning rooms."""
    burning = {room.id for room in state.rooms if room.burning}
    return tuple(each for each in state.intruders if each.room in burning)


def fire_parts(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """Draw which rooms burn, and who is hurt there."""
    words, p = style.words, style.palette
    parts: list[ft.Control] = []
    if state.detail == "full" and state.rooms:
        parts.append(_burning(style, context, state))
    hurt = burnt(state)
    for each in hurt:
        said = words("events-injuries-change", before=each.injuries, after=each.injuries + 1)
        parts.append(
            ft.Row(
                [
                    art(INTRUDER[each.kind], p.text, 28),
                    column(
                        [
                            style.text(intruder_words(style, state, each), BODY, lines=2),
                            style.text(said, LABEL, p.quiet),
                        ],
                        expand=True,
                    ),
                ],
                spacing=GAP_WIDE,
            )
        )
    parts += by_hand(
        style, [words("events-fire-hands" if state.detail == "quick" else "events-fire-hands-full")]
    )
    return parts


def _burning(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw a chip for each listed room, chosen where it burns."""
    words = style.words
    chips: list[ft.Control] = []
    for room in state.rooms:
        command = MarkRoom(room=room.name, mark="burning", value=not room.burning)
        press = partial(context.submit, command) if context.may(command) else None
        chips.append(option(style, room.name, room.burning, press))
    return column(
        [
            part_title(style, words("events-burning")),
            wrapped(chips),
        ],
        GAP,
        stretch=True,
    )


def fire_action(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the button that hurts everybody in a burning room, or goes on."""
    words, hurt = style.words, burnt(state)
    said = words("events-burn", count=len(hurt)) if hurt else words("events-no-fire")
    note = "" if hurt else words("events-no-fire-note")
    command = BurnRooms()
    return action(style, context, command, "fire", said, lambda: context.submit(command), note=note)


# the event card --------------------------------------------------------------------------------


def card_parts(
    style: Style, context: GameContext, state: State, name: str, change: Change[str]
) -> list[ft.Control]:
    """Draw who may die of the fire, then the card, whose name may be noted."""
    words = style.words
    hurt = [each for each in burnt(state) if each.injuries]
    parts: list[ft.Control] = []
    if hurt:
        rows: list[ft.Control] = [part_title(style, words("events-check-deaths"))]
        rows += [
            link_row(
                style,
                INTRUDER[each.kind],
                intruder_words(style, state, each),
                partial(context.show, Panel("intruder", each.id)),
                note=words("count-injuries", count=each.injuries),
                inset=0,
            )
            for each in hurt
        ]
        parts.append(column(rows, GAP_SMALL, stretch=True))
    if state.on_board.butcher:
        parts += by_hand(style, [words("events-card-butcher")])
    parts.append(
        field(
            style,
            words("events-card-name"),
            name,
            lambda text: change(lambda _: text),
            longest=LONGEST_NAME,
            on_enter=lambda: context.submit(NoteEvent(text=latest(change))),
        )
    )
    return parts


def card_action(style: Style, context: GameContext, name: str, change: Change[str]) -> ft.Control:
    """Draw the button for a card that was carried out."""
    command = NoteEvent(text=name)
    said = style.words("events-card-done")

    def done() -> None:
        context.submit(NoteEvent(text=latest(change)))

    return action(style, context, command, "card", said, done, note=name.strip())
