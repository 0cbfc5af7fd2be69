"""The feeding of an event phase without a game: the content of each room, and the results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import flet as ft

from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.data import HEAVY_OBJECTS, INTRUDERS, Figures, IntruderKind
from companion.rules.carnomorphs.feeding import left_to_feed
from companion.rules.carnomorphs.odds import FeedingChain
from companion.rules.carnomorphs.questions import MOST_ROOMS, FeedingQuestion
from companion.rules.carnomorphs.rooms import most_objects
from companion.rules.carnomorphs.state import State
from companion.ui import kit
from companion.ui.calculators.form import Draft, NumberRow, Own, asked_draft, fields
from companion.ui.calculators.inputs import ONE_LINE, inputs_style, sums
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.contents import DRAWING, feeding_block, room_entry
from companion.ui.carnomorphs.feeding import chain_ends
from companion.ui.carnomorphs.look import titled
from companion.ui.core.client import Client
from companion.ui.shared.stage_parts import part_title


@dataclass(frozen=True)
class FeedingInput(FeedingQuestion):
    """The calculator's question, and the room that is being entered."""

    shown: int = 0

    @property
    def room(self) -> Contents:
        return self.rooms[self.shown]

    @property
    def others(self) -> State:
        """The state with all other rooms; the room being entered can hold the pieces that they leave over."""
        return self.ship((*self.rooms[: self.shown], *self.rooms[self.shown + 1 :]), Figures(), 0)

    def leads(self, room: Contents) -> kit.Press | None:
        """Return a press handler if the game box can fill this room and all others, else None."""
        others = self.others
        there = left_to_feed(others)
        held = all(room.figures.of(each) <= there.of(each) + others.available.of(each) for each in INTRUDERS)
        held = held and all(room.count(each) <= most_objects(others, each) for each in HEAVY_OBJECTS)
        return kit.already if held else None

    def with_another(self) -> FeedingInput:
        """Return a copy with one more room, which becomes the room being entered."""
        if len(self.rooms) == MOST_ROOMS:
            return self
        return replace(self, rooms=(*self.rooms, Contents()), shown=len(self.rooms))

    def without_room(self) -> FeedingInput:
        """Return a copy without the shown room; the only room is replaced by an empty one."""
        rooms = (*self.rooms[: self.shown], *self.rooms[self.shown + 1 :]) or (Contents(),)
        return replace(self, rooms=rooms, shown=min(self.shown, len(rooms) - 1))


@kit.component
def FeedingCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the outcomes, the inputs for the rooms, and the feeding of each room."""
    asked = asked_draft(client, FeedingInput)
    question = kit.use_slice(asked, lambda: asked.now)
    chain = question.chain
    ends, told = _ends(style, question, chain), _told(style, question, chain)
    own: dict[str, Own] = {
        "rooms": Rooms,
        "elsewhere": Left,
        "eggs": partial(NumberRow, path="eggs", picture=partial(_egg, style)),
        "shown": None,
    }
    inputs = fields(inputs_style(style), asked, own)
    if style.wide:
        return sums(style, kit.column([ends, told], kit.SECTION, stretch=True), [inputs])
    return sums(style, ends, [inputs, told], tall=style.below(ONE_LINE))


def _ends(style: kit.Style, question: FeedingInput, chain: FeedingChain) -> ft.Control:
    words, p = style.words, style.palette
    if not any(question.in_rooms):
        return style.text(words("calc-feeding-empty"), kit.LABEL, p.quiet)
    if not chain.rooms:
        return style.text(words("calc-feeding-nobody"), kit.BODY_STRONG)
    title = "events-order-ends" if chain.order_matters else "calc-feeding-after"
    return kit.column(chain_ends(style, chain, title), kit.GAP_WIDE, stretch=True)


def _told(style: kit.Style, question: FeedingInput, chain: FeedingChain) -> ft.Control:
    """Draw the feeding of each room, in the order in which the rooms were entered."""
    parts: list[ft.Control] = []
    eggs = question.eggs
    for each in chain.rooms:
        title = style.words("calc-feeding-room", number=each.room)
        parts.append(titled(style, title, feeding_block(style, each.feeding, eggs)))
        eggs = each.feeding.board_eggs
    return kit.column(parts, kit.GAP_WIDE, stretch=True)


@kit.memo
def Rooms(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw the chips of the rooms, and the content of the selected one."""
    words = style.words
    question: FeedingInput = kit.use_slice(asked, lambda: asked.now)
    chips: list[ft.Control] = [
        kit.option(
            style,
            words("calc-feeding-room", number=place + 1),
            place == question.shown,
            partial(
                asked.change, lambda now, place=place: replace(now, shown=min(place, len(now.rooms) - 1))
            ),
        )
        for place in range(len(question.rooms))
    ]
    if len(question.rooms) < MOST_ROOMS:
        add = partial(asked.change, FeedingInput.with_another)
        chips.append(kit.chip_button(style, words("calc-feeding-add"), add, glyph="plus"))

    def change_room(make: Callable[[Contents], Contents]) -> None:
        asked.change(lambda now: now.with_room(now.shown, make(now.room)))

    parts = [kit.wrapped(chips), part_title(style, words("events-contents"))]
    parts += room_entry(
        style, question.others, question.room, change_room, question.leads, board_eggs=question.eggs
    )
    if question.room != Contents() or len(question.rooms) > 1:
        away = words("calc-feeding-remove") if len(question.rooms) > 1 else words("events-clear")
        parts.append(kit.plain(style, away, lambda: asked.change(FeedingInput.without_room), glyph="close"))
    return kit.column(parts, kit.GAP_WIDE + kit.GAP, stretch=True)


def _egg(style: kit.Style) -> ft.Control:
    return kit.art(glyph("egg"), style.palette.quiet, DRAWING)


@kit.memo
def Left(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw the number of figures of each kind that are still available."""
    question: FeedingInput = kit.use_slice(asked, lambda: asked.now)
    title = part_title(style, style.words("calc-feeding-left"))
    rows = [_left(style, question, asked, kind) for kind in reversed(INTRUDERS)]
    return kit.column([title, *rows], kit.GAP_WIDE + kit.GAP, stretch=True)


def _left(style: kit.Style, question: FeedingInput, asked: Draft, kind: IntruderKind) -> ft.Control:
    title, left = style.words(f"intruder-{kind}"), question.left(kind)
    said = style.words("calc-feeding-left-of", intruder=title)
    return kit.stepping(
        title,
        left,
        question,
        lambda now, by: now.with_left(kind, by),
        asked.change,
        less=style.words("step-less", what=said),
        more=style.words("step-more", what=said),
        spoken=style.words("pair", what=said, value=style.words.number(left)),
        small=True,
    ).row(style, picture=kit.art(glyph(kind), style.palette.quiet, DRAWING))
