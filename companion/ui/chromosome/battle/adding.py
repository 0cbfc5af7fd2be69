"""Before the dice of a battle: strengths, what each side adds to its own, the odds that follow."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.advice.battle import battle_situation, one_more
from companion.rules.chromosome.advice.commitment import Added, Commitment, about_to_add
from companion.rules.chromosome.data import Genes
from companion.rules.chromosome.odds import START, Rerolls
from companion.rules.chromosome.odds import explain as why
from companion.rules.chromosome.state import SIDES, Battle, Side, State
from companion.rules.chromosome.turn_left import Spent
from companion.ui.chromosome.battle.additions import Sums, additions_part
from companion.ui.chromosome.battle.chances import ShownOdds, chances_part, odds_part, sees_odds
from companion.ui.chromosome.battle.commit import choices, commit, commit_both
from companion.ui.chromosome.battle.sides import sides
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import spent_words
from companion.ui.chromosome.odds import Worth, gene_worth_row
from companion.ui.chromosome.rolls import attack_due
from companion.ui.core.component import component, keyed, use_slice, use_state
from companion.ui.core.draft import LiveDraft
from companion.ui.core.style import Style
from companion.ui.shared.phones.actions import acting_bar, waits_for
from companion.ui.shared.reroll_window import RollStage, roll_actions
from companion.ui.theme.measure import GAP_WIDE
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column


@component
def Adding(
    style: Style,
    context: GameContext,
    state: State,
    shown: ShownOdds,
    gene_worth: Worth,
    draft: LiveDraft[Commitment],
) -> ft.Control:
    """Draw both sides with their steppers, then the odds; numbers and the bar are drawn first."""
    now = use_slice(draft, lambda: draft.now)
    sums, show = use_state(no_sums())
    battle = state.battle
    if battle is None:
        return ft.Container()
    added, opened = about_to_add(state, now), shown.opened
    worths = (opened.worth.points, gene_worth.points)
    situation = battle_situation(state, *added, shown.helpers, *worths, shown.opened.rerolls.model)
    here: list[Side] = [side for side in SIDES if context.acts_for(battle.fighter(side).seat)]
    one, other = (choices(style, state, side, added, draft, shown) if side in here else () for side in SIDES)
    parts: list[ft.Control] = [sides(style, state, added, (one, other))]
    if situation is not None and sees_odds(context, battle):
        bar = keyed("bar", AddedOdds, style, state, shown, draft)
        more = [sum_ for side in here if (sum_ := _one_more_sum(style, state, side, added, shown))]
        parts.append(chances_part(style, state, situation, START, shown, bar=bar, more=more))
        if opened.what == "odds":
            tables = [
                table for side in SIDES for table in additions_part(style, state, side, situation, sums, show)
            ]
            parts += tables
            if tables and state.detail == "full":
                parts.append(gene_worth_row(style, gene_worth))
    return column(parts, GAP_WIDE, stretch=True)


def _one_more_sum(
    style: Style, state: State, side: Side, added: tuple[Added, Added], shown: ShownOdds
) -> str:
    """Explain the chance with one more; empty where there is none to add, or re-rolls count."""
    battle, more = state.battle, one_more(state, side, *added, rerolls=shown.opened.rerolls.model)
    if battle is None or more is None or shown.opened.rerolls.model != Rerolls.NONE:
        return ""
    what = style.words("battle-one-more-of", player=state.players[battle.fighter(side).seat].name)
    winner = 1 if side == "attacker" else -1
    return why.spell(style.words, why.battle_chance(more.odds(), winner, what))


@component
def AddedOdds(style: Style, state: State, shown: ShownOdds, draft: LiveDraft[Commitment]) -> ft.Control:
    """Draw the odds with what both sides are about to add."""
    now = use_slice(draft, lambda: draft.now, priority=True)
    worth = shown.opened.worth.points
    added, model = about_to_add(state, now), shown.opened.rerolls.model
    situation = battle_situation(state, *added, shown.helpers, worth, rerolls=model)
    return ft.Container() if situation is None else odds_part(style, state, situation, START, shown)


def no_sums() -> Sums:
    """Return no choice: of each side the sum of the best addition is open at first."""
    return {}


def use_costs(style: Style, state: State, draft: LiveDraft[Commitment], sides: Sequence[Side]) -> str:
    """Return what settling the strengths costs these sides, by the draft; empty where it is nothing."""
    battle = state.battle
    now = use_slice(draft, lambda: draft.now)
    if battle is None:
        return ""
    found: list[str] = []
    for side, added in zip(SIDES, about_to_add(state, now), strict=True):
        fighter = battle.fighter(side)
        paid = Spent(Genes(combat=added.genes if state.detail == "full" else 0), fate=added.fate)
        price = spent_words(style, paid)
        if price and side in sides and not fighter.committed:
            found.append(style.words("battle-pays", player=state.players[fighter.seat].name, price=price))
    return "; ".join(found)


def adding_actions(
    style: Style,
    context: GameContext,
    state: State,
    battle: Battle,
    stage: RollStage,
    draft: LiveDraft[Commitment],
) -> ft.Control:
    """Settle the strengths and throw; or settle one's own, where each side acts on a device of its own."""

    def added() -> tuple[Added, Added]:
        return about_to_add(context.state, draft.now)

    if context.acts_for(battle.attacker.seat) and context.acts_for(battle.defender.seat):
        return roll_actions(
            style,
            context,
            attack_due(state),
            stage,
            before=lambda: commit_both(context, added()),
            note=lambda: use_costs(style, state, draft, SIDES),
        )
    side: Side = "defender" if battle.attacker.committed else "attacker"

    def settle() -> None:
        commit(context, side, added()[SIDES.index(side)])

    player = context.seats[battle.fighter(side).seat].name
    own = context.own_seat == battle.fighter(side).seat
    said = style.words("party-settle") if own else style.words("party-settle-for", player=player)
    button = guarded(style, side, said, settle, note=lambda: use_costs(style, state, draft, (side,)))
    seat = battle.fighter(side).seat
    told = [seat] if side == "defender" else []  # the slot of messages tells it of the attacker
    return waits_for(style, context, seat) or acting_bar(style, context, told, [button])
