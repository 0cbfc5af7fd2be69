"""`companion games`: list, export, import, delete and replay games; for backups and bug reports."""

import json
import os
import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from companion.cli.own import own_module
from companion.cli.paths import PathName
from companion.cli.place import chosen_store, data_option, store_option
from companion.cli.results import result_lines
from companion.cli.speech import (
    PROBLEM,
    Group,
    fail,
    presentable,
    say,
    say_json,
    sentence,
    tell,
    words,
)
from companion.device import packages
from companion.device.games import GAMES, LEFT_OUT, AnyGame, game_of
from companion.device.verification import verify
from companion.later import Later
from companion.store.blob_store import MemoryBlobStore
from companion.store.document import LONGEST_IMPORT
from companion.store.errors import StoreError
from companion.store.library import Library
from companion.store.opening import open_library
from companion.store.stored_game import GAME_ID, Header
from companion.table.journal import JournalError
from companion.table.reading import SetAside, read_journal
from companion.table.table import Table
from companion.words import LANGUAGES

if TYPE_CHECKING:
    from companion.store.postgres.library import PostgresLibrary
    from companion.ui import games as screens
    from companion.ui.game import checklist
else:  # Imported on first use, see companion/later.py.
    screens = Later("companion.ui.games")
    checklist = Later("companion.ui.game.checklist")

LONGEST_FILE = 4 * LONGEST_IMPORT
"""Maximum number of bytes read from a file: the longest game's text in the widest encoding."""

AT_ONCE = getattr(os, "O_NONBLOCK", 0)
"""Opens a pipe without a writer as an empty file, instead of waiting."""


@click.group("games", cls=Group, help=words()("cli-games"), short_help=words()("cli-games-short"))
def command() -> None: ...


@command.command("list", help=words()("cli-games-list"))
@data_option
@store_option
@click.option("--json", "as_json", is_flag=True, help=words()("cli-option-json"))
def list_games(data: Path | None, store: str | None, as_json: bool) -> None:
    """Print every game, the newest first."""
    with _library(data, store, to_read=True) as library:
        games = library.games()
        problems = library.problems()
    if as_json:
        say_json(json.dumps([game.model_dump(mode="json") for game in games], ensure_ascii=False, indent=1))
        return
    speak = words()
    for game in games:
        when = speak.date(_local(game.created))
        stand = speak("cli-games-finished" if game.finished else "cli-games-open")
        played = presentable(_name(game))
        say(f"{game.id}  {when}  {played}  {presentable(', '.join(game.players))}  ({stand})")
    if not games:
        say(speak("cli-games-none"))
    for problem in problems:
        tell(sentence(problem.code, **problem.params))


@command.command("export", help=words()("cli-games-export"))
@click.argument("game_id", metavar="ID")
@data_option
@store_option
def export_game(game_id: str, data: Path | None, store: str | None) -> None:
    """Print one game as readable JSON."""
    with _library(data, store, to_read=True) as library:
        say_json(library.export(game_id))


@command.command("import", help=words()("cli-games-import"))
@click.argument("file", type=PathName(), metavar="FILE")
@data_option
@store_option
def import_game(file: Path, data: Path | None, store: str | None) -> None:
    """Import an exported game into the data folder and print its id."""
    text = _text(file)
    with _library(data, store) as library:
        game_id = library.import_text(text)
        say(game_id)
        document = library.read(game_id)
        _tell_set_aside(read_journal(game_of(document.header.game), document.rows).set_aside)


@command.command("delete", help=words()("cli-games-delete"))
@click.argument("game_id", metavar="ID")
@data_option
@store_option
def delete_game(game_id: str, data: Path | None, store: str | None) -> None:
    """Delete one game permanently, with every copy of it."""
    with _library(data, store) as library:
        library.discard(game_id)
        say(words()("cli-games-deleted", id=game_id))


