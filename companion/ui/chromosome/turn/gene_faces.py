"""The gene of each face of the die: entered once by the players, remembered for later games."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS
from companion.rules.chromosome.state import State
from companion.rules.chromosome.table import SetOptions
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.setup.option_rows import face_rows
from companion.ui.chromosome.setup.seating_plan import GENE_FACES, with_known_faces
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import use_draft
from companion.ui.core.style import Style
from companion.ui.game.context import Panel
from companion.ui.shared.explained import ExplainedSheet
from companion.ui.theme.measure import GAP, LARGE_TEXT, TARGET
from companion.ui.theme.typography import CAPTION, LABEL
from companion.ui.widgets.press import primary

NAMED = 440
"""From this width of the page on each row says its gene in words."""

DIE = 36
"""Width of the die at the beginning of each row."""


def gene_faces_sheet(style: Style, context: GameContext, state: State, panel: Panel) -> ft.Control:
    """Draw the sheet of the panel "gene-faces", which leads back to the Evolution that opened it."""
    back = Panel("turn", panel.seat, "evolution") if panel.page == "evolution" else None
    return keyed("gene-faces", GeneFacesSheet, style, context, state, back)


@component
def GeneFacesSheet(style: Style, context: GameContext, state: State, back: Panel | None) -> ft.Control:
    """Draw a row for each face; it can be saved once every face has its gene."""
    words, service = style.words, context.client.service
    draft, change = use_draft(lambda: with_known_faces(service, state.options))

    def save() -> None:
        options = context.state.options.replace(gene_faces=draft.gene_faces)
        if context.submit(SetOptions(options=options)):
            context.client.attempt(lambda: service.remember(GENE_FACES, list(draft.gene_faces)))
            leave()

    def leave() -> None:
        if back is None:
            context.close()
        else:
            context.show(back)

    known = draft.faces_known
    return ExplainedSheet(
        style,
        context.ui,
        "evolution",
        words("rule-faces"),
        [
            style.text(words("gene-faces-note"), LABEL, style.palette.quiet),
            *((_columns(style),) if style.scale <= LARGE_TEXT and style.width < NAMED else ()),
            *face_rows(style, draft, change),
        ],
        context.close,
        footer=ft.Row([primary(style, words("gene-faces-save"), save if known else None, expand=True)]),
        on_back=leave if back is not None else None,
    )


def _columns(style: Style) -> ft.Control:
    """Draw the names of the genes above their buttons."""
    names = [
        ft.Container(
            style.text(
                style.words(f"gene-short-{kind}"),
                CAPTION,
                style.palette.quiet,
                align=ft.TextAlign.CENTER,
                lines=1,
            ),
            width=TARGET + GAP,
        )
        for kind in GENE_KINDS
    ]
    return ft.Row([ft.Container(width=DIE + GAP / 2), *names], spacing=0)
