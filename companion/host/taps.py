"""The order of taps: one is drawn after the other, and whoever has used the server least goes first.

Whatever a client's events cost, a tap waits for one that is being drawn, not for all that others have sent.
Who uses more than a hand does waits besides until a rest is over, as reports do.
"""

import asyncio
import time
from typing import Final, NamedTuple

from companion.host.reports import LONGEST_REST, PART, TURNS
from companion.party.limits import Allowance, Bucket, Buckets

HAND: Final = Allowance(burst=200, seconds=0.5)
"""Milliseconds of the processor for the taps of one seat, or of an address without one: some thirty in a row,
and one in four seconds permanently. The rest beyond that is not felt by who is alone in tapping so fast."""


class _Waiting(NamedTuple):
    """A tap that waits for its turn."""

    bucket: Bucket
    turn: asyncio.Future[None]
    rests: bool


class TapTurns:
    """One tap after the other, of all connections of a server.

    Args:
        hand: What a hand uses.
    """

    def __init__(self, hand: Allowance = HAND) -> None:
        self._hand = hand
        self._senders = Buckets(hand)
        self._waiting: list[_Waiting] = []
        self._is_drawing = False
        self._rests_until = 0.0
        self._rest: asyncio.TimerHandle | None = None

    async def wait(self, sender: str, *, rests: bool = True) -> None:
        """Wait for the turn of a tap.

        Args:
            sender: A seat, or the network of an address.
            rests: Whether a rest follows what it taps beyond a hand; who plays loses no time by that.
        """
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(self._senders.of(sender), turn, rests))
        self._go_on()
        if not turn.done():
            await turn

    def _used(self, waiting: _Waiting) -> float:
        """Return the seconds until its sender would have the whole allowance again."""
        return waiting.bucket.wait(self._hand.burst)

    def _go_on(self) -> None:
        """Let the next one go, if it is its turn."""
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
        """Let everybody wait until the tap that goes now is drawn, and count what it has used."""
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
