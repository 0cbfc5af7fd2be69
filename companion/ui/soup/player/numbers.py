"""The numbers of a player: how each is read, bounded, changed and drawn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

import flet as ft

from companion.rules.command import Command
from companion.rules.soup.corrections import Correct
from companion.rules.soup.data import AMOEBAS, MOST_POINTS
from companion.rules.soup.state import Player, State
from companion.ui.core.style import Style
from companion.ui.shared.number_row import PlayerNumber, Reading
from companion.ui.soup.look import NARROW, Thing, drawing
from companion.ui.theme.measure import LARGE_TEXT
from companion.ui.theme.typography import LABEL_STRONG
from companion.ui.widgets.counter import numeral

Quantity = Literal["points", "place", "amoebas"]

LONG: Final = 100
"""From so many points on their number is written smaller in a row."""


class Kind(NamedTuple):
    """The kind of a number."""

    thing: Thing
    title: str
    """The key of its name."""

    most: int
    least: int = 0


KINDS: Final[dict[Quantity, Kind]] = {
    "points": Kind("points", "term-points", MOST_POINTS),
    "place": Kind("place", "term-place", MOST_POINTS, least=1),
    "amoebas": Kind("amoebas", "term-amoebas", AMOEBAS),
}
"""The numbers, from the top of the sheet."""


@dataclass(frozen=True, kw_only=True)
class Number(PlayerNumber[State]):
    """A number of a player."""

    what: Quantity

    @property
    def key(self) -> str:
        """The number itself."""
        return self.what

    def read(self, state: State) -> Reading:
        """Return how much it is, limited by the board and the box."""
        player, kind = state.players[self.seat], KINDS[self.what]
        value = len(player.amoebas) if self.what == "amoebas" else int(getattr(player, self.what))
        return Reading(value, kind.most, kind.least)

    def command(self, by: int) -> Command:
        """Return the command that changes the number by `by`."""
        return Correct(seat=self.seat, number=self.what, delta=by)

    def small(self, style: Style) -> bool:
        """Return whether the steppers are small ones, which a narrow screen has room for."""
        return style.width < NARROW

    def picture(self, style: Style) -> ft.Control | None:
        """Draw what is counted, where there is room for it."""
        return None if style.width < NARROW else drawing(KINDS[self.what].thing, style.palette.quiet, 28)


class PointsInRow(Number):
    """The biological points as they stand at the end of a player's row."""

    def small(self, style: Style) -> bool:
        """Return whether text is not large."""
        return style.scale <= LARGE_TEXT

    def figure(self, style: Style, now: Reading) -> ft.Control:
        """Draw the points, in smaller letters when they are many."""
        if now.value >= LONG:
            said = self.spoken(now.value)
            return style.text(str(now.value), LABEL_STRONG, lines=1, spoken=said)
        return numeral(style, now.value, self.spoken(now.value), small=self.small(style))


def points_in_row(style: Style, seat: int, name: str) -> PointsInRow:
    """Return the biological points of a player, for the end of the row."""
    return PointsInRow(seat=seat, name=name, title=style.words(KINDS["points"].title), what="points")


def numbers_of(style: Style, state: State, player: Player) -> list[Number]:
    """Return the player's numbers; in full detail amoebas have a part of their own."""
    return [
        Number(seat=player.seat, name=player.name, title=style.words(kind.title), what=what)
        for what, kind in KINDS.items()
        if what != "amoebas" or state.detail == "quick"
    ]
