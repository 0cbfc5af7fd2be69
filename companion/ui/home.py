"""Home: resume in one tap, a new game, and the way to everything else."""

from __future__ import annotations

import flet as ft

from companion.ui.component import screen
from companion.ui.env import use_env
from companion.ui.widgets.frame import bar, bottom_bar, page_view, scroll
from companion.ui.widgets.press import primary, secondary


@screen
def HomeScreen() -> ft.View:
    """The first screen."""
    client, look = use_env()
    words = look.words
    games = client.house.library.games()
    rows = [
        secondary(look, ", ".join(game.players), lambda game=game: client.go(f"/game/{game.id}"))
        for game in games
    ]
    return page_view(
        look,
        "/",
        bar(look, words("app-name")),
        scroll(look, rows),
        bottom=bottom_bar(
            look, [primary(look, words("home-new-game"), lambda: client.go("/new"), expand=True)]
        ),
    )
