"""The contents of a room: in words, before and after a feeding, and as an input form."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

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
from companion.rules.carnomorphs.state import State
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.look import boxed, titled
from companion.ui.theme.letters import width_of
from companion.ui.theme.typography import NOTE_STRONG


def contents_words(style: kit.Style, contents: Contents) -> str:
    """Return figures and objects of a room in words: "2 Metagorgers and 1 egg"."""
    words = style.words
    figures = [(kind, contents.figures.of(kind)) for kind in reversed(INTRUDERS)]
    things = [(thing, contents.count(thing)) for thing in HEAVY_OBJECTS]
    said = [words(f"count-{name}", count=count) for name, count in (*figures, *things) if count]
    return words.list(said) if said else words("events-room-empty")


def revealed_by(state: State, feeding: Feeding) -> tuple[IntruderKind, ...]:
    """Return the kinds whose first figure appears in this feeding and reveals their adaptation.

    Source: rulebook, Adaptations.
    """
    seen: set[IntruderKind | None] = set()
    seen.update(
        kind for kind, count in zip(INTRUDERS, newly_entered(state, feeding.before), strict=True) if count
    )
    if state.options.reveal == "leaving":
        seen.update(step.evolved for step in feeding.steps)
    return tuple(kind for kind in INTRUDERS if kind in seen and is_hidden(state, kind))


def is_hidden(state: State, kind: IntruderKind) -> bool:
    """Return whether the adaptation of this kind is unrevealed, so that the first figure would reveal it."""
    adaptation = state.adaptation(kind)
    return adaptation is not None and not adaptation.revealed


def feeding_block(
    style: kit.Style, feeding: Feeding, board_eggs: int, reveals: Sequence[IntruderKind] = ()
) -> ft.Control:
    """Draw a whole feeding on a tinted background; the arguments are those of `feeding_told`."""
    return ft.Container(
        kit.column(feeding_told(style, feeding, board_eggs, reveals), kit.GAP, stretch=True),
        bgcolor=style.palette.surface,
        border_radius=kit.RADIUS_FIELD,
        padding=kit.PADDING,
    )


def feeding_told(
    style: kit.Style, feeding: Feeding, board_eggs: int, reveals: Sequence[IntruderKind] = ()
) -> list[ft.Control]:
    """Draw the room before and after a feeding in words, then each intruder's feeding and its result.

    Args:
        board_eggs: Eggs on the Carnomorph board before the feeding.
        reveals: The kinds whose adaptation the feeding reveals.
    """
    p, words = style.palette, style.words
    before, after = contents_words(style, feeding.before), contents_words(style, feeding.after)
    parts: list[ft.Control] = [
        kit.column(
            [
                style.text(words("events-before", before=before), kit.LABEL, p.quiet),
                style.text(words("events-after", after=after), kit.BODY_STRONG),
            ],
            0,
        )
    ]
    if feeding.board_eggs != board_eggs:
        eggs = words(
            "events-before-after", what=words("tracks-eggs"), before=board_eggs, after=feeding.board_eggs
        )
        parts.append(_line(style, glyph("egg"), p.quiet, eggs))
    parts += [_line(style, glyph(step.kind), p.quiet, step_words(style, step)) for step in feeding.steps]
    for kind in reveals:
        said = words("events-reveals", intruder=words(f"intruder-{kind}"))
        parts.append(_line(style, glyph("adaptation"), p.accent, said))
    if feeding.nest_destroyed:
        parts.append(style.text(words("events-fed-nest"), kit.LABEL, p.danger))
    return parts


def _line(style: kit.Style, sign: kit.Glyph, ink: str, said: str) -> ft.Control:
    """Draw a sentence after a drawing, as a separate node for screen readers."""
    row = ft.Row(
        [kit.art(sign, ink, 20), style.text(said, kit.LABEL, expand=True)],
        spacing=kit.GAP,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Semantics(content=row, label=said, container=True, exclude_semantics=True)


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


DRAWING: Final = 28


Leads: TypeAlias = Callable[[Contents], kit.Press | None]
"""Returns the press handler that gives a room this content; a `Dead` handler or None if it is refused."""


def room_entry(
    style: kit.Style,
    state: State,
    room: Contents,
    change: kit.Change[Contents],
    leads: Leads,
    *,
    board_eggs: int | None = None,
    noted: bool = False,
) -> list[ft.Control]:
    """Draw all inputs for a room: its figures, their food, their condition, and the carried objects.

    This is not a `Form`, since the calculator has the same inputs without a table.

    Args:
        state: The state of the ship except this room.
        leads: Returns the press handler that gives the room a content; a form or the calculator supplies it.
        board_eggs: Eggs on the Carnomorph board; by default the number in `state`.
        noted: Whether only figures recorded on the board can be entered; kinds without any come last.
    """
    kinds: list[IntruderKind] = [
        kind for kind in reversed(INTRUDERS) if kind != "butcher" or not state.butcher_dead
    ]
    if noted:
        kinds.sort(key=lambda kind: not left_to_feed(state).of(kind))
    kinds_across = _kinds_across(style, kinds)
    figures = [_kind(style, state, room, change, leads, kind, noted=noted) for kind in kinds]
    food = [_objects(style, room, change, leads, thing) for thing in HEAVY_OBJECTS]
    if not state.nest_destroyed:
        food.append(_nest(style, room, change, state.eggs if board_eggs is None else board_eggs))
    across = FEWER if style.below(ALL_ACROSS) else FOOD_ACROSS
    grids = [_in_rows(style, figures, kinds_across), _in_rows(style, food, across)]
    rows: list[ft.Control] = [kit.column(grids, kit.GAP_WIDE, stretch=True)]
    if room.feeders:
        rows.append(kit.keyed("condition", Condition, style, room, change))
    return [*rows, *_carried(style, room, change)]


# tiles -----------------------------------------------------------------------------------------

KINDS_ACROSS, FOOD_ACROSS = 2, 3
"""Number of tiles in a row: large ones for kinds of figures, small ones for food."""
FEWER, ALL_ACROSS = 2, 300
"""On a page narrower than `ALL_ACROSS`, `FEWER` food tiles form a row, since three names do not fit."""
TILE: Final = 60
"""Height of a tile: a drawing, a name and a number on two lines."""
ROUND: Final = 22
"""Corner radius of a food tile."""
SIGN, SMALL_SIGN = 22, 20
"""Height of the drawing of a kind of figure, and of a kind of food."""


def _kinds_across(style: kit.Style, kinds: Sequence[IntruderKind]) -> int:
    """Return the number of figure tiles in a row: 1 if any name is too wide for a narrower tile."""
    names = (style.words(f"intruder-{kind}") for kind in kinds)
    widest = max(map(width_of, names)) * NOTE_STRONG.size_at(style.scale)
    return KINDS_ACROSS if widest <= _name_room(style) else 1


def _name_room(style: kit.Style) -> float:
    """Return the width available for the name on a figure's tile, in logical pixels."""
    tile = (style.width - 2 * kit.MARGIN - (KINDS_ACROSS - 1) * kit.GAP) / KINDS_ACROSS
    return tile - 3 * kit.GAP - SIGN - kit.GAP_SMALL


