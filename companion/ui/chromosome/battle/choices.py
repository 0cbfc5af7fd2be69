"""Parts of the sheet that opens a battle: who stands on which side, with how large a group."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.battle_plan import Plan, largest, opponents, with_seat
from companion.rules.chromosome.state import Side, State
from companion.ui.art import species
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, RADIUS_FIELD, TARGET_BUTTON
from companion.ui.theme.typography import BODY_STRONG, HEADING, LABEL
from companion.ui.widgets.button_style import button_style
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import Press, merged, named, pressed


def part_title(style: Style, words: str) -> ft.Control:
    return style.text(words, LABEL, style.palette.quiet, heading=True)


def who(style: Style, state: State, plan: Plan, change: Change[Plan], side: Side) -> list[ft.Control]:
    """Draw the players that can stand on a side; the chosen one is filled with their colour."""
    p, words = style.palette, style.words
    own = plan.side(side).seat
    other = plan.side("defender" if side == "attacker" else "attacker").seat
    chips: list[ft.Control] = []
    for player in opponents(state, None if side == "attacker" else other):
        chosen = player.seat == own
        colour = p.players[player.colour]
        ink = p.on_players[player.colour] if chosen else colour

        def choose(seat: int = player.seat) -> None:
            change(lambda now: _with_player(state, now, side, seat))

        content = ft.Row(
            [
                species(player.species, ink, 28),
                ft.Container(
                    style.text(player.name, BODY_STRONG, ink if chosen else p.text, lines=1),
                    expand=True,
                    expand_loose=True,
                ),
            ],
            spacing=GAP,
            tight=True,
        )
        said = words(f"fight-pick-{side}", player=player.name)
        chips.append(_choice(style, content, chosen, choose, colour, ink, said))
    return [
        part_title(style, words(f"term-{side}")),
        wrapped(chips),
    ]


def _with_player(state: State, plan: Plan, side: Side, seat: int) -> Plan:
    changed = plan.with_side(side, with_seat(state, plan.side(side), seat))
    if changed.attacker.seat == changed.defender.seat:
        # Who was on the other side makes room.
        other: Side = "defender" if side == "attacker" else "attacker"
        changed = changed.with_side(other, replace(plan.side(other), seat=None, group=None))
    return changed


def group(style: Style, state: State, plan: Plan, change: Change[Plan], side: Side) -> ft.Control:
    """Draw the size of a group as big buttons, one to three, limited by the tokens on the board."""
    p, words = style.palette, style.words
    force = plan.side(side)
    player = state.players[force.seat] if force.seat is not None else None
    most = largest(state, force.seat)
    colour = p.players[player.colour] if player else p.accent
    filled = p.on_players[player.colour] if player else p.on_accent
    buttons: list[ft.Control] = []
    for size in (1, 2, 3):
        chosen = force.group == size
        able = player is not None and size <= most
        ink = filled if chosen else (p.text if able else p.quiet)

        def choose(size: int = size) -> None:
            change(lambda now: now.with_side(side, replace(now.side(side), group=size)))

        content = style.text(str(size), HEADING, ink, align=ft.TextAlign.CENTER)
        said = words("fight-size", player=player.name if player else words(f"term-{side}"), count=size)
        buttons.append(
            _choice(style, content, chosen, choose if able else None, colour, ink, said, expand=True)
        )
    said = words("fight-group", player=player.name) if player else words("fight-group-of-defender")
    parts: list[ft.Control] = [part_title(style, said), ft.Row(buttons, spacing=GAP)]
    if state.detail == "full" and player is not None and 0 < player.charged < player.on_board:
        parts.append(_charge(style, plan, change, side))
    return column(parts, GAP, stretch=True)


def _choice(
    style: Style,
    content: ft.Control,
    chosen: bool,
    on_press: Press | None,
    colour: str,
    ink: str,
    label: str,
    *,
    expand: bool | None = None,
) -> ft.Control:
    p = style.palette
    button = ft.TextButton(
        content=named(content, label),
        on_click=pressed(on_press),
        disabled=on_press is None,
        height=None if style.scale > LARGE_TEXT else TARGET_BUTTON,
        style=button_style(
            ink,
            fill=colour if chosen else p.surface,
            edge=colour if chosen else (p.outline if on_press else p.hairline),
            focus=p.text,
            radius=RADIUS_FIELD,
            padding=ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP_SMALL),
        ),
    )
    return merged(ft.Semantics(content=button, selected=chosen, disabled=on_press is None), expand)


def _charge(style: Style, plan: Plan, change: Change[Plan], side: Side) -> ft.Control:
    """Draw whether the group is charged, asked only of players with both kinds on the board."""
    words, force = style.words, plan.side(side)

    def choose(charged: bool) -> None:
        wanted = None if force.charged == charged else charged
        change(lambda now: now.with_side(side, replace(now.side(side), charged=wanted)))

    kinds = [(True, words("fight-charged")), (False, words("fight-discharged"))]
    return wrapped(
        [
            option(style, said, force.charged == charged, lambda charged=charged: choose(charged))
            for charged, said in kinds
        ]
    )
