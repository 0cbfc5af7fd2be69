"""The main actions of a turn apart from Spark and Pass: Growth, Evolution, Impulse."""

from typing import Final, Literal

import flet as ft

from companion.rules.chromosome.actions import Evolve, EvolveByDie, Grow, Impulse, power_after_impulse
from companion.rules.chromosome.data import GENE_KINDS, GeneKind
from companion.rules.chromosome.house_rules import SetOptions
from companion.rules.chromosome.prices import (
    IMPULSE_PRICE,
    Price,
    affordable_growth,
    evolution_price,
    growth_price,
    lack,
    most_growth,
)
from companion.rules.chromosome.state import Area
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.areas import room_chips
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.names import area_words, lack_words
from companion.ui.chromosome.rolls import roll_of
from companion.ui.chromosome.table.player_row import GENE_GLYPHS, gene_art, gene_colour
from companion.ui.chromosome.turn_page import TurnPage, use_turn_page
from companion.ui.game.context import Panel
from companion.ui.shared.reroll_window import (
    die_on_table,
    let_stand,
    roll_actions,
    scrolled_rerolls,
    use_roll,
    waiting_line,
)
from companion.ui.shared.stage_page import stage_page


@kit.component
def GrowthPage(here: Here, seat: int) -> ft.Control:
    style, words, state = here.style, here.words, here.state
    player = state.players[seat]

    def fit(draft: Grow) -> Grow:
        can = max(1, affordable_growth(state, seat, spread=draft.spread))
        charged = draft.charged and not draft.spread and player.charged > 0
        return draft.replace(tokens=min(draft.tokens, can), charged=charged)

    page = use_turn_page(
        here,
        Grow(seat=seat, tokens=1, charged=player.charged == player.on_board > 0),
        seat,
        price=lambda grow: growth_price(state.options, grow.tokens),
        fit=fit,
    )
    spread, tokens = page.chosen.spread, page.chosen.tokens
    most = most_growth(state, seat, spread=spread)
    can = max(1, affordable_growth(state, seat, spread=spread))
    ways = [(False, words("growth-group")), (True, words("growth-spread"))]
    counts = [(count, str(count)) for count in range(1, can + 1)]
    page.part(
        page.choice("spread", ways),
        here.quiet("growth-how-many"),
        page.choice("tokens", counts, wrap=can > 5),
    )
    missing = lack(state, seat, growth_price(state.options, can + 1)) if can < most else None
    if missing is not None:
        more = words("count-tokens", count=can + 1)
        page.part(here.quiet("growth-short", tokens=more, why=lack_words(style, missing)))
    if state.detail == "full" and not spread and player.charged:
        page.part(page.switch("charged", words("growth-charged"), note=words("growth-charged-note")))
    page.payment()
    page.take(words("growth-confirm", tokens=words("count-tokens", count=tokens)))
    return page.on_turn("growth", words("action-growth"))


BY_DIE: Final = "evolution-by-die"
"""The Evolution page with the die already chosen, provided that the genes on its faces are known."""


@kit.component
def EvolutionPage(here: Here, seat: int, by_die: bool = False) -> ft.Control:
    """Draw the genes to choose from and the die; with `by_die` the die is already chosen."""
    words, options = here.words, here.state.options
    rolls = by_die and options.faces_known and lack(here.state, seat, _die_price(here, seat)) is None
    blank = EvolveByDie(seat=seat)

    def price(evolving: Evolve | EvolveByDie) -> Price:
        kind = evolving.gene if isinstance(evolving, Evolve) else None
        return evolution_price(options, here.state.players[seat], kind)

    page: TurnPage[Evolve | EvolveByDie] = use_turn_page(here, blank, seat, price=price, chosen=rolls)
    chosen = page.draft
    kind = chosen.gene if isinstance(chosen, Evolve) else None
    page.part(*(_gene_row(page, each, kind) for each in GENE_KINDS), _die_row(page))
    if options.faces_known and _settles_faces(here):
        faces = Panel("gene-faces", seat, "evolution")
        show = lambda: here.context.show(faces)  # noqa: E731
        quiet = here.palette.quiet
        page.part(kit.plain(here.style, words("evolution-faces"), show, glyph=options.die, ink=quiet))
    if chosen is None:
        page.take(words("evolution-choose"), ready=False)
    else:
        page.payment()
        page.take(words("evolution-roll") if kind is None else words("evolution-confirm", gene=kind))
    return page.on_turn("evolution", words("action-evolution"))


