"""Payments for fights and Parasitism in quick detail: a button for everybody who may have to pay."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.command import decide
from companion.rules.kernel import Rejection
from companion.rules.soup.fights import Pay, payments
from companion.rules.soup.play import price_of
from companion.ui.core.tap_guard import TapGuard
from companion.ui.soup.context import Here
from companion.ui.soup.movement.journal import times_paid
from companion.ui.soup.phase import titled
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.layout import wrapped


def payment_parts(here: Here) -> list[ft.Control]:
    """Draw a button for each payment that this device may make, disabled where points are missing.

    Often none.
    """
    mine = [each for each in payments(here.state) if here.context.may(each)]
    chips: list[ft.Control] = [_chip(here, each) for each in mine]
    return [titled(here.style, here.words("movement-pay-title"), wrapped(chips))] if chips else []


def _chip(here: Here, command: Pay) -> ft.Control:
    state = here.state
    player = state.players[command.seat]
    price = price_of(player, command.purpose)
    said = here.words("movement-pay", purpose=command.purpose, player=player.name, points=price)
    paid = times_paid(here.context, state, command)
    if paid:
        said = f"{said} · {here.words('movement-pay-paid', count=paid)}"

    def draw(guard: TapGuard) -> ft.Control:
        pay = None if isinstance(decide(state, command), Rejection) else partial(here.context.submit, command)
        return ft.Container(chip_button(here.style, said, guard(pay)), key=guard.key)

    # After a payment the same button is the next one.
    return under_guard((command, player.points, paid), draw, expand=None)
