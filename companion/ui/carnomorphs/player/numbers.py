"""The numbers of a character, each a row of its own, so that a tap redraws one row."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.rules.carnomorphs import commands as cmd
from companion.rules.carnomorphs.character_commands import Number
from companion.rules.carnomorphs.data import FATAL_MARKERS
from companion.rules.carnomorphs.decide.characters import MOST
from companion.rules.carnomorphs.state import Detail, Player
from companion.ui.carnomorphs.context import GameContext
from companion.ui.carnomorphs.look import NARROW, Thing, drawing
from companion.ui.carnomorphs.table.player_row import marker_cells
from companion.ui.core.component import keyed, memo, use_cache, use_series, use_slice
from companion.ui.core.style import Style
from companion.ui.theme.typography import HEADING
from companion.ui.widgets.counter import number_row, numeral
from companion.ui.widgets.stepper import Stepper


class Quantity(NamedTuple):
    """A number of a character."""

    thing: Thing
    title: str
    """The key of its name."""

    field: str
    """Of the player."""

    most: int = MOST


QUANTITIES: Final[dict[Number, Quantity]] = {
    "markers": Quantity("markers", "term-mutation-markers", "markers", FATAL_MARKERS - 1),
    "contamination": Quantity("contamination", "term-contamination", "contamination"),
    "light-wounds": Quantity("light-wounds", "term-light-wounds", "light_wounds"),
    "serious-wounds": Quantity("serious-wounds", "term-serious-wounds", "serious_wounds"),
    "hand": Quantity("hand", "player-hand", "hand"),
}
"""The numbers, from the top of the sheet; a correction gives nobody the marker that kills."""

QUICK: Final[tuple[Number, ...]] = ("markers", "contamination")
"""Those that quick detail keeps: the last check asks for them."""


def numbers_of(detail: Detail) -> tuple[Number, ...]:
    """The numbers that are kept."""
    return QUICK if detail == "quick" else tuple(QUANTITIES)


def amount(player: Player, number: Number) -> int:
    """How much of it the character has."""
    return int(getattr(player, QUANTITIES[number].field))


def reading_row(style: Style, player: Player, number: Number) -> ft.Control:
    """The number to be read only."""
    title, now = style.words(QUANTITIES[number].title), amount(player, number)
    figure = style.text(str(now), HEADING, lines=1, spoken=f"{title}: {now}")
    return _row(style, number, title, figure, now)


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
    still = style.without_motion(use_series(value))
    title, most = words(QUANTITIES[number].title), QUANTITIES[number].most

    def step(by: int) -> bool:
        # A tap may come before the screen shows that the one before it was the last.
        after = amount(context.state.players[seat], number) + by
        return after >= 0 and context.submit(cmd.Correct(seat=seat, number=number, delta=by))

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
    return _row(still, number, title, capsule, value)


@memo
def Amount(style: Style, context: GameContext, seat: int, number: Number, title: str) -> ft.Control:
    """The number between two steppers; it lies under the thumb and is drawn before all else."""
    value = use_slice(context.changes, lambda: amount(context.state.players[seat], number), priority=True)
    danger = number == "markers" and value >= FATAL_MARKERS - 1
    colour = style.palette.danger if danger else None
    return numeral(style, value, f"{title}: {value}", colour=colour, small=style.width < NARROW)


def _row(style: Style, number: Number, title: str, figure: ft.Control, value: int) -> ft.Control:
    picture = None if style.width < NARROW else drawing(QUANTITIES[number].thing, style.palette.quiet, 28)
    under = marker_cells(style, value, height=14) if number == "markers" else None
    return number_row(style, title, figure, under=under, picture=picture)
