"""Strips of chips on the acting character's card: rooms to enter, objects to take, figures that may join."""

from functools import partial
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.carrying import TakeObject, objects_near
from companion.rules.carnomorphs.characters import GoTo
from companion.rules.carnomorphs.combat import MeetCharacter, comers
from companion.rules.carnomorphs.data import HeavyObject, IntruderKind
from companion.rules.carnomorphs.rooms import known_rooms
from companion.rules.carnomorphs.state import Player
from companion.rules.carnomorphs.turns import DrawHands
from companion.ui import kit
from companion.ui.carnomorphs.art import glyph
from companion.ui.carnomorphs.context import Here
from companion.ui.carnomorphs.look import boxed
from companion.ui.game.context import Panel
from companion.ui.game.part import part

ON_TABLE: Final = "table"
"""The `Panel.page` of a sheet that leads back to the table, where it was opened."""

MOST_COMERS: Final = 6
"""Maximum number of figures offered on the table; other figures are moved from their own sheets."""


class Comer(NamedTuple):
    """A figure that may join the active character."""

    id: int
    kind: IntruderKind
    room: str
    """The figure's room; empty if unknown."""


class Near(NamedTuple):
    """The actions around the active character that this device may take."""

    player: Player
    rooms: tuple[str, ...] | None
    """The rooms named in this game, except the character's room; None if the character cannot be moved."""

    nest: str
    """The name of the Nest; empty if no room is marked as the Nest."""

    things: tuple[HeavyObject, ...]
    """The Heavy Objects in the character's room."""

    comers: tuple[Comer, ...]

    draw: int | None
    """The hand size to which everybody draws now; None if no hands are to be drawn."""

    @property
    def moves(self) -> bool:
        """Whether the strip of moves has any chip."""
        return self.rooms is not None or self.draw is not None


def near(here: Here) -> Near | None:
    """Return the actions around the active character that this device may take; None if nobody acts."""
    state, context = here.state, here.context
    if state.phase != "players" or state.active is None:
        return None
    player, rooms, things = state.players[state.active], None, ()
    if not player.acting:
        return None
    if state.detail == "full" and context.may(GoTo(seat=player.seat, room="")):
        rooms = tuple(name for name in known_rooms(state) if name.casefold() != player.room.casefold())
        things = objects_near(state, player)
    found = [
        Comer(each.id, each.kind, room.name if room is not None else "")
        for each in comers(state, player)
        for room in [state.room(each.room)]
        if context.may(MeetCharacter(id=each.id, seat=player.seat))
    ]
    nest = next((room.name for room in state.rooms if room.nest), "")
    return Near(player, rooms, nest, things, tuple(found[:MOST_COMERS]), hands_to_draw(here))


def hands_to_draw(here: Here) -> int | None:
    """Return the hand size to which everybody draws at the start of a round.

    Return None at other times, once any hand is recorded, in quick detail, or if this device may not record
    hands.
    """
    state = here.state
    if state.detail == "quick" or state.phase != "players":
        return None
    acting = [player for player in state.turn_order if player.acting]
    begins = bool(acting) and state.active == acting[0].seat and not any(each.passed for each in acting)
    due = begins and all(each.hand is None for each in acting) and here.context.may(DrawHands())
    return state.options.hand_size if due else None


def strips_height(here: Here) -> int:
    """Return the height of the strips, which make the active row taller than the others."""
    shown = near(here)
    count = 0 if shown is None else shown.moves + bool(shown.comers)
    return STRIP * (min(1, count) if is_short(here.style) else count)


def is_short(style: kit.Style) -> bool:
    """Return whether height is scarce: the page is low and the players are beside the actions."""
    return style.low and style.beside


BESIDE: Final = 500
"""Minimum page width for strips side by side, in logical pixels."""
STRIP: Final = kit.TARGET + kit.GAP_SMALL
"""Height of a strip."""


