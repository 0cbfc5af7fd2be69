"""The two sides of a battle: who, how strong, and what that strength is made of."""

from __future__ import annotations

from collections.abc import Sequence

import flet as ft

from companion.rules.chromosome.advice.commitment import NOTHING, Added
from companion.rules.chromosome.state import Fighter, Player, Side, State
from companion.ui.art import species
from companion.ui.core.component import memo
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE, LARGE_TEXT, PADDING
from companion.ui.theme.typography import LABEL, NAME
from companion.ui.widgets.figure import figure_with_sum


def sides(
    style: Style,
    state: State,
    added: tuple[Added, Added] = (NOTHING, NOTHING),
    below: tuple[Sequence[ft.Control], Sequence[ft.Control]] = ((), ()),
) -> ft.Control:
    """Attacker and defender side by side, one below the other where text is large.

    Args:
        style: The style.
        state: With a battle under way.
        added: What each side is about to commit.
        below: What stands under each side.
    """
    battle = state.battle
    if battle is None:
        return ft.Container()
    columns = [
        _side(style, state, battle.attacker, "attacker", added[0], below[0]),
        _side(style, state, battle.defender, "defender", added[1], below[1]),
    ]
    if style.scale > LARGE_TEXT:
        return ft.Column(columns, spacing=PADDING, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        [ft.Container(column, expand=True) for column in columns],
        spacing=PADDING,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )


def colour_of(style: Style, state: State, seat: int) -> str:
    """The colour of the player in this seat."""
    return style.palette.players[state.players[seat].colour]


def _side(
    style: Style, state: State, fighter: Fighter, role: Side, added: Added, below: Sequence[ft.Control]
) -> ft.Control:
    return ft.Column(
        [Strength(style, state.players[fighter.seat], fighter, role, added), *below],
        spacing=GAP_SMALL,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


@memo
def Strength(style: Style, player: Player, fighter: Fighter, role: Side, added: Added) -> ft.Control:
    """Who stands on a side, and the strength of that side; drawn again only when one of these changes."""
    p, words = style.palette, style.words
    colour = p.players[player.colour]
    total = fighter.total + added.genes + added.fate
    made = made_of(style, fighter, added)
    head = ft.Row(
        [
            species(player.species, colour, 40),
            ft.Column(
                [
                    style.text(player.name, NAME, lines=1),
                    style.text(words(f"battle-role-{role}"), LABEL, p.quiet, lines=1),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    spoken = words("battle-side-spoken", player=player.name, strength=total, parts=", ".join(made))
    strength = figure_with_sum(style, total, colour, made, spoken, gap=GAP)
    return ft.Column(
        [head, strength],
        spacing=GAP_SMALL,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def made_of(style: Style, fighter: Fighter, added: Added) -> list[str]:
    """What a strength is made of, in at most three short lines."""
    words = style.words
    genes, fate = fighter.genes + added.genes, fighter.fate + added.fate
    extra: list[str] = []
    if genes:
        extra.append(words("battle-genes", count=genes))
    if fate:
        extra.append(words("battle-fate", count=fate))
    if fighter.modifier:
        extra.append(words("battle-modifier", change=words.signed(fighter.modifier)))
    lines = [words("battle-group", count=fighter.group)]
    if extra:
        lines.append(", ".join(extra))
    if fighter.die is not None:
        lines.append(words("battle-die", face=fighter.die))
    return lines
