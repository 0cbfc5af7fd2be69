"""Phase 3: the market, a page on which the player whose turn it is chooses a gene card to buy."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import NamedTuple

import flet as ft

from companion.rules.command import decide
from companion.rules.kernel import Rejection
from companion.rules.soup.data import GENES, Gene, mutation_points
from companion.rules.soup.genes import BuyGene, exchangeable
from companion.rules.soup.odds import dearer
from companion.rules.soup.state import Player, State
from companion.ui.core.component import component, keyed
from companion.ui.core.style import Style
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.stage_parts import part_title
from companion.ui.soup.context import Here
from companion.ui.soup.look import drawing, gene_drawing, gene_mark
from companion.ui.soup.ozone_figures import counted, debts_to_come, known_deck
from companion.ui.soup.phase import titled, turn_head
from companion.ui.soup.table.next_action import step_bar
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, CAPTION, HEADING, LABEL
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import column, wrapped
from companion.ui.widgets.press import Press, row_button

SYMBOL = 32
"""Width of a gene's symbol."""


@component
def GenesView(here: Here) -> ft.Control:
    """Draw the active player's market."""
    seat = here.state.active
    assert seat is not None, "phase 3 has always somebody's turn"
    # What somebody has chosen goes with the turn, and with what was bought.
    return keyed(f"market-{seat}-{len(here.state.players[seat].genes)}", Market, here, seat)


@component
def Market(here: Here, seat: int) -> ft.Control:
    """Draw the player's points and genes, the cards that can be bought, then those that cannot."""
    style, words, p, player = here.style, here.words, here.palette, here.state.players[seat]
    page = use_page(here, BuyGene(seat=seat, gene="speed"), seat=seat)
    found = offers(here.state, player)
    held = player.gene_names
    note = words("count-mutation-points", count=player.mutation_points) if held else words("genes-none")
    page.part(turn_head(here, player, note))
    if held:
        page.part(ft.Row([gene_mark(gene, p.text, p.outline) for gene in held], spacing=0, wrap=True))
    open_to = [offer for offer in found if offer.refused is None]
    closed = [offer for offer in found if offer.refused is not None]
    if open_to:
        known = any(offer.ozone is not None for offer in open_to)
        notes = [here.quiet("genes-ozone-note")] if known else []
        offered = [row for offer in open_to for row in _offered(page, offer)]
        # A low page has room for a gene or for what is said of all.
        rows = [*offered, *notes] if style.low else [*notes, *offered]
        page.part(column([part_title(style, words("genes-can-buy")), *rows], GAP, stretch=True))
    if closed:
        rows = [gene_row(style, offer, None, chosen=False) for offer in closed]
        page.titled("genes-cannot-buy", column(rows, GAP_SMALL, stretch=True))
    wanted = page.draft
    chosen = next((offer for offer in open_to if wanted is not None and offer.gene == wanted.gene), None)
    if wanted is None or chosen is None:
        return page.on_stage(step_bar(here))
    given = wanted.given_up
    page.confirm(
        words("genes-buy", gene=words(f"gene-{wanted.gene}"), count=GENES[wanted.gene].price),
        note=words("genes-gives-up", genes=words(f"gene-{given}")) if given else "",
        lacks=words("genes-which-basic") if chosen.basics and given is None else "",
    )
    return page.on_stage()


def _offered(page: Page[BuyGene], offer: GeneOffer) -> list[ft.Control]:
    """Draw a card that can be bought; once chosen, which of two basic genes goes, and the resulting debts."""
    here, wanted = page.here, page.draft
    style, p = here.style, here.palette
    only = offer.basics[0] if len(offer.basics) == 1 else None
    buys = BuyGene(seat=page.blank.seat, gene=offer.gene, given_up=only)

    def turn() -> None:
        page.change(lambda now: None if now is not None and now.gene == offer.gene else buys)

    chosen = wanted is not None and wanted.gene == offer.gene
    row = gene_row(style, offer, turn if page.may else None, chosen=chosen)
    if wanted is None or not chosen:
        return [row]
    deck = known_deck(here.state)
    debts = [] if deck is None else [column(debts_to_come(style, deck, offer.after), GAP, stretch=True)]
    if len(offer.basics) < 2:
        return [row, *debts]
    chips: list[ft.Control] = []
    for basic in offer.basics:
        given = basic == wanted.given_up
        picture = gene_drawing(basic, p.on_accent if given else p.quiet, 22)
        give = partial(page.choose, buys.replace(given_up=basic))
        chips.append(option(style, here.words(f"gene-{basic}"), given, give, picture=picture))
    return [row, titled(here, here.words("genes-which-basic"), wrapped(chips)), *debts]


