"""Players' clocks, each of which can be paused, for every game that times its players.

Such a game holds the seats with a paused clock in its state, takes `SetClocks` and `PauseClock` among its
commands, `ClocksSet` and `ClockPaused` among its events, and returns those seats in `Game.paused_clocks`; the
table measures time itself.
"""

from typing import Any

from companion.rules.kernel import OWN_SEAT, Command, Decision, Event, in_seat, refuse
from companion.rules.seating import Seat


class SetClocks(Command):
    """Start timing the players, or stop."""

    running: bool

    def decide(self, decision: Decision[Any]) -> None:
        decision.add(ClocksSet(running=self.running))


class ClocksSet(Event):
    """The players' clocks were switched on or off."""

    running: bool

    def apply(self, state: Any) -> Any:
        return state.replace(clocks=self.running)


class PauseClock(Command, owner=OWN_SEAT):
    """Pause the clock of one player, or restart it."""

    seat: Seat
    paused: bool

    def decide(self, decision: Decision[Any]) -> None:
        player, state = in_seat(decision.state.players, self.seat), decision.state
        if not state.clocks:
            raise refuse("clocks-off")
        if self.paused == (self.seat in state.paused_clocks):
            raise refuse("clock-paused-already" if self.paused else "clock-runs-already", player=player.name)
        decision.add(ClockPaused(seat=self.seat, paused=self.paused))


class ClockPaused(Event):
    """The clock of one player was paused or restarted."""

    seat: Seat
    paused: bool

    def apply(self, state: Any) -> Any:
        others = {seat for seat in state.paused_clocks if seat != self.seat}
        return state.replace(paused_clocks=tuple(sorted(others | {self.seat} if self.paused else others)))
