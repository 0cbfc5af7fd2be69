"""The numbers of a player: how each is read, bounded, changed and drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, assert_never

import flet as ft

from companion.rules.chromosome.corrections import Correct
from companion.rules.chromosome.fate import SpendFate
from companion.rules.chromosome.play import MOST_IRRADIATION
from companion.rules.chromosome.state import Player, State
from companion.rules.command import Command
from companion.ui.art import species
from companion.ui.core.component import Cache
from companion.ui.core.style import Style
from companion.ui.shared.number_row import PlayerNumber, Reading
from companion.ui.widgets.marks import fate_cells, irradiation_track

Quantity = Literal["fate", "irradiation", "tokens", "charged", "trophies"]
"""The quantities counted of a player."""


@dataclass(frozen=True, kw_only=True)
class Number(PlayerNumber[State]):
    """A number of a player.

    Attributes:
        what: Which number.
        owner: Whose trophies.
        species: The species to be drawn before it.
        ink: The colour of the drawing, by index.
        spends: Whether less is a fate point spent; a correction where nothing can be spent any more.
        alone: Whether nothing else in the sheet says how many there can be.
    """

    what: Quantity
    owner: int = 0
    species: int | None = None
    ink: int = 0
    spends: bool = False
    alone: bool = True

    @property
    def key(self) -> str:
        """The number itself; trophies by their owner."""
        return f"trophies-{self.owner}" if self.what == "trophies" else self.what

    def read(self, state: State) -> Reading:
        """Return how much the player has of it.

        Tokens and trophies are limited by the supply of their species.
        """
        player = state.players[self.seat]
        match self.what:
            case "fate":
                return Reading(player.fate, state.options.fate_max)
            case "irradiation":
                return Reading(player.irradiation, MOST_IRRADIATION, limit=state.options.irradiation_limit)
            case "tokens":
                return Reading(player.on_board, player.on_board + state.supply(self.seat))
            case "charged":
                return Reading(player.charged, player.on_board)
            case "trophies":
                taken = player.trophies[self.owner]
                return Reading(taken, taken + state.supply(self.owner))
            case _:
                assert_never(self.what)

    def command(self, by: int) -> Command:
        """Return a fate point spent, or a correction."""
        if self.spends and by < 0:
            return SpendFate(seat=self.seat)
        return Correct(seat=self.seat, what=self.what, owner=self.owner, delta=by)

    def less(self, style: Style) -> str:
        """Return the spoken name of less; fate is spent."""
        return style.words("sheet-spend-fate", player=self.name) if self.spends else super().less(style)

    def more(self, style: Style) -> str:
        """Return the spoken name of more; fate is named by its point."""
        return (
            style.words("sheet-more-fate", player=self.name) if self.what == "fate" else super().more(style)
        )

    def notes(self, style: Style, state: State) -> tuple[str, str]:
        """Return where the species' other tokens are; of charged tokens, how many there are in all."""
        board = state.players[self.seat].on_board
        if self.what == "tokens":
            supply, captured = state.supply(self.seat), state.captured(self.seat)
            return "", style.words("player-supply", board=board, supply=supply, captured=captured)
        if self.what == "charged" and self.alone:
            return style.words("player-charged-of", tokens=board), ""
        return "", ""

    def small(self, style: Style) -> bool:
        """Return whether it is a trophy, which stands in a list."""
        return self.what == "trophies"

    def colour(self, style: Style, now: Reading) -> str | None:
        """Return the colour of irradiation, a warning from two points before the limit."""
        if self.what != "irradiation" or not now.value:
            return None
        return style.palette.danger if now.value > now.limit - 2 else style.palette.radiation

    def picture(self, style: Style) -> ft.Control | None:
        """Draw the species that lost the trophies."""
        if self.species is None:
            return None
        return species(self.species, style.palette.players[self.ink], 32)

    def under(self, style: Style, now: Reading, cache: Cache | None) -> ft.Control | None:
        """Draw fate as living cells, irradiation as its track."""
        if self.what == "fate":
            track, colour = max(now.high, now.value), style.palette.players[self.ink]
            return fate_cells(style, now.value, track, colour, size=20 if track <= 5 else 14, cache=cache)
        if self.what == "irradiation":
            return irradiation_track(style, now.value, now.limit, cache=cache)
        return None


def number_of(style: Style, player: Player, what: Quantity, **more: Any) -> Number:
    """Return a number of the player that is not counted by its owner."""
    title = style.words(f"term-{what}")
    return Number(seat=player.seat, name=player.name, title=title, what=what, ink=player.colour, **more)


def trophy_numbers(style: Style, state: State, player: Player) -> list[Number]:
    """Return the trophies of each other player; more only while the owner's supply has tokens."""
    return [
        Number(
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
