"""Beginning a game: from a setup to the table."""

from companion.device.open_game import OpenGame
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.ui.core.client import Client
from companion.ui.core.refusals import refusal_words
from companion.ui.game.memory import Memory, S


def begin(client: Client, memory: Memory[S], setup: S) -> str:
    """Begin a game and show its table.

    Returns:
        The reason why the game could not begin, in a sentence; empty if it began.
    """
    words = client.style.words.of(memory.game)
    setup = setup.without_empty_seats()
    try:
        game = client.home.begin(memory.game, setup.command())
    except StoreError as error:
        return refusal_words(words, error)
    if isinstance(game, Rejection):
        return words(game.code, **game.params)
    show(client, memory, setup, game)
    return ""


def show(client: Client, memory: Memory[S], setup: S, game: OpenGame) -> None:
    """Show a game that was just stored; remember its setup, with the names as cleaned by the rules."""
    client.go(f"/game/{game.id}")
    tidied = tuple(
        given.replace(**{field: getattr(player, field) for field in setup.typed})
        for given, player in zip(setup.players, game.table.state.players, strict=True)
    )
    client.keep_for_later(lambda: memory.remember(client.service, setup.replace(players=tidied)))


def begin_again(client: Client, memory: Memory[S]) -> str:
    """Begin the latest game once more; see `begin`."""
    setup = memory.latest(client.service)
    return begin(client, memory, memory.again(setup)) if setup is not None else ""
