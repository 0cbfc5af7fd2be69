"""The path of a tap: the files of ours that "one fate less" passes from the finger to the disk."""

# The path starts at Flet's connection, where messages arrive.
# pyright: reportMissingTypeStubs=false, reportPrivateUsage=false

import asyncio
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from flet.messaging.protocol import MessageAction
from flet_web.fastapi.flet_app import FletApp

import companion
from companion.device.game_service import GameService
from companion.store.blob_store import DiskBlobStore
from companion.store.library import Library
from companion.table.acceptance import accept
from tests.loops import asynchronous
from tests.ui.services import at, play

COMPANION: Final = f"{Path(companion.__file__).parent}{os.sep}"

MOST: Final = 13
"""Maximum number of files on the path."""

Passed = dict[str, list[str]]
"""The functions that were called, by their files, in the order of the first call."""


@contextmanager
def passed_until_it_is_on_disk() -> Generator[Passed]:
    """Record our functions that are called until the operating system has flushed a file.

    The check that the stored game can be opened again counts as one file: it involves all rules.
    """
    passed: Passed = {}
    asking: list[FrameType] = []

    def note(frame: FrameType, event: str, function: object) -> None:
        if asking:
            if event == "return" and frame is asking[0]:
                asking.clear()
        elif event == "call" and (name := frame.f_code.co_filename).startswith(COMPANION):
            if frame.f_code is accept.__code__:
                asking.append(frame)
            passed.setdefault(name.removeprefix(COMPANION), []).append(frame.f_code.co_qualname)
        elif event == "c_call" and function is os.fsync:
            sys.setprofile(None)

    sys.setprofile(note)
    try:
        yield passed
    finally:
        sys.setprofile(None)


def told(passed: Passed) -> str:
    """Return a line for each file, with its functions."""
    return "\n".join(f"{name}: {', '.join(dict.fromkeys(calls))}" for name, calls in passed.items())


def written(passed: Passed) -> dict[str, int]:
    """Return how often the row is checked and copied, how often it is encoded, and its label made."""
    rows = [name for name in passed["store/codec.py"] if name in ("stored", "encode")]
    labels = [name for name in passed["rules/kernel.py"] if name == "Command.label"]
    outer = [name for at, name in enumerate(rows) if name != "stored" or at == 0]
    return {name: (outer + labels).count(name) for name in (*outer, *labels)}


@asynchronous
async def test_one_fate_less_passes_few_files_from_the_finger_to_the_disk(tmp_path: Path) -> None:
    home = GameService(Library(DiskBlobStore(tmp_path)))
    home.remember("setting.language", "en")
    game = play(home, "Magda", "Tomek")
    async with at(home, game) as app:
        button = app.tappable("Tomek: spend a fate point")
        nobody: Any = None
        client: Any = FletApp(app.connection.loop, nobody, nobody, None)
        client._FletApp__session = app.session
        tap = {"target": button._i, "name": "click", "data": None}
        stored = game.file.rows
        with passed_until_it_is_on_disk() as passed:
            await client._FletApp__on_message([MessageAction.CONTROL_EVENT, tap])
            while game.file.rows == stored:
                await asyncio.sleep(0)
        await app.settle()
    assert game.file.rows[-1]["events"] == [
        {"kind": "fate-changed", "seat": 1, "delta": -1, "reason": "other"}
    ]
    assert "store/blob_store.py" in passed
    assert written(passed) == {"stored": 1, "encode": 1, "Command.label": 1}
    assert len(passed) <= MOST, f"{len(passed)} files:\n{told(passed)}"
