"""The contents of a room: in words and drawings, before and after a feeding, and entered by hand."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

import flet as ft

from companion.rules.carnomorphs.contents import MOST_FEEDERS, Contents, Feeder, Feeding, FeedingStep
from companion.rules.carnomorphs.data import (
    HEAVY_OBJECTS,
    INTRUDERS,
    OBJECT_COUNTS,
    HeavyObject,
    IntruderKind,
)
from companion.rules.carnomorphs.feeding import left_to_feed, newly_entered
from companion.rules.carnomorphs.intruders import MOST_INJURIES
from companion.rules.carnomorphs.rooms import most_objects, present
from companion.rules.carnomorphs.state import State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.look import boxed, titled
from companion.ui.widgets.fold import folded_part

FEWEST_COUNTED: Final = 2
"""Number from which a thing is drawn once, with its count."""


def contents_words(style: kit.Style, contents: Contents) -> str:
    """Return figures and objects of a room in words: "2 Metagorgers and 1 egg"."""
    words = style.words
    said = [words(f"count-{kind}", count=count) for kind, count, _ in _things(contents)]
    return words.list(said) if said else words("events-room-empty")


def _things(contents: Contents) -> Iterator[tuple[str, int, kit.Glyph]]:
    """Yield the contents, the highest level first, then food in the order in which it is eaten."""
    for kind in reversed(INTRUDERS):
        if contents.figures.of(kind):
            yield kind, contents.figures.of(kind), glyph(kind)
    for thing in HEAVY_OBJECTS:
        if contents.count(thing):
            yield thing, contents.count(thing), glyph(thing)


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
    style: kit.Style,
    feeding: Feeding,
    board_eggs: int,
    reveals: Sequence[IntruderKind] = (),
    *,
    done: bool = False,
) -> ft.Control:
    """Draw a feeding in full.

    Args:
        board_eggs: Eggs on the Carnomorph board before it.
        reveals: The kinds whose adaptation it reveals.
        done: Whether it was just resolved: a screen reader announces the remains, and the cards to reveal.
    """
    change = feeding_change(style, feeding, board_eggs, done=done)
    return ft.Container(
        kit.column([change, *feeding_lines(style, feeding, reveals, done=done)], kit.GAP, stretch=True),
        bgcolor=style.palette.surface,
        border_radius=kit.RADIUS_FIELD,
        padding=kit.PADDING,
    )


def feeding_lines(
    style: kit.Style, feeding: Feeding, reveals: Sequence[IntruderKind] = (), *, done: bool = False
) -> list[ft.Control]:
    """Draw each intruder's feeding and its result; see `feeding_block`."""
    p, words = style.palette, style.words
    told = [(glyph(step.kind), p.quiet, step_words(style, step)) for step in feeding.steps]
    parts = [_line(style, *each, live=False) for each in told]
    for kind in reveals:
        said = words("events-reveals", intruder=words(f"intruder-{kind}"))
        parts.append(_line(style, glyph("adaptation"), p.accent, said, live=done))
    if feeding.nest_destroyed:
        parts.append(style.text(words("events-fed-nest"), kit.LABEL, p.danger))
    return parts


