"""The effects of a special action, part by part: amounts of each player, a gene, cubes, a moved area."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.effects import MOST_DOSE, MOST_NEW_CUBES
from companion.rules.chromosome.special_plan import AMOUNTS, Amount, SpecialPlan, others
from companion.rules.chromosome.state import Player, State
from companion.ui.art import art, species
from companion.ui.chromosome.names import area_words
from companion.ui.chromosome.table.rooms import room_chips
from companion.ui.chromosome.turn.special_genes import gene_rows
from companion.ui.chromosome.turn.special_parts import heading
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.stepper import Stepper, clamped

SIGNED: tuple[Amount, ...] = ("charged", "dose")
"""Amounts that may be less than none."""


def effect_rows(
    style: Style, state: State, seat: int, plan: SpecialPlan, change: Change[SpecialPlan], *, all_of_it: bool
) -> list[ft.Control]:
    """Draw every part that the plan shows; `all_of_it` adds the rare ones."""
    rows: list[ft.Control] = []
    for part in AMOUNTS:
        if part in plan.shown:
            rows += _amounts(style, state, seat, plan, part, change, all_of_it=all_of_it)
    rows += gene_rows(style, state, seat, plan, change, all_of_it=all_of_it)
    moves = plan.moves_area
    if "cubes" in plan.shown:
        rows += _cubes(style, state, plan, change, moves=moves)
    if moves:
        rows += _move(style, state, plan, change)
    return rows


def _amounts(
    style: Style,
    state: State,
    seat: int,
    plan: SpecialPlan,
    part: Amount,
    change: Change[SpecialPlan],
    *,
    all_of_it: bool,
) -> list[ft.Control]:
    """Draw one amount for each player whom it may concern."""
    rest = others(state, seat)
    own = state.players[seat]
    players = rest if part == "captured" else (own, *rest)
    if part == "placed" and not all_of_it and not any(plan.shares[each.seat].placed for each in rest):
        players = (own,)
    title = style.words(f"special-part-{part}")
    return [
        heading(style, title),
        *(_amount(style, state, each, plan, part, title, change) for each in players),
    ]


def _amount(
    style: Style,
    state: State,
    player: Player,
    plan: SpecialPlan,
    part: Amount,
    title: str,
    change: Change[SpecialPlan],
) -> ft.Control:
    words, seat = style.words, player.seat
    low, high = bounds(state, player, part)

    def step(by: int) -> None:
        change(lambda now: now.with_amount(part, seat, clamped(now.shares[seat].of(part) + by, low, high)))

    value = plan.shares[seat].of(part)
    said = f"{title}: {player.name}"
    return Stepper(
        player.name,
        value,
        low,
        high,
        step,
        less=words("step-less", what=said),
        more=words("step-more", what=said),
        shown=words.signed(value) if part in SIGNED and value else str(value),
        spoken=f"{said}: {value}",
        small=True,
    ).row(style, picture=species(player.species, style.palette.players[player.colour], 28))


def bounds(state: State, player: Player, part: Amount) -> tuple[int, int]:
    """Return the least and the greatest amount that a player can have."""
    match part:
        case "captured" | "removed":
            return 0, player.on_board
        case "placed":
            return 0, state.supply(player.seat)
        case "charged":
            return -player.charged, state.supply(player.seat) + player.discharged
        case "dose":
            return -min(player.irradiation, MOST_DOSE), MOST_DOSE


def _cubes(
    style: Style, state: State, plan: SpecialPlan, change: Change[SpecialPlan], *, moves: bool
) -> list[ft.Control]:
    """Draw how many cubes, and where: on a room of their own or on an area of the list."""
    words = style.words

    def step(by: int) -> None:
        change(lambda now: replace(now, cubes=clamped(now.cubes + by, -MOST_NEW_CUBES, MOST_NEW_CUBES)))

    title = words("special-part-cubes")
    shown = words.signed(plan.cubes) if plan.cubes else "0"
    cubes = Stepper(title, plan.cubes, -MOST_NEW_CUBES, MOST_NEW_CUBES, step, shown=shown, small=True)
    rows = [cubes.row(style, picture=art("cube", style.palette.radiation, 24))]
    if moves:
        return rows
    if state.areas:
        rows.append(
            choice_row(
                style,
                words("special-new-area"),
                lambda: change(lambda now: replace(now, area=None)),
                chosen=plan.area is None,
                glyph="new",
                colour=style.palette.radiation,
            )
        )
        rows += _areas(style, state, plan, change)
    if plan.area is None:
        rows.append(_room(style, words("special-in-room"), plan, change))
    return rows


def _move(style: Style, state: State, plan: SpecialPlan, change: Change[SpecialPlan]) -> list[ft.Control]:
    """Draw which area is moved, and where to."""
    words = style.words
    if not state.areas:
        return [style.text(words("special-no-area"), LABEL, style.palette.quiet)]
    return [
        heading(style, words("special-which-area")),
        *_areas(style, state, plan, change),
        _room(style, words("special-to-room"), plan, change),
    ]


def _areas(style: Style, state: State, plan: SpecialPlan, change: Change[SpecialPlan]) -> list[ft.Control]:
    return [
        choice_row(
            style,
            area_words(style, area, state.power(area)),
            lambda number=area.id: change(lambda now: replace(now, area=number)),
            chosen=area.id == plan.area,
            glyph="radiation",
            colour=style.palette.radiation,
        )
        for area in state.areas_by_power
    ]


def _room(style: Style, title: str, plan: SpecialPlan, change: Change[SpecialPlan]) -> ft.Control:
    return room_chips(style, title, plan.room, lambda room: change(lambda now: replace(now, room=room)))
