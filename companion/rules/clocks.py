"""Players' clocks, which can be paused one by one, for every game that times its players.

Such a game includes this module as a part, which adds the commands `SetClocks` and `PauseClock` and the
events `ClocksSet` and `ClockPaused`. Its state has the seats whose clocks are paused, and
`Game.paused_clocks` returns them. The time itself is measured by the table.
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
