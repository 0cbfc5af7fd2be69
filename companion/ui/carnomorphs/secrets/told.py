"""The preview of a command: a line for each change."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.bag import BagChanged
from companion.rules.carnomorphs.combat import character_fights
from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.intruders import FiguresChanged, IntruderPlaced, IntruderRemoved
from companion.rules.carnomorphs.mutation import MutationShown
from companion.rules.carnomorphs.objectives import EncounterNoted
from companion.rules.carnomorphs.play import (
    FateSet,
    MutationLost,
    MutationTaken,
    NumberChanged,
    PlayerNumber,
    PodEntered,
)
from companion.rules.carnomorphs.pods import PodChanged
from companion.rules.carnomorphs.rooms import corpse_of
from companion.rules.carnomorphs.state import State
from companion.rules.carnomorphs.turns import EventPhaseBegan, TurnBegan
from companion.rules.command import Event, applied
from companion.ui.art import Glyph, art
from companion.ui.carnomorphs.art import INTRUDER, TOKEN, glyph
from companion.ui.carnomorphs.look import GLYPHS
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_WIDE
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.layout import column
from companion.words import Words


class Happening(NamedTuple):
    """One change in a preview."""

    glyph: Glyph
    said: str
    grave: bool = False
    """Whether somebody dies of it."""


class Number(NamedTuple):
    """The glyph and title of a character's number."""

    glyph: Glyph
    title: str
    """The key of its name."""


NUMBERS: Final[dict[PlayerNumber, Number]] = {
    "markers": Number(GLYPHS["markers"], "term-mutation-markers"),
    "contamination": Number(GLYPHS["contamination"], "term-contamination"),
    "light_wounds": Number(GLYPHS["light-wounds"], "term-light-wounds"),
    "serious_wounds": Number(GLYPHS["serious-wounds"], "term-serious-wounds"),
    "hand": Number(GLYPHS["hand"], "result-hand"),
}


def changes_told(words: Words, state: State, events: Iterable[Event]) -> tuple[Happening, ...]:
    """Return the changes of these events in `state`, in order, and who enters or leaves combat."""
    lines: list[Happening] = []
    before = state
    for event in events:
        lines += _told(words, state, event)
        state = applied(state, event)
    return (*lines, *_combat_told(words, before, state))


def _combat_told(words: Words, before: State, after: State) -> Iterator[Happening]:
    for was, player in zip(before.players, after.players, strict=True):
        fights = character_fights(after, player)
        if player.acting and fights != character_fights(before, was):
            key = "result-combat" if fights else "result-no-combat"
            yield Happening(glyph("encounter"), words(key, player=player.name))


def _told(words: Words, state: State, event: Event) -> Iterator[Happening]:
    match event:
        case NumberChanged():
            number = NUMBERS[event.number]
            known: int | None = getattr(state.players[event.seat], event.number)
            after = (known or 0) + event.delta
            before = "?" if known is None else known
            said = words("result-number", what=words(number.title), before=before, after=after)
            yield Happening(number.glyph, said, event.number == "markers" and after >= FATAL_MARKERS)
        case MutationTaken():
            yield Happening(GLYPHS["mutation"], words("result-card-taken"))
        case MutationShown():
            yield Happening("eye", words("result-card-shown"))
        case MutationLost():
            yield Happening(GLYPHS["mutation"], words("result-card-lost"))
        case BagChanged(token="shambler"):
            # Of a bag with hidden counts this device knows nothing.
            known = state.options.bag_counts
            yield Happening(TOKEN["shambler"], words("result-token" if known else "result-token-if-any"))
        case IntruderRemoved() | FiguresChanged(intruder="metagorger"):
            yield Happening(INTRUDER["metagorger"], words("result-figure-gone"))
        case IntruderPlaced() | FiguresChanged():
            yield Happening(INTRUDER["shambler"], words("result-shambler"))
        case FateSet():
            player = state.players[event.seat]
            said = words(f"result-{event.fate}", player=player.name)
            yield Happening(FATES[event.fate], said, event.fate == "dead")
            if event.fate == "dead" and player.acting:
                # The token lies on the board also where its room is not kept.
                blue = corpse_of(state, mutated=player.markers >= FATAL_MARKERS) == "blue-corpse"
                drawing = glyph("corpse-blue" if blue else "corpse-red")
                yield Happening(drawing, words("result-corpse-blue" if blue else "result-corpse-red"))
        case PodEntered(pod=int(pod)):
            yield Happening(GLYPHS["pod"], words("result-pod", pod=pod))
        case PodEntered():
            yield Happening(GLYPHS["pod"], words("result-pod-left"))
        case PodChanged() if event.left:
            yield Happening(GLYPHS["pod"], words("result-pod-launched", pod=event.pod))
        case TurnBegan(seat=int(seat)):
            yield Happening("play", words("result-turn", player=state.players[seat].name))
        case EventPhaseBegan():
            yield Happening("event", words("result-events"))
        case EncounterNoted():
            yield Happening(glyph("objective"), words("result-encounter"))
        case _:
            pass


FATES: Final[dict[str, Glyph]] = {
    "aboard": "players",
    "hibernated": GLYPHS["hibernated"],
    "escaped": GLYPHS["pod"],
    "dead": "out",
}
"""The drawing of each fate."""


def result_part(style: Style, lines: Iterable[Happening]) -> ft.Control:
    """Draw the lines below each other, under a quiet heading."""
    p = style.palette
    rows = [
        ft.Row(
            [
                art(line.glyph, p.danger if line.grave else p.accent, 24),
                style.text(line.said, BODY, p.danger if line.grave else p.text, expand=True),
            ],
            spacing=GAP_WIDE,
        )
        for line in lines
    ]
    heading = style.text(style.words("result-title"), LABEL, p.quiet, heading=True)
    said = ft.Semantics(content=column(rows, GAP, stretch=True), container=True, live_region=True)
    return column([heading, said], GAP, stretch=True)


def steps_part(style: Style, steps: Iterable[str]) -> ft.Control:
    """Draw the manual steps, numbered."""
    p = style.palette
    rows = [
        ft.Row(
            [
                style.text(f"{number}.", BODY, p.quiet),
                style.text(step, BODY, expand=True),
            ],
            spacing=GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for number, step in enumerate(steps, 1)
    ]
    return column(rows, GAP, stretch=True)
