"""The rooms of a game, chosen by a chip or a typed name: their objects, fire, and the Nest."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, Literal
from unicodedata import combining, normalize

import flet as ft
from pydantic import Field, TypeAdapter

from companion.device.door import Door
from companion.rules.carnomorphs.data import (
    HEAVY_OBJECTS,
    HIBERNATORIUM,
    NAME_LENGTH,
    SHIP_ROOMS,
    HeavyObject,
)
from companion.rules.carnomorphs.feeding import contents_of
from companion.rules.carnomorphs.intruders import PlaceIntruder
from companion.rules.carnomorphs.rooms import (
    ChangeObjects,
    MarkRoom,
    RenameRoom,
    blue_corpse_room,
    known_rooms,
    present,
)
from companion.rules.carnomorphs.state import Room, State
from companion.rules.kernel import Command, clean_text
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.contents import contents_words
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.intruders import intruder_row
from companion.ui.carnomorphs.known_cards import recalled
from companion.ui.carnomorphs.look import boxed, titled
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.shared.number_row import steps
from companion.ui.shared.page import Page
from companion.ui.shared.stage_parts import part_title
from companion.words import Words

ROOMS: Final = "carnomorphs.rooms"
"""The key under which the service stores the rooms named in all games, the latest first."""

MOST_ROOMS: Final = 24
"""Maximum number of remembered rooms; the oldest are forgotten first."""

_NAMES: TypeAdapter[tuple[str, ...]] = TypeAdapter(tuple[Annotated[str, Field(max_length=NAME_LENGTH)], ...])


def ship_rooms(words: Words) -> list[str]:
    return [words(f"ship-room-{room}") for room in SHIP_ROOMS]


def remembered_rooms(service: Door) -> tuple[str, ...]:
    """Return the rooms named in earlier games, the latest first."""
    return recalled(service, ROOMS, _NAMES, ())


def other_rooms(here: Here) -> tuple[str, ...]:
    """Return the rooms of the base game and earlier games that this table has not named, alphabetically."""
    names = [*ship_rooms(here.words), *remembered_rooms(here.context.client.service)]
    known = {name.casefold() for name in known_rooms(here.state)}
    found = {name.casefold(): name for name in names if name.casefold() not in known}
    return tuple(sorted(found.values(), key=_without_accents))


def _without_accents(name: str) -> str:
    return "".join(sign for sign in normalize("NFKD", name.casefold()) if not combining(sign))


def is_nest(here: Here, name: str) -> bool:
    """Return whether a room is the Nest: the room marked as Nest, else the base game's room named Nest."""
    marked = next((room.name for room in here.context.state.rooms if room.nest), "")
    return name.casefold() == (marked or here.words("ship-room-nest")).casefold()


def room_picture(here: Here, name: str, ink: str) -> ft.Control | None:
    """Draw the picture of the Nest; None for other rooms."""
    return kit.art(glyph("nest"), ink, 20) if is_nest(here, name) else None


def spoken_room(here: Here, name: str) -> str:
    """Return a room's spoken name, with a note for the Nest."""
    nest = here.words("term-nest")
    return f"{name}, {nest}" if is_nest(here, name) and name.casefold() != nest.casefold() else name


def nest_marks(here: Here, name: str, *naming: Command) -> list[Command]:
    """Return the command that marks the base game's Nest when it is first named; else an empty list.

    Args:
        name: The named room.
        naming: The commands that the same press submits before this one.
    """
    mark = MarkRoom(room=name, mark="nest", value=True)
    marked = any(room.nest for room in here.context.state.rooms)
    if marked or not (is_nest(here, name) and here.context.may(mark)):
        return []
    return [mark] if here.context.after(*naming, mark) is not None else []


def keep_room(here: Here, name: str) -> None:
    """Store a room's new name for later games, unless it is one of the base game's."""
    service, shown = here.context.client.service, clean_text(name)[:NAME_LENGTH]
    names = {each.casefold(): each for each in (shown, *remembered_rooms(service))}
    if shown and shown.casefold() not in (each.casefold() for each in ship_rooms(here.words)):
        kept = list(names.values())[:MOST_ROOMS]
        here.context.client.keep_for_later(lambda: service.remember(ROOMS, kept))


