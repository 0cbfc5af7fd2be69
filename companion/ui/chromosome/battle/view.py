"""A battle from its strengths to its result: both sides, the odds, the dice with their re-roll windows."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.advice.battle import Helpers, battle_situation
from companion.rules.chromosome.advice.commitment import Commitment
from companion.rules.chromosome.battle import ApplyBattle, losses
from companion.rules.chromosome.odds import Moment
from companion.rules.chromosome.state import Battle, State
from companion.ui.chromosome.battle.adding import Adding, adding_actions
from companion.ui.chromosome.battle.chances import (
    ShownOdds,
    advice_part,
    chances_part,
    sees_odds,
)
from companion.ui.chromosome.battle.result import costs_part, outcome_part, result_part, tokens_removed
from companion.ui.chromosome.battle.sides import sides
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.odds import rerolls_row, use_gene_worth, use_opened
from companion.ui.chromosome.rolls import call_off, roll_of
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.draft import use_live_draft
from companion.ui.core.style import Style
from companion.ui.shared.phones.actions import may_call_off, waits_for
from companion.ui.shared.reroll_window import (
    RollStage,
    die_on_table,
    is_small,
    is_tight,
    let_stand,
    roll_actions,
    scrolled_rerolls,
    use_roll,
    waiting_line,
)
from companion.ui.shared.stage_page import pins_above, stage_page
from companion.ui.widgets.frame import bottom_bar
from companion.ui.widgets.guarded import guarded


@component
def BattleView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the battle as far as it has come."""
    stage = use_roll(context, roll_of(state))
    draft = use_live_draft(context.client.page, Commitment)
    opened = use_opened(context)
    helpers, set_helpers = use_state(nobody_helps)
    gene_worth = use_gene_worth(context)
    battle = state.battle
    if battle is None:
        return ft.Container(expand=True)
    shown = ShownOdds(
        opened,
        helpers,
        lambda seat, side: set_helpers((*(each for each in helpers if each[0] != seat), (seat, side))),
    )
    if battle.resolved:
        return _result(style, context, state, battle)
    if battle.defender.committed:
        return _dice(style, context, state, battle, stage, shown)
    adding = keyed("adding", Adding, style, context, state, shown, gene_worth, draft)
    giving_up = context if may_call_off(context, battle.attacker.seat) else None
    actions = adding_actions(style, context, state, battle, stage, draft)
    return stage_page(style, [adding, *_giving_up(style, giving_up)], actions)


def _dice(
    style: Style, context: GameContext, state: State, battle: Battle, stage: RollStage, shown: ShownOdds
) -> ft.Control:
    words, roll = style.words, state.roll
    worth, model = shown.opened.worth.points, shown.opened.rerolls.model
    situation = battle_situation(state, helpers=shown.helpers, fate_worth=worth, rerolls=model)
    attack = roll is None or roll.purpose == "attack"
    roller, other = battle.attacker, battle.defender
    if not attack:
        roller, other = other, roller
    read = roll is not None and roll.face is not None and not stage.tumble.rolling
    face = roll.face if roll is not None and read else None
    total = ""
    if face is not None:
        total = words(
            "battle-sum",
            player=state.players[roller.seat].name,
            strength=roller.strength,
            face=face,
            total=roller.strength + face,
        )
    tight = is_tight(style) and not style.actions_beside
    parts: list[ft.Control] = [die_on_table(style, context, roll_of(state), stage, total)]
    if stage.tumble.rolling or (stage.by_hand and face is None):
        parts.append(waiting_line(style, context, roll_of(state)))
    chances: list[ft.Control] = []
    ended: Battle | None = None
    if face is not None and not attack:
        ended = battle.replace(defender=roller.replace(die=face))
        parts.append(outcome_part(style, state, ended, brief=tight))
    elif situation is not None and sees_odds(context, battle):
        standing = face if attack else battle.attacker.die
        moment = Moment(standing, closed=standing is not None)
        chances = [chances_part(style, state, situation, moment, shown)]
    if not tight:
        parts += chances
    above: list[ft.Control] = []
    if read and context.client.setting("advice", True):
        advice = advice_part(style, context, state, shown)
        if pins_above(style):
            above = advice
        else:
            parts += advice
        if not attack and sees_odds(context, battle):
            parts.append(rerolls_row(style, shown.opened.rerolls))
    if ended is not None and tight:
        parts.append(costs_part(style, state, ended))
    parts += scrolled_rerolls(style, context, roll_of(state), stage)
    if tight:
        parts += chances
    # Where one device decides for all, the last die is left lying and its tokens come off at one press.
    applies = not (attack or context.presence.shared)
    stand = words("dice-stands")
    if attack:
        stand = words("battle-stands", player=state.players[other.seat].name)
    elif applies and ended is not None:
        removed = tokens_removed(state, ended)
        each_one = removed == 2 and len(losses(state, ended)) == 2
        stand = words("battle-stands-tie") if each_one else words("battle-stands-apply", count=removed)

    def leave() -> None:
        if let_stand(context, roll_of(state), stage, go_on=attack) and applies:
            context.submit(ApplyBattle())

    actions = roll_actions(style, context, roll_of(state), stage, stand=stand, on_stand=leave)
    giving_up = context if may_call_off(context, roller.seat) else None
    again = roll is not None and bool(roll.earlier)
    both = sides(style, state, close=is_small(style))
    parts = [*parts, both] if is_tight(style) else [both, *parts]  # what follows from the die is in sight
    parts += _giving_up(style, giving_up)
    return stage_page(style, parts, actions, above=above, close=again or is_small(style))


def _result(style: Style, context: GameContext, state: State, battle: Battle) -> ft.Control:
    words = style.words
    count = tokens_removed(state, battle)
    said = words("battle-apply", count=count)
    apply = guarded(style, "apply", said, lambda: context.submit(ApplyBattle()))
    actions = bottom_bar(style, [apply])
    # Either side, or the host, takes the tokens off.
    if not (may_call_off(context, battle.attacker.seat) or context.acts_for(battle.defender.seat)):
        actions = waits_for(style, context, battle.attacker.seat) or actions
    return stage_page(style, [sides(style, state), result_part(style, state, battle)], actions)


def _giving_up(style: Style, context: GameContext | None) -> list[ft.Control]:
    return [call_off(style, context, style.words("battle-call-off"))] if context is not None else []


def nobody_helps() -> Helpers:
    """Return no helpers: nobody has said yet whom they help."""
    return ()
