"""The heading of the table: the time that is left as a ring, the phase, and the instruments below it."""

from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.data import TOKENS
from companion.rules.carnomorphs.next_step import feeds
from companion.rules.carnomorphs.notices import LAST_ROUNDS
from companion.rules.carnomorphs.tokens import red_token_rooms
from companion.rules.carnomorphs.turns import DrawHands
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import token_shares
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.coach import coach_speaks
from companion.ui.shared.explained import Explained
from companion.ui.shared.table_heading import RING, number_button, table_heading, title_room

ROUND: Final = "round"
"""The chapter of the quick rules about the heading's contents."""


class TableFacts(NamedTuple):
    """The data of the heading."""

    title: str
    line: str
    note: str
    time: int
    track: int
    coached: bool
    """Whether the coach already offers the chapter."""


def table_facts(here: Here) -> TableFacts:
    state, words = here.state, here.words
    events = state.phase == "events"
    return TableFacts(
        title=words(f"table-step-{state.step}" if events else f"table-phase-{state.phase}"),
        line=words("table-line-alone", round=state.round)
        if len(state.players) == 1
        else words("table-line", round=state.round, player=state.players[state.first].name),
        note=state.event if state.running else "",
        time=max(0, state.time),
        track=max(state.time, state.options.time_track, 1),
        coached=_coached(here),
    )


def threats(here: Here) -> list[str]:
    """Return the risks of the coming event phase: the likeliest token, rooms that fill, rooms that feed."""
    state = here.state
    if state.phase != "players":
        return []
    words, found = here.words, list[str]()
    if here.context.presence.odds and state.options.bag_counts and state.bag.total:
        token, shares = max(TOKENS, key=state.bag.of), token_shares(words, state.bag)
        found.append(words("table-next-token", token=words(f"token-{token}"), share=shares[token]))
    if state.detail == "full":
        found.append(words("table-red-rooms", count=len(red_token_rooms(state))))
        found.append(words("table-feeding-rooms", count=sum(feeds(state, room) for room in state.rooms)))
    return found


@part(lambda here: (table_facts(here), here.context.presence.watching))
def Heading(here: Here, found: tuple[TableFacts, bool]) -> ft.Control:
    """Draw the time left, the phase, the first player.

    Below them the bag, the eggs, the self-destruct track.
    """
    style, context, words, p = here.style, here.context, here.words, here.palette
    shown, watching = found
    said = words("table-time", count=shown.time, track=shown.track)
    ring = kit.row_button(
        style,
        kit.clock_ring(style, shown.time, shown.track, size=RING, danger=shown.time <= LAST_ROUNDS),
        lambda: context.show(Panel("tracks")),
        label=said,
        radius=kit.RADIUS_ROUND,
    )
    lines: list[ft.Control] = [
        style.text(shown.title, kit.HEADING, lines=2, heading=True, room=title_room(style, kit.TARGET)),
        style.text(kit.dotted([shown.line, shown.note]), kit.LABEL, p.quiet, lines=2),
    ]
    head = ft.Row([ring, kit.column(lines, kit.GAP_SMALL, expand=True)], spacing=kit.PADDING)
    bare = shown.coached or watching  # a watcher's screen has nothing to press
    explained = head if bare else kit.keyed("rules", Explained, style, context.ui, ROUND, head)
    below = [Threat(here), Instruments(here)]
    return table_heading(style, explained, kit.column(below, kit.GAP_SMALL, stretch=True))


def _coached(here: Here) -> bool:
    told = coach_speaks(here)
    return told is not None and told.chapter == ROUND


@part(threats)
def Threat(here: Here, told: list[str]) -> ft.Control:
    """Draw the risks of the coming event phase in a line."""
    if not told:
        return ft.Container()
    return ft.Container(
        here.style.text(kit.dotted(told), kit.LABEL, here.palette.quiet, lines=2),
        padding=ft.Padding.only(bottom=kit.GAP),
    )


class Instrument(NamedTuple):
    """A number of the whole table's, and the sheet that a press on it opens."""

    glyph: kit.Glyph
    number: str
    """Empty if nobody is to know it."""

    said: str
    panel: str
    danger: bool = False
    alarm: bool = False


def instruments(here: Here) -> tuple[Instrument, ...]:
    state, words = here.state, here.words
    counted = state.options.bag_counts
    total = state.bag.total
    bag = words("table-bag", count=total) if counted else words("table-bag-hidden")
    found = [Instrument(glyph("bag"), words.number(total) if counted else "", bag, "bag")]
    eggs = words("table-nest-destroyed") if state.nest_destroyed else words("table-eggs", count=state.eggs)
    found.append(Instrument(glyph("egg"), words.number(state.eggs), eggs, "tracks"))
    figures = sum(state.on_board)
    said = words("table-intruders", count=figures)
    found.append(Instrument(glyph("shambler"), words.number(figures), said, "intruders"))
    if state.self_destruct is not None:
        left = max(0, state.self_destruct)
        said = words("table-self-destruct", count=left)
        alarm = left <= LAST_ROUNDS
        found.append(
            Instrument(glyph("self-destruct"), words.number(left), said, "tracks", danger=True, alarm=alarm)
        )
    return tuple(found)


class Draw(NamedTuple):
    """The hands that are to be drawn."""

    size: int
    alone: bool
    """Whether the game is solo."""


@part(lambda here: (instruments(here), hands_to_draw(here)))
def Instruments(here: Here, found: tuple[tuple[Instrument, ...], Draw | None]) -> ft.Control:
    """Draw the bag, the eggs and the self-destruct track as numbers that open their sheets.

    Hands to be drawn.
    """
    shown, draw = found
    chips = [_chip(here, each) for each in shown]
    if draw is not None:
        said = here.words("hands-draw-alone" if draw.alone else "hands-draw", count=draw.size)
        chips.append(
            kit.chip_button(here.style, said, lambda: here.context.submit(DrawHands()), glyph="event")
        )
    return kit.wrapped(chips)


def hands_to_draw(here: Here) -> Draw | None:
    """Return the hands to draw while a round begins in which no cards are counted yet.

    None if there are none to draw, or not on this device.
    """
    state = here.state
    if state.detail == "quick" or state.phase != "players":
        return None
    acting = [player for player in state.turn_order if player.acting]
    begins = bool(acting) and state.active == acting[0].seat and not any(each.passed for each in acting)
    due = begins and all(each.hand is None for each in acting) and here.context.may(DrawHands())
    return Draw(state.options.hand_size, len(state.players) == 1) if due else None


def _chip(here: Here, shown: Instrument) -> ft.Control:
    p = here.palette
    return number_button(
        here.style,
        kit.art(shown.glyph, p.on_danger if shown.alarm else p.danger if shown.danger else p.quiet, 24),
        shown.number,
        shown.said,
        lambda: here.context.show(Panel(shown.panel)),
        danger=shown.danger,
        alarm=shown.alarm,
    )
