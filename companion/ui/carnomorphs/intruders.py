"""The intruders on board: the listed ones as a light list, the others as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.rules.carnomorphs.combat import intruder_fights
from companion.rules.carnomorphs.data import INTRUDERS, IntruderKind
from companion.rules.carnomorphs.intruders import CorrectFigures, KillIntruder, PlaceIntruder, remains_of
from companion.rules.carnomorphs.state import Intruder, Player, State
from companion.ui.art import art
from companion.ui.carnomorphs.art import INTRUDER
from companion.ui.carnomorphs.context import GameContext
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import Reading, bounded_step
from companion.ui.shared.stage_parts import part_title
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import HEADING, LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.counter import number_row
from companion.ui.widgets.frame import section
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import primary
from companion.ui.widgets.rows import link_row
from companion.ui.widgets.stepper import Stepper
from companion.words import Words


def standing_words(words: Words, state: State, intruder: Intruder, *, nowhere: str) -> str:
    """Return its room, and its condition there.

    Args:
        state: The game.
        intruder: One of its listed figures.
        nowhere: What is said where no room was noted.
    """
    room, fares = state.room(intruder.room), faring_words(words, state, intruder)
    return " · ".join(told for told in (room.name if room is not None else nowhere, fares) if told)


def faring_words(words: Words, state: State, intruder: Intruder) -> str:
    """Return its injuries, if any, and whether it is in combat; empty for neither."""
    told: list[str] = []
    if intruder.injuries:
        told.append(words("count-injuries", count=intruder.injuries))
    if intruder_fights(state, intruder):
        told.append(words("events-in-combat"))
    return " · ".join(told)


def combat_words(words: Words, opponents: Sequence[Player]) -> str:
    """Return with whom a figure is in combat."""
    if not opponents:
        return words("intruders-fights-nobody")
    return words("intruders-fights-with", players=words.list([player.name for player in opponents]))


def remains_words(style: Style, state: State, kind: IntruderKind, room: int | None = None) -> str:
    """Describe what stays in the room: a carcass, Shamblers, as far as there are any left.

    Args:
        state: The game.
        kind: Of the intruder.
        room: The id of its room; in full detail a carcass is kept only where it is known.
    """
    words, remains = style.words, remains_of(state, kind)
    left = [words("count-carcass", count=remains.carcasses)] if remains.carcasses else []
    if remains.shamblers:
        left.append(words("count-shambler", count=remains.shamblers))
    if not left:
        return words("intruders-leaves-nothing")
    said = words("intruders-leaves", remains=words.list(left))
    if remains.carcasses and state.detail == "full" and state.room(room) is None:
        return f"{said} · {words('intruders-leaves-unplaced')}"
    return said


def running(state: State) -> bool:
    """Return whether rounds are played, so that intruders come and go."""
    return state.phase in ("players", "events")


def intruders_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "intruders"."""
    words, full = style.words, state.detail == "full"
    rows: list[ft.Control] = [style.text(_left(style, state), LABEL, style.palette.quiet)]
    listed = sorted(state.intruders, key=lambda each: (-INTRUDERS.index(each.kind), each.id))
    rows += [intruder_row(style, context, state, each) for each in listed]
    if full and not listed:
        rows.append(style.text(words("intruders-none"), LABEL, style.palette.quiet))
    loose: list[IntruderKind] = [kind for kind in reversed(INTRUDERS) if not full or state.loose.of(kind)]
    if full and loose:
        rows.append(part_title(style, words("intruders-unlisted")))
    rows += [_loose(style, context, state, kind) for kind in loose]
    footer = None
    if full and running(state) and context.may(PlaceIntruder(intruder="metagorger")):
        place = primary(
            style,
            words("intruders-place"),
            lambda: context.show(Panel("place-intruder")),
            glyph="plus",
            expand=True,
        )
        footer = ft.Row([place])
    return ExplainedSheet(
        style,
        context.ui,
        "kinds",
        words("intruders-title"),
        rows,
        context.close,
        footer=footer,
    )


def _left(style: Style, state: State) -> str:
    """Return how many figures of each kind can still be placed."""
    words = style.words
    left = [
        words(f"count-{kind}", count=state.available.of(kind))
        for kind in INTRUDERS
        if state.available.of(kind)
    ]
    return words("events-figures-left", figures=words.list(left)) if left else words("intruders-none-left")


def intruder_row(
    style: Style, context: GameContext, state: State, intruder: Intruder, *, in_room: bool = False
) -> ft.Control:
    """Draw one listed figure: kind, room, injuries, combat; a press opens its sheet.

    Args:
        state: The same.
        intruder: The figure.
        in_room: Whether its room stands above the row already.
    """
    words = style.words
    if in_room:
        note = faring_words(words, state, intruder)
    else:
        note = standing_words(words, state, intruder, nowhere=words("intruders-nowhere"))
    return link_row(
        style,
        INTRUDER[intruder.kind],
        words(f"intruder-{intruder.kind}"),
        partial(context.show, Panel("intruder", intruder.id)),
        note=note,
        inset=0,
    )


def _loose(style: Style, context: GameContext, state: State, kind: IntruderKind) -> ft.Control:
    """Draw how many figures of a kind are on the board unlisted; a dead one leaves its kind's remains."""
    words, count = style.words, state.loose.of(kind)
    title = words(f"intruder-{kind}")
    picture = art(INTRUDER[kind], style.palette.text if count else style.palette.quiet, 32)
    if kind == "butcher" and state.butcher_dead:
        return number_row(style, title, style.text(words("intruders-dead"), LABEL), picture=picture)
    if not (running(state) and context.may(CorrectFigures(intruder=kind, delta=1))):
        figure = style.text(words.number(count), HEADING, lines=1, spoken=f"{title}: {count}")
        return number_row(style, title, figure, picture=picture)

    def read(now: State) -> Reading:
        return Reading(now.loose.of(kind), now.loose.of(kind) + now.available.of(kind))

    step = bounded_step(context, read, lambda by: CorrectFigures(intruder=kind, delta=by))
    row = Stepper(title, count, 0, read(state).high, step, small=True).row(style, picture=picture)
    death = KillIntruder(intruder=kind)
    if not count or not context.may(death):
        return row
    note = style.text(remains_words(style, state, kind), LABEL, style.palette.quiet, expand=True)
    dies = chip_button(
        style, words("intruders-dies", intruder=title), partial(context.submit, death), glyph="out"
    )
    return column([row, ft.Row([dies, note], spacing=GAP)], GAP_SMALL, stretch=True)


@memo
def IntrudersRow(style: Style, context: GameContext) -> ft.Control:
    """Draw the listed intruders, the highest level first; nothing where none is listed."""
    listed = use_slice(context.changes, lambda: context.state.intruders)
    state = context.state
    use_slice(context.changes, lambda: context.state.rooms)
    if not listed:
        return ft.Container()
    ordered = sorted(listed, key=lambda each: (-INTRUDERS.index(each.kind), each.id))
    rows = [intruder_row(style, context, state, each) for each in ordered]
    return section(style, style.words("intruders-title"), rows)
