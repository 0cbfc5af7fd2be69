"""Petri's own files with Lanterns as an installed package, to be packed."""

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from companion.cli.pack import take_in
from tests.toy.installing import install_lanterns, searched
from tests.toy.petri_lanterns.rules import LANTERNS

KEY: Final = LANTERNS.key

ARCHIVE: Final = f"games/{KEY}.zip"
"""The archive's path on the site."""


@contextmanager
def taken_in() -> Generator[None]:
    """Have Lanterns packed as `companion pack --with lanterns` does, for the length of this context."""
    with TemporaryDirectory() as temporary, searched(Path(temporary)):
        install_lanterns(Path(temporary))
        take_in((KEY,))
        yield
