"""The numbers of a player, each a row of its own, so that a tap redraws one row."""

from __future__ import annotations

from typing import Literal, assert_never

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.decide.hand import MOST_IRRADIATION
from companion.rules.chromosome.state import Player
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.core.component import keyed, memo, use_cache, use_series, use_slice
from companion.ui.core.style import Style
from companion.ui.widgets.counter import counter, number_row, numeral
from companion.ui.widgets.marks import fate_cells, irradiation_track


def spoken(title: str, value: int) -> str:
    """How a screen reader says a number."""
    return f"{title}: {value}"


Quantity = Literal["fate", "irradiation", "tokens", "charged", "trophies"]
"""What is counted of a player."""


def amount(player: Player, what: Quantity, owner: int = 0) -> int:
    """How much of it the player has; trophies are counted by their owner's seat."""
    match what:
        case "fate":
            return player.fate
        case "irradiation":
            return player.irradiation
        case "tokens":
            return player.on_board
        case "charged":
            return player.charged
        case "trophies":
            return player.trophies[owner]
        case _:
            assert_never(what)


@memo
def Amount(
    style: Style,
    context: GameContext,
    seat: int,
    what: Quantity,
    title: str,
    *,
    owner: int = 0,
    small: bool = False,
) -> ft.Control:
    """The number between two steppers; it lies under the thumb and is drawn before all else.

    Args:
        style: The style.
        context: The game.
        seat: Whose.
        what: Which number.
        title: Which number, in words.
        owner: Whose trophies.
        small: Whether the counter is a small one.
    """

    def read() -> tuple[int, int]:
        state = context.state
        return amount(state.players[seat], what, owner), state.options.irradiation_limit

    value, limit = use_slice(context.changes, read, priority=True)
    colour = None
    if what == "irradiation" and value:
        colour = style.palette.danger if value > limit - 2 else style.palette.radiation
    return numeral(style, value, spoken(title, value), colour=colour, small=small)


def correct(
    context: GameContext, seat: int, what: Quantity, delta: int, left: int, *, owner: int = 0
) -> bool:
    """Correct a number by one, unless it is at its bound by now: taps come quicker than drawings.

    Args:
        context: The game.
        seat: Whose.
        what: Which number.
        delta: One more or fewer.
        left: How many more there can be now.
        owner: Whose trophies.
    """
    has = amount(context.state.players[seat], what, owner)
    command = cmd.Correct(seat=seat, what=what, owner=owner, delta=delta)
    return (has if delta < 0 else left) > 0 and context.submit(command)


@memo
def FateRow(
    style: Style,
    context: GameContext,
    seat: int,
    name: str,
    fate: int,
    most: int,
    colour: int,
    *,
    spends: bool,
) -> ft.Control:
    """Fate points as living cells; less spends one, more is a correction.

    Args:
        style: The style.
        context: The game.
        seat: Whose.
        name: Whose, in words.
        fate: Points now.
        most: The most that the table allows.
        colour: The player's colour index.
        spends: Whether less is a point spent; a correction where nothing can be spent any more.
    """
    words = style.words
    cache = use_cache()
    title = words("term-fate")

    def less() -> bool:
        if not spends:
            return correct(context, seat, "fate", -1, 0)
        return context.state.players[seat].fate > 0 and context.submit(cmd.SpendFate(seat=seat))

    def more() -> bool:
        state = context.state
        return correct(context, seat, "fate", 1, state.options.fate_max - state.players[seat].fate)

    shown = max(most, fate)
    return number_row(
        style,
        title,
        counter(
            style,
            keyed("amount", Amount, style, context, seat, "fate", title),
            on_less=less if fate > 0 else None,
            on_more=more if fate < most else None,
            less=words("sheet-spend-fate", player=name)
            if spends
            else words("sheet-less", player=name, what=title),
            more=words("sheet-more-fate", player=name),
            cache=cache,
        ),
        under=fate_cells(
            style.without_motion(use_series(fate)),
            fate,
            shown,
            style.palette.players[colour],
            size=20 if shown <= 5 else 14,
            cache=cache,
        ),
    )


