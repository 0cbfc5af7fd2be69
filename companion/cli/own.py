"""The optional module of a game's own commands: `companion.cli.<game>`, or a module of its package."""

from collections.abc import Iterator, Mapping
from importlib import import_module, util
from typing import Any, Protocol, cast

import click

from companion.device.packages import PACKAGES


class OwnCommands(Protocol):
    """The interface of a module with a game's own commands."""

    ODDS: Mapping[str, click.Command]
    """The commands of `companion odds`."""

    def replayed(self, state: Any, entries: int) -> Iterator[str]:
        """Yield the state after this many entries as lines of text."""
        ...

    def scored(self, state: Any, seat: int) -> str:
        """Return a line that explains a player's result in a finished game."""
        ...


def own_module(key: str) -> OwnCommands | None:
    """Import a game's additions to the command line; None if it has none."""
    if package := PACKAGES.get(key):
        return cast("OwnCommands", package.load(package.commands)) if package.commands else None
    name = f"companion.cli.{key}"
    return cast("OwnCommands", import_module(name)) if util.find_spec(name) is not None else None
