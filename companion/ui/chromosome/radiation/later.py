"""Areas whose turn has not come: why they wait, and who is next to them as far as it is known."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.advice.phase import Nearby
from companion.rules.chromosome.history import Groups, last_groups
from companion.rules.chromosome.state import Area, Player, State
from companion.ui.art import art, species
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.radiation.areas_sheet import area_name
from companion.ui.chromosome.radiation.players import Facing, groups_counter
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import row_button


def groups_of(context: GameContext, state: State, facing: Facing, area: Area) -> Groups:
    """Return the groups next to an area: as entered here, else as they were when it was last faced."""
    groups = dict(facing.groups).get(area.id) or _last_groups(context, area)
    return tuple(
        0 if player.eliminated else min(count, player.on_board)
        for player, count in zip(state.players, groups, strict=True)
    )


def _last_groups(context: GameContext, area: Area) -> Groups:
    entries = context.open_game.table.entries
    latest_first = (event for entry in reversed(entries) for event in reversed(entry.events))
    return last_groups(context.state, latest_first, area.id)


def nearby(context: GameContext, state: State, facing: Facing, first: Area | None = None) -> Nearby:
    """Return the groups next to every area that is still to be faced: `first`, then the strongest."""
    remaining = state.radiation.remaining if state.radiation is not None else ()
    return {
        area.id: groups_of(context, state, facing, area)
        for area in sorted(state.areas_by_power, key=lambda area: area != first)
        if area.id in remaining
    }


def later_parts(
    style: Style, context: GameContext, state: State, facing: Facing, change: Change[Facing], now: Area
) -> list[ft.Control]:
    """Draw the areas that wait; a tap on one shows its groups, so that the whole phase can be entered."""
    remaining = state.radiation.remaining if state.radiation is not None else ()
    waiting = [area for area in state.areas_by_power if area.id in remaining and area.id != now.id]
    if not waiting:
        return []
    rows: list[ft.Control] = [
        style.text(style.words("radiation-later"), LABEL, style.palette.quiet, heading=True)
    ]
    for area in waiting:
        rows += _area(style, context, state, facing, change, now, area)
    return [column(rows, GAP_SMALL, stretch=True)]


def _area(
    style: Style,
    context: GameContext,
    state: State,
    facing: Facing,
    change: Change[Facing],
    now: Area,
    area: Area,
) -> list[ft.Control]:
    p, words = style.palette, style.words
    open_ = facing.later == area.id
    groups = groups_of(context, state, facing, area)
    name = words("radiation-area", area=area_name(style, area), power=state.power(area))
    lines: list[ft.Control] = [style.text(name, LABEL, p.text, lines=2)]
    if area.cubes < now.cubes:
        why = words("radiation-locked", power=state.power(now))
        lines.append(style.text(why, LABEL, p.quiet, lines=1))
    here = [
        words("prospect-near", player=player.name, count=groups[player.seat])
        for player in state.players
        if groups[player.seat]
    ]
    near = words.list(here) if here else words("prospect-nobody")
    if here and not facing.said(area):
        near += " · " + words("radiation-as-before")
    lines.append(style.text(near, LABEL, p.quiet, lines=2))
    content = ft.Row(
        [
            art("radiation", p.radiation, 24),
            column(lines, expand=True),
            art("minus" if open_ else "plus", p.quiet, 20),
        ],
        spacing=GAP_WIDE,
    )
    head = row_button(
        style,
        content,
        lambda: change(lambda draft: draft.with_later(area.id)),
        label=words("prospect-groups-of", area=name),
        padding=ft.Padding.symmetric(vertical=GAP),
    )
    if not open_:
        return [head]
    return [
        head,
        *(_player(style, change, area, player, groups) for player in state.players if not player.eliminated),
    ]


def _player(style: Style, change: Change[Facing], area: Area, player: Player, groups: Groups) -> ft.Control:
    """Draw one player's groups next to an area that waits."""
    p = style.palette
    touched = groups[player.seat] > 0
    colour = p.players[player.colour] if touched else p.quiet_players[player.colour]
    capsule = groups_counter(style, change, area, player, groups, f"{area_name(style, area)}, {player.name}")
    return ft.Container(
        ft.Row(
            [
                species(player.species, colour, 28),
                style.text(player.name, BODY_STRONG, p.text if touched else p.quiet, lines=1, expand=True),
                capsule,
            ],
            spacing=GAP_WIDE,
        ),
        padding=ft.Padding.only(left=GAP_WIDE * 3),
    )
