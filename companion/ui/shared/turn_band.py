"""The turn band: the acting player in that player's colour, or the whole table, and who comes next."""

from dataclasses import replace
from typing import Final, NamedTuple

import flet as ft

from companion.rules.kernel import SeatInfo
from companion.ui import kit
from companion.ui.core.slot import slot_style
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.theme.letters import width_of
from companion.ui.theme.typography import BAND, BODY_STRONG, CAPTION, HEADING, LABEL_STRONG, NAME, NOTE_STRONG

HEIGHT: Final = 48
"""Height of the band at the default text size, in logical pixels."""
LOW_HEIGHT: Final = 36
"""Height of the band on a low page."""
PIECE: Final = 28
"""Width of the drawing at the band's start."""
SMALL_PIECE: Final = 18
"""Width of the next player's drawing, at the default text size."""
NEXT: Final = 0.36
"""Maximum share of the band's width for the next player."""
ALONE: Final = 0.4
"""The whole table's band, which has only one line, grows by this share of the text's growth."""
CRAMPED: Final = 170
"""On narrower pages the band of the whole table is left out, since the dice need its room.

The wide button names the whole table too.
"""
ROLES: Final = (BAND, HEADING, NAME, BODY_STRONG, LABEL_STRONG)
"""The text roles for the name, which has one line; largest first."""


class Turn(NamedTuple):
    """The turn shown on a page."""

    seat: SeatInfo | None = None
    """The acting player; None if several act."""
    after: SeatInfo | None = None
    """The player of the next turn; None if unknown or if it is the acting player again."""
    together: str = ""
    """The words for the whole table, if several act; empty once the game is over."""


def acting(here: AnyHere) -> int | None:
    """Return the acting seat; None if several players act or nobody does.

    For example, several act while dice are thrown together or a die waits for everybody's decision.
    """
    game, state = here.context.open_game.game, here.state
    roll = here.context.ui.roll(state)
    if game.outcome(state) is not None or (roll is not None and (roll.face is not None or roll.dice)):
        return None
    return game.waited_for(state)


def turn_of(here: AnyHere) -> Turn:
    """Return the acting player and the player of the next turn, or the whole table."""
    game, state, seat = here.context.open_game.game, here.state, acting(here)
    if game.outcome(state) is not None:
        return Turn()
    if seat is None:
        return Turn() if here.style.below(CRAMPED) else Turn(together=here.context.ui.together(here))
    seats, after = game.seats(state), game.following(state)
    return Turn(seats[seat], seats[after] if after is not None and after != seat else None)


def band_height(style: kit.Style) -> float:
    return (LOW_HEIGHT if style.low else HEIGHT) * slot_style(style).scale


@part(turn_of)
def TurnBand(here: AnyHere, shown: Turn) -> ft.Control:
    """Draw the band; draw nothing once the game is over."""
    if shown.seat is not None:
        return band(here, shown.seat, shown.after)
    return table_band(here, shown.together) if shown.together else ft.Container()


def band(here: AnyHere, seat: SeatInfo, after: SeatInfo | None) -> ft.Control:
    """Draw the band in a player's colour, with shape and name; at its end, smaller, the next player."""
    p, ink = here.palette, here.palette.on_players[seat.colour]
    drawn = here.context.ui.piece(seat.shape, ink, PIECE * slot_style(here.style).scale)
    spoken = here.words("table-turn-of", player=seat.name)
    if after is not None:
        spoken = here.words("band-turn-then", player=seat.name, next=after.name)
    return _band(here, drawn, seat.name, after, p.players[seat.colour], ink, spoken)


def table_band(here: AnyHere, said: str) -> ft.Control:
    """Draw the band with these words, in the colour of the whole table."""
    p = here.palette
    drawn = kit.art("players", p.on_together, PIECE * slot_style(here.style).scale)
    return _band(here, drawn, said, None, p.together, p.on_together, said, grows=ALONE)


def _band(
    here: AnyHere,
    drawn: ft.Control,
    said: str,
    after: SeatInfo | None,
    fill: str,
    ink: str,
    spoken: str,
    *,
    grows: float = 1.0,
) -> ft.Control:
    style, piece = slot_style(here.style), here.context.ui.piece
    room = style.width - 2 * kit.MARGIN - PIECE * style.scale - kit.GAP_WIDE
    small = SMALL_PIECE * style.scale
    next_up: list[ft.Control] = []
    if after is not None:
        caption = here.words("band-next")
        widest = room * NEXT
        named = max(width_of(after.name) * NOTE_STRONG.size, width_of(caption) * CAPTION.size) * style.scale
        wide = min(widest, named + small + 2 * kit.GAP)
        room -= wide + kit.GAP_WIDE
        lines = kit.column(
            [
                style.text(caption, CAPTION, ink, lines=1),
                ft.Row(
                    [
                        piece(after.shape, ink, small),
                        style.text(after.name, NOTE_STRONG, ink, lines=1, expand=True),
                    ],
                    spacing=kit.GAP_SMALL,
                ),
            ],
            0,
            stretch=True,
        )
        next_up.append(ft.Container(lines, width=wide))
    name = style.text(said, _role(style, said, room), ink, lines=1, expand=True)
    line = ft.Row([drawn, name, *next_up], spacing=kit.GAP_WIDE)
    return ft.Semantics(
        content=ft.Container(
            line,
            bgcolor=fill,
            height=band_height(replace(here.style, scale=1 + (here.style.scale - 1) * grows)),
            padding=ft.Padding.symmetric(horizontal=kit.MARGIN),
        ),
        label=spoken,
        exclude_semantics=True,
        container=True,
    )


def _role(style: kit.Style, name: str, room: float) -> kit.TypeRole:
    """Return the largest role in which a name fits into `room` logical pixels."""
    roles, wide = ROLES[ROLES.index(NAME) :] if style.low else ROLES, width_of(name)
    return next((role for role in roles if wide * role.size_at(style.scale) <= room), roles[-1])


def below_band(here: AnyHere, players: ft.Control) -> ft.Control:
    """Draw the band, and the players below it."""
    return ft.Column([TurnBand(here), ft.Container(players, expand=True)], spacing=0, expand=True)


def height_above(here: AnyHere) -> int:
    """Return the height that the band of this page takes, in logical pixels."""
    return round(band_height(here.style)) if turn_of(here) != Turn() else 0
