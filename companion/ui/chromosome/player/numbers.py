"""The numbers of a player, each a row of its own, so that a tap redraws one row."""

from __future__ import annotations

from typing import Literal, NamedTuple, assert_never

import flet as ft

from companion.rules.chromosome import commands as cmd
from companion.rules.chromosome.decide.hand import MOST_IRRADIATION
from companion.rules.chromosome.state import Player, State
from companion.ui.art import species
from companion.ui.chromosome.context import GameContext
from companion.ui.core.component import Cache, keyed, memo, use_cache, use_series, use_slice
from companion.ui.core.style import Style
from companion.ui.theme.typography import HEADING
from companion.ui.widgets.counter import number_row, numeral
from companion.ui.widgets.marks import fate_cells, irradiation_track
from companion.ui.widgets.stepper import Stepper


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


def most_of(state: State, player: Player, what: Quantity, owner: int = 0) -> int:
    """How much of it the player may have, as things are."""
    match what:
        case "fate":
            return state.options.fate_max
        case "irradiation":
            return MOST_IRRADIATION
        case "tokens":
            return player.on_board + state.supply(player.seat)
        case "charged":
            return player.on_board
        case "trophies":
            return player.trophies[owner] + state.supply(owner)
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


class PlayerNumber(NamedTuple):
    """A number of a player as a row has it, to be changed or only read.

    Attributes:
        what: Which number.
        title: Which number, in words.
        value: How much it is.
        most: Where more ends.
        said: The title as a screen reader says it; the title itself unless told.
        note: A quiet line below the title.
        below: A quiet line below the whole row.
        track: How much the drawing of it holds, if it has one.
        owner: Whose trophies.
        species: The species to be drawn before it.
        colour: The colour of the drawing, by index.
    """

    what: Quantity
    title: str
    value: int
    most: int
    said: str = ""
    note: str = ""
    below: str = ""
    track: int = 0
    owner: int = 0
    species: int | None = None
    colour: int = 0

    @property
    def spoken_title(self) -> str:
        """Which number, as a screen reader says it."""
        return self.said or self.title


def fate_number(style: Style, state: State, player: Player) -> PlayerNumber:
    """Fate points as living cells."""
    most = most_of(state, player, "fate")
    track = max(most, player.fate)
    return PlayerNumber(
        "fate", style.words("term-fate"), player.fate, most, track=track, colour=player.colour
    )


def irradiation_number(style: Style, state: State, player: Player) -> PlayerNumber:
    """Irradiation as its track, with the danger zone."""
    title, limit = style.words("term-irradiation"), state.options.irradiation_limit
    most = most_of(state, player, "irradiation")
    return PlayerNumber("irradiation", title, player.irradiation, most, track=limit)


def tokens_number(style: Style, state: State, player: Player) -> PlayerNumber:
    """Tokens on the board, and where the others of the species are."""
    board, supply = player.on_board, state.supply(player.seat)
    captured = state.captured(player.seat)
    below = style.words("player-supply", board=board, supply=supply, captured=captured)
    most = most_of(state, player, "tokens")
    return PlayerNumber("tokens", style.words("term-tokens"), board, most, below=below)


def charged_number(style: Style, player: Player) -> PlayerNumber:
    """Tokens whose charged side is up."""
    note = style.words("player-charged-of", tokens=player.on_board)
    return PlayerNumber("charged", style.words("term-charged"), player.charged, player.on_board, note=note)


def trophy_numbers(style: Style, state: State, player: Player) -> list[PlayerNumber]:
    """Trophies of each other player; more only while tokens are left in the owner's supply."""
    return [
        PlayerNumber(
            "trophies",
            owner.name,
            player.trophies[owner.seat],
            most_of(state, player, "trophies", owner.seat),
            said=style.words("player-trophies-of", owner=owner.name),
            owner=owner.seat,
            species=owner.species,
            colour=owner.colour,
        )
        for owner in state.players
        if owner.seat != player.seat
    ]


def reading_row(style: Style, number: PlayerNumber) -> ft.Control:
    """The number to be read only."""
    said = spoken(number.spoken_title, number.value)
    figure = style.text(str(number.value), HEADING, lines=1, spoken=said)
    return _row(style, number, figure, under=_drawn(style, number))


@memo
def NumberRow(
    style: Style, context: GameContext, seat: int, name: str, number: PlayerNumber, *, spends: bool = False
) -> ft.Control:
    """The number with its steppers.

    Args:
        style: The style.
        context: The game.
        seat: Whose.
        name: Whose, in words.
        number: Which number, and what it is.
        spends: Whether less is a fate point spent; a correction where nothing can be spent any more.
    """
    words, cache = style.words, use_cache()
    still = style.without_motion(use_series(number.value))
    what, title, owner = number.what, number.spoken_title, number.owner
    small = what == "trophies"

    def step(by: int) -> bool:
        # A tap may come before the screen shows that the one before it was the last.
        now = context.state
        player = now.players[seat]
        if not 0 <= amount(player, what, owner) + by <= max(most_of(now, player, what, owner), number.value):
            return False
        if spends and by < 0:
            return context.submit(cmd.SpendFate(seat=seat))
        return context.submit(cmd.Correct(seat=seat, what=what, owner=owner, delta=by))

    less, more = (words(f"sheet-{way}", player=name, what=title) for way in ("less", "more"))
    if what == "fate":
        more = words("sheet-more-fate", player=name)
    if spends:
        less = words("sheet-spend-fate", player=name)
    capsule = Stepper(title, number.value, 0, number.most, step, less, more, small=small).capsule(
        style,
        number=keyed("amount", Amount, style, context, seat, what, title, owner=owner, small=small),
        cache=cache,
    )
    return _row(style, number, capsule, under=_drawn(still, number, cache))


def _row(style: Style, number: PlayerNumber, figure: ft.Control, *, under: ft.Control | None) -> ft.Control:
    picture = None
    if number.species is not None:
        picture = species(number.species, style.palette.players[number.colour], 32)
    return number_row(
        style, number.title, figure, under=under, note=number.note, below=number.below, picture=picture
    )


def _drawn(style: Style, number: PlayerNumber, cache: Cache | None = None) -> ft.Control | None:
    """What the number looks like."""
    if number.what == "fate":
        colour, size = style.palette.players[number.colour], 20 if number.track <= 5 else 14
        return fate_cells(style, number.value, number.track, colour, size=size, cache=cache)
    if number.what == "irradiation":
        return irradiation_track(style, number.value, number.track, cache=cache)
    return None
