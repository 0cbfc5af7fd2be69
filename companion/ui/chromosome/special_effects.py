"""The effects of a special action, part by part: amounts for each player, genes, cubes, a moved area."""

from dataclasses import dataclass, replace
from typing import Any

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.special import MOST_GENES
from companion.rules.chromosome.state import Player
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.areas import room_chips
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import area_words
from companion.ui.chromosome.prices import gene_option
from companion.ui.chromosome.special_draft import (
    AMOUNTS,
    Amount,
    GenePlan,
    SpecialPlan,
    others,
    settled,
    sources,
)
from companion.ui.shared.form import Form

SIGNED: tuple[Amount, ...] = ("charged", "dose")
"""Amounts that may be negative."""


def heading(here: Here, key: str, **values: Any) -> ft.Control:
    return here.style.text(here.words(key, **values), kit.LABEL, here.palette.quiet, lines=2, heading=True)


@dataclass(frozen=True)
class Planning:
    """A planned special action on this device.

    Attributes:
        form: The plan so far, and its controls.
        seat: The acting seat.
        all_of_it: Whether rarely used parts are drawn too.
    """

    form: Form[SpecialPlan]
    seat: int
    all_of_it: bool

    @property
    def here(self) -> Here:
        return self.form.here

    @property
    def plan(self) -> SpecialPlan:
        return self.form.now


def effect_rows(planning: Planning) -> list[ft.Control]:
    plan = planning.plan
    rows: list[ft.Control] = []
    for part in AMOUNTS:
        if part in plan.shown:
            rows += _amounts(planning, part)
    rows += gene_rows(planning)
    if "cubes" in plan.shown:
        rows += _cubes(planning)
    if plan.moves_area:
        rows += _move(planning)
    return rows


def _amounts(planning: Planning, part: Amount) -> list[ft.Control]:
    """Draw the amount for each player who may be affected."""
    here, shares = planning.here, planning.plan.shares
    rest, own = others(here.state, planning.seat), here.state.players[planning.seat]
    players = rest if part == "captured" else (own, *rest)
    if part == "placed" and not planning.all_of_it and not any(shares[each.seat].placed for each in rest):
        players = (own,)
    return [
        heading(here, f"special-part-{part}"),
        *(_amount(planning, each, part) for each in players),
    ]


def _amount(planning: Planning, player: Player, part: Amount) -> ft.Control:
    here, words, seat = planning.here, planning.here.words, player.seat

    def read(now: SpecialPlan) -> int:
        return now.shares[seat].of(part)

    def put(now: SpecialPlan, value: int) -> SpecialPlan:
        return now.with_amount(part, seat, value)

    value = planning.plan.shares[seat].of(part)
    said = words("pair", what=words(f"special-part-{part}"), value=player.name)
    return planning.form.steps(
        player.name,
        read,
        put,
        less=words("step-less", what=said),
        more=words("step-more", what=said),
        shown=words.signed(value) if part in SIGNED and value else str(value),
        spoken=words("pair", what=said, value=value),
        small=True,
    ).row(here.style, picture=species(player.species, here.palette.players[player.colour], 28))


def _cubes(planning: Planning) -> list[ft.Control]:
    """Draw the number of cubes, and their place: a listed area, or a new area in a room."""
    here, plan, words = planning.here, planning.plan, planning.here.words
    shown = words.signed(plan.cubes) if plan.cubes else "0"
    cubes = planning.form.number("cubes", words("special-part-cubes"), shown=shown, small=True)
    rows = [cubes.row(here.style, picture=kit.art("cube", here.palette.radiation, 24))]
    if plan.moves_area:
        return rows
    if here.state.areas:
        rows.append(
            kit.choice_row(
                here.style,
                words("special-new-area"),
                planning.form.to(area=None),
                chosen=plan.area is None,
                glyph="new",
                colour=here.palette.radiation,
            )
        )
        rows += _areas(planning)
    if plan.area is None:
        rows.append(_room(planning, "special-in-room"))
    return rows


