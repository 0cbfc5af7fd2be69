"""Which screen of a guest belongs to which address; nothing of the host's is among them."""

from __future__ import annotations

import flet as ft

from companion.party.access import GuestAccess
from companion.ui.core.component import component
from companion.ui.core.env import use_env, use_parameters
from companion.ui.party.join import JoinScreen, ReturnScreen, ScreenJoinScreen, SeatScreen
from companion.ui.routes import OVER
from companion.ui.shared.charts import ChartsScreen
from companion.ui.shared.game import GameScreen
from companion.ui.shared.journal import JournalScreen
from companion.ui.shared.watching.big_screen import BigScreen


@component
def GuestGameScreen() -> ft.Control:
    """The guest's table, or the way in where the guest has no place at it."""
    return GameScreen() if _at_table() else ReturnScreen()


@component
def GuestJournalScreen() -> ft.Control:
    """The journal of the guest's table."""
    return JournalScreen() if _at_table() else ReturnScreen()


@component
def GuestChartsScreen() -> ft.Control:
    """The charts of the guest's table."""
    return ChartsScreen() if _at_table() else ReturnScreen()


@component
def GuestBigScreen() -> ft.Control:
    """The guest's table as a big screen."""
    return BigScreen() if _at_table() else ReturnScreen()


def _at_table() -> bool:
    client, _ = use_env()
    access = client.access
    return isinstance(access, GuestAccess) and access.is_at(use_parameters().get("id", ""))


GUEST_ROUTES = [
    ft.Route(
        path="/",
        component=ReturnScreen,
        children=[
            ft.Route(path="join/:code", component=JoinScreen),
            ft.Route(path="screen", component=ScreenJoinScreen),
            ft.Route(path="screen/:code", component=ScreenJoinScreen),
            ft.Route(path="seat/:id", component=SeatScreen),
            ft.Route(
                path="game/:id",
                component=GuestGameScreen,
                children=[
                    ft.Route(path="journal", component=GuestJournalScreen),
                    ft.Route(path="charts", component=GuestChartsScreen),
                    ft.Route(path="screen", component=GuestBigScreen),
                    *OVER,
                ],
            ),
        ],
    ),
    *OVER,
]
