"""Phase 3: the market, a page on which the active player chooses a gene card to buy."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import partial
from typing import Final, Literal, NamedTuple

import flet as ft

from companion.rules.kernel import Rejection, decide
from companion.rules.soup.data import DIVISION_POINTS, GENES, Gene, mutation_points
from companion.rules.soup.genes import BuyGene
from companion.rules.soup.market import exchangeable
from companion.rules.soup.odds import OzoneDeck, dearer
from companion.rules.soup.play import amoeba_price
from companion.rules.soup.scoring import score_steps
from companion.rules.soup.state import HeldGene, Player, State
from companion.ui import kit
from companion.ui.calculators.what_if import what_if
from companion.ui.shared.page import Page, use_page
from companion.ui.shared.stage_parts import marked_lines, part_title
from companion.ui.soup.calculators.ozone import OzoneInput
from companion.ui.soup.context import Here
from companion.ui.soup.look import drawing, gene_drawing, gene_mark, gene_option
from companion.ui.soup.movement import drift_line
from companion.ui.soup.next_step import last_call
from companion.ui.soup.ozone_figures import counted, debts_to_come, known_deck
from companion.ui.soup.phase import gain_words, titled, turn_head
from companion.ui.theme.letters import width_of
from companion.words import Words

SYMBOL = 28
"""Width of a gene's symbol."""
NAME = 110
"""Minimum width of a gene's name beside its symbol; with less room, the symbol is left out."""
PRICE = 64
"""Width of the button that buys a gene."""

Figure = Literal["mutation", "ozone", "steps"]
"""A figure about a gene: mutation points, debt until the last card, or steps in a scoring."""
FIGURES: Final[dict[Figure, int]] = {"mutation": 28, "ozone": 38, "steps": 30}
"""The minimum width of each figure's column, by figure, in the order of the columns."""


@kit.component
def GenesView(here: Here) -> ft.Control:
    """Draw the active player's market."""
    seat = here.state.active
    assert seat is not None, "phase 3 has always somebody's turn"
    # The key changes with each turn and each purchase, which discards the choice made before.
    return kit.keyed(f"market-{seat}-{len(here.state.players[seat].genes)}", Market, here, seat)


@kit.component
def Market(here: Here, seat: int) -> ft.Control:
    """Draw the player's points and genes, the cards that can be bought, and the others, which are folded."""
    style, words, p, player = here.style, here.words, here.palette, here.state.players[seat]
    page = use_page(here, BuyGene(seat=seat, gene="speed"), seat=seat)
    folded, fold = kit.use_state(True)
    explained, explain = kit.use_state(False)
    found = offers(here.state, player, _told_deck(here, seat))
    held = player.gene_names
    note = words("count-mutation-points", count=player.mutation_points) if held else words("genes-none")
    known_too: list[ft.Control] = [drift_line(here)]
    if held:
        known_too.append(ft.Row([gene_mark(gene, p.text, p.outline) for gene in held], spacing=0, wrap=True))
    # A low page has free space above the actions: put `known_too` there, so that more cards fit below.
    above = known_too if style.actions_beside else None
    page.part(turn_head(here, player, note), *([] if above else known_too))
    open_to = [offer for offer in found if offer.refused is None]
    closed = [offer for offer in found if offer.refused is not None]
    if open_to:
        shown = shown_figures(here.state, player, open_to)

        def draw(guard: kit.TapGuard) -> ft.Control:
            offered = [row for offer in open_to for row in _offered(page, player, offer, shown, guard)]
            return kit.column(offered, kit.GAP_SMALL, stretch=True)

        heads = _heads(here, shown, explained, lambda: explain(not explained))
        title = part_title(style, words("genes-can-buy"))
        large = style.scale > kit.LARGE_TEXT
        told = [title, heads] if large else [_row(here, title, heads, _price_head(here))]
        known = "ozone" in shown
        if explained:
            told.append(_columns_explained(here, shown))
        notes: list[ft.Control] = [here.quiet("genes-ozone-note")] if known else []
        if known:
            notes += what_if(here, "ozone", OzoneInput.of(here.state, player))
        rows = kit.under_guard(("market", seat, held), draw)
        page.part(kit.column([*told, rows, *notes], kit.GAP_SMALL, stretch=True))
    if closed and folded:
        said = words("genes-folded", count=len(closed))
        page.part(kit.wrapped([kit.chip_button(style, said, lambda: fold(False), ink=p.quiet)]))
    elif closed:
        page.titled(
            "genes-cannot-buy", kit.column([_closed(here, offer) for offer in closed], 0, stretch=True)
        )
    page.part(*_bought_so_far(here))
    wanted = page.draft
    chosen = next((offer for offer in open_to if wanted is not None and offer.gene == wanted.gene), None)
    if wanted is None or chosen is None:
        return page.on_stage(last_call(here, words("genes-nobody")), above=above)
    given = wanted.given_up
    page.confirm(
        _buy_words(here, wanted.gene),
        note=words("genes-gives-up", genes=words(f"gene-{given}")) if given else "",
        lacks=words("genes-which-basic") if chosen.basics and given is None else "",
    )
    return page.on_stage(above=above)


