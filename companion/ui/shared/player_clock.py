"""The clock of one player, to be put into the player's row: a tap pauses it, another lets it run."""

from __future__ import annotations

from typing import Final, NamedTuple

import flet as ft

from companion.rules.clocks import PauseClock
from companion.table.timing import runs_for
from companion.ui.art import art
from companion.ui.core.component import memo, use_slice
from companion.ui.core.style import Style
from companion.ui.core.tap_guard import TapGuard
from companion.ui.game.context import AnyContext
from companion.ui.theme.measure import RADIUS_FIELD, TARGET
from companion.ui.theme.typography import CAPTION
from companion.ui.widgets.guarded import under_guard
from companion.ui.widgets.press import button_style, merged, named, pressed

WIDTH: Final = 56
"""The fixed width of a clock, so that nothing beside it moves while it runs."""


class ClockFacts(NamedTuple):
    """The data of a seat's clock."""

    player: str
    seconds: int
    runs: bool
    stands: bool
    """Whether it is paused, by itself or with all others."""

    by_itself: bool
    may: bool
    """Whether this device may pause it, or let it run."""


def clock_facts(context: AnyContext, seat: int) -> ClockFacts:
    """Return the facts of this seat's clock."""
    game, state = context.open_game.game, context.state
    kept, paused = game.has_clocks(state), seat in game.paused_clocks(state)
    return ClockFacts(
        context.seats[seat].name,
        int(context.clock_times()[seat].total_seconds()),
        runs_for(game, state) == seat,
        (paused or not kept) and game.outcome(state) is None,
        paused,
        kept and context.may(PauseClock(seat=seat, paused=not paused)),
    )


@memo
def PlayerClock(style: Style, context: AnyContext, seat: int) -> ft.Control:
    """Draw a player's time so far, under a sign that tells whether it is paused.

    It is drawn where `context.clocks_in_use`.
    """
    shown = use_slice(context.changes, lambda: clock_facts(context, seat))
    words, p = style.words, style.palette
    ink = p.passed if shown.stands else p.text if shown.runs else p.quiet
    time = words.duration(shown.seconds)
    said = words("clock-paused" if shown.stands else "clock-of", player=shown.player, time=time)
    width = WIDTH * style.scale
    face = ft.Column(
        [
            art("pause" if shown.stands else "clock", ink, 20),
            style.text(words.clock(shown.seconds), CAPTION, ink, lines=1),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

    def toggle() -> None:
        context.submit(PauseClock(seat=seat, paused=not shown.by_itself))

    def draw(guard: TapGuard) -> ft.Control:
        button = ft.TextButton(
            key=guard.key,
            content=named(face, said),
            on_click=pressed(guard(toggle)),
            width=width,
            height=None if style.scale > 1 else TARGET,
            style=button_style(p.text, focus=p.accent, radius=RADIUS_FIELD),
        )
        return merged(button)

    still = ft.Container(named(face, said), width=width, alignment=ft.Alignment.CENTER)
    clock = under_guard((seat, shown.by_itself), draw, expand=None) if shown.may else still
    return ft.Semantics(content=clock, identifier=f"clock-{seat}", container=True)