def _in_rows(style: kit.Style, tiles: Sequence[ft.Control], across: int) -> ft.Control:
    across = 1 if style.scale > kit.LARGE_TEXT else across
    cells = [*tiles, *([ft.Container(expand=True)] * (-len(tiles) % across))]
    rows: list[ft.Control] = [
        ft.Row(cells[at : at + across], spacing=kit.GAP) for at in range(0, len(cells), across)
    ]
    return kit.column(rows, kit.GAP, stretch=True)


def _face(
    style: kit.Style,
    lines: Sequence[ft.Control],
    press: kit.Press | None,
    label: str,
    *,
    on: bool,
    round_: bool = False,
) -> ft.Control:
    """Draw the button of a tile; a food tile is rounder, like a chip."""
    p = style.palette
    return kit.row_button(
        style,
        kit.column(list(lines), 0),
        press,
        label=label,
        edge=p.accent if on else p.outline if press else p.hairline,
        fill=p.raised if on else None,
        radius=ROUND if round_ else kit.RADIUS_FIELD,
        padding=ft.Padding.symmetric(horizontal=kit.GAP_WIDE if round_ else kit.GAP, vertical=2),
        height=TILE if style.scale == 1 else None,
    )


def _inks(style: kit.Style, sign: kit.Glyph, size: int, *, on: bool, dead: bool) -> tuple[ft.Control, str]:
    """Return the drawing on a tile, and the colour of its name; both are muted if the tile is disabled."""
    p = style.palette
    if dead:
        return kit.art(sign, p.outline, size), p.quiet
    return boxed(p, sign, p.accent if on else p.quiet, size), p.text


