"""Payment of a price: discharged tokens, trophies given back, fate as a gene; filled in the cheapest way."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, Genes
from companion.rules.chromosome.prices import (
    Payment,
    Price,
    cheapest,
    energy_paid,
    enough,
    may_lend_fate,
    to_turn,
    with_turned,
)
from companion.rules.chromosome.state import Player, State
from companion.ui.art import art, species
from companion.ui.chromosome.names import price_words
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.chromosome.turn.any_genes import ChangePayment, any_gene_rows
from companion.ui.core.draft import use_draft
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG, LABEL
from companion.ui.widgets.choose import option, options_row
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.stepper import Stepper, clamped


def use_payment(
    state: State, seat: int, price: Price, groups: Sequence[int] = ()
) -> tuple[Payment, ChangePayment]:
    """Return the payment of a price: the cheapest until the player chooses another; a new price resets it.

    Args:
        state: The state before it.
        seat: Who pays.
        price: What is paid.
        groups: Sizes of groups that the player is known to have; energy comes from whole ones.
    """
    chosen, set_chosen = use_draft(_nothing_chosen)
    player = state.players[seat]

    def of(now: tuple[Price, Payment] | None) -> Payment:
        payment = now[1] if now is not None and now[0] == price else cheapest(state, seat, price, groups)
        return with_turned(player, price, payment, groups) if state.detail == "full" else payment

    payment = of(chosen)

    def change(next_of: Callable[[Payment], Payment]) -> None:
        def choose(now: tuple[Price, Payment] | None) -> tuple[Price, Payment]:
            return price, next_of(of(now))

        set_chosen(choose)

    return payment, change


def _nothing_chosen() -> tuple[Price, Payment] | None:
    return None


def payment_part(
    style: Style,
    state: State,
    player: Player,
    price: Price,
    payment: Payment,
    change: ChangePayment,
    groups: Sequence[int] = (),
) -> list[ft.Control]:
    """Draw the price, and the player's choices in its payment; `groups` as for `use_payment`."""
    full = state.detail == "full"
    rows: list[ft.Control] = []
    if full and price.energy:  # a price of genes alone stands on the button
        rows.append(_cost(style, state, player, price, payment))
    if full:
        rows += any_gene_rows(style, player, price, payment, change)
    genes = price.genes.plus(payment.any_genes)
    if genes.total and may_lend_fate(player):
        rows.append(_fate_chips(style, genes, payment, change))
    if price.energy:
        if full and player.charged:
            rows += _turned(style, player, price, payment, change, groups)
        rows += _trophies(style, state, player, payment, change)
    return rows


def _cost(style: Style, state: State, player: Player, price: Price, payment: Payment) -> ft.Control:
    """Draw the price, and how much of its energy is gathered; a check when all of it is."""
    words, p = style.words, style.palette
    covered = enough(state, player.seat, price, payment)
    lines: list[ft.Control] = [
        style.text(words("payment-cost"), LABEL, p.quiet),
        style.text(price_words(style, price), BODY_STRONG, lines=3),
    ]
    if price.energy:
        paid = energy_paid(payment)
        over = "over" if paid > price.energy else "fits"
        told = words("payment-energy", paid=paid, needs=price.energy, fit=over)
        lines.append(style.text(told, LABEL, p.text if covered else p.quiet, lines=2))
    parts: list[ft.Control] = [column(lines, expand=True)]
    if covered:
        parts.append(art("check", p.accent, 24))
    return ft.Row(parts, spacing=GAP)


def _fate_chips(style: Style, genes: Genes, payment: Payment, change: ChangePayment) -> ft.Control:
    chips: list[ft.Control] = []
    for kind in GENE_KINDS:
        if not genes.of(kind):
            continue
        lent = payment.fate_gene == kind
        said = style.words("payment-fate-gene", gene=kind)
        stands = None if lent else kind
        ink = style.palette.on_accent if lent else gene_colour(style, kind)
        chips.append(
            option(
                style,
                said,
                lent,
                lambda stands=stands: change(lambda now: now.replace(fate_gene=stands)),
                picture=art(GENE_GLYPHS[kind], ink, 20),
            )
        )
    return wrapped(chips)


def _turned(
    style: Style,
    player: Player,
    price: Price,
    payment: Payment,
    change: ChangePayment,
    groups: Sequence[int],
) -> list[ft.Control]:
    """Draw how many tokens the turned groups have; nothing where only one number is possible."""
    words = style.words
    possible = to_turn(player, price.energy, sum(payment.trophies), groups)
    if len(possible) < 2:
        return []

    def turn(count: int) -> None:
        change(lambda now: now.replace(discharged=count))

    choices = [(count, words("count-tokens", count=count)) for count in possible]
    title = words("payment-turned", count=player.charged)
    return [
        style.text(title, LABEL, style.palette.quiet),
        options_row(style, choices, payment.discharged, turn),
    ]


def _trophies(
    style: Style, state: State, player: Player, payment: Payment, change: ChangePayment
) -> list[ft.Control]:
    words, p = style.words, style.palette
    counts = payment.trophies or (0,) * len(player.trophies)

    def row(owner: Player, has: int) -> ft.Control:
        def step(by: int) -> None:
            change(lambda now: now.replace(trophies=given(now.trophies or counts, by)))

        def given(trophies: tuple[int, ...], by: int) -> tuple[int, ...]:
            return tuple(
                clamped(count + by, 0, has) if seat == owner.seat else count
                for seat, count in enumerate(trophies)
            )

        title = words("player-trophies-of", owner=owner.name)
        return Stepper(title, counts[owner.seat], 0, has, step, small=True).row(
            style,
            note=words("payment-trophies-note", count=has),
            picture=species(owner.species, p.players[owner.colour], 28),
        )

    return [row(state.players[owner], has) for owner, has in enumerate(player.trophies) if has]
