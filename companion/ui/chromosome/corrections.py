"""A player's numbers and genes: how they are read, changed and drawn."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias, assert_never

import flet as ft

from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.data import GENE_KINDS, MAX_GENES, GeneKind
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.state import Player, State
from companion.rules.kernel import Command
from companion.ui import kit
from companion.ui.art import species
from companion.ui.chromosome.context import Here
from companion.ui.chromosome.table.player_row import gene_art
from companion.ui.game.part import part
from companion.ui.shared.number_row import Ends, PlayerNumber, Reading, ends_of, steps

Quantity = Literal["fate", "irradiation", "tokens", "charged", "trophies"]
"""The quantities of a player that can be corrected."""


@dataclass(frozen=True, kw_only=True)
class ChromosomeNumber(PlayerNumber[State]):
    """A number of a player.

    Attributes:
        what: The number's name.
        owner: For trophies, the seat of the player who lost the tokens.
        species: The species drawn before the number, if any.
        ink: The index of the drawing's colour.
        spends: Whether "less" spends a fate point; otherwise it is a correction.
        alone: Whether the number's row must show its limit, since no other row shows it.
    """

    what: Quantity
    owner: int = 0
    species: int | None = None
    ink: int = 0
    spends: bool = False
    alone: bool = True

    @property
    def key(self) -> str:
        """The number's name; for trophies, with the owner's seat added."""
        return f"trophies-{self.owner}" if self.what == "trophies" else self.what

    def read(self, state: State) -> Reading:
        """Return the number's value for the player."""
        player = state.players[self.seat]
        match self.what:
            case "fate":
                return Reading(player.fate, limit=state.options.fate_max)
            case "irradiation":
                return Reading(player.irradiation, limit=state.options.irradiation_limit)
            case "tokens":
                return Reading(player.on_board)
            case "charged":
                return Reading(player.charged)
            case "trophies":
                return Reading(player.trophies[self.owner])
            case _:
                assert_never(self.what)

    def command(self, by: int) -> Command:
        """Return the command: spending a fate point, or a correction."""
        if self.spends and by == -1:
            return SpendFate(seat=self.seat)
        return Correct(seat=self.seat, what=self.what, owner=self.owner, delta=by)

    def less(self, style: kit.Style) -> str:
        """Return the spoken name of "less"; if it spends a fate point, say so."""
        return style.words("sheet-spend-fate", player=self.name) if self.spends else super().less(style)

    def more(self, style: kit.Style) -> str:
        """Return the spoken name of "more"; fate has a wording of its own."""
        return (
            style.words("sheet-more-fate", player=self.name) if self.what == "fate" else super().more(style)
        )

    def notes(self, style: kit.Style, state: State) -> tuple[str, str]:
        """Return the notes for two places of the row; either may be empty.

        For tokens, a note says where all of them are; for charged tokens, how many are on the board.
        """
        board = state.players[self.seat].on_board
        if self.what == "tokens":
            supply, captured = state.supply(self.seat), state.captured(self.seat)
            return "", style.words("player-supply", board=board, supply=supply, captured=captured)
        if self.what == "charged" and self.alone:
            return style.words("player-charged-of", tokens=board), ""
        return "", ""

    def small(self, style: kit.Style) -> bool:
        """Return whether the number is drawn small: only trophies are, since they form a list."""
        return self.what == "trophies"

    def colour(self, style: kit.Style, now: Reading) -> str | None:
        """Return the colour of irradiation: the danger colour from one point below the limit."""
        if self.what != "irradiation" or not now.value:
            return None
        return style.palette.danger if now.value > now.limit - 2 else style.palette.radiation

    def picture(self, style: kit.Style) -> ft.Control | None:
        """Draw the species that lost the trophies."""
        if self.species is None:
            return None
        return species(self.species, style.palette.players[self.ink], 32)

    def under(self, style: kit.Style, now: Reading, cache: kit.Cache | None) -> ft.Control | None:
        """Draw the cells of fate, or the track of irradiation, below the number."""
        if self.what == "fate":
            track, colour = max(now.limit, now.value), style.palette.players[self.ink]
            return kit.fate_cells(style, now.value, track, colour, size=20 if track <= 5 else 14, cache=cache)
        if self.what == "irradiation":
            return kit.irradiation_track(style, now.value, now.limit, cache=cache)
        return None


def number_of(style: kit.Style, player: Player, what: Quantity, **more: Any) -> ChromosomeNumber:
    """Return one number of the player; for trophies, see `trophy_numbers`."""
    title = style.words(f"term-{what}")
    return ChromosomeNumber(
        seat=player.seat, name=player.name, title=title, what=what, ink=player.colour, **more
    )


