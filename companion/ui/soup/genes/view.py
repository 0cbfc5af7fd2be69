"""The stage of phase 3: the market of gene cards for the player whose turn it is."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import flet as ft

from companion.rules.soup.data import GENES, Gene
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.state import Player, State
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import Change, latest, use_draft
from companion.ui.core.style import Style
from companion.ui.shared.stage_page import stage_page
from companion.ui.shared.stage_parts import action, part_title
from companion.ui.soup.context import GameContext
from companion.ui.soup.genes.gene_row import gene_row
from companion.ui.soup.genes.offers import GeneOffer, given_up, offers
from companion.ui.soup.look import gene_drawing, gene_mark
from companion.ui.soup.ozone import debts_to_come, known_deck
from companion.ui.soup.phase import titled, turn_head
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column, wrapped


class Wanted(NamedTuple):
    """The choices on the market."""

    gene: Gene | None = None
    basic: Gene | None = None
    """The basic gene to give up, where there are two."""


@component
def GenesView(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw the active player's market."""
    seat = state.active
    assert seat is not None, "phase 3 has always somebody's turn"
    # What somebody has chosen goes with the turn, and with what was bought.
    return keyed(f"market-{seat}-{len(state.players[seat].genes)}", Market, style, context, state, seat)


@component
def Market(style: Style, context: GameContext, state: State, seat: int) -> ft.Control:
    """Draw the player's points and genes, the cards that can be bought, then those that cannot."""
    words, p = style.words, style.palette
    player = state.players[seat]
    wanted, change = use_draft(Wanted)
    may = context.may(BuyGene(seat=seat, gene="speed"))
    found = offers(state, player)
    held = player.gene_names
    note = words("count-mutation-points", count=player.mutation_points) if held else words("genes-none")
    parts: list[ft.Control] = [turn_head(style, state, player, note)]
    if held:
        parts.append(ft.Row([gene_mark(gene, p.text, p.outline) for gene in held], spacing=0, wrap=True))
    open_to = [offer for offer in found if offer.refused is None]
    closed = [offer for offer in found if offer.refused is not None]
    if open_to:
        rows: list[ft.Control] = [part_title(style, words("genes-can-buy"))]
        known = any(offer.ozone is not None for offer in open_to)
        notes = [style.text(words("genes-ozone-note"), LABEL, p.quiet)] if known else []
        offered = [row for offer in open_to for row in _offered(style, state, offer, wanted, change, may=may)]
        # A low page has room for a gene or for what is said of all.
        rows += [*offered, *notes] if style.low else [*notes, *offered]
        parts.append(column(rows, GAP, stretch=True))
    if closed:
        rows = [gene_row(style, offer, None, chosen=False) for offer in closed]
        parts.append(titled(style, words("genes-cannot-buy"), column(rows, GAP_SMALL, stretch=True)))
    chosen = next((offer for offer in open_to if offer.gene == wanted.gene), None)
    return stage_page(style, parts, _bottom(style, context, state, player, chosen, change))


def _offered(
    style: Style, state: State, offer: GeneOffer, wanted: Wanted, change: Change[Wanted], *, may: bool
) -> list[ft.Control]:
    """Draw a card that can be bought; once chosen, which of two basic genes goes, and the resulting debts."""
    words, p = style.words, style.palette
    chosen = wanted.gene == offer.gene

    def turn() -> None:
        change(lambda now: Wanted() if now.gene == offer.gene else Wanted(offer.gene))

    row = gene_row(style, offer, turn if may else None, chosen=chosen)
    if not chosen:
        return [row]
    deck = known_deck(state)
    debts = [] if deck is None else [column(debts_to_come(style, deck, offer.after), GAP, stretch=True)]
    if len(offer.basics) < 2:
        return [row, *debts]

    def give(basic: Gene) -> None:
        change(lambda now: now._replace(basic=basic))

    chips: list[ft.Control] = []
    for basic in offer.basics:
        given = basic == wanted.basic
        picture = gene_drawing(basic, p.on_accent if given else p.quiet, 22)
        chips.append(option(style, words(f"gene-{basic}"), given, partial(give, basic), picture=picture))
    return [row, titled(style, words("genes-which-basic"), wrapped(chips)), *debts]


def _bottom(
    style: Style,
    context: GameContext,
    state: State,
    player: Player,
    chosen: GeneOffer | None,
    change: Change[Wanted],
) -> ft.Control:
    """Draw the button that buys the chosen gene, with its price; else the turn passes."""
    if chosen is None:
        return step_bar(style, context, state)
    words, seat, gene = style.words, player.seat, chosen.gene
    wanted = latest(change)
    basic = given_up(chosen, wanted.basic)
    missing = bool(chosen.basics) and basic is None
    name = words(f"gene-{gene}")
    note = words("genes-which-basic") if missing else ""
    if basic is not None:
        note = words("genes-gives-up", genes=words(f"gene-{basic}"))
    command = BuyGene(seat=seat, gene=gene, given_up=basic)

    def buy() -> None:
        context.submit(command)

    said = words("genes-buy", gene=name, count=GENES[gene].price)
    press = None if missing else buy
    return action(style, context, command, (gene, basic), said, press, note=note, seat=seat)
