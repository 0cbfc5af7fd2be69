"""Growth: how many tokens, to one group or to empty rooms."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.actions import Grow
from companion.rules.chromosome.prices import affordable_growth, growth_price, lack, most_growth
from companion.rules.chromosome.state import State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import lack_words
from companion.ui.chromosome.turn.page import turn_page
from companion.ui.chromosome.turn.payment import payment_part, use_payment
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import options_row, switch_row


@component
def GrowthPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the choice of a Growth, and the confirmation."""
    words = style.words
    player = state.players[seat]
    wished, set_wished = use_state(1)
    spread, set_spread = use_state(False)
    charged, set_charged = use_state(player.charged == player.on_board > 0)
    most = most_growth(state, seat, spread=spread)
    can = max(1, affordable_growth(state, seat, spread=spread))
    tokens = min(wished, can)
    price = growth_price(state.options, tokens)
    payment, change = use_payment(state, seat, price)
    part: list[ft.Control] = [
        options_row(
            style,
            [(False, words("growth-group")), (True, words("growth-spread"))],
            spread,
            set_spread,
        ),
        style.text(words("growth-how-many"), LABEL, style.palette.quiet),
        options_row(
            style, [(count, str(count)) for count in range(1, can + 1)], tokens, set_wished, wrap=can > 5
        ),
    ]
    missing = lack(state, seat, growth_price(state.options, can + 1)) if can < most else None
    if missing is not None:
        more = words("count-tokens", count=can + 1)
        said = words("growth-short", tokens=more, why=lack_words(style, missing))
        part.append(style.text(said, LABEL, style.palette.quiet))
    if state.detail == "full" and not spread and player.charged:
        part.append(
            switch_row(
                style, words("growth-charged"), charged, set_charged, note=words("growth-charged-note")
            )
        )
    part += payment_part(style, state, player, price, payment, change)
    command = Grow(
        seat=seat,
        tokens=tokens,
        spread=spread,
        charged=charged and not spread and player.charged > 0,
        payment=payment,
    )
    return turn_page(
        style,
        context,
        state,
        seat,
        words("action-growth"),
        part,
        confirm=words("growth-confirm", tokens=words("count-tokens", count=tokens)),
        command=command,
        chapter="growth",
    )
