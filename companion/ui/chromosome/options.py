"""The options of a table, with the prices of genes; the genes on the die are remembered for later games."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeAlias

import flet as ft
from pydantic import TypeAdapter, ValidationError

from companion.device.door import Door
from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.house_rules import SetOptions
from companion.rules.chromosome.options import Options
from companion.ui import kit
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_art, gene_colour
from companion.ui.game.context import Panel
from companion.ui.game.options_form import OptionsForm
from companion.ui.shared.page import use_page
from companion.ui.shared.setup import options_sheet as shared
from companion.words import WORDINGS

Form: TypeAlias = OptionsForm[Options]

GENE_FACES: Final = "gene-faces"
"""The key under which the service stores the gene on each face of the players' die."""

_FACES: TypeAdapter[tuple[GeneKind | None, ...]] = TypeAdapter(tuple[GeneKind | None, ...])

NAMED = 440
"""Page width from which each row shows its gene in words."""

DIE = 36
"""Width of the die at the start of each row."""

MOST_PRICE = 12
"""Maximum energy that a chosen gene may cost."""


def with_known_faces(service: Door, options: Options) -> Options:
    """Return the options with the remembered genes on the die's faces."""
    if options.gene_faces:
        return options
    try:
        faces = _FACES.validate_python(service.remembered(GENE_FACES))
    except ValidationError:
        return options
    return options.replace(gene_faces=faces) if len(faces) == options.die else options


def options_form(style: kit.Style, options: Options, change: kit.Change[Options] | None) -> Form:
    """Draw the form of a table's options, in the chosen wording; without `change` it is read-only."""
    own = {"die": _die, "evolution_prices": _prices, "evolution_extra": _extras, "wording": _wording}
    return OptionsForm(style.worded(options.wording), options, change, own)


def _die(form: Form) -> list[ft.Control]:
    """Draw the number of faces of the die, and the gene on each face."""
    shared = replace(form, own=None)
    words, quiet = form.style.words, form.style.palette.quiet
    title = kit.column(
        [
            form.style.text(words("rule-faces"), kit.BODY_STRONG),
            form.style.text(words("rule-faces-note"), kit.LABEL, quiet),
        ]
    )
    return [*shared.rows("die"), title, *face_rows(form.style, form.options, form.change)]


def _wording(form: Form) -> Sequence[ft.Control]:
    """Draw the choice of the wording if the language has several."""
    if not WORDINGS.get(form.style.words.language):
        return []
    return replace(form, own=None).rows("wording")


def _prices(form: Form) -> list[ft.Control]:
    return [_price(form, kind) for kind in GENE_KINDS]


def _price(form: Form, kind: GeneKind) -> ft.Control:
    words = form.style.words
    value = form.options.evolution_prices.of(kind)

    def settle(now: Options, by: int) -> Options:
        return now.with_price(kind, kit.stepped(now.evolution_prices.of(kind), by, 0, MOST_PRICE))

    return form.number(
        words("rule-price", gene=kind),
        value,
        (0, MOST_PRICE),
        0,
        settle,
        note=words("rule-price-fixed") if value else words("rule-price-owned"),
        shown="" if value else f"+{form.options.evolution_extra.of(kind)}",
        picture=gene_art(form.style, kind, 24),
    )


def _extras(form: Form) -> list[ft.Control]:
    """Draw the energy added to the number of genes owned, for each kind whose price depends on it."""
    return [_extra(form, kind) for kind in GENE_KINDS if not form.options.evolution_prices.of(kind)]


def _extra(form: Form, kind: GeneKind) -> ft.Control:
    words, usual = form.style.words, Options().evolution_extra.of(kind)

    def settle(now: Options, by: int) -> Options:
        return now.with_extra(kind, kit.stepped(now.evolution_extra.of(kind), by, 0, MOST_PRICE))

    return form.number(
        words("rule-extra", gene=kind),
        form.options.evolution_extra.of(kind),
        (0, MOST_PRICE),
        usual,
        settle,
        note=words("rule-default", value=words.number(usual)),
        picture=gene_art(form.style, kind, 24),
    )


def face_rows(style: kit.Style, options: Options, change: kit.Change[Options] | None) -> list[ft.Control]:
    """Draw the gene on each face of the die, which the players enter once."""
    known = options.gene_faces or (None,) * options.die
    return [_face(style, options.die, face, gene, change) for face, gene in enumerate(known, 1)]


