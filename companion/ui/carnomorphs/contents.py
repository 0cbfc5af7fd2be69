"""The contents of a room: in words and drawings, before and after a feeding, and entered by hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.rules.carnomorphs.contents import Contents, Feeder, Feeding, FeedingStep
from companion.rules.carnomorphs.data import (
    HEAVY_OBJECTS,
    INTRUDERS,
    OBJECT_COUNTS,
    HeavyObject,
    IntruderKind,
)
from companion.rules.carnomorphs.feeding import newly_entered
from companion.rules.carnomorphs.rooms import most_objects
from companion.rules.carnomorphs.state import State
from companion.ui.art import Glyph, art
from companion.ui.carnomorphs.art import FOOD, INTRUDER, glyph
from companion.ui.core.draft import Change, stepped
from companion.ui.core.style import Style
from companion.ui.shared.stage_parts import part_title
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, PADDING, RADIUS_FIELD
from companion.ui.theme.typography import BODY, COUNT, LABEL
from companion.ui.widgets.choose import option, switch_row
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.stepper import Stepper

FEWEST_COUNTED: Final = 2
"""From so many on a thing is drawn once, with its number."""


def contents_words(style: Style, contents: Contents) -> str:
    """Return figures and objects of a room in words: "2 metażerców i 1 jajo"."""
    words = style.words
    said = [words(f"count-{kind}", count=count) for kind, count, _ in _things(contents)]
    return words.list(said) if said else words("events-room-empty")


def _things(contents: Contents) -> Iterator[tuple[str, int, Glyph]]:
    """Yield the contents, the highest level first, then food in the order in which it is eaten."""
    for kind in reversed(INTRUDERS):
        if contents.figures.of(kind):
            yield kind, contents.figures.of(kind), INTRUDER[kind]
    for thing in HEAVY_OBJECTS:
        if contents.count(thing):
            yield thing, contents.count(thing), FOOD[thing]


def revealed_by(state: State, feeding: Feeding) -> tuple[IntruderKind, ...]:
    """Return the kinds whose adaptation this feeding reveals by their first figure (Adaptations)."""
    seen: set[IntruderKind | None] = set()
    seen.update(
        kind for kind, count in zip(INTRUDERS, newly_entered(state, feeding.before), strict=True) if count
    )
    if state.options.reveal == "leaving":
        seen.update(step.evolved for step in feeding.steps)
    return tuple(kind for kind in INTRUDERS if kind in seen and is_hidden(state, kind))


def is_hidden(state: State, kind: IntruderKind) -> bool:
    """Return whether an adaptation of this kind would be revealed by its first figure."""
    adaptation = state.adaptation(kind)
    return adaptation is not None and not adaptation.revealed


def feeding_block(
    style: Style, feeding: Feeding, board_eggs: int, reveals: Sequence[IntruderKind] = ()
) -> ft.Control:
    """Draw a feeding in full.

    Args:
        feeding: What it comes to.
        board_eggs: Eggs on the Carnomorph board before it.
        reveals: The kinds whose adaptation it reveals.
    """
    p = style.palette
    parts: list[ft.Control] = [_change(style, feeding, board_eggs)]
    parts += [
        ft.Row(
            [
                art(INTRUDER[step.kind], p.quiet, 24),
                style.text(step_words(style, step), LABEL, expand=True),
            ],
            spacing=GAP_WIDE,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
        for step in feeding.steps
    ]
    for kind in reveals:
        said = style.words("events-reveals", intruder=style.words(f"intruder-{kind}"))
        parts.append(
            ft.Row(
                [art(glyph("adaptation"), p.accent, 24), style.text(said, LABEL, expand=True)],
                spacing=GAP_WIDE,
            )
        )
    if feeding.nest_destroyed:
        parts.append(style.text(style.words("events-fed-nest"), LABEL, p.danger))
    return ft.Container(
        column(parts, GAP, stretch=True),
        bgcolor=p.surface,
        border_radius=RADIUS_FIELD,
        padding=PADDING,
    )


def step_words(style: Style, step: FeedingStep) -> str:
    """Describe one intruder's feeding: what it eats, what it evolves into, how many injuries it loses."""
    words = style.words
    food = words(f"food-as-object-{'board-egg' if step.from_board else step.ate}")
    who = words(f"intruder-{step.kind}")
    if step.evolved:
        said = words(
            "events-fed-evolves", intruder=who, food=food, becomes=words(f"intruder-becomes-{step.evolved}")
        )
    elif step.blocked:
        said = words("events-fed-blocked", intruder=who, food=food)
    else:
        said = words("events-fed", intruder=who, food=food)
    return f"{said} {words('events-fed-healed', count=step.healed)}" if step.healed else said


