"""The store given on the command line: a folder, or a database."""

from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from companion.cli.paths import PathName
from companion.cli.speech import fail, words
from companion.store.address import is_address, shown_address

VARIABLE = "PETRI_STORE"
"""Environment variable that names the database if the option is not given.

Unlike an option, it cannot be read by other users of the computer.
"""


class DatabaseAddress(click.ParamType[str]):
    """The address of a database."""

    name = "address"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the database address; refuse anything else.

        Raises:
            CommandProblem: It is not the address of a database.
        """
        if not is_address(value):
            fail("store-database-address", database=shown_address(value))
        return value


data_option = click.option("--data", type=PathName(), metavar="DIR", help=words()("cli-option-data"))
"""The option for the folder of the games, shared by every command that opens them."""

store_option = click.option(
    "--store", type=DatabaseAddress(), metavar="ADDRESS", envvar=VARIABLE, help=words()("cli-option-store")
)
"""The option for a database of the games, instead of a folder."""


def chosen_store(data: Path | None, store: str | None) -> str | None:
    """Return the chosen database, or None for the folder.

    A folder on the command line overrides the variable.

    Raises:
        CommandProblem: A folder and a database are both named on the command line.
    """
    if data is None or store is None:
        return store
    if click.get_current_context().get_parameter_source("store") is ParameterSource.COMMANDLINE:
        fail("cli-store-or-data")
    return None