@kit.component
def RoomChips(
    here: Here, room: str, press: Callable[[str], kit.Press], *, unfolded: bool, none: kit.Press | None
) -> ft.Control:
    """Draw a chip for each room named at the table, and a button that shows chips for all other rooms.

    Args:
        room: The chosen room; empty if there is none.
        press: Returns the press handler of a room's chip.
        unfolded: Whether the other rooms are shown at first.
        none: The press handler of the chip "unknown"; if None, there is no such chip.
    """
    opened, set_opened = kit.use_state(unfolded)

    def chip(name: str) -> ft.Control:
        chosen = name.casefold() == room.casefold()
        picture = room_picture(here, name, here.palette.on_accent if chosen else here.palette.accent)
        said = spoken_room(here, name)
        return kit.option(here.style, name, chosen, press(name), picture=picture, label=said)

    own = [chip(name) for name in known_rooms(here.state)]
    if none is not None:
        own.append(kit.option(here.style, here.words("player-room-none"), False, none))
    said, sign = here.words("rooms-of-the-ship"), "chevron-up" if opened else "chevron-down"
    fold = kit.chip_button(here.style, said, lambda: set_opened(not opened), glyph=sign)
    parts: list[ft.Control] = [kit.wrapped([*own, kit.foldable(fold, opened)])]
    if opened:
        parts.append(kit.wrapped([chip(name) for name in other_rooms(here)]))
    return kit.column(parts, kit.GAP_WIDE, stretch=True)


def room_choice(
    here: Here,
    room: str,
    choose: Callable[[str], Any],
    *,
    press: Callable[[str], kit.Press] | None = None,
    title: str = "",
    on_enter: Callable[[], Any] | None = None,
) -> ft.Control:
    """Draw the choice of a room.

    Args:
        room: The name chosen or typed so far; empty if there is none.
        choose: Called with a new name.
        press: Returns the press handler of a room's chip; by default the handler calls `choose`.
        title: The title, which says what the room is for.
        on_enter: Called when Enter is pressed in the field.
    """
    named = room.casefold() in (name.casefold() for name in (*known_rooms(here.state), *other_rooms(here)))

    def turn(name: str) -> kit.Press:
        name = "" if name.casefold() == room.casefold() else name
        return partial(choose, name) if press is None else press(name)

    return titled(
        here.style,
        title or here.words("events-room"),
        kit.keyed("rooms", RoomChips, here, room, turn, unfolded=not room, none=None),
        kit.field(
            here.style,
            here.words("player-room-other"),
            "" if named else room,
            choose,
            longest=NAME_LENGTH,
            on_enter=on_enter,
        ),
    )


def room_field(page: Page[Any], room: str) -> ft.Control:
    """Draw the choice of a room that sets the field `room` of a page's command."""
    return room_choice(
        page.here, room, lambda name: page.set(room=name), press=lambda name: page.to(room=name)
    )


def blue_corpse_turned(state: State) -> ChangeObjects:
    """Return the command that takes the blue corpse off the board, or puts it back."""
    room = blue_corpse_room(state)
    if room is None:
        return ChangeObjects(room=HIBERNATORIUM, object="blue-corpse", delta=1)
    return ChangeObjects(room=room.name, object="blue-corpse", delta=-1)


