"""Phase 4: cells divide."""

from companion.rules.kernel import OWN_SEAT, Command, Label, Value, refuse, who
from companion.rules.soup.data import AMOEBAS
from companion.rules.soup.play import (
    AmoebaPlaced,
    Decision,
    acting,
    amoeba_price,
    change_amoebas,
    in_detail,
    in_phase,
    pay,
    player_of,
    seated_player,
)
from companion.rules.soup.state import Number, Player, Seat, State
from companion.rules.soup.turns import go_on


class Divide(Command, owner=OWN_SEAT):
    """Place a new amoeba, on a space that the players check.

    It may be free for a player without amoebas on the board.
    """

    seat: Seat
    number: Number | None = None
    """The number of the new amoeba; if None, the lowest free number."""

    back: bool = False
    """Whether an amoeba is taken back instead, and its price refunded (quick detail)."""

    def decide(self, decision: Decision) -> None:
        in_phase(decision, "division")
        player = player_of(decision, self.seat) if decision.state.together else acting(decision, self.seat)
        if self.back:
            self._take_back(decision, player)
            return
        free = player.free_numbers
        if not free:
            raise refuse("no-amoeba-left", player=player.name, most=AMOEBAS)
        number = free[0] if self.number is None else self.number
        if number not in free:
            raise refuse("amoeba-on-board", player=player.name, number=number)
        pay(decision, player, amoeba_price(player, decision.state.options))
        decision.add(AmoebaPlaced(seat=player.seat, number=number))
        go_on(decision)

    def _take_back(self, decision: Decision, player: Player) -> None:
        in_detail(decision, "quick")
        change_amoebas(decision, player.seat, -1)
        now = decision.state.players[player.seat]
        pay(decision, now, -amoeba_price(now, decision.state.options))

    def label(self, state: State) -> Label:
        return (
            Label(key="label-divide-back", params=who(state, self.seat))
            if self.back
            else super().label(state)
        )

    def params(self, state: State) -> dict[str, Value]:
        player = seated_player(state, self.seat)
        free = player.free_numbers if player else ()
        points = amoeba_price(player, state.options) if player else 0
        return {
            **who(state, self.seat),
            "number": self.number or (free[0] if free else 0),
            "points": points,
        }
