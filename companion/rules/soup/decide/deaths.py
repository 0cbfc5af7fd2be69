"""Phase 5: natural deaths."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import DEATH_CUBES
from companion.rules.soup.decide import cubes
from companion.rules.soup.decide.common import Draft, in_detail, in_phase, player_of
from companion.rules.soup.decide.movement import nothing_open
from companion.rules.soup.dying import dying


def bury(draft: Draft) -> None:
    """Amoebas with too many damage points are replaced by two cubes of each colour in play (L41)."""
    in_phase(draft, "deaths")
    in_detail(draft, "full")
    nothing_open(draft)
    state = draft.state
    if state.buried:
        raise refuse("buried-already")
    for seat in state.order:
        for amoeba in dying(state.players[seat]):
            draft.add(ev.AmoebaRemoved(seat=seat, number=amoeba.number))
            cubes.to_board(draft, cubes.of_each_colour(draft, DEATH_CUBES))
    draft.add(ev.DeadBuried())


def lose_amoebas(draft: Draft, command: cmd.LoseAmoebas) -> None:
    """Amoebas of a player died, eaten in phase 1 or of damage in phase 5, or come back (quick detail)."""
    in_phase(draft, "movement", "deaths")
    player_of(draft, command.seat)
    in_detail(draft, "quick")
    change_amoebas(draft, command.seat, -command.count)


def change_amoebas(draft: Draft, seat: int, delta: int) -> None:
    """So many amoebas come onto the board, the lowest numbers first, or leave it, the highest first.

    Raises:
        Refused: nothing would change, or there are not as many.
    """
    player = player_of(draft, seat)
    if not delta:
        raise refuse("nothing-changed")
    if delta > len(player.free_numbers):
        raise refuse("amoebas-off-board", player=player.name, count=len(player.free_numbers))
    if -delta > len(player.amoebas):
        raise refuse("amoebas-on-board", player=player.name, count=len(player.amoebas))
    for number in player.free_numbers[: max(0, delta)]:
        draft.add(ev.AmoebaPlaced(seat=seat, number=number))
    for amoeba in player.amoebas[len(player.amoebas) + min(0, delta) :]:
        draft.add(ev.AmoebaRemoved(seat=seat, number=amoeba.number))
