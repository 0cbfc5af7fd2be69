"""Corrections of the whole table in most games: level of detail, whose turn it is, who is first."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

import flet as ft

from companion.rules.clocks import SetClocks
from companion.rules.kernel import Detail
from companion.ui.core.style import Style
from companion.ui.game.context import AnyContext
from companion.ui.theme.measure import GAP
from companion.ui.theme.typography import BODY_STRONG
from companion.ui.widgets.choose import option, options_row, switch_row
from companion.ui.widgets.layout import column, wrapped


class Kept(Protocol):
    """A state with a level of detail."""

    @property
    def detail(self) -> Detail:
        """The level of detail."""
        ...

    @property
    def clocks(self) -> bool:
        """Whether the clocks run."""
        ...


def keeping(
    style: Style, context: AnyContext, state: Kept, set_detail: Callable[[Detail], Any]
) -> ft.Control:
    """Draw how much the app tracks: the level of detail, the clocks."""
    words = style.words
    details: list[tuple[Detail, str]] = [
        ("quick", words("new-detail-quick")),
        ("full", words("new-detail-full")),
    ]

    def keep(detail: Detail) -> None:
        if detail != context.state.detail:
            context.submit(set_detail(detail))

    return column(
        [
            style.text(words("new-detail"), BODY_STRONG),
            options_row(style, details, state.detail, keep),
            switch_row(
                style,
                words("new-clocks"),
                state.clocks,
                lambda running: context.submit(SetClocks(running=running)),
            ),
        ],
        GAP,
        stretch=True,
    )


def seat_chips(
    style: Style,
    context: AnyContext,
    title: str,
    seats: Iterable[int],
    chosen: int | None,
    command_of: Callable[[int], Any],
) -> ft.Control:
    """Draw a chip for each possible player, below a title.

    Args:
        style: The colours, the text and the words.
        title: What the players are asked for.
        seats: Who could be it, in the order of the chips.
        chosen: Who is it now.
        command_of: What makes a seat it.
    """
    p = style.palette
    chips: list[ft.Control] = []
    for seat in seats:
        player, command = context.seats[seat], command_of(seat)
        ink = p.on_accent if seat == chosen else p.players[player.colour]
        chips.append(
            option(
                style,
                player.name,
                seat == chosen,
                (lambda: None) if seat == chosen else (lambda command=command: context.submit(command)),
                picture=context.ui.piece(player.shape, ink, 24),
                label=f"{title}: {player.name}",
            )
        )
    return column([style.text(title, BODY_STRONG), wrapped(chips)], GAP)
