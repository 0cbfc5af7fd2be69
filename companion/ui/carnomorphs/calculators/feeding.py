"""The feeding of an event phase without a game: what stands in each room, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import flet as ft

from companion.rules.carnomorphs.contents import Contents
from companion.rules.carnomorphs.data import (
    EGGS,
    FIGURES_IN_BOX,
    INTRUDERS,
    MOST_OBJECTS,
    Figures,
    IntruderKind,
)
from companion.rules.carnomorphs.odds import FeedingChain, feeding_chain, ship_of
from companion.rules.carnomorphs.options import Options
from companion.rules.carnomorphs.state import State
from companion.ui import kit
from companion.ui.calculators.inputs import ONE_LINE, choice, inputs_column, inputs_style, sums
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.contents import DRAWING, feeding_block, room_entry
from companion.ui.carnomorphs.feeding import chain_ends
from companion.ui.carnomorphs.look import titled
from companion.ui.core.client import Client
from companion.ui.shared.stage_parts import part_title

MOST_ROOMS: Final = 6
NOWHERE: Final = Figures()
USUAL: Final = Options()


@dataclass(frozen=True)
class FeedingInput:
    """The inputs of the calculator."""

    rooms: tuple[Contents, ...] = (Contents(),)
    shown: int = 0
    """The place of the room that is being entered."""

    elsewhere: Figures = NOWHERE
    """Figures that stand in none of the rooms and cannot be placed."""

    eggs: int = EGGS
    """Eggs on the Carnomorph board."""

    voracious: bool = False
    options: Options = USUAL

    @property
    def room(self) -> Contents:
        return self.rooms[self.shown]

    @property
    def in_rooms(self) -> Figures:
        return Figures(*(sum(counts) for counts in zip(*(each.figures for each in self.rooms), strict=True)))

    @property
    def most_eggs(self) -> int:
        """How many eggs the Carnomorph board may hold: the others lie in the rooms."""
        return MOST_OBJECTS["egg"] - sum(each.eggs for each in self.rooms)

    @property
    def chain(self) -> FeedingChain:
        carried = {number: each.carried for number, each in enumerate(self.rooms, 1)}
        return feeding_chain(self._ship(self.rooms, self.elsewhere, self.eggs), carried)

    @property
    def others(self) -> State:
        """The other rooms alone: the one that is being entered may hold whatever they do not."""
        return self._ship((*self.rooms[: self.shown], *self.rooms[self.shown + 1 :]), NOWHERE, 0)

    def _ship(self, rooms: tuple[Contents, ...], elsewhere: Figures, eggs: int) -> State:
        return ship_of(rooms, elsewhere=elsewhere, eggs=eggs, voracious=self.voracious, options=self.options)

    def with_room(self, room: Contents) -> FeedingInput:
        """Return a copy with the shown room replaced. Only one is the Nest, and figures are in one place."""
        rooms = [each.replace(nest=each.nest and not room.nest) for each in self.rooms]
        rooms[self.shown] = room
        changed = replace(self, rooms=tuple(rooms))
        most = [box - here for box, here in zip(FIGURES_IN_BOX, changed.in_rooms, strict=True)]
        elsewhere = Figures(*map(min, self.elsewhere, most))
        return replace(changed, elsewhere=elsewhere, eggs=min(self.eggs, changed.most_eggs))

    def with_another(self) -> FeedingInput:
        """Return a copy with one more room, which is entered next."""
        if len(self.rooms) == MOST_ROOMS:
            return self
        return replace(self, rooms=(*self.rooms, Contents()), shown=len(self.rooms))

    def without_room(self) -> FeedingInput:
        """Return a copy without the shown room; the only one is emptied."""
        rooms = (*self.rooms[: self.shown], *self.rooms[self.shown + 1 :]) or (Contents(),)
        return replace(self, rooms=rooms, shown=min(self.shown, len(rooms) - 1))

    def left(self, kind: IntruderKind) -> int:
        """Return how many figures of a kind can be placed."""
        return FIGURES_IN_BOX.of(kind) - self.in_rooms.of(kind) - self.elsewhere.of(kind)

    def with_left(self, kind: IntruderKind, by: int) -> FeedingInput:
        """Return a copy with one more or fewer figure to place, within what the box holds."""
        most = FIGURES_IN_BOX.of(kind) - self.in_rooms.of(kind)
        now = self.elsewhere.of(kind)
        return replace(self, elsewhere=self.elsewhere.plus(kind, kit.stepped(now, -by, 0, most) - now))


@kit.component
def FeedingCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw the outcomes above, the rooms below, and how each of them feeds."""
    asked = kit.kept_draft(client, FeedingInput)
    question = kit.use_slice(asked, lambda: asked.now)
    chain = question.chain
    ends, told = _ends(style, question, chain), _told(style, question, chain)
    inputs = _inputs(inputs_style(style), question, asked.change)
    if style.wide:
        return sums(style, kit.column([ends, told], kit.SECTION, stretch=True), [inputs])
    return sums(style, ends, [inputs, told], tall=style.below(ONE_LINE))


