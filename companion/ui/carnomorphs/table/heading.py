"""The heading of the table: the numbers that concern everybody, and below them the risks."""

from typing import NamedTuple

import flet as ft

from companion.rules.carnomorphs.data import TOKENS
from companion.rules.carnomorphs.next_step import feeds
from companion.rules.carnomorphs.notices import LAST_ROUNDS, last_spaces
from companion.rules.carnomorphs.tokens import red_token_rooms
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import token_shares
from companion.ui.carnomorphs.victim import Victim
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.game.scores import Risk


def table_title(here: Here) -> str:
    """Return the title of the table's bar: the round, the step of the event phase, or another phase."""
    state, words = here.state, here.words
    said = words("table-round", round=state.round)
    if state.phase == "players":
        return said
    phase = words(f"table-step-{state.step}" if state.phase == "events" else f"table-phase-{state.phase}")
    return kit.dotted((said, phase)) if state.phase == "events" else phase


def threats(here: Here) -> list[str]:
    """Return the risks of the coming event phase.

    They are the most likely token, the number of rooms in which a red token would place figures, and the
    number of rooms in which intruders would feed.
    """
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


def Heading(here: Here) -> ft.Control:
    """Draw an attack's effects on this phone's player, everybody's numbers, and the risks."""
    parts = kit.column([Instruments(here), Threat(here)], kit.GAP_SMALL, stretch=True)
    inset = ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP_SMALL)
    return kit.column([Victim(here), ft.Container(parts, padding=inset)], 0, stretch=True)


@part(threats)
def Threat(here: Here, told: list[str]) -> ft.Control:
    """Draw the risks of the coming event phase on one line."""
    if not told:
        return ft.Container()
    return here.style.text(kit.dotted(told), kit.CAPTION, here.palette.quiet, lines=2)


@part(lambda here: here.state.event if here.state.running else "")
def EventNote(here: Here, event: str) -> ft.Control:
    """Draw the latest event card on one line; nothing without a card."""
    if not event:
        return ft.Container()
    said = here.style.text(event, kit.LABEL, here.palette.quiet, lines=3)
    return ft.Container(said, padding=ft.Padding.symmetric(horizontal=kit.MARGIN, vertical=kit.GAP))


class Instrument(NamedTuple):
    """A number that concerns everybody, and the sheet that opens when it is pressed."""

    name: str
    """The part after `instrument-` in the message key of the number's name."""

    glyph: kit.Glyph
    number: str
    """The number; empty if it is hidden."""

    said: str
    panel: str
    danger: bool = False
    alarm: bool = False


def instruments(here: Here) -> tuple[Instrument, ...]:
    state, words = here.state, here.words
    counted = state.options.bag_counts
    left, total, figures = max(0, state.time), state.bag.total, sum(state.on_board)
    said = words("table-time", count=left, track=max(state.time, state.options.time_track, 1))
    late = left <= LAST_ROUNDS
    bag = words("table-bag", count=total) if counted else words("table-bag-hidden")
    eggs = words("table-nest-destroyed") if state.nest_destroyed else words("table-eggs", count=state.eggs)
    fought = words("table-intruders", count=figures)
    found = [
        Instrument("time", glyph("time"), words.number(left), said, "tracks", danger=late, alarm=late),
        Instrument("bag", glyph("bag"), words.number(total) if counted else "", bag, "bag"),
        Instrument("eggs", glyph("egg"), words.number(state.eggs), eggs, "tracks"),
        Instrument("intruders", glyph("shambler"), words.number(figures), fought, "intruders"),
    ]
    if state.self_destruct is not None:
        left = max(0, state.self_destruct)
        said, late = words("table-self-destruct", count=left), left <= LAST_ROUNDS
        number, sign = words.number(left), glyph("self-destruct")
        found.append(Instrument("destruct", sign, number, said, "tracks", danger=True, alarm=late))
    return tuple(found)


@part(instruments)
def Instruments(here: Here, shown: tuple[Instrument, ...]) -> ft.Control:
    """Draw time, bag, eggs, intruders and self-destruct track as numbers that open their sheets."""
    style = here.style
    large = style.scale > kit.LARGE_TEXT
    chips = [_chip(here, each, large=large) for each in shown]
    return kit.wrapped(chips) if large else ft.Row(chips, spacing=kit.GAP_SMALL)


def _chip(here: Here, shown: Instrument, *, large: bool) -> ft.Control:
    """Draw a number, with its name below it unless text is large."""
    style, p = here.style, here.palette
    ink = p.on_danger if shown.alarm else p.danger if shown.danger else p.text
    quiet = ink if shown.alarm or shown.danger else p.quiet
    number = [style.text(shown.number, kit.COUNT, ink, lines=1)] if shown.number else []
    parts: list[ft.Control] = [kit.art(shown.glyph, quiet, 20), *number]
    line = ft.Row(parts, spacing=kit.GAP_SMALL, tight=True, alignment=ft.MainAxisAlignment.CENTER)
    word = style.text(here.words(f"instrument-{shown.name}"), kit.CAPTION, quiet, lines=1)
    drawn = ft.Column([line, word], spacing=0, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return kit.row_button(
        style,
        drawn,
        lambda: here.context.show(Panel(shown.panel)),
        label=shown.said,
        edge=p.danger if shown.danger else p.hairline,
        fill=p.danger if shown.alarm else None,
        padding=kit.GAP_SMALL,
        height=None if large else kit.TARGET * max(1, style.scale),
        expand=None if large else True,
        align=ft.Alignment.CENTER,
    )


def threats_afar(here: Here) -> list[Risk]:
    """Return the risks of the coming event phase for a big screen; active self-destruction comes first.

    Self-destruction is left out while a track is on its last spaces, since an alarm already shows it.
    """
    state = here.state
    told = [Risk(each) for each in threats(here)]
    if state.self_destruct is None or last_spaces(state):
        return told
    left = here.words("table-self-destruct", count=max(0, state.self_destruct))
    return [Risk(left, grave=True), *told]
