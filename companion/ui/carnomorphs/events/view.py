"""The event phase in its five steps: each with what to do, what is done, and one wide button."""

from __future__ import annotations

import flet as ft

from companion.rules.carnomorphs.state import State
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.events.bag_step import bag_action, bag_parts
from companion.ui.carnomorphs.events.feeding_step import FeedingDraft, feeding_action, feeding_parts
from companion.ui.carnomorphs.events.fire_step import card_action, card_parts, fire_action, fire_parts
from companion.ui.carnomorphs.events.parts import done_so_far, links, step_head
from companion.ui.carnomorphs.events.time_step import time_action, time_parts
from companion.ui.carnomorphs.events.token_view import TokenView
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import use_draft
from companion.ui.core.style import Style
from companion.ui.shared.stage_page import stage_page


@component
def EventsView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the whole screen of the event phase below the bar."""
    feeding, change_feeding = use_draft(FeedingDraft)
    card, change_card = use_draft(str)
    token = state.token
    if token is not None:
        return keyed(f"token-{len(state.drawn)}", TokenView, style, context, state, token)
    match state.step:
        case "time":
            parts, bottom = time_parts(style, state), time_action(style, context, state)
        case "feeding":
            parts = feeding_parts(style, context, state, feeding, change_feeding)
            bottom = feeding_action(style, context, state, feeding, change_feeding)
        case "fire":
            parts, bottom = fire_parts(style, context, state), fire_action(style, context, state)
        case "card":
            parts = card_parts(style, context, state, card, change_card)
            bottom = card_action(style, context, card, change_card)
        case "bag":
            parts, bottom = bag_parts(style, context, state), bag_action(style, context, state)
    page = [step_head(style, state), *parts, links(style, context, state), *done_so_far(style, context)]
    return stage_page(style, page, bottom)
