"""The choice of a game on screens without an open game: remembered, and hidden if there is only one."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import flet as ft

from companion.device.door import Home
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.env import use_env
from companion.ui.games import glyph_of, in_game, keys
from companion.ui.shared.arrival import AwaitedScreen, use_arrival
from companion.ui.theme.letters import longest_word
from companion.ui.theme.typography import MESSAGE

SETTING = "game"

MOST_OF_WIDTH = 0.95
"""The real width of a game's name, as a share of the width that `longest_word` estimates."""
PICTURE = 24
"""Width of a game's drawing."""


def chosen_game(client: Client) -> str:
    """Return the key of the game that was chosen last."""
    chosen = client.setting(SETTING, "")
    return chosen if chosen in keys() else keys()[0]


def _first_shown(client: Client) -> str:
    """Return the game that a screen shows first: the one just requested, else the one chosen last."""
    wished, client.wished_game = client.wished_game, ""
    return wished if wished in keys() else chosen_game(client)


def wanted_soon(service: Home) -> tuple[str, ...]:
    """Return the games likely to be opened here: the default one, the one chosen last, the stored ones."""
    kept = [game.game for game in service.library.games()]
    known = [keys()[0], service.remembered(f"setting.{SETTING}"), *kept]
    return tuple(key for key in keys() if key in known)


class GameChoice(NamedTuple):
    """The choice of another game, drawn where the screen has room for it.

    Attributes:
        chosen: The key of the game on screen.
        take: Shows another game.
        first: The game with which a scrolling row begins, see `game_choice_row`.
    """

    chosen: str
    take: Callable[[str], None]
    first: str | None = None

    def row(self, style: kit.Style) -> ft.Control | None:
        """Draw the row for a page or a part of a page; return None if there is only one game."""
        return game_choice_row(style, self.chosen, self.take, first=self.first)


Shown = Callable[[str, GameChoice | None], ft.Control]
"""Draws a screen of a loaded game, given its key and the choice of another game, if there is one."""


@kit.component
def ChosenGame(route: str, title: str, shown: Callable[[str, GameChoice], ft.Control]) -> ft.Control:
    """Draw the screen of the chosen game, or the state of its loading.

    Args:
        title: The key of the bar's title while the game is loading.
    """
    client, style = use_env()
    chosen, choose = kit.use_state(lambda: _first_shown(client))
    first = kit.use_ref(lambda: chosen).current
    arrival = use_arrival(chosen)

    def remember() -> None:
        # A game that is not loaded is not remembered.
        if arrival.standing == "here" and chosen != chosen_game(client):
            client.set_setting(SETTING, chosen)

    def take(key: str) -> None:
        if key != chosen:
            choose(key)
        elif arrival.standing == "away":
            arrival.again()

    kit.use_effect(remember, [chosen, arrival.standing])
    choice = GameChoice(chosen, take, first)
    if arrival.standing == "here":
        return shown(chosen, choice)
    row = choice.row(style)
    return kit.keyed(f"awaited-{chosen}", AwaitedScreen, client, style, route, title, chosen, arrival, row)


def game_choice_row(
    style: kit.Style, chosen: str | None, take: Callable[[str], None], *, first: str | None = None
) -> ft.Control | None:
    """Draw the row that chooses a game; return None if there is only one.

    Args:
        chosen: The game on screen; None if there is none and a press opens a game immediately.
        first: The game with which a scrolling row begins, so that it is in sight: the one that was chosen
            when the page was opened. By default the games keep their order.
    """
    if len(keys()) < 2:
        return None
    tiles = _tiles(style)

    def choice(key: str) -> ft.Control:
        own = in_game(style, key)
        ink = own.palette.on_accent if key == chosen else own.palette.text
        return kit.option(
            own,
            own.words("name"),
            None if chosen is None else key == chosen,
            lambda: take(key),
            picture=kit.art(glyph_of(key), ink, PICTURE),
            colour=own.palette.accent,
            expand=tiles.shares[key],
            stacked=tiles.stacked,
            role=tiles.role,
        )

    if scrolls(style):
        return scrolling([choice(key) for key in sorted(keys(), key=lambda key: key != first)])
    games = [ft.Container(choice(key), width=tiles.width) if tiles.width else choice(key) for key in keys()]
    row = ft.Row(games, spacing=tiles.gap, run_spacing=tiles.gap, wrap=not any(tiles.shares.values()))
    return ft.Container(
        kit.readable(style, row, kit.READING - 2 * kit.MARGIN),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_SMALL, bottom=kit.GAP),
    )


def scrolls(style: kit.Style) -> bool:
    """Return whether the choices are in one scrolling line, because several lines would fill the page."""
    return style.low or style.scale > kit.LARGE_TEXT


def scrolling(options: Sequence[ft.Control]) -> ft.Row:
    """Draw choices in one line that scrolls."""
    edge = ft.Container(width=kit.MARGIN - kit.GAP)
    return ft.Row([edge, *options, edge], spacing=kit.GAP, scroll=ft.ScrollMode.HIDDEN)


class Tiles(NamedTuple):
    """The layout of the games' buttons.

    Attributes:
        shares: Each game's share of the row, by key; None if the games wrap.
        stacked: Whether names are below pictures.
        gap: The space between the games.
        width: The width of each button if there are two rows; else None.
    """

    shares: Mapping[str, int | None]
    stacked: bool = False
    role: kit.TypeRole = kit.LABEL_STRONG
    gap: float = kit.GAP
    width: float | None = None


def _tiles(style: kit.Style) -> Tiles:
    """Return the roomiest layout in which the games share a row, or two, without breaking a word."""
    row, between = min(style.width, kit.READING) - 2 * kit.MARGIN, len(keys()) - 1
    longest = {key: MOST_OF_WIDTH * longest_word(in_game(style, key).words("name")) for key in keys()}
    wrapping = Tiles(dict.fromkeys(keys()))
    if scrolls(style):
        return wrapping
    tile = (row - kit.GAP * between) / len(keys())
    word = max(longest.values()) * kit.LABEL_STRONG.size_at(style.scale)
    even = dict.fromkeys(keys(), 1)
    if word <= tile - 2 * kit.GAP_WIDE - PICTURE - kit.GAP:
        return Tiles(even)
    if word <= tile - 2 * kit.GAP:
        return Tiles(even, stacked=True)
    for role in (kit.LABEL_STRONG, MESSAGE):  # Make each tile as wide as its name needs.
        needs = {key: round(each * role.size_at(style.scale)) + kit.GAP for key, each in longest.items()}
        if sum(needs.values()) <= row - kit.GAP_SMALL * between:
            return Tiles(needs, stacked=True, role=role, gap=kit.GAP_SMALL)
    half = (len(keys()) + 1) // 2
    tile = (row - kit.GAP * (half - 1)) / half
    if word <= tile - 2 * kit.GAP_WIDE - PICTURE - kit.GAP:
        return wrapping._replace(width=tile)
    return wrapping._replace(width=tile, stacked=True) if word <= tile - 2 * kit.GAP else wrapping


def under(style: kit.Style, top: ft.Control, choice: GameChoice | None) -> ft.Control:
    """Put the choice of a game, if there is one, below the bar of a page."""
    row = choice.row(style) if choice is not None else None
    return top if row is None else kit.column([top, row])
