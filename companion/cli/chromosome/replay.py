"""A game of Chromosome in lines for people."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cli.speech import presentable, words
from companion.rules.chromosome import KEY
from companion.rules.chromosome.scoring import score
from companion.rules.chromosome.state import State


def replayed(state: State, entries: int) -> Iterator[str]:
    """Yield the state as lines for people."""
    speak = words().of(KEY)
    yield speak("cli-replay-course", entries=entries, round=state.round, rounds=state.rounds)
    yield speak(f"phase-{state.phase}")
    for player in state.players:
        yield speak(
            "cli-replay-player",
            player=presentable(player.name),
            score=score(player).total,
            tokens=player.on_board,
            trophies=player.trophy_count,
            fate=player.fate,
            irradiation=player.irradiation,
        )
    if state.outcome is not None:
        winners = [presentable(state.players[seat].name) for seat in state.outcome.winners]
        yield speak("cli-replay-winners", players=speak.list(winners))
