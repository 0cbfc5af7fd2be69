"""The table: the card of who acts, below it the others, the environment and the ladder."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, TypeAlias

import flet as ft

from companion.party.presence import Seated
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import Card, Gene
from companion.rules.soup.state import PHASES, Amoeba, Detail, Player, State
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import nothing, part
from companion.ui.shared.changed import STILL, Change, change_of, changed
from companion.ui.shared.number_row import NumberCapsule
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.player_rows import (
    PlayerRows,
    RowsFacts,
    phone_words,
    rows_facts,
    seat_row,
    waiting_order,
)
from companion.ui.shared.player_table import has_table, line_content, table_head, table_line
from companion.ui.shared.table_heading import number_button, table_heading
from companion.ui.soup.context import Here
from companion.ui.soup.corrections import points_in_row
from companion.ui.soup.look import (
    NARROW,
    Thing,
    drawing,
    drift_drawing,
    gene_mark,
    numbered_amoeba,
    player_drawing,
)
from companion.ui.soup.ozone_figures import owed_now
from companion.ui.soup.table.ladder import LadderBeside, LadderStrip, strip_fits
from companion.ui.widgets.marks import chip


class TableFacts(NamedTuple):
    """The data of the heading."""

    title: str
    """What the title of the bar does not say: the phase, or beside a stage the round."""

    step: int | None
    """The index of the phase, from 0."""


def table_title(here: Here) -> str:
    """Return the title of the table's bar: the round of all."""
    return round_words(here.style, here.state)


def round_words(style: kit.Style, state: State) -> str:
    return style.words("table-round", round=state.round, rounds=max(state.rounds, state.round))


def table_facts(style: kit.Style, state: State) -> TableFacts:
    """Return what the heading shows in this state."""
    step = PHASES.index(state.phase) if state.phase in PHASES else None
    title = round_words(style, state) if style.beside else style.words(f"stage-{state.phase}")
    return TableFacts(title, step)


@part(lambda here: table_facts(here.style, here.state))
def Heading(here: Here, shown: TableFacts) -> ft.Control:
    """Draw the phase or the round, and the environment."""
    style = here.style
    lines: list[ft.Control] = [style.text(shown.title, kit.BODY_STRONG, lines=2, heading=True)]
    if shown.step is not None:
        lines.append(_steps(style, shown.step))
    return table_heading(style, kit.column(lines, kit.GAP_SMALL, stretch=True), Environment(here))


def _steps(style: kit.Style, step: int) -> ft.Control:
    """Draw the phases of the round as marks, those begun lit."""
    p = style.palette
    marks: list[ft.Control] = [
        ft.Container(
            expand=True,
            height=kit.GAP_SMALL,
            border_radius=kit.RADIUS_MARK,
            bgcolor=p.accent if index <= step else p.track_empty,
            animate=style.motion(kit.QUICK),
        )
        for index in range(len(PHASES))
    ]
    said = style.words("table-phase", number=step + 1, phases=len(PHASES))
    return kit.labelled(ft.Row(marks, spacing=3), said)


@part(lambda here: (here.state.card, here.state.cards_left))
def Environment(here: Here, shown: tuple[Card | None, int]) -> ft.Control:
    """Draw the current card: drift, ozone layer, and how many cards are left; each opens the cards."""
    style, words, p, (card, left) = here.style, here.words, here.palette, shown

    def chip(picture: ft.Control, shown: str, said: str) -> ft.Control:
        return number_button(style, picture, shown, said, lambda: here.context.show(Panel("cards")))

    chips: list[ft.Control] = []
    if card is not None:
        where = "" if style.below(NARROW) else _drift(style, card)
        chips += [
            chip(drift_drawing(card.direction, p.accent, 28), where, said_drift(style, card)),
            chip(drawing("ozone", p.quiet), words.number(card.ozone), words("card-ozone", ozone=card.ozone)),
        ]
    chips.append(
        chip(drawing("cards", p.quiet), f"×{words.number(left)}", words("count-cards-left", count=left))
    )
    return kit.wrapped(chips)


