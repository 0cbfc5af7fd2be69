"""A phone's work on the server without one of our fixes of Flet: `python -m tests.bench.flet_work [NAME]`."""

import asyncio
import gc
import json
import sys
import time
from contextlib import AsyncExitStack
from typing import Any

from flet.messaging.protocol import Message  # pyright: ignore[reportMissingTypeStubs]

from companion import flet_fixes
from companion.device.access import Access
from companion.device.game_service import GameService
from companion.device.open_game import OpenGame
from companion.flet_fixes.server import describe_messages_in_a_word
from companion.party.party import Party
from companion.rules.chromosome.corrections import Correct
from companion.ui.app import main_for
from tests.bench.figures import median
from tests.loops import in_own_time
from tests.ui import harness
from tests.ui.fights import table
from tests.ui.harness import Harness
from tests.ui.test_phone_memory import memory_of_one_more
from tests.ui.test_rights import open_player, phone, sit

OPENED = 7
LEFT = 7
PHONES = 2
PLAYERS = ("Magda", "Tomek", "Przemo", "Ola")
BATCHES = 12
CHANGES = 16
SECONDS_TO_DRAW = 0.04
"""Seconds of two frames: the priority parts are drawn at once, the rest a frame later."""


def apply_without(name: str) -> None:
    """Apply all fixes except the one of this name; apply all if the name is empty."""
    every = (*flet_fixes.fixes(), messages)
    kept = tuple(fix for fix in every if name not in (fix.__module__.rpartition(".")[2], fix.__name__))
    assert len(kept) == len(every) - bool(name), name
    flet_fixes.fixes = lambda: kept
    flet_fixes.apply()


def messages() -> None:
    """Apply the fix of the server's log."""
    describe_messages_in_a_word()


def describe_all() -> None:
    """Have the harness describe each message, as Flet's server does for its log."""
    connection: Any = harness._Client  # pyright: ignore[reportPrivateUsage]
    send = connection.send_message

    def described(self: Any, message: Message) -> None:
        repr(message)
        send(self, message)

    connection.send_message = described


async def opening(party: Party, game: OpenGame, access: Access) -> float:
    """Return the CPU milliseconds of opening a table and a player's numbers on a phone."""
    gc.collect()
    begun = time.process_time()
    async with phone(party, game, access) as screen:
        await open_player(screen, "Magda")
    return (time.process_time() - begun) * 1e3


async def leaving(home: GameService, game: OpenGame) -> float:
    """Return the CPU milliseconds of leaving a table for the home page."""
    taken: list[float] = []
    async with Harness(main_for(home), route="/") as screen:
        for _ in range(LEFT + 1):
            await screen.go(f"/game/{game.id}")
            await screen.settle()
            gc.collect()
            begun = time.process_time()
            await screen.go("/")
            await screen.settle()
            taken.append((time.process_time() - begun) * 1e3)
    return median(taken[1:])


async def told() -> float:
    """Return the CPU milliseconds per change sent to four phones, each with a player's numbers open."""
    home, game = table(*(Correct(seat=seat, what="irradiation", delta=3) for seat in range(len(PLAYERS))))
    party = Party(home)
    party.offer(game.id)
    batches: list[float] = []
    async with AsyncExitStack() as phones:
        for seat, name in enumerate(PLAYERS):
            screen = await phones.enter_async_context(phone(party, game, sit(party, game, seat)))
            await open_player(screen, name)
            await screen.settle()
        for _ in range(BATCHES + 1):
            gc.collect()
            begun = time.process_time()
            for number in range(CHANGES):
                seat, delta = number // 2 % len(PLAYERS), 1 - number % 2 * 2
                game.submit(Correct(seat=seat, what="irradiation", delta=delta))
                await asyncio.sleep(SECONDS_TO_DRAW)
            batches.append((time.process_time() - begun) * 1e3 / CHANGES)
    return median(batches[1:])


async def measured() -> dict[str, float]:
    """Return the median CPU ms of openings, leavings and changes, and a phone's least memory in bytes."""
    home, game = table()
    party = Party(home)
    party.offer(game.id)
    access = sit(party, game, 0)
    openings = [await opening(party, game, access) for _ in range(OPENED + 1)][1:]
    kept = [await memory_of_one_more(home, game) for _ in range(PHONES + 1)][1:]
    return {
        "opening": median(openings),
        "leaving": await leaving(home, game),
        "told": await told(),
        "memory": min(kept),
    }


if __name__ == "__main__":
    describe_all()
    apply_without(sys.argv[1] if len(sys.argv) > 1 else "")
    print(json.dumps(in_own_time(measured())))
