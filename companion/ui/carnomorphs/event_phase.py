"""The event phase in its five steps: each with what to do, what is done, and one wide button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import flet as ft

from companion.rules.carnomorphs.event_phase import AdvanceTime, BurnRooms, NoteEvent
from companion.rules.carnomorphs.rooms import MarkRoom
from companion.rules.carnomorphs.state import EventStep, Intruder, Room, State
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER, glyph
from companion.ui.carnomorphs.bag import BagStep
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.feeding import FeedingStep, intruder_words
from companion.ui.carnomorphs.phase import before_after, by_hand, on_step, use_step
from companion.ui.carnomorphs.tokens import TokenView
from companion.ui.core.component import component, keyed
from companion.ui.game.context import Panel
from companion.ui.shared.stage_parts import part_title
from companion.ui.theme.measure import GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY
from companion.ui.widgets.choose import option
from companion.ui.widgets.field import field
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.rows import link_row

LONGEST_NAME: Final = 60
"""Characters of an event card's name."""


@component
def EventsView(here: Here) -> ft.Control:
    """Draw the whole screen of the event phase below the bar."""
    token = here.state.token
    if token is not None:
        return keyed(f"token-{len(here.state.drawn)}", TokenView, here, token)
    step = here.state.step
    return keyed(step, STEPS[step], here)


@component
def TimeStep(here: Here) -> ft.Control:
    """Draw both tracks before and after; the button advances their markers."""
    words, state = here.words, here.state
    page = use_step(here, AdvanceTime(), first=AdvanceTime)
    after, left = _next(state.time), state.self_destruct
    page.part(before_after(here.style, state.time, after, glyph("time"), words("term-time-track")))
    hands, notes = [words("events-time-hands")], list[str]()
    if left is not None:
        title = words("term-self-destruct-track")
        sign = glyph("self-destruct")
        page.part(before_after(here.style, left, _next(left), sign, title, danger=True))
        hands.append(words("events-self-destruct-hands"))
        notes.append(words("events-move-self-destruct", before=left, after=_next(left)))
    page.part(*by_hand(here.style, hands))
    if after == 0 or (left is not None and _next(left) == 0):
        page.part(here.style.text(words("events-journey-ends"), BODY, here.palette.danger))
        notes.append(words("events-to-check"))
    page.confirm(words("events-move-time", before=state.time, after=after), note=" · ".join(notes))
    return on_step(page)


def _next(spaces: int) -> int:
    return max(0, spaces - 1)


def burnt(state: State) -> tuple[Intruder, ...]:
    """Return the listed intruders in burning rooms."""
    burning = {room.id for room in state.rooms if room.burning}
    return tuple(each for each in state.intruders if each.room in burning)


@component
def FireStep(here: Here) -> ft.Control:
    """Draw which rooms burn, and who is hurt there; the button hurts them, or goes on."""
    words, state = here.words, here.state
    page = use_step(here, BurnRooms(), first=BurnRooms)
    hurt = burnt(state)
    if state.detail == "full" and state.rooms:
        page.titled("events-burning", wrapped([_burning(here, room) for room in state.rooms]))
    page.part(*(_hurt(here, each) for each in hurt))
    by_rooms = words("events-fire-hands-full" if state.detail == "full" else "events-fire-hands")
    page.part(*by_hand(here.style, [by_rooms]))
    if hurt:
        page.confirm(words("events-burn", count=len(hurt)))
    else:
        page.confirm(words("events-no-fire"), note=words("events-no-fire-note"))
    return on_step(page)


def _burning(here: Here, room: Room) -> ft.Control:
    """Draw a chip for a listed room, chosen where it burns."""
    command = MarkRoom(room=room.name, mark="burning", value=not room.burning)
    press = partial(here.context.submit, command) if here.context.may(command) else None
    return option(here.style, room.name, room.burning, press)


def _hurt(here: Here, intruder: Intruder) -> ft.Control:
    """Draw the injuries of a figure in a burning room, before and after."""
    before = intruder.injuries
    lines: list[ft.Control] = [
        here.style.text(intruder_words(here, intruder), BODY, lines=2),
        here.quiet("events-injuries-change", before=before, after=before + 1),
    ]
    picture = art(INTRUDER[intruder.kind], here.palette.text, 28)
    return ft.Row([picture, column(lines, expand=True)], spacing=GAP_WIDE)


@component
def CardStep(here: Here) -> ft.Control:
    """Draw who may die of the fire, then the event card, whose name may be noted."""
    words, state = here.words, here.state
    page = use_step(here, NoteEvent(), first=NoteEvent)
    name = "" if page.draft is None else page.draft.text
    rows = [_mortal(here, each) for each in burnt(state) if each.injuries]
    if rows:
        title = part_title(here.style, words("events-check-deaths"))
        page.part(column([title, *rows], GAP_SMALL, stretch=True))
    if state.on_board.butcher:
        page.part(*by_hand(here.style, [words("events-card-butcher")]))
    page.part(
        field(
            here.style,
            words("events-card-name"),
            name,
            lambda text: page.set(text=text),
            longest=LONGEST_NAME,
            on_enter=page.give,
        )
    )
    page.confirm(words("events-card-done"), note=name.strip(), typed=True)
    return on_step(page)


def _mortal(here: Here, intruder: Intruder) -> ft.Control:
    """Draw a link to a figure that was hurt by fire and may die of it."""
    return link_row(
        here.style,
        INTRUDER[intruder.kind],
        intruder_words(here, intruder),
        partial(here.context.show, Panel("intruder", intruder.id)),
        note=here.words("count-injuries", count=intruder.injuries),
        inset=0,
    )


STEPS: Final[dict[EventStep, Callable[[Here], ft.Control]]] = {
    "time": TimeStep,
    "feeding": FeedingStep,
    "fire": FireStep,
    "card": CardStep,
    "bag": BagStep,
}
"""The steps of the event phase."""
