"""The effects of a special action, part by part: amounts of each player, genes, cubes, a moved area."""

from dataclasses import replace
from typing import Any

import flet as ft

from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.effects import MOST_DOSE, MOST_GENES, MOST_NEW_CUBES
from companion.rules.chromosome.gene_plan import GenePlan, settled, sources
from companion.rules.chromosome.special_plan import AMOUNTS, Amount, SpecialPlan, others
from companion.rules.chromosome.state import Player, State
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import area_words
from companion.ui.chromosome.radiation.areas import room_chips
from companion.ui.chromosome.turn.prices import gene_option

SIGNED: tuple[Amount, ...] = ("charged", "dose")
"""Amounts that may be less than none."""


def heading(here: Here, key: str, **values: Any) -> ft.Control:
    """Draw the title of a part."""
    return here.style.text(here.words(key, **values), kit.LABEL, here.palette.quiet, lines=2, heading=True)


def effect_rows(
    here: Here, seat: int, plan: SpecialPlan, change: kit.Change[SpecialPlan], *, all_of_it: bool
) -> list[ft.Control]:
    """Draw every part that the plan shows; `all_of_it` adds the rare ones."""
    rows: list[ft.Control] = []
    for part in AMOUNTS:
        if part in plan.shown:
            rows += _amounts(here, seat, plan, part, change, all_of_it=all_of_it)
    rows += gene_rows(here, seat, plan, change, all_of_it=all_of_it)
    moves = plan.moves_area
    if "cubes" in plan.shown:
        rows += _cubes(here, plan, change, moves=moves)
    if moves:
        rows += _move(here, plan, change)
    return rows


def _amounts(
    here: Here,
    seat: int,
    plan: SpecialPlan,
    part: Amount,
    change: kit.Change[SpecialPlan],
    *,
    all_of_it: bool,
) -> list[ft.Control]:
    """Draw one amount for each player whom it may concern."""
    rest, own = others(here.state, seat), here.state.players[seat]
    players = rest if part == "captured" else (own, *rest)
    if part == "placed" and not all_of_it and not any(plan.shares[each.seat].placed for each in rest):
        players = (own,)
    title = here.words(f"special-part-{part}")
    return [
        heading(here, f"special-part-{part}"),
        *(_amount(here, each, plan, part, title, change) for each in players),
    ]


def _amount(
    here: Here,
    player: Player,
    plan: SpecialPlan,
    part: Amount,
    title: str,
    change: kit.Change[SpecialPlan],
) -> ft.Control:
    words, seat = here.words, player.seat
    low, high = bounds(here.state, player, part)

    def step(by: int) -> None:
        change(
            lambda now: now.with_amount(part, seat, kit.clamped(now.shares[seat].of(part) + by, low, high))
        )

    value = plan.shares[seat].of(part)
    said = f"{title}: {player.name}"
    return kit.Stepper(
        player.name,
        value,
        low,
        high,
        step,
        less=words("step-less", what=said),
        more=words("step-more", what=said),
        shown=words.signed(value) if part in SIGNED and value else str(value),
        spoken=f"{said}: {value}",
        small=True,
    ).row(here.style, picture=species(player.species, here.palette.players[player.colour], 28))


def bounds(state: State, player: Player, part: Amount) -> tuple[int, int]:
    """Return the least and the greatest amount that a player can have."""
    match part:
        case "captured" | "removed":
            return 0, player.on_board
        case "placed":
            return 0, state.supply(player.seat)
        case "charged":
            return -player.charged, state.supply(player.seat) + player.discharged
        case "dose":
            return -min(player.irradiation, MOST_DOSE), MOST_DOSE


