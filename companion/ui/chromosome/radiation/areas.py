"""Steps 1 to 3 of the resistance tests: which area, and how many groups of whom are next to it."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.advice.phase import phase_situation
from companion.rules.chromosome.corrections import CallOff
from companion.rules.chromosome.history import Groups
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation, strongest
from companion.rules.chromosome.state import Area, State
from companion.ui.art import art
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.player.advice import Opened
from companion.ui.chromosome.player.rerolls import RerollChoice, rerolls_row
from companion.ui.chromosome.radiation.areas_sheet import area_name
from companion.ui.chromosome.radiation.later import groups_of, later_parts, nearby
from companion.ui.chromosome.radiation.outlook import outlook_parts
from companion.ui.chromosome.radiation.players import Facing, player_row
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.letters import width_of
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, MARGIN
from companion.ui.theme.typography import BODY_STRONG, FIGURE_LARGE, HEADING, LABEL, LABEL_STRONG
from companion.ui.widgets.choose import option
from companion.ui.widgets.figure import figure
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import Press, plain

TREFOIL = 56
"""Width of the sign before the power of an area."""


def next_area(state: State, facing: Facing) -> Area | None:
    """Return the area to face now: the one chosen among the strongest, else the first of them."""
    first = strongest(state)
    return next((area for area in first if area.id == facing.area), first[0] if first else None)


def area_head(style: Style, state: State, area: Area) -> ft.Control:
    """Draw the current area: its power huge, its room beside it."""
    p, words = style.palette, style.words
    power = state.power(area)
    role = BODY_STRONG if style.scale > LARGE_TEXT else HEADING  # a word of its own fits on a narrow page
    room = (
        style.width
        - 2 * MARGIN
        - GAP_WIDE
        - width_of(str(power)) * FIGURE_LARGE.size * min(style.scale, LARGE_TEXT)
    )
    if style.scale <= 1:
        room -= TREFOIL + GAP_WIDE
    lines: list[ft.Control] = [
        style.text(area_name(style, area), role, lines=2, heading=True, room=room),
        style.text(words("radiation-power"), LABEL, p.quiet),
    ]
    if state.event.power_bonus:
        bonus = words("radiation-power-bonus", bonus=state.event.power_bonus)
        lines.append(style.text(bonus, LABEL, p.quiet, lines=2))
    return ft.Row(
        [
            *([] if style.scale > 1 else [art("radiation", p.radiation, TREFOIL)]),
            figure(style, power, p.radiation),
            column(lines, expand=True),
        ],
        spacing=GAP_WIDE,
    )


def choosing_parts(
    style: Style,
    context: GameContext,
    state: State,
    facing: Facing,
    change: Change[Facing],
    area: Area,
    opened: Opened,
    rerolls: RerollChoice,
) -> list[ft.Control]:
    """Draw the area, the groups next to it, the areas that wait, and everybody's prospects."""
    words, p = style.words, style.palette
    groups = groups_of(context, state, facing, area)
    near = nearby(context, state, facing, first=area)
    situation = phase_situation(state, near, opened.worth.points, rerolls.model)
    parts: list[ft.Control] = []
    tied = strongest(state)
    if len(tied) > 1:
        parts.append(_tie(style, state, tied, area, change))
    parts.append(area_head(style, state, area))
    rows = [
        player_row(style, context, state, facing, change, area, player, groups, situation)
        for player in state.players
        if not player.eliminated
    ]
    head = [style.text(words("radiation-how-many"), LABEL, p.quiet, lines=2, heading=True)]
    if any(groups) and not facing.said(area):
        head.append(style.text(words("radiation-as-before"), LABEL_STRONG, p.radiation, lines=2))
    parts.append(column([*head, column(rows, stretch=True)], GAP, stretch=True))
    shown = [seat for seat in situation.tested if context.sees_odds(seat)] if situation is not None else []
    if shown:
        parts.append(rerolls_row(style, rerolls))
    parts += later_parts(style, context, state, facing, change, area)
    parts += outlook_parts(style, context, state, situation, opened)
    parts.append(_extras(style, context, state, facing, change))
    return parts


def face(context: GameContext, area: Area, groups: Groups) -> None:
    """Face the area with these groups next to it."""
    context.submit(FaceArea(area=area.id, groups=groups))


def _tie(
    style: Style, state: State, tied: tuple[Area, ...], chosen: Area, change: Change[Facing]
) -> ft.Control:
    """Draw the choice among areas of equal power, which is the starting player's."""
    words = style.words

    def choose(area: int) -> Press:
        return lambda: change(lambda now: replace(now, area=area))

    chips = [option(style, area_name(style, area), area.id == chosen.id, choose(area.id)) for area in tied]
    starter = state.players[state.starter].name
    return column(
        [
            style.text(words("radiation-tie", player=starter), LABEL, style.palette.quiet, lines=3),
            wrapped(chips),
        ],
        GAP,
    )


def _extras(
    style: Style, context: GameContext, state: State, facing: Facing, change: Change[Facing]
) -> ft.Control:
    """Draw what is not needed every time."""
    words, quiet = style.words, style.palette.quiet
    buttons: list[ft.Control] = [add_button(style, context)]
    if state.detail == "quick":
        buttons.append(
            plain(
                style,
                words("radiation-genes-hide" if facing.genes else "radiation-genes-show"),
                lambda: change(lambda now: replace(now, genes=not now.genes)),
                glyph="gene-building",
                ink=quiet,
            )
        )
    if state.radiation is not None and state.radiation.wave:
        buttons.append(
            plain(style, words("radiation-call-off"), lambda: context.submit(CallOff()), ink=quiet)
        )
    else:
        skip = plain(
            style,
            words("radiation-skip"),
            lambda: context.submit(FinishRadiation(skip=True)),
            ink=quiet,
        )
        buttons.append(skip)
    return wrapped(buttons, GAP_SMALL, GAP_SMALL)


def add_button(style: Style, context: GameContext) -> ft.Control:
    """Draw the button that opens the list of areas, where one can be added."""
    return plain(
        style,
        style.words("radiation-add"),
        lambda: context.show(Panel("areas")),
        glyph="plus",
        ink=style.palette.quiet,
    )
