"""The genes that a special action changes, one below the other: whose, which, and what becomes of each."""

from __future__ import annotations

from dataclasses import replace

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.effects import MOST_GENES
from companion.rules.chromosome.gene_plan import GenePlan, settled, sources
from companion.rules.chromosome.special_plan import SpecialPlan, others
from companion.rules.chromosome.state import State
from companion.ui.art import art
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.chromosome.turn.special_parts import heading
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import LABEL_STRONG
from companion.ui.widgets.choose import option
from companion.ui.widgets.layout import wrapped
from companion.ui.widgets.press import Press, glyph_button, plain


def gene_rows(
    style: Style, state: State, seat: int, plan: SpecialPlan, change: Change[SpecialPlan], *, all_of_it: bool
) -> list[ft.Control]:
    """Draw every gene of the plan, and one more; `all_of_it` adds the rare parts."""
    genes = settled(state, plan.genes)
    rows: list[ft.Control] = []
    for at in range(len(genes)):
        rows += _gene(style, state, seat, genes, at, change, all_of_it=all_of_it)
    if genes and len(genes) < MOST_GENES:
        another = GenePlan(genes[-1].owner)
        rows.append(
            plain(
                style,
                style.words("special-gene-more"),
                (lambda: change(lambda now: now.with_gene(len(genes), another)))
                if all(gene.complete for gene in genes)
                else None,
                glyph="plus",
                ink=style.palette.quiet,
            )
        )
    return rows


def _gene(
    style: Style,
    state: State,
    seat: int,
    genes: tuple[GenePlan, ...],
    at: int,
    change: Change[SpecialPlan],
    *,
    all_of_it: bool,
) -> list[ft.Control]:
    """Draw one gene, numbered where there are several."""
    words, gene = style.words, genes[at]
    rows: list[ft.Control] = []
    before = ""
    if len(genes) > 1:
        number = words("special-gene-number", number=at + 1)
        before = f"{number}: "
        remove = words("special-gene-remove", number=at + 1)
        title = style.text(number, LABEL_STRONG, expand=True, heading=True)
        off = glyph_button(style, "close", remove, lambda: change(lambda now: now.with_gene(at)))
        rows.append(ft.Row([title, off], spacing=GAP))

    def put(chosen: GenePlan) -> Press:
        return lambda: change(lambda now: now.with_gene(at, chosen))

    def chip(said: str, chosen: bool, then: GenePlan, kind: GeneKind | None = None) -> ft.Control:
        picture = None
        if kind is not None:
            ink = style.palette.on_accent if chosen else gene_colour(style, kind)
            picture = art(GENE_GLYPHS[kind], ink, 20)
        return option(style, said, chosen, put(then), picture=picture, label=f"{before}{said}")

    if all_of_it:
        everybody = (state.players[seat], *others(state, seat))
        owners = [chip(each.name, each.seat == gene.owner, GenePlan(each.seat)) for each in everybody]
        rows += [heading(style, words("special-gene-owner")), _wrapped(owners)]
    lying: list[ft.Control] = []
    for kind, active in sources(state, genes[:at], gene.owner):
        said = words(f"gene-{kind}") if active else words("special-gene-passive", gene=kind)
        lying.append(chip(said, gene.source == (kind, active), replace(gene, source=(kind, active)), kind))
    if all_of_it:
        lying.append(chip(words("special-gene-new"), gene.source == "new", replace(gene, source="new")))
    becomes = [
        chip(words("special-gene-into", gene=kind), gene.target == kind, replace(gene, target=kind), kind)
        for kind in GENE_KINDS
    ]
    if all_of_it:
        becomes.append(chip(words("special-gene-gone"), gene.target == "gone", replace(gene, target="gone")))
    return [
        *rows,
        heading(style, words("special-gene-from")),
        _wrapped(lying),
        heading(style, words("special-gene-to")),
        _wrapped(becomes),
    ]


def _wrapped(chips: list[ft.Control]) -> ft.Control:
    return wrapped(chips)