def _line(style: kit.Style, sign: kit.Glyph, ink: str, said: str, *, live: bool) -> ft.Control:
    """Draw a sentence after a drawing, as a separate node for screen readers."""
    row = ft.Row(
        [kit.art(sign, ink, 24), style.text(said, kit.LABEL, expand=True)],
        spacing=kit.GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Semantics(
        content=row, label=said, live_region=live or None, container=True, exclude_semantics=True
    )


def step_words(style: kit.Style, step: FeedingStep) -> str:
    """Describe one intruder's feeding: its food, its evolution, its healing."""
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


def left_words(style: kit.Style, feeding: Feeding) -> str:
    return style.words("events-left", after=contents_words(style, feeding.after))


def feeding_change(style: kit.Style, feeding: Feeding, board_eggs: int, *, done: bool = False) -> ft.Control:
    """Draw the room before and after a feeding; the result of a done one is announced."""
    words, p = style.words, style.palette
    before, after = contents_words(style, feeding.before), contents_words(style, feeding.after)
    said = [left_words(style, feeding) if done else words("events-change", before=before, after=after)]
    rows: list[ft.Control] = [
        kit.wrapped(
            [
                _drawn(style, feeding.before, p.quiet),
                kit.art("arrow-right", p.quiet, 22),
                _drawn(style, feeding.after, p.text),
            ],
            kit.GAP_WIDE,
        )
    ]
    if feeding.board_eggs != board_eggs:
        eggs = words(
            "events-before-after", what=words("tracks-eggs"), before=board_eggs, after=feeding.board_eggs
        )
        said.append(eggs)
        rows.append(
            ft.Row(
                [kit.art(glyph("egg"), p.quiet, 24), style.text(eggs, kit.BODY, expand=True)],
                spacing=kit.GAP_WIDE,
            )
        )
    return ft.Semantics(
        content=kit.column(rows, kit.GAP, stretch=True),
        label=". ".join(said),
        live_region=done or None,
        exclude_semantics=True,
        container=True,
    )


def _drawn(style: kit.Style, contents: Contents, ink: str) -> ft.Control:
    signs: list[ft.Control] = []
    for _, count, sign in _things(contents):
        parts: list[ft.Control] = [boxed(style.palette, sign, ink, 28)]
        if count >= FEWEST_COUNTED:
            parts.append(style.text(f"×{count}", kit.COUNT, ink, lines=1))
        signs.append(ft.Row(parts, spacing=2, tight=True))
    if not signs:
        return style.text(style.words("events-room-empty"), kit.LABEL, style.palette.quiet)
    return ft.Row(signs, spacing=kit.GAP, run_spacing=kit.GAP_SMALL, wrap=True, tight=True)


DRAWING: Final = 28


def room_entry(
    style: kit.Style,
    state: State,
    room: Contents,
    change: kit.Change[Contents],
    *,
    board_eggs: int | None = None,
    noted: bool = False,
) -> list[ft.Control]:
    """Draw all inputs of the room, from its figures to carried objects.

    This is no form, since the calculator has the same inputs without a table; the rules check the whole.

    Args:
        state: The rest of the ship.
        board_eggs: Eggs on the Carnomorph board; those of the state by default.
        noted: Whether only figures that are noted on the board can be entered; kinds without one are last.
    """
    kinds: list[IntruderKind] = [
        kind for kind in reversed(INTRUDERS) if kind != "butcher" or not state.butcher_dead
    ]
    if noted:
        kinds.sort(key=lambda kind: not left_to_feed(state).of(kind))
    tiles = [_kind(style, state, room, change, kind, noted=noted) for kind in kinds]
    tiles += [_objects(style, state, room, change, thing) for thing in HEAVY_OBJECTS]
    if not state.nest_destroyed:
        tiles.append(_nest(style, room, change, state.eggs if board_eggs is None else board_eggs))
    rows = [titled(style, style.words("events-contents"), _in_rows(style, tiles))]
    if room.feeders:
        rows.append(kit.keyed("condition", Condition, style, room, change))
    return [*rows, *_carried(style, room, change)]


# tiles -----------------------------------------------------------------------------------------

ACROSS: Final = 3
"""Tiles in a row."""
FEWER, ALL_ACROSS = 2, 300
"""Tiles in a row of a page too narrow for three whole names, and that page's width."""
TILE: Final = 68
"""Height of a tile: its drawing and its count, and below them two lines."""
SIGN: Final = 24
"""Height of the first line of a tile."""


def _in_rows(style: kit.Style, tiles: Sequence[ft.Control]) -> ft.Control:
    across = 1 if style.scale > kit.LARGE_TEXT else FEWER if style.below(ALL_ACROSS) else ACROSS
    cells = [*tiles, *([ft.Container(expand=True)] * (-len(tiles) % across))]
    rows: list[ft.Control] = [
        ft.Row(cells[at : at + across], spacing=kit.GAP) for at in range(0, len(cells), across)
    ]
    return kit.column(rows, kit.GAP, stretch=True)


def _face(
    style: kit.Style,
    sign: kit.Glyph,
    lines: Sequence[str],
    press: kit.Press | None,
    label: str,
    *,
    on: bool,
    beside: str = "",
) -> ft.Control:
    """Draw the button of a tile: its drawing, a number beside it, its name below.

    A dead one with nothing in the room is drawn quietly.
    """
    p = style.palette
    dead = press is None and not on
    first: list[ft.Control] = [
        kit.art(sign, p.outline, SIGN) if dead else boxed(p, sign, p.accent if on else p.quiet, SIGN)
    ]
    if beside:
        first.append(style.text(beside, kit.COUNT, p.accent, lines=1))
    ink = p.quiet if dead else p.text
    name, *notes = lines
    told = [style.text(name, kit.NOTE, ink, lines=1 if notes else 2)]
    told += [style.text(note, kit.CAPTION, p.quiet, lines=1) for note in notes]
    height = SIGN if style.scale == 1 else None
    return kit.row_button(
        style,
        kit.column([ft.Container(ft.Row(first, spacing=kit.GAP_SMALL), height=height), *told], 0),
        press,
        label=label,
        edge=p.accent if on else p.hairline if dead else p.outline,
        fill=p.raised if on else None,
        radius=kit.RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=kit.GAP, vertical=2),
        height=TILE if style.scale == 1 else None,
        align=ft.Alignment.TOP_LEFT,
    )


