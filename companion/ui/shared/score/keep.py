"""Storing the result as a finished game like any other, marked as entered afterwards."""

from contextlib import suppress

from companion.device.open_game import OpenGame
from companion.rules.final_scores import EnterResult
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.ui.core.client import Client
from companion.ui.core.refusals import refusal_words
from companion.ui.game.game_ui import GameUI
from companion.ui.shared.score.draft import ScoreDraft
from companion.ui.shared.setup.begin import show


def keep(client: Client, ui: GameUI, draft: ScoreDraft) -> OpenGame | str:
    """Store a game with these numbers, and show its end.

    Returns:
        The game; or why it could not be stored, in a sentence.
    """
    words = client.style.words.of(ui.key)
    start, *rest = draft.finals().commands()
    try:
        game = client.home.begin(ui.key, start, further=[EnterResult(commands=tuple(rest))])
    except StoreError as error:
        return refusal_words(words, error)
    if isinstance(game, Rejection):
        return words(game.code, **game.params)
    _tidy(client, draft.kept)
    show(client, ui.memory, draft.setup, game)
    return game


def stands(client: Client, game_id: str) -> bool:
    """Return whether the result of a stored game still exists: it was neither undone nor deleted."""
    listed = client.service.listed(game_id) if game_id else None
    return listed is not None and listed.finished


def _tidy(client: Client, game_id: str) -> None:
    """Delete the game whose result was undone to be entered again."""
    if not game_id or client.service.listed(game_id) is None:
        return
    with suppress(StoreError):
        if client.service.open(game_id).table.count == 1:
            client.home.delete(game_id)
