"""The sheet on which a player settles a debt: the cheapest way, others, or genes of one's own choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import partial

import flet as ft

from companion.rules.command import decide
from companion.rules.kernel import Rejection
from companion.rules.soup.data import Gene
from companion.rules.soup.ozone import Settle
from companion.rules.soup.settlement import (
    Payment,
    cheapest,
    gene_pays,
    gene_worth,
    payment,
    payments,
)
from companion.rules.soup.state import Player, State
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.soup.calculators.payment import loss_words, payment_words
from companion.ui.soup.context import GameContext, Here
from companion.ui.soup.look import gene_drawing, player_drawing
from companion.ui.soup.phase import titled
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.chip_button import chip_button
from companion.ui.widgets.choice_row import choice_row
from companion.ui.widgets.choose import option
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.guarded import guarded
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.stepper import Stepper, clamped

MOST_LISTED = 7
"""Genes among which all ways to pay are looked for; more make the list longer than anybody reads."""

MOST_SHOWN = 4
"""Ways to pay that are shown, the cheapest included."""

MOST_WORTH = 20
"""The upper bound of a gene's entered worth."""


@dataclass(frozen=True)
class SettleDraft:
    """The choices on the sheet."""

    genes: tuple[Gene, ...] | None = None
    """To give up; None: what is cheapest."""

    worth: Mapping[Gene, int] = field(default_factory=dict[Gene, int])
    """The entered worth of genes to their player."""

    weighing: bool = False
    """Whether the worth of the genes is open to be changed."""


def worth_of(draft: SettleDraft, gene: Gene) -> int:
    """Return what a gene counts for."""
    return draft.worth.get(gene, gene_worth(gene))


def ways(state: State, player: Player, draft: SettleDraft) -> tuple[Payment, ...]:
    """Return the ways to pay, the cheapest first."""
    owed, genes = state.debts[player.seat], player.gene_names
    best = cheapest(owed, genes, player.points, state.options, draft.worth)
    others = payments(owed, genes[:MOST_LISTED], player.points, state.options, draft.worth)
    if best is None:
        return ()
    return (best, *(way for way in others if set(way.genes) != set(best.genes)))[:MOST_SHOWN]


def chosen(state: State, player: Player, draft: SettleDraft) -> Payment:
    """Return the chosen payment: the genes chosen, or the cheapest way.

    Where nothing suffices, which happens after corrections alone, all that pays is given.
    """
    owed = state.debts[player.seat]
    genes: tuple[Gene, ...] | None = draft.genes
    if genes is None:
        best = cheapest(owed, player.gene_names, player.points, state.options, draft.worth)
        if best is not None:
            return best
        genes = tuple(gene for gene in player.gene_names if gene_pays(gene, state.options) > 0)
    return payment(owed, genes, state.options, draft.worth)


def spent_words(style: Style, way: Payment) -> str:
    """Return what the button says that it spends."""
    words = style.words
    genes = words.list([words(f"gene-{gene}") for gene in way.genes])
    if not way.genes:
        return words("settle-pay", count=way.points)
    if not way.points:
        return words("settle-give-up", genes=genes)
    return words("settle-both", count=way.points, genes=genes)


def settle_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control | None:
    """Draw the sheet of the panel "settle"."""
    if not owes(state, panel.seat):
        return None
    return keyed(f"settle-{panel.seat}", SettleSheet, Here(style, context, state), panel.seat)


def settling(context: GameContext, panel: Panel) -> bool:
    """Return whether the player still owes something that this device may settle."""
    return owes(context.state, panel.seat) and context.may(Settle(seat=panel.seat))


def owes(state: State, seat: int) -> bool:
    """Return whether a seat has a debt."""
    return seat < len(state.debts) and state.debts[seat] > 0


def next_owing(context: GameContext) -> int | None:
    """Return who settles next on this device."""
    state = context.state
    return next((seat for seat in state.order if owes(state, seat) and context.may(Settle(seat=seat))), None)


