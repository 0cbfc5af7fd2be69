"""How long an instance keeps what was played: finished games go after as many days as its operator says."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from companion.game_service import GameService
from companion.store.errors import StoreError
from companion.table.journal import moment

log = logging.getLogger("companion.host")

SECONDS_BETWEEN: Final = 3600.0
"""How often old games are looked for."""


def remove_old(
    service: GameService,
    days: int,
    now: datetime | None = None,
    forget: Callable[[str], None] = lambda _: None,
) -> int:
    """Delete the finished games whose last entry is older than that, with every copy of them.

    A game that cannot be read, or is deleted by another process meanwhile, is left alone.

    Args:
        service: The games.
        days: How long a finished game is kept.
        now: This moment, in UTC.
        forget: Called with each game that is gone.

    Returns:
        How many there were.
    """
    before = (now or datetime.now(UTC)) - timedelta(days=days)
    gone, library = 0, service.library
    for game in library.games():
        if not game.finished or game.created > before:
            continue
        try:
            rows = library.read(game.id).rows
            if not rows or moment(rows[-1]["at"]) > before:
                continue
            service.delete(game.id)  # whoever still looks at it is told
            library.discard(game.id)
        except (StoreError, ValueError, KeyError, TypeError):
            continue
        forget(game.id)
        gone += 1
    if gone:
        log.info("finished games were removed", extra={"games": gone})
    return gone
