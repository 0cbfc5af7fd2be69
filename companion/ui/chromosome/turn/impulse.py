"""Impulse: a new radioactive area, a stronger one, or energy drawn from one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

import flet as ft

from companion.rules.chromosome.actions import Impulse, power_after_impulse
from companion.rules.chromosome.prices import IMPULSE_PRICE
from companion.rules.chromosome.state import State
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import area_words
from companion.ui.chromosome.table.rooms import room_chips
from companion.ui.chromosome.turn.page import turn_page
from companion.ui.chromosome.turn.payment import payment_part, use_payment
from companion.ui.core.component import component
from companion.ui.core.draft import use_draft
from companion.ui.core.style import Style
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.choose import options_row
from companion.ui.widgets.stepper import Stepper, field_step

Way = Literal["new", "add", "draw"]
WAYS: tuple[Way, ...] = ("new", "add", "draw")


@dataclass(frozen=True)
class ImpulseDraft:
    """The player's choices so far."""

    way: Way = "new"
    area: int = 0
    room: str = ""
    charged: int = 0


@component
def ImpulsePage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the choice of the way and the area, what was charged, and the confirmation."""
    words = style.words
    player = state.players[seat]
    areas = state.areas_by_power
    chosen, choose = use_draft(ImpulseDraft)
    way, room_left = chosen.way, player.discharged
    charged = min(chosen.charged, room_left)
    payment, change = use_payment(state, seat, IMPULSE_PRICE)
    area = None
    if way != "new":
        area = next((each for each in areas if each.id == chosen.area), areas[0] if areas else None)
    rows: list[ft.Control] = []
    if areas:
        ways = [(each, words(f"impulse-{each}")) for each in WAYS]
        rows.append(options_row(style, ways, way, lambda each: choose(lambda now: replace(now, way=each))))
    if way == "new":
        rows.append(
            room_chips(
                style,
                words("impulse-room"),
                chosen.room,
                lambda room: choose(lambda now: replace(now, room=room)),
            )
        )
    else:
        rows += [
            choice_row(
                style,
                area_words(style, each, state.power(each)),
                lambda each=each: choose(lambda now: replace(now, area=each.id)),
                chosen=each is area,
                glyph="radiation",
                colour=style.palette.radiation,
            )
            for each in areas
        ]
    power = power_after_impulse(state, area, draw=way == "draw")
    if state.detail == "full":
        step = field_step(choose, "charged", 0, room_left)
        rows.append(
            Stepper(words("impulse-charged"), charged, 0, room_left, step).row(
                style, note=words("impulse-charged-note", power=power)
            )
        )
    rows += payment_part(style, state, player, IMPULSE_PRICE, payment, change)
    command = Impulse(
        seat=seat,
        draw=way == "draw",
        area=area.id if area is not None else None,
        room=chosen.room if way == "new" else "",
        charged=charged,
        payment=payment,
    )
    return turn_page(
        style,
        context,
        state,
        seat,
        words("action-impulse"),
        rows,
        confirm=words("impulse-confirm", way=way, power=power),
        command=command,
        chapter="impulse",
    )