def _bought_so_far(here: Here) -> list[ft.Control]:
    """Draw all players' purchases in this round, in the turn order of the phase."""
    players = [here.state.players[seat] for seat in here.state.order]
    told = [
        here.words("phase-of", player=each.name, what=bought_words(here.words, each, here.state.round))
        for each in players
        if bought(each, here.state.round)
    ]
    title = here.words("genes-bought-so-far")
    return [marked_lines(here.style, told, title=title, sign="check", quiet=True)] if told else []


def bought(player: Player, round_: int) -> tuple[Gene, ...]:
    """Return the genes that a player bought in a round and still holds."""
    return tuple(held.gene for held in player.genes if held.round == round_)


def bought_words(words: Words, player: Player, round_: int) -> str:
    """Describe a player's purchases in a round, and their total price."""
    genes = bought(player, round_)
    names = words.list([words(f"gene-{gene}") for gene in genes])
    return words("genes-bought", genes=names, count=sum(GENES[gene].price for gene in genes))


def _told_deck(here: Here, seat: int) -> OzoneDeck | None:
    """Return the deck of the remaining cards; None if it is unknown, or if this device must not show odds."""
    return known_deck(here.state) if here.context.sees_odds(seat) else None


def _buy_words(here: Here, gene: Gene) -> str:
    return here.words("genes-buy", gene=here.words(f"gene-{gene}"), count=GENES[gene].price)


def _offered(
    page: Page[BuyGene], player: Player, offer: GeneOffer, shown: Sequence[Figure], guard: kit.TapGuard
) -> list[ft.Control]:
    """Draw a card that can be bought: a press on the card opens its details, a press on its price buys it.

    `offers` has already asked the rules whether the card can be bought.
    """
    here, wanted = page.here, page.draft
    style, p = here.style, here.palette
    only = offer.basics[0] if len(offer.basics) == 1 else None
    buys = BuyGene(seat=player.seat, gene=offer.gene, given_up=only)

    def turn() -> None:
        page.change(lambda now: None if now is not None and now.gene == offer.gene else buys)

    chosen = wanted is not None and wanted.gene == offer.gene
    face = _face(here, player, offer, shown)
    inset = ft.Padding.symmetric(horizontal=kit.GAP_SMALL, vertical=kit.GAP_SMALL)
    said = said_offer(here, player, offer)
    if not page.may:
        read = ft.Container(_row(here, face, _price(here, offer)), padding=inset)
        return [kit.labelled(read, said)]
    fill = p.raised if chosen else None
    opens = kit.row_button(style, face, turn, label=said, fill=fill, padding=inset, expand=True)
    selected = kit.choosable(opens, chosen, turn, True)
    if chosen or len(offer.basics) > 1:
        price = kit.silent(_price(here, offer))
    else:
        give = guard(partial(page.give, buys))
        price = kit.row_button(
            style,
            _price(here, offer),
            give,
            label=_buy_words(here, offer.gene),
            edge=p.accent if give else p.outline,
            padding=ft.Padding.all(0),
            width=PRICE,
            height=kit.TARGET,
        )
    row = ft.Row([selected, price], spacing=kit.GAP_SMALL)
    return [row, _opened(page, player, offer)] if chosen else [row]