@part(lambda here: (near(here), here.context.closed))
def Strips(here: Here, found: tuple[Near | None, int]) -> ft.Control:
    """Draw the strips, each a horizontally scrolling line.

    One guard covers all chips: after a press, or when a sheet closes, another chip may be under the finger.
    """
    shown, closed = found
    meaning = shown and (shown.player.seat, shown.player.room, *shown[1:])
    guard = kit.use_tap_guard((meaning, closed))
    if shown is None:
        return ft.Container()
    short = is_short(here.style)
    beside = not short and here.style.room_for_two(BESIDE) and shown.moves and shown.comers
    part = here.styled(here.style.part(here.style.width // 2)) if beside else here
    moves = _moves(part, shown, guard) if shown.moves else []
    danger = _comers(part, shown.player, shown.comers, guard) if shown.comers else []
    rows = [("moves", moves), ("comers", danger)]
    if short:
        rows = [("near", [*danger, *moves])]
    strips = [_strip(part.style, chips, guard, place) for place, chips in rows if chips]
    if not beside:
        return kit.column(strips, stretch=True)
    return ft.Row([ft.Container(strip, expand=True) for strip in strips], spacing=0)


def _moves(here: Here, shown: Near, guard: kit.TapGuard) -> list[ft.Control]:
    """Draw the chips that draw hands, open the list of all rooms, take objects, and enter rooms."""
    style, context, words, player = here.style, here.context, here.words, shown.player
    name = player.name
    chips: list[ft.Control] = []
    if shown.draw is not None:
        alone = len(here.state.players) == 1
        said = words("hands-draw-alone" if alone else "hands-draw", count=shown.draw)
        chips.append(_chip(style, said, guard(partial(context.submit, DrawHands())), "event", said))
    if shown.rooms is not None:
        said = words("table-is-in", player=name, room=player.room or "?")
        every = partial(context.show, Panel("room", player.seat, ON_TABLE))
        chips.append(_chip(style, words("player-room"), guard(every), "chevron-down", said))
    for thing in shown.things:
        take = partial(context.submit, TakeObject(seat=player.seat, object=thing))
        said = words("label-take-object", player=name, object=thing)
        chips.append(_chip(style, words("carrying-take"), guard(take), glyph(thing), said))
    for room in shown.rooms or ():
        press = partial(context.submit, GoTo(seat=player.seat, room=room))
        nest = room.casefold() == shown.nest.casefold()
        said = words("table-goes", player=name, room=room)
        said = f"{said}, {words('term-nest')}" if nest else said
        chips.append(_chip(style, room, guard(press), glyph("nest") if nest else "arrow-right", said))
    return chips


def _comers(here: Here, player: Player, figures: tuple[Comer, ...], guard: kit.TapGuard) -> list[ft.Control]:
    """Draw a chip for each figure that may join; a press moves it to the character and starts combat."""
    style, words = here.style, here.words
    # Silent, since the label of each chip says the same.
    title = kit.silent(style.text(words("table-danger"), kit.LABEL, style.palette.danger, lines=1))
    chips: list[ft.Control] = [title]
    for each in figures:
        kind = words(f"intruder-{each.kind}")
        figure = f"{kind} ({each.room})" if each.room else kind
        said = words("table-comes", intruder=figure, player=player.name)
        press = partial(here.context.submit, MeetCharacter(id=each.id, seat=player.seat))
        chips.append(_chip(style, each.room or "?", guard(press), glyph(each.kind), said))
    return chips


def _chip(style: kit.Style, words: str, press: kit.Press | None, glyph: kit.Glyph, said: str) -> ft.Control:
    """Draw an outlined chip, visible on a filled row."""
    picture = boxed(style.palette, glyph, style.palette.accent, 20)
    return kit.option(style, words, False, press, picture=picture, label=said, close=True)


FADE: Final = 24
"""Width over which a strip fades out at its end, as a hint that it can be scrolled."""


def _strip(style: kit.Style, chips: list[ft.Control], guard: kit.TapGuard, place: str) -> ft.Control:
    end = ft.Container(width=FADE - kit.GAP)  # Keeps the last chip clear of the fade.
    row = ft.Row([*chips, end], spacing=kit.GAP, scroll=ft.ScrollMode.HIDDEN)
    ink = style.palette.text  # Only the colours' opacity matters in the mask.
    fading = ft.LinearGradient(
        begin=ft.Alignment.CENTER_LEFT,
        end=ft.Alignment.CENTER_RIGHT,
        colors=[ink, ink, kit.veil(ink, 0)],
        stops=[0, 1 - FADE / style.width, 1],
    )
    content = kit.answering(guard, row, place=place)
    shown = ft.ShaderMask(content=content, shader=fading, blend_mode=ft.BlendMode.DST_IN)
    return ft.Container(
        shown,
        key=f"{guard.key}-{place}",
        padding=ft.Padding.only(left=kit.MARGIN, bottom=kit.GAP_SMALL),
    )
