"""Modules that arrive after the first screen: whoever imports one earlier waits until it is there.

It goes into the archive by itself and knows nothing of Petri. The site has two archives: one with all that
the first screen imports, and one with the rest, which is fetched when that screen stands.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from importlib import import_module, invalidate_caches
from importlib.machinery import ModuleSpec, PathFinder
from os.path import exists
from types import ModuleType
from typing import Any, Final

LAST: Final = "/rest.zip"
"""The archive that comes last."""

ROOTS: Final = (f"{LAST}/", f"{LAST}/__pypackages__/", "/files/")
"""Where modules of the rest are once it has arrived."""


class Late:
    """The last finder: what no other finds may be in the rest.

    Args:
        packages: What the rest has modules of, packages of the first archive among them.
    """

    def __init__(self, packages: Collection[str]) -> None:
        self._packages = frozenset(packages)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where that module is, or None."""
        if name.partition(".")[0] not in self._packages:
            return None
        wait()
        inside = name.rpartition(".")[0].replace(".", "/")
        return PathFinder.find_spec(name, [root + inside for root in ROOTS], target)


class Waiting:
    """Stands before all who look into files, where Python began with its modules in memory and no files."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """None: it has all others wait for the files, once."""
        sys.meta_path[:] = [finder for finder in sys.meta_path if finder is not self]
        wait()
        return None


def begin(packages: Collection[str]) -> None:
    """Find modules of these packages in the rest, too."""
    sys.meta_path.sort(key=lambda finder: finder is PathFinder)  # the page's own modules need no files
    sys.meta_path.append(Late(packages))


def awake() -> None:
    """Begin without files."""
    sys.meta_path.insert(sys.meta_path.index(PathFinder), Waiting())


def wait() -> None:
    """Nothing goes on until every archive is there."""
    if not exists(LAST):
        page: Any = import_module("petri_page")
        page.wait()
        invalidate_caches()
