"""The end of the radiation phase: absorption, decay, and on to the next round."""

from __future__ import annotations

from dataclasses import dataclass

import flet as ft

from companion.rules.chromosome.data import MAX_GROUP
from companion.rules.chromosome.radiation import absorbs
from companion.rules.chromosome.state import Area, Player, State
from companion.ui.art import Glyph, art, species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.radiation.areas import add_button
from companion.ui.chromosome.radiation.areas_sheet import area_name
from companion.ui.core.draft import Change, stepped
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_WIDE, HAIR, PADDING
from companion.ui.theme.typography import BODY, COUNT, HEADING, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper


@dataclass(frozen=True)
class Absorbed:
    """Newly charged tokens by seat; seats beyond the end have none."""

    tokens: tuple[int, ...] = ()

    def of(self, seat: int) -> int:
        """Return the newly charged tokens of one seat."""
        return self.tokens[seat] if seat < len(self.tokens) else 0

    def step(self, seat: int, by: int, most: int, seats: int) -> Absorbed:
        """Return a copy with the seat's number stepped, at most `most`."""
        count = stepped(min(self.of(seat), most), by, 0, most)
        return Absorbed(tuple(count if each == seat else self.of(each) for each in range(seats)))


def chargeable(state: State, player: Player) -> int:
    """Return a player's tokens next to an area that can still be charged."""
    return player.discharged if absorbs(state, player.seat) else 0


def charged(state: State, absorbed: Absorbed) -> tuple[int, ...]:
    """Return the newly charged tokens by seat, within what can be charged."""
    return tuple(min(absorbed.of(player.seat), chargeable(state, player)) for player in state.players)


def end_parts(
    style: Style, context: GameContext, state: State, absorbed: Absorbed, change: Change[Absorbed]
) -> list[ft.Control]:
    """Draw what to do on the board before the next round."""
    words, p = style.words, style.palette
    areas = state.areas_by_power
    if not areas:
        return [
            style.text(words("radiation-none"), HEADING, lines=4, heading=True),
            ft.Row([add_button(style, context)]),
        ]
    parts: list[ft.Control] = [
        _title(style, "energy", words("term-absorption")),
        style.text(words("radiation-absorb"), BODY, lines=5),
    ]
    own_room = "radiation-own-room" if state.options.own_room_charges else "radiation-no-own-room"
    parts.append(style.text(words(own_room), LABEL, p.quiet, lines=4))
    parts.append(_rows(style, [_absorption_row(style, state, area) for area in areas]))
    if state.detail == "full":
        counters = [
            _charge_row(style, state, player, absorbed, change)
            for player in state.players
            if chargeable(state, player)
        ]
        parts += counters
    parts.append(
        ft.Container(_title(style, "cube", words("term-decay")), padding=ft.Padding.only(top=PADDING))
    )
    parts.append(style.text(words("radiation-decay"), BODY, lines=4))
    parts.append(_rows(style, [_decay_row(style, area) for area in areas]))
    parts.append(ft.Row([add_button(style, context)]))
    return parts


def _title(style: Style, glyph: Glyph, said: str) -> ft.Control:
    return ft.Row(
        [
            art(glyph, style.palette.radiation, 28),
            style.text(said, HEADING, lines=3, heading=True, expand=True),
        ],
        spacing=GAP_WIDE,
    )


def _rows(style: Style, rows: list[ft.Control]) -> ft.Control:
    line = ft.BorderSide(HAIR, style.palette.hairline)
    return ft.Container(
        column(
            [
                ft.Container(
                    row, padding=ft.Padding.symmetric(vertical=GAP), border=ft.Border.only(bottom=line)
                )
                for row in rows
            ],
            stretch=True,
        ),
        border=ft.Border.only(top=line),
    )


def _absorption_row(style: Style, state: State, area: Area) -> ft.Control:
    """Draw the largest size of group that this area charges."""
    p, words = style.palette, style.words
    power = state.power(area)
    size = min(power, MAX_GROUP)
    said = words("radiation-charges-all") if power >= MAX_GROUP else words("radiation-charges", count=size)
    return ft.Row(
        [
            art("radiation", p.radiation, 24),
            column(
                [
                    style.text(
                        words("radiation-area", area=area_name(style, area), power=power), BODY, lines=2
                    ),
                    style.text(said, LABEL, p.quiet, lines=2),
                ],
                expand=True,
            ),
        ],
        spacing=GAP_WIDE,
    )


def _charge_row(
    style: Style, state: State, player: Player, absorbed: Absorbed, change: Change[Absorbed]
) -> ft.Control:
    words, p, seats = style.words, style.palette, len(state.players)
    most = chargeable(state, player)
    count = min(absorbed.of(player.seat), most)

    row = Stepper(
        player.name,
        count,
        0,
        most,
        lambda by: change(lambda now: now.step(player.seat, by, most, seats)),
        less=words("radiation-charge-less", player=player.name),
        more=words("radiation-charge-more", player=player.name),
        spoken=words("radiation-charge-spoken", player=player.name, count=count),
        small=True,
    )
    note = words("radiation-charge-note", charged=player.charged + count, tokens=player.on_board)
    return row.row(style, note=note, picture=species(player.species, p.players[player.colour], 36))


def _decay_row(style: Style, area: Area) -> ft.Control:
    """Draw the loss of one cube; with the last one the area is gone."""
    p, words = style.palette, style.words
    gone, name = area.cubes <= 1, area_name(style, area)
    spoken = (
        words("radiation-gone-spoken", area=name)
        if gone
        else words("radiation-left-spoken", area=name, left=area.cubes - 1)
    )
    after: list[ft.Control] = (
        [style.text(words("radiation-gone"), LABEL, p.quiet)]
        if gone
        else [style.text(words.number(area.cubes - 1), COUNT, p.radiation)]
    )
    return ft.Semantics(
        content=ft.Row(
            [
                art("radiation", p.quiet if gone else p.radiation, 24),
                ft.Container(style.text(name, BODY, lines=2), expand=True),
                style.text(words.number(area.cubes), COUNT, p.quiet),
                art("arrow-right", p.quiet, 18),
                *after,
            ],
            spacing=GAP_WIDE,
        ),
        label=spoken,
        exclude_semantics=True,
        container=True,
    )
