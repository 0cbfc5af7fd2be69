"""Keys of transient values: reports of processes about themselves and about strangers.

They mean nothing in another store, and a database with nothing else in it counts as empty.
"""

from typing import Final

REPORTS: Final = "host.processes"
"""The key of all processes' figures."""

HEARTBEATS: Final = "party.processes"
"""The key of the heartbeats of all processes."""

PRESENCE: Final = "party.here."
"""The prefix of the keys of connected places, by game."""

GUESSES: Final = "party.guesses."
"""The prefix of the keys of wrong codes, by network."""


def is_transient(key: str) -> bool:
    """Return whether a value is only about a running process."""
    return key in (REPORTS, HEARTBEATS) or key.startswith((PRESENCE, GUESSES))
