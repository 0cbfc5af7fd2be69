"""Which gene each face of the die names: told once by the players, remembered for the next games."""

from __future__ import annotations

import flet as ft
from pydantic import TypeAdapter, ValidationError

from companion.house import House
from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.options import Options
from companion.rules.chromosome.state import State
from companion.ui.chromosome.setup.option_rows import OptionRows
from companion.ui.chromosome.setup.seating_plan import GENE_FACES
from companion.ui.chromosome.turn.evolution import faces_known
from companion.ui.core.component import component, keyed
from companion.ui.core.draft import use_draft
from companion.ui.core.style import Look
from companion.ui.shared.context import Panel, Scene
from companion.ui.theme.measure import GAP, LARGE_TEXT, TARGET
from companion.ui.theme.typography import CAPTION, LABEL
from companion.ui.widgets.frame import sheet
from companion.ui.widgets.press import primary

NAMED = 440
"""From this width of the page on each row says its gene in words."""

DIE = 36
"""Width of the die at the beginning of each row."""

_FACES: TypeAdapter[tuple[GeneKind, ...]] = TypeAdapter(tuple[GeneKind, ...])


def gene_faces_sheet(look: Look, scene: Scene, state: State, panel: Panel) -> ft.Control:
    """The sheet of the panel "gene-faces"; it leads back to the Evolution that asked for it."""
    back = Panel("turn", panel.seat, "evolution") if panel.page == "evolution" else None
    return keyed("gene-faces", GeneFacesSheet, look, scene, state, back)


def first_faces(house: House, options: Options) -> Options:
    """The options with the faces that the table knows, else with those of the last game on this device."""
    if options.gene_faces:
        return options
    try:
        faces = _FACES.validate_python(house.remembered(GENE_FACES, ()))
    except ValidationError:
        return options
    return options.but(gene_faces=faces) if len(faces) == options.die else options


@component
def GeneFacesSheet(look: Look, scene: Scene, state: State, back: Panel | None) -> ft.Control:
    """A row for each face; kept when every one has its gene."""
    words, house = look.words, scene.client.house
    draft, change = use_draft(lambda: first_faces(house, state.options))

    def save() -> None:
        options = scene.state.options.but(gene_faces=draft.gene_faces)
        if scene.submit(cmd.SetOptions(options=options)):
            scene.client.attempt(lambda: house.remember(GENE_FACES, list(draft.gene_faces)))
            leave()

    def leave() -> None:
        if back is None:
            scene.close()
        else:
            scene.show(back)

    known = faces_known(draft)
    return sheet(
        look,
        words("rule-faces"),
        [
            look.text(words("gene-faces-note"), LABEL, look.palette.quiet),
            *((_columns(look),) if look.scale <= LARGE_TEXT and look.width < NAMED else ()),
            # The first row says what the sheet's title says.
            *OptionRows(look, draft, change).faces()[1:],
        ],
        scene.close,
        footer=ft.Row([primary(look, words("gene-faces-save"), save if known else None, expand=True)]),
        on_back=leave if back is not None else None,
    )


def _columns(look: Look) -> ft.Control:
    """The names of the genes above their buttons."""
    names = [
        ft.Container(
            look.text(
                look.words(f"gene-short-{kind}"),
                CAPTION,
                look.palette.quiet,
                align=ft.TextAlign.CENTER,
                lines=1,
            ),
            width=TARGET + GAP,
        )
        for kind in GENE_KINDS
    ]
    return ft.Row([ft.Container(width=DIE + GAP / 2), *names], spacing=0)
