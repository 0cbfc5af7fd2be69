"""The numbers of a player, each a row of its own, so that a tap redraws one row."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

import flet as ft

from companion.rules.soup import commands as cmd
from companion.rules.soup.data import AMOEBAS, MOST_POINTS
from companion.rules.soup.state import Detail, Player
from companion.ui.core.component import keyed, memo, use_cache, use_slice
from companion.ui.core.style import Style
from companion.ui.soup.context import GameContext
from companion.ui.soup.look import NARROW, Thing, drawing
from companion.ui.theme.typography import HEADING
from companion.ui.widgets.counter import number_row, numeral
from companion.ui.widgets.stepper import Stepper

Number = Literal["points", "place", "amoebas"]


class Quantity(NamedTuple):
    """A number of a player."""

    thing: Thing
    title: str
    """The key of its name."""

    most: int


QUANTITIES: Final[dict[Number, Quantity]] = {
    "points": Quantity("points", "term-points", MOST_POINTS),
    "place": Quantity("place", "term-place", MOST_POINTS),
    "amoebas": Quantity("amoebas", "term-amoebas", AMOEBAS),
}
"""The numbers, from the top of the sheet."""


def numbers_of(detail: Detail) -> tuple[Number, ...]:
    """The numbers that are kept; in full detail amoebas have a part of their own."""
    return ("points", "place", "amoebas") if detail == "quick" else ("points", "place")


def amount(player: Player, number: Number) -> int:
    """How much of it the player has."""
    match number:
        case "points":
            return player.points
        case "place":
            return player.place
        case "amoebas":
            return len(player.amoebas)


def reading_row(style: Style, player: Player, number: Number) -> ft.Control:
    """The number to be read only."""
    title, now = style.words(QUANTITIES[number].title), amount(player, number)
    figure = style.text(str(now), HEADING, lines=1, spoken=f"{title}: {now}")
    return _row(style, number, title, figure)


@memo
def NumberRow(
    style: Style, context: GameContext, seat: int, name: str, number: Number, value: int
) -> ft.Control:
    """The number with its steppers.

    Args:
        style: The style.
        context: The game.
        seat: Whose.
        name: Whose, in words.
        number: Which number.
        value: The number now.
    """
    words, cache = style.words, use_cache()
    title, most = words(QUANTITIES[number].title), QUANTITIES[number].most

    def step(by: int) -> bool:
        # A tap may come before the screen shows that the one before it was the last.
        after = amount(context.state.players[seat], number) + by
        return 0 <= after <= most and context.submit(cmd.Correct(seat=seat, number=number, delta=by))

    capsule = Stepper(
        title,
        value,
        0,
        most,
        step,
        less=words("sheet-less", player=name, what=title),
        more=words("sheet-more", player=name, what=title),
        small=style.width < NARROW,
    ).capsule(style, number=keyed("amount", Amount, style, context, seat, number, title), cache=cache)
    return _row(style, number, title, capsule)


@memo
def Amount(style: Style, context: GameContext, seat: int, number: Number, title: str) -> ft.Control:
    """The number between two steppers; it lies under the thumb and is drawn before all else."""
    value = use_slice(context.changes, lambda: amount(context.state.players[seat], number), priority=True)
    return numeral(style, value, f"{title}: {value}", small=style.width < NARROW)


def _row(style: Style, number: Number, title: str, figure: ft.Control) -> ft.Control:
    narrow = style.width < NARROW
    picture = None if narrow else drawing(QUANTITIES[number].thing, style.palette.quiet, 28)
    return number_row(style, title, figure, picture=picture)