def _drift(style: kit.Style, card: Card) -> str:
    return style.words(f"direction-{card.direction}")


def said_drift(style: kit.Style, card: Card) -> str:
    return style.words("card-drift", direction=card.direction, way=_drift(style, card))


PIECE = 40
"""Width of the player's amoeba."""
AMOEBA = 30
"""Width of an amoeba with its number."""
GENE = 22
"""Width of the symbol of a gene."""
FIGURE_SIZE = 30
"""Height of the place on the ladder."""
MARKER = 24
"""Width of the marker before it."""
BEAD = 8
"""Width of a damage point in a line."""
BEHIND = -17
"""Right end of a sign behind a number, from the number's right edge to the left."""

Moved: TypeAlias = Callable[[Callable[[Player], int]], Change]
"""Returns the last change of one of a player's numbers."""


class PlayerFacts(NamedTuple):
    """The data of a player row."""

    name: str
    colour: int
    """The colour of the drawing."""

    hue: int
    """The colour of the ink."""

    place: int
    points: int
    amoebas: tuple[Amoeba, ...]
    genes: tuple[Gene, ...]
    mutation_points: int
    owed: int
    """The debt to the ozone layer: in phase 2 the actual one, otherwise the current card's demand."""

    due: bool
    """Whether it is due now."""

    active: bool
    detail: Detail
    begun: bool
    """Whether play has begun; before that nobody has anything."""

    timed: bool
    device: Seated
    """Whether the player's own phone is connected."""

    corrects: bool
    """Whether this device may change the player's points."""


def player_facts(here: Here, seat: int) -> PlayerFacts:
    """Return the facts of this seat's row."""
    state, context, seats = here.state, here.context, here.context.presence.seats
    player = state.players[seat]
    owed, due = owed_now(state, player)
    running = state.phase not in ("setup", "over")
    return PlayerFacts(
        player.name,
        player.colour,
        state.hue(player.colour),
        player.place,
        player.points,
        player.amoebas,
        player.gene_names,
        player.mutation_points,
        owed,
        due,
        state.active == seat,
        state.detail,
        state.phase != "setup",
        context.clocks_in_use,
        seats[seat] if seats else "free",
        running and context.may(Correct(seat=seat, number="points", delta=1)),
    )


def spoken(style: kit.Style, shown: PlayerFacts) -> str:
    """Return the row in a sentence, for a screen reader."""
    words = style.words
    parts = [shown.name]
    if shown.active:
        parts.append(words("player-row-turn"))
    if shown.begun:
        parts.append(words("count-biological-points", count=shown.points))
    if shown.place:
        parts.append(words("player-place", place=shown.place))
    if shown.begun:
        amoebas = words("count-amoebas", count=len(shown.amoebas))
        numbers = [str(each.number) for each in shown.amoebas] if shown.detail == "full" else []
        parts.append(words("pair", what=amoebas, value=words.list(numbers)) if numbers else amoebas)
        if shown.detail == "full":
            parts += [
                words("player-amoeba-hurt", number=each.number, count=each.wounds)
                for each in shown.amoebas
                if each.wounds
            ]
        if shown.genes:
            cards = words.list([words(f"gene-{gene}") for gene in shown.genes])
            parts.append(words("pair", what=words("count-genes", count=len(shown.genes)), value=cards))
        parts.append(words("count-mutation-points", count=shown.mutation_points))
    if shown.owed:
        parts.append(words("player-owes" if shown.due else "player-would-owe", count=shown.owed))
    parts += phone_words(words, shown.device)
    return ", ".join(parts)


