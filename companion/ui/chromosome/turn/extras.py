"""Extras of a turn besides its action: the move, recovering fate, discarding genes, fate as a gene."""

from __future__ import annotations

from dataclasses import dataclass, replace

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, MAX_GROUP
from companion.rules.chromosome.fate import DiscardBuilding, FateAsGene, RecoverFate
from companion.rules.chromosome.prices import may_lend_fate, recovery_price
from companion.rules.chromosome.state import State
from companion.rules.chromosome.turn_left import preview
from companion.rules.chromosome.turns import Move
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.chromosome.turn.page import cost_words, turn_page
from companion.ui.chromosome.turn.payment import payment_part, use_payment
from companion.ui.core.component import component
from companion.ui.core.draft import use_draft
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import use_tap_guard
from companion.ui.game.context import Panel
from companion.ui.theme.typography import BODY, LABEL
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.choose import option
from companion.ui.widgets.stepper import Stepper, field_step


@component
def MovePage(
    style: Style, context: GameContext, state: State, seat: int, over: Panel | None = None
) -> ft.Control:
    """Draw the move, with what a merge discharged: at most all but one token of the largest group.

    Args:
        seat: Who moves.
        over: Where the page leads back to; the turn of who moves without it.
    """
    words, guard = style.words, use_tap_guard("move")
    charged = state.players[seat].charged

    def moved(discharged: int) -> None:
        if context.submit(Move(seat=seat, discharged=discharged)):
            context.show(over or Panel("turn", seat))

    rows = [
        choice_row(
            style,
            words("move-plain") if count == 0 else words("move-merged", count=count),
            guard(lambda count=count: moved(count)),
            glyph="group" if count == 0 else "token-discharged",
        )
        for count in range(min(charged, MAX_GROUP - 1) + 1)
    ]
    note = style.text(words("move-note"), LABEL, style.palette.quiet)
    return turn_page(
        style, context, state, seat, words("turn-move"), [note, *rows], over=over, chapter="moving"
    )


@component
def RecoverPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw energy for one fate point."""
    words = style.words
    player = state.players[seat]
    price = recovery_price(state.options)
    payment, change = use_payment(state, seat, price)
    command = RecoverFate(seat=seat, payment=payment)
    note = words("recover-note", fate=player.fate + 1, span=state.options.recovery)
    return turn_page(
        style,
        context,
        state,
        seat,
        words("turn-recover"),
        [style.text(note, BODY), *payment_part(style, state, player, price, payment, change)],
        confirm=words("recover-confirm"),
        command=command,
        chapter="fate",
    )


@dataclass(frozen=True)
class Discarded:
    """Building genes that are about to go back, and whether fate stands for one more."""

    passive: int
    active: int
    fate: bool = False


@component
def DiscardPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the discarding of building genes against irradiation, passive ones first: they protect nobody."""
    words = style.words
    player = state.players[seat]
    full = state.detail == "full"
    has_active = player.active.building if full else MAX_GENES
    has_passive = player.passive.building if full else 0
    chosen, choose = use_draft(
        lambda: Discarded(min(1, has_passive), 0 if has_passive else min(1, has_active))
    )
    passive, active = chosen.passive, chosen.active
    fate = chosen.fate and may_lend_fate(player)
    relief = min(player.irradiation, (active + passive + fate) * state.options.building_relief)
    rows: list[ft.Control] = []
    for side, count, most in (("passive", passive, has_passive), ("active", active, has_active)):
        if most:
            title = words(f"discard-{side}") if full else words("turn-discard")
            known = "" if full else words("discard-known", count=player.genes.building)
            step = field_step(choose, side, 0, most)
            rows.append(Stepper(title, count, 0, most, step).row(style, note=known))
    if may_lend_fate(player):
        said = words("payment-fate-gene", gene="building")
        lend = option(style, said, fate, lambda: choose(lambda now: replace(now, fate=not fate)))
        rows.append(ft.Row([lend], wrap=True))
    left = words("discard-left", before=player.irradiation, after=player.irradiation - relief)
    rows.append(style.text(left, BODY, style.palette.radiation))
    command = DiscardBuilding(seat=seat, active=active, passive=passive, fate=fate)
    return turn_page(
        style,
        context,
        state,
        seat,
        words("turn-discard"),
        rows,
        confirm=words("discard-confirm-fate" if fate else "discard-confirm", count=active + passive),
        command=command,
        chapter="turn",
    )


@component
def FateGenePage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw a fate point as a gene, for something that the app does not follow; once a round."""
    words, guard = style.words, use_tap_guard("fate-gene")
    rows: list[ft.Control] = [style.text(words("fate-gene-note"), LABEL, style.palette.quiet)]
    for kind in GENE_KINDS:
        command = FateAsGene(seat=seat, gene=kind)
        press = guard(lambda command=command: context.submit_and_close(command))
        costs = cost_words(style, preview(state, command), seat)
        rows.append(
            choice_row(
                style,
                words(f"gene-{kind}"),
                press,
                note=costs,
                glyph=GENE_GLYPHS[kind],
                colour=gene_colour(style, kind),
            )
        )
    return turn_page(style, context, state, seat, words("turn-fate-gene"), rows, chapter="fate")
