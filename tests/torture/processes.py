"""Processes that are started to die; forked from this one where the system can, which takes little time."""

import multiprocessing
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, cast

from tests.torture.ledger import Ledger, Message

_CONTEXT: Any = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")


def start(job: Callable[..., None], *arguments: object) -> tuple[BaseProcess, Connection]:
    """Run `job(said, *arguments)` in a process of its own; the answer's connection hears what it says."""
    ours, theirs = _CONTEXT.Pipe(duplex=False)
    process = _CONTEXT.Process(target=job, args=(theirs, *arguments))
    process.start()
    theirs.close()
    return process, ours


def hear_rest(ledger: Ledger, said: Connection) -> None:
    """Take down everything that a process managed to say before its end."""
    try:
        while True:
            ledger.hear(cast("Message", said.recv()))
    except (EOFError, OSError):
        return


def hear_now(ledger: Ledger, said: Connection) -> None:
    """Take down what a process has said so far."""
    while said.poll():
        ledger.hear(cast("Message", said.recv()))
