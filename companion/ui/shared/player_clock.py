"""The clock of one player, for the player's row: a tap pauses or resumes it."""

from typing import Final, NamedTuple

import flet as ft

from companion.rules.clocks import PauseClock
from companion.table.timing import runs_for
from companion.ui import kit
from companion.ui.game.here import AnyHere
from companion.ui.game.part import part
from companion.ui.widgets.press import button_style

WIDTH: Final = 56
"""The fixed width of a clock, so that nothing beside it moves while it runs."""


class ClockFacts(NamedTuple):
    """The facts for a seat's clock."""

    player: str
    seconds: int
    runs: bool
    stands: bool
    """Whether the clock is paused, by itself or together with all other clocks."""

    by_itself: bool
    may: bool
    """Whether this device may pause or resume the clock."""


def clock_facts(here: AnyHere, seat: int) -> ClockFacts:
    context, state = here.context, here.state
    game = context.open_game.game
    kept, paused = game.has_clocks(state), seat in game.paused_clocks(state)
    return ClockFacts(
        context.seats[seat].name,
        int(context.clock_times()[seat].total_seconds()),
        runs_for(game, state) == seat,
        (paused or not kept) and game.outcome(state) is None,
        paused,
        kept and context.may(PauseClock(seat=seat, paused=not paused)),
    )


@part(clock_facts)
def PlayerClock(here: AnyHere, shown: ClockFacts, seat: int) -> ft.Control:
    """Draw a player's time so far, below a sign for paused or running.

    It is drawn only if `context.clocks_in_use`.
    """
    style, words, p = here.style, here.words, here.palette
    ink = p.passed if shown.stands else p.text if shown.runs else p.quiet
    time = words.duration(shown.seconds)
    said = words("clock-paused" if shown.stands else "clock-of", player=shown.player, time=time)
    width = WIDTH * style.scale
    face = ft.Column(
        [
            kit.art("pause" if shown.stands else "clock", ink, 20),
            style.text(words.clock(shown.seconds), kit.CAPTION, ink, lines=1),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )

    def toggle() -> None:
        here.context.submit(PauseClock(seat=seat, paused=not shown.by_itself))

    guard = kit.use_tap_guard((seat, shown.by_itself, shown.may))
    if shown.may:
        button = ft.TextButton(
            key=guard.key,
            content=kit.named(face, said),
            on_click=kit.pressed(guard(toggle)),
            width=width,
            height=None if style.scale > 1 else kit.TARGET,
            style=button_style(p.text, focus=p.accent, radius=kit.RADIUS_FIELD),
        )
        clock = kit.answering(guard, kit.merged(button))
    else:
        clock = ft.Container(kit.named(face, said), width=width, alignment=ft.Alignment.CENTER)
    return ft.Semantics(content=clock, identifier=f"clock-{seat}", container=True)
