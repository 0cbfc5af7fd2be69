"""One intruder: placing a figure on the board; its room, injuries, combat and death."""

from functools import partial

import flet as ft

from companion.rules.carnomorphs.combat import (
    EngageIntruder,
    Retreat,
    intruder_by_rooms,
    intruder_fights,
    opponents_at,
    opponents_of,
)
from companion.rules.carnomorphs.data import INTRUDERS, IntruderKind
from companion.rules.carnomorphs.intruders import (
    CheckDeath,
    InjureIntruder,
    KillIntruder,
    MoveIntruder,
    PlaceIntruder,
    RemoveIntruder,
)
from companion.rules.carnomorphs.rooms import known_rooms
from companion.rules.carnomorphs.state import Intruder
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.contents import is_hidden
from companion.ui.carnomorphs.context import GameContext, Here
from companion.ui.carnomorphs.intruders import combat_words, remains_words
from companion.ui.carnomorphs.rooms import keep_room, nest_marks, other_rooms, room_choice, room_field
from companion.ui.game.context import Panel
from companion.ui.shared.number_row import steps
from companion.ui.shared.page import Page, use_page


def is_listed(context: GameContext, panel: Panel) -> bool:
    """Return whether the figure with the id `panel.seat` is still listed."""
    return context.state.intruder(panel.seat) is not None


@kit.component
def IntruderSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the controls of the figure with the id `panel.seat`, and the form for its attack card."""
    words, state = here.words, here.state
    intruder = state.intruder(panel.seat) or Intruder(id=panel.seat, kind="metagorger")
    page = use_page(here, CheckDeath(id=intruder.id, number=0))
    if state.running and here.context.may(InjureIntruder(id=intruder.id, delta=1)):
        page.part(_injuries(here, intruder), _combat(here, intruder))
        if intruder.injuries:
            _card(page, intruder)
        if intruder.injuries or intruder_by_rooms(state, intruder):  # A switch has its own hairline.
            page.part(kit.hairline(here.style))
        page.part(kit.keyed("move", Moving, here, intruder), _ends(here, intruder))
    else:
        told = words("count-injuries", count=intruder.injuries)
        fights = words("events-in-combat") if intruder_fights(state, intruder) else ""
        page.part(here.style.text(kit.dotted((told, fights)), kit.LABEL))
    room = state.room(intruder.room)
    return page.on_sheet(
        "death",
        words(f"intruder-{intruder.kind}"),
        back=Panel("intruders"),
        picture=kit.art(glyph(intruder.kind), here.palette.text, 40),
        note=room.name if room is not None else words("intruders-nowhere"),
        stay=True,  # The number of the next card can be entered at once.
    )


def _combat(here: Here, intruder: Intruder) -> ft.Control:
    """Draw the figure's opponents if rooms determine combat, otherwise a switch for combat."""
    words = here.words
    if intruder_by_rooms(here.state, intruder):
        return here.style.text(combat_words(words, opponents_of(here.state, intruder)), kit.BODY)
    return kit.switch_row(
        here.style,
        words("intruders-fights"),
        intruder.combat_mark,
        lambda on: here.context.submit(EngageIntruder(id=intruder.id, in_combat=on)),
        note=words("intruders-fights-note"),
    )


def _injuries(here: Here, intruder: Intruder) -> ft.Control:
    def command(by: int) -> InjureIntruder:
        return InjureIntruder(id=intruder.id, delta=by)

    injuries = steps(here.context, here.words("events-injuries"), intruder.injuries, command, small=True)
    return injuries.row(here.style, picture=kit.art(glyph("injury"), here.palette.quiet, 28))


def _card(page: Page[CheckDeath], intruder: Intruder) -> None:
    """Draw the input for the attack card's number, and a button that shows the outcome.

    The button is disabled until a number is entered.
    """
    words, style = page.here.words, page.here.style
    number = None if page.draft is None else page.draft.number
    page.part(
        page.number("number", words("intruders-card"), small=True).row(
            style, note=words("intruders-card-note"), picture=kit.art("event", style.palette.quiet, 28)
        )
    )
    if number is None:
        page.confirm(words("intruders-card-enter"))
        return
    dies = number <= intruder.injuries
    note = remains_words(page.here, intruder.kind, intruder.room) if dies else ""
    page.confirm(words("intruders-card-dies" if dies else "intruders-card-lives", number=number), note=note)


