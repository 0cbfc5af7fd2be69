"""Files, folders, ports and days as typed on the command line."""

import os
import re
from pathlib import Path
from typing import Any

import click


class PathName(click.Path):
    """A valid file name, as a `Path`; whether the file exists shows only when it is opened."""

    def __init__(self) -> None:
        super().__init__(path_type=Path, readable=False)

    def convert(
        self, value: str | os.PathLike[str], param: click.Parameter | None, ctx: click.Context | None
    ) -> str | bytes | os.PathLike[str]:
        """Return the path; refuse a text that cannot be a file name.

        Raises:
            click.BadParameter: The name is empty, which would mean the working directory, or contains a NUL.
        """
        name = os.fspath(value)
        if not name or "\0" in name:
            raise click.BadParameter(f"no name of a file: {name!r}", ctx, param)
        return super().convert(value, param, ctx)


class Port(click.IntRange):
    """A port number in plain digits, 0 to 65535; 0 is any free port."""

    def __init__(self) -> None:
        super().__init__(0, 65535)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return a port number.

        Raises:
            click.BadParameter: It is not a number, or out of range.
        """
        if not re.fullmatch("[0-9]{1,5}", str(value)):
            raise click.BadParameter(f"no number of a port: {value!r}", ctx, param)
        return super().convert(int(value), param, ctx)


class Days(click.IntRange):
    """A number of days in plain digits, 1 to 36,500."""

    def __init__(self) -> None:
        super().__init__(1, 36_500)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return a number of days.

        Raises:
            click.BadParameter: It is not a number, or out of range.
        """
        if not re.fullmatch("[0-9]{1,5}", str(value)):
            raise click.BadParameter(f"no number of days: {value!r}", ctx, param)
        return super().convert(int(value), param, ctx)