def trophy_numbers(style: kit.Style, state: State, player: Player) -> list[ChromosomeNumber]:
    """Return the number of trophies that the player holds from each other player.

    It can grow only while that other player's supply has tokens.
    """
    return [
        ChromosomeNumber(
            seat=player.seat,
            name=player.name,
            title=owner.name,
            said=style.words("player-trophies-of", owner=owner.name),
            what="trophies",
            owner=owner.seat,
            species=owner.species,
            ink=owner.colour,
        )
        for owner in state.players
        if owner.seat != player.seat
    ]


GeneState = Literal["active", "passive"]
GENE_STATES: tuple[GeneState, GeneState] = ("active", "passive")
CAPSULE = 124
"""Width of a number with its buttons in the grid of genes."""


def gene_sides(state: State, player: Player) -> tuple[GeneState, ...]:
    """Return the sides of genes to show; quick detail only counts genes, so all of them are active."""
    return GENE_STATES if state.detail == "full" or player.passive.total else ("active",)


def genes_grid(here: Here, player: Player, sides: tuple[GeneState, ...]) -> list[ft.Control]:
    """Draw the column heads, and a row for each kind of gene."""
    style, words, p = here.style, here.words, here.palette
    owned = words("player-genes-owned", count=player.genes.total, most=MAX_GENES)
    parts: list[ft.Control] = [ft.Container(style.text(owned, kit.LABEL, p.quiet, lines=2), expand=True)]
    if style.scale <= kit.LARGE_TEXT and len(sides) > 1:
        parts += [
            ft.Container(
                style.text(words(f"player-column-{side}"), kit.LABEL, p.quiet, align=ft.TextAlign.CENTER),
                width=CAPSULE,
            )
            for side in sides
        ]
    rows: list[ft.Control] = [ft.Row(parts, spacing=kit.GAP, vertical_alignment=ft.CrossAxisAlignment.END)]
    rows += [kit.keyed(f"gene-{kind}", GeneRow, here, player.seat, kind, sides) for kind in GENE_KINDS]
    return rows


GeneFacts: TypeAlias = tuple[str, list[tuple[int, Ends]]]


def gene_facts(here: Here, seat: int, kind: GeneKind, sides: tuple[GeneState, ...]) -> GeneFacts:
    """Return the player's name, and for each side the number of genes and the changes that are accepted."""
    player = here.state.players[seat]
    counts = [(player.active if side == "active" else player.passive).of(kind) for side in sides]
    ends = [ends_of(here.context, _corrected(seat, kind, side)) for side in sides]
    return player.name, list(zip(counts, ends, strict=True))


@part(gene_facts)
def GeneRow(
    here: Here, shown: GeneFacts, seat: int, kind: GeneKind, sides: tuple[GeneState, ...]
) -> ft.Control:
    """Draw one kind of gene."""
    style, words, p, (name, numbers) = here.style, here.words, here.palette, shown
    capsules = [
        _capsule(
            here,
            name,
            words(f"player-genes-{side}", gene=kind) if len(sides) > 1 else words(f"gene-{kind}"),
            count,
            _corrected(seat, kind, side),
            ends,
        )
        for side, (count, ends) in zip(sides, numbers, strict=True)
    ]
    drawing = gene_art(style, kind, 24)
    if len(sides) == 1:
        return ft.Row(
            [drawing, style.text(words(f"gene-{kind}"), kit.LABEL, lines=2, expand=True), *capsules],
            spacing=kit.GAP,
        )
    if style.scale > kit.LARGE_TEXT:
        lines: list[ft.Control] = [
            ft.Row(
                [drawing, style.text(words(f"gene-{kind}"), kit.LABEL, lines=2, expand=True)], spacing=kit.GAP
            )
        ]
        for side, capsule in zip(sides, capsules, strict=True):
            title = style.text(words(f"player-column-{side}"), kit.LABEL, p.quiet, lines=1, expand=True)
            lines.append(ft.Row([title, capsule], spacing=kit.GAP))
        return kit.column(lines, kit.GAP)
    kind_cell = kit.column(
        [drawing, style.text(words(f"gene-short-{kind}"), kit.CAPTION, p.quiet, lines=1)],
        kit.GAP_SMALL,
        expand=True,
    )
    return ft.Row([kind_cell, *capsules], spacing=kit.GAP)


@cache
def _corrected(seat: int, kind: GeneKind, side: GeneState) -> Callable[[int], Command]:
    @cache
    def corrected(by: int) -> Command:
        return Correct(seat=seat, what=side, gene=kind, delta=by)

    return corrected


def _capsule(
    here: Here,
    name: str,
    title: str,
    count: int,
    command: Callable[[int], Command],
    ends: Ends,
) -> ft.Control:
    words = here.words
    return steps(
        here.context,
        title,
        count,
        command,
        ends,
        less=words("sheet-less", player=name, what=title),
        more=words("sheet-more", player=name, what=title),
        small=True,
    ).capsule(here.style)
