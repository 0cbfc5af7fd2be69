"""The dice of a fight, entered as they lie on the table."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.fights import RetryFight, RollFight
from companion.ui.core.component import component, keyed, use_state
from companion.ui.core.style import Style
from companion.ui.soup.context import GameContext
from companion.ui.soup.movement.dice import EnteredDice
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG
from companion.ui.widgets.layout import column


@component
def FightDice(style: Style, context: GameContext, retries: int | None) -> ft.Control:
    """Draw the entry of a fight's dice, the attacker's first; after a tie they are asked again.

    Args:
        retries: Whose second attempt of Persistence it is; None: the first throw.
    """
    words = style.words
    tie, set_tie = use_state(False)

    def give(faces: tuple[int, ...]) -> None:
        attacker, defender = faces
        set_tie(attacker == defender)
        if attacker == defender:
            return
        dice = ((attacker, defender),)
        if retries is None:
            context.submit(RollFight(dice=dice))
        else:
            context.submit(RetryFight(seat=retries, dice=dice))

    what = words("movement-fight-own-dice")
    entered = keyed("faces", EnteredDice, style, 2, style.palette.text, give, what=what)
    told: list[ft.Control] = [style.text(words("movement-tie"), BODY_STRONG)] if tie else []
    return column([*told, entered], GAP, stretch=True)
