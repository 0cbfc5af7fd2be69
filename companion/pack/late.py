"""Modules that arrive after the first screen: an import blocks until the module has arrived.

This module is copied to the top level of the archive, and imports nothing of Petri. The site has one archive
with everything that the first screen imports. A second archive has almost everything else, and is fetched
after that screen. Rarely used parts have archives of their own, which are fetched when they are first
imported.
"""

import sys
from collections.abc import Collection, Mapping, Sequence
from importlib import import_module, invalidate_caches
from importlib.machinery import ModuleSpec, PathFinder
from os.path import exists
from types import ModuleType
from typing import Any, Final

PLACE: Final = "/"
"""The folder of arrived archives."""

REST: Final = "rest.zip"
"""The archive that every browser fetches after the first screen."""


class Late:
    """The last import finder: it looks in archives that may not have arrived yet.

    Args:
        archives: The packages and modules in each archive, by the archive's name. A top-level package may
            also be partly in the first archive; others, such as `a.b`, are in a single archive.
    """

    def __init__(self, archives: Mapping[str, Collection[str]]) -> None:
        self._archives = {module: archive for archive, modules in archives.items() for module in modules}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Wait for a module's archive, and find the module there; return None if no archive has it."""
        archive = self._archive(name)
        if archive is None:
            return None
        wait(archive)
        inside = name.rpartition(".")[0].replace(".", "/")
        roots = (f"{PLACE}{archive}/", f"{PLACE}{archive}/__pypackages__/", f"{PLACE}files/")
        return PathFinder.find_spec(name, [root + inside for root in roots], target)

    def _archive(self, name: str) -> str | None:
        """Return the archive of a module: the archive of its innermost listed package."""
        while name and name not in self._archives:
            name = name.rpartition(".")[0]
        return self._archives.get(name)


class LateFinder:
    """An import finder for Python restored from a memory snapshot, placed before finders that read files."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Wait once for the remaining files, then let the other finders search."""
        sys.meta_path[:] = [finder for finder in sys.meta_path if finder is not self]
        wait()
        return None


def begin(archives: Mapping[str, Collection[str]]) -> None:
    """Let imports search these archives too; see `Late`."""
    sys.meta_path.sort(key=lambda finder: finder is PathFinder)  # the page's own modules need no files
    sys.meta_path.append(Late(archives))


def awake() -> None:
    """Make the next import wait for the files: after a restore from a snapshot they are missing."""
    sys.meta_path.insert(sys.meta_path.index(PathFinder), LateFinder())


def wait(archive: str = REST) -> None:
    """Block until this archive has arrived, and also the shared archives unless it belongs to a language.

    Raises:
        ConnectionError: It cannot be fetched.
    """
    if not exists(PLACE + archive):
        page: Any = import_module("petri_page")
        try:
            page.wait(archive)
        except Exception as error:
            raise ConnectionError(archive) from error
        invalidate_caches()