def change_words(style: Style, feeding: Feeding) -> str:
    """Describe the room before and after."""
    before, after = contents_words(style, feeding.before), contents_words(style, feeding.after)
    return style.words("events-change", before=before, after=after)


def left_words(style: Style, feeding: Feeding) -> str:
    """Describe what is left in the room."""
    return style.words("events-left", after=contents_words(style, feeding.after))


def _change(style: Style, feeding: Feeding, board_eggs: int) -> ft.Control:
    words, p = style.words, style.palette
    said = [change_words(style, feeding)]
    rows: list[ft.Control] = [
        wrapped(
            [
                _drawn(style, feeding.before, p.quiet),
                art("arrow-right", p.quiet, 22),
                _drawn(style, feeding.after, p.text),
            ],
            GAP_WIDE,
        )
    ]
    if feeding.board_eggs != board_eggs:
        eggs = words(
            "events-before-after", what=words("tracks-eggs"), before=board_eggs, after=feeding.board_eggs
        )
        said.append(eggs)
        rows.append(
            ft.Row(
                [art(glyph("egg"), p.quiet, 24), style.text(eggs, BODY, expand=True)],
                spacing=GAP_WIDE,
            )
        )
    return ft.Semantics(
        content=column(rows, GAP, stretch=True), label=". ".join(said), exclude_semantics=True, container=True
    )


def _drawn(style: Style, contents: Contents, ink: str) -> ft.Control:
    """Draw the contents as glyphs with their numbers."""
    signs: list[ft.Control] = []
    for _, count, sign in _things(contents):
        parts: list[ft.Control] = [art(sign, ink, 28)]
        if count >= FEWEST_COUNTED:
            parts.append(style.text(f"×{count}", COUNT, ink, lines=1))
        signs.append(ft.Row(parts, spacing=2, tight=True))
    if not signs:
        return style.text(style.words("events-room-empty"), LABEL, style.palette.quiet)
    return ft.Row(signs, spacing=GAP, run_spacing=GAP_SMALL, wrap=True, tight=True)


MOST_FEEDERS: Final = 20
MOST_INJURIES: Final = 20
DRAWING: Final = 28


def room_entry(
    style: Style,
    state: State,
    room: Contents,
    change: Change[Contents],
    *,
    board_eggs: int | None = None,
) -> list[ft.Control]:
    """Draw all inputs of the room, from its figures to what is carried.

    Args:
        state: What else there is on the ship.
        room: The room so far.
        change: Changes it.
        board_eggs: Eggs on the Carnomorph board; those of the state unless told.
    """
    words = style.words
    rows: list[ft.Control] = [part_title(style, words("events-enter-figures"))]
    for kind in reversed(INTRUDERS):
        if kind != "butcher" or not state.butcher_dead:
            rows.append(_kind(style, state, room, change, kind))
    rows.append(part_title(style, words("events-enter-objects")))
    rows += [_objects(style, state, room, change, thing) for thing in HEAVY_OBJECTS]
    if not state.nest_destroyed:
        rows.append(
            switch_row(
                style,
                words("term-nest"),
                room.nest,
                lambda on: change(lambda now: now.replace(nest=on)),
                note=words("events-nest-eggs", count=state.eggs if board_eggs is None else board_eggs),
            )
        )
    rows += _carried(style, room, change)
    return rows


# figures ---------------------------------------------------------------------------------------


def with_figure(room: Contents, kind: IntruderKind) -> Contents:
    """Return the room with one more figure, unhurt and not in combat."""
    return room.replace(feeders=(*room.feeders, Feeder(kind=kind)))


def without_figure(room: Contents, kind: IntruderKind) -> Contents:
    """Return the room without the figure of this kind that was entered last."""
    places = [place for place, each in enumerate(room.feeders) if each.kind == kind]
    return _replaced(room, places[-1], None) if places else room


def _replaced(room: Contents, place: int, feeder: Feeder | None) -> Contents:
    feeders = list(room.feeders)
    feeders[place : place + 1] = [] if feeder is None else [feeder]
    return room.replace(feeders=tuple(feeders))


def _kind(
    style: Style, state: State, room: Contents, change: Change[Contents], kind: IntruderKind
) -> ft.Control:
    count = room.figures.of(kind)
    most = min(state.loose.of(kind) + state.available.of(kind), MOST_FEEDERS - len(room.feeders) + count)

    def step(by: int) -> None:
        def stepped_figures(now: Contents) -> Contents:
            if by < 0:
                return without_figure(now, kind)
            room_left = now.figures.of(kind) < most and len(now.feeders) < MOST_FEEDERS
            return with_figure(now, kind) if room_left else now

        change(stepped_figures)

    picture = art(INTRUDER[kind], style.palette.text if count else style.palette.quiet, DRAWING)
    row = Stepper(style.words(f"intruder-{kind}"), count, 0, max(most, count), step, small=True).row(
        style, picture=picture
    )
    rows = [row]
    at = 0
    for place, feeder in enumerate(room.feeders):
        if feeder.kind == kind:
            at += 1
            rows.append(_figure(style, change, place, at, feeder))
    return column(rows, GAP, stretch=True)


