"""Keeping the result: a finished game like any other, marked as entered at its end."""

from companion.rules.final_scores import EnterResult
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.ui.core.client import Client
from companion.ui.core.refusals import refusal_words
from companion.ui.game.game_ui import GameUI
from companion.ui.shared.score.draft import ScoreDraft


def keep(client: Client, ui: GameUI, draft: ScoreDraft) -> str:
    """Store the game that these numbers make, and show its end.

    Returns:
        Why it could not be stored, in a sentence; empty when it was.
    """
    words, home = client.style.words.of(ui.key), client.home
    start, *rest = draft.finals().commands()
    try:
        game = home.begin(ui.key, start, further=[EnterResult(commands=tuple(rest))])
    except StoreError as error:
        return refusal_words(words, error)
    if isinstance(game, Rejection):
        return words(game.code, **game.params)
    client.keep_for_later(lambda: ui.memory.remember(client.service, draft.setup))
    client.go(f"/game/{game.id}")
    return ""
