"""A player's row on a table in large text, and a player's facts for rows, lines and cards."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import flet as ft

from companion.party.presence import Seated
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import Gene
from companion.rules.soup.state import Amoeba, Detail, Player
from companion.ui import kit
from companion.ui.game.context import Panel
from companion.ui.game.part import part
from companion.ui.shared.changed import STILL, Change, change_of, changed
from companion.ui.shared.number_row import NumberCapsule
from companion.ui.shared.player_clock import PlayerClock
from companion.ui.shared.player_rows import phone_words
from companion.ui.soup.context import Here
from companion.ui.soup.corrections import points_in_row
from companion.ui.soup.look import NARROW, Thing, drawing, gene_mark, numbered_amoeba, player_drawing
from companion.ui.soup.ozone_figures import owed_now
from companion.ui.widgets.marks import chip

PIECE = 40
"""Width of the player's amoeba."""
AMOEBA = 30
"""Width of an amoeba with its number."""
GENE = 22
"""Width of the symbol of a gene."""
FIGURE_SIZE = 30
"""Text size of the place on the ladder."""
MARKER = 24
"""Width of the marker's drawing before the place on the ladder."""
BEHIND = -17
"""The `right` offset of the sign that follows a number to show its change."""

Moved: TypeAlias = Callable[[Callable[[Player], int]], Change]
"""Returns the last change of a player's number, given the function that reads this number."""


class PlayerFacts(NamedTuple):
    """The facts of a player's row."""

    name: str
    colour: int
    """The index of the player's colour, which decides the drawing."""

    hue: int
    """The index of the player's ink in `Palette.players`."""

    place: int
    points: int
    amoebas: tuple[Amoeba, ...]
    genes: tuple[Gene, ...]
    mutation_points: int
    owed: int
    """The debt to the ozone layer: in phase 2 the actual debt, otherwise the debt under the current card."""

    due: bool
    """Whether the debt is due now."""

    active: bool
    detail: Detail
    begun: bool
    """Whether play has begun; before that nobody has points, amoebas or genes."""

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
    """Return a sentence that describes the row to a screen reader."""
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
    """Draw one player as a row: a press opens the sheet; if there is room, a stepper changes the points.

    For screen readers, the label of the name contains everything, and the parts below are skipped.
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
            kit.column([_name(style, shown), *possessions(style, shown, moved)], kit.GAP_SMALL, expand=True),
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
    place, *counter = figures(here, shown, seat, moved)
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


def figures(here: Here, shown: PlayerFacts, seat: int, moved: Moved) -> list[ft.Control]:
    """Draw the clock, the place on the ladder, and the points, with a stepper if there is room."""
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
    """Draw the name, followed by signs for the turn and for the player's phone."""
    p, parts = style.palette, list[ft.Control]()
    if shown.device != "free":
        here = shown.device == "here"
        parts.append(kit.art("phone" if here else "offline", p.text if here else p.quiet, 18))
    if shown.active:
        parts.append(chip(style, style.words("player-row-turn"), p.text, p.ground))
    return kit.named_with_marks(style, shown.name, p.text, parts)


def _place(style: kit.Style, place: int, change: Change) -> ft.Control:
    """Draw the marker's space, which is the score, as the row's largest number."""
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


def possessions(style: kit.Style, shown: PlayerFacts, moved: Moved) -> list[ft.Control]:
    """Draw a player's amoebas (in full detail with number and damage), mutation points, debt and genes."""
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
    """Draw a thing and its number, with room after the number for a sign that shows a change."""
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
