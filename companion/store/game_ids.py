"""The ids of games: made for new ones, and checked where they come from outside."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING

from companion.later import Later
from companion.store.errors import NoSuchGame, printable
from companion.store.repository import file_of

if TYPE_CHECKING:
    from companion.store import stored_game as stored_games
else:
    stored_games = Later("companion.store.stored_game")


def free_id(created: datetime, is_free: Callable[[str], bool]) -> str:
    """Return a free id: the day and some letters, so that a person can tell ids apart."""
    while not is_free(game_id := f"{created:%Y-%m-%d}-{secrets.token_hex(3)}"):
        pass
    return game_id


def checked_file_of(game_id: str) -> str:
    """Return the name of the file of the game with that id.

    Raises:
        NoSuchGame: It can be no game's.
    """
    if re.fullmatch(stored_games.GAME_ID, game_id) is None:
        raise no_such(game_id)
    return file_of(game_id)


def no_such(game_id: str) -> NoSuchGame:
    """Return the error that there is no game with that id."""
    return NoSuchGame("store-missing", id=printable(game_id[:64]))