def _counted(
    style: kit.Style,
    name: str,
    count: int,
    face: ft.Control,
    less: Callable[[], object],
    *,
    below: bool = False,
) -> ft.Control:
    """Draw a tile; the button in its upper or lower right corner removes one of the entered things.

    The button appears with the first thing entered. The tile itself stays the same control, so that a quick
    second tap counts too.
    """
    spoken = ft.Semantics(content=face, value=style.words.number(count) if count else None)
    layers: list[ft.Control] = [ft.Container(spoken, left=0, right=0, top=0, bottom=0)]
    if count:
        minus = kit.glyph_button(style, "minus", style.words("step-less", what=name), less)
        layers.append(ft.Container(minus, right=0, top=None if below else 0, bottom=0 if below else None))
    return ft.Container(ft.Stack(layers, height=TILE * style.scale), expand=True)


def _times(style: kit.Style, count: int) -> list[ft.Control]:
    return [style.text(f"×{count}", kit.COUNT, style.palette.accent, lines=1)] if count else []


def _food(
    style: kit.Style, sign: kit.Glyph, lines: Sequence[str], count: int, press: kit.Press | None, label: str
) -> ft.Control:
    """Draw the button for a kind of food: its drawing and number, and its name below."""
    on = count > 0
    drawing, ink = _inks(style, sign, SMALL_SIGN, on=on, dead=not press and not on)
    name, *notes = lines
    told: list[ft.Control] = [style.text(name, kit.CAPTION, ink, lines=1 if notes else 2)]
    told += [style.text(note, kit.CAPTION, style.palette.quiet, lines=1) for note in notes]
    height = SMALL_SIGN if style.scale == 1 else None
    first = ft.Container(ft.Row([drawing, *_times(style, count)], spacing=kit.GAP_SMALL), height=height)
    return _face(style, [first, *told], press, label, on=on, round_=True)


def _nest(style: kit.Style, room: Contents, change: kit.Change[Contents], eggs: int) -> ft.Control:
    """Draw a button that marks the room as the Nest, in which the eggs on the board are food too."""
    name, note = style.words("term-nest"), style.words("events-nest-eggs", count=eggs)
    lines = [name, style.words("count-egg", count=eggs)]

    def turn() -> None:
        change(lambda now: now.replace(nest=not now.nest))

    face = _food(style, glyph("nest"), lines, int(room.nest), turn, f"{name}, {note}")
    return kit.checkable(face, room.nest, turn, True)


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
    leads: Leads,
    kind: IntruderKind,
    *,
    noted: bool,
) -> ft.Control:
    count, left = room.figures.of(kind), left_to_feed(state).of(kind)

    def one_less(now: Contents) -> Contents:
        places = [place for place, each in enumerate(now.feeders) if each.kind == kind]
        return _replaced(now, places[-1], None) if places else now

    def one_more(now: Contents) -> Contents:
        return now.replace(feeders=(*now.feeders, Feeder(kind=kind)))

    def leads_on(after: Contents) -> kit.Press | None:
        # Unrecorded figures can be entered only after a press on their own button.
        beyond = noted and after.figures.of(kind) > left
        return None if beyond or len(after.feeders) > MOST_FEEDERS else leads(after)

    words, more = style.words, _more(room, change, leads_on, one_more)
    none = not more and not count
    name, note = words(f"intruder-{kind}"), ""
    if left < state.loose.of(kind):
        note = words("events-left-to-feed", count=left)
    elif noted or none:
        note = words("events-on-board", count=left)
    drawing, ink = _inks(style, glyph(kind), SIGN, on=count > 0, dead=none)
    told = words("events-of-those", count=left) if count and note else note
    fits = width_of(name) * kit.LABEL_STRONG.size_at(style.scale) <= _name_room(style)
    role = kit.LABEL_STRONG if fits else NOTE_STRONG
    lines: list[ft.Control] = [
        ft.Row([drawing, style.text(name, role, ink, lines=1, expand=True)], spacing=kit.GAP),
        ft.Row(
            [*_times(style, count), style.text(told, kit.CAPTION, style.palette.quiet, lines=1)],
            spacing=kit.GAP_SMALL + 2,
        ),
    ]
    few = left < state.loose.of(kind) or none  # Screen readers always say the number of a scarce kind.
    label = ", ".join(filter(None, (words("step-more", what=name), note if few else "")))
    face = _face(style, lines, more, label, on=count > 0)
    return _counted(style, name, count, face, partial(change, one_less), below=True)


