"""Final numbers that are submitted to the rules."""

from typing import Any

from companion.rules.final_scores import FinalScores, final_state
from companion.rules.kernel import Game, Rejection
from companion.words import LANGUAGES, Words


class Paper:
    """The final numbers of a game that was played on paper."""

    def __init__(self, finals: FinalScores) -> None:
        self.finals = finals

    def refuses(self, game: Game[Any]) -> str:
        """Return the code with which the rules refuse these numbers; every language has a sentence for it."""
        state = final_state(game, self.finals)
        assert isinstance(state, Rejection)
        for language in LANGUAGES:
            assert Words(language, strict=True).of(game.key)(state.code, **state.params)
        return state.code
