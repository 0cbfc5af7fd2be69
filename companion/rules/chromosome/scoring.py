"""The end of the game and its final scoring, line by line.

Source: rulebook, end of the game: one point for each own token on the board, one for each trophy, two for
each fate point left, less the irradiation; tied players share the victory, eliminated players lose.
"""

from companion.rules.chromosome.data import SCORE_PER_FATE
from companion.rules.chromosome.elimination import doomed
from companion.rules.chromosome.play import Decision, require_game
from companion.rules.chromosome.state import FinalScore, Player, ScoreLine, State, Termination
from companion.rules.kernel import Event, RoundCommand


class EndGame(RoundCommand):
    """End the game now by agreement, and score it."""

    def decide(self, decision: Decision) -> None:
        require_game(decision)
        end_game(decision, "agreement")


class GameEnded(Event):
    """The game is over and scored."""

    outcome: FinalScore

    def apply(self, state: State) -> State:
        return state.replace(
            phase="over",
            outcome=self.outcome,
            active=None,
            late_mover=None,
            battle=None,
            radiation=None,
            roll=None,
            evolution=None,
            clocks=False,
        )


def score(player: Player) -> ScoreLine:
    """Return the score that a player would have if the game ended now."""
    return ScoreLine(
        seat=player.seat,
        tokens=player.on_board,
        trophies=player.trophy_count,
        fate=SCORE_PER_FATE * player.fate,
        irradiation=player.irradiation,
        eliminated=player.eliminated,
    )


def outcome(state: State, termination: Termination) -> FinalScore:
    """Return everybody's final score, and the winners: the best players not eliminated, several in a tie."""
    lines = tuple(score(player) for player in state.players)
    left = [line for line in lines if not line.eliminated]
    best = max((line.total for line in left), default=0)
    winners = tuple(line.seat for line in left if line.total == best)
    return FinalScore(termination=termination, winners=winners, lines=lines)


def ranking(lines: tuple[ScoreLine, ...]) -> tuple[ScoreLine, ...]:
    """Return the lines best first, the eliminated last; equal scores keep the order of the seats."""
    return tuple(sorted(lines, key=lambda line: (line.eliminated, -line.total, line.seat)))


def end_game(decision: Decision, termination: Termination) -> None:
    """Score and close the game; players due for elimination lose, even if nobody confirmed that."""
    decision.add(*doomed(decision.state))
    decision.add(GameEnded(outcome=outcome(decision.state, termination)))


def score_anew(decision: Decision) -> None:
    """Score a finished game again after a correction by hand.

    If nobody is eliminated any more, the recorded ending can no longer be an elimination.
    """
    ended = decision.state.outcome
    if ended is None:
        return
    termination = ended.termination
    if termination == "elimination" and not any(player.eliminated for player in decision.state.players):
        termination = "rounds" if decision.state.clock <= 1 else "agreement"
    decision.add(GameEnded(outcome=outcome(decision.state, termination)))