def _figure(style: Style, change: Change[Contents], place: int, number: int, feeder: Feeder) -> ft.Control:
    """Draw whether one figure is in combat, and how many injuries it has."""
    words, name = style.words, style.words("events-figure", number=number)

    def altered(**changes: object) -> None:
        def alter(now: Contents) -> Contents:
            return (
                _replaced(now, place, now.feeders[place].replace(**changes))
                if place < len(now.feeders)
                else now
            )

        change(alter)

    def hurt(by: int) -> None:
        def alter(now: Contents) -> Contents:
            if place >= len(now.feeders):
                return now
            found = now.feeders[place]
            return _replaced(
                now, place, found.replace(injuries=stepped(found.injuries, by, 0, MOST_INJURIES))
            )

        change(alter)

    title = f"{words(f'intruder-{feeder.kind}')} {number}"
    fights = option(
        style,
        words("events-in-combat"),
        feeder.in_combat,
        lambda: altered(in_combat=not feeder.in_combat),
        label=f"{title}: {words('events-in-combat')}",
    )
    injuries = Stepper(
        f"{title}: {words('events-injuries')}", feeder.injuries, 0, MOST_INJURIES, hurt, small=True
    ).capsule(style)
    sign = ft.Row([art(glyph("injury"), style.palette.quiet, 22), injuries], spacing=GAP, tight=True)
    left = ft.Row([style.text(name, LABEL, style.palette.quiet, lines=1), fights], spacing=GAP, tight=True)
    return ft.Container(
        ft.Row(
            [left, sign],
            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
            spacing=GAP,
            run_spacing=GAP,
            wrap=True,
        ),
        padding=ft.Padding.only(left=0 if style.width < 360 else DRAWING + GAP_WIDE),
    )


# objects ---------------------------------------------------------------------------------------


def _objects(
    style: Style, state: State, room: Contents, change: Change[Contents], thing: HeavyObject
) -> ft.Control:
    count = room.count(thing)
    # In quick detail the blue corpse of the set-up is listed, and may be the one that is entered.
    elsewhere = sum(each.count(thing) for each in state.rooms) if state.detail == "full" else 0
    most = most_objects(state, thing) - elsewhere

    def step(by: int) -> None:
        def stepped_objects(now: Contents) -> Contents:
            left = stepped(now.count(thing), by, 0, most)
            carried = tuple(each for each in now.carried if each != thing or left)
            return now.replace(**{OBJECT_COUNTS[thing]: left}, carried=carried)

        change(stepped_objects)

    picture = art(FOOD[thing], style.palette.text if count else style.palette.quiet, DRAWING)
    return Stepper(style.words(f"food-{thing}"), count, 0, max(most, count), step, small=True).row(
        style, picture=picture
    )


def _carried(style: Style, room: Contents, change: Change[Contents]) -> list[ft.Control]:
    """Draw which objects a character carries, which matters in combat."""
    here: list[HeavyObject] = [thing for thing in HEAVY_OBJECTS if room.count(thing)]
    if not here or not any(each.in_combat for each in room.feeders):
        return []

    def turn(thing: HeavyObject) -> None:
        change(lambda now: now.replace(carried=turned(now.carried, thing)))

    return [carried_chips(style, tuple(here), room.carried, turn)]


def turned(carried: tuple[HeavyObject, ...], thing: HeavyObject) -> tuple[HeavyObject, ...]:
    """Toggle one carried object of a kind."""
    return tuple(each for each in carried if each != thing) if thing in carried else (*carried, thing)


def carried_chips(
    style: Style,
    here: tuple[HeavyObject, ...],
    carried: tuple[HeavyObject, ...],
    turn: Callable[[HeavyObject], object],
) -> ft.Control:
    """Draw a chip for each kind of object in a room, chosen where a character carries one of it."""
    chips: list[ft.Control] = []
    for thing in here:
        chosen = thing in carried
        ink = style.palette.on_accent if chosen else style.palette.text
        name = style.words(f"food-{thing}")
        chips.append(option(style, name, chosen, partial(turn, thing), picture=art(FOOD[thing], ink, 24)))
    return column(
        [
            part_title(style, style.words("events-carried")),
            wrapped(chips),
        ],
        GAP,
        stretch=True,
    )
