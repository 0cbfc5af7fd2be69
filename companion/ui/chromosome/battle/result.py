"""The result of a battle, in a sentence and in tokens."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.battle import Loss, losses
from companion.rules.chromosome.state import Battle, State
from companion.ui.art import art, species
from companion.ui.chromosome.battle.sides import colour_of
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, HAIR, MARGIN, PADDING, SMALL_PAGE
from companion.ui.theme.typography import BODY_STRONG, HEADING, LABEL, NAME, TypeRole
from companion.ui.widgets.layout import column

TOKEN_SIZE = 66
MOST_DRAWN = 3
"""Tokens drawn one by one; where losses are not capped there can be more."""


def tokens_removed(state: State, battle: Battle) -> int:
    """Return the tokens that leave the board when the battle is applied."""
    return sum(each.tokens for each in losses(state, battle))


def verdict(style: Style, state: State, battle: Battle) -> str:
    """Return the winner and the margin, in a few words."""
    words = style.words
    margin = battle.attacker.total - battle.defender.total
    if margin == 0:
        return words("battle-tied", total=battle.attacker.total)
    winner = battle.attacker if margin > 0 else battle.defender
    return words("battle-won", player=state.players[winner.seat].name, margin=abs(margin))


def outcome_part(style: Style, state: State, battle: Battle, *, brief: bool = False) -> ft.Control:
    """Draw the outcome if the defender's die stands, the last tokens included.

    With `brief` only the winner is drawn, and `costs_part` draws the rest; all of it is announced.
    """
    room = style.width - 2 * MARGIN
    won = verdict(style, state, battle)
    said = style.text(won, BODY_STRONG, align=ft.TextAlign.CENTER, lines=3, room=room)
    if brief:
        return _announced(said, style, state, battle)
    lines = [said, *_spared(style, state, battle), *_costs(style, state, battle)]
    return _announced(column(lines, stretch=True), style, state, battle)


def costs_part(style: Style, state: State, battle: Battle) -> ft.Control:
    """Draw what the outcome costs, which `outcome_part` has announced."""
    lines = [*_spared(style, state, battle), *_costs(style, state, battle)]
    return ft.Semantics(content=column(lines, stretch=True), exclude_semantics=True)


def result_part(style: Style, state: State, battle: Battle) -> ft.Control:
    """Draw the result: a sentence, and the tokens on their way to their takers."""
    said = style.text(verdict(style, state, battle), HEADING, align=ft.TextAlign.CENTER, lines=3)
    told = _announced(said, style, state, battle, header=True)
    rows: list[ft.Control] = [ft.Container(told, padding=ft.Padding.only(top=PADDING, bottom=GAP))]
    rows += _spared(style, state, battle)
    rows += [_transfer(style, state, battle, each) for each in losses(state, battle)]
    return column(rows, stretch=True)


def _announced(
    content: ft.Control, style: Style, state: State, battle: Battle, *, header: bool | None = None
) -> ft.Control:
    """Announce the result to screen readers as soon as it is shown: the winner, and the losses."""
    said = [verdict(style, state, battle), *_spared_words(style, state, battle)]
    for loss in losses(state, battle):
        said += [line for line, _, _ in _told(style, state, battle, loss)]
    return ft.Semantics(
        content=content,
        label=" ".join(f"{line.removesuffix('.')}." for line in said),
        header=header,
        live_region=True,
        container=True,
        exclude_semantics=True,
    )


def _spared_words(style: Style, state: State, battle: Battle) -> list[str]:
    """Return who loses nothing by a tie."""
    if battle.attacker.total != battle.defender.total or battle.tie == "standard":
        return []
    spared = battle.attacker if battle.tie == "attacker" else battle.defender
    return [style.words("battle-tie-spares", player=state.players[spared.seat].name)]


def _spared(style: Style, state: State, battle: Battle) -> list[ft.Control]:
    return [_line(style, said, style.palette.quiet) for said in _spared_words(style, state, battle)]


def _costs(style: Style, state: State, battle: Battle) -> list[ft.Control]:
    return [line for each in losses(state, battle) for line in _lines(style, state, battle, each)]


def _transfer(style: Style, state: State, battle: Battle, loss: Loss) -> ft.Control:
    p = style.palette
    losing, taking = state.players[loss.loser.seat], state.players[loss.winner.seat]
    from_ink, to_ink = colour_of(style, state, losing.seat), colour_of(style, state, taking.seat)
    tokens = ft.Row(
        [art("token", from_ink, TOKEN_SIZE) for _ in range(min(loss.tokens, MOST_DRAWN))],
        spacing=GAP_SMALL,
        tight=True,
    )
    picture = ft.Row(
        [tokens, art("arrow-right", p.quiet, 28), species(taking.species, to_ink, 88)],
        spacing=PADDING,
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
    )
    lines = column(_lines(style, state, battle, loss), GAP_SMALL, stretch=True)
    return ft.Container(
        column([picture, lines], GAP_WIDE + GAP, stretch=True),
        padding=ft.Padding.symmetric(vertical=PADDING + GAP),
        border=ft.Border.only(top=ft.BorderSide(HAIR, p.hairline)),
    )


def _lines(style: Style, state: State, battle: Battle, loss: Loss) -> list[ft.Control]:
    return [_line(style, said, ink, role) for said, ink, role in _told(style, state, battle, loss)]


def _told(style: Style, state: State, battle: Battle, loss: Loss) -> list[tuple[str, str, TypeRole]]:
    """Return what one side loses to the other, why not more, and what it has left; each with ink and role."""
    p, words = style.palette, style.words
    losing, taking = state.players[loss.loser.seat], state.players[loss.winner.seat]
    margin = abs(battle.attacker.total - battle.defender.total)
    taken = words("battle-takes", taker=taking.name, loser=losing.name, count=loss.tokens)
    lines = [(taken, p.text, BODY_STRONG if style.width < SMALL_PAGE else NAME)]
    if margin > loss.tokens:
        lines.append((words("battle-capped", margin=margin, count=loss.tokens), p.quiet, LABEL))
    left = losing.on_board - loss.tokens
    if left:
        lines.append((words("battle-remain", player=losing.name, count=left), p.quiet, LABEL))
    else:
        lines.append(
            (words("battle-last-token", player=losing.name, count=loss.tokens), p.danger, BODY_STRONG)
        )
    return lines


def _line(style: Style, said: str, ink: str, role: TypeRole = LABEL) -> ft.Control:
    room = style.width - 2 * MARGIN
    return style.text(said, role, ink, align=ft.TextAlign.CENTER, lines=4, room=room)
