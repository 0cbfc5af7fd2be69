"""Processes started to be killed; if the system allows, they are forked from this one, which is fast."""

import multiprocessing
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, cast

from tests.torture.ledger import Ledger, Message

_CONTEXT: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


def start(job: Callable[..., None], *arguments: object) -> tuple[BaseProcess, Connection]:
    """Run `job(said, *arguments)` in a separate process; return it and the connection for its messages."""
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=job, args=(theirs, *arguments))
    process.start()
    theirs.close()
    return process, ours


def hear_rest(ledger: Ledger, said: Connection) -> None:
    """Record everything that a process sent before it ended."""
    try:
        while True:
            ledger.hear(cast("Message", said.recv()))
    except (EOFError, OSError):
        return


def hear_now(ledger: Ledger, said: Connection) -> None:
    """Record what a process has sent so far."""
    while said.poll():
        ledger.hear(cast("Message", said.recv()))
