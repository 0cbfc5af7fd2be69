"""Corrections for the whole table in most games: level of detail, active player and first player."""

from collections.abc import Callable, Iterable
from typing import Any

import flet as ft

from companion.rules.clocks import SetClocks
from companion.rules.kernel import Detail
from companion.ui import kit
from companion.ui.game.here import AnyHere


def keeping(here: AnyHere) -> ft.Control:
    """Draw the settings for how much the app tracks: the level of detail, the clocks."""
    style, context, words = here.style, here.context, here.words
    set_detail: Any = context.open_game.game.commands["set-detail"]
    details: list[tuple[Detail, str]] = [
        ("quick", words("new-detail-quick")),
        ("full", words("new-detail-full")),
    ]

    def keep(detail: Detail) -> None:
        if detail != context.state.detail:
            context.submit(set_detail(detail=detail))

    dead: dict[Detail, kit.Dead] = {}
    for detail, _ in details:
        press = context.press(set_detail(detail=detail))
        if detail != here.state.detail and isinstance(press, kit.Dead):
            dead[detail] = press
    clocks = context.press(SetClocks(running=not here.state.clocks))
    return kit.column(
        [
            style.text(words("new-detail"), kit.BODY_STRONG),
            kit.options_row(style, details, here.state.detail, keep, dead=dead),
            kit.switch_row(
                style,
                words("new-clocks"),
                here.state.clocks,
                clocks
                if isinstance(clocks, kit.Dead)
                else lambda running: context.submit(SetClocks(running=running)),
            ),
        ],
        kit.GAP,
        stretch=True,
    )


def seat_chips(
    here: AnyHere,
    title: str,
    seats: Iterable[int],
    chosen: int | None,
    command_of: Callable[[int], Any],
) -> ft.Control:
    """Draw a chip for each possible player, below a title.

    Args:
        seats: The possible players, in the order of the chips.
    """
    style, context, p = here.style, here.context, here.palette
    chips: list[ft.Control] = []
    for seat in seats:
        player, command = context.seats[seat], command_of(seat)
        ink = p.on_accent if seat == chosen else p.players[player.colour]
        chips.append(
            kit.option(
                style,
                player.name,
                seat == chosen,
                kit.already if seat == chosen else context.press(command),
                picture=context.ui.piece(player.shape, ink, 24),
                label=here.words("pair", what=title, value=player.name),
            )
        )
    return kit.column([style.text(title, kit.BODY_STRONG), kit.wrapped(chips)], kit.GAP)
