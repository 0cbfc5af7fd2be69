"""Phase 4: cells divide."""

from companion.rules.kernel import OWN_SEAT, Command, Label, Value, refuse, who
from companion.rules.soup.data import AMOEBAS
from companion.rules.soup.play import (
    AmoebaPlaced,
    Draft,
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
    """Place a new amoeba, on a space that the players see to; it may be free where the board has none."""

    seat: Seat
    number: Number | None = None
    """None: the lowest that is free."""

    back: bool = False
    """Whether one is taken back instead, and its price returned (quick detail)."""

    def decide(self, draft: Draft) -> None:
        in_phase(draft, "division")
        player = player_of(draft, self.seat) if draft.state.together else acting(draft, self.seat)
        if self.back:
            self._take_back(draft, player)
            return
        free = player.free_numbers
        if not free:
            raise refuse("no-amoeba-left", player=player.name, most=AMOEBAS)
        number = free[0] if self.number is None else self.number
        if number not in free:
            raise refuse("amoeba-on-board", player=player.name, number=number)
        pay(draft, player, amoeba_price(player, draft.state.options))
        draft.add(AmoebaPlaced(seat=player.seat, number=number))
        go_on(draft)

    def _take_back(self, draft: Draft, player: Player) -> None:
        in_detail(draft, "quick")
        change_amoebas(draft, player.seat, -1)
        now = draft.state.players[player.seat]
        pay(draft, now, -amoeba_price(now, draft.state.options))

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
