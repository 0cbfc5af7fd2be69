"""A figure comes to the board: which kind, in which room, in combat or not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.rules.carnomorphs.combat import opponents_at
from companion.rules.carnomorphs.data import INTRUDERS, IntruderKind
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.state import State
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.events.contents import is_hidden
from companion.ui.carnomorphs.events.room_choice import room_choice
from companion.ui.carnomorphs.intruders.standing import combat_words
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.typography import BODY
from companion.ui.widgets.choose import option, switch_row
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import wrapped


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
            _combat(style, state, draft, change),
        ],
        context.close,
        footer=ft.Row([button]),
        on_back=lambda: context.show(Panel("intruders")),
    )


def _combat(style: Style, state: State, draft: Placing, change: Change[Placing]) -> ft.Control:
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
