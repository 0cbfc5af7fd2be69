"""Which screen belongs to which address."""

from __future__ import annotations

import flet as ft

from companion.ui.calculators.screen import CalculatorsScreen
from companion.ui.chromosome.charts import ChartsScreen
from companion.ui.chromosome.game import GameScreen
from companion.ui.chromosome.journal_view import JournalScreen
from companion.ui.home import HomeScreen
from companion.ui.new_game.screen import NewGameScreen
from companion.ui.past_games import PastGamesScreen
from companion.ui.reference import ChapterScreen, ReferenceScreen
from companion.ui.settings import SettingsScreen

# Each of these stands alone: a screen below another one would be drawn first, and be seen, when a game is
# opened by its address.
ROUTES = [
    ft.Route(path="/", component=HomeScreen),
    ft.Route(path="/new", component=NewGameScreen),
    ft.Route(path="/games", component=PastGamesScreen),
    ft.Route(path="/game/:id", component=GameScreen),
    ft.Route(path="/game/:id/journal", component=JournalScreen),
    ft.Route(path="/game/:id/charts", component=ChartsScreen),
    # These lie over whatever is open, a game for instance, and leave it as it was.
    ft.Route(path="settings", component=SettingsScreen, modal=True),
    ft.Route(path="calculators", component=CalculatorsScreen, modal=True),
    ft.Route(
        path="rules",
        component=ReferenceScreen,
        modal=True,
        children=[ft.Route(path=":chapter", component=ChapterScreen)],
    ),
]
