"""Storing the result as a finished game, marked as entered afterwards, and correcting a stored result."""

from contextlib import suppress
from typing import Any

from companion.device.open_game import OpenGame
from companion.rules.final_scores import EnterResult, FinalScores
from companion.rules.kernel import Rejection
from companion.rules.notes import WriteNote
from companion.store.errors import StoreError
from companion.ui import kit
from companion.ui.core.client import Client
from companion.ui.core.refusals import refusal_words
from companion.ui.game.game_ui import GameUI
from companion.ui.shared.score.draft import ScoreDraft, ScoreDrafts
from companion.ui.shared.setup.begin import show


def keep(client: Client, ui: GameUI, draft: ScoreDraft) -> OpenGame | str:
    """Store a game with these numbers, or correct the game they come from, and show its end.

    Returns:
        The game; or why it could not be stored, in a sentence.
    """
    words = client.style.words.of(ui.key)
    finals = draft.finals()
    start, *rest = finals.commands()
    try:
        game = _corrected(client, draft.kept, finals)
        is_new = game is None
        if game is None:
            game = client.home.begin(ui.key, start, further=[EnterResult(commands=tuple(rest))])
    except StoreError as error:
        return refusal_words(words, error)
    if isinstance(game, Rejection):
        return words(game.code, **game.params)
    if is_new:
        _tidy(client, draft.kept)
    if draft.edits:  # The people of a past game need not be those of the next game.
        client.go(f"/game/{game.id}")
    else:
        show(client, ui.memory, draft.setup, game)
    return game


def stands(client: Client, game_id: str) -> bool:
    """Return whether the result of a stored game still exists: it was neither undone nor deleted."""
    listed = client.service.listed(game_id) if game_id else None
    return listed is not None and listed.finished


def is_taken_back(game: OpenGame) -> bool:
    """Return whether a game's entered result was undone, and a redo would still bring it back."""
    return not _stands(game) and _end_of(game) is not None


def correct(client: Client, ui: GameUI, game: OpenGame) -> None:
    """Open the score sheet with the numbers in a game's journal; if there are none, do nothing."""
    end, kind = _end_of(game), game.game.final_scores
    if end is None or kind is None:
        return
    drafts = kit.kept_draft(client, ScoreDrafts)
    before = drafts.now.drafts.get(ui.key)
    if before is None or not before.edits or before.kept != game.id or _stands(game):
        finals = kind.of(end)
        people = ui.memory.fresh(client.service).replace(players=finals.players, options=finals.options)
        draft = ScoreDraft.stored(finals, people, game.id)
        drafts.change(lambda now: now.changed(ui.key, draft))
    client.wished_game = ui.key
    client.go("/score")


def _stands(game: OpenGame) -> bool:
    return game.game.is_entered(game.table.state)


def _end_of(game: OpenGame) -> Any | None:
    """Return the entered final state of a game, or the one that redoing everything would bring back."""
    table = game.table
    if _stands(game):
        return table.state
    if not table.state.entered or table.count != 1:
        return None
    end = game.game.fold((event for entry in table.undone for event in entry.events), table.state)
    return end if game.game.is_entered(end) else None


def _corrected(client: Client, game_id: str, finals: FinalScores) -> OpenGame | Rejection | None:
    """Replace the numbers that a stored game has, or had before they were undone; its note stays.

    Returns:
        The game; the refusal; or None if there is no such game, or these people need a new one.
    """
    if not game_id or client.service.listed(game_id) is None:
        return None
    game = client.service.open(game_id)
    end, table, access = _end_of(game), game.table, client.access
    changes = finals.changes(game.game, table.state_after(1)) if end is not None else None
    if end is None or changes is None:
        return None
    answer: object = None
    if finals == type(finals).of(end):
        if not _stands(game):
            answer = access.redo(game, len(table.undone))
        return answer if isinstance(answer, Rejection) else game
    if table.count > 1:
        answer = access.undo(game, table.count - 1)
    if not isinstance(answer, Rejection):
        note = [WriteNote(text=end.note)] if end.note else []
        answer = access.submit(game, EnterResult(commands=changes), *note)
    return answer if isinstance(answer, Rejection) else game


def _tidy(client: Client, game_id: str) -> None:
    """Delete the game whose result was entered again, for other people or rules."""
    if not game_id or client.service.listed(game_id) is None:
        return
    with suppress(StoreError):
        if _end_of(client.service.open(game_id)) is not None:
            client.home.delete(game_id)
