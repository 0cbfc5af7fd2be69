"""One intruder: a figure that comes to the board; its room, its injuries, its combat, its death."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.rules.carnomorphs.combat import (
    EngageIntruder,
    intruder_by_rooms,
    intruder_fights,
    opponents_at,
    opponents_of,
)
from companion.rules.carnomorphs.data import INTRUDERS, IntruderKind
from companion.rules.carnomorphs.intruders import (
    MOST_INJURIES,
    CheckDeath,
    InjureIntruder,
    KillIntruder,
    MoveIntruder,
    PlaceIntruder,
    RemoveIntruder,
)
from companion.rules.carnomorphs.state import Intruder, State
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER, glyph
from companion.ui.carnomorphs.contents import is_hidden
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.intruders import combat_words, remains_words, running
from companion.ui.carnomorphs.rooms import room_choice
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import Reading, bounded_step
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choose import option, switch_row
from companion.ui.widgets.frame import hairline
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.rows import link_row
from companion.ui.widgets.stepper import StepBy, Stepper, clamped

MOST_NUMBER = 20
"""The greatest number that an attack card is thought to have; the rules take any."""


def intruder_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
    """Draw the sheet of the panel "intruder"; `panel.seat` is its id."""
    intruder = state.intruder(panel.seat)
    if intruder is None:
        return None
    return keyed(f"intruder-{intruder.id}", IntruderSheet, style, context, state, intruder)


@component
def IntruderSheet(style: Style, context: GameContext, state: State, intruder: Intruder) -> ft.Control:
    """Draw the controls of one figure."""
    words, p = style.words, style.palette
    number, change_number = use_draft(_unknown)
    moving, change_moving = use_draft(str)
    room = state.room(intruder.room)
    may = running(state) and context.may(InjureIntruder(id=intruder.id, delta=1))
    rows: list[ft.Control] = []
    if may:
        rows += [_injuries(style, context, intruder), _combat(style, context, state, intruder)]
        if intruder.injuries:
            rows.append(
                _number(
                    style,
                    number,
                    lambda by: change_number(lambda now: clamped((now or 0) + by, 0, MOST_NUMBER)),
                )
            )
        if intruder.injuries or intruder_by_rooms(state, intruder):  # a switch ends in a line of its own
            rows.append(hairline(style))
        rows += [
            _move(style, context, state, intruder, moving, lambda to: change_moving(lambda _: to)),
        ]
        rows.append(_ends(style, context, state, intruder))
    else:
        told = words("count-injuries", count=intruder.injuries)
        fights = words("events-in-combat") if intruder_fights(state, intruder) else ""
        rows.append(style.text(" · ".join(part for part in (told, fights) if part), LABEL))
    return ExplainedSheet(
        style,
        context.ui,
        "death",
        words(f"intruder-{intruder.kind}"),
        rows,
        context.close,
        footer=_card(style, context, state, intruder, number, lambda: change_number(lambda _: None))
        if may and intruder.injuries
        else None,
        picture=art(INTRUDER[intruder.kind], p.text, 40),
        note=room.name if room is not None else words("intruders-nowhere"),
        on_back=lambda: context.show(Panel("intruders")),
    )


def _combat(style: Style, context: GameContext, state: State, intruder: Intruder) -> ft.Control:
    """Draw who it fights, as rooms tell; a switch where a room is not noted."""
    words = style.words
    if intruder_by_rooms(state, intruder):
        return style.text(combat_words(words, opponents_of(state, intruder)), BODY)
    return switch_row(
        style,
        words("intruders-fights"),
        intruder.combat_mark,
        lambda on: context.submit(EngageIntruder(id=intruder.id, in_combat=on)),
        note=words("intruders-fights-note"),
    )


def _injuries(style: Style, context: GameContext, intruder: Intruder) -> ft.Control:
    def read(now: State) -> Reading:
        return Reading((now.intruder(intruder.id) or intruder).injuries, MOST_INJURIES)

    step = bounded_step(context, read, lambda by: InjureIntruder(id=intruder.id, delta=by))
    return Stepper(style.words("events-injuries"), intruder.injuries, 0, MOST_INJURIES, step, small=True).row(
        style, picture=art(glyph("injury"), style.palette.quiet, 28)
    )


def _unknown() -> int | None:
    """Return None: no attack card has been turned yet."""
    return None


def _number(style: Style, number: int | None, step: StepBy) -> ft.Control:
    title, shown = style.words("intruders-card"), "?" if number is None else ""
    return Stepper(title, number or 0, 0, MOST_NUMBER, step, shown=shown, small=True).row(
        style, note=style.words("intruders-card-note"), picture=art("event", style.palette.quiet, 28)
    )


def _card(
    style: Style,
    context: GameContext,
    state: State,
    intruder: Intruder,
    number: int | None,
    forget: Callable[[], object],
) -> ft.Control:
    """Draw the outcome of the attack card's number; disabled before it is entered."""
    if number is None:
        return ft.Row([guarded(style, "card", style.words("intruders-card-enter"), None)])
    words, dies = style.words, number <= intruder.injuries
    said = words("intruders-card-dies" if dies else "intruders-card-lives", number=number)
    note = remains_words(style, state, intruder.kind, intruder.room) if dies else ""
    command = CheckDeath(id=intruder.id, number=number)

    def check() -> None:
        if context.submit(command):
            forget()  # the next card has another number

    return ft.Row([guarded(style, ("card", dies), said, check, note=note)])


