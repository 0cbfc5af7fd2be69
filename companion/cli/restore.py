"""`companion restore`: restore a backup made by `companion backup` or the app, to a folder or a database."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

import click

from companion.cli.paths import PathName
from companion.cli.place import chosen_store, data_option, store_option
from companion.cli.speech import PROBLEM, CliCommand, fail, say, sentence, tell, words
from companion.device.backup import Tally, restored
from companion.device.verification import verify
from companion.store.archive import READ
from companion.store.blob_store import AT_ONCE
from companion.store.errors import StoreError
from companion.store.opening import open_library


@click.command(
    "restore", cls=CliCommand, help=words()("cli-restore"), short_help=words()("cli-restore-short")
)
@click.argument("file", type=PathName(), metavar="FILE")
@data_option
@store_option
def command(file: Path, data: Path | None, store: str | None) -> int:
    """Restore everything; exit with 2 if part of the file could not be read."""
    place = chosen_store(data, store)
    tally = Tally()
    with _opened(file) as source:
        try:
            with open_library(data, place) as library:
                library.verify = verify
                for found in restored(library.preferences, library.merge, _chunks(source, file)):
                    tally = found
        except StoreError as error:
            fail(error.code, **error.params)
    show = words()
    if tally.read:
        say(show("restore-done", games=show.list([show(each.code, **each.params) for each in tally.read])))
    elif tally.stopped is None:
        say(show("restore-nothing"))
    for problem in tally.problems:
        tell(sentence(problem.code, **problem.params))
    return PROBLEM if tally.problems else 0


def _opened(file: Path) -> BinaryIO:
    """Open the file, without waiting for a pipe that has no writer."""
    try:
        source = open(os.open(file, os.O_RDONLY | AT_ONCE), "rb")  # noqa: SIM115 (the caller closes it)
        if hasattr(os, "set_blocking"):
            os.set_blocking(source.fileno(), True)
    except OSError:
        fail("cli-file-unreadable", file=str(file))
    return source


def _chunks(source: BinaryIO, file: Path) -> Iterator[bytes]:
    """Yield the file in chunks; raise StoreError at the first unreadable one, which ends the restoration."""
    try:
        while chunk := source.read(READ):
            yield chunk
    except OSError as error:
        raise StoreError("cli-file-unreadable", file=str(file)) from error
