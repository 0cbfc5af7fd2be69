"""Players' clocks that are paused one by one, for every game that times its players.

Such a game holds the seats with a paused clock in its state, takes `SetClocks` and `PauseClock` among its
commands, `ClocksSet` and `ClockPaused` among its events, and says in `Game.paused_clocks` which they are;
time itself is the table's.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from companion.rules.kernel import OWN_SEAT, Command, Draft, Event, in_seat, refuse
from companion.rules.seating import Seat


class SetClocks(Command):
    """Keep the players' time from now on, or stop keeping it."""

    running: bool

    def decide(self, draft: Draft[Any]) -> None:
        """Start or stop the clocks."""
        draft.add(ClocksSet(running=self.running))


class ClocksSet(Event):
    """The players' clocks were switched on or off."""

    running: bool

    def apply(self, state: Any) -> Any:
        """Start or stop the clocks."""
        return state.replace(clocks=self.running)


class PauseClock(Command, owner=OWN_SEAT):
    """Pause the clock of one player, or let it run again."""

    seat: Seat
    paused: bool

    def decide(self, draft: Draft[Any]) -> None:
        """Pause the clock, or let it run; see `pause_clock`."""
        player, state = in_seat(draft.state.players, self.seat), draft.state
        draft.add(pause_clock(self, player.name, state.paused_clocks, kept=state.clocks))


class ClockPaused(Event):
    """The clock of one player was paused, or runs again: meanwhile that player's time counts for nobody."""

    seat: Seat
    paused: bool

    def apply(self, state: Any) -> Any:
        """Add the seat to those with a paused clock, or take it away."""
        return state.replace(paused_clocks=after_pause(state.paused_clocks, self))


def pause_clock(command: PauseClock, player: str, paused: Collection[int], *, kept: bool) -> ClockPaused:
    """Return the event of a command.

    Args:
        command: It.
        player: Who sits in its seat.
        paused: The seats whose clocks are paused.
        kept: Whether the table keeps the players' time.

    Raises:
        Refused: the clock is as it is to be, or nobody's runs.
    """
    if not kept:
        raise refuse("clocks-off")
    if command.paused and command.seat in paused:
        raise refuse("clock-paused-already", player=player)
    if not command.paused and command.seat not in paused:
        raise refuse("clock-runs-already", player=player)
    return ClockPaused(seat=command.seat, paused=command.paused)


def after_pause(paused: Collection[int], event: ClockPaused) -> tuple[int, ...]:
    """Return the seats whose clocks are paused after an event."""
    others = {seat for seat in paused if seat != event.seat}
    return tuple(sorted(others | {event.seat} if event.paused else others))
