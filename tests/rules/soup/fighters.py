"""People who soon have the genes of fights and company, without which attacks and answers are rare."""

from typing import Any, Final

from companion.rules.kernel import Command, Rejection
from companion.rules.soup.corrections import CorrectGene
from companion.rules.soup.data import Gene
from companion.rules.soup.game import SOUP
from tests.rules.drawn import RandomPlayer

FIGHTING: Final[tuple[Gene, ...]] = (
    *("struggle", "defense", "escape", "persistence", "holding", "tentacle", "aggression"),
)


class Fighters(RandomPlayer):
    """A random player of any game; in Primordial Soup one who gives out genes before attacks."""

    def next(self, state: Any) -> Command | None:
        if self.game is SOUP and state.phase == "movement" and state.fight is None and state.move is None:
            for player in state.players:
                for gene in FIGHTING:
                    wish = CorrectGene(seat=player.seat, gene=gene, held=True, earlier=True)
                    if not player.holds(gene) and not isinstance(SOUP.decide(state, wish), Rejection):
                        self.accepted[wish.kind, state.detail] += 1
                        return wish
        return super().next(state)
