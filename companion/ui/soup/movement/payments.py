"""What fights and Parasitism cost in quick detail: a button for everybody who can have to pay now."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.kernel import Rejection
from companion.rules.soup import commands as cmd
from companion.rules.soup.decide import decide
from companion.rules.soup.prices import price_of
from companion.rules.soup.state import State
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.soup.context import GameContext
from companion.ui.soup.movement.journal import times_paid
from companion.ui.soup.phase import titled
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import wrapped


def due(state: State) -> tuple[cmd.Pay, ...]:
    """The payments that may be asked of somebody: who can attack now, who can answer, who can be a host."""
    feeding = state.phase == "movement"
    gene = "struggle" if feeding else "aggression"
    active = [each for each in state.players if each.seat == state.active or not feeding]
    attackers = {each.seat for each in active if each.has(gene)}
    found = [cmd.Pay(seat=seat, purpose="attack") for seat in attackers]
    for player in state.players:
        if attackers - {player.seat}:
            found += [
                cmd.Pay(seat=player.seat, purpose="defend"),
                cmd.Pay(seat=player.seat, purpose="escape"),
            ]
        if any(each.has("parasitism") and each.seat != player.seat for each in active):
            found.append(cmd.Pay(seat=player.seat, purpose="host"))
    return tuple(each for each in found if not isinstance(decide(state, each), Rejection))


def payment_parts(style: Style, context: GameContext, state: State) -> list[ft.Control]:
    """A button for each payment that this device may make, under their title; none at most tables."""
    chips: list[ft.Control] = [_chip(style, context, state, each) for each in due(state) if context.may(each)]
    return [titled(style, style.words("movement-pay-title"), wrapped(chips))] if chips else []


def _chip(style: Style, context: GameContext, state: State, command: cmd.Pay) -> ft.Control:
    player = state.players[command.seat]
    said = style.words(
        "movement-pay",
        purpose=command.purpose,
        player=player.name,
        points=price_of(player, command.purpose),
    )
    paid = times_paid(context, state, command)
    if paid:
        said = f"{said} · {style.words('movement-pay-paid', count=paid)}"

    def draw(guard: TapGuard) -> ft.Control:
        pay = guard(partial(context.submit, command))
        return ft.Container(chip_button(style, said, pay), key=guard.key)

    # After a payment the same button is the next one.
    return under_guard((command, player.points), draw, expand=None)
