"""Phase 4: cells divide."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import AMOEBAS
from companion.rules.soup.decide.common import Draft, acting, in_phase
from companion.rules.soup.decide.movement import pay
from companion.rules.soup.prices import amoeba_price


def divide(draft: Draft, command: cmd.Divide) -> None:
    """Place a new amoeba on the board; where is for hands.

    Raises:
        Refused: it is somebody else's turn, all amoebas are on the board or this one is, or there are not
            enough points.
    """
    in_phase(draft, "division")
    player = acting(draft, command.seat)
    free = player.free_numbers
    if not free:
        raise refuse("no-amoeba-left", player=player.name, most=AMOEBAS)
    number = free[0] if command.number is None else command.number
    if number not in free:
        raise refuse("amoeba-on-board", player=player.name, number=number)
    pay(draft, player, amoeba_price(player, draft.state.options))
    draft.add(ev.AmoebaPlaced(seat=player.seat, number=number))
