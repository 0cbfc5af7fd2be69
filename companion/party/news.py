"""News to the devices at a table besides the game's own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class News:
    """Something that the devices at a table are told besides what the game says."""

    kind: Literal["changed", "nudge"]
    seat: int | None = None
    """The seat that a nudge is for."""

    by: str = ""
    """The name of who nudges; empty: the host."""


Listener = Callable[[News], None]
