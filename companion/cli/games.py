"""`companion games`: list, export, import and replay games; for backups and bug reports."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import click

from companion.cli.serve import data_option
from companion.cli.speech import fail, say, words
from companion.rules.chromosome.game import CHROMOSOME
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import State
from companion.store.errors import StoreError
from companion.store.folder import open_folder
from companion.store.library import Library
from companion.store.medium import MemoryMedium
from companion.table.journal import JournalError
from companion.table.table import Table

FILE = click.Path(exists=False, dir_okay=False, path_type=Path)


@click.group("games", help=words()("cli-games"), short_help=words()("cli-games-short"))
def command() -> None:
    """The group of commands about stored games."""


@command.command("list", help=words()("cli-games-list"))
@data_option
@click.option("--json", "as_json", is_flag=True, help=words()("cli-option-json"))
def list_games(data: Path | None, as_json: bool) -> None:
    """Print every game, the newest first."""
    with _library(data) as library:
        games = library.games()
        problems = library.problems()
    if as_json:
        say(json.dumps([game.model_dump(mode="json") for game in games], ensure_ascii=False, indent=1))
        return
    speak = words()
    for game in games:
        when = speak.date(_local(game.created))
        stand = speak("cli-games-finished" if game.finished else "cli-games-open")
        say(f"{game.id}  {when}  {', '.join(game.players)}  ({stand})")
    if not games:
        say(speak("cli-games-none"))
    for problem in problems:
        click.echo(speak(problem.code, **problem.params), err=True)


@command.command("export", help=words()("cli-games-export"))
@click.argument("game_id", metavar="ID")
@data_option
def export_game(game_id: str, data: Path | None) -> None:
    """Print one game as readable JSON."""
    with _library(data) as library:
        click.echo(library.export(game_id), nl=False)


@command.command("import", help=words()("cli-games-import"))
@click.argument("file", type=FILE, metavar="FILE")
@data_option
def import_game(file: Path, data: Path | None) -> None:
    """Take an exported game into the data folder and print its id."""
    text = _text(file)
    with _library(data) as library:
        say(library.import_text(text))


@command.command("replay", help=words()("cli-games-replay"))
@click.argument("file", type=FILE, metavar="FILE")
@click.option("--json", "as_json", is_flag=True, help=words()("cli-option-json"))
def replay_game(file: Path, as_json: bool) -> None:
    """Fold the journal of a file and print the state it leads to."""
    library = Library(MemoryMedium())
    try:
        table = Table(CHROMOSOME, library.open(library.import_text(_text(file))))
    except StoreError as error:
        fail(error.code, **error.params)
    except JournalError as error:
        fail("cli-games-bad-row", row=error.seq)
    if as_json:
        state: dict[str, Any] = table.state.model_dump(mode="json")
        say(json.dumps({"entries": len(table.entries), "state": state}, ensure_ascii=False, indent=1))
        return
    for line in told(table.state, len(table.entries)):
        say(line)


def told(state: State, entries: int) -> Iterator[str]:
    """The state in lines for people."""
    speak = words()
    yield speak("cli-replay-course", entries=entries, round=state.round, rounds=state.rounds)
    yield speak(f"phase-{state.phase}")
    for player in state.players:
        yield speak(
            "cli-replay-player",
            player=player.name,
            score=score(player).total,
            tokens=player.on_board,
            trophies=player.trophy_count,
            fate=player.fate,
            irradiation=player.irradiation,
        )
    if state.outcome is not None:
        winners = [state.players[seat].name for seat in state.outcome.winners]
        yield speak("cli-replay-winners", players=speak.list(winners))


@contextmanager
def _library(data: Path | None) -> Generator[Library]:
    """The library of a data folder; what it refuses becomes a sentence."""
    try:
        library = open_folder(data)
    except StoreError as error:
        fail(error.code, **error.params)
    try:
        yield library
    except StoreError as error:
        fail(error.code, **error.params)
    finally:
        library.close()


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError:
        fail("cli-file-unreadable", file=str(file))
    except UnicodeDecodeError:
        fail("store-import-not-json")


def _local(moment: datetime) -> datetime:
    return moment.astimezone()