def _move(
    style: Style,
    context: GameContext,
    state: State,
    intruder: Intruder,
    moving: str,
    change: Callable[[str], None],
) -> ft.Control:
    """Draw the choice of a room. A chip moves at once, a typed name at a press."""
    words, here = style.words, state.room(intruder.room)
    names = {room.name.casefold() for room in state.rooms} | {each.room.casefold() for each in state.players}

    def go(room: str) -> None:
        if room.strip() and context.submit(MoveIntruder(id=intruder.id, room=room)):
            change("")

    def choose(room: str) -> None:
        if room and room.casefold() in names:
            go(room)
        else:
            change(room)

    shown = moving or (here.name if here is not None else "")
    parts = [
        room_choice(style, state, shown, choose, title=words("intruders-moves"), on_enter=lambda: go(moving))
    ]
    if moving.strip():
        parts.append(chip_button(style, words("intruders-move-to", room=moving), lambda: go(moving)))
    return column(parts, GAP)


def _ends(style: Style, context: GameContext, state: State, intruder: Intruder) -> ft.Control:
    """Draw the buttons by which it dies without a card, or leaves without a trace."""
    words = style.words
    kill, remove = KillIntruder(id=intruder.id), RemoveIntruder(id=intruder.id)
    return column(
        [
            link_row(
                style,
                "out",
                words("intruders-kill"),
                partial(context.submit, kill),
                note=remains_words(style, state, intruder.kind, intruder.room),
                leads=False,
                inset=0,
            ),
            link_row(
                style,
                "trash",
                words("intruders-remove"),
                partial(context.submit, remove),
                leads=False,
                last=True,
                inset=0,
            ),
        ],
        stretch=True,
    )


# a figure that comes -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Placing:
    """The figure that is about to be placed."""

    kind: IntruderKind = "metagorger"
    room: str = ""
    in_combat: bool = False


def place_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "place-intruder"; `panel.page` may name the room."""
    return keyed(f"place-{panel.page}", PlaceSheet, style, context, state, panel.page)


@component
def PlaceSheet(style: Style, context: GameContext, state: State, room: str) -> ft.Control:
    """Draw the inputs, and the button that places the figure."""
    words = style.words
    draft, change = use_draft(lambda: Placing(room=room))
    left = state.available
    chips: list[ft.Control] = []
    for kind in INTRUDERS:
        chosen, count = kind == draft.kind, left.of(kind)
        ink = style.palette.on_accent if chosen else style.palette.text
        press = partial(change, lambda now, kind=kind: replace(now, kind=kind)) if count else None
        said = words("intruders-kind-left", intruder=words(f"intruder-{kind}"), count=count)
        chips.append(option(style, said, chosen, press, picture=art(INTRUDER[kind], ink, 24)))

    def place() -> None:
        now = latest(change)
        if context.submit(PlaceIntruder(intruder=now.kind, room=now.room, in_combat=now.in_combat)):
            context.show(Panel("intruders"))

    said = words("intruders-place-kind", intruder=words(f"intruder-as-object-{draft.kind}"))
    button = guarded(
        style,
        draft.kind,
        said,
        place if left.of(draft.kind) else None,
        note=words("intruders-reveals") if is_hidden(state, draft.kind) else "",
    )
    return ExplainedSheet(
        style,
        context.ui,
        "kinds",
        words("intruders-place"),
        [
            wrapped(chips),
            room_choice(style, state, draft.room, lambda name: change(lambda now: replace(now, room=name))),
            _opponents(style, state, draft, change),
        ],
        context.close,
        footer=ft.Row([button]),
        on_back=lambda: context.show(Panel("intruders")),
    )


def _opponents(style: Style, state: State, draft: Placing, change: Change[Placing]) -> ft.Control:
    """Draw its opponents in the chosen room; a switch where rooms do not tell."""
    opponents = opponents_at(state, draft.room)
    if opponents is not None:
        return style.text(combat_words(style.words, opponents), BODY)
    return switch_row(
        style,
        style.words("intruders-fights"),
        draft.in_combat,
        lambda on: change(lambda now: replace(now, in_combat=on)),
        note=style.words("intruders-fights-note"),
    )