def _tile(
    style: kit.Style,
    name: str,
    sign: kit.Glyph,
    count: int,
    step: Callable[[int], object],
    *,
    full: bool,
    short: str = "",
    note: str = "",
) -> ft.Control:
    """Draw a kind of content: a press adds one, the small button removes one.

    Args:
        short: Its name on the tile, if the spoken one is too long.
        note: The number that can still be added.
    """
    words = style.words
    more = None if full else partial(step, 1)
    beside = f"×{count}" if count else ""
    label = ", ".join(filter(None, (words("step-more", what=name), note)))
    lines = [short or name, *([note] if note else [])]
    face = _face(style, sign, lines, more, label, on=count > 0, beside=beside)
    if not count:
        return ft.Container(face, expand=True)
    counted = ft.Container(ft.Semantics(content=face, value=words.number(count)), left=0, right=0)
    less = kit.glyph_button(style, "minus", words("step-less", what=name), partial(step, -1))
    corner = ft.Container(less, right=0, top=0)
    return ft.Container(ft.Stack([counted, corner], height=TILE * style.scale), expand=True)


def _nest(style: kit.Style, room: Contents, change: kit.Change[Contents], eggs: int) -> ft.Control:
    """Draw whether the room is the Nest, where the eggs of the board are food too."""
    name, note = style.words("term-nest"), style.words("events-nest-eggs", count=eggs)
    short = style.words("count-egg", count=eggs)

    def turn() -> None:
        change(lambda now: now.replace(nest=not now.nest))

    face = _face(style, glyph("nest"), [name, short], turn, f"{name}, {note}", on=room.nest)
    return ft.Container(ft.Semantics(content=face, checked=room.nest), expand=True)


# figures ---------------------------------------------------------------------------------------


def _replaced(room: Contents, place: int, feeder: Feeder | None) -> Contents:
    feeders = list(room.feeders)
    feeders[place : place + 1] = [] if feeder is None else [feeder]
    return room.replace(feeders=tuple(feeders))


def _kind(
    style: kit.Style,
    state: State,
    room: Contents,
    change: kit.Change[Contents],
    kind: IntruderKind,
    *,
    noted: bool,
) -> ft.Control:
    count, left = room.figures.of(kind), left_to_feed(state).of(kind)
    there = left if noted else left + state.available.of(kind)
    most = min(there, MOST_FEEDERS - len(room.feeders) + count)

    def step(by: int) -> None:
        def stepped_figures(now: Contents) -> Contents:
            places = [place for place, each in enumerate(now.feeders) if each.kind == kind]
            if by < 0:
                return _replaced(now, places[-1], None) if places else now
            full = len(places) >= most or len(now.feeders) >= MOST_FEEDERS
            return now if full else now.replace(feeders=(*now.feeders, Feeder(kind=kind)))

        change(stepped_figures)

    name, note = style.words(f"intruder-{kind}"), ""
    if left < state.loose.of(kind):
        note = style.words("events-left-to-feed", count=left)
    elif not most:
        note = style.words("events-none-there")
    return _tile(style, name, glyph(kind), count, step, full=count >= most, note=note)


