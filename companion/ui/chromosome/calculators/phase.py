"""The whole radiation phase without a game: everybody's chance to survive all tests, and the doses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Self

import flet as ft

from companion.rules.chromosome.questions import PhaseQuestion
from companion.ui import kit
from companion.ui.art import species
from companion.ui.calculators.form import Capsule, Draft, NumberRow, Own, fields
from companion.ui.calculators.inputs import inputs_style, sums
from companion.ui.chromosome.calculators.dials import use_asked
from companion.ui.chromosome.odds import rerolls_row
from companion.ui.chromosome.radiation_prospect import prospect_head, prospect_row, prospect_sums
from companion.ui.core.client import Client

CAPSULE = 124
"""Width of a number with its two buttons, drawn by `capsule`."""
PICTURED = 352
"""Page width from which a drawing precedes an area's number."""


@dataclass(frozen=True)
class PhaseInput(PhaseQuestion):
    """The question, and the player whose numbers are open on the page."""

    chosen: int = 0
    explained: bool = False
    """Whether the explanation of that player's chance is open."""

    def fitted(self) -> Self:
        fit = super().fitted()
        return replace(fit, chosen=min(fit.chosen, fit.players - 1))

    def pressed(self, seat: int) -> PhaseInput:
        """Return a copy with a player's numbers open; if they are open already, toggle the explanation."""
        if seat == self.chosen:
            return replace(self, explained=not self.explained)
        return replace(self, chosen=seat)


@kit.component
def PhaseCalculator(client: Client, style: kit.Style) -> ft.Control:
    """Draw every player's chance, and below them the inputs of the chosen player."""
    asked, rerolls = use_asked(client, PhaseInput)
    players = kit.use_slice(asked, lambda: asked.now.players)
    parts = [kit.keyed("prospects", Prospects, style, asked), rerolls_row(style, rerolls)]
    results = kit.column(parts, kit.GAP_SMALL, stretch=True)
    # Narrow phones are short too: if there are many results, scroll them together with the inputs.
    tall = rerolls.open or (players > 2 and style.narrow)
    return sums(style, results, [fields(inputs_style(style), asked, OWN)], tall=tall)


@kit.memo
def Prospects(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw each player's chance to survive; they redraw together with the number that changed them."""
    p, words = style.palette, style.words
    phase_input: PhaseInput = kit.use_slice(asked, lambda: asked.now, priority=True)
    head = ft.Container(prospect_head(style), padding=ft.Padding.symmetric(horizontal=kit.GAP))
    rows: list[ft.Control] = [head]
    for seat in range(phase_input.players):
        chosen = seat == phase_input.chosen
        hint = "calc-person"
        if chosen and not style.wide:
            hint = "prospect-close" if phase_input.explained else "prospect-open"
        rows.append(
            prospect_row(
                style,
                _name(style, seat),
                species(seat, p.players[seat], 32),
                phase_input.phase.prospect(seat),
                _press(asked, seat),
                hint=words(hint),
                chosen=chosen,
            )
        )
        if chosen and style.wide:
            rows.append(_reasons(style, phase_input))
    return kit.column(rows, kit.GAP_SMALL, stretch=True)


def _press(asked: Draft, seat: int) -> kit.Press:
    return lambda: asked.change(lambda now: now.pressed(seat))


def _name(style: kit.Style, seat: int) -> str:
    return style.words("calc-player", number=seat + 1)


def _reasons(style: kit.Style, phase_input: PhaseInput) -> ft.Control:
    return prospect_sums(style, phase_input.phase, phase_input.chosen)


@kit.memo
def Person(style: kit.Style, asked: Draft) -> ft.Control:
    """Draw the chosen player, that player's groups, and the explanation of the chance if open."""
    p = style.palette
    question: PhaseInput = kit.use_slice(asked, lambda: asked.now)
    seat = question.chosen
    head = ft.Row(
        [
            species(seat, p.players[seat], 28),
            style.text(_name(style, seat), kit.NAME, lines=1, heading=True),
        ],
        spacing=kit.GAP_WIDE,
    )
    reasons = [_reasons(style, question)] if question.explained and not style.wide else []
    return kit.column([*reasons, head, _areas(style, question, asked)], kit.GAP_WIDE + kit.GAP, stretch=True)


@kit.memo
def OfPerson(style: kit.Style, asked: Draft, name: str) -> ft.Control:
    """Draw the stepper for a number of the chosen player."""
    seat = kit.use_slice(asked, lambda: asked.now.chosen)
    return kit.keyed(f"{name}-{seat}", NumberRow, style, asked, f"{name}.{seat}")


def _areas(style: kit.Style, phase_input: PhaseInput, asked: Draft) -> ft.Control:
    """Draw every area on a line: its power, and the groups of the chosen player."""
    words, p = style.words, style.palette
    large = style.scale > kit.LARGE_TEXT
    heads = [
        ft.Container(
            style.text(said, kit.CAPTION, p.quiet, align=ft.TextAlign.CENTER, lines=1), width=CAPSULE
        )
        for said in (words("calc-area-power"), words("calc-area-groups"))
    ]
    rows: list[ft.Control] = []
    if not large:
        gap = kit.GAP_SMALL if style.below(PICTURED) else kit.GAP
        rows.append(ft.Row([ft.Container(expand=True), *heads], spacing=gap))
    rows += [AreaRow(style, area, phase_input.chosen, asked) for area in range(phase_input.areas)]
    return kit.column(rows, kit.GAP, stretch=True)


@kit.memo
def AreaRow(style: kit.Style, area: int, seat: int, asked: Draft) -> ft.Control:
    """Draw one area: its power, and the groups of one player."""
    words, p = style.words, style.palette
    name = words("calc-area", number=area + 1)
    power_name = f"{name}, {words('calc-area-power')}"
    groups_name = f"{name}, {_name(style, seat)}, {words('calc-area-groups')}"
    dials = [
        Capsule(style, power_name, f"power.{area}", asked, colour=p.radiation),
        kit.keyed(f"groups-{seat}", Capsule, style, groups_name, f"groups.{seat}.{area}", asked),
    ]
    number = style.text(str(area + 1), kit.BODY_STRONG, spoken=name)
    title = ft.Row([kit.art("radiation", p.radiation, 22), number], spacing=kit.GAP, expand=True)
    if style.scale > kit.LARGE_TEXT:
        heads = f"{words('calc-area-power')} · {words('calc-area-groups')}"
        title.controls.append(style.text(heads, kit.LABEL, p.quiet, lines=1))
        return kit.column([title, ft.Row(dials, wrap=True)], kit.GAP)
    if style.below(PICTURED):
        return ft.Row([ft.Container(number, expand=True), *dials], spacing=kit.GAP_SMALL)
    return ft.Row([title, *dials], spacing=kit.GAP)


OWN: Final[dict[str, Own]] = {
    "power": Person,
    **{
        name: partial(OfPerson, name=name)
        for name in ("irradiation", "fate", "building_genes", "lent_before")
    },
    **dict.fromkeys(("groups", "rerolls", "lent_now", "facing", "chosen", "explained")),
}
"""The drawing functions of fields that need their own; a field with None gets no row."""
