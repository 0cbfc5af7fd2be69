"""Plays for BG Stats, an app in which players log their games: a whole play fits into one address.

Source: BG Stats, "Push plays to BG Stats from other apps or websites".
"""

import json
from datetime import UTC
from hashlib import blake2s
from typing import Any, Final
from unicodedata import normalize
from urllib.parse import quote

from companion.exports.play import Play, PlayedBy

PAGE: Final = "https://app.bgstatsapp.com/createPlay.html"
"""The address that opens BG Stats, which asks for confirmation; without that app it is an ordinary page."""

SOURCE: Final = "Petri"

PLAIN: Final = ",:"
"""Characters frequent in JSON that an address need not escape."""


def link(play: Play) -> str:
    """Return the address that passes a play to BG Stats, which recognises a repeated play by its id."""
    data = json.dumps(_play(play), ensure_ascii=False, separators=(",", ":"))
    return f"{PAGE}?data={quote(data, safe=PLAIN)}"


def player_id(name: str) -> str:
    """Return the id of a person, the same for names that differ only in case or Unicode form.

    BG Stats links it to one of its players. A short hash suffices, since the name is sent as well.
    """
    return blake2s(normalize("NFKC", name.casefold()).encode(), digest_size=6).hexdigest()


def _play(play: Play) -> dict[str, Any]:
    told: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": play.began.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S"),
        "game": {
            "name": play.title,
            "sourceGameId": f"{play.game}-{player_id(play.title)}" if play.own_title else play.game,
            "highestWins": not play.fewest_win,
            "noPoints": not play.has_points,
        },
        "players": [_player(player, begins=play.starter == seat) for seat, player in enumerate(play.players)],
    }
    if play.bgg_id is not None:
        told["game"]["bggId"] = play.bgg_id
    if play.place:
        told["location"] = play.place
    if play.minutes:
        told["durationMin"] = play.minutes
    if play.rounds:
        told["rounds"] = play.rounds
    if comments := "\n".join(filter(None, (play.note, play.comment))):
        told["comments"] = comments
    return told


def _player(player: PlayedBy, *, begins: bool) -> dict[str, Any]:
    told: dict[str, Any] = {
        "name": player.name,
        "sourcePlayerId": player_id(player.name),
        "winner": player.won,
    }
    if begins:
        told["startPlayer"] = True
    if player.rank is not None:
        told["rank"] = player.rank
    if player.score is not None:
        told["score"] = player.score
    return told
