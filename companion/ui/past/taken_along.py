"""The export of listed games: their results, read from the headers alone."""

from __future__ import annotations

from collections.abc import Sequence

from companion.exports.play import Play
from companion.store.summaries import GameSummary
from companion.ui.core.client import Client
from companion.ui.game_summary import listed_game
from companion.ui.games import keys
from companion.ui.shared.exports import play_of_results, save_csv
from companion.words import Words


def play_of_summary(words: Words, game: GameSummary) -> Play | None:
    """Return a finished game for export; None where it is not over, or the game is unknown."""
    if not game.finished or game.game not in keys():
        return None
    listed = listed_game(game)
    return play_of_results(
        game.id,
        game.game,
        words.local(game.created),
        names=listed.names,
        scores=tuple(player.score for player in listed.players),
        winners=tuple(seat for seat, player in enumerate(listed.players) if player.won),
        rounds=listed.round,
    )


def save_results(client: Client, games: Sequence[GameSummary]) -> None:
    """Offer the results of all finished games to the device as one table, the oldest first."""
    found = (play_of_summary(client.style.words, game) for game in games)
    save_csv(client, [play for play in found if play is not None], "petri.csv")
