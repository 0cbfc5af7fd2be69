"""Keys of transient values: figures, heartbeats and presence of processes, and counts of wrong codes.

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
"""The prefix of the keys of the counts of wrong codes, by partition of addresses."""


def is_transient(key: str) -> bool:
    """Return whether the value with this key is transient."""
    return key in (REPORTS, HEARTBEATS) or key.startswith((PRESENCE, GUESSES))
