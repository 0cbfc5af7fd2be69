"""A timed sequence of steps that can be skipped."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from companion.ui import kit


class Progress(NamedTuple):
    """The progress of a sequence."""

    step: int
    """The number of steps taken."""

    skip: kit.Press | None
    """Skips to the last step; None once the sequence can no longer be skipped."""


def use_sequence(
    pauses: Sequence[float],
    on_end: kit.Press,
    *,
    shown: float,
    deaf: float,
    on_step: Callable[[int], object] | None = None,
) -> Progress:
    """Advance step by step from the component's appearance to the end of the sequence.

    Args:
        pauses: Seconds before each step.
        shown: Seconds for which the last step is shown while it can still be skipped.
        deaf: Seconds for which the last step finally stays and cannot be skipped, even after a skip, so that
            a late tap does not hit a new control.
        on_step: Called with the number of each unskipped step, from 1.
    """
    step, go = kit.use_state(0)
    left, leave = kit.use_state(False)
    here, skipped = kit.use_ref(lambda: True), kit.use_ref(lambda: False)

    async def walk() -> None:
        for number, pause in enumerate(pauses, 1):
            await asyncio.sleep(pause)
            if skipped.current or not here.current:
                return
            if on_step is not None:
                on_step(number)
            go(number)
        await asyncio.sleep(shown)
        if here.current:
            leave(True)

    def skip() -> None:
        skipped.current = True
        go(len(pauses))
        leave(True)

    async def go_on() -> None:
        if left:
            await asyncio.sleep(deaf)
            if here.current:
                on_end()

    def unmount() -> None:
        here.current = False

    kit.use_effect(go_on, [left])
    kit.use_effect(walk, [], unmount)
    return Progress(step, None if left else skip)