class GeneOffer(NamedTuple):
    """A gene card that is left, as it is offered to a player."""

    gene: Gene
    left: int
    """Cards of it that nobody holds."""

    basics: tuple[Gene, ...]
    """The basic genes of which one is given up for it, of those held; none for a basic gene."""

    refused: Rejection | None
    """The reason why it cannot be bought; None where it can."""

    ozone: tuple[Fraction, int] | None
    """The extra debt at the next card on average, and until the last one; None where unknown."""

    after: int
    """Mutation points once it has been bought, as the odds take them."""


def offers(state: State, player: Player) -> tuple[GeneOffer, ...]:
    """Return every gene of which a card is left, in the order of the catalogue."""
    return tuple(_offer(state, player, gene) for gene in GENES if state.market(gene) > 0)


def _offer(state: State, player: Player, gene: Gene) -> GeneOffer:
    basics = exchangeable(state, player, gene)
    answer = decide(state, BuyGene(seat=player.seat, gene=gene, given_up=basics[0] if basics else None))
    refused = answer if isinstance(answer, Rejection) else None
    after = _mutation_points(player, gene, basics)
    deck = known_deck(state)
    ozone = None if deck is None else dearer(deck, counted(player.mutation_points), after)
    return GeneOffer(gene, state.market(gene), basics, refused, ozone, after)


def _mutation_points(player: Player, gene: Gene, basics: tuple[Gene, ...]) -> int:
    after: list[Gene] = [*player.gene_names, gene]
    # Of two basic genes the one with more mutation points makes the better exchange for the ozone.
    given = max(basics, key=lambda basic: GENES[basic].mutation, default=None)
    if given is not None:
        after.remove(given)
    return counted(mutation_points(tuple(after)))


def gene_row(style: Style, offer: GeneOffer, press: Press | None, *, chosen: bool) -> ft.Control:
    """Draw the card; one that cannot be bought is quiet, cannot be pressed, and says why."""
    words, p = style.words, style.palette
    card, refused = GENES[offer.gene], offer.refused
    name = words(f"gene-{offer.gene}")
    ink = p.quiet if refused else p.text
    facts = " · ".join(
        (words("gene-mutation", points=card.mutation), words("genes-copies", count=offer.left))
    )
    lines: list[ft.Control] = [
        style.text(name, BODY_STRONG, ink, lines=2),
        style.text(facts, CAPTION, p.quiet, lines=2),
        style.text(words(f"gene-{offer.gene}-effect"), LABEL, ink),
    ]
    said = [name, words("genes-price", count=card.price), facts, words(f"gene-{offer.gene}-effect")]
    exchange = _exchange(style, offer)
    ozone = "" if refused else ozone_words(style, offer)
    for more in (exchange, ozone):
        if more:
            lines.append(style.text(more, CAPTION, p.quiet))
            said.append(more)
    if refused:
        why = words(refused.code, **refused.params)
        lines.append(style.text(why, CAPTION, p.quiet))
        said.append(why)
    price = ft.Row(
        [drawing("points", p.quiet, 20), style.text(words.number(card.price), HEADING, ink, lines=1)],
        spacing=GAP_SMALL,
        tight=True,
    )
    content = ft.Row(
        [
            gene_drawing(offer.gene, p.quiet if refused else p.accent, SYMBOL),
            column(lines, GAP_SMALL, expand=True),
            price,
        ],
        spacing=GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    inset = ft.Padding.symmetric(horizontal=GAP_WIDE, vertical=GAP)
    if press is None:
        row = ft.Container(content, padding=inset)
        return ft.Semantics(
            content=row, label=". ".join(said), exclude_semantics=True, container=True, disabled=True
        )
    edge = p.accent if chosen else p.outline
    fill = p.raised if chosen else None
    button = row_button(style, content, press, label=". ".join(said), edge=edge, fill=fill, padding=inset)
    return ft.Semantics(content=button, selected=chosen)


def ozone_words(style: Style, offer: GeneOffer) -> str:
    """Return what the gene costs in ozone: at the next card on average, and until the last.

    Empty where unknown.
    """
    if offer.ozone is None:
        return ""
    words = style.words
    mean, total = offer.ozone
    if not total:
        return words("genes-ozone-nothing")
    return words("genes-ozone", next=words.signed(mean, decimals=1), total=words.signed(total))


def _exchange(style: Style, offer: GeneOffer) -> str:
    basics = offer.basics or GENES[offer.gene].gives_up
    if not basics:
        return ""
    names = [style.words(f"gene-{basic}") for basic in basics]
    return style.words("genes-gives-up", genes=style.words.choice(names))
