"""The radiation phase, and a Wave: area by area, test by test, then absorption and decay."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.next_step import ends_after_radiation
from companion.rules.chromosome.radiation import FaceArea, FinishRadiation
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.player.advice import use_opened
from companion.ui.chromosome.player.rerolls import use_rerolls
from companion.ui.chromosome.radiation.areas import choosing_parts, face, next_area
from companion.ui.chromosome.radiation.end import Absorbed, charged, end_parts
from companion.ui.chromosome.radiation.later import groups_of, nearby
from companion.ui.chromosome.radiation.players import Facing
from companion.ui.chromosome.radiation.test import resistance_parts, stand_words
from companion.ui.chromosome.rolls import roll_of
from companion.ui.chromosome.turn.turns import late_move_rows
from companion.ui.core.component import component
from companion.ui.core.draft import use_draft
from companion.ui.core.tap_guard import use_tap_guard
from companion.ui.shared.phones.actions import waits_for, waits_for_host
from companion.ui.shared.reroll_window import let_stand, roll_actions, use_roll
from companion.ui.shared.stage_page import stage_page
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded


@component
def RadiationView(here: Here) -> ft.Control:
    """Draw the next step of the radiation phase."""
    style, context, state = here.style, here.context, here.state
    words = style.words
    stage = use_roll(context, roll_of(state))
    facing, change_facing = use_draft(Facing)
    absorbed, change_absorbed = use_draft(Absorbed)
    opened = use_opened(context)
    rerolls = use_rerolls(context.client)
    guard = use_tap_guard(state.late_mover)
    radiation = state.radiation
    if radiation is None:
        return ft.Container(expand=True)
    if radiation.tests:
        actions = roll_actions(
            style,
            context,
            roll_of(state),
            stage,
            stand=stand_words(style, state),
            on_stand=lambda: let_stand(context, roll_of(state), stage),
        )
        known = nearby(context, state, facing)
        parts, above = resistance_parts(style, context, state, stage, opened, known, rerolls)
        return stage_page(style, parts, actions, above=above, close=True)
    area = next_area(state, facing)
    if area is not None:
        groups = groups_of(context, state, facing, area)
        tests = sum(1 for count in groups if count)
        said = words("radiation-face", count=tests)
        go = guarded(style, ("face", area.id), said, lambda: face(context, area, groups))
        parts = choosing_parts(style, context, state, facing, change_facing, area, opened, rerolls)
        parts = [*late_move_rows(here, guard), *parts]
        waits = waits_for_host(style, context)
        if radiation.wave and state.active is not None:
            asks = FaceArea(area=area.id, groups=groups)
            waits = None if context.may(asks) else waits_for(style, context, state.active)
        return stage_page(style, parts, waits or bottom_bar(style, [go]))
    finish = FinishRadiation(charged=charged(state, absorbed))
    over = ends_after_radiation(state)
    said = words("radiation-game-over") if over else words("radiation-next-round", round=state.round + 1)
    parts = end_parts(style, context, state, absorbed, change_absorbed)
    parts = [*late_move_rows(here, guard), *parts]
    go = guarded(style, "finish", said, lambda: context.submit(finish))
    return stage_page(style, parts, waits_for_host(style, context) or bottom_bar(style, [go]))
