"""`companion backup`: save everything in a data folder or a database as one file."""

import errno
import os
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

import click

from companion.cli.paths import PathName
from companion.cli.place import chosen_store, data_option, store_option
from companion.cli.speech import PROBLEM, CliCommand, fail, say, sentence, tell, words
from companion.device.backup import saved
from companion.store.blob_store import replace
from companion.store.errors import StoreError
from companion.store.opening import open_library


@click.command("backup", cls=CliCommand, help=words()("cli-backup"), short_help=words()("cli-backup-short"))
@click.argument("file", type=PathName(), metavar="FILE")
@data_option
@store_option
def command(file: Path, data: Path | None, store: str | None) -> int:
    """Save everything; an earlier file with that name is replaced once the new one is complete."""
    try:
        with open_library(data, chosen_store(data, store), to_read=True) as library:
            games = len(library.games())
            _write(file, saved(library))
            problems = library.problems()
    except StoreError as error:
        fail(error.code, **error.params)
    say(words()("cli-backup-done", games=games, file=str(file)))
    for problem in problems:
        tell(sentence(problem.code, **problem.params))
    return PROBLEM if problems else 0


def _write(file: Path, pieces: Iterable[bytes]) -> None:
    """Write a new file and replace the old one with it; write directly into a device or a pipe."""
    try:
        if file.exists() and not file.is_file():
            with file.open("wb") as target:
                target.writelines(pieces)
            return
        descriptor, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name[:100]}.")
        try:
            with open(descriptor, "wb") as target:
                target.writelines(pieces)
                target.flush()
                os.fsync(target.fileno())
            replace(Path(name), file)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        fail("cli-file-unwritable", file=str(file), reason=errno.errorcode.get(error.errno or 0, "?"))
