"""The numbers of a character: how each is read, bounded, changed and drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs.characters import MOST, Correct
from companion.rules.carnomorphs.characters import Number as Quantity
from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.state import Player, State
from companion.rules.command import Command
from companion.ui.carnomorphs.look import NARROW, Thing, drawing
from companion.ui.carnomorphs.table.player_row import marker_cells
from companion.ui.core.component import Cache
from companion.ui.core.style import Style
from companion.ui.shared.number_row import PlayerNumber, Reading


class Kind(NamedTuple):
    """The kind of a number."""

    thing: Thing
    title: str
    """The key of its name."""

    field: str
    """Of the player."""

    most: int = MOST
    quick: bool = False
    """Whether quick detail keeps it: the last check asks for it."""


KINDS: Final[dict[Quantity, Kind]] = {
    "markers": Kind("markers", "term-mutation-markers", "markers", FATAL_MARKERS - 1, quick=True),
    "contamination": Kind("contamination", "term-contamination", "contamination", quick=True),
    "light-wounds": Kind("light-wounds", "term-light-wounds", "light_wounds"),
    "serious-wounds": Kind("serious-wounds", "term-serious-wounds", "serious_wounds"),
    "hand": Kind("hand", "player-hand", "hand"),
}
"""The numbers, from the top of the sheet; a correction gives nobody the marker that kills."""


@dataclass(frozen=True, kw_only=True)
class Number(PlayerNumber[State]):
    """A number of a character."""

    what: Quantity

    @property
    def key(self) -> str:
        """The number itself."""
        return self.what

    def read(self, state: State) -> Reading:
        """Return the number's value and bounds."""
        kind = KINDS[self.what]
        value: int | None = getattr(state.players[self.seat], kind.field)
        return Reading(value or 0, kind.most, unknown=value is None)

    def command(self, by: int) -> Command:
        """Return a correction."""
        return Correct(seat=self.seat, number=self.what, delta=by)

    def small(self, style: Style) -> bool:
        """Return whether the screen is narrow."""
        return style.width < NARROW

    def colour(self, style: Style, now: Reading) -> str | None:
        """Return the colour, a warning on the last marker before death."""
        return style.palette.danger if self.what == "markers" and now.value >= now.high else None

    def picture(self, style: Style) -> ft.Control | None:
        """Draw what is counted, where there is room for it."""
        return None if style.width < NARROW else drawing(KINDS[self.what].thing, style.palette.quiet, 28)

    def under(self, style: Style, now: Reading, cache: Cache | None) -> ft.Control | None:
        """Draw the markers as cells."""
        return marker_cells(style, now.value, height=14) if self.what == "markers" else None


def numbers_of(style: Style, state: State, player: Player) -> list[Number]:
    return [
        Number(seat=player.seat, name=player.name, title=style.words(kind.title), what=what)
        for what, kind in KINDS.items()
        if kind.quick or state.detail == "full"
    ]
