"""Keys of transient values: figures, heartbeats and presence of processes, and counts of wrong codes.

The values mean nothing in another store, and a database that contains nothing else counts as empty.
"""

from typing import Final

REPORTS: Final = "host.processes"
"""The key of the value with the figures of all processes."""

HEARTBEATS: Final = "party.processes"
"""The key of the value with the heartbeats of all processes."""

PRESENCE: Final = "party.here."
"""Prefix of a key for each game, whose value has the connected places of that game."""

GUESSES: Final = "party.guesses."
"""Prefix of a key for each partition of addresses; the value has the counts of wrong codes."""


def is_transient(key: str) -> bool:
    """Return whether the value with this key is transient."""
    return key in (REPORTS, HEARTBEATS) or key.startswith((PRESENCE, GUESSES))
