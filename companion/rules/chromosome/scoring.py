"""Final scoring, line by line.

Source: rulebook, end of the game: one point for each own token on the board, one for each trophy, two for
each fate point left, less the irradiation; ties share the victory, the eliminated lose.
"""

from __future__ import annotations

from companion.rules.chromosome.data import SCORE_PER_FATE
from companion.rules.chromosome.state import FinalScore, Player, ScoreLine, State, Termination


def score(player: Player) -> ScoreLine:
    """Return what a player would score if the game ended now."""
    return ScoreLine(
        seat=player.seat,
        tokens=player.on_board,
        trophies=player.trophy_count,
        fate=SCORE_PER_FATE * player.fate,
        irradiation=player.irradiation,
        eliminated=player.eliminated,
    )


def outcome(state: State, termination: Termination) -> FinalScore:
    """Return everybody's final score, and the winners: the best of those not eliminated, ties shared."""
    lines = tuple(score(player) for player in state.players)
    left = [line for line in lines if not line.eliminated]
    best = max((line.total for line in left), default=0)
    winners = tuple(line.seat for line in left if line.total == best)
    return FinalScore(termination=termination, winners=winners, lines=lines)


def ranking(lines: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """Return the lines best first, the eliminated last; equal scores keep the order of the seats."""
    return tuple(sorted(lines, key=lambda line: (line.eliminated, -line.total, line.seat)))
