"""Results as CSV for spreadsheets: one row per player and game."""

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import Final

from companion.exports.play import Play

COLUMNS: Final = (
    "date",
    "game",
    "player",
    "score",
    "rank",
    "won",
    "players",
    "rounds",
    "entered",
    "note",
    "id",
)
"""The columns, as message keys without their prefix `results-`."""

FORMULA: Final = re.compile(r'(^|[;,\t])([\s"]*)(?=[=+\-@])')
"""Matches the places where a spreadsheet may see a formula begin, whatever separator it assumes."""


def csv_of(plays: Iterable[Play], headings: Sequence[str], separator: str = ",") -> bytes:
    """Return the results of these games, every field quoted, in UTF-8 with its byte-order mark.

    Args:
        plays: The games in the wanted order.
        headings: The title of each of `COLUMNS`.
        separator: The separator of fields; Excel expects a semicolon if decimals have a comma.
    """
    text = io.StringIO()
    rows = csv.writer(text, delimiter=separator, quoting=csv.QUOTE_ALL)
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
                    int(play.entered),
                    _plain(" ".join(play.note.split())),
                    play.id,
                )
            )
    return text.getvalue().encode("utf-8-sig")


def _plain(text: str) -> str:
    """Return a typed text in a form that every spreadsheet treats as text."""
    return FORMULA.sub(r"\1\2'", text)