@kit.component
def Condition(style: kit.Style, room: Contents, change: kit.Change[Contents]) -> ft.Control:
    """Draw which figures are hurt or fight, folded away while none is."""
    words = style.words
    told = any(each.injuries or each.in_combat for each in room.feeders)
    opened, open_ = kit.use_state(told)
    rows: list[ft.Control] = []
    counts = Counter[IntruderKind]()
    for place, feeder in enumerate(room.feeders):
        counts[feeder.kind] += 1
        rows += _figure(style, change, place, counts[feeder.kind], feeder)
    title, note = words("events-condition"), words("events-condition-note")
    return folded_part(style, title, note, opened, lambda: open_(not opened), rows)


def _figure(
    style: kit.Style, change: kit.Change[Contents], place: int, number: int, feeder: Feeder
) -> list[ft.Control]:
    """Draw whether one figure is in combat, and how many injuries it has."""
    words = style.words
    title = f"{words(f'intruder-{feeder.kind}')} {number}"

    def altered(make: Callable[[Feeder], Feeder]) -> None:
        def alter(now: Contents) -> Contents:
            there = place < len(now.feeders)
            return _replaced(now, place, make(now.feeders[place])) if there else now

        change(alter)

    def hurt(now: Feeder, by: int) -> Feeder:
        return now.replace(injuries=kit.stepped(now.injuries, by, 0, MOST_INJURIES))

    def fight(on: bool) -> None:
        altered(lambda now: now.replace(in_combat=on))

    name = words("pair", what=title, value=words("events-injuries"))
    injuries = kit.stepping(name, feeder.injuries, feeder, hurt, altered, small=True)
    return [
        kit.switch_row(style, words("events-fights", figure=title), feeder.in_combat, fight),
        injuries.row(style, picture=kit.art(glyph("injury"), style.palette.quiet, DRAWING)),
    ]


# objects ---------------------------------------------------------------------------------------


def _objects(
    style: kit.Style, state: State, room: Contents, change: kit.Change[Contents], thing: HeavyObject
) -> ft.Control:
    count = room.count(thing)
    # In quick detail the blue corpse of the set-up is listed, and may be the entered one.
    elsewhere = sum(present(state, each, thing) for each in state.rooms) if state.detail == "full" else 0
    most = most_objects(state, thing) - elsewhere

    def step(by: int) -> None:
        def stepped_objects(now: Contents) -> Contents:
            left = kit.stepped(now.count(thing), by, 0, most)
            carried = tuple(each for each in now.carried if each != thing or left)
            return now.replace(**{OBJECT_COUNTS[thing]: left}, carried=carried)

        change(stepped_objects)

    name, short = style.words(f"food-{thing}"), style.words(f"food-short-{thing}")
    return _tile(style, name, glyph(thing), count, step, full=count >= most, short=short)


def _carried(style: kit.Style, room: Contents, change: kit.Change[Contents]) -> list[ft.Control]:
    """Draw which objects a character carries, which matters in combat."""
    here: list[HeavyObject] = [thing for thing in HEAVY_OBJECTS if room.count(thing)]
    if not here or not any(each.in_combat for each in room.feeders):
        return []

    def turn(thing: HeavyObject) -> None:
        change(lambda now: now.replace(carried=turned(now.carried, thing)))

    return [carried_chips(style, tuple(here), room.carried, turn)]


def turned(carried: tuple[HeavyObject, ...], thing: HeavyObject) -> tuple[HeavyObject, ...]:
    return tuple(each for each in carried if each != thing) if thing in carried else (*carried, thing)


def carried_chips(
    style: kit.Style,
    here: tuple[HeavyObject, ...],
    carried: tuple[HeavyObject, ...],
    turn: Callable[[HeavyObject], object],
) -> ft.Control:
    """Draw a chip for each kind of object in a room, chosen where a character carries one of it."""
    chips: list[ft.Control] = []
    for thing in here:
        chosen = thing in carried
        p, name = style.palette, style.words(f"food-{thing}")
        picture = kit.art(glyph(thing), p.on_accent, 24) if chosen else boxed(p, glyph(thing), p.text, 24)
        chips.append(kit.option(style, name, chosen, partial(turn, thing), picture=picture))
    return titled(style, style.words("events-carried"), kit.wrapped(chips))
