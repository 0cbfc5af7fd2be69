"""The latest entry: below the players where there is room, else in the free message slot."""

from dataclasses import replace
from typing import Any, Final

import flet as ft

from companion.table.table import Table
from companion.ui import kit
from companion.ui.core.session import shared
from companion.ui.core.slot import NEWS, news_height, slot_height, slot_style, writing
from companion.ui.game.context import AnyContext
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part, version
from companion.ui.shared.action_bar import entry_words, label_words
from companion.ui.shared.journal import actor, note_of
from companion.ui.shared.stepping import use_stepping
from companion.ui.theme import TypeRole
from companion.ui.theme.letters import whole_on, width_of
from companion.ui.theme.typography import LABEL_STRONG, MESSAGE, NOTE_STRONG

HEIGHT: Final = 96
"""Height of the strip at the usual size of text, in logical pixels."""

EARLIER: Final = 2
"""Entries before the last one that are named in its quiet line."""

HANDS_ON: Final = "label-end-turn"
"""The label, in every game, of an entry that does nothing but hand the turn on."""

LETTER: Final = 0.56
"""Width of a letter of the large line, of its size; a little more than most are."""

ONE_LINE: Final = (LABEL_STRONG, NOTE_STRONG, MESSAGE)
"""The roles of the last entry above a message, the largest first."""


def latest_height(style: kit.Style) -> float:
    return HEIGHT * style.scale


def may_tell_latest(here: AnyHere) -> bool:
    """Return whether there is a place for the strip: the table is shown, and not to a watcher."""
    return here.context.ui.stage(here.state) == "table" and not here.context.presence.watching


def use_latest(here: AnyHere, may: bool, room: float) -> bool:
    """Return whether the strip fits into the height left; notify the action bar, whose undo moves into it."""
    fits = may and room >= latest_height(here.style)

    def tell(now: bool) -> None:
        here.context.tells_latest.change(lambda _: now)

    # The players may leave the page while the strip fits below them.
    kit.use_effect(lambda: tell(fits), [fits], lambda: tell(False))
    return fits


def _is_new(here: AnyHere, *_: object) -> bool:
    """Return whether nothing has happened at the table yet."""
    return here.context.open_game.table.count == 0


@part(version)
def Latest(here: AnyHere, _: int) -> ft.Control:
    """Draw the last entry large, earlier ones quiet, and undo; a press opens the history."""
    style, context, table = here.style, here.context, here.context.open_game.table
    stepping = use_stepping(context, "undo")
    undoes = stepping.entry is not None
    at = table.count - 1
    if at < 0:
        return ft.Container()
    at, last = told_at(table, at), at
    entry = table.entry(at)
    p, words = here.palette, here.words
    said, whose = label_words(style, entry.label), actor(context, entry, at)
    room = (
        style.width
        - 2 * kit.MARGIN
        - (kit.TARGET + kit.GAP_WIDE if undoes else 0)
        - kit.ACTIVE_EDGE
        - kit.GAP_WIDE
    )
    lines, note = strip_lines(here, at, last, room)
    content = ft.Container(
        kit.column([*lines], expand=True),
        border=ft.Border.only(
            left=ft.BorderSide(kit.ACTIVE_EDGE, p.players[whose.colour] if whose is not None else p.outline)
        ),
        padding=ft.Padding.only(left=kit.GAP_WIDE),
        alignment=ft.Alignment.CENTER_LEFT,
    )
    told = ", ".join(each for each in (said, note) if each)
    journal = kit.row_button(
        style,
        content,
        lambda: open_history(context),
        label=words("table-latest", label=told),
        padding=ft.Padding.symmetric(vertical=kit.GAP_SMALL),
    )
    parts: list[ft.Control] = [ft.Container(journal, expand=True)]
    if stepping.entry is not None:
        said = words("table-undo", label=entry_words(style, stepping.entry))
        undo = kit.glyph_button(style, "undo", said, stepping.press, edge=p.hairline)
        parts.append(stepping.keyed(undo))
    return ft.Container(
        ft.Row(parts, spacing=kit.GAP_WIDE),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP),
    )


@part(_is_new)
def LatestInSlot(here: AnyHere, empty: bool, room: float) -> ft.Control:
    """Draw the last entry in the message slot, unless it is below the players; a press opens the history.

    The button stays while its words change with every tap.

    Args:
        room: Width of the words, in logical pixels; beside them are the margins, but in a bar.
    """
    style, context = here.style, here.context
    height, inset = slot_height(style) + kit.HAIR, 0 if style.low else kit.MARGIN
    elsewhere = kit.use_slice(context.tells_latest, lambda: context.tells_latest.now)
    if elsewhere or empty:
        return ft.Container(height=height)
    return kit.row_button(
        style,
        ft.Container(SlotWords(here, room)),  # a button takes no component
        lambda: open_history(context),
        radius=0,
        padding=ft.Padding.symmetric(horizontal=inset, vertical=kit.HAIR),
        height=height,
    )


@part(_is_new)
def LatestAbove(here: AnyHere, empty: bool) -> ft.Control:
    """Draw the last entry in a line above a message that has the slot, unless it is below the players."""
    elsewhere = kit.use_slice(here.context.tells_latest, lambda: here.context.tells_latest.now)
    if elsewhere or empty:
        return ft.Container()
    inset = ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, bottom=kit.GAP_SMALL)
    return ft.Container(OneLine(here, here.style.width - 2 * kit.MARGIN), padding=inset)


