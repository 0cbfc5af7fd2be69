"""The routes of all screens; all but the first screen may be imported on demand."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Final

import flet as ft

from companion.ui.games import keys, ui_of
from companion.ui.home import RESUME, HomeScreen

SCREENS: Final = {
    "NewGameScreen": "companion.ui.new_game",
    "ScoreScreen": "companion.ui.score",
    "PastGamesScreen": "companion.ui.past.screen",
    "SampleScreen": "companion.ui.sample",
    "GameScreen": "companion.ui.shared.game",
    "JournalScreen": "companion.ui.shared.journal",
    "ChartsScreen": "companion.ui.shared.charts",
    "BigScreen": "companion.ui.shared.watching.big_screen",
    "SettingsScreen": "companion.ui.settings",
    "CalculatorsScreen": "companion.ui.calculators.screen",
    "ReferenceScreen": "companion.ui.reference",
    "ChapterScreen": "companion.ui.reference",
}
"""The module of each screen."""

PAUSE: Final = 0.2
"""Seconds between two imports."""


def later(name: str) -> Callable[..., ft.Control]:
    """Return a screen that is imported when first shown."""

    def show() -> ft.Control:
        screen: Callable[[], ft.Control] = getattr(import_module(SCREENS[name]), name)
        return screen()

    return show


def modules(games: Iterable[str]) -> Iterator[str]:
    """Yield the modules of all screens; the screens of the given games come last."""
    yield from dict.fromkeys(SCREENS.values())
    for key in games:
        yield from ui_of(key).modules


async def import_quietly(games: Iterable[str]) -> None:
    """Import every screen after the first has been drawn, with pauses for other work."""
    for module in modules(games):
        await asyncio.sleep(PAUSE)
        import_module(module)


def import_all(games: Iterable[str] | None = None) -> None:
    """Import every screen now, including the screens of the given games, by default of all games."""
    for module in modules(keys() if games is None else games):
        import_module(module)


OVER = [
    ft.Route(path="settings", component=later("SettingsScreen"), modal=True),
    ft.Route(
        path="rules",
        component=later("ReferenceScreen"),
        modal=True,
        children=[ft.Route(path=":chapter", component=later("ChapterScreen"))],
    ),
]
"""Routes that open over the current screen and leave it unchanged, even after a reload."""

CALCULATORS = ft.Route(path="calculators", component=later("CalculatorsScreen"), modal=True)

# Every other screen is a single view: a view below it would flash first when a game is opened by its address.
ROUTES = [
    ft.Route(path="/", component=HomeScreen),
    ft.Route(path=RESUME, component=HomeScreen),
    ft.Route(path="/new", component=later("NewGameScreen")),
    ft.Route(path="/score", component=later("ScoreScreen")),
    ft.Route(path="/games", component=later("PastGamesScreen")),
    ft.Route(path="/sample", component=later("SampleScreen")),
    ft.Route(path="/game/:id", component=later("GameScreen"), children=[*OVER, CALCULATORS]),
    ft.Route(path="/game/:id/journal", component=later("JournalScreen")),
    ft.Route(path="/game/:id/charts", component=later("ChartsScreen")),
    ft.Route(path="/game/:id/screen", component=later("BigScreen")),
    CALCULATORS,
    *OVER,
]
