"""The event phase in its five steps: each with what to do, what is done, and one wide button."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.carnomorphs.event_phase import AdvanceTime, BurnRooms, NoteEvent
from companion.rules.carnomorphs.rooms import MarkRoom
from companion.rules.carnomorphs.state import Intruder, State
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER, glyph
from companion.ui.carnomorphs.bag import bag_action, bag_parts
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.feeding import FeedingDraft, feeding_action, feeding_parts, intruder_words
from companion.ui.carnomorphs.phase import before_after, by_hand, done_so_far, links, step_head
from companion.ui.carnomorphs.tokens import TokenView
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.rows import link_row


def time_parts(style: Style, state: State) -> list[ft.Control]:
    """Draw both tracks before and after."""
    words = style.words
    parts = [before_after(style, state.time, _next(state.time), glyph("time"), words("term-time-track"))]
    hands = [words("events-time-hands")]
    left = state.self_destruct
    if left is not None:
        title = words("term-self-destruct-track")
        parts.append(before_after(style, left, _next(left), glyph("self-destruct"), title, danger=True))
        hands.append(words("events-self-destruct-hands"))
    parts += by_hand(style, hands)
    if _ends(state):
        parts.append(style.text(words("events-journey-ends"), BODY, style.palette.danger))
    return parts


def time_action(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the button that advances both markers."""
    words, left = style.words, state.self_destruct
    said = words("events-move-time", before=state.time, after=_next(state.time))
    notes: list[str] = []
    if left is not None:
        notes.append(words("events-move-self-destruct", before=left, after=_next(left)))
    if _ends(state):
        notes.append(words("events-to-check"))
    command = AdvanceTime()
    return action(
        style,
        context,
        command,
        ("time", state.round),
        said,
        lambda: context.submit(command),
        note=" · ".join(notes),
    )


def _next(spaces: int) -> int:
    return max(0, spaces - 1)


def _ends(state: State) -> bool:
    """Return whether one of the tracks comes to its end."""
    return _next(state.time) == 0 or (state.self_destruct is not None and _next(state.self_destruct) == 0)


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


@component
def EventsView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the whole screen of the event phase below the bar."""
    feeding, change_feeding = use_draft(FeedingDraft)
    card, change_card = use_draft(str)
    token = state.token
    if token is not None:
        return keyed(f"token-{len(state.drawn)}", TokenView, style, context, state, token)
    match state.step:
        case "time":
            parts, bottom = time_parts(style, state), time_action(style, context, state)
        case "feeding":
            parts = feeding_parts(style, context, state, feeding, change_feeding)
            bottom = feeding_action(style, context, state, feeding, change_feeding)
        case "fire":
            parts, bottom = fire_parts(style, context, state), fire_action(style, context, state)
        case "card":
            parts = card_parts(style, context, state, card, change_card)
            bottom = card_action(style, context, card, change_card)
        case "bag":
            parts, bottom = bag_parts(style, context, state), bag_action(style, context, state)
    page = [step_head(style, state), *parts, links(style, context, state), *done_so_far(style, context)]
    return stage_page(style, page, bottom)
