"""The sheet that opens a battle: defender, two sizes of groups, and the unusual choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.rules.chromosome.advice.commitment import NOTHING, nothing_to_add
from companion.rules.chromosome.battle_plan import (
    BATTLE_ACTIONS,
    MOST_DISTANCE,
    MOST_MODIFIER,
    Plan,
    command,
    first_plan,
    known_groups,
    missing,
    planned,
)
from companion.rules.chromosome.data import SPARK
from companion.rules.chromosome.prices import lack
from companion.rules.chromosome.state import SIDES, Side, State, Tie
from companion.rules.chromosome.turn_left import Preview, preview
from companion.rules.names import NAME_LENGTH
from companion.ui.art import species
from companion.ui.chromosome.battle.chances import plan_part, sees_odds
from companion.ui.chromosome.battle.choices import group, part_title, who
from companion.ui.chromosome.battle.commit import commit_both
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import action_key, lack_words
from companion.ui.chromosome.odds import use_fate_worth, use_rerolls
from companion.ui.chromosome.turn.page import cost_words
from companion.ui.chromosome.turn.prices import use_payment
from companion.ui.chromosome.turn.special import typed_price
from companion.ui.chromosome.turn.special_actions import known_action, remember_action
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.draft import Change, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option, options_row
from companion.ui.widgets.field import field
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.stepper import Stepper, clamped, field_step


def fight_sheet(here: Here, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "fight": the active player attacks.

    `panel.page` may name a special action.
    """
    active = here.state.active
    seat = active if active is not None else panel.seat
    return keyed(f"fight-{seat}-{panel.page}", FightSheet, here, seat, panel.page)


@component
def FightSheet(here: Here, seat: int, action: str) -> ft.Control:
    """Draw everything that the app has to know of a battle before it begins."""
    style, context, state = here.style, here.context, here.state
    words, p = here.words, here.palette
    service = context.client.service
    plan, change = use_draft(
        lambda: replace(first_plan(state, seat, action), price=known_action(service, action).price)
    )
    typed, set_typed = use_state("" if action in BATTLE_ACTIONS else action)
    special, set_special = use_state(bool(action))
    groups = known_groups(plan, seat)
    paying = use_payment(here, seat, plan.cost, groups)
    rerolls, worth = use_rerolls(context.client), use_fate_worth(context)
    active = state.players[seat]

    def choose_action(name: str) -> None:
        price = known_action(service, name).price if name not in ("", SPARK) else plan.price
        change(lambda now: replace(now.with_action(name), price=price))

    def choose_kind(wanted: bool) -> None:
        set_special(wanted)
        choose_action(typed if wanted else SPARK)

    def type_action(text: str) -> None:
        set_typed(text)
        choose_action(action_key(style, text))

    kinds = [(False, words("action-spark")), (True, words("fight-special"))]
    rows: list[ft.Control] = [options_row(style, kinds, special, choose_kind)]
    if special:
        rows += _actions(style, plan, typed, lambda key: (set_typed(""), choose_action(key)), type_action)
        rows += who(style, state, plan, change, "attacker")
    rows += who(style, state, plan, change, "defender")
    rows += [group(style, state, plan, change, "attacker"), group(style, state, plan, change, "defender")]
    if special and not plan.spark:
        rows += _unusual(style, state, plan, change)
        if state.detail == "full":
            rows += typed_price(
                style, plan.price, lambda make: change(lambda now: replace(now, price=make(now.price)))
            )
    else:
        rows.append(_distance(style, plan, change))
    rows += paying.rows()
    lacking = lack(state, seat, plan.cost)
    if lacking is not None:
        rows.append(style.text(lack_words(style, lacking), LABEL, p.quiet))

    def fight() -> None:
        opening = command(plan, paying.payment)
        if opening is None or not context.submit(opening):
            return
        if special:
            client = context.client
            client.attempt(
                lambda: remember_action(
                    client.service,
                    plan.action,
                    plan.price,
                    "battle",
                    species=active.species,
                    priced=state.detail == "full",
                )
            )
        if nothing_to_add(context.state):
            commit_both(context, (NOTHING, NOTHING))
        context.close()

    gap = missing(plan)
    opening = command(plan, paying.payment) if gap is None else None
    found = preview(state, opening) if opening is not None else None
    costs = cost_words(style, found, seat) if found is not None else ""
    ready = isinstance(found, Preview)
    said = words("fight-begin") if gap is None else words(f"fight-choose-{gap}")
    # What is paid, fate too, is gone before anything is added or thrown again.
    begun = found.after if isinstance(found, Preview) else planned(state, plan)
    shown = begun is not None and begun.battle is not None and sees_odds(context, begun.battle)
    odds = plan_part(style, begun, rerolls, worth.points) if begun is not None and shown else []
    button = guarded(style, "fight", said, fight if ready else None, note=costs, glyph="battle")
    return ExplainedSheet(
        style,
        context.ui,
        "special" if special else "spark",
        words("fight-title", player=active.name),
        rows,
        context.close,
        footer=ft.Row([button]),
        pinned=odds,
        picture=species(active.species, p.players[active.colour], 36),
    )


def _actions(
    style: Style,
    plan: Plan,
    typed: str,
    choose: Callable[[str], object],
    type_action: Callable[[str], object],
) -> list[ft.Control]:
    chips = [
        option(style, style.words(f"action-{key}"), plan.action == key, lambda key=key: choose(key))
        for key in BATTLE_ACTIONS
    ]
    return [
        wrapped(chips),
        field(style, style.words("special-name"), typed, type_action, longest=NAME_LENGTH),
    ]


def _distance(style: Style, plan: Plan, change: Change[Plan]) -> ft.Control:
    words, count = style.words, plan.distance
    return Stepper(
        words("fight-distance"),
        count,
        0,
        MOST_DISTANCE,
        field_step(change, "distance", 0, MOST_DISTANCE),
        less=words("fight-distance-less"),
        more=words("fight-distance-more"),
    ).row(style, note=words("fight-adjacent") if count == 0 else words("count-energy", count=count))


def _unusual(style: Style, state: State, plan: Plan, change: Change[Plan]) -> list[ft.Control]:
    """Draw what a special action may change: strengths, and what a tie costs."""
    words = style.words
    rows: list[ft.Control] = []
    for side in SIDES:
        force = plan.side(side)
        if force.seat is None:
            continue
        player, shown = state.players[force.seat], words.signed(force.modifier)

        def step(by: int, side: Side = side) -> None:
            def stepped(now: Plan) -> Plan:
                force = now.side(side)
                modifier = clamped(force.modifier + by, -MOST_MODIFIER, MOST_MODIFIER)
                return now.with_side(side, replace(force, modifier=modifier))

            change(stepped)

        title = words("fight-modifier", player=player.name)
        row = Stepper(title, force.modifier, -MOST_MODIFIER, MOST_MODIFIER, step, shown=shown)
        drawing = species(player.species, style.palette.players[player.colour], 28)
        rows.append(row.row(style, picture=drawing))
    ties: list[tuple[Tie, str]] = [
        ("standard", words("fight-tie-standard")),
        ("attacker", words("fight-tie-attacker")),
        ("defender", words("fight-tie-defender")),
    ]
    rows.append(part_title(style, words("fight-tie")))
    rows.append(
        options_row(style, ties, plan.tie, lambda tie: change(lambda now: replace(now, tie=tie)), wrap=True)
    )
    return rows