@memo
def IrradiationRow(
    style: Style, context: GameContext, seat: int, name: str, irradiation: int, limit: int
) -> ft.Control:
    """Irradiation as its track, with the danger zone."""
    words = style.words
    cache = use_cache()
    title = words("term-irradiation")

    def change(delta: int) -> bool:
        left = MOST_IRRADIATION - context.state.players[seat].irradiation
        return correct(context, seat, "irradiation", delta, left)

    return number_row(
        style,
        title,
        counter(
            style,
            keyed("amount", Amount, style, context, seat, "irradiation", title),
            on_less=(lambda: change(-1)) if irradiation > 0 else None,
            on_more=(lambda: change(1)) if irradiation < MOST_IRRADIATION else None,
            less=words("sheet-less", player=name, what=title),
            more=words("sheet-more", player=name, what=title),
            cache=cache,
        ),
        under=irradiation_track(
            style.without_motion(use_series(irradiation)), irradiation, limit, cache=cache
        ),
    )


@memo
def TokensRow(
    style: Style, context: GameContext, seat: int, name: str, on_board: int, supply: int, captured: int
) -> ft.Control:
    """Tokens on the board, and where the others of the species are."""
    words = style.words
    cache = use_cache()
    title = words("term-tokens")

    def change(delta: int) -> bool:
        return correct(context, seat, "tokens", delta, context.state.supply(seat))

    return number_row(
        style,
        title,
        counter(
            style,
            keyed("amount", Amount, style, context, seat, "tokens", title),
            on_less=(lambda: change(-1)) if on_board > 0 else None,
            on_more=(lambda: change(1)) if supply > 0 else None,
            less=words("sheet-less", player=name, what=title),
            more=words("sheet-more", player=name, what=title),
            cache=cache,
        ),
        below=words("player-supply", board=on_board, supply=supply, captured=captured),
    )


@memo
def ChargedRow(
    style: Style, context: GameContext, seat: int, name: str, charged: int, on_board: int
) -> ft.Control:
    """Tokens whose charged side is up."""
    words = style.words
    cache = use_cache()
    title = words("term-charged")

    def change(delta: int) -> bool:
        player = context.state.players[seat]
        return correct(context, seat, "charged", delta, player.on_board - player.charged)

    return number_row(
        style,
        title,
        counter(
            style,
            keyed("amount", Amount, style, context, seat, "charged", title),
            on_less=(lambda: change(-1)) if charged > 0 else None,
            on_more=(lambda: change(1)) if charged < on_board else None,
            less=words("sheet-less", player=name, what=title),
            more=words("sheet-more", player=name, what=title),
            cache=cache,
        ),
        note=words("player-charged-of", tokens=on_board),
    )


@memo
def TrophyRow(
    style: Style,
    context: GameContext,
    seat: int,
    name: str,
    owner: int,
    owner_name: str,
    owner_species: int,
    owner_colour: int,
    count: int,
    *,
    more_left: bool,
) -> ft.Control:
    """Trophies of one owner; more only while tokens are left in the owner's supply."""
    words, p = style.words, style.palette
    cache = use_cache()
    title = words("player-trophies-of", owner=owner_name)

    def change(delta: int) -> bool:
        return correct(context, seat, "trophies", delta, context.state.supply(owner), owner=owner)

    return number_row(
        style,
        owner_name,
        counter(
            style,
            keyed("amount", Amount, style, context, seat, "trophies", title, owner=owner, small=True),
            on_less=(lambda: change(-1)) if count > 0 else None,
            on_more=(lambda: change(1)) if more_left else None,
            less=words("sheet-less", player=name, what=title),
            more=words("sheet-more", player=name, what=title),
            small=True,
            cache=cache,
        ),
        picture=species(owner_species, p.players[owner_colour], 32),
    )
