"""`companion store`: create and check a database for games; copy games into it and back."""

import functools
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.cli.place import DatabaseAddress, store_option
from companion.cli.speech import PROBLEM, Group, fail, say, sentence, tell, words
from companion.store.address import is_address, shown_address
from companion.store.errors import Problem, StoreError
from companion.store.opening import check_driver, open_library

if TYPE_CHECKING:
    from companion.store.library import Library
    from companion.store.postgres.library import PostgresLibrary


def named_database(run: Callable[[str], int | None]) -> Callable[..., int | None]:
    """Pass a command the address of a database, taken from its argument, `--store`, or the environment."""

    @click.argument("address", type=DatabaseAddress(), metavar="ADDRESS", required=False)
    @store_option
    @functools.wraps(run)
    def named(address: str | None, store: str | None) -> int | None:
        if (chosen := address or store) is None:
            context = click.get_current_context()
            raise click.MissingParameter(ctx=context, param=context.command.params[0])
        return run(chosen)

    return named


@click.group("store", cls=Group, help=words()("cli-store"), short_help=words()("cli-store-short"))
def command() -> None: ...


@command.command("init", help=words()("cli-store-init"))
@named_database
def init_store(address: str) -> None:
    """Create the tables in an empty database."""
    with _told():
        check_driver()
        from companion.store.postgres.schema import prepare

        done = prepare(address)
    key = "cli-store-made" if done == "made" else "cli-store-there"
    say(words()(key, database=shown_address(address)))


@command.command("upgrade", help=words()("cli-store-upgrade"))
@named_database
def upgrade_store(address: str) -> None:
    """Upgrade the tables of an older version to this one."""
    with _told():
        check_driver()
        from companion.store.postgres.schema import upgrade

        before, after = upgrade(address)
    key = "cli-store-upgraded" if before < after else "cli-store-there"
    say(words()(key, database=shown_address(address)))


@command.command("check", help=words()("cli-store-check"))
@named_database
def check_store(address: str) -> int:
    """Read every game, and report all faults."""
    with _told():
        check_driver()
        from companion.store.postgres.checking import check
        from companion.store.postgres.library import PostgresLibrary

        with PostgresLibrary(address) as library:
            found = check(library)
    say(words()("cli-store-checked", games=found.games, rows=found.rows, problems=len(found.problems)))
    return _tell(found.problems)


@command.command("copy", help=words()("cli-store-copy"))
@click.option("--from", "source", required=True, metavar="DIR|ADDRESS", help=words()("cli-store-from"))
@click.option("--to", "target", required=True, metavar="DIR|ADDRESS", help=words()("cli-store-to"))
def copy_store(source: str, target: str) -> int:
    """Copy all games and settings into an empty store."""
    from companion.store.copying import copy

    if not is_address(source) and not Path(source).is_dir():
        fail("cli-store-no-source", folder=source)
    with _told(), _opened(source, to_read=True) as one, _opened(target) as other:
        copied = copy(one, other)
        problems = one.problems()
    say(words()("cli-store-copied", games=copied.games, values=copied.values))
    return _tell(problems)


def _opened(place: str, *, to_read: bool = False) -> "Library | PostgresLibrary":
    if is_address(place):
        return open_library(store=place)
    return open_library(Path(place), to_read=to_read)


def _tell(problems: tuple[Problem, ...]) -> int:
    for problem in problems:
        tell(sentence(problem.code, **problem.params))
    return PROBLEM if problems else 0


@contextmanager
def _told() -> Generator[None]:
    """Turn store errors into sentences of the command line."""
    try:
        yield
    except StoreError as error:
        fail(error.code, **error.params)
