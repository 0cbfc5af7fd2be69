"""Petri's own files with Lanterns as an installed package, ready to be packed."""

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
"""The archive's path in the packed site."""


@contextmanager
def taken_in() -> Generator[None]:
    """Include Lanterns, as `companion pack --with lanterns` does, while the context lasts."""
    with TemporaryDirectory() as temporary, searched(Path(temporary)):
        install_lanterns(Path(temporary))
        take_in((KEY,))
        yield