@component
def SettleSheet(here: Here, seat: int) -> ft.Control:
    """Draw the debt, the ways to pay it, and the button that says what it spends."""
    style, state = here.style, here.state
    words, p = here.words, here.palette
    player = state.players[seat]
    draft, change = use_draft(SettleDraft)
    picked = chosen(state, player, draft)
    found = ways(state, player, draft)
    parts: list[ft.Control] = []
    if found:
        parts.append(titled(style, words("payment-cheapest"), _way(style, found[0], picked, change)))
        if len(found) > 1:
            rows = [_way(style, way, picked, change) for way in found[1:]]
            parts.append(titled(style, words("payment-others"), *rows))
    else:
        parts.append(style.text(words("settle-impossible"), LABEL, p.danger))
    if any(gene_pays(gene, state.options) > 0 for gene in player.gene_names):
        parts.append(titled(style, words("settle-choose"), _genes(style, state, player, picked, change)))
        parts.append(_worth(style, player, draft, change))
    return sheet(
        style,
        words("settle-title", player=player.name),
        parts,
        here.context.close,
        picture=player_drawing(player.colour, p.players[state.hue(player.colour)], 40),
        note=words("settle-note", debt=state.debts[seat], points=player.points),
        footer=_footer(here, player, picked, change),
    )


def _way(style: Style, way: Payment, picked: Payment, change: Change[SettleDraft]) -> ft.Control:
    return choice_row(
        style,
        payment_words(style, way),
        lambda: change(lambda now: replace(now, genes=way.genes)),
        chosen=set(way.genes) == set(picked.genes),
        note=loss_words(style, way),
    )


def _genes(
    style: Style, state: State, player: Player, picked: Payment, change: Change[SettleDraft]
) -> ft.Control:
    """Draw a chip for each gene held, with what it pays."""
    words, p = style.words, style.palette

    def turn(gene: Gene) -> None:
        def toggled(now: SettleDraft) -> SettleDraft:
            genes = chosen(state, player, now).genes
            less = tuple(each for each in genes if each != gene)
            return replace(now, genes=less if gene in genes else (*genes, gene))

        change(toggled)

    chips: list[ft.Control] = []
    for gene in dict.fromkeys(player.gene_names):
        given = gene in picked.genes
        said = words("settle-gene", gene=words(f"gene-{gene}"), count=gene_pays(gene, state.options))
        picture = gene_drawing(gene, p.on_accent if given else p.quiet, 22)
        chips.append(option(style, said, given, partial(turn, gene), picture=picture))
    return wrapped(chips)


def _worth(style: Style, player: Player, draft: SettleDraft, change: Change[SettleDraft]) -> ft.Control:
    """Draw what each gene is worth to its player, which decides the cheapest way."""
    words, p = style.words, style.palette
    if not draft.weighing:
        opens = chip_button(
            style,
            words("settle-worth-change"),
            lambda: change(lambda now: replace(now, weighing=True)),
            glyph="edit",
            ink=p.quiet,
        )
        return ft.Row([opens])

    def step(gene: Gene, by: int) -> None:
        def weighed(now: SettleDraft) -> SettleDraft:
            value = clamped(worth_of(now, gene) + by, 0, MOST_WORTH)
            return replace(now, genes=None, worth={**now.worth, gene: value})

        change(weighed)

    rows: list[ft.Control] = [style.text(words("settle-worth-note"), LABEL, p.quiet)]
    for gene in dict.fromkeys(player.gene_names):
        counter = Stepper(
            words(f"gene-{gene}"), worth_of(draft, gene), 0, MOST_WORTH, partial(step, gene), small=True
        )
        rows.append(counter.row(style, picture=gene_drawing(gene, p.quiet, 24)))
    return titled(style, words("settle-worth"), column(rows, GAP, stretch=True))


def _footer(
    here: Here,
    player: Player,
    picked: Payment,
    change: Change[SettleDraft],
) -> ft.Control:
    """Draw the button; where it can settle nothing, it says why."""
    context = here.context
    command = Settle(seat=player.seat, genes=picked.genes)
    answer = decide(here.state, command)
    refused = answer if isinstance(answer, Rejection) else None

    def settle() -> None:
        now = chosen(context.state, context.state.players[player.seat], latest(change))
        if not context.submit(Settle(seat=player.seat, genes=now.genes)):
            return
        following = next_owing(context)
        if following is None:
            context.close()
        else:
            context.show(Panel("settle", following))

    note = here.words(refused.code, **refused.params) if refused else ""
    if not refused and picked.excess:
        note = here.words("settle-excess", count=picked.excess)
    elif not refused and picked.returned:
        note = here.words("payment-returned", count=picked.returned)
    press = None if refused else settle
    button = guarded(here.style, player.seat, spent_words(here.style, picked), press, note=note)
    return ft.Row([button])