def _cubes(
    here: Here, plan: SpecialPlan, change: kit.Change[SpecialPlan], *, moves: bool
) -> list[ft.Control]:
    """Draw how many cubes, and where: on a room of their own or on an area of the list."""
    words = here.words

    def step(by: int) -> None:
        change(lambda now: replace(now, cubes=kit.clamped(now.cubes + by, -MOST_NEW_CUBES, MOST_NEW_CUBES)))

    title = words("special-part-cubes")
    shown = words.signed(plan.cubes) if plan.cubes else "0"
    cubes = kit.Stepper(title, plan.cubes, -MOST_NEW_CUBES, MOST_NEW_CUBES, step, shown=shown, small=True)
    rows = [cubes.row(here.style, picture=kit.art("cube", here.palette.radiation, 24))]
    if moves:
        return rows
    if here.state.areas:
        rows.append(
            kit.choice_row(
                here.style,
                words("special-new-area"),
                lambda: change(lambda now: replace(now, area=None)),
                chosen=plan.area is None,
                glyph="new",
                colour=here.palette.radiation,
            )
        )
        rows += _areas(here, plan, change)
    if plan.area is None:
        rows.append(_room(here, words("special-in-room"), plan, change))
    return rows


def _move(here: Here, plan: SpecialPlan, change: kit.Change[SpecialPlan]) -> list[ft.Control]:
    """Draw which area is moved, and where to."""
    if not here.state.areas:
        return [here.quiet("special-no-area")]
    return [
        heading(here, "special-which-area"),
        *_areas(here, plan, change),
        _room(here, here.words("special-to-room"), plan, change),
    ]


def _areas(here: Here, plan: SpecialPlan, change: kit.Change[SpecialPlan]) -> list[ft.Control]:
    return [
        kit.choice_row(
            here.style,
            area_words(here.style, area, here.state.power(area)),
            lambda number=area.id: change(lambda now: replace(now, area=number)),
            chosen=area.id == plan.area,
            glyph="radiation",
            colour=here.palette.radiation,
        )
        for area in here.state.areas_by_power
    ]


def _room(here: Here, title: str, plan: SpecialPlan, change: kit.Change[SpecialPlan]) -> ft.Control:
    return room_chips(here.style, title, plan.room, lambda room: change(lambda now: replace(now, room=room)))


def gene_rows(
    here: Here, seat: int, plan: SpecialPlan, change: kit.Change[SpecialPlan], *, all_of_it: bool
) -> list[ft.Control]:
    """Draw every gene of the plan, and one more; `all_of_it` adds the rare parts."""
    genes = settled(here.state, plan.genes)
    rows: list[ft.Control] = []
    for at in range(len(genes)):
        rows += _gene(here, seat, genes, at, change, all_of_it=all_of_it)
    if genes and len(genes) < MOST_GENES:
        another = GenePlan(genes[-1].owner)
        rows.append(
            kit.plain(
                here.style,
                here.words("special-gene-more"),
                (lambda: change(lambda now: now.with_gene(len(genes), another)))
                if all(gene.complete for gene in genes)
                else None,
                glyph="plus",
                ink=here.palette.quiet,
            )
        )
    return rows


def _gene(
    here: Here,
    seat: int,
    genes: tuple[GenePlan, ...],
    at: int,
    change: kit.Change[SpecialPlan],
    *,
    all_of_it: bool,
) -> list[ft.Control]:
    """Draw one gene, numbered where there are several."""
    style, words, state, gene = here.style, here.words, here.state, genes[at]
    rows: list[ft.Control] = []
    before = ""
    if len(genes) > 1:
        number = words("special-gene-number", number=at + 1)
        before = f"{number}: "
        remove = words("special-gene-remove", number=at + 1)
        title = style.text(number, kit.LABEL_STRONG, expand=True, heading=True)
        off = kit.glyph_button(style, "close", remove, lambda: change(lambda now: now.with_gene(at)))
        rows.append(ft.Row([title, off], spacing=kit.GAP))

    def put(chosen: GenePlan) -> kit.Press:
        return lambda: change(lambda now: now.with_gene(at, chosen))

    def chip(said: str, chosen: bool, then: GenePlan, kind: GeneKind | None = None) -> ft.Control:
        label = f"{before}{said}"
        if kind is None:
            return kit.option(style, said, chosen, put(then), label=label)
        return gene_option(style, kind, said, chosen, put(then), label)

    if all_of_it:
        everybody = (state.players[seat], *others(state, seat))
        owners = [chip(each.name, each.seat == gene.owner, GenePlan(each.seat)) for each in everybody]
        rows += [heading(here, "special-gene-owner"), kit.wrapped(owners)]
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
        heading(here, "special-gene-from"),
        kit.wrapped(lying),
        heading(here, "special-gene-to"),
        kit.wrapped(becomes),
    ]