def _opened(page: Page[BuyGene], player: Player, offer: GeneOffer) -> ft.Control:
    """Draw the details of a chosen gene: its effects, gains, basic gene to give up, and later debts."""
    here, wanted = page.here, page.draft or page.blank
    style, words = here.style, here.words
    left = player.points - GENES[offer.gene].price + DIVISION_POINTS
    count = left // amoeba_price(player, here.state.options) if player.amoebas else 0
    told = [words.rule(f"gene-{offer.gene}-effect"), _facts(here, offer), _exchange(here, offer)]
    told += [gain_words(here, player, _after(player, offer)), words("genes-then", points=left, count=count)]
    lines: list[ft.Control] = [style.text(each, kit.LABEL) for each in told if each]
    if len(offer.basics) > 1:
        chips = [
            gene_option(style, basic, basic == wanted.given_up, page.to(given_up=basic))
            for basic in offer.basics
        ]
        lines.append(titled(here, words("genes-which-basic"), kit.wrapped(chips)))
    deck = _told_deck(here, player.seat)
    if deck is not None:
        lines += debts_to_come(style, deck, offer.after)
    inset = ft.Padding.only(left=SYMBOL + kit.GAP_WIDE, bottom=kit.GAP_WIDE)
    return ft.Container(kit.column(lines, kit.GAP_SMALL, stretch=True), padding=inset)


def _closed(here: Here, offer: GeneOffer) -> ft.Control:
    """Draw a card that cannot be bought, disabled, with the reason."""
    refused = offer.refused
    why = here.words(refused.code, **refused.params) if refused else ""
    name = kit.column(
        [_named(here, offer), here.style.text(why, kit.CAPTION, here.palette.quiet)], expand=True
    )
    row = ft.Container(_row(here, name, _price(here, offer)), padding=ft.Padding.all(kit.GAP_SMALL))
    said = said_offer(here, None, offer)
    return ft.Semantics(content=row, label=said, exclude_semantics=True, container=True, disabled=True)


def _row(here: Here, *parts: ft.Control) -> ft.Control:
    first, *others = parts
    return ft.Row([ft.Container(first, expand=True), *others], spacing=kit.GAP_SMALL)


def _named(here: Here, offer: GeneOffer, beside: float = 0) -> ft.Control:
    """Draw the symbol and the name of a gene.

    Args:
        beside: Width of the figures beside the name, in logical pixels.
    """
    style, quiet = here.style, offer.refused is not None
    ink = here.palette.quiet if quiet else here.palette.text
    room = style.width - 2 * kit.MARGIN - 4 * kit.GAP_SMALL - PRICE - beside
    drawn = room - SYMBOL - kit.GAP >= NAME * style.scale
    if drawn:
        room -= SYMBOL + kit.GAP
    name = style.text(here.words(f"gene-{offer.gene}"), kit.BODY_STRONG, ink, lines=2, room=room, expand=True)
    if not drawn:
        return ft.Row([name])
    picture = gene_drawing(offer.gene, here.palette.quiet if quiet else here.palette.accent, SYMBOL)
    return ft.Row([picture, name], spacing=kit.GAP)


def _widths(here: Here, shown: Sequence[Figure]) -> list[float]:
    """Return the widths of the columns; each column is at least as wide as its heading."""
    size = kit.CAPTION.size * here.style.scale
    return [
        max(FIGURES[each], width_of(here.words(f"genes-head-{each}")) * size + kit.GAP_SMALL)
        for each in shown
    ]


