"""Reminders written by the players: texts that are shown during a phase of each round.

They are in the game's header, not in its journal: they are exported with it, and undo does not affect them.
"""

from typing import Any, Final, NamedTuple

from companion.rules.kernel import clean_text

LONGEST: Final = 80
"""Maximum length of a text, in characters."""
MOST: Final = 12
"""Maximum number of reminders of a table."""


class Reminder(NamedTuple):
    """A text and the phase at which it is shown."""

    phase: str
    """The phase's name in the game's state."""

    text: str


def reminders_in(stored: Any) -> tuple[Reminder, ...]:
    """Return the valid reminders in a stored value, without duplicates; if too many, the last ones."""
    match stored:
        case [*rows]:
            found = map(_reminder, rows)
            return tuple(dict.fromkeys(each for each in found if each is not None))[-MOST:]
        case _:
            return ()


def _reminder(row: Any) -> Reminder | None:
    match row:
        case [str(phase), str(text)] if shown := clean_text(text)[:LONGEST].strip():
            return Reminder(phase, shown)
        case _:
            return None
