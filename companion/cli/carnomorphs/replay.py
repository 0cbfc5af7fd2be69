"""A game of Carnomorphs in lines for people, with nothing in them that a player may hide."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cli.speech import presentable, words
from companion.rules.carnomorphs import KEY
from companion.rules.carnomorphs.state import State


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines for people."""
    speak = words().of(KEY)
    yield speak("cli-replay-entries", entries=entries)
    yield speak("cli-replay-round", round=state.round)
    for player in state.players:
        yield speak(
            "cli-replay-player",
            player=presentable(player.name),
            fate=player.fate,
            light=player.light_wounds,
            serious=player.serious_wounds,
            markers=player.markers,
        )
    if state.phase == "over":
        winners = [presentable(state.players[seat].name) for seat in state.winners]
        if winners:
            yield speak("cli-replay-winners", players=speak.list(winners))
        else:
            yield speak("cli-replay-nobody")