@command.command("replay", help=words()("cli-games-replay"))
@click.argument("file", type=PathName(), metavar="FILE|ID")
@data_option
@store_option
@click.option("--json", "as_json", is_flag=True, help=words()("cli-option-json"))
def replay_game(file: Path, data: Path | None, store: str | None, as_json: bool) -> None:
    """Fold the journal of a file or of a stored game, and print the final state."""
    library = Library(MemoryBlobStore())
    try:
        journal = library.open(library.import_text(_journal(file, data, store)))
        game = game_of(journal.header.game)
        table: Table[Any] = Table(game, journal)
    except StoreError as error:
        fail(error.code, **error.params)
    except JournalError as error:
        fail("cli-games-bad-row", row=error.seq)
    _tell_set_aside(table.set_aside)
    if as_json:
        state: dict[str, Any] = table.state.model_dump(mode="json")
        say_json(json.dumps({"entries": len(table.entries), "state": state}, ensure_ascii=False, indent=1))
        return
    for line in state_lines(game, table.state, len(table.entries)):
        say(line)


@command.command("check", help=words()("cli-games-check"))
@click.argument("key", metavar="KEY")
@click.pass_context
def check_game(context: click.Context, key: str) -> None:
    """List what the game with this key lacks; exit with 2 if anything is missing."""
    told = len(packages.PROBLEMS)
    screens.take_packages(whole=True)
    for problem in list(packages.PROBLEMS.values())[told:]:
        tell(sentence(problem.code, **problem.params))
    if key in LEFT_OUT:  # The loop above has printed the reason.
        context.exit(PROBLEM)
    try:
        game = game_of(key)
        if key not in screens.GAMES:
            fail("cli-check-screens", game=key)
        found = list(checklist.missing(game, screens.ui_of(key)))
    except StoreError as error:
        fail(error.code, **error.params)
    except TypeError as error:  # The game's class lacks a command, bounds, or an abstract method.
        fail("cli-check-class", reason=str(error))
    for each in found:
        tell(sentence(each.code, **each.params))
    if found:
        context.exit(PROBLEM)
    say(words()("cli-check-whole", game=words().of(key)("name")))
    if others := [each for each in LANGUAGES if each not in checklist.languages_of(key)]:
        say(words()("cli-check-languages", languages=", ".join(others)))


def _name(game: Header) -> str:
    """Return the title of the game that was played: the players' own title, or the one on the box."""
    if game.game not in GAMES:
        return words()("game-not-had", game=game.title or game.game)
    return game.title or words().of(game.game)("name")


def _tell_set_aside(aside: SetAside | None) -> None:
    """Report the entries at the end of a game that had to be set aside."""
    if aside is not None:
        tell(words()("game-set-aside", taps=aside.taps))


def state_lines(game: AnyGame, state: Any, entries: int) -> Iterator[str]:
    """Yield the state as lines of text: the lines that the game defines, or else its round."""
    own = own_module(game.key)
    if own is not None and not game.is_entered(state):
        yield from own.replayed(state, entries)
        return
    show = words().of(game.key)
    yield show("cli-replay-entries", entries=entries)
    if own is not None:
        entered = show("end-entered")
        yield entered[:1].upper() + entered[1:]
        yield from result_lines(show, game, own, state)


@contextmanager
def _library(
    data: Path | None, store: str | None, *, to_read: bool = False
) -> "Generator[Library | PostgresLibrary]":
    """Open the library of a data folder or database; turn its errors into sentences."""
    try:
        library = open_library(data, chosen_store(data, store), to_read=to_read)
        library.verify = verify
    except StoreError as error:
        fail(error.code, **error.params)
    try:
        yield library
    except StoreError as error:
        fail(error.code, **error.params)
    finally:
        library.close()


def _journal(named: Path, data: Path | None, store: str | None) -> str:
    """Return the text of a file, or of the stored game with that id if there is no such file."""
    if re.fullmatch(GAME_ID, str(named)) is None or named.exists():
        return _text(named)
    with _library(data, store, to_read=True) as library:
        return library.export(str(named))


def _text(file: Path) -> str:
    """Return the text of a file; read no more than the longest game, since a device file may be endless."""
    try:
        with open(os.open(file, os.O_RDONLY | AT_ONCE), "rb") as source:
            if AT_ONCE:
                os.set_blocking(source.fileno(), True)
            data = source.read(LONGEST_FILE + 1)
    except (OSError, MemoryError):
        fail("cli-file-unreadable", file=str(file))
    if len(data) > LONGEST_FILE:
        fail("store-import-too-large", megabytes=LONGEST_IMPORT // 1_000_000)
    try:
        return data.decode(json.detect_encoding(data))  # A Windows shell writes UTF-16 into files.
    except UnicodeDecodeError:
        fail("store-import-not-json")


def _local(moment: datetime) -> datetime:
    return words().local(moment)
