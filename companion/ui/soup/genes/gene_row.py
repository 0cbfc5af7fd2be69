"""A gene card on the market: symbol, name, price, mutation points, copies left, effect, ozone."""

from __future__ import annotations

import flet as ft

from companion.rules.soup.data import GENES
from companion.ui.core.style import Style
from companion.ui.soup.genes.offers import GeneOffer
from companion.ui.soup.look import drawing, gene_drawing
from companion.ui.theme.measure import GAP, GAP_SMALL, GAP_WIDE
from companion.ui.theme.typography import BODY_STRONG, CAPTION, HEADING, LABEL
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import Press, row_button

SYMBOL = 32
"""Width of the symbol."""


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
