"""The choice of a game where none is open, remembered; hidden where there is only one."""

from collections.abc import Callable

import flet as ft

from companion.door import Home
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.env import use_env
from companion.ui.games import glyph_of, in_game, keys
from companion.ui.shared.arrival import AwaitedScreen, use_arrival
from companion.ui.theme.letters import longest_word

SETTING = "game"

NARROW = 360
"""Below this page width the games stand below each other."""
MOST_OF_WIDTH = 0.95
"""The real share of a word's width as `longest_word` estimates it."""
PICTURE = 24
"""Width of a game's drawing."""


def chosen_game(client: Client) -> str:
    """Return the key of the game that was chosen last."""
    chosen = client.setting(SETTING, "")
    return chosen if chosen in keys() else keys()[0]


def wanted_soon(service: Home) -> tuple[str, ...]:
    """Return the games likely to be opened here: the default one, the one chosen last, the stored ones."""
    kept = [game.game for game in service.library.games()]
    known = [keys()[0], service.remembered(f"setting.{SETTING}"), *kept]
    return tuple(key for key in keys() if key in known)


Shown = Callable[[str, ft.Control | None], ft.Control]
"""Draws a screen of a game that is here, given its key and the row that chooses another one."""


@kit.component
def ChosenGame(route: str, title: str, shown: Shown) -> ft.Control:
    """Draw the screen of the chosen game, or of its arrival while it is fetched or has failed to come.

    Args:
        title: The sentence in the bar meanwhile.
    """
    client, style = use_env()
    chosen, choose = kit.use_state(chosen_game(client))
    arrival = use_arrival(chosen)

    def remember() -> None:
        # What has not come is not remembered.
        if arrival.standing == "here" and chosen != chosen_game(client):
            client.set_setting(SETTING, chosen)

    def take(key: str) -> None:
        if key != chosen:
            choose(key)
        elif arrival.standing == "away":
            arrival.again()

    kit.use_effect(remember, [chosen, arrival.standing])
    row = game_choice_row(style, chosen, take)
    if arrival.standing == "here":
        return shown(chosen, row)
    return kit.keyed(f"awaited-{chosen}", AwaitedScreen, client, style, route, title, chosen, arrival, row)


def game_choice_row(style: kit.Style, chosen: str, take: Callable[[str], None]) -> ft.Control | None:
    """Draw the row that chooses a game; None where there is only one."""
    if len(keys()) < 2:
        return None
    tile = (min(style.width, kit.READING) - 2 * kit.MARGIN - kit.GAP * (len(keys()) - 1)) / len(keys())
    words = max(longest_word(in_game(style, key).words("name")) for key in keys())
    word = MOST_OF_WIDTH * words * kit.LABEL_STRONG.size * style.scale
    stacked = word > tile - 2 * kit.GAP_WIDE - PICTURE - kit.GAP
    wraps = style.scale > kit.LARGE_TEXT or style.width < NARROW or word > tile - kit.GAP

    def choice(key: str) -> ft.Control:
        own = in_game(style, key)
        ink = own.palette.on_accent if key == chosen else own.palette.text
        return kit.option(
            own,
            own.words("name"),
            key == chosen,
            lambda: take(key),
            picture=kit.art(glyph_of(key), ink, PICTURE),
            expand=None if wraps else True,
            stacked=stacked and not wraps,
        )

    games = ft.Row([choice(key) for key in keys()], spacing=kit.GAP, run_spacing=kit.GAP, wrap=wraps)
    return ft.Container(
        kit.readable(style, games, kit.READING - 2 * kit.MARGIN),
        padding=ft.Padding.only(left=kit.MARGIN, right=kit.MARGIN, top=kit.GAP_SMALL, bottom=kit.GAP),
    )


def under(top: ft.Control, choice: ft.Control | None) -> ft.Control:
    """Put the game choice below the bar of a page."""
    return top if choice is None else kit.column([top, choice])
