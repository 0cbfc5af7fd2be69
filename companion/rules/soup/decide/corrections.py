"""Corrections: the app is made to agree with the table."""

from __future__ import annotations

from companion.rules.kernel import refuse
from companion.rules.soup import commands as cmd
from companion.rules.soup import events as ev
from companion.rules.soup.data import CUBES_IN_BOX, MOST_POINTS, MOST_WOUNDS
from companion.rules.soup.decide.common import Draft, in_detail, player_of, running
from companion.rules.soup.decide.deaths import change_amoebas
from companion.rules.soup.decide.genes import may_take
from companion.rules.soup.decide.movement import amoeba_of, nothing_open
from companion.rules.soup.state import BEFORE_GENES


def correct(draft: Draft, command: cmd.Correct) -> None:
    """Change a number of a player: biological points, the space on the ladder, or amoebas on the board."""
    running(draft)
    player = player_of(draft, command.seat)
    if command.number == "amoebas":
        nothing_open(draft)
        change_amoebas(draft, player.seat, command.delta)
        return
    if not command.delta:
        raise refuse("nothing-changed")
    if command.number == "points":
        if not 0 <= player.points + command.delta <= MOST_POINTS:
            raise refuse("points-out-of-range", player=player.name, most=MOST_POINTS)
        draft.add(ev.PointsChanged(seat=player.seat, delta=command.delta))
    else:
        if not 1 <= player.place + command.delta <= MOST_POINTS:
            raise refuse("place-out-of-range", player=player.name, most=MOST_POINTS)
        draft.add(ev.PlaceChanged(seat=player.seat, delta=command.delta))


def correct_amoeba(draft: Draft, command: cmd.CorrectAmoeba) -> None:
    """Put the amoeba of a number on the board, or take it off."""
    running(draft)
    in_detail(draft, "full")
    nothing_open(draft)
    player = player_of(draft, command.seat)
    if not command.on_board:
        amoeba_of(player, command.number)
        draft.add(ev.AmoebaRemoved(seat=player.seat, number=command.number))
    elif player.amoeba(command.number) is not None:
        raise refuse("amoeba-on-board", player=player.name, number=command.number)
    else:
        draft.add(ev.AmoebaPlaced(seat=player.seat, number=command.number))


def correct_wounds(draft: Draft, command: cmd.CorrectWounds) -> None:
    """Change the damage points of an amoeba."""
    running(draft)
    in_detail(draft, "full")
    player = player_of(draft, command.seat)
    amoeba = amoeba_of(player, command.number)
    if not command.delta:
        raise refuse("nothing-changed")
    if not 0 <= amoeba.wounds + command.delta <= MOST_WOUNDS:
        raise refuse("wounds-out-of-range", player=player.name, number=amoeba.number, most=MOST_WOUNDS)
    draft.add(ev.WoundsChanged(seat=player.seat, number=amoeba.number, delta=command.delta))


def correct_gene(draft: Draft, command: cmd.CorrectGene) -> None:
    """Give a player a gene card, or take it back; debts that are fixed stay as they are.

    Before phase 3 a card can only have been bought in an earlier round.
    """
    running(draft)
    player = player_of(draft, command.seat)
    if command.held:
        may_take(draft, player, command.gene)
        earlier = command.earlier or draft.state.phase in BEFORE_GENES
        bought = max(1, draft.state.round - 1) if earlier else None
        draft.add(ev.GeneGained(seat=player.seat, gene=command.gene, round=bought))
    elif player.holds(command.gene):
        draft.add(ev.GeneLost(seat=player.seat, gene=command.gene))
    else:
        raise refuse("gene-missing", player=player.name, gene=command.gene)


def correct_supply(draft: Draft, command: cmd.CorrectSupply) -> None:
    """Change the cubes of a colour that are off the board."""
    running(draft)
    in_detail(draft, "full")
    state, player = draft.state, player_of(draft, command.seat)
    if not command.delta:
        raise refuse("nothing-changed")
    least = 0 if state.options.cube_supply else -CUBES_IN_BOX
    if not least <= state.supply[player.seat] + command.delta <= CUBES_IN_BOX:
        raise refuse("supply-out-of-range", player=player.name, least=least, most=CUBES_IN_BOX)
    deltas = (command.delta if seat == player.seat else 0 for seat in range(len(state.players)))
    draft.add(ev.SupplyChanged(deltas=tuple(deltas)))