def _heads(here: Here, shown: Sequence[Figure], explained: bool, explain: kit.Press) -> ft.Control:
    """Draw the headings of the figures' columns; a press on them explains the figures.

    In large text there are no columns, so a separate button explains the figures.
    """
    if here.style.scale > kit.LARGE_TEXT:
        chip = kit.chip_button(here.style, here.words("genes-columns"), explain, glyph="info")
        return kit.wrapped([kit.foldable(chip, explained)])
    heads = [_head(here, f"genes-head-{each}") for each in shown]
    fill = here.palette.raised if explained else None
    button = kit.row_button(
        here.style,
        _in_columns(here, shown, heads),
        explain,
        label=here.words("genes-columns"),
        fill=fill,
        height=kit.TARGET,
    )
    inset = ft.Padding.only(right=kit.GAP_SMALL)  # Use the same margin as the rows.
    return ft.Container(kit.foldable(button, explained), padding=inset)


def _head(here: Here, key: str) -> ft.Control:
    return here.style.text(here.words(key), kit.CAPTION, here.palette.quiet, lines=1)


def _price_head(here: Here) -> ft.Control:
    head = kit.silent(_head(here, "genes-head-price"))
    return ft.Container(head, width=PRICE, alignment=ft.Alignment.CENTER)


def _columns_explained(here: Here, shown: Sequence[Figure]) -> ft.Control:
    """Draw an explanation of each figure shown, and of the price."""
    keys = (*shown, "price")
    return marked_lines(here.style, [here.words(f"genes-column-{each}") for each in keys], sign="info")


def _in_columns(here: Here, shown: Sequence[Figure], drawn: Sequence[ft.Control]) -> ft.Control:
    cells: list[ft.Control] = [
        ft.Container(each, width=width, alignment=ft.Alignment.CENTER)
        for each, width in zip(drawn, _widths(here, shown), strict=True)
    ]
    return ft.Row(cells, spacing=0, tight=True)


def _face(here: Here, player: Player, offer: GeneOffer, shown: Sequence[Figure]) -> ft.Control:
    """Draw a gene's name and figures side by side; in large text, draw the figures below, with words."""
    figures = _figures(here, player, offer)
    drawn = {each: here.style.text(said, kit.COUNT, ink, lines=1) for each, (said, ink) in figures.items()}
    if here.style.scale <= kit.LARGE_TEXT:
        cells = [drawn[each] for each in shown]
        named = _named(here, offer, sum(_widths(here, shown)))
        return _row(here, named, _in_columns(here, shown, cells))
    pairs: list[ft.Control] = [
        ft.Row([_head(here, f"genes-head-{each}"), drawn[each]], spacing=kit.GAP_SMALL, tight=True)
        for each in shown
        if figures[each][0]
    ]
    return kit.column([_named(here, offer), kit.wrapped(pairs)], kit.GAP_SMALL, stretch=True)


def shown_figures(state: State, player: Player, found: Sequence[GeneOffer]) -> tuple[Figure, ...]:
    """Return the figures that have a column; debt and steps are left out if they are zero for all genes."""
    told: dict[Figure, bool] = {
        "mutation": True,
        "ozone": any(offer.ozone is not None and offer.ozone[1] for offer in found),
        "steps": any(_steps(state, player, offer) for offer in found),
    }
    return tuple(each for each in FIGURES if told[each])


def _steps(state: State, player: Player, offer: GeneOffer) -> int:
    """Return the additional steps that a scoring brings with the gene."""
    return score_steps(state, _after(player, offer)) - score_steps(state, player)


def _figures(here: Here, player: Player, offer: GeneOffer) -> dict[Figure, tuple[str, str]]:
    """Return the text and the ink of each figure of a gene; a text may be empty."""
    words, p = here.words, here.palette
    steps = _steps(here.state, player, offer)
    total = None if offer.ozone is None else offer.ozone[1]
    return {
        "mutation": (words.number(GENES[offer.gene].mutation), p.quiet),
        "ozone": (
            "" if total is None else words.signed(total),
            p.danger if total and total > 0 else p.quiet,
        ),
        "steps": (words.signed(steps) if steps else "", p.accent),
    }


