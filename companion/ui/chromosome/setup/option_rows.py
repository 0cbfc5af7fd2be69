"""The rules of a table as rows: every option with its default, before a game and during one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, GeneKind, Genes
from companion.rules.chromosome.options import Options
from companion.ui.art import art, die
from companion.ui.chromosome.stepper import Stepper, clamped
from companion.ui.chromosome.table.player_row import GENE_GLYPHS
from companion.ui.core.draft import Change
from companion.ui.core.style import Style
from companion.ui.theme.measure import GAP, GAP_SMALL, PADDING, SECTION
from companion.ui.theme.typography import BODY_STRONG, LABEL, LABEL_STRONG
from companion.ui.widgets.choose import options_row, switch_row
from companion.ui.widgets.press import glyph_button, merged

DEFAULTS = Options()

MOST_PRICE = 12
"""The most energy that a chosen gene may cost."""


@dataclass(frozen=True)
class OptionRows:
    """Draws rows of options.

    Args:
        style: The style.
        options: What is settled now.
        change: What settles something else.
    """

    style: Style
    options: Options
    change: Change[Options]

    def all(self, *, begun: bool = False) -> list[ft.Control]:
        """Every option in groups; `begun` leaves out what cannot be changed after the start."""
        words = self.style.words
        start = [
            self.number("start_tokens", words("rule-start-tokens"), 1, 12),
            self.switch("start_charged", words("rule-start-charged")),
        ]
        fate = [
            self.number("fate_max", words("rule-fate-max"), 1, 10),
            self.recovery(),
            self.number("recovery_energy", words("rule-recovery-energy"), 0, 12),
        ]
        if not begun:
            fate.insert(0, self.number("fate_start", words("rule-fate-start"), 0, 10))
        groups: list[tuple[str, list[ft.Control]]] = [
            (words("term-die"), [self.die(), *self.faces()]),
            (words("term-fate"), fate),
            *([] if begun else [(words("rule-group-start"), start)]),
            (
                words("rule-group-prices"),
                [
                    self.number("growth_genes", words("rule-growth-genes"), 0, 3),
                    self.number("evolution_genes", words("rule-evolution-genes"), 0, 3),
                    *(self.price(kind) for kind in GENE_KINDS),
                    self.number("evolution_die_energy", words("rule-evolution-die-energy"), 0, 12),
                ],
            ),
            (
                words("term-irradiation"),
                [
                    self.number("irradiation_limit", words("rule-irradiation-limit"), 1, 20),
                    self.number("building_relief", words("rule-building-relief"), 1, 8),
                    self.switch("own_room_charges", words("rule-own-room-charges")),
                    self.switch("finish_tests", words("rule-finish-tests")),
                ],
            ),
            (
                words("rule-group-end"),
                [
                    self.switch("cap_losses", words("rule-cap-losses")),
                    self.switch("active_last_turn", words("rule-active-last-turn")),
                ],
            ),
        ]
        return [self._group(title, rows) for title, rows in groups]

    def number(self, name: str, title: str, low: int, high: int) -> ft.Control:
        """A number between two bounds."""
        words, default = self.style.words, getattr(DEFAULTS, name)

        def step(by: int) -> None:
            self.change(lambda now: settled(now, name, clamped(getattr(now, name) + by, low, high)))

        note = words("rule-default", value=words.number(default))
        return self._counted(Stepper(title, getattr(self.options, name), low, high, step), default, note)

    def switch(self, name: str, title: str) -> ft.Control:
        """A yes or no."""
        words = self.style.words
        default = words("rule-yes") if getattr(DEFAULTS, name) else words("rule-no")
        return switch_row(
            self.style,
            title,
            getattr(self.options, name),
            lambda on: self.change(lambda options: settled(options, name, on)),
            note=words("rule-default", value=default),
        )

    def die(self) -> ft.Control:
        """How many faces the die has."""
        words = self.style.words
        choices = [(faces, words("rule-die-faces", faces=faces)) for faces in (4, 6)]
        note = words("rule-default", value=words("rule-die-faces", faces=DEFAULTS.die))
        return self._chosen(words("rule-die"), note, choices, self.options.die, "die")

    def recovery(self) -> ft.Control:
        """How often fate is recovered."""
        words = self.style.words
        choices = [("turn", words("rule-recovery-turn")), ("round", words("rule-recovery-round"))]
        note = words("rule-default", value=words("rule-recovery-turn"))
        return self._chosen(words("rule-recovery"), note, choices, self.options.recovery, "recovery")

    def price(self, kind: GeneKind) -> ft.Control:
        """The energy for a chosen gene of this kind: fixed, or one more than are owned."""
        words = self.style.words
        value = self.options.evolution_prices.of(kind)
        note = words("rule-price-fixed") if value else words("rule-price-owned")

        def step(by: int) -> None:
            self.change(
                lambda now: with_price(now, kind, clamped(now.evolution_prices.of(kind) + by, 0, MOST_PRICE))
            )

        row = Stepper(words("rule-price", gene=kind), value, 0, MOST_PRICE, step, shown="" if value else "+1")
        return self._counted(row, 0, note, art(GENE_GLYPHS[kind], self.style.palette.quiet, 24))

    def faces(self) -> list[ft.Control]:
        """The gene on each face of the die, which the players tell once."""
        style, words = self.style, self.style.words
        known = self.options.gene_faces or (None,) * self.options.die
        title = ft.Column(
            [
                style.text(words("rule-faces"), BODY_STRONG),
                style.text(words("rule-faces-note"), LABEL, style.palette.quiet),
            ],
            spacing=0,
            tight=True,
        )
        return [title, *(self._face(face, gene) for face, gene in enumerate(known, 1))]

    def _face(self, face: int, gene: GeneKind | None) -> ft.Control:
        style, words = self.style, self.style.words
        p = style.palette
        buttons: list[ft.Control] = []
        for kind in GENE_KINDS:
            chosen = kind == gene
            button = glyph_button(
                style,
                GENE_GLYPHS[kind],
                words("rule-face-gene", face=face, gene=kind),
                self._face_setter(face, None if chosen else kind),
                ink=p.on_accent if chosen else p.text,
                fill=p.accent if chosen else None,
                edge=p.accent if chosen else p.outline,
            )
            buttons.append(merged(ft.Semantics(content=button, selected=chosen)))
        name = style.text(
            words(f"gene-{gene}") if gene else words("rule-face-unknown"), LABEL_STRONG, p.quiet
        )
        return ft.Row(
            [
                die(self.options.die, face, p.text, 36),
                *buttons,
                # On a narrow page the buttons say it well enough.
                *([ft.Container(name, expand=True)] if style.width >= 440 else []),
            ],
            spacing=GAP,
            run_spacing=GAP_SMALL,
            wrap=style.width < 440,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def _face_setter(self, face: int, gene: GeneKind | None) -> Callable[[], Any]:
        return lambda: self.change(lambda options: with_face(options, face, gene))

    def _counted(self, row: Stepper, usual: int, note: str, picture: ft.Control | None = None) -> ft.Control:
        """A number with its steppers; `usual` is its default."""
        words = self.style.words
        less, more = words("rule-less", what=row.title), words("rule-more", what=row.title)
        return replace(row, less=less, more=more, small=True).row(self.style, note=note, picture=picture)

    def _chosen(
        self, title: str, note: str, choices: Sequence[tuple[Any, str]], value: Any, name: str
    ) -> ft.Control:
        style = self.style
        return ft.Column(
            [
                style.text(title, BODY_STRONG),
                style.text(note, LABEL, style.palette.quiet),
                ft.Container(height=GAP_SMALL),
                options_row(
                    style,
                    choices,
                    value,
                    lambda chosen: self.change(lambda options: settled(options, name, chosen)),
                ),
            ],
            spacing=0,
            tight=True,
        )

    def _group(self, title: str, rows: Sequence[ft.Control]) -> ft.Control:
        heading = self.style.text(title, LABEL_STRONG, self.style.palette.accent, heading=True)
        return ft.Container(
            ft.Column(
                [heading, *rows],
                spacing=PADDING,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            ),
            padding=ft.Padding.only(top=SECTION),
        )


def settled(options: Options, name: str, value: Any) -> Options:
    """The options with one settled, and with the others made to fit it."""
    changed = options.replace(**{name: value})
    if name == "die" and len(changed.gene_faces) != changed.die:
        changed = changed.replace(gene_faces=())
    if name == "fate_max":
        changed = changed.replace(fate_start=min(changed.fate_start, changed.fate_max))
    if name == "fate_start":
        changed = changed.replace(fate_max=max(changed.fate_start, changed.fate_max))
    return changed


def with_price(options: Options, kind: GeneKind, price: int) -> Options:
    """The options with a fixed price for a gene of this kind; 0 is one more than are owned."""
    prices = options.evolution_prices
    return options.replace(
        evolution_prices=Genes(*(price if each == kind else prices.of(each) for each in GENE_KINDS))
    )


def with_face(options: Options, face: int, gene: GeneKind | None) -> Options:
    """The options with this gene on a face of the die, 1 and up; without any known face the list is empty."""
    known = options.gene_faces or (None,) * options.die
    faces = tuple(gene if number == face else each for number, each in enumerate(known, 1))
    return options.replace(gene_faces=faces if any(faces) else ())


def differing(options: Options) -> int:
    """How many options are other than usual, whether event cards are in play and the die's genes aside."""
    apart = {"events", "gene_faces"}
    return sum(
        getattr(options, name) != getattr(DEFAULTS, name)
        for name in Options.model_fields
        if name not in apart
    )
