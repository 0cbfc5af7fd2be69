"""The routes of a guest's screens, without the screens of the host."""

from collections.abc import Callable
from typing import Final

import flet as ft

from companion.party.shared_access import GuestAccess
from companion.ui import kit
from companion.ui.core.env import use_env, use_parameters
from companion.ui.party.join import JoinScreen, ReturnScreen, ScreenJoinScreen, SeatScreen
from companion.ui.routes import CALCULATORS, OVER
from companion.ui.shared.charts import ChartsScreen
from companion.ui.shared.game import GameScreen
from companion.ui.shared.journal import JournalScreen
from companion.ui.shared.watching.big_screen import BigScreen

Screen = Callable[[], ft.Control]

SCREENS: Final[dict[str, Screen]] = {
    "": GameScreen,
    "journal": JournalScreen,
    "charts": ChartsScreen,
    "screen": BigScreen,
}
"""The screens of a table, by their path after the table's address."""


def chosen(first: Screen, other: Screen, first_fits: Callable[[], bool]) -> Screen:
    """Return a component that shows the screen `first` while `first_fits()` is true, otherwise `other`."""

    @kit.component
    def Chosen() -> ft.Control:
        return first() if first_fits() else other()

    return Chosen


def _at_table() -> bool:
    client, _ = use_env()
    access = client.access
    return isinstance(access, GuestAccess) and access.is_at(use_parameters().get("id", ""))


GUEST_SCREENS: Final[dict[str, Screen]] = {
    where: chosen(screen, ReturnScreen, _at_table) for where, screen in SCREENS.items()
}
"""The screens of a table by path; each shows the screen for joining to a guest who is not at that table."""

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
                component=GUEST_SCREENS[""],
                children=[
                    *(
                        ft.Route(path=where, component=screen)
                        for where, screen in GUEST_SCREENS.items()
                        if where
                    ),
                    *OVER,
                    CALCULATORS,
                ],
            ),
        ],
    ),
    *OVER,
]
