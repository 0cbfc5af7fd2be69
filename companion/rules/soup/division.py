"""Phase 4: cells divide."""

from __future__ import annotations

from companion.rules.command import OWN_SEAT, Command, Event
from companion.rules.kernel import Value, refuse
from companion.rules.label_values import who
from companion.rules.soup.data import AMOEBA_PRICE, AMOEBAS, CHEAP_AMOEBA_PRICE
from companion.rules.soup.options import Options
from companion.rules.soup.play import Draft, acting, in_phase, pay, seated_player
from companion.rules.soup.state import Amoeba, Number, Player, Seat, State


class Divide(Command, owner=OWN_SEAT):
    """Place a new amoeba on the board, where is for hands; the first one is free where none is on it."""

    seat: Seat
    number: Number | None = None
    """None: the lowest that is free."""

    def decide(self, draft: Draft) -> None:
        in_phase(draft, "division")
        player = acting(draft, self.seat)
        free = player.free_numbers
        if not free:
            raise refuse("no-amoeba-left", player=player.name, most=AMOEBAS)
        number = free[0] if self.number is None else self.number
        if number not in free:
            raise refuse("amoeba-on-board", player=player.name, number=number)
        pay(draft, player, amoeba_price(player, draft.state.options))
        draft.add(AmoebaPlaced(seat=player.seat, number=number))

    def params(self, state: State) -> dict[str, Value]:
        player = seated_player(state, self.seat)
        free = player.free_numbers if player else ()
        points = amoeba_price(player, state.options) if player else 0
        return {
            **who(state, self.seat),
            "number": self.number or (free[0] if free else 0),
            "points": points,
        }


class AmoebaPlaced(Event):
    """An amoeba came onto the board."""

    seat: Seat
    number: Number
    wounds: int = 0

    def apply(self, state: State) -> State:
        return state.with_amoeba(self.seat, Amoeba(number=self.number, wounds=self.wounds))


def amoeba_price(player: Player, options: Options) -> int:
    """Return the price of a new amoeba: 6, with Division Rate 4; by option a player's first is free (U4)."""
    if not player.amoebas and options.first_amoeba_free:
        return 0
    return CHEAP_AMOEBA_PRICE if player.has("division-rate") else AMOEBA_PRICE
