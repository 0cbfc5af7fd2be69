"""Beginning a game: from a crew to its set-up."""

from __future__ import annotations

from companion.rules.carnomorphs import KEY
from companion.rules.kernel import Rejection
from companion.store.errors import StoreError
from companion.ui.carnomorphs.setup.seating_plan import Setup, remember
from companion.ui.core.client import Client
from companion.ui.theme.letters import shows


def begin(client: Client, setup: Setup) -> str:
    """Begin a game and show its table.

    Returns:
        Why it could not begin, in a sentence; empty when it did.
    """
    words = client.style.words.of(KEY)
    setup = setup.without_empty_seats()
    for seat, player in enumerate(setup.players, 1):
        if not shows(player.name) or not shows(player.character):
            return words("new-not-shown", seat=seat)
    try:
        answer = client.service.begin(KEY, setup.command())
    except StoreError as error:
        return words(error.code, **error.params)
    if isinstance(answer, Rejection):
        return words(answer.code, **answer.params)
    client.go(f"/game/{answer.id}")
    try:
        seated = tuple(
            given.replace(name=player.name, character=player.character)
            for given, player in zip(setup.players, answer.table.state.players, strict=True)
        )
        remember(client.service, setup.replace(players=seated))
    except StoreError as error:
        # The game has begun; only the next one will not be filled in.
        client.tell(words(error.code, **error.params))
    return ""
