"""Who wins a battle, by how much, and what it costs whom: in a sentence and in tokens."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.state import Battle, Fighter, State
from companion.ui.art import art, species
from companion.ui.chromosome.battle_sides import colour_of
from companion.ui.look import Look
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, PADDING
from companion.ui.theme.typography import BODY, BODY_STRONG, HEADING, LABEL


def tokens_removed(state: State, battle: Battle) -> int:
    """Tokens that leave the board when the battle is applied."""
    return sum(lost for _, _, lost in costs(state, battle))


def costs(state: State, battle: Battle) -> list[tuple[Fighter, Fighter, int]]:
    """Who loses how many tokens to whom."""
    lost = battle.losses(state.options.cap_losses)
    sides = ((battle.attacker, battle.defender, lost[0]), (battle.defender, battle.attacker, lost[1]))
    return [
        (loser, taker, min(count, state.players[loser.seat].on_board))
        for loser, taker, count in sides
        if count
    ]


def verdict(look: Look, state: State, battle: Battle) -> str:
    """Who wins by how much, in a few words."""
    words = look.words
    margin = battle.attacker.total - battle.defender.total
    if margin == 0:
        return words("battle-tied", total=battle.attacker.total)
    winner = battle.attacker if margin > 0 else battle.defender
    return words("battle-won", player=state.players[winner.seat].name, margin=abs(margin))


def cost_words(look: Look, state: State, battle: Battle) -> str:
    """What it costs whom, in one sentence."""
    words = look.words
    told = [
        words("battle-cost", player=state.players[loser.seat].name, count=count)
        for loser, _, count in costs(state, battle)
    ]
    return words.list(told)


def outcome_line(look: Look, state: State, battle: Battle) -> ft.Control:
    """What would follow if the defender's die were left lying."""
    p = look.palette
    return ft.Column(
        [
            look.text(verdict(look, state, battle), BODY_STRONG, align=ft.TextAlign.CENTER, lines=3),
            look.text(cost_words(look, state, battle), BODY, p.quiet, align=ft.TextAlign.CENTER, lines=3),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def result_part(look: Look, state: State, battle: Battle) -> ft.Control:
    """The result: a sentence, and the tokens on their way to who takes them."""
    p, words = look.palette, look.words
    rows: list[ft.Control] = [look.text(verdict(look, state, battle), HEADING, lines=3, heading=True)]
    margin = abs(battle.attacker.total - battle.defender.total)
    if margin == 0 and battle.tie != "standard":
        spared = battle.attacker if battle.tie == "attacker" else battle.defender
        said = words("battle-tie-spares", player=state.players[spared.seat].name)
        rows.append(look.text(said, LABEL, p.quiet, lines=3))
    for loser, taker, count in costs(state, battle):
        rows.append(_transfer(look, state, loser.seat, taker.seat, count))
        left = state.players[loser.seat].on_board - count
        name = state.players[loser.seat].name
        if margin > count:
            rows.append(
                look.text(words("battle-capped", margin=margin, count=count), LABEL, p.quiet, lines=3)
            )
        if left == 0:
            rows.append(look.text(words("battle-last-token", player=name), BODY_STRONG, p.danger, lines=3))
        else:
            rows.append(look.text(words("battle-remain", player=name, count=left), LABEL, p.quiet, lines=2))
    return ft.Column(rows, spacing=GAP_WIDE, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _transfer(look: Look, state: State, loser: int, taker: int, count: int) -> ft.Control:
    p, words = look.palette, look.words
    from_ink, to_ink = colour_of(look, state, loser), colour_of(look, state, taker)
    losing, taking = state.players[loser], state.players[taker]
    tokens = ft.Row([art("token", from_ink, 32) for _ in range(min(count, 6))], spacing=GAP_SMALL, tight=True)
    picture = ft.Row(
        [
            species(losing.species, from_ink, 32),
            tokens,
            art("arrow-right", p.quiet, 24),
            species(taking.species, to_ink, 32),
            art("trophy", to_ink, 28),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
        wrap=True,
    )
    said = words("battle-takes", taker=taking.name, loser=losing.name, count=count)
    return ft.Container(
        ft.Column([picture, look.text(said, BODY, lines=4)], spacing=GAP, tight=True),
        padding=ft.Padding.symmetric(vertical=PADDING),
        border=ft.Border.only(top=ft.BorderSide(HAIR, p.hairline)),
        alignment=ft.Alignment.CENTER_LEFT,
    )
