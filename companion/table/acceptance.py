"""Checks before an entry is stored, before a game is opened, and on import."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from companion.rules.kernel import Game, Label
from companion.store.codec import within

KEY: Final = re.compile(r"[a-z][a-z0-9-]{0,63}")
"""The pattern of a label's key, and of its variables."""

MOST_VARIABLES: Final = 16
LONGEST_VARIABLE: Final = 500
"""Maximum length of a variable's name, in characters."""


class Unsound(Exception):
    """A state that no screen could show, or a label without a sentence.

    Args:
        what: The invariant that is violated. It may quote typed texts.
    """

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.kind = what.partition(":")[0]
        """Only the invariant, without typed texts, for a log."""


def accept(game: Game[Any], state: Any, *labels: Label) -> Mapping[str, Any]:
    """Check that a game in `state` with these labels could be opened again; return its header.

    Raises:
        Unsound: It could not be opened.
    """
    for label in labels:
        require_said(label)
    try:
        flaw = game.flaw(state)
        header = game.header(state)
    except Exception as error:  # A state cannot be shown if the rules raise an error for it.
        raise Unsound(f"a state that its rules cannot read: {error!r}") from error
    if flaw is not None:
        raise Unsound(flaw)
    return header


def require_said(label: Label) -> None:
    """Check that every language has a sentence for a label.

    Raises:
        Unsound: A language has none.
    """
    if not can_be_said(label):
        raise Unsound(f"a label that nobody can read: {label!r}")


def can_be_said(label: Label) -> bool:
    """Return whether a label's key and variables have the form of a message's key and variables."""
    params = label.params
    if not _is_key(label.key) or len(params) > MOST_VARIABLES:
        return False
    for name, value in params.items():
        if not _is_key(name) or not within(value):
            return False
        if isinstance(value, str) and len(value) > LONGEST_VARIABLE:
            return False
    return True


@lru_cache(4_096)
def _is_key(name: str) -> bool:
    """Return whether the key of a label, or a variable's name, matches the pattern.

    Cached, since journals repeat keys and names.
    """
    return KEY.fullmatch(name) is not None