def _die_price(here: Here, seat: int) -> Price:
    return evolution_price(here.state.options, here.state.players[seat], None)


def _settles_faces(here: Here) -> bool:
    """Return whether this device may set the genes on the die's faces, which are an option of the table."""
    return here.context.may(SetOptions(options=here.state.options))


def _gene_row(page: TurnPage[Evolve | EvolveByDie], kind: GeneKind, chosen: GeneKind | None) -> ft.Control:
    here, words = page.here, page.here.words
    price = evolution_price(here.state.options, page.player, kind)
    missing = lack(here.state, page.player.seat, price)
    note = ""
    if here.state.detail == "full":
        energy = words("count-energy", count=price.energy)
        note = words("evolution-owned", count=page.player.genes.of(kind), energy=energy)
        if missing is not None:
            note = f"{note} · {lack_words(here.style, missing)}"
    return kit.choice_row(
        here.style,
        words(f"gene-{kind}"),
        page.pick(Evolve(seat=page.player.seat, gene=kind)),
        chosen=kind == chosen,
        note=note,
        glyph=GENE_GLYPHS[kind],
        colour=gene_colour(here.style, kind),
    )


def _die_row(page: TurnPage[Evolve | EvolveByDie]) -> ft.Control:
    here, words, state, seat = page.here, page.here.words, page.here.state, page.player.seat
    title = words("turn-by-die")
    if not state.options.faces_known:
        settles = _settles_faces(here)
        return kit.choice_row(
            here.style,
            title,
            (lambda: here.context.show(Panel("gene-faces", seat, BY_DIE))) if settles else None,
            note=words("evolution-faces-first") if settles else words("party-host-only"),
            chosen=False,
            glyph=state.options.die,
            trailing="chevron-right",
        )
    price = _die_price(here, seat)
    missing = lack(state, seat, price)
    note = words("count-energy", count=price.energy) if state.detail == "full" else ""
    if missing is not None:
        note = f"{note} · {lack_words(here.style, missing)}"
    chosen = isinstance(page.draft, EvolveByDie)
    return kit.choice_row(
        here.style,
        title,
        page.pick(page.blank),
        chosen=chosen,
        note=note,
        glyph=state.options.die,
    )


Way = Literal["new", "add", "draw"]
WAYS: Final[tuple[Way, ...]] = ("new", "add", "draw")
"""The uses of an Impulse: a new radioactive area, a stronger area, or energy drawn from an area."""


@kit.component
def ImpulsePage(here: Here, seat: int) -> ft.Control:
    """Draw the choice of the use and of the area, and the number of charged tokens."""
    style, words, state = here.style, here.words, here.state
    areas = state.areas_by_power

    def fit(draft: Impulse) -> Impulse:
        """Replace an area that no longer exists; keep a room only for a new area."""
        area, first = draft.area, areas[0].id if areas else None
        if area is not None and all(each.id != area for each in areas):
            area = first
        return draft.replace(area=area, room=draft.room if area is None else "")

    page = use_turn_page(here, Impulse(seat=seat), seat, price=lambda _: IMPULSE_PRICE, fit=fit)
    chosen = page.chosen
    area = next((each for each in areas if each.id == chosen.area), None)
    way: Way = "draw" if chosen.draw else "new" if area is None else "add"

    if areas:
        first = areas[0].id if chosen.area is None else chosen.area
        ways: list[tuple[Way, str]] = [(each, words(f"impulse-{each}")) for each in WAYS]

        def use(each: Way) -> kit.Press:
            return page.to(draw=each == "draw", area=None if each == "new" else first)

        page.part(page.among(ways, way, use))
    if way == "new":
        page.part(room_chips(page, words("impulse-room")))
    else:
        page.part(*(_area_row(page, each, each is area) for each in areas))
    power = power_after_impulse(state, area, draw=chosen.draw)
    if state.detail == "full":
        note = words("impulse-charged-note", power=power)
        page.part(page.number("charged", words("impulse-charged")).row(style, note=note))
    page.payment()
    page.take(words("impulse-confirm", way=way, power=power))
    return page.on_turn("impulse", words("action-impulse"))


