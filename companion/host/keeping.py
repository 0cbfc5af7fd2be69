"""The retention of games: they are deleted after the number of days that the operator has set."""

import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

from companion.device.game_service import GameService
from companion.store.errors import StoreError
from companion.table.journal import moment

log = logging.getLogger("companion.host")

SECONDS_BETWEEN: Final = 3600.0
"""Seconds between two checks for old games."""


def remove_old(
    service: GameService,
    days: int | None,
    now: datetime | None = None,
    forget: Callable[[str], None] = lambda _: None,
    unfinished_days: int | None = None,
) -> int:
    """Delete the games whose last entry is too old, with every copy of them.

    Games removed from the list are permanently deleted after the same number of days as finished games.

    A game that cannot be read, or is deleted by another process meanwhile, is left alone.

    Args:
        days: Days for which a finished game is kept; None for no limit.
        now: The current time, in UTC.
        forget: Called with each deleted game.
        unfinished_days: Days for which an idle unfinished game is kept; None for no limit.

    Returns: The number of deleted games.
    """
    today = now or datetime.now(UTC)
    gone, library = 0, service.library
    for game in library.games():
        kept = days if game.finished else unfinished_days
        if kept is None or game.created > (before := today - timedelta(days=kept)):
            continue
        try:
            rows = library.read(game.id).rows
            if not rows or moment(rows[-1]["at"]) > before:
                continue
            service.discard(game.id)
        except (StoreError, ValueError, KeyError, TypeError):
            continue
        forget(game.id)
        gone += 1
    if gone:
        log.info("games whose days are over were removed", extra={"games": gone})
    if days is not None:
        try:
            for game_id in library.purge(today - timedelta(days=days)):
                forget(game_id)
        except StoreError as error:
            log.warning("games that were taken off the list are still there: %s", error.code)
    return gone
