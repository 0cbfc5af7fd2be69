"""The options of Chromosome that are no number, switch or choice: prices of genes, genes on the die."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.options import Options
from companion.ui.art import art, die
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_colour
from companion.ui.core.draft import Change, stepped
from companion.ui.core.style import Style
from companion.ui.game.options_form import OptionsForm
from companion.ui.theme.measure import GAP, GAP_SMALL
from companion.ui.theme.typography import BODY_STRONG, LABEL, LABEL_STRONG
from companion.ui.widgets.layout import column
from companion.ui.widgets.press import glyph_button, merged
from companion.words import WORDINGS

Form: TypeAlias = OptionsForm[Options]

MOST_PRICE = 12
"""The most energy that a chosen gene may cost."""


def options_form(style: Style, options: Options, change: Change[Options] | None) -> Form:
    """Draw the rules of a table, to settle or, without `change`, to read; in the chosen terms."""
    own = {"die": _die, "evolution_prices": _prices, "evolution_extra": _extras, "wording": _wording}
    return OptionsForm(style.worded(options.wording), options, change, own)


def _die(form: Form) -> list[ft.Control]:
    """Draw how many faces the die has, and the gene on each."""
    shared = OptionsForm(form.style, form.options, form.change)
    words, quiet = form.style.words, form.style.palette.quiet
    title = column(
        [
            form.style.text(words("rule-faces"), BODY_STRONG),
            form.style.text(words("rule-faces-note"), LABEL, quiet),
        ]
    )
    return [*shared.rows("die"), title, *face_rows(form.style, form.options, form.change)]


def _wording(form: Form) -> Sequence[ft.Control]:
    """Draw whose terms are used, in a language with several wordings."""
    if not WORDINGS.get(form.style.words.language):
        return []
    return OptionsForm(form.style, form.options, form.change).rows("wording")


def _prices(form: Form) -> list[ft.Control]:
    return [_price(form, kind) for kind in GENE_KINDS]


def _price(form: Form, kind: GeneKind) -> ft.Control:
    """Draw the energy for a chosen gene of this kind: fixed, or as an addition to the number owned."""
    words = form.style.words
    value = form.options.evolution_prices.of(kind)

    def settle(now: Options, by: int) -> Options:
        return now.with_price(kind, stepped(now.evolution_prices.of(kind), by, 0, MOST_PRICE))

    return form.number(
        words("rule-price", gene=kind),
        value,
        (0, MOST_PRICE),
        0,
        settle,
        note=words("rule-price-fixed") if value else words("rule-price-owned"),
        shown="" if value else f"+{form.options.evolution_extra.of(kind)}",
        picture=art(GENE_GLYPHS[kind], gene_colour(form.style, kind), 24),
    )


def _extras(form: Form) -> list[ft.Control]:
    """Draw the additions to the genes owned, for each kind whose price follows them."""
    return [_extra(form, kind) for kind in GENE_KINDS if not form.options.evolution_prices.of(kind)]


def _extra(form: Form, kind: GeneKind) -> ft.Control:
    words, usual = form.style.words, Options().evolution_extra.of(kind)

    def settle(now: Options, by: int) -> Options:
        return now.with_extra(kind, stepped(now.evolution_extra.of(kind), by, 0, MOST_PRICE))

    return form.number(
        words("rule-extra", gene=kind),
        form.options.evolution_extra.of(kind),
        (0, MOST_PRICE),
        usual,
        settle,
        note=words("rule-default", value=words.number(usual)),
        picture=art(GENE_GLYPHS[kind], gene_colour(form.style, kind), 24),
    )


def face_rows(style: Style, options: Options, change: Change[Options] | None) -> list[ft.Control]:
    """Draw the gene on each face of the die, which the players enter once."""
    known = options.gene_faces or (None,) * options.die
    return [_face(style, options.die, face, gene, change) for face, gene in enumerate(known, 1)]


def _face(
    style: Style, faces: int, face: int, gene: GeneKind | None, change: Change[Options] | None
) -> ft.Control:
    words, p = style.words, style.palette
    name = words(f"gene-{gene}") if gene else words("rule-face-unknown")
    drawing = die(faces, face, p.text, 36)
    if change is None:
        parts: list[ft.Control] = [drawing]
        if gene:
            parts.append(art(GENE_GLYPHS[gene], gene_colour(style, gene), 24))
        spoken = words("rule-face-gene", face=face, gene=gene)
        parts.append(style.text(name, BODY_STRONG, p.text if gene else p.quiet, spoken=spoken, expand=True))
        return ft.Row(parts, spacing=GAP)

    def setter(chosen: GeneKind | None) -> Callable[[], Any]:
        return lambda: change(lambda now: now.with_face(face, chosen))

    buttons: list[ft.Control] = []
    for kind in GENE_KINDS:
        chosen = kind == gene
        button = glyph_button(
            style,
            GENE_GLYPHS[kind],
            words("rule-face-gene", face=face, gene=kind),
            setter(None if chosen else kind),
            ink=p.on_accent if chosen else gene_colour(style, kind),
            fill=p.accent if chosen else None,
            edge=p.accent if chosen else p.outline,
        )
        buttons.append(merged(ft.Semantics(content=button, selected=chosen)))
    narrow = style.width < 440
    # On a narrow page the buttons say it well enough.
    said = [] if narrow else [ft.Container(style.text(name, LABEL_STRONG, p.quiet), expand=True)]
    return ft.Row([drawing, *buttons, *said], spacing=GAP, run_spacing=GAP_SMALL, wrap=narrow)