def _price(here: Here, offer: GeneOffer) -> ft.Control:
    ink = here.palette.quiet if offer.refused else here.palette.text
    number = here.style.text(here.words.number(GENES[offer.gene].price), kit.COUNT, ink, lines=1)
    face = ft.Row(
        [drawing("points", here.palette.quiet, 18), number],
        spacing=kit.GAP_SMALL,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    return ft.Container(face, width=PRICE)


def _after(player: Player, offer: GeneOffer) -> Player:
    """Return the player with the genes after the purchase, for counting the steps of a scoring."""
    lost = next(iter(offer.basics), None)
    kept = tuple(held for held in player.genes if held.gene != lost)
    return player.replace(genes=(*kept, HeldGene(gene=offer.gene, round=1)))


def _facts(here: Here, offer: GeneOffer) -> str:
    points = here.words("gene-mutation", points=GENES[offer.gene].mutation)
    return kit.dotted((points, here.words("genes-copies", count=offer.left)))


def said_offer(here: Here, player: Player | None, offer: GeneOffer) -> str:
    """Return the text that a screen reader speaks for a gene, with all facts about it.

    Args:
        player: The buyer; None for a gene that cannot be bought.
    """
    words, refused = here.words, offer.refused
    told = [
        words(f"gene-{offer.gene}"),
        words("genes-price", count=GENES[offer.gene].price),
        _facts(here, offer),
        words.rule(f"gene-{offer.gene}-effect"),
        _exchange(here, offer),
        "" if refused or player is None else ozone_words(here.style, offer),
        "" if player is None else gain_words(here, player, _after(player, offer)),
        words(refused.code, **refused.params) if refused else "",
    ]
    return ". ".join(each.removesuffix(".") for each in told if each)


class GeneOffer(NamedTuple):
    """The offer of a gene card to a player."""

    gene: Gene
    left: int
    """The number of this gene's cards that nobody holds."""

    basics: tuple[Gene, ...]
    """The player's basic genes, one of which is given up for this gene; none if this gene is basic."""

    refused: Rejection | None
    """The reason why the gene cannot be bought; None if it can."""

    ozone: tuple[Fraction, int] | None
    """The average additional debt at the next card, and the total until the last card; None if unknown."""

    after: int
    """The player's mutation points after the purchase, clamped to the range that the odds accept."""


def offers(state: State, player: Player, deck: OzoneDeck | None) -> tuple[GeneOffer, ...]:
    """Return an offer for each gene that has a card left.

    Args:
        deck: The remaining environment cards; None if unknown or hidden.
    """
    return tuple(_offer(state, player, gene, deck) for gene in GENES if state.market(gene) > 0)


def _offer(state: State, player: Player, gene: Gene, deck: OzoneDeck | None) -> GeneOffer:
    basics = exchangeable(state, player, gene)
    answer = decide(state, BuyGene(seat=player.seat, gene=gene, given_up=basics[0] if basics else None))
    refused = answer if isinstance(answer, Rejection) else None
    after = _mutation_points(player, gene, basics)
    ozone = None if deck is None else dearer(deck, counted(player.mutation_points), after)
    return GeneOffer(gene, state.market(gene), basics, refused, ozone, after)


def _mutation_points(player: Player, gene: Gene, basics: tuple[Gene, ...]) -> int:
    after: list[Gene] = [*player.gene_names, gene]
    # Assume that the basic gene with the most mutation points is given up: that leaves the least debt.
    given = max(basics, key=lambda basic: GENES[basic].mutation, default=None)
    if given is not None:
        after.remove(given)
    return counted(mutation_points(tuple(after)))


def ozone_words(style: kit.Style, offer: GeneOffer) -> str:
    """Describe the gene's additional debt (`GeneOffer.ozone`); return an empty text if it is unknown."""
    if offer.ozone is None:
        return ""
    words = style.words
    mean, total = offer.ozone
    if not total:
        return words("genes-ozone-nothing")
    return words("genes-ozone", next=words.signed(mean, decimals=1), total=words.signed(total))


def _exchange(here: Here, offer: GeneOffer) -> str:
    basics = offer.basics or GENES[offer.gene].gives_up
    if not basics:
        return ""
    names = [here.words(f"gene-{basic}") for basic in basics]
    return here.words("genes-gives-up", genes=here.words.choice(names))