def _move(planning: Planning) -> list[ft.Control]:
    here = planning.here
    if not here.state.areas:
        return [here.quiet("special-no-area")]
    return [heading(here, "special-which-area"), *_areas(planning), _room(planning, "special-to-room")]


def _areas(planning: Planning) -> list[ft.Control]:
    here = planning.here
    return [
        kit.choice_row(
            here.style,
            area_words(here.style, area, here.state.power(area)),
            planning.form.to(area=area.id),
            chosen=area.id == planning.plan.area,
            glyph="radiation",
            colour=here.palette.radiation,
        )
        for area in here.state.areas_by_power
    ]


def _room(planning: Planning, title: str) -> ft.Control:
    return room_chips(planning.form, planning.here.words(title))


def gene_rows(planning: Planning) -> list[ft.Control]:
    """Draw every gene of the plan, and the button that adds one more."""
    here, genes = planning.here, settled(planning.here.state, planning.plan.genes)
    rows = [row for at in range(len(genes)) for row in _gene(planning, genes, at)]
    if genes and len(genes) < MOST_GENES:
        another = GenePlan(genes[-1].owner)
        rows.append(
            kit.plain(
                here.style,
                here.words("special-gene-more"),
                (lambda: planning.form.alter(lambda now: now.with_gene(len(genes), another)))
                if all(gene.complete for gene in genes)
                else None,
                glyph="plus",
                ink=here.palette.quiet,
            )
        )
    return rows


def _gene(planning: Planning, genes: tuple[GenePlan, ...], at: int) -> list[ft.Control]:
    """Draw one gene, numbered if there are several."""
    here, form = planning.here, planning.form
    style, words, state, gene = here.style, here.words, here.state, genes[at]
    rows: list[ft.Control] = []
    before = ""
    if len(genes) > 1:
        number = words("special-gene-number", number=at + 1)
        before = f"{number}: "
        remove = words("special-gene-remove", number=at + 1)
        title = style.text(number, kit.LABEL_STRONG, expand=True, heading=True)
        off = kit.glyph_button(style, "close", remove, lambda: form.alter(lambda now: now.with_gene(at)))
        rows.append(ft.Row([title, off], spacing=kit.GAP))

    def put(chosen: GenePlan) -> kit.Press:
        unsaid = GenePlan(chosen.owner)
        return form.leads(lambda now: now.with_gene(at, chosen), lambda now: now.with_gene(at, unsaid))

    def chip(said: str, chosen: bool, then: GenePlan, kind: GeneKind | None = None) -> ft.Control:
        label = f"{before}{said}"
        if kind is None:
            return kit.option(style, said, chosen, put(then), label=label)
        return gene_option(style, kind, said, chosen, put(then), label)

    if planning.all_of_it:
        everybody = (state.players[planning.seat], *others(state, planning.seat))
        owners = [chip(each.name, each.seat == gene.owner, GenePlan(each.seat)) for each in everybody]
        rows += [heading(here, "special-gene-owner"), kit.wrapped(owners)]
    lying: list[ft.Control] = []
    for kind, active in sources(state, genes[:at], gene.owner):
        said = words(f"gene-{kind}") if active else words("special-gene-passive", gene=kind)
        lying.append(chip(said, gene.source == (kind, active), replace(gene, source=(kind, active)), kind))
    if planning.all_of_it:
        lying.append(chip(words("special-gene-new"), gene.source == "new", replace(gene, source="new")))
    becomes = [
        chip(words("special-gene-into", gene=kind), gene.target == kind, replace(gene, target=kind), kind)
        for kind in GENE_KINDS
    ]
    if planning.all_of_it:
        becomes.append(chip(words("special-gene-gone"), gene.target == "gone", replace(gene, target="gone")))
    return [
        *rows,
        heading(here, "special-gene-from"),
        kit.wrapped(lying),
        heading(here, "special-gene-to"),
        kit.wrapped(becomes),
    ]