def _area_row(page: TurnPage[Impulse], area: Area, chosen: bool) -> ft.Control:
    here = page.here
    return kit.choice_row(
        here.style,
        area_words(here.style, area, here.state.power(area)),
        page.to(area=area.id),
        chosen=chosen,
        glyph="radiation",
        colour=here.palette.radiation,
    )


@kit.component
def EvolutionRollView(here: Here) -> ft.Control:
    """Draw the roll that determines the gene; any player may force a re-roll."""
    style, context, state = here.style, here.context, here.state
    stage = use_roll(context, roll_of(state))
    evolution = state.evolution
    if evolution is None:
        return ft.Container(expand=True)
    words, p, roll = here.words, here.palette, state.roll
    player = state.players[evolution.seat]
    colour = p.players[player.colour]
    read = roll is not None and roll.face is not None and not stage.tumble.rolling
    gene = state.options.gene_on(roll.face) if roll is not None and read else None
    head = ft.Row(
        [
            species(player.species, colour, 44),
            kit.column(
                [
                    style.text(player.name, kit.NAME, lines=1),
                    style.text(words("evolution-by-die"), kit.LABEL, p.quiet, lines=2),
                ],
                expand=True,
            ),
        ],
        spacing=kit.GAP_WIDE,
    )
    parts: list[ft.Control] = [head, die_on_table(here, roll_of(state), stage)]
    if stage.tumble.rolling or (stage.by_hand and gene is None):
        parts.append(waiting_line(here, roll_of(state)))
    elif gene is not None:
        parts.append(_gene(style, gene))
    if roll is None or roll.face is None:
        parts.append(_faces(here))
    parts += scrolled_rerolls(here, roll_of(state), stage)
    actions = roll_actions(
        here,
        roll_of(state),
        stage,
        stand=words("dice-stands"),
        on_stand=lambda: let_stand(context, roll_of(state), stage),
    )
    return stage_page(here, parts, actions)


def _gene(style: kit.Style, gene: GeneKind) -> ft.Control:
    return ft.Row(
        [
            gene_art(style, gene, 32),
            style.text(style.words(f"gene-{gene}"), kit.HEADING, lines=2),
        ],
        spacing=kit.GAP_WIDE,
        alignment=ft.MainAxisAlignment.CENTER,
        wrap=True,
    )


def _faces(here: Here) -> ft.Control:
    style, p, words, options = here.style, here.palette, here.words, here.state.options
    line = ft.BorderSide(kit.HAIR, p.hairline)
    rows: list[ft.Control] = []
    for face in range(1, options.die + 1):
        gene = options.gene_on(face)
        if gene is None:
            continue
        row = ft.Row(
            [
                kit.die(options.die, face, p.quiet, 36, words("dice-fell", face=face)),
                gene_art(style, gene, 24),
                style.text(words(f"gene-{gene}"), kit.BODY, lines=2, expand=True),
            ],
            spacing=kit.GAP_WIDE,
        )
        rows.append(
            ft.Container(
                row, padding=ft.Padding.symmetric(vertical=kit.GAP), border=ft.Border.only(bottom=line)
            )
        )
    return kit.column(rows, stretch=True)