@part(player_facts)
def PlayerRow(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw one player of the table: a press opens the sheet, steppers change the points if there is room.

    A screen reader reads everything from the name; the parts below are silent.
    """
    style, context = here.style, here.context

    def moved(read: Callable[[Player], int]) -> Change:
        return change_of(context, lambda state: read(state.players[seat]))

    p = style.palette
    colour = p.players[shown.hue]
    edge = kit.ACTIVE_EDGE if shown.active else 0
    who = ft.Row(
        [
            player_drawing(shown.colour, colour, PIECE),
            kit.column([_name(style, shown), *_possessions(style, shown, moved)], kit.GAP_SMALL, expand=True),
        ],
        spacing=kit.GAP_WIDE,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    button = kit.row_button(
        style,
        who,
        lambda: context.show(Panel("player", seat)),
        label=spoken(style, shown),
        radius=0,
        padding=ft.Padding.only(left=kit.MARGIN - edge, right=kit.GAP, top=kit.GAP, bottom=kit.GAP),
        expand=True,
    )
    place, *counter = _figures(here, shown, seat, moved)
    parts: ft.Control
    if style.scale > kit.LARGE_TEXT:
        below = ft.Row([place, *counter], spacing=kit.GAP_WIDE, alignment=ft.MainAxisAlignment.END)
        side = ft.Container(below, padding=ft.Padding.only(right=kit.MARGIN, bottom=kit.GAP))
        parts = kit.column([ft.Row([button]), side], stretch=True)
    else:
        side = ft.Column(
            [place, *counter],
            spacing=kit.GAP_SMALL,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.END,
        )
        parts = ft.Row(
            [
                button,
                ft.Container(side, padding=ft.Padding.only(right=kit.MARGIN, top=kit.GAP, bottom=kit.GAP)),
            ],
            spacing=0,
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    return ft.Container(
        parts,
        bgcolor=p.raised if shown.active else None,
        border=ft.Border.only(
            left=ft.BorderSide(kit.ACTIVE_EDGE, colour) if shown.active else None,
            bottom=ft.BorderSide(kit.HAIR, p.hairline),
        ),
        animate=style.motion(kit.CALM),
    )


def _figures(here: Here, shown: PlayerFacts, seat: int, moved: Moved) -> list[ft.Control]:
    """Draw the clock and the place on the ladder, and the points, with steppers where there is room."""
    style = here.style
    above: list[ft.Control] = [PlayerClock(here, seat)] if shown.timed else []
    if shown.place:
        above.append(_place(style, shown.place, moved(lambda each: each.place)))
    drawn: list[ft.Control] = [ft.Row(above, spacing=kit.GAP, tight=True)]
    paid = moved(lambda each: each.points)
    if shown.begun and (style.below(NARROW) or not shown.corrects):
        drawn.append(_number(style, "points", str(shown.points), change=paid))
    elif shown.begun:
        capsule = kit.keyed("points", NumberCapsule, here, points_in_row(style, seat, shown.name))
        drawn.append(changed(style, capsule, paid, right=kit.TARGET + kit.GAP_SMALL, middle=9, silent=False))
    return drawn


def _name(style: kit.Style, shown: PlayerFacts) -> ft.Control:
    """Draw the name, and behind it whether it is this player's turn, and whether the phone is here."""
    p, parts = style.palette, list[ft.Control]()
    if shown.device != "free":
        here = shown.device == "here"
        parts.append(kit.art("phone" if here else "offline", p.accent if here else p.quiet, 18))
    if shown.active:
        parts.append(chip(style, style.words("player-row-turn"), p.accent, p.on_accent))
    return kit.named_with_marks(style, shown.name, p.text, parts)


def _place(style: kit.Style, place: int, change: Change) -> ft.Control:
    """Draw the space of the marker: the score, the row's largest number. It is spoken with the name."""
    number = kit.FIGURE.style(style.palette.text)
    number.size = FIGURE_SIZE * min(style.scale, 1.5)
    marker = drawing("place", style.palette.quiet, MARKER)
    shown = ft.Row(
        [
            changed(style, marker, change, right=MARKER + kit.GAP_SMALL, middle=MARKER / 2),
            ft.Text(str(place), style=number),
        ],
        spacing=kit.GAP_SMALL,
        tight=True,
    )
    return kit.silent(shown)


def _possessions(style: kit.Style, shown: PlayerFacts, moved: Moved) -> list[ft.Control]:
    """Draw the amoebas (in full detail with number and damage), mutation points, the debt, the genes."""
    p, words = style.palette, style.words
    if not shown.begun:
        return [] if shown.place else [style.text(words("player-no-place"), kit.LABEL, p.quiet, lines=2)]
    mutation = moved(lambda each: each.mutation_points)
    numbers = [_number(style, "mutation-points", words.number(shown.mutation_points), change=mutation)]
    if shown.owed:
        ink = p.danger if shown.due else p.text
        numbers.append(_number(style, "debt", words.number(-shown.owed), ink))
    genes: list[ft.Control] = [gene_mark(gene, p.text, p.outline, GENE) for gene in shown.genes]
    if shown.detail == "full":
        ink = p.players[shown.hue]
        drawn: list[ft.Control] = [
            numbered_amoeba(style, shown.colour, each.number, each.wounds, ink, AMOEBA)
            for each in shown.amoebas
        ]
        rows = [drawn, [*numbers, *genes]]
    else:
        born = moved(lambda each: len(each.amoebas))
        rows = [[_number(style, "amoebas", str(len(shown.amoebas)), change=born), *numbers], genes]
    return [
        ft.Row(
            row,
            spacing=kit.GAP_SMALL,
            run_spacing=0,
            wrap=True,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        for row in rows
        if row
    ]


def _number(
    style: kit.Style, thing: Thing, said: str, ink: str | None = None, *, change: Change = STILL
) -> ft.Control:
    """Draw a number behind its drawing, with room for a sign behind it."""
    p = style.palette
    number = style.text(said, kit.COUNT, ink or p.text)
    return ft.Container(
        ft.Row(
            [
                drawing(thing, ink or p.quiet, 20),
                changed(style, number, change, right=BEHIND, middle=kit.COUNT.size / 2, silent=False),
            ],
            spacing=kit.GAP_SMALL,
            tight=True,
        ),
        padding=ft.Padding.only(right=kit.GAP_WIDE),
    )


COLUMNS: Final = ("points", "amoebas", "genes", "mutation", "place")
"""The numbers of a line, by the ends of the keys of their words."""
TIMED: Final = ("points", "amoebas", "genes", "time", "place")
"""The same at a table with clocks."""
FEW: Final = ("points", "amoebas", "genes", "place")
"""The same on the smallest pages; there clocks have none of them."""


def columns(style: kit.Style, *, timed: bool) -> tuple[str, ...]:
    """Return the columns that this page has room for."""
    if style.below(NARROW):
        return FEW
    return TIMED if timed else COLUMNS


def titles(style: kit.Style, *, timed: bool) -> tuple[str, ...]:
    return tuple(style.words(f"column-{each}") for each in columns(style, timed=timed))


@part(lambda here: here.context.clocks_in_use)
def Head(here: Here, timed: bool) -> ft.Control:
    """Draw the words above the columns."""
    return table_head(here.style, titles(here.style, timed=timed))


@part(nothing)
def PlayerLine(here: Here, _: None, seat: int) -> ft.Control:
    """Draw one player as a line under the columns; a press on it opens the numbers."""
    return table_line(here.style, LineContent(here, seat), partial(here.context.show, Panel("player", seat)))


@part(player_facts)
def LineContent(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw the name and the numbers of a line."""
    style, p = here.style, here.palette

    def moved(read: Callable[[Player], int]) -> Change:
        return change_of(here.context, lambda state: read(state.players[seat]))

    def number(value: int, change: Change = STILL) -> ft.Control:
        said = style.text(style.words.number(value), kit.COUNT, lines=1)
        return kit.silent(changed(style, said, change))

    place = style.text(style.words.number(shown.place) if shown.place else "", kit.NAME, lines=1)
    drawn = {
        "points": number(shown.points, moved(lambda each: each.points)),
        "amoebas": ft.Column(
            [number(len(shown.amoebas), moved(lambda each: len(each.amoebas))), *_damage(style, shown)],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        "genes": number(len(shown.genes), moved(lambda each: len(each.genes))),
        "mutation": number(shown.mutation_points, moved(lambda each: each.mutation_points)),
        "place": kit.silent(changed(style, place, moved(lambda each: each.place))),
    }
    if shown.timed:
        drawn["time"] = PlayerClock(here, seat)
    marks: list[ft.Control] = []
    if shown.device != "free":
        on = shown.device == "here"
        marks.append(kit.art("phone" if on else "offline", p.accent if on else p.quiet, 16))
    below: list[ft.Control] = []
    if shown.owed:
        ink = p.danger if shown.due else p.quiet
        below.append(style.text(style.words("line-debt", count=shown.owed), kit.CAPTION, ink, lines=1))
    return line_content(
        here,
        here.context.seats[seat],
        [drawn[each] for each in columns(style, timed=shown.timed)],
        titles(style, timed=shown.timed),
        said=spoken(style, shown),
        show=partial(here.context.show, Panel("player", seat)),
        marks=marks,
        below=below,
    )


def _damage(style: kit.Style, shown: PlayerFacts) -> list[ft.Control]:
    """Draw a bead for each damage point of the amoebas, in full detail; the name says which have it."""
    hurt = sum(each.wounds for each in shown.amoebas) if shown.detail == "full" else 0
    beads: list[ft.Control] = [drawing("wounds", style.palette.danger, BEAD) for _ in range(hurt)]
    return [ft.Row(beads, spacing=0, tight=True)] if beads else []


@part(player_facts)
def PlayerCard(here: Here, shown: PlayerFacts, seat: int) -> ft.Control:
    """Draw the numbers of the player who acts, below the band with the name; a press opens them."""
    style, p, show = here.style, here.palette, partial(here.context.show, Panel("player", seat))
    high = kit.GAP_SMALL if style.low else kit.GAP

    def moved(read: Callable[[Player], int]) -> Change:
        return change_of(here.context, lambda state: read(state.players[seat]))

    owned = kit.row_button(
        style,
        kit.column(_possessions(style, shown, moved), kit.GAP_SMALL),
        show,
        label=spoken(style, shown),
        radius=0,
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.GAP, top=high, bottom=high),
        expand=True,
    )
    side = ft.Column(
        _figures(here, shown, seat, moved),
        spacing=kit.GAP_SMALL,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.END,
    )
    inset = ft.Padding.only(right=kit.MARGIN, top=high, bottom=high)
    row = ft.Row(
        [owned, ft.Container(side, padding=inset)],
        spacing=0,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ft.Container(row, bgcolor=p.raised)


@part(rows_facts)
def Players(here: Here, facts: RowsFacts) -> ft.Control:
    """Draw the card of who acts, the others as a table below it, the environment and the ladder."""
    style, active = here.style, facts.active
    waiting = waiting_order(facts)
    rows: list[ft.Control] = []
    if active is not None:
        rows.append(seat_row(here, facts, PlayerCard, active))
    rows += [Head(here), *(seat_row(here, facts, PlayerLine, seat) for seat in waiting)]
    rows.append(Heading(here))
    if strip_fits(style) and not style.beside:
        rows.insert(0 if style.low else len(rows), LadderStrip(here))
    return kit.scroll(style, [*rows, LadderBeside(here)])


def players(here: Here) -> ft.Control:
    """Draw everybody at a glance, without actions; large text has a row for each under a heading."""
    if has_table(here.style):
        return Players(here)
    return PlayerRows(here, Heading, PlayerRow, LadderBeside)
