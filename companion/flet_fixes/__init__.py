"""Fixes of Flet's own code, for the one version of Flet that they were written for.

Each module names the fault and its issue in Flet's tracker, if there is one. A shortcut stays only while
`python -m tests.bench flet` measures a gain of 10 % in its task. For a new Flet, compare each fix with the
new source, remove the needless ones, then raise `FLET`.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from companion.flet_fixes.server import Server

FLET: Final = "1.0.5"
"""The version of Flet that the fixes are for."""


class OtherFlet(RuntimeError):
    """The installed Flet is not version `FLET`.

    Args:
        installed: Its version.
    """

    def __init__(self, installed: str) -> None:
        super().__init__(f"Flet {installed} is installed, Petri needs {FLET}")
        self.installed = installed


def check_version() -> None:
    """Check the version of the installed Flet.

    Raises:
        OtherFlet: It is a different version.
    """
    from flet.version import flet_version

    if flet_version != FLET:
        raise OtherFlet(flet_version)


def apply(server: "Server | None" = None) -> None:
    """Fix Flet for all sessions of this process. Idempotent.

    Args:
        server: The app's callbacks for Flet's web server; None in a process without one.

    Raises:
        OtherFlet: The installed Flet is a different version; nothing was changed.
    """
    check_version()
    for fix in fixes():
        fix()
    if server is not None:
        from companion.flet_fixes.server import fix_server

        fix_server(server)


def fixes() -> tuple[Callable[[], None], ...]:
    """Return the fixes for sessions; each is idempotent."""
    from companion.flet_fixes import (
        configuring,
        construction,
        keyed_lists,
        removal,
        searching,
        validation,
    )

    return (
        keyed_lists.fix,
        configuring.fix,
        construction.fix,
        removal.fix,
        searching.fix,
        validation.fix,
    )
