"""Which screen belongs to which address."""

from __future__ import annotations

import flet as ft

from companion.ui.chromosome.charts import ChartsScreen
from companion.ui.chromosome.game import GameScreen
from companion.ui.chromosome.journal_view import JournalScreen
from companion.ui.home import HomeScreen

ROUTES = [
    ft.Route(
        path="/",
        component=HomeScreen,
        children=[
            ft.Route(
                path="game/:id",
                component=GameScreen,
                children=[
                    ft.Route(path="journal", component=JournalScreen),
                    ft.Route(path="charts", component=ChartsScreen),
                ],
            ),
        ],
    )
]
