"""The order of taps: one is drawn at a time, and the least active sender goes first.

A tap waits only for the one being drawn, not for all others sent before it. Senders beyond their allowance
pause between taps, as they do between reports.
"""

import asyncio
import time
from typing import Final, NamedTuple

from companion.host.reports import LONGEST_REST, PART, TURNS
from companion.party.limits import Allowance, Bucket, Buckets

ALLOWANCE: Final = Allowance(burst=200, seconds=0.5)
"""The processor time, in milliseconds, for taps of one seat or of one address without a seat.

It suffices for about thirty taps in a row, then one every four seconds. A single busy sender does not notice
the pauses.
"""


class _Waiting(NamedTuple):
    """A tap that waits for its turn."""

    bucket: Bucket
    turn: asyncio.Future[None]
    rests: bool


class TapTurns:
    """A queue for the taps of all connections of a server.

    Args:
        allowance: The allowance of each sender.
    """

    def __init__(self, allowance: Allowance = ALLOWANCE) -> None:
        self._allowance = allowance
        self._senders = Buckets(allowance)
        self._waiting: list[_Waiting] = []
        self._is_drawing = False
        self._rests_until = 0.0
        self._rest: asyncio.TimerHandle | None = None

    async def wait(self, sender: str, *, rests: bool = True) -> None:
        """Wait for the turn of a tap.

        Args:
            sender: A seat, or the network of an address.
            rests: Whether the sender pauses once its allowance is used up; seated players do not.
        """
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(self._senders.of(sender), turn, rests))
        self._go_on()
        if not turn.done():
            await turn

    def _used(self, waiting: _Waiting) -> float:
        """Return the seconds until the tap's sender has its whole allowance again."""
        return waiting.bucket.wait(self._allowance.burst)

    def _go_on(self) -> None:
        """Start the next tap, if none is being drawn."""
        self._waiting = [each for each in self._waiting if not each.turn.done()]  # connections may have ended
        if self._is_drawing or not self._waiting:
            return
        chosen = min(self._waiting, key=self._used)
        loop, too_fast = asyncio.get_running_loop(), chosen.rests and chosen.bucket.wait() > 0
        if too_fast and loop.time() < self._rests_until:
            if self._rest is not None:
                self._rest.cancel()
            self._rest = loop.call_at(self._rests_until, self._go_on)
            return
        self._waiting.remove(chosen)
        chosen.turn.set_result(None)
        self._draw(chosen.bucket, too_fast=too_fast)

    def _draw(self, bucket: Bucket, *, too_fast: bool) -> None:
        """Block other taps until this one is drawn, and count its processor time."""
        loop = asyncio.get_running_loop()
        began, used = loop.time(), time.thread_time()
        self._is_drawing = True

        def turn(left: int) -> None:
            if left:
                loop.call_soon(turn, left - 1)
                return
            self._is_drawing = False
            bucket.take(1000 * (time.thread_time() - used))
            if too_fast:
                self._rests_until = loop.time() + min(LONGEST_REST, PART * (loop.time() - began))
            self._go_on()

        loop.call_soon(turn, TURNS)
