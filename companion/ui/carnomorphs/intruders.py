"""The intruders on board: a row for each listed figure, and a number for each kind of unlisted figures."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.rules.carnomorphs.combat import fought_by, intruder_fights
from companion.rules.carnomorphs.data import INTRUDERS, IntruderKind
from companion.rules.carnomorphs.intruders import CorrectFigures, KillIntruder, PlaceIntruder, remains_of
from companion.rules.carnomorphs.state import Intruder, Player, State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import steps
from companion.ui.shared.stage_parts import part_title
from companion.words import Words


def standing_words(words: Words, state: State, intruder: Intruder, *, nowhere: str) -> str:
    """Return a listed figure's room (`nowhere` if it is unknown) and the figure's condition."""
    room, fares = state.room(intruder.room), faring_words(words, state, intruder)
    return kit.dotted((room.name if room is not None else nowhere, fares))


def faring_words(words: Words, state: State, intruder: Intruder) -> str:
    """Return a figure's injuries and whether it is in combat; empty if there is neither."""
    told: list[str] = []
    if intruder.injuries:
        told.append(words("count-injuries", count=intruder.injuries))
    if intruder_fights(state, intruder):
        told.append(words("events-in-combat"))
    return kit.dotted(told)


def combat_words(words: Words, opponents: Sequence[Player]) -> str:
    if not opponents:
        return words("intruders-fights-nobody")
    return words("intruders-fights-with", players=words.list([player.name for player in opponents]))


def remains_words(here: Here, kind: IntruderKind, room: int | None = None) -> str:
    """Describe the remains of a killed intruder: a carcass, and as many Shamblers as the supply allows.

    Args:
        kind: The intruder's kind.
        room: The id of its room, if known; in full detail a carcass needs a known room.
    """
    words, remains = here.words, remains_of(here.state, kind)
    left = [words("count-carcass", count=remains.carcasses)] if remains.carcasses else []
    if remains.shamblers:
        left.append(words("count-shambler", count=remains.shamblers))
    if not left:
        return words("intruders-leaves-nothing")
    said = words("intruders-leaves", remains=words.list(left))
    if remains.carcasses and here.state.detail == "full" and here.state.room(room) is None:
        return f"{said} · {words('intruders-leaves-unplaced')}"
    return said


@kit.component
def IntrudersSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the figures on board, and the number of figures left in the supply."""
    words, state, context = here.words, here.state, here.context
    full = state.detail == "full"
    left = [
        words(f"count-{kind}", count=state.available.of(kind))
        for kind in INTRUDERS
        if state.available.of(kind)
    ]
    told = words("events-figures-left", figures=words.list(left)) if left else words("intruders-none-left")
    rows: list[ft.Control] = [here.style.text(told, kit.LABEL, here.palette.quiet)]
    rows += [intruder_row(here, each) for each in state.by_level]
    if full and not state.intruders:
        rows.append(here.quiet("intruders-none"))
    loose: list[IntruderKind] = [kind for kind in reversed(INTRUDERS) if not full or state.loose.of(kind)]
    if full and loose:
        rows.append(part_title(here.style, words("intruders-unlisted")))
    rows += [_loose(here, kind) for kind in loose]
    footer = None
    if full and state.running and context.may(PlaceIntruder(intruder="metagorger")):
        said, press = words("intruders-place"), partial(context.show, Panel("place-intruder"))
        footer = ft.Row([kit.primary(here.style, said, press, glyph="plus", expand=True)])
    title = words("intruders-title")
    return ExplainedSheet(here.style, context.ui, "kinds", title, rows, context.close, footer=footer)


def intruder_row(here: Here, intruder: Intruder, *, in_room: bool = False) -> ft.Control:
    """Draw one listed figure; a press opens its sheet.

    Args:
        in_room: Whether a title already names the room, so that the row leaves it out.
    """
    words = here.words
    if in_room:
        note = faring_words(words, here.state, intruder)
    else:
        note = standing_words(words, here.state, intruder, nowhere=words("intruders-nowhere"))
    return kit.link_row(
        here.style,
        glyph(intruder.kind),
        words(f"intruder-{intruder.kind}"),
        partial(here.context.show, Panel("intruder", intruder.id)),
        note=note,
        inset=0,
    )


def _loose(here: Here, kind: IntruderKind) -> ft.Control:
    """Draw the number of unlisted figures of a kind, and the button that records a death among them."""
    words, count = here.words, here.state.loose.of(kind)
    title = words(f"intruder-{kind}")
    picture = kit.art(glyph(kind), here.palette.text if count else here.palette.quiet, 32)
    if kind == "butcher" and here.state.butcher_dead:
        return kit.number_row(
            here.style, title, here.style.text(words("intruders-dead"), kit.LABEL), picture=picture
        )
    if not (here.state.running and here.context.may(CorrectFigures(intruder=kind, delta=1))):
        figure = here.style.text(
            words.number(count), kit.HEADING, lines=1, spoken=words("pair", what=title, value=count)
        )
        return kit.number_row(here.style, title, figure, picture=picture)

    def command(by: int) -> CorrectFigures:
        return CorrectFigures(intruder=kind, delta=by)

    row = steps(here.context, title, count, command, small=True).row(here.style, picture=picture)
    death = KillIntruder(intruder=kind, opponent=fought_by(here.state))
    if not count or not here.context.may(death):
        return row
    note = here.style.text(remains_words(here, kind), kit.LABEL, here.palette.quiet, expand=True)
    dies = kit.chip_button(
        here.style, words("intruders-dies", intruder=title), partial(here.context.submit, death), glyph="out"
    )
    return kit.column([row, ft.Row([dies, note], spacing=kit.GAP)], kit.GAP_SMALL, stretch=True)


@part(lambda here: here.state)
def IntrudersRow(here: Here, state: State) -> ft.Control:
    """Draw the listed intruders, the highest level first; nothing if none is listed."""
    if not state.by_level:
        return ft.Container()
    rows = [intruder_row(here, each) for each in state.by_level]
    return kit.section(here.style, here.words("intruders-title"), rows)
