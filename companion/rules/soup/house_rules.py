"""The table's own settings: the options, and the level of detail."""

from collections import Counter

from companion.rules.kernel import Command, Detail, Event, refuse
from companion.rules.soundness import require_fitting
from companion.rules.soup.data import CARDS, GENES, Gene
from companion.rules.soup.meals import SupplyChanged
from companion.rules.soup.options import Options
from companion.rules.soup.play import Decision, nothing_open
from companion.rules.soup.state import State
from companion.rules.soup.turns import begin_turn


class SetOptions(Command):
    """Change the rule options.

    Options that contradict the game so far are refused: if an unknown environment card was turned, the cards
    cannot be limited to the eleven known ones; a gene cannot have fewer copies than players hold.
    """

    options: Options

    def decide(self, decision: Decision) -> None:
        require_fitting(self.options)
        state = decision.state.replace(options=self.options)
        if self.options.cards == "eleven" and Counter(state.turned) - Counter(CARDS):
            raise refuse("cards-foreign")
        too_many: Gene | None = next((gene for gene in GENES if state.market(gene) < 0), None)
        if too_many is not None:
            raise refuse("copies-held", gene=too_many, copies=state.copies(too_many))
        decision.add(OptionsSet(options=self.options))
        _begin_a_turn(decision)
        if self.options.cube_supply and min(state.supply, default=0) < 0:
            decision.add(SupplyChanged(deltas=tuple(max(0, -held) for held in state.supply)))


class SetDetail(Command):
    """Change the level of detail; refused while a movement or an attack is unfinished."""

    detail: Detail

    def decide(self, decision: Decision) -> None:
        nothing_open(decision)
        decision.add(DetailSet(detail=self.detail))
        _begin_a_turn(decision)


class OptionsSet(Event, whole=True):
    """Rule options were changed."""

    options: Options


class DetailSet(Event):
    """The level of detail was changed."""

    detail: Detail

    def apply(self, state: State) -> State:
        return state.replace(detail=self.detail, departure=None)


def _begin_a_turn(decision: Decision) -> None:
    """Begin the first player's turn if the new settings no longer let all players act simultaneously."""
    state = decision.state
    if state.together and (state.detail == "full" or state.options.pace == "step"):
        begin_turn(decision, state.order[0])