def _face(
    style: kit.Style, faces: int, face: int, gene: GeneKind | None, change: kit.Change[Options] | None
) -> ft.Control:
    words, p = style.words, style.palette
    name = words(f"gene-{gene}") if gene else words("rule-face-unknown")
    drawing = kit.die(faces, face, p.text, DIE)
    if change is None:
        parts: list[ft.Control] = [drawing]
        if gene:
            parts.append(gene_art(style, gene, 24))
        spoken = words("rule-face-gene", face=face, gene=gene)
        parts.append(
            style.text(name, kit.BODY_STRONG, p.text if gene else p.quiet, spoken=spoken, expand=True)
        )
        return ft.Row(parts, spacing=kit.GAP)

    def setter(chosen: GeneKind | None) -> Callable[[], Any]:
        return lambda: change(lambda now: now.with_face(face, chosen))

    buttons: list[ft.Control] = []
    for kind in GENE_KINDS:
        chosen = kind == gene
        press = setter(None if chosen else kind)
        button = kit.glyph_button(
            style,
            GENE_GLYPHS[kind],
            words("rule-face-gene", face=face, gene=kind),
            press,
            ink=p.on_accent if chosen else gene_colour(style, kind),
            fill=p.accent if chosen else None,
            edge=p.accent if chosen else p.outline,
        )
        buttons.append(kit.choosable(button, chosen, press))
    narrow = style.below(NAMED)
    # A narrow page leaves the words out: the drawings on the buttons are clear enough.
    said = [] if narrow else [ft.Container(style.text(name, kit.LABEL_STRONG, p.quiet), expand=True)]
    return ft.Row([drawing, *buttons, *said], spacing=kit.GAP, run_spacing=kit.GAP_SMALL, wrap=narrow)


@kit.component
def OptionsSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw every option of a game that has begun, and the switch for event cards."""

    def changed(before: Options, after: Options) -> None:
        if after.gene_faces != before.gene_faces:
            client = here.context.client
            client.keep_for_later(lambda: client.service.remember(GENE_FACES, list(after.gene_faces)))

    return shared.options_sheet(
        here,
        options_form,
        first=lambda rows: [rows.switch("events", here.words("new-events"))],
        changed=changed,
    )


@kit.component
def GeneFacesSheet(here: Here, panel: Panel) -> ft.Control:
    """Draw a row for each face; it can be saved once every face has its gene.

    The sheet leads back to the Evolution that opened it. Its rows do not check choices against the table,
    since the options form draws them too, before a game begins. That is safe: `SetOptions` accepts any gene
    on any face.
    """
    back = Panel("turn", panel.seat, panel.page) if panel.page else None
    style, context = here.style, here.context
    service = context.client.service
    blank = SetOptions(options=with_known_faces(service, here.state.options))
    page = use_page(here, blank, first=lambda: blank)
    chosen = (page.draft or blank).options

    def change(make: Callable[[Options], Options]) -> None:
        page.change(lambda now: SetOptions(options=make((now or blank).options)))

    def complete(command: SetOptions) -> SetOptions:
        return SetOptions(options=context.state.options.replace(gene_faces=command.options.gene_faces))

    def remember(command: SetOptions) -> None:
        faces = list(command.options.gene_faces)
        context.client.keep_for_later(lambda: service.remember(GENE_FACES, faces))

    page.part(here.quiet("gene-faces-note"))
    if style.below(NAMED):
        page.part(_legend(style))
    page.part(*face_rows(style, chosen, change))
    page.confirm(
        here.words("gene-faces-save"), ready=chosen.faces_known, typed=True, complete=complete, then=remember
    )
    return page.on_sheet("evolution", here.words("rule-faces"), back=back)


def _legend(style: kit.Style) -> ft.Control:
    """Draw the genes' names beside their drawings, since the buttons show drawings only."""
    names: list[ft.Control] = [
        ft.Row(
            [
                gene_art(style, kind, 20),
                style.text(style.words(f"gene-short-{kind}"), kit.LABEL, style.palette.quiet),
            ],
            spacing=kit.GAP_SMALL,
            tight=True,
        )
        for kind in GENE_KINDS
    ]
    return ft.Row(names, spacing=kit.GAP_WIDE, run_spacing=kit.GAP_SMALL, wrap=True)
