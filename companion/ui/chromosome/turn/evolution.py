"""Evolution: a gene of one's choice, or the one that the die names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import flet as ft

from companion.rules.chromosome.actions import Evolve, EvolveByDie
from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.prices import evolution_price, lack
from companion.rules.chromosome.state import State
from companion.rules.chromosome.table import SetOptions
from companion.rules.command import Command
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.names import lack_words
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.chromosome.turn.page import turn_page
from companion.ui.chromosome.turn.payment import payment_part, use_payment
from companion.ui.core.component import component, use_state
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.press import Press, plain

Choice = GeneKind | Literal["die"]


@dataclass(frozen=True)
class ChosenGene:
    """The player's choice so far."""

    choice: Choice | None = None


def _settles_faces(context: GameContext, options: Options) -> bool:
    """Return whether this device may settle the gene on each face, which is a rule of the table."""
    return context.may(SetOptions(options=options))


def _kind(choice: Choice) -> GeneKind | None:
    return None if choice == "die" else choice


@component
def EvolutionPage(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the choice of the gene, its price, and the confirmation."""
    words = style.words
    player, options = state.players[seat], state.options
    chosen, set_chosen = use_state(ChosenGene())
    choice = chosen.choice
    price = evolution_price(options, player, _kind(choice) if choice else "action")
    payment, change = use_payment(state, seat, price)
    rows: list[ft.Control] = [
        _gene_row(style, state, seat, kind, choice == kind, lambda kind=kind: set_chosen(ChosenGene(kind)))
        for kind in GENE_KINDS
    ]
    rows.append(_die_row(style, context, state, seat, choice == "die", lambda: set_chosen(ChosenGene("die"))))
    if options.faces_known and _settles_faces(context, options):
        rows.append(
            plain(
                style,
                words("evolution-faces"),
                lambda: context.show(Panel("gene-faces", seat, "evolution")),
                glyph=options.die,
                ink=style.palette.quiet,
            )
        )
    if choice is None:
        return turn_page(
            style,
            context,
            state,
            seat,
            words("action-evolution"),
            rows,
            confirm=words("evolution-choose"),
            chapter="evolution",
        )
    rows += payment_part(style, state, player, price, payment, change)
    kind = _kind(choice)
    command: Command = EvolveByDie(seat=seat, payment=payment)
    if kind is not None:
        command = Evolve(seat=seat, gene=kind, payment=payment)
    confirm = words("evolution-roll") if kind is None else words("evolution-confirm", gene=kind)
    return turn_page(
        style,
        context,
        state,
        seat,
        words("action-evolution"),
        rows,
        confirm=confirm,
        command=command,
        chapter="evolution",
    )


def _gene_row(
    style: Style, state: State, seat: int, kind: GeneKind, chosen: bool, choose: Press
) -> ft.Control:
    words = style.words
    player = state.players[seat]
    price = evolution_price(state.options, player, kind)
    missing = lack(state, seat, price)
    note = ""
    if state.detail == "full":
        energy = words("count-energy", count=price.energy)
        note = words("evolution-owned", count=player.genes.of(kind), energy=energy)
        if missing is not None:
            note = f"{note} · {lack_words(style, missing)}"
    return choice_row(
        style,
        words(f"gene-{kind}"),
        choose if missing is None else None,
        chosen=chosen,
        note=note,
        glyph=GENE_GLYPHS[kind],
        colour=gene_colour(style, kind),
    )


def _die_row(
    style: Style, context: GameContext, state: State, seat: int, chosen: bool, choose: Press
) -> ft.Control:
    words = style.words
    title = words("turn-by-die")
    if not state.options.faces_known:
        settles = _settles_faces(context, state.options)
        return choice_row(
            style,
            title,
            (lambda: context.show(Panel("gene-faces", seat, "evolution"))) if settles else None,
            note=words("evolution-faces-first") if settles else words("party-host-only"),
            chosen=False,
            glyph=state.options.die,
            trailing="chevron-right",
        )
    price = evolution_price(state.options, state.players[seat], None)
    missing = lack(state, seat, price)
    note = words("count-energy", count=price.energy) if state.detail == "full" else ""
    if missing is not None:
        note = f"{note} · {lack_words(style, missing)}"
    return choice_row(
        style, title, choose if missing is None else None, chosen=chosen, note=note, glyph=state.options.die
    )
