"""The rules of a table whose game has begun; genes that are told here are remembered for the next games."""

from __future__ import annotations

import flet as ft

from companion.rules.chromosome.options import Options
from companion.rules.chromosome.state import State
from companion.rules.chromosome.table import SetOptions
from companion.ui.chromosome.context import GameContext
from companion.ui.chromosome.setup.option_rows import options_form
from companion.ui.chromosome.setup.seating_plan import GENE_FACES
from companion.ui.core.style import Style
from companion.ui.shared.setup import options_sheet as shared


def options_sheet(style: Style, context: GameContext, state: State) -> ft.Control:
    """Draw every option, and whether event cards are in play."""

    def changed(before: Options, after: Options) -> None:
        if after.gene_faces != before.gene_faces:
            client = context.client
            client.attempt(lambda: client.service.remember(GENE_FACES, list(after.gene_faces)))

    return shared.options_sheet(
        style,
        context,
        state,
        options_form,
        lambda options: SetOptions(options=options),
        first=lambda rows: [rows.switch("events", style.words("new-events"))],
        changed=changed,
    )
