"""The page of a special action: what it does, what it costs, and one button that does all of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.rules.chromosome.data import SPECIAL_ACTIONS, Effect
from companion.rules.chromosome.effects import NO_EFFECTS
from companion.rules.chromosome.prices import FREE
from companion.rules.chromosome.special import ActSpecially
from companion.rules.chromosome.special_plan import (
    NOTHING,
    PARTS,
    Part,
    Recipe,
    SpecialPlan,
    candidates,
    command,
    first_plan,
    missing,
    named,
    recipe_of,
)
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turn_left import preview
from companion.rules.kernel import Rejection
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.turn.page import confirming, turn_page
from companion.ui.chromosome.turn.payment import payment_part, use_payment
from companion.ui.chromosome.turn.special_actions import Known, known_action, remember_action
from companion.ui.chromosome.turn.special_effects import effect_rows
from companion.ui.chromosome.turn.special_parts import gene_back, heading, typed_price
from companion.ui.core.component import component, use_state
from companion.ui.core.draft import Change, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option, options_row
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import plain

EFFECTS: tuple[Effect, ...] = ("plain", "battle", "again", "wave")

UNEXPLAINED = ("destroy", "giant")
"""Known actions of which the rulebook says nothing."""

EXPLAINED = tuple(action.key for action in SPECIAL_ACTIONS if action.key not in UNEXPLAINED)

REST_OF_WAVE = Known(recipe=Recipe(parts=("captured",)))
"""Tokens that somebody sacrifices to a Wave become trophies of whoever plays Cadum (rulebook, Wave)."""


@component
def SpecialPage(
    style: Style, context: GameContext, state: State, seat: int, name: str, follow_up: bool
) -> ft.Control:
    """Draw the action's effects, its price, and a button for each player whom it may concern.

    Args:
        seat: Who acts.
        name: Key of a known action, or what the players call it.
        follow_up: Whether it is the rest of an action that was taken.
    """
    words, full = style.words, state.detail == "full"
    player, service = state.players[seat], context.client.service
    known = known_action(service, name)
    if follow_up:
        known = REST_OF_WAVE if name == "wave" else Known()
    plan, change = use_draft(lambda: first_plan(state, seat, known.recipe, known.effect, known.price))
    editing, edit = use_state(not known.told)
    pricing, set_pricing = use_state(full and not known.priced and not follow_up)
    price = FREE if follow_up else plan.price
    payment, change_payment = use_payment(state, seat, price)

    rows: list[ft.Control] = []
    if name in EXPLAINED and not follow_up:
        rows.append(style.text(words(f"reference-special-{name}"), LABEL, style.palette.quiet, lines=6))
    rows += effect_rows(style, state, seat, plan, change, all_of_it=editing)
    if plan.effect == "again" and full and player.passive.total:
        rows += gene_back(
            style, player, plan.gene_back, lambda kind: change(lambda now: replace(now, gene_back=kind))
        )
    if editing:
        rows += _editor(style, state, seat, plan, change, follow_up=follow_up)
    if pricing:
        rows += typed_price(
            style, price, lambda make: change(lambda now: replace(now, price=make(now.price)))
        )
    if not follow_up:
        rows += payment_part(style, state, player, price, payment, change_payment)
    if not follow_up and not (editing and (pricing or not full)):
        rows.append(_change(style, full=full, on_press=lambda: (edit(True), set_pricing(full))))
    title = words("named-action", action=name)

    def given(chosen: SpecialPlan) -> ActSpecially:
        return command(state, chosen, seat, name, payment, follow_up=follow_up)

    def remember() -> None:
        if not follow_up:
            _remember(context, state, seat, given(plan), plan, known)

    if plan.effect == "battle":
        return turn_page(
            style,
            context,
            state,
            seat,
            title,
            rows,
            confirm=words("special-to-battle"),
            on_confirm=lambda: context.show(Panel("fight", seat, name)),
            chapter="special",
        )
    if plan.one != NOTHING:
        ready = missing(state, plan) is None
        choices = [
            (
                words("special-confirm-whom", action=name, player=each.name),
                given(named(plan, each.seat)) if ready else None,
            )
            for each in candidates(state, seat, plan)
        ]
        asked = next((asked for _, asked in choices if asked is not None), None)
        refused = preview(state, asked) if asked is not None else None
        if isinstance(refused, Rejection):
            said = words(refused.code, **refused.params)
            rows.append(style.text(said, LABEL, style.palette.quiet, lines=4))
        buttons = confirming(style, context, state, seat, choices, remember)
        footer = column([heading(style, words("special-whom")), buttons], GAP, stretch=True)
        return turn_page(style, context, state, seat, title, rows, footer=footer, chapter="special")
    ready = missing(state, plan) is None and not (follow_up and given(plan).effects == NO_EFFECTS)
    return turn_page(
        style,
        context,
        state,
        seat,
        title,
        rows,
        confirm=words("special-rest-confirm" if follow_up else "special-confirm", action=name),
        command=given(plan) if ready else None,
        on_done=remember,
        chapter="special",
    )


def _change(style: Style, *, full: bool, on_press: Callable[[], object]) -> ft.Control:
    said = style.words("special-change-all" if full else "special-change")
    return plain(style, said, on_press, glyph="edit", ink=style.palette.quiet)


def _editor(
    style: Style, state: State, seat: int, plan: SpecialPlan, change: Change[SpecialPlan], *, follow_up: bool
) -> list[ft.Control]:
    """Draw what else the action changes and sets off."""
    words = style.words
    parts: list[Part] = [part for part in PARTS if part != "charged" or state.detail == "full"]
    chips: list[ft.Control] = [
        option(
            style,
            words(f"special-part-{part}"),
            part in plan.shown,
            lambda part=part: change(lambda now: now.toggled(part, seat)),
        )
        for part in parts
    ]
    rows = [
        heading(style, words("special-changes")),
        wrapped(chips),
    ]
    if follow_up:
        return rows
    effects: list[tuple[Effect, str]] = [(each, words(f"special-effect-{each}")) for each in EFFECTS]

    def set_effect(effect: Effect) -> None:
        area = next((area.id for area in state.areas_by_power), None)
        change(
            lambda now: replace(now, effect=effect, area=now.area or area if effect == "wave" else now.area)
        )

    return [
        *rows,
        heading(style, words("special-effect")),
        options_row(style, effects, plan.effect, set_effect, wrap=True),
    ]


def _remember(
    context: GameContext, state: State, seat: int, given: ActSpecially, plan: SpecialPlan, known: Known
) -> None:
    """Keep what the table has said of the action for the next time."""
    client, species = context.client, state.players[seat].species
    recipe = recipe_of(state, seat, plan, known.recipe)
    priced = state.detail == "full" or known.priced
    client.attempt(
        lambda: remember_action(
            client.service,
            given.action,
            plan.price,
            given.effect,
            species=species,
            priced=priced,
            recipe=recipe,
        )
    )