@kit.component
def Condition(style: kit.Style, room: Contents, change: kit.Change[Contents]) -> ft.Control:
    """Draw the combat and injuries of each figure; initially folded if no figure fights or is injured."""
    words = style.words
    told = any(each.injuries or each.in_combat for each in room.feeders)
    opened, open_ = kit.use_state(told)
    rows: list[ft.Control] = []
    counts = Counter[IntruderKind]()
    for place, feeder in enumerate(room.feeders):
        counts[feeder.kind] += 1
        rows += _figure(style, change, place, counts[feeder.kind], feeder)
    sign = "chevron-up" if opened else "chevron-down"
    chip = kit.chip_button(style, words("events-condition"), lambda: open_(not opened), glyph=sign)
    return kit.column([kit.wrapped([kit.foldable(chip, opened)]), *(rows if opened else ())], stretch=True)


def _figure(
    style: kit.Style, change: kit.Change[Contents], place: int, number: int, feeder: Feeder
) -> list[ft.Control]:
    """Draw one figure's combat and injuries."""
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
    style: kit.Style, room: Contents, change: kit.Change[Contents], leads: Leads, thing: HeavyObject
) -> ft.Control:
    count = room.count(thing)

    def stepped(by: int, now: Contents) -> Contents:
        left = max(0, now.count(thing) + by)
        carried = tuple(each for each in now.carried if each != thing or left)
        return now.replace(**{OBJECT_COUNTS[thing]: left}, carried=carried)

    name, lines = style.words(f"food-{thing}"), [style.words(f"food-short-{thing}")]
    more = _more(room, change, leads, partial(stepped, 1))
    face = _food(style, glyph(thing), lines, count, more, style.words("step-more", what=name))
    return _counted(style, name, count, face, partial(change, partial(stepped, -1)))


def _more(
    room: Contents, change: kit.Change[Contents], leads: Leads, one_more: Callable[[Contents], Contents]
) -> kit.Press | None:
    """Return the press handler that adds one thing; a `Dead` handler or None if the room cannot hold it."""
    press = leads(one_more(room))
    if not press:
        return press
    # Check again: the previous tap may have reached the limit before the screen was redrawn.
    return partial(change, lambda now: one_more(now) if leads(one_more(now)) else now)


def _carried(style: kit.Style, room: Contents, change: kit.Change[Contents]) -> list[ft.Control]:
    """Draw the choice of the objects that characters carry; draw nothing unless an intruder is in combat."""
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
    """Draw a chip for each kind of object in a room; a chosen chip means that a character carries one."""
    chips: list[ft.Control] = []
    for thing in here:
        chosen = thing in carried
        p, name = style.palette, style.words(f"food-{thing}")
        picture = kit.art(glyph(thing), p.on_accent, 24) if chosen else boxed(p, glyph(thing), p.text, 24)
        chips.append(kit.option(style, name, chosen, partial(turn, thing), picture=picture))
    return titled(style, style.words("events-carried"), kit.wrapped(chips))