@part(_is_new)
def LatestInBar(here: AnyHere, empty: bool, room: float) -> ft.Control:
    """Draw the last entry in the line above a message in the bar of a low page, `room` wide."""
    if empty:
        return ft.Container(height=news_height(here.style))
    return ft.Container(OneLine(here, room, (NEWS,)), height=news_height(here.style))


@part(version)
def OneLine(here: AnyHere, _: int, room: float, roles: tuple[TypeRole, ...] = ONE_LINE) -> ft.Control:
    """Draw the last entry on one line, in letters as large as have room.

    Args:
        roles: The letters to choose from, the largest first.
    """
    style, context, p, table = here.style, here.context, here.palette, here.context.open_game.table
    at = told_at(table, table.count - 1)
    if at < 0:
        return ft.Container()
    entry = table.entry(at)
    said, whose = label_words(style, entry.label), actor(context, entry, at)
    room -= kit.ACTIVE_EDGE + kit.GAP_WIDE
    wide, scale = width_of(said), slot_style(style).scale
    sizes = ((each, by) for by in (scale, *reversed(kit.SCALES)) if by <= scale for each in roles)
    fits = (each for each in sizes if wide * each[0].size_at(each[1]) <= room)
    role, scale = next(fits, (roles[-1], 1.0))
    spoken = style.words("table-latest", label=said)
    return ft.Container(
        replace(style, scale=scale).text(said, role, p.text, lines=1, spoken=spoken),
        border=shared(_line_before, p.players[whose.colour] if whose is not None else p.outline),
        padding=shared(ft.Padding.only, left=kit.GAP_WIDE),
    )


@part(version)
def SlotWords(here: AnyHere, _: int, room: float) -> ft.Control:
    """Draw the label of the last entry beside a line in the colour of its player."""
    style, context, p, table = here.style, here.context, here.palette, here.context.open_game.table
    at = told_at(table, table.count - 1)
    if at < 0:  # the button is about to go
        return ft.Container()
    entry = table.entry(at)
    said, whose = label_words(style, entry.label), actor(context, entry, at)
    room -= kit.ACTIVE_EDGE + kit.GAP_WIDE
    note = note_of(here, entry, at)
    if note and writing(style, whole := style.words("pair", what=said, value=note), room).whole:
        said = whole
    set_as = writing(style, said, room)
    spoken = style.words("table-latest", label=said)
    on_a_line = width_of(said) * set_as.role.size_at(set_as.scale) <= room
    return ft.Container(
        set_as.text(style, said, p.quiet, spoken=spoken),
        # With more lines use the full height, or the last one would be cut.
        margin=shared(ft.Margin.symmetric, vertical=kit.GAP if on_a_line else 0),
        border=shared(_line_before, p.players[whose.colour] if whose is not None else p.outline),
        padding=shared(ft.Padding.only, left=kit.GAP_WIDE),
        alignment=shared(ft.Alignment, -1.0, 0.0),
    )


def _line_before(colour: str) -> ft.Border:
    return ft.Border.only(left=ft.BorderSide(kit.ACTIVE_EDGE, colour))


def open_history(context: AnyContext) -> None:
    context.client.go(f"/game/{context.open_game.id}/journal")


def strip_lines(here: AnyHere, at: int, last: int, room: float) -> tuple[list[ft.Control], str]:
    """Return the lines of the strip and the note among them: a large entry, its note, and its neighbours.

    A label of two lines leaves room for one of the others: its note.

    Args:
        at: The index of the large entry.
        last: The index of the last entry.
        room: Width of a line, in logical pixels.
    """
    style, context, quiet = here.style, here.context, here.palette.quiet
    entry = context.open_game.table.entry(at)
    said, note = label_words(style, entry.label), note_of(here, entry, at)
    letters = int(room / style.scale / (LETTER * kit.NAME.size))
    fits = whole_on(said, letters, 1)
    lines: list[ft.Control] = [
        style.text(said, kit.NAME, style.palette.text, lines=1 if fits and note else 2)
    ]
    if note:
        lines.append(style.text(note, kit.LABEL, quiet, lines=2))
    if (fits or not note) and (around := quiet_words(here, at, last)):
        lines.append(style.text(around, kit.LABEL, quiet, lines=1))
    return lines, note


def told_at(table: Table[Any], at: int) -> int:
    """Return the index of the large entry among those up to `at`.

    If that one ends the turn, it is the entry before it in the same turn: one tap gave both.
    """
    if at <= 1:
        return at
    before, now = table.entry(at - 1).label, table.entry(at).label
    if now.key != HANDS_ON or before.key == HANDS_ON:
        return at
    its_own = before.params.get("player") == now.params.get("player")  # it may have begun the turn
    in_turn = table.state_after(at - 1).active == table.state_after(at).active
    return at - 1 if its_own or in_turn else at


def quiet_words(here: AnyHere, at: int, last: int) -> str:
    """Return the entries around the large one in one line.

    Args:
        at: The index of the large entry.
        last: The index of the last entry: the same, or that of the end of the turn after it.
    """
    style, table = here.style, here.context.open_game.table

    def listed(places: range) -> str:
        return kit.dotted(entry_words(style, table.entry(place)) for place in places)

    then = (label_words(style, label) for label in table.entry(at).then)
    since = kit.dotted((*then, listed(range(at + 1, last + 1))))
    earlier = listed(range(at - 1, max(-1, at - 1 - EARLIER), -1))
    found = [style.words("table-since", labels=since)] if since else []
    found += [style.words("table-earlier", labels=earlier)] if earlier else []
    return kit.dotted(found)
