"""Payments in quick detail: a button for each payment that may be needed now."""

import flet as ft

from companion.rules.soup.payments import Pay, payments_now
from companion.rules.soup.play import PointsChanged, price_of
from companion.rules.soup.state import State
from companion.ui import kit
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.phase import entries, section


def payment_parts(here: Here) -> list[ft.Control]:
    """Draw a button for each payment that this device may make, disabled if points or attacks are used up."""
    mine = [each for each in payments_now(here.state) if here.context.may(each)]
    chips: list[ft.Control] = [_payment(here, each) for each in mine]
    return [section(here, "payments", here.words("payments"), kit.wrapped(chips))] if chips else []


def _payment(here: Here, command: Pay) -> ft.Control:
    player = here.state.players[command.seat]
    price = price_of(player, command.purpose)
    said = here.words("payments-one", purpose=command.purpose, player=player.name, points=price)
    paid = times_paid(here.context, here.state, command)
    if paid:
        said = f"{said} · {here.words('payments-made', count=paid)}"

    def draw(guard: kit.TapGuard) -> ft.Control:
        pay = guard(here.context.press(command))
        return ft.Container(kit.chip_button(here.style, said, pay), key=guard.key)

    # The meaning includes the number of payments, so the guard treats the button as new after each payment.
    return kit.under_guard((command, player.points, paid), draw)


def times_paid(context: GameContext, state: State, command: Pay) -> int:
    """Return how often a player has made this payment in the current phase (quick detail)."""
    return sum(
        entry.label.key == "label-pay"
        and entry.label.params.get("purpose") == command.purpose
        and any(isinstance(event, PointsChanged) and event.seat == command.seat for event in entry.events)
        for entry in entries(context, state)
    )
