"""The rules of a table to read, on a device that may not settle them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion.rules.chromosome.data import GeneKind
from companion.ui.art import art, die
from companion.ui.chromosome.setup.option_rows import DEFAULTS, OptionRows
from companion.ui.chromosome.stepper import Stepper
from companion.ui.chromosome.table.player_row import GENE_GLYPHS
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG
from companion.ui.widgets.counter import number_row


@dataclass(frozen=True)
class OptionFacts(OptionRows):
    """Draws the same rows in words; what is other than usual stands out and names the default."""

    def switch(self, name: str, title: str) -> ft.Control:
        """A yes or no."""
        words, on = self.style.words, getattr(self.options, name)
        default = getattr(DEFAULTS, name)
        yes_or_no = {True: words("rule-yes"), False: words("rule-no")}
        note = "" if on == default else words("rule-default", value=yes_or_no[default])
        return self._fact(title, yes_or_no[on], note, differs=on != default)

    def _counted(self, row: Stepper, usual: int, note: str, picture: ft.Control | None = None) -> ft.Control:
        differs = row.value != usual
        # That a price is one more than are owned takes words in any case.
        said = note if differs or row.shown else ""
        return self._fact(row.title, row.shown or str(row.value), said, differs=differs, picture=picture)

    def _chosen(
        self, title: str, note: str, choices: Sequence[tuple[Any, str]], value: Any, name: str
    ) -> ft.Control:
        differs = value != getattr(DEFAULTS, name)
        return self._fact(title, dict(choices)[value], note if differs else "", differs=differs)

    def _face(self, face: int, gene: GeneKind | None) -> ft.Control:
        style = self.style
        words, p = style.words, style.palette
        name = words(f"gene-{gene}") if gene else words("rule-face-unknown")
        spoken = words("rule-face-gene", face=face, gene=gene)
        parts: list[ft.Control] = [die(self.options.die, face, p.text, 36)]
        if gene:
            parts.append(art(GENE_GLYPHS[gene], p.quiet, 24))
        parts.append(style.text(name, BODY_STRONG, p.text if gene else p.quiet, spoken=spoken, expand=True))
        return ft.Row(parts, spacing=GAP, vertical_alignment=ft.CrossAxisAlignment.CENTER)

    def _fact(
        self, title: str, value: str, note: str, *, differs: bool, picture: ft.Control | None = None
    ) -> ft.Control:
        p = self.style.palette
        said = self.style.text(value, BODY_STRONG, p.accent if differs else p.text)
        return ft.MergeSemantics(number_row(self.style, title, said, note=note, picture=picture))