@kit.component
def Moving(here: Here, intruder: Intruder) -> ft.Control:
    """Draw the choice of a room: a chip moves the figure immediately, a typed name must be confirmed."""
    state = here.state
    # A draft instead of a form, since pressing a chip moves the figure immediately, and may mark the Nest
    # too.
    moving, change = kit.use_draft(str)
    stands = state.room(intruder.room)
    names = {name.casefold() for name in (*known_rooms(state), *other_rooms(here))}

    def go(room: str) -> None:
        move = MoveIntruder(id=intruder.id, room=room)
        if room.strip() and here.context.submit(move, *nest_marks(here, room, move)):
            keep_room(here, room)
            change(lambda _: "")

    def choose(room: str) -> None:
        if room and room.casefold() in names:
            go(room)
        else:
            change(lambda _: room)

    shown = moving or (stands.name if stands is not None else "")
    title = here.words("intruders-moves")
    parts = [room_choice(here, shown, choose, title=title, on_enter=lambda: go(moving))]
    if moving.strip():
        said = here.words("intruders-move-to", room=moving)
        parts.append(kit.chip_button(here.style, said, lambda: go(moving)))
    return kit.column(parts, kit.GAP)


def _ends(here: Here, intruder: Intruder) -> ft.Control:
    """Draw the buttons for a retreat, a death without a card, and a removal that leaves no remains."""
    words = here.words

    def row(sign: kit.Glyph, key: str, command: Command, *, note: str = "", last: bool = False) -> ft.Control:
        press = partial(here.context.submit, command)
        return kit.link_row(here.style, sign, words(key), press, note=note, leads=False, last=last, inset=0)

    retreat = Retreat(id=intruder.id)
    rows = [
        row(
            "out",
            "intruders-kill",
            KillIntruder(id=intruder.id),
            note=remains_words(here, intruder.kind, intruder.room),
        ),
        row("trash", "intruders-remove", RemoveIntruder(id=intruder.id), last=True),
    ]
    if intruder.kind != "butcher":
        rows.insert(0, row("arrow-right", "intruders-retreat", retreat, note=words("intruders-retreat-note")))
    return kit.column(rows, stretch=True)


# placing a figure --------------------------------------------------------------------------------


@kit.component
def PlaceSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the form that places a figure: its kind, its room, its combat; `panel.page` may name the room."""
    words, first = here.words, PlaceIntruder(intruder="metagorger", room=panel.page)
    page = use_page(here, first, first=lambda: first)
    command = page.draft or first
    page.part(kit.wrapped([_kind(page, kind, chosen=kind == command.intruder) for kind in INTRUDERS]))
    page.part(room_field(page, command.room))
    opponents = opponents_at(here.state, command.room)
    if opponents is not None:
        page.part(here.style.text(combat_words(words, opponents), kit.BODY))
    else:
        title, note = words("intruders-fights"), words("intruders-fights-note")
        page.part(page.switch("in_combat", title, note=note))
    said = words("intruders-place-kind", intruder=words(f"intruder-as-object-{command.intruder}"))
    note = words("intruders-reveals") if is_hidden(here.state, command.intruder) else ""
    page.confirm(
        said,
        note=note,
        typed=True,
        also=lambda given: nest_marks(here, given.room, given),
        then=lambda given: keep_room(here, given.room),
    )
    return page.on_sheet("kinds", words("intruders-place"), back=Panel("intruders"))


def _kind(page: Page[PlaceIntruder], kind: IntruderKind, *, chosen: bool) -> ft.Control:
    """Draw the chip that chooses a kind of intruder, with the number of figures left."""
    here, count = page.here, page.here.state.available.of(kind)
    said = here.words("intruders-kind-left", intruder=here.words(f"intruder-{kind}"), count=count)
    picture = kit.art(glyph(kind), here.palette.on_accent if chosen else here.palette.text, 24)
    return page.chip("intruder", kind, said, picture=picture)
