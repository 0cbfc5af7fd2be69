"""Plays for BG Stats, the app in which players log what they played: a whole play travels in one address.

Source: BG Stats, "Push plays to BG Stats from other apps or websites".
"""

from __future__ import annotations

import json
from datetime import UTC
from typing import Any, Final
from urllib.parse import quote

from companion.exports.play import Play, PlayedBy

PAGE: Final = "https://app.bgstatsapp.com/createPlay.html"
"""Opens BG Stats with its own question; without that app it is an ordinary page."""

SOURCE: Final = "Petri"


def link(play: Play) -> str:
    """The address that hands a play to BG Stats; the same for the same play, which it then recognises."""
    data = json.dumps(_play(play), ensure_ascii=False, separators=(",", ":"))
    return f"{PAGE}?data={quote(data, safe='')}"


def _play(play: Play) -> dict[str, Any]:
    told: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": play.began.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {
            "name": play.title,
            "sourceGameId": play.game,
            "highestWins": True,
            "noPoints": not play.has_points,
        },
        "players": [_player(player) for player in play.players],
    }
    if play.minutes:
        told["durationMin"] = play.minutes
    if play.rounds:
        told["rounds"] = play.rounds
    return told


def _player(player: PlayedBy) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": player.name,
        "sourcePlayerId": player.name.casefold(),
        "winner": player.won,
    }
    if player.rank is not None:
        told["rank"] = player.rank
    if player.score is not None:
        told["score"] = player.score
    return told
