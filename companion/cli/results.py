"""The result of a finished game, as lines of text."""

from typing import Any

from companion.cli.own import OwnCommands
from companion.cli.speech import presentable
from companion.device.games import AnyGame
from companion.exports.play import PlayedBy, played_by
from companion.words import Words


def ranked(game: AnyGame, state: Any) -> tuple[PlayedBy, ...]:
    """Return everybody's result, in the order of the seats."""
    outcome = game.outcome(state)
    assert outcome is not None, "the game is not over"
    return played_by(game.seats(state), outcome)


def result_lines(show: Words, game: AnyGame, own: OwnCommands, state: Any) -> list[str]:
    """Return a line for each player, the best first, and the winners."""
    found = list(zip(ranked(game, state), game.seats(state), strict=True))
    lines: list[str] = []
    for seat in sorted(range(len(found)), key=lambda each: (found[each][0].rank or len(found), each)):
        each, info = found[seat]
        said = {"player": presentable(each.name), "sum": own.scored(state, seat)}
        if each.score is None:
            lines.append(show("cli-score-line", **said))
            continue
        key = "cli-score-out" if info.out else "cli-score-ranked"
        lines.append(show(key, rank=each.rank or 0, score=each.score, **said))
    winners = [presentable(each.name) for each, _ in found if each.won]
    lines.append(show("cli-replay-winners", players=show.list(winners)) if winners else show("end-nobody"))
    return lines
