"""Results as CSV for spreadsheets: a row a player and game."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Final

from companion.exports.play import Play

COLUMNS: Final = ("date", "game", "player", "score", "rank", "won", "players", "rounds", "id")
"""What stands in each row: message keys after `results-`."""

FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What begins a formula for a spreadsheet; a name that begins with it must not become one."""


def csv_of(plays: Iterable[Play], headings: Sequence[str]) -> bytes:
    """The results of these games, UTF-8 with its mark, as spreadsheets want it.

    Args:
        plays: In the order in which they are to stand.
        headings: What stands above each of `COLUMNS`.
    """
    text = io.StringIO()
    rows = csv.writer(text)
    rows.writerow(headings)
    for play in plays:
        for player in play.players:
            rows.writerow(
                (
                    play.began.date().isoformat(),
                    play.title,
                    _plain(player.name),
                    "" if player.score is None else player.score,
                    "" if player.rank is None else player.rank,
                    int(player.won),
                    len(play.players),
                    play.rounds or "",
                    play.id,
                )
            )
    return text.getvalue().encode("utf-8-sig")


def _plain(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name
