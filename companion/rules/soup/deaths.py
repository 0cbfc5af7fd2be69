"""Phase 5: natural deaths, and the removal of amoebas from the board."""

from typing import Annotated

from pydantic import Field

from companion.rules.kernel import OWN_SEAT, Command, Event, Value, refuse, who, yes
from companion.rules.soup.data import DEATH_CUBES
from companion.rules.soup.meals import of_each_colour, to_board
from companion.rules.soup.play import (
    AmoebaRemoved,
    Decision,
    change_amoebas,
    in_detail,
    in_phase,
    nothing_open,
    player_of,
)
from companion.rules.soup.state import Seat, State
from companion.rules.soup.turns import go_on


class Bury(Command):
    """Carry out the natural deaths of all players' amoebas (full detail).

    Amoebas with too many damage points are replaced by two cubes of each colour in play (L41).
    """

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "deaths")
        in_detail(decision, "full")
        nothing_open(decision)
        state = decision.state
        if state.buried:
            raise refuse("buried-already")
        for seat in state.order:
            for amoeba in state.players[seat].dying:
                decision.add(AmoebaRemoved(seat=seat, number=amoeba.number))
                to_board(decision, of_each_colour(decision, DEATH_CUBES))
        decision.add(DeadBuried())
        go_on(decision)

    def params(self, state: State) -> dict[str, Value]:
        return {"count": sum(len(player.dying) for player in state.players)}


class LoseAmoebas(Command, owner=OWN_SEAT):
    """Record that amoebas of a player died: eaten in phase 1, or of damage in phase 5.

    A negative number takes deaths back. Only in quick detail, which does not track single amoebas.
    """

    seat: Seat
    count: Annotated[int, Field(ge=-7, le=7)] = 1

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "movement", "deaths")
        player_of(decision, self.seat)
        in_detail(decision, "quick")
        change_amoebas(decision, self.seat, -self.count)

    def params(self, state: State) -> dict[str, Value]:
        return {**who(state, self.seat), "count": abs(self.count), "back": yes(self.count < 0)}


class DeadBuried(Event):
    """The natural deaths of this round were carried out."""

    def apply(self, state: State) -> State:
        return state.replace(buried=True)
