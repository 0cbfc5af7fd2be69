"""Attacker and victim of an attack, and the dice between them."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.state import Fight, Player, State
from companion.ui.core.component import keyed
from companion.ui.core.style import Style
from companion.ui.soup.look import numbered_amoeba
from companion.ui.soup.movement.dice import LyingDice
from companion.ui.theme.measure import GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, LABEL

AMOEBA = 64
"""Width of the two amoebas."""


def sides(style: Style, state: State, fight: Fight) -> ft.Control:
    """Draw attacker and victim, large, with their names."""
    words = style.words
    said = words(
        "movement-fight",
        attacker=state.players[fight.seat].name,
        number=fight.number,
        victim=state.players[fight.victim].name,
        other=fight.victim_number,
    )
    row = ft.Row(
        [
            _side(style, state, state.players[fight.seat], fight.number, words("movement-attacker")),
            _side(style, state, state.players[fight.victim], fight.victim_number, words("movement-attacked")),
        ],
        spacing=GAP_WIDE,
    )
    return ft.Semantics(content=row, label=said, exclude_semantics=True, container=True)


def _side(style: Style, state: State, player: Player, number: int, what: str) -> ft.Control:
    p = style.palette
    amoeba = player.amoeba(number)
    wounds = amoeba.wounds if amoeba is not None else 0
    ink = p.players[state.hue(player.colour)]
    return ft.Column(
        [
            style.text(what, LABEL, p.quiet, lines=1),
            numbered_amoeba(style, player.colour, number, wounds, ink, AMOEBA),
            style.text(player.name, BODY_STRONG, lines=1),
        ],
        spacing=GAP_SMALL,
        tight=True,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def lying(style: Style, state: State, fight: Fight) -> list[ft.Control]:
    """Draw the dice as they lie: attacker's and defender's, or those of an escape."""
    if not fight.dice:
        return []
    p = style.palette
    victim = p.players[state.hue(state.players[fight.victim].colour)]
    inks = (
        (p.players[state.hue(state.players[fight.seat].colour)], victim) if fight.answer == "defend" else ()
    )
    colours = inks or (victim,) * len(fight.dice)
    throw = "-".join(map(str, (*fight.dice, *fight.retried, "thrown")))
    return [keyed("lying", LyingDice, style, fight.dice, colours, throw)]
