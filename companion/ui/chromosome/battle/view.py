"""A battle from its strengths to its result: both sides, the odds, the dice with their re-roll windows."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.state import Battle, State
from companion.ui.chromosome.battle.adding import Adding, adding_actions, sees_odds
from companion.ui.chromosome.battle.chances import Shown, advice_part, chances_part
from companion.ui.chromosome.battle.commit import Commitment
from companion.ui.chromosome.battle.odds import NOTHING, Helpers, advice, fought, played
from companion.ui.chromosome.battle.result import outcome_line, result_part, tokens_removed
from companion.ui.chromosome.battle.sides import sides
from companion.ui.chromosome.player.worth import use_fate_worth, use_gene_worth
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.draft import use_live_draft
from companion.ui.core.style import Look
from companion.ui.party.window import may_call_off, waits_for
from companion.ui.shared.context import Scene
from companion.ui.shared.reroll_window import (
    RollStage,
    die_on_table,
    fate_rows,
    let_stand,
    roll_actions,
    sum_line,
    use_roll,
    waiting_line,
)
from companion.ui.theme.measure import GAP_WIDE, MARGIN
from companion.ui.widgets.frame import bottom_bar, scroll
from companion.ui.widgets.press import plain, primary


@component
def BattleView(look: Look, scene: Scene, state: State) -> ft.Control:
    """The battle of the state; what it shows follows from how far the battle has come."""
    stage = use_roll(scene, state)
    draft = use_live_draft(scene.client.page, Commitment)
    opened, set_opened = use_state(nothing_open)
    helpers, set_helpers = use_state(nobody_helps)
    worth, gene_worth = use_fate_worth(scene), use_gene_worth(scene)
    battle = state.battle
    if battle is None:
        return ft.Container(expand=True)
    shown = Shown(
        opened,
        lambda what: set_opened(None if opened == what else what),
        helpers,
        lambda seat, side: set_helpers((*(each for each in helpers if each[0] != seat), (seat, side))),
        worth,
    )
    if battle.resolved:
        return _result(look, scene, state, battle)
    if battle.defender.committed:
        return _dice(look, scene, state, battle, stage, shown)
    adding = keyed("adding", Adding, look, scene, state, shown, gene_worth, draft)
    giving_up = scene if may_call_off(scene, battle.attacker.seat) else None
    return _page(look, [adding], adding_actions(look, scene, state, battle, stage, draft), giving_up)


def _dice(
    look: Look, scene: Scene, state: State, battle: Battle, stage: RollStage, shown: Shown
) -> ft.Control:
    words, roll, fighting = look.words, state.roll, fought(state)
    attack = roll is None or roll.purpose == "attack"
    roller, other = battle.attacker, battle.defender
    if not attack:
        roller, other = other, roller
    read = roll is not None and roll.face is not None and not stage.tumble.rolling
    face = roll.face if roll is not None and read else None
    parts: list[ft.Control] = [sides(look, state), die_on_table(look, state, stage)]
    if stage.tumble.rolling or (stage.by_hand and face is None):
        parts.append(waiting_line(look, state))
    elif face is not None:
        line = words(
            "battle-sum",
            player=state.players[roller.seat].name,
            strength=roller.strength,
            face=face,
            total=roller.strength + face,
        )
        parts.append(sum_line(look, line))
    if face is not None and not attack:
        parts.append(outcome_line(look, state, battle.but(defender=roller.but(die=face))))
    elif fighting is not None and sees_odds(scene, battle):
        known = face if attack else battle.attacker.die
        outlook = None
        if known is None:
            outlook = played(state, fighting, shown.helpers, NOTHING, NOTHING, shown.worth.points)
        parts.append(chances_part(look, state, fighting, known, outlook, shown))
    if read and scene.client.setting("advice", True):
        found = advice(state, shown.helpers, shown.worth.points)
        told = tuple(each for each in found if scene.sees_odds(each[0]))
        if told:
            parts.append(advice_part(look, state, told, shown))
    if roll is not None and roll.face is not None:
        parts.append(fate_rows(look, scene, state, stage, (roller.seat, other.seat)))
    stand = words("battle-stands", player=state.players[other.seat].name) if attack else words("dice-stands")
    actions = roll_actions(
        look,
        scene,
        state,
        stage,
        stand=stand,
        on_stand=lambda: let_stand(scene, state, stage, go_on=attack),
    )
    return _page(look, parts, actions, scene if may_call_off(scene, roller.seat) else None)


def _result(look: Look, scene: Scene, state: State, battle: Battle) -> ft.Control:
    words = look.words
    count = tokens_removed(state, battle)
    apply = primary(
        look, words("battle-apply", count=count), lambda: scene.submit(cmd.ApplyBattle()), expand=True
    )
    actions = bottom_bar(look, [apply])
    # Either side, or the host, takes the tokens off.
    if not (may_call_off(scene, battle.attacker.seat) or scene.acts_for(battle.defender.seat)):
        actions = waits_for(look, scene, state, battle.attacker.seat) or actions
    return _page(look, [sides(look, state), result_part(look, state, battle)], actions)


def _page(
    look: Look, parts: Sequence[ft.Control], actions: ft.Control, giving_up: Scene | None = None
) -> ft.Control:
    column = ft.Container(
        ft.Column(
            [*parts, *([_give_up(look, giving_up)] if giving_up else [])],
            spacing=GAP_WIDE,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
        padding=ft.Padding.symmetric(horizontal=MARGIN),
    )
    return ft.Column([ft.Container(scroll(look, [column]), expand=True), actions], spacing=0, expand=True)


def _give_up(look: Look, scene: Scene) -> ft.Control:
    return ft.Row(
        [
            plain(
                look,
                look.words("battle-call-off"),
                lambda: scene.submit(cmd.CallOff()),
                ink=look.palette.quiet,
            )
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )


def nothing_open() -> str | int | None:
    """No sum lies open at first."""
    return None


def nobody_helps() -> Helpers:
    """Nobody has said yet whom they help."""
    return ()