def _ends(style: kit.Style, question: FeedingInput, chain: FeedingChain) -> ft.Control:
    words, p = style.words, style.palette
    if not any(question.in_rooms):
        return style.text(words("calc-feeding-empty"), kit.LABEL, p.quiet)
    if not chain.rooms:
        return style.text(words("calc-feeding-nobody"), kit.BODY_STRONG)
    title = "calc-feeding-ends" if chain.order_matters else "calc-feeding-after"
    return kit.column(chain_ends(style, chain, title, question.elsewhere), kit.GAP_WIDE, stretch=True)


def _told(style: kit.Style, question: FeedingInput, chain: FeedingChain) -> ft.Control:
    """Draw how each room feeds, in the order in which they were entered."""
    parts: list[ft.Control] = []
    eggs = question.eggs
    for each in chain.rooms:
        title = style.words("calc-feeding-room", number=each.room)
        parts.append(titled(style, title, feeding_block(style, each.feeding, eggs)))
        eggs = each.feeding.board_eggs
    return kit.column(parts, kit.GAP_WIDE, stretch=True)


def _inputs(style: kit.Style, question: FeedingInput, change: kit.Change[FeedingInput]) -> ft.Control:
    words = style.words

    def change_room(make: Callable[[Contents], Contents]) -> None:
        change(lambda now: now.with_room(make(now.room)))

    def settle(**settled: Any) -> None:
        change(lambda now: replace(now, options=now.options.replace(**settled)))

    parts: list[ft.Control] = [_rooms(style, question, change)]
    parts += room_entry(style, question.others, question.room, change_room, board_eggs=question.eggs)
    if question.room != Contents() or len(question.rooms) > 1:
        away = words("calc-feeding-remove") if len(question.rooms) > 1 else words("events-clear")
        parts.append(kit.plain(style, away, lambda: change(FeedingInput.without_room), glyph="close"))
    parts.append(part_title(style, words("calc-feeding-left")))
    parts += [_left(style, question, change, kind) for kind in reversed(INTRUDERS)]

    def step_eggs(by: int) -> None:
        change(lambda now: replace(now, eggs=kit.stepped(now.eggs, by, 0, now.most_eggs)))

    eggs = kit.Stepper(words("tracks-eggs"), question.eggs, 0, question.most_eggs, step_eggs, small=True)
    parts.append(eggs.row(style, picture=kit.art(glyph("egg"), style.palette.quiet, DRAWING)))
    parts.append(
        kit.switch_row(
            style,
            words("adaptations-voracious"),
            question.voracious,
            lambda on: change(lambda now: replace(now, voracious=on)),
            note=words("adaptations-voracious-effect"),
        )
    )
    options = question.options
    if any(each.nest for each in question.rooms):
        foods = [(food, words(f"rule-nest-food-{food}")) for food in ("egg", "corpse")]
        parts.append(
            choice(
                style, words("rule-nest-food"), foods, options.nest_food, lambda food: settle(nest_food=food)
            )
        )
        parts.append(
            kit.switch_row(
                style,
                words("rule-nest-in-combat"),
                options.nest_in_combat,
                lambda on: settle(nest_in_combat=on),
            )
        )
    if any(each.carried for each in question.rooms):
        parts.append(
            kit.switch_row(
                style, words("rule-carried-food"), options.carried_food, lambda on: settle(carried_food=on)
            )
        )
    return inputs_column(parts)


def _rooms(style: kit.Style, question: FeedingInput, change: kit.Change[FeedingInput]) -> ft.Control:
    words = style.words
    chips: list[ft.Control] = [
        kit.option(
            style,
            words("calc-feeding-room", number=place + 1),
            place == question.shown,
            partial(change, lambda now, place=place: replace(now, shown=min(place, len(now.rooms) - 1))),
        )
        for place in range(len(question.rooms))
    ]
    if len(question.rooms) < MOST_ROOMS:
        add = partial(change, FeedingInput.with_another)
        chips.append(kit.chip_button(style, words("calc-feeding-add"), add, glyph="plus"))
    return kit.wrapped(chips)


def _left(
    style: kit.Style, question: FeedingInput, change: kit.Change[FeedingInput], kind: IntruderKind
) -> ft.Control:
    most = FIGURES_IN_BOX.of(kind) - question.in_rooms.of(kind)
    title, left = style.words(f"intruder-{kind}"), question.left(kind)

    def step(by: int) -> None:
        change(lambda now: now.with_left(kind, by))

    said = style.words("calc-feeding-left-of", intruder=title)
    return kit.Stepper(
        title,
        left,
        0,
        most,
        step,
        less=style.words("step-less", what=said),
        more=style.words("step-more", what=said),
        spoken=f"{said}: {style.words.number(left)}",
        small=True,
    ).row(style, picture=kit.art(glyph(kind), style.palette.quiet, DRAWING))
