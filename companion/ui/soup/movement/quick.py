"""Phase 1 in quick detail: movements and fights are paid one by one, eaten amoebas leave the board."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.deaths import LoseAmoebas
from companion.rules.soup.movement import PayMoves, move_price
from companion.rules.soup.state import Player
from companion.ui.core.component import component
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import marked_lines
from companion.ui.soup.context import Here
from companion.ui.soup.deaths.steppers import amoeba_steppers
from companion.ui.soup.movement.journal import moves_paid
from companion.ui.soup.movement.meals import meal_parts
from companion.ui.soup.movement.payments import payment_parts
from companion.ui.soup.movement.told import drift_line, hints
from companion.ui.soup.phase import titled, turn_head
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.typography import BODY
from companion.ui.widgets.stepper import Stepper


@component
def QuickTurn(here: Here, seat: int) -> ft.Control:
    """Draw the drift, the prices of movements, the manual steps."""
    style, state = here.style, here.state
    words, player = here.words, state.players[seat]
    parts: list[ft.Control] = [
        turn_head(style, state, player, words("count-amoebas", count=len(player.amoebas))),
        drift_line(style, state),
        _moves(here, player),
        *payment_parts(here),
        titled(
            style,
            words("movement-by-hand"),
            marked_lines(style, [words("movement-each")]),
            *meal_parts(style, state, player),
        ),
    ]
    told = hints(style, state, player)
    if told:
        parts.append(marked_lines(style, told, sign="info"))
    hunters = [each for each in state.players if each.has("struggle")]
    if hunters and any(here.context.may(LoseAmoebas(seat=each.seat)) for each in state.players):
        parts.append(titled(style, words("movement-eaten"), amoeba_steppers(here)))
    return stage_page(style, parts, step_bar(style, here.context, state))


def _moves(here: Here, player: Player) -> ft.Control:
    """Draw own movements, with their price; nothing to count where they are free."""
    context = here.context
    words, seat = here.words, player.seat
    price = move_price(player, here.state.options)
    if not price:
        return here.style.text(words("movement-free"), BODY)
    paid = moves_paid(context, here.state, seat)
    may = context.may(PayMoves(seat=seat))
    counter = Stepper(
        words("movement-paid"),
        paid,
        0 if may else paid,
        paid + (player.points // price if may else 0),
        lambda by: context.submit(PayMoves(seat=seat, count=by)),
    )
    return counter.row(here.style, note=words("movement-price", count=price))
