"""Amoebas on the board in quick detail: a stepper for each player."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.rules.soup.data import AMOEBAS
from companion.rules.soup.deaths import LoseAmoebas
from companion.ui.soup.context import Here
from companion.ui.soup.look import player_drawing
from companion.ui.theme.measure import GAP
from companion.ui.widgets.layout import column
from companion.ui.widgets.stepper import Stepper


def amoeba_steppers(here: Here) -> ft.Control:
    """Draw how many amoebas each player has on the board; one less for each that is lost."""
    words, p = here.words, here.palette

    def step(seat: int, by: int) -> bool:
        return here.context.submit(LoseAmoebas(seat=seat, count=-by))

    rows: list[ft.Control] = []
    for player in here.state.players:
        count = len(player.amoebas)
        may = here.context.may(LoseAmoebas(seat=player.seat))
        counter = Stepper(
            player.name,
            count,
            0 if may else count,
            AMOEBAS if may else count,
            partial(step, player.seat),
            less=words("deaths-less", player=player.name),
            more=words("deaths-more", player=player.name),
            spoken=f"{player.name}: {words('count-amoebas', count=count)}",
        )
        picture = player_drawing(player.colour, p.players[here.state.hue(player.colour)], 32)
        rows.append(counter.row(here.style, picture=picture))
    return column(rows, GAP, stretch=True)