@kit.component
def RoomsSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the rooms that the table has named, and a field for a new one."""
    words, context = here.words, here.context
    # A draft instead of a form, since no command adds an empty room: the name only opens the room's page.
    typed, change = kit.use_draft(str)

    def open_typed() -> None:
        name = " ".join(kit.latest(change).split())
        if name:
            if marks := nest_marks(here, name):
                context.submit(*marks)
            keep_room(here, name)
            context.show(Panel("ship-room", page=name))

    rows: list[ft.Control] = []
    for name in known_rooms(here.state):
        room = here.state.room_called(name)
        rows.append(
            kit.link_row(
                here.style,
                glyph("nest") if room is not None and room.nest else None,
                name,
                partial(context.show, Panel("ship-room", page=name)),
                note=room_words(here, room) if room is not None else words("events-room-empty"),
                inset=0,
            )
        )
    chips = [
        kit.option(
            here.style,
            name,
            False,
            partial(context.show, Panel("ship-room", page=name)),
            picture=room_picture(here, name, here.palette.accent),
        )
        for name in other_rooms(here)
    ]
    rows.append(titled(here.style, words("rooms-of-the-ship"), kit.wrapped(chips)))

    def type_in(text: str) -> None:
        change(lambda _: text)

    rows.append(
        kit.field(
            here.style, words("player-room-other"), typed, type_in, longest=NAME_LENGTH, on_enter=open_typed
        )
    )
    footer = None
    if typed.strip():
        said = words("rooms-open", room=typed.strip())
        footer = ft.Row([kit.primary(here.style, said, open_typed, expand=True)])
    title = words("rooms-title")
    return ExplainedSheet(here.style, context.ui, "objects", title, rows, context.close, footer=footer)


def room_words(here: Here, room: Room) -> str:
    words = here.words
    told = [contents_words(here.style, contents_of(here.state, room))]
    if room.nest:
        told.append(words("term-nest"))
    if room.burning:
        told.append(words("rooms-burns"))
    return kit.dotted(told)


@kit.component
def RoomSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the objects in the room `panel.page`, its marks, and its figures and characters."""
    words, state, context, name = here.words, here.state, here.context, panel.page
    room = state.room_called(name) or Room(id=0, name=name)
    changes = state.phase in ("setup", "players", "events")
    rows: list[ft.Control] = []
    if changes and context.may(ChangeObjects(room=name, object="egg", delta=1)):
        rows += [_objects(here, room, thing) for thing in HEAVY_OBJECTS]
        rows += [_mark(here, name, "nest", on=room.nest), _mark(here, name, "burning", on=room.burning)]
        if room.id:
            rows.append(kit.keyed(f"rename-{room.id}", Renaming, here, room))
    else:
        rows.append(here.style.text(room_words(here, room), kit.LABEL))
    rows.append(kit.hairline(here.style))
    rows.append(part_title(here.style, words("intruders-title")))
    if room.id:
        rows += [intruder_row(here, each, in_room=True) for each in state.in_room(room.id)]
    if state.running and context.may(PlaceIntruder(intruder="metagorger")):
        place = partial(context.show, Panel("place-intruder", page=name))
        rows.append(kit.chip_button(here.style, words("intruders-place"), place, glyph="plus"))
    back = partial(context.show, Panel("rooms"))
    return ExplainedSheet(here.style, context.ui, "objects", name, rows, context.close, on_back=back)


def _mark(here: Here, room: str, mark: Literal["nest", "burning"], *, on: bool) -> ft.Control:
    return kit.switch_row(
        here.style,
        here.words(f"rooms-{mark}"),
        on,
        lambda value: here.context.submit(MarkRoom(room=room, mark=mark, value=value)),
    )


def _objects(here: Here, room: Room, thing: HeavyObject) -> ft.Control:
    """Draw the number of an object in the room, including those that characters carry there."""

    def command(by: int) -> ChangeObjects:
        return ChangeObjects(room=room.name, object=thing, delta=by)

    count = present(here.state, room, thing)
    picture = boxed(here.palette, glyph(thing), here.palette.text if count else here.palette.quiet, 28)
    row = steps(here.context, here.words(f"food-{thing}"), count, command, small=True)
    return row.row(here.style, picture=picture)


@kit.component
def Renaming(here: Here, room: Room) -> ft.Control:
    """Draw a field to rename a listed room; Enter, or a button beside a changed name, saves the name."""
    words = here.words
    # A draft instead of a form, since the sheet opens again under the new name after renaming.
    typed, change = kit.use_draft(lambda: room.name)

    def keep() -> None:
        name = " ".join(kit.latest(change).split())
        if name and name != room.name and here.context.submit(RenameRoom(id=room.id, name=name)):
            here.context.show(Panel("ship-room", page=name))

    parts: list[ft.Control] = [
        kit.field(
            here.style,
            words("rooms-rename"),
            typed,
            lambda text: change(lambda _: text),
            longest=NAME_LENGTH,
            on_enter=keep,
        )
    ]
    if typed.strip() and typed.strip() != room.name:
        parts.append(kit.chip_button(here.style, words("rename-save"), keep))
    return ft.Column(parts, spacing=kit.GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
