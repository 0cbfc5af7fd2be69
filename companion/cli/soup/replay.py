"""A game of Primordial Soup in lines for people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cli.speech import presentable, words
from companion.rules.soup import KEY
from companion.rules.soup.state import State


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines for people."""
    speak = words().of(KEY)
    yield speak("cli-replay-entries", entries=entries)
    yield speak("cli-replay-round", round=state.round)
    for player in state.players:
        yield speak(
            "cli-replay-player",
            player=presentable(player.name),
            place=player.place,
            points=player.points,
            amoebas=len(player.amoebas),
            genes=len(player.genes),
        )
    if state.phase == "over":
        winners = [presentable(state.players[seat].name) for seat in state.winners]
        yield speak("cli-replay-winners", players=speak.list(winners))
